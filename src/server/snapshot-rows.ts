import { createHash } from 'node:crypto';
import type { Game } from '../kernel/game.ts';
import { settledPart, snapshotOf, type Snapshot } from '../kernel/snapshot.ts';
import type { Happening } from '../kernel/umpire.ts';
import type { SnapshotRow, Tally } from '../store/rows.ts';
import type { Played } from './entries.ts';
import type { Wait } from './pace.ts';

/** Snapshots as they are kept: texts that tell whether they have come to harm. */

/** Up to where a table has been kept as a snapshot. */
export interface Shot {
  readonly version: number;
  /** How much of the log is in pages, and how many of its events each audience was told. */
  readonly log: number;
  readonly heard: Tally;
}

/** A table of which snapshots are kept. */
export interface Kept extends Played {
  readonly id: string;
  readonly version: number;
  shot: Shot;
}

export const NO_SHOT: Shot = { version: 0, log: 0, heard: [] };

/** What a table is made of again. */
export interface Body {
  readonly snapshot: Snapshot;
  readonly tellings: Tally;
  readonly waits: readonly Wait[];
  readonly heard: Tally;
}

/** Counts the forms that a body has had. */
const FORM = 2;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const HASH_LENGTH = hashOf('').length;

const sealed = (document: unknown): string => {
  const text = JSON.stringify(document);
  return hashOf(text) + text;
};

const unsealed = (text: string): unknown => {
  const document = text.slice(HASH_LENGTH);
  return hashOf(document) === text.slice(0, HASH_LENGTH) ? JSON.parse(document) : null;
};

export const bodyFrom = (text: string): Body | null => unsealed(text) as Body | null;
export const pageFrom = (text: string): readonly Happening[] | null =>
  unsealed(text) as readonly Happening[] | null;

const makers = new WeakMap<Game, string>();

/** Who can read a snapshot: a program with the same rules in which all integers mean the same. */
export const makerOf = (game: Game): string => {
  const known = makers.get(game);
  if (known !== undefined) return known;
  const { rules, scenarios, options } = game.meta;
  const usual = Object.fromEntries(options.map(({ name, values }) => [name, values[0]]));
  const columns = Object.entries(game.setup(scenarios[0].name, usual)).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.length : typeof value,
  ]);
  const made = hashOf(JSON.stringify([FORM, rules, game.lexicon, columns]));
  makers.set(game, made);
  return made;
};

/** These events counted by audience, after those that were counted before. */
const countHeard = (events: readonly Happening[], before: Tally): Tally => {
  const counts = new Map(before);
  for (const { audience } of events) counts.set(audience, (counts.get(audience) ?? 0) + 1);
  return [...counts];
};

/** How many of the events that were counted somebody heard. */
export const heardOf = (tally: Tally, hears: (audience: number) => boolean): number =>
  tally.reduce((sum, [audience, count]) => sum + (hears(audience) ? count : 0), 0);

/** The snapshot of a table as it stands now, and where the next one goes on. */
export const rowFor = ({
  id,
  table,
  version,
  tellings,
  waits,
  shot,
}: Kept): [SnapshotRow, Shot] => {
  const { log: to } = settledPart(table);
  const page = table.log.slice(shot.log - table.shed.log, to - table.shed.log);
  const heard = countHeard(page, shot.heard);
  const body: Body = { snapshot: snapshotOf(table), tellings: [...tellings], waits, heard };
  const row = {
    table: id,
    version,
    maker: makerOf(table.game),
    from: shot.log,
    to,
    heard: shot.heard,
    page: sealed(page),
    body: sealed(body),
  };
  return [row, { version, log: to, heard }];
};
