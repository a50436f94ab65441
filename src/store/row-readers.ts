import type { Row, Value } from './database.ts';
import type { ChatRow, PersonRow, SessionRow, TableRow } from './rows.ts';

/** Rows of the database as what they stand for. */

const json = (value: Value): unknown => JSON.parse(String(value));
const jsonOrNull = (value: Value): unknown => (value === null ? null : json(value));

/** The other way round. */
export const textOrNull = (value: unknown): string | null =>
  value === null ? null : JSON.stringify(value);

export const personFrom = (row: Row): PersonRow => ({
  id: String(row.id),
  name: String(row.name),
  created: Number(row.created),
  ...(row.owner !== null && { owner: String(row.owner) }),
});

export const tableFrom = (row: Row): TableRow => ({
  id: String(row.id),
  game: String(row.game),
  rules: String(row.rules),
  start: json(row.start) as TableRow['start'],
  seed: String(row.seed),
  holders: json(row.holders) as TableRow['holders'],
  pace: jsonOrNull(row.pace) as TableRow['pace'],
  reading: jsonOrNull(row.reading) as TableRow['reading'],
  invitation: String(row.invitation),
  isPublic: row.is_public === 1,
  host: String(row.host),
  created: Number(row.created),
  version: Number(row.version),
  outcome: jsonOrNull(row.outcome) as TableRow['outcome'],
  changed: Number(row.changed),
});

/** What two names have in common that are the same name. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

export const sessionFrom = (row: Row): SessionRow => ({
  hash: String(row.hash),
  person: String(row.person),
  expires: Number(row.expires),
});

export const chatFrom = (row: Row): ChatRow => ({
  table: String(row.table_id),
  person: String(row.person),
  text: String(row.text),
  at: Number(row.at),
  audience: Number(row.audience),
});
