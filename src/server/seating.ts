import type { Seating } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { ClockReader } from './clocks.ts';
import { Declined, type Live, type LiveTables } from './live.ts';
import type { Clocks } from './pace.ts';

/** Changes who holds the seats of a table, or what its clocks read, whoever else is at it. */
export interface Seater {
  /** What is to be, from what is; it is asked again if something has come between. */
  change(id: string, how: (live: Live, clocks: Clocks) => Seating): Promise<void>;
}

const MOST_TRIES = 20;

export const openSeater = (
  store: Pick<Store, 'reseat'>,
  tables: Pick<LiveTables, 'at' | 'refresh'>,
  clocks: Pick<ClockReader, 'read'>,
): Seater => ({
  async change(id, how) {
    for (let tries = MOST_TRIES; tries > 0; tries--) {
      const { before, after } = await tables.at(id, async (live) => {
        const { holders, reading } = live.row;
        const read = await clocks.read(live);
        return { before: { holders, reading, version: live.version }, after: how(live, read) };
      });
      const isDone = await store.reseat(id, before, after);
      await tables.refresh(id);
      if (isDone) return;
    }
    throw new Declined('somebody else was quicker: look at the table again');
  },
});
