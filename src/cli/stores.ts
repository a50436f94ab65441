import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { postgresStore } from '../store/postgres.ts';
import { Unfit } from '../store/schema.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Misuse, valueOf, type Flag, type Given } from './command.ts';

/** The flags by which a store is named, the same in every command that opens one. */
export const STORE_FLAGS = {
  data: { value: 'DIR', gist: 'The folder of the embedded store: ./data if not given.' },
  database: { value: 'URL', gist: 'A PostgreSQL database instead; also DATABASE_URL.' },
} as const satisfies Record<string, Flag>;

const databaseIn = (given: Given): string | null => {
  const url = valueOf(given, 'database') ?? process.env.DATABASE_URL ?? null;
  if (url === null || /^postgres(ql)?:\/\//.test(url)) return url;
  throw new Misuse(`--database: '${url}' is no address such as postgres://user:password@host/name`);
};

/** The file of the embedded store. */
export const storeFile = (given: Given): string =>
  join(resolve(valueOf(given, 'data') ?? 'data'), 'hundred-days.db');

/** A visitor does a little and leaves a server alone that runs on the same store. */
export const openStore = async (
  given: Given,
  opener: 'server' | 'visitor' = 'server',
): Promise<Store> => {
  const url = databaseIn(given);
  const file = storeFile(given);
  try {
    if (url !== null) return await postgresStore(url);
    if (opener === 'visitor' && !existsSync(file)) throw new Misuse(`--data: there is no ${file}`);
    mkdirSync(dirname(file), { recursive: true });
    return sqliteStore(file, opener);
  } catch (error) {
    if (error instanceof Unfit) throw new Misuse(error.message, { cause: error });
    throw error;
  }
};

/** Does something with a store beside the servers that may be running on it. */
export const asVisitor = async <T>(
  given: Given,
  work: (store: Store) => Promise<T>,
): Promise<T> => {
  const store = await openStore(given, 'visitor');
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};
