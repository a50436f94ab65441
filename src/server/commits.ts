import type { Append } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Keeps entries so that all that arrive while one commit is under way share the next. */
export interface Commits {
  /** True once the entry is durable, false when its table has moved on; an error keeps nothing. */
  keep(entry: Append): Promise<boolean>;
}

/** The most entries in one commit. */
const BATCH = 512;

interface Waiting {
  readonly entry: Append;
  resolve(kept: boolean): void;
  reject(error: unknown): void;
}

export const openCommits = (store: Pick<Store, 'append'>): Commits => {
  let waiting: Waiting[] = [];
  let isRunning = false;

  const commit = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const kept = await store.append(batch.map(({ entry }) => entry));
      for (const [i, { resolve }] of batch.entries()) resolve(kept[i]);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const run = async (): Promise<void> => {
    // What arrives in the same turn of the event loop belongs together.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      await commit(batch);
    }
    isRunning = false;
  };

  return {
    keep: (entry) =>
      new Promise((resolve, reject) => {
        waiting.push({ entry, resolve, reject });
        if (isRunning) return;
        isRunning = true;
        void run();
      }),
  };
};
