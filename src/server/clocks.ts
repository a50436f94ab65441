import type { Outage } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Live } from './live.ts';
import { clocksAt, isOut, untilEnd, type Clocks, type Kept } from './pace.ts';

/** What clocks are read from at a table in memory: nothing of it is kept here alone. */

/** What the clocks read, as it is told to those at the table. */
export interface ClocksTold {
  /** Milliseconds by seat. */
  readonly left: readonly number[];
  readonly runs: readonly boolean[];
  /** Milliseconds until they run on; 0 if they do not stand for a while. */
  readonly stands: number;
  readonly isPaused: boolean;
  /** The seats that wish to pause, or to go on. */
  readonly asked: readonly number[];
  /** Milliseconds until the table ends by itself, when somebody’s time is out. */
  readonly ends: number | null;
}

export interface ClockReader {
  read(live: Live): Promise<Clocks>;
  /** How many milliseconds it is until something must be done, if nothing changes before. */
  dueIn(live: Live): Promise<number>;
  told(live: Live): Promise<ClocksTold>;
  /** Learns anew when no server was there. */
  learn(): Promise<void>;
}

export const openClocks = (store: Pick<Store, 'outages'>, now: () => number): ClockReader => {
  let outages: readonly Outage[] = [];
  let setLearnt = (): void => undefined;
  /** Until then nobody knows how long there was no server, and nobody’s time is out. */
  const learnt = new Promise<void>((resolve) => {
    setLearnt = resolve;
  });

  const keptOf = async ({ row, waits }: Live): Promise<Kept> => {
    await learnt;
    return { row, waits, outages };
  };
  const read = (kept: Kept): Clocks => clocksAt(kept, now());

  return {
    read: async (live) => read(await keptOf(live)),
    async dueIn(live) {
      const kept = await keptOf(live);
      const clocks = read(kept);
      return clocks.from > clocks.at ? clocks.from - clocks.at : untilEnd(kept, clocks);
    },
    async told(live) {
      const kept = await keptOf(live);
      const clocks = read(kept);
      const { left, runs, at, from, isPaused, asked } = clocks;
      const isAnyOut = left.some((_, seat) => isOut(clocks, seat));
      const end = untilEnd(kept, clocks);
      return {
        left: left.map((each) => Math.max(0, each)),
        runs,
        stands: Math.max(0, from - at),
        isPaused,
        asked,
        ends: isAnyOut && end < Infinity ? Math.max(0, end) : null,
      };
    },
    async learn() {
      outages = await store.outages();
      setLearnt();
    },
  };
};
