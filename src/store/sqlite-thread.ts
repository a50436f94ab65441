import { Worker } from 'node:worker_threads';
import type { Row, Statement } from './database.ts';
import type { Append } from './rows.ts';
import type { Granted, Wanted } from './sqlite-worker.ts';

/** A writer in a thread of its own: the same as the writer, later. */
export interface WriterThread {
  write(statements: readonly Statement[]): Promise<readonly number[]>;
  change(statement: Statement): Promise<readonly Row[]>;
  append(entries: readonly Append[]): Promise<readonly boolean[]>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: Granted['result']): void;
  reject(error: unknown): void;
}

const workerFile = new URL('./sqlite-worker.ts', import.meta.url);

export const writerThread = (file: string): WriterThread => {
  const waiting = new Map<number, Waiting>();
  let asked = 0;

  const start = (): Worker => {
    const worker = new Worker(workerFile, { workerData: file });
    worker.on('message', ({ id, result, failure }: Granted) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (failure === undefined) asker?.resolve(result);
      else asker?.reject(Object.assign(new Error(failure.message), failure));
    });
    // What it was asked may be kept or not: the askers find out by reading.
    worker.on('error', (error) => {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
      thread = start();
    });
    return worker;
  };
  let thread = start();

  const ask = (wanted: Wanted): Promise<Granted['result']> =>
    new Promise((resolve, reject) => {
      const id = ++asked;
      waiting.set(id, { resolve, reject });
      thread.postMessage({ id, ...wanted });
    });

  return {
    write: async (list) => (await ask({ write: list })) as readonly number[],
    change: async (statement) => (await ask({ change: statement })) as readonly Row[],
    append: async (entries) => (await ask({ append: entries })) as readonly boolean[],
    close: () =>
      new Promise((resolve) => {
        thread.removeAllListeners('error');
        thread.once('exit', () => resolve());
        thread.postMessage(null);
      }),
  };
};
