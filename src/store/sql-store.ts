import type { Database, Statement } from './database.ts';
import { accounts } from './accounts.ts';
import { beside } from './beside.ts';
import { channels } from './channels.ts';
import { jobs } from './jobs.ts';
import { keepers, NEEDS_KEEPER } from './keepers.ts';
import { moderation } from './moderation.ts';
import { ownBots } from './own-bots.ts';
import {
  chatFrom,
  nameKey,
  personFrom,
  sessionFrom,
  tableFrom,
  textOrNull,
} from './row-readers.ts';
import type { Holder, KeptEntry, RatingRow, TableRow } from './rows.ts';
import { simulations } from './simulations.ts';
import { snapshots } from './snapshots.ts';
import type { Store } from './store.ts';

const MOST_TRIES = 20;

const seatStatements = (id: string, holders: readonly Holder[]): Statement[] => {
  const people = new Set(holders.flatMap((h) => (h.kind === 'person' ? [h.person] : [])));
  return [...people].map((person): Statement => [
    'INSERT INTO seats (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    id,
    person,
  ]);
};

/** A table with a bot that thinks or a clock that is watched needs a keeper. */
const leaseStatements = (id: string, holders: readonly Holder[], isPaced: boolean): Statement[] =>
  isPaced || holders.some(({ kind }) => kind === 'bot') ? [[NEEDS_KEEPER, id]] : [];

