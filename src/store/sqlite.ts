import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Append } from './rows.ts';
import { STEPS } from './schema.ts';
import type { Database, Row, Statement } from './database.ts';
import { sqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

const CONSTRAINT_UNIQUE = 2067;
const CONSTRAINT_PRIMARY_KEY = 1555;

/** Brings the file to the newest schema; the steps it has taken are counted in the file itself. */
const migrate = (db: DatabaseSync): void => {
  const { user_version: taken } = db.prepare('PRAGMA user_version').get() as {
    user_version: number;
  };
  if (taken > STEPS.length) throw new Error(`this store is of a newer version (${taken})`);
  for (const [i, step] of STEPS.entries()) {
    if (i < taken) continue;
    db.exec('BEGIN IMMEDIATE');
    for (const sql of step) db.exec(sql);
    db.exec(`PRAGMA user_version = ${i + 1}`);
    db.exec('COMMIT');
  }
};

/** Statements are prepared once; $1 is ?1 here. */
const statements = (db: DatabaseSync): ((sql: string) => StatementSync) => {
  const known = new Map<string, StatementSync>();
  return (sql) => {
    const found = known.get(sql);
    if (found !== undefined) return found;
    const made = db.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
    known.set(sql, made);
    return made;
  };
};

/**
 * SQLite in a file, or in memory for `:memory:`. A commit is on the disk before it is answered
 * (synchronous FULL), and readers do not wait for writers (WAL).
 */
export const sqliteStore = (file: string): Store => {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec('PRAGMA foreign_keys = ON');
  db.exec('PRAGMA busy_timeout = 5000');
  migrate(db);
  // A file has one process: whoever kept its tables before is gone.
  db.exec('DELETE FROM keepers');
  const prepare = statements(db);

  /** Everything in here is synchronous, so that no other statement comes between. */
  const atomically = <T>(work: () => T): T => {
    prepare('BEGIN IMMEDIATE').run();
    try {
      const result = work();
      prepare('COMMIT').run();
      return result;
    } catch (error) {
      if (db.isTransaction) prepare('ROLLBACK').run();
      throw error;
    }
  };

  const run = ([sql, ...values]: Statement): number => Number(prepare(sql).run(...values).changes);

  const appendOne = ({ table, version, entry, at, outcome }: Append): boolean => {
    const moved = run([
      `UPDATE tables SET version = version + 1, changed = $3, outcome = $4
        WHERE id = $1 AND version = $2`,
      table,
      version,
      at,
      outcome === null ? null : JSON.stringify(outcome),
    ]);
    if (moved === 0) return false;
    run([
      'INSERT INTO entries (table_id, n, seat, code, at) VALUES ($1, $2, $3, $4, $5)',
      table,
      version,
      entry.seat,
      entry.code,
      at,
    ]);
    return true;
  };

  const database: Database = {
    all: async (sql, ...values) => prepare(sql).all(...values) as Row[],
    write: async (list) => atomically(() => list.map(run)),
    append: async (entries) => atomically(() => entries.map(appendOne)),
    clock: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
    news: () => [],
    listen: () => undefined,
    chatNews: () => [],
    listenChat: () => undefined,
    isTaken: (error) =>
      error instanceof Error &&
      'errcode' in error &&
      (error.errcode === CONSTRAINT_UNIQUE || error.errcode === CONSTRAINT_PRIMARY_KEY),
    close: async () => db.close(),
  };
  return sqlStore(database);
};
