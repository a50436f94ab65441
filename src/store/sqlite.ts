import { DatabaseSync } from 'node:sqlite';
import type { Database, Row } from './database.ts';
import { stepsAfter } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import { setUp } from './sqlite-setup.ts';
import { writerThread, type WriterThread } from './sqlite-thread.ts';
import { sqliteWriter, statements } from './sqlite-writer.ts';
import type { Store } from './store.ts';

const CONSTRAINT_UNIQUE = 2067;
const CONSTRAINT_PRIMARY_KEY = 1555;

/** Brings the file to the newest schema; the steps it has taken are counted in the file itself. */
const migrate = (db: DatabaseSync): void => {
  const { user_version: taken } = db.prepare('PRAGMA user_version').get() as {
    user_version: number;
  };
  for (const [number, step] of stepsAfter(taken)) {
    db.exec('BEGIN IMMEDIATE');
    for (const sql of step) db.exec(sql);
    db.exec(`PRAGMA user_version = ${number}`);
    db.exec('COMMIT');
  }
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
 * A file has one server: whoever kept its tables and did its work before is gone, since he said last
 * that he lives.
 */
const takeOver = (db: DatabaseSync): void => {
  db.exec('UPDATE keepers SET until = said');
  db.exec("UPDATE jobs SET due = 0 WHERE worker <> ''");
  db.exec('DELETE FROM attendance');
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
    migrate(db);
  } catch (error) {
    db.close();
    throw error;
  }
  if (opener === 'server') takeOver(db);
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
