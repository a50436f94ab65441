import type { Store } from '../store/store.ts';
import type { ClockReader } from './clocks.ts';
import type { Keeper } from './keeper.ts';
import { Unknown, type Live, type LiveTables } from './live.ts';
import { botFor, endByTime, isOut, reseated } from './pace.ts';
import type { Seater } from './seating.ts';

/**
 * Whoever keeps a table watches its clocks: when a seat’s time has been out for long and nobody has
 * made anything of it, a game of two ends, and of more a bot takes the seat.
 */
export interface Watch {
  /** Looks at the clocks of a table where something has changed. */
  wake(live: Live): void;
  close(): void;
}

interface Parts {
  readonly store: Pick<Store, 'conclude'>;
  readonly tables: Pick<LiveTables, 'at' | 'refresh'>;
  readonly seater: Seater;
  readonly clocks: Pick<ClockReader, 'read' | 'dueIn'>;
  readonly keeper: Pick<Keeper, 'keeps'>;
  readonly now: () => number;
  /** How often it is looked whose time has come, in milliseconds. */
  readonly every: number;
  readonly complain: (error: unknown) => void;
}

/** The level of a bot that nobody has chosen. */
export const USUAL_LEVEL = 3;

export const openWatch = (parts: Parts): Watch => {
  const { store, tables, seater, clocks, keeper, now, every, complain } = parts;
  /** When the clocks of a table are to be looked at again. */
  const due = new Map<string, number>();

  const note = async (live: Live): Promise<void> => {
    const wait = await clocks.dueIn(live);
    if (wait < Infinity && live.row.outcome === null) due.set(live.id, now() + wait);
    else due.delete(live.id);
  };

  const end = async (id: string): Promise<void> => {
    const ending = await tables.at(id, async (live) => {
      const read = await clocks.read(live);
      const names = live.table.game.seats(live.table.state);
      return { version: live.version, outcome: endByTime(names, read) };
    });
    await store.conclude(id, ending.version, ending.outcome, now());
    await tables.refresh(id);
  };

  const replaceAll = (id: string): Promise<void> =>
    seater.change(id, ({ row, version }, read) => {
      const holders = row.holders.map((holder, seat) =>
        isOut(read, seat) ? botFor(holder, USUAL_LEVEL) : holder,
      );
      return reseated(row, read, version, holders);
    });

  const look = async (id: string): Promise<void> => {
    // What other processes have done counts, too.
    await tables.refresh(id);
    const { isOver, seats } = await tables.at(id, async (live) => ({
      isOver: live.row.outcome === null && (await clocks.dueIn(live)) <= 0,
      seats: live.row.holders.length,
    }));
    if (isOver) await (seats === 2 ? end(id) : replaceAll(id));
    else await tables.at(id, note);
  };

  const lookAtDue = (): void => {
    for (const [id, at] of due) {
      if (at > now()) continue;
      due.delete(id);
      if (!keeper.keeps(id)) continue;
      look(id).catch((error: unknown) => {
        if (error instanceof Unknown) return;
        complain(error);
        due.set(id, at);
      });
    }
  };

  const clock = setInterval(lookAtDue, every);
  clock.unref();

  return {
    wake(live) {
      if (live.row.pace !== null && keeper.keeps(live.id)) note(live).catch(complain);
    },
    close: () => clearInterval(clock),
  };
};
