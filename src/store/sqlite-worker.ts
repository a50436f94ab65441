import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from './database.ts';
import type { Append } from './rows.ts';
import { sqliteWriter, type Writer } from './sqlite-writer.ts';
import { setUp } from './sqlite-setup.ts';

// A thread that writes, so that whoever waits for the disk keeps nobody else waiting.

export type Wanted =
  | { readonly write: readonly Statement[] }
  | { readonly change: Statement }
  | { readonly append: readonly Append[] };

type Wish = Wanted & { readonly id: number };

export interface Granted {
  readonly id: number;
  readonly result?: ReturnType<Writer[keyof Writer]> | undefined;
  readonly failure?: { readonly message: string; readonly errcode: unknown };
}

const db = new DatabaseSync(workerData as string);
setUp(db);
const writer = sqliteWriter(db);

const run = (wish: Wish): Granted['result'] => {
  if ('write' in wish) return writer.write(wish.write);
  return 'change' in wish ? writer.change(wish.change) : writer.append(wish.append);
};

const grant = (wish: Wish): Granted => {
  try {
    return { id: wish.id, result: run(wish) };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: unknown };
    return { id: wish.id, failure: { message, errcode } };
  }
};

parentPort?.on('message', (wish: Wish | null) => {
  if (wish !== null) {
    parentPort?.postMessage(grant(wish));
    return;
  }
  db.close();
  parentPort?.close();
});
