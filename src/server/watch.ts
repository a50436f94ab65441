import type { Store } from '../store/store.ts';
import type { ClockReader } from './clocks.ts';
import type { Keeper } from './keeper.ts';
import { Unknown, type Live, type LiveTables } from './live.ts';
import { botFor, endByTime, isOut, patience, reseated } from './pace.ts';
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

  /** The table as it is and how it ends, if its time has come. */
  const endingOf = async (live: Live) => {
    if (live.row.outcome !== null || (await clocks.dueIn(live)) > 0) return null;
    const names = live.table.game.seats(live.table.state);
    return { before: live.row, outcome: endByTime(names, await clocks.read(live)) };
  };

  const replaceLate = (id: string): Promise<void> =>
    seater.change(id, ({ row, version }, read) => {
      const isOverdue = (seat: number): boolean =>
        isOut(read, seat) && read.left[seat] + patience(row.pace) <= 0;
      const holders = row.holders.map((holder, seat) =>
        isOverdue(seat) ? botFor(holder, USUAL_LEVEL) : holder,
      );
      return reseated(row, read, version, holders);
    });

  const look = async (id: string): Promise<void> => {
    // What other processes have done counts, too.
    await tables.refresh(id);
    const ending = await tables.at(id, endingOf);
    if (ending === null) {
      await tables.at(id, note);
      return;
    }
    if (ending.before.holders.length === 2)
      await store.conclude(id, ending.before, ending.outcome, now());
    else await replaceLate(id);
    await tables.refresh(id);
  };

  let isLooking = false;
  /** One after the other: after an outage many may be due at once. */
  const lookAtDue = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    for (const [id, at] of due) {
      if (at > now()) continue;
      due.delete(id);
      if (!keeper.keeps(id)) continue;
      try {
        await look(id);
      } catch (error) {
        if (error instanceof Unknown) continue;
        complain(error);
        due.set(id, now() + every);
      }
    }
    isLooking = false;
  };

  const clock = setInterval(() => void lookAtDue(), every);
  clock.unref();

  return {
    wake(live) {
      if (live.row.pace !== null && keeper.keeps(live.id)) note(live).catch(complain);
    },
    close: () => clearInterval(clock),
  };
};
