import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import type { Keeper } from './keeper.ts';
import type { Live } from './live.ts';
import { rateTable } from './ratings.ts';

/**
 * Games that are over are counted. The entry that ends a game leaves its table to a keeper in the same
 * transaction: whatever becomes of this process, some other finds the table and counts its game.
 */
export interface Endings {
  /** Counts the game of this table, which is over; it tries again until that is done. */
  count(live: Live): void;
  close(): void;
}

interface Parts {
  readonly store: Pick<Store, 'ratings' | 'rate' | 'person'>;
  readonly keeper: Pick<Keeper, 'release'>;
  readonly complain: (error: unknown) => void;
}

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5000;

export const openEndings = ({ store, keeper, complain }: Parts): Endings => {
  const busy = new Set<string>();
  let isClosed = false;

  const countOnce = async ({ id, row, table }: Live): Promise<boolean> => {
    try {
      await rateTable(store, row, table.game.seats(table.state));
      await keeper.release(id);
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  };

  const count = async (live: Live): Promise<void> => {
    for (let wait = FIRST_PAUSE_MS; !isClosed; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      if (await countOnce(live)) break;
      await pause(wait, undefined, { ref: false });
    }
    busy.delete(live.id);
  };

  return {
    count(live) {
      if (busy.has(live.id)) return;
      busy.add(live.id);
      void count(live);
    },
    close() {
      isClosed = true;
    },
  };
};
