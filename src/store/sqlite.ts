import { DatabaseSync } from 'node:sqlite';
import type { Database, Row } from './database.ts';
import { stepsAfter, Unfit } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import { setUp } from './sqlite-setup.ts';
import { writerThread, type WriterThread } from './sqlite-thread.ts';
import { sqliteWriter, statements } from './sqlite-writer.ts';
import type { Store } from './store.ts';

const CONSTRAINT_UNIQUE = 2067;
const CONSTRAINT_PRIMARY_KEY = 1555;

const stepsTakenBy = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA user_version').get()?.user_version);

/** Brings the file to the newest schema; the steps it has taken are counted in the file itself. */
const migrate = (db: DatabaseSync): void => {
  for (const [number, step] of stepsAfter(stepsTakenBy(db))) {
    db.exec('BEGIN IMMEDIATE');
    for (const sql of step) db.exec(sql);
    db.exec(`PRAGMA user_version = ${number}`);
    db.exec('COMMIT');
  }
};

/** A file has one server: whoever kept its tables and did its work before is gone. */
const takeOver = (db: DatabaseSync): void => {
  // He was there until he said last that he lives.
  db.exec('UPDATE keepers SET until = said');
  db.exec("UPDATE jobs SET due = 0 WHERE worker <> ''");
  db.exec('DELETE FROM attendance');
};

/** Whoever looks in beside a server that may be running brings nothing forward that is its own. */
const checkFit = (db: DatabaseSync): void => {
  const taken = stepsTakenBy(db);
  if (taken > 0 && stepsAfter(taken).length > 0)
    throw new Unfit(
      'the store is of an earlier version of the program: start the server once, which brings it forward',
    );
};

/** A database in memory is there for its own connection only. */
const writerHere = (db: DatabaseSync): WriterThread => {
  const writer = sqliteWriter(db);
  return {
    write: async (list) => writer.write(list),
    change: async (statement) => writer.change(statement),
    append: async (entries) => writer.append(entries),
    close: async () => undefined,
  };
};

/**
 * SQLite in a file, or in memory for `:memory:`. A commit is on the disk before it is answered
 * (synchronous FULL), and readers do not wait for writers (WAL). A visitor leaves a server alone that
 * has the file open, too.
 */
export const sqliteStore = (file: string, opener: 'server' | 'visitor' = 'server'): Store => {
  const db = new DatabaseSync(file);
  setUp(db);
  try {
    if (opener === 'visitor') checkFit(db);
    migrate(db);
    if (opener === 'server') takeOver(db);
  } catch (error) {
    db.close();
    throw error;
  }
  const prepare = statements(db);
  const writer = file === ':memory:' ? writerHere(db) : writerThread(file);
  const database: Database = {
    all: async (sql, ...values) => prepare(sql).all(...values) as Row[],
    write: writer.write,
    change: (...statement) => writer.change(statement),
    append: writer.append,
    clock: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
    news: () => [],
    listen: () => undefined,
    chatNews: () => [],
    listenChat: () => undefined,
    isTaken: (error) =>
      error instanceof Error &&
      'errcode' in error &&
      (error.errcode === CONSTRAINT_UNIQUE || error.errcode === CONSTRAINT_PRIMARY_KEY),
    async close() {
      await writer.close();
      db.close();
    },
  };
  return sqlStore(database);
};
