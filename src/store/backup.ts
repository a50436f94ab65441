import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  rmSync,
  copyFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { stepsAfter, Unfit } from './schema.ts';

/** Copies of the embedded store, whole and in one file, also while a server writes into it. */

const sync = (path: string): void => {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
};

/** Gives a file its name once it is whole and on the disk; one that has the name stays. */
const settle = (part: string, file: string): void => {
  sync(part);
  linkSync(part, file);
  sync(dirname(file));
};

const withPart = (file: string, make: (part: string) => void): void => {
  const part = `${file}.${process.pid}.part`;
  rmSync(part, { force: true });
  try {
    make(part);
    settle(part, file);
  } finally {
    rmSync(part, { force: true });
  }
};

/** Refuses a file that is damaged, or no store that this program can open. */
const check = (file: string): void => {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const [first, ...more] = db.prepare('PRAGMA integrity_check').all();
    if (more.length > 0 || first?.integrity_check !== 'ok')
      throw new Unfit(`${file} is damaged: ${String(first?.integrity_check)}`);
    const taken = Number(db.prepare('PRAGMA user_version').get()?.user_version);
    if (taken === 0) throw new Unfit(`${file} is no store`);
    stepsAfter(taken);
  } catch (error) {
    if (error instanceof Unfit) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new Unfit(`${file} cannot be read: ${why}`, { cause: error });
  } finally {
    db?.close();
  }
};

const mustBeFree = (file: string): void => {
  for (const path of [file, `${file}-wal`])
    if (existsSync(path)) throw new Unfit(`${path} is there already`);
};

/** Copies a store as it is at one moment: everything that was answered before is in it. */
export const backUp = (store: string, file: string): void => {
  mustBeFree(file);
  if (!existsSync(store)) throw new Unfit(`there is no ${store}`);
  withPart(file, (part) => {
    const db = new DatabaseSync(store);
    try {
      db.exec('PRAGMA busy_timeout = 5000');
      db.prepare('VACUUM INTO ?').run(part);
    } finally {
      db.close();
    }
    check(part);
  });
};

/** Puts a copy where a store is to be. */
export const restore = (file: string, store: string): void => {
  mustBeFree(store);
  check(file);
  withPart(store, (part) => copyFileSync(file, part));
};