const tableStatements = (t: TableRow): Statement[] => [
  [
    `INSERT INTO tables (id, game, rules, start, seed, holders, invitation, is_public, host,
      created, version, outcome, changed, pace, reading)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    t.id,
    t.game,
    t.rules,
    JSON.stringify(t.start),
    t.seed,
    JSON.stringify(t.holders),
    t.invitation,
    t.isPublic ? 1 : 0,
    t.host,
    t.created,
    t.version,
    textOrNull(t.outcome),
    t.changed,
    textOrNull(t.pace),
    textOrNull(t.reading),
  ],
  ...seatStatements(t.id, t.holders),
  ...leaseStatements(t.id, t.holders, t.pace !== null),
];

/** The store over a database that speaks SQL. */
export const sqlStore = (db: Database): Store => ({
  ...keepers(db),
  ...jobs(db),
  ...channels(db),
  ...snapshots(db),
  ...accounts(db),
  ...moderation(db),
  ...beside(db),
  ...simulations(db),
  ...ownBots(db),

  async addPerson({ id, name, created }) {
    try {
      await db.write([
        [
          'INSERT INTO people (id, name, name_key, created) VALUES ($1, $2, $3, $4)',
          id,
          name,
          nameKey(name),
          created,
        ],
      ]);
      return true;
    } catch (error) {
      if (db.isTaken(error)) return false;
      throw error;
    }
  },

  async person(id) {
    const [row] = await db.all('SELECT * FROM people WHERE id = $1', id);
    return row === undefined ? null : personFrom(row);
  },

  async personCalled(name) {
    const [row] = await db.all('SELECT * FROM people WHERE name_key = $1', nameKey(name));
    return row === undefined ? null : personFrom(row);
  },

  async setPassword(person, hash) {
    await db.write([['UPDATE people SET password = $2 WHERE id = $1', person, hash]]);
  },

  async passwordOf(person) {
    const [row] = await db.all('SELECT password FROM people WHERE id = $1', person);
    return row === undefined || row.password === null ? null : String(row.password);
  },

  async addSession({ hash, person, expires }) {
    await db.write([
      ['INSERT INTO sessions (hash, person, expires) VALUES ($1, $2, $3)', hash, person, expires],
    ]);
  },

  async session(hash, now) {
    const [row] = await db.all(
      'SELECT * FROM sessions WHERE hash = $1 AND expires > $2',
      hash,
      now,
    );
    return row === undefined ? null : sessionFrom(row);
  },

  async endSession(hash) {
    await db.write([['DELETE FROM sessions WHERE hash = $1', hash]]);
  },

  async addTable(table) {
    await db.write([...tableStatements(table), ...db.news(table.id)]);
  },

  async addGame(table, entries, chat) {
    try {
      await db.write([
        ...tableStatements(table),
        ...entries.map(({ seat, code, at }, n): Statement => [
          'INSERT INTO entries (table_id, n, seat, code, at) VALUES ($1, $2, $3, $4, $5)',
          table.id,
          n,
          seat,
          code,
          at,
        ]),
        ...chat.map(({ person, text, at, audience }, i): Statement => [
          `INSERT INTO chat (table_id, n, person, text, at, audience)
            VALUES ($1, $2, $3, $4, $5, $6)`,
          table.id,
          i + 1,
          person,
          text,
          at,
          audience,
        ]),
      ]);
      return true;
    } catch (error) {
      if (db.isTaken(error)) return false;
      throw error;
    }
  },

  async table(id) {
    const [row] = await db.all('SELECT * FROM tables WHERE id = $1', id);
    return row === undefined ? null : tableFrom(row);
  },

  async tablesFor(person, limit) {
    const rows = await db.all(
      `SELECT * FROM tables WHERE is_public = 1
        OR id IN (SELECT table_id FROM seats WHERE person = $1)
        ORDER BY changed DESC, id LIMIT $2`,
      person,
      limit,
    );
    return rows.map(tableFrom);
  },

  async runningTables(person, limit) {
    const rows = await db.all(
      `SELECT * FROM tables WHERE outcome IS NULL
        AND id IN (SELECT table_id FROM seats WHERE person = $1)
        ORDER BY changed DESC, id LIMIT $2`,
      person,
      limit,
    );
    return rows.map(tableFrom);
  },

  async openTables(after, limit) {
    const rows = await db.all(
      'SELECT * FROM tables WHERE outcome IS NULL AND id > $1 ORDER BY id LIMIT $2',
      after,
      limit,
    );
    return rows.map(tableFrom);
  },

  async reseat(id, before, after) {
    const [changed] = await db.write([
      [
        `UPDATE tables SET holders = $5, reading = $6
          WHERE id = $1 AND version = $2 AND holders = $3 AND reading IS NOT DISTINCT FROM $4`,
        id,
        before.version,
        JSON.stringify(before.holders),
        textOrNull(before.reading),
        JSON.stringify(after.holders),
        textOrNull(after.reading),
      ],
      ...seatStatements(id, after.holders),
      ...leaseStatements(id, after.holders, false),
      ...db.news(id),
    ]);
    return changed === 1;
  },

  async hasSat(person, table) {
    const sql = 'SELECT 1 AS sat FROM seats WHERE person = $1 AND table_id = $2';
    return (await db.all(sql, person, table)).length > 0;
  },

  append: (entries) => db.append(entries),

  async entries(table, from = 0) {
    const rows = await db.all(
      'SELECT seat, code, at FROM entries WHERE table_id = $1 AND n >= $2 ORDER BY n',
      table,
      from,
    );
    return rows.map(({ seat, code, at }): KeptEntry => ({
      seat: Number(seat),
      code: Number(code),
      at: Number(at),
    }));
  },

  async conclude(id, before, outcome, at) {
    const [changed] = await db.write([
      [
        `UPDATE tables SET outcome = $4, changed = $5 WHERE id = $1 AND version = $2
          AND reading IS NOT DISTINCT FROM $3 AND outcome IS NULL`,
        id,
        before.version,
        textOrNull(before.reading),
        JSON.stringify(outcome),
        at,
      ],
      [
        `INSERT INTO leases (table_id, keeper)
          SELECT id, '' FROM tables WHERE id = $1 AND outcome IS NOT NULL ON CONFLICT DO NOTHING`,
        id,
      ],
      ...db.news(id),
    ]);
    return changed === 1;
  },

  async ratings(person) {
    const rows = await db.all('SELECT * FROM ratings WHERE person = $1 ORDER BY game', person);
    return rows.map((row): RatingRow => ({
      person: String(row.person),
      game: String(row.game),
      rating: Number(row.rating),
      played: Number(row.played),
    }));
  },

  async rate(table, rows) {
    try {
      await db.write([
        ['INSERT INTO rated (table_id) VALUES ($1)', table],
        ...rows.map(({ person, game, rating, played }): Statement => [
          `INSERT INTO ratings (person, game, rating, played) VALUES ($1, $2, $3, $4)
              ON CONFLICT (person, game) DO UPDATE SET rating = $3, played = $4`,
          person,
          game,
          rating,
          played,
        ]),
      ]);
      return true;
    } catch (error) {
      if (db.isTaken(error)) return false;
      throw error;
    }
  },

  async addChat(row) {
    const { table, person, text, at, audience } = row;
    const insert: Statement = [
      `INSERT INTO chat (table_id, n, person, text, at, audience)
        SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1`,
      table,
      person,
      text,
      at,
      audience,
    ];
    for (let tries = MOST_TRIES; ; tries--) {
      try {
        await db.write([insert, ...db.chatNews(row)]);
        return;
      } catch (error) {
        // Somebody else said something at the same moment.
        if (!db.isTaken(error) || tries === 0) throw error;
      }
    }
  },

  async chat(table, ears, limit) {
    const rows = await db.all(
      `SELECT * FROM chat WHERE table_id = $1 AND (audience & $2) <> 0
        ORDER BY n DESC LIMIT $3`,
      table,
      ears,
      limit,
    );
    return rows.map(chatFrom).toReversed();
  },

  listen: (heard) => db.listen(heard),
  listenChat: (heard) => db.listenChat(heard),

  close: () => db.close(),
});
