import { randomUUID } from 'node:crypto';
import type { Store } from '../store/store.ts';

/**
 * Of several processes on one database, which keeps which table: lets its bots play, watches its
 * clocks, and counts its game when it is over. Each says again and again that it lives; the tables of
 * one that has fallen silent are taken by the others.
 */

/** How many tables are taken at once, so that several processes that start together share them. */
const AT_ONCE = 50;

export interface Keeper {
  keeps(table: string): boolean;
  /** Whether the store has taken the last word of this process, and lately. */
  isHeard(): boolean;
  /** Looks at once for tables that nobody keeps. */
  look(): void;
  /** A table needs no keeper any more. */
  release(table: string): Promise<void>;
  /** Leaves all tables to others. */
  close(): Promise<void>;
}

interface Parts {
  readonly store: Pick<Store, 'liveOn' | 'takeOver' | 'release' | 'retire'>;
  /** For how many milliseconds a process is believed to live without saying so. */
  readonly lease: number;
  /** Before the first table is taken, and again after a silence: others may have lived meanwhile, or none. */
  readonly begun: () => Promise<void>;
  /** Hears of every table that was taken. */
  readonly taken: (table: string) => Promise<unknown>;
  readonly complain: (error: unknown) => void;
}

export const openKeeper = ({ store, lease, begun, taken, complain }: Parts): Keeper => {
  const kept = new Set<string>();
  let name = randomUUID();
  let saidAt = -Infinity;
  let hasFailed = false;
  let looking: Promise<void> | null = null;
  let isWanted = false;
  let isClosed = false;

  const say = async (): Promise<void> => {
    try {
      await store.liveOn(name, lease);
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };

  /** One that has been silent for too long comes back as another: its tables may be others’ now. */
  const sayAlive = async (): Promise<void> => {
    const at = performance.now();
    const isNew = at - saidAt > lease;
    if (isNew) {
      kept.clear();
      name = randomUUID();
    } else if (at - saidAt < lease / 5) return;
    await say();
    if (isNew) await begun();
    saidAt = at;
  };

  const takeAll = async (): Promise<void> => {
    for (;;) {
      const tables = await store.takeOver(name, AT_ONCE);
      for (const table of tables) kept.add(table);
      for (const table of tables) if (!isClosed) await taken(table).catch(complain);
      if (tables.length < AT_ONCE || isClosed) return;
      await sayAlive();
    }
  };

  const look = async (): Promise<void> => {
    isWanted = false;
    await sayAlive();
    await takeAll();
    if (isWanted && !isClosed) await look();
  };

  const start = (): void => {
    if (isClosed) return;
    isWanted = true;
    looking ??= look()
      .catch(complain)
      .finally(() => {
        looking = null;
      });
  };

  const clock = setInterval(start, lease / 4);
  clock.unref();
  start();

  return {
    keeps: (table) => kept.has(table) && performance.now() - saidAt < lease,
    isHeard: () => !hasFailed && performance.now() - saidAt < lease,
    look: start,
    async release(table) {
      await store.release(table);
      kept.delete(table);
    },
    async close() {
      isClosed = true;
      clearInterval(clock);
      await looking;
      await store.retire(name).catch(complain);
    },
  };
};
