import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backUp, restore } from '../store/backup.ts';
import { Unfit } from '../store/schema.ts';
import { Misuse, type Command } from './command.ts';
import { STORE_FLAGS, storeFile } from './stores.ts';

/** Copies of the embedded store; PostgreSQL has its own tools for that. */

const { data } = STORE_FLAGS;

const attempt = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    if (error instanceof Unfit) throw new Misuse(error.message, { cause: error });
    throw error;
  }
};

export const backupCommand: Command = {
  name: 'backup',
  gist: 'Copy the embedded store into a file, also while the server runs.',
  files: ['FILE'],
  flags: { data },
  run(given) {
    const file = resolve(given.files[0]);
    attempt(() => backUp(storeFile(given), file));
    console.log(`the store is in ${file}`);
    return 0;
  },
};

export const restoreCommand: Command = {
  name: 'restore',
  gist: 'Put a backup where the embedded store is to be; one that is there stays.',
  files: ['FILE'],
  flags: { data },
  run(given) {
    const store = storeFile(given);
    mkdirSync(dirname(store), { recursive: true });
    attempt(() => restore(resolve(given.files[0]), store));
    console.log(`the store is back in ${store}`);
    return 0;
  },
};
