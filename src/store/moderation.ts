import type { Database, Row, Statement, Value } from './database.ts';
import { personFrom } from './row-readers.ts';
import type { PersonRow } from './rows.ts';

/** What a moderator may do. What he only looked at and let be is `dismiss`. */
export const ACTS = ['mute', 'unmute', 'close', 'reopen', 'dismiss', 'appoint', 'depose'] as const;
export type Act = (typeof ACTS)[number];

/** What somebody may do besides what everybody may, and what he may not. */
export interface StandingRow {
  readonly isModerator: boolean;
  /** He says nothing at tables before then. */
  readonly mutedUntil: number;
  /** When his account was closed; null while it is open. */
  readonly closed: number | null;
}

/** Somebody complains about another, or about what he has said at a table. */
export interface ReportRow {
  readonly id: string;
  readonly reporter: string;
  readonly person: string;
  readonly table: string | null;
  /** What was said, as it was then. */
  readonly line: string | null;
  readonly reason: string;
  readonly at: number;
}

/** Something a moderator has done: kept for good, with why. */
export interface ActRow {
  readonly id: string;
  /** Null when it was done by the host of the server. */
  readonly moderator: string | null;
  readonly person: string;
  readonly act: Act;
  readonly reason: string;
  readonly at: number;
  /** Of a mute: until when. */
  readonly until: number | null;
}

export interface Moderation {
  standing(person: string): Promise<StandingRow>;
  moderators(): Promise<readonly PersonRow[]>;
  /** Complaints are settled by the next act on the person. False when the same one is open already. */
  addReport(row: ReportRow): Promise<boolean>;
  /** Those that wait, the oldest first. */
  openReports(limit: number): Promise<readonly ReportRow[]>;
  /** Does what the act says, keeps it and settles what was complained of, all or nothing. */
  keepAct(row: ActRow): Promise<void>;
  /** The last first. */
  acts(limit: number): Promise<readonly ActRow[]>;
}

const orNull = (value: Value): string | null => (value === null ? null : String(value));

const reportFrom = (row: Row): ReportRow => ({
  id: String(row.id),
  reporter: String(row.reporter),
  person: String(row.person),
  table: orNull(row.table_id),
  line: orNull(row.line),
  reason: String(row.reason),
  at: Number(row.at),
});

const actFrom = (row: Row): ActRow => ({
  id: String(row.id),
  moderator: orNull(row.moderator),
  person: String(row.person),
  act: String(row.act) as Act,
  reason: String(row.reason),
  at: Number(row.at),
  until: row.until === null ? null : Number(row.until),
});

/** What an act changes of a person’s standing: a column and its value. */
const changeBy = ({ act, at, until }: ActRow): readonly [column: string, value: Value] | null => {
  switch (act) {
    case 'mute':
      return ['muted_until', until];
    case 'unmute':
      return ['muted_until', 0];
    case 'close':
      return ['closed', at];
    case 'reopen':
      return ['closed', null];
    case 'appoint':
      return ['is_moderator', 1];
    case 'depose':
      return ['is_moderator', 0];
    case 'dismiss':
      return null;
  }
};

const standingStatements = (row: ActRow): Statement[] => {
  const change = changeBy(row);
  if (change === null) return [];
  const [column, value] = change;
  return [
    ['INSERT INTO standings (person) VALUES ($1) ON CONFLICT DO NOTHING', row.person],
    [`UPDATE standings SET ${column} = $2 WHERE person = $1`, row.person, value],
  ];
};

export const moderation = (db: Database): Moderation => ({
  async standing(person) {
    const [row] = await db.all('SELECT * FROM standings WHERE person = $1', person);
    return row === undefined
      ? { isModerator: false, mutedUntil: 0, closed: null }
      : {
          isModerator: row.is_moderator === 1,
          mutedUntil: Number(row.muted_until),
          closed: row.closed === null ? null : Number(row.closed),
        };
  },

  async moderators() {
    const sql = `SELECT * FROM people
      WHERE id IN (SELECT person FROM standings WHERE is_moderator = 1) ORDER BY name_key`;
    return (await db.all(sql)).map(personFrom);
  },

  async addReport({ id, reporter, person, table, line, reason, at }) {
    const [kept] = await db.write([
      [
        `INSERT INTO reports (id, reporter, person, table_id, line, reason, at)
          SELECT $1, $2, $3, $4, $5, $6, $7 WHERE NOT EXISTS
            (SELECT 1 FROM reports WHERE reporter = $2 AND person = $3 AND act IS NULL
              AND COALESCE(line, '') = $8)`,
        id,
        reporter,
        person,
        table,
        line,
        reason,
        at,
        line ?? '',
      ],
    ]);
    return kept === 1;
  },

  async openReports(limit) {
    const sql = 'SELECT * FROM reports WHERE act IS NULL ORDER BY at, id LIMIT $1';
    return (await db.all(sql, limit)).map(reportFrom);
  },

  async keepAct(row) {
    const { id, moderator, person, act, reason, at, until } = row;
    await db.write([
      ...standingStatements(row),
      [
        `INSERT INTO acts (id, moderator, person, act, reason, at, until)
          VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        id,
        moderator,
        person,
        act,
        reason,
        at,
        until,
      ],
      ['UPDATE reports SET act = $1 WHERE person = $2 AND act IS NULL', id, person],
    ]);
  },

  async acts(limit) {
    return (await db.all('SELECT * FROM acts ORDER BY at DESC, id LIMIT $1', limit)).map(actFrom);
  },
});
