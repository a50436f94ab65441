import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { LiveTables } from './live.ts';

/** Puts away tables that nobody uses, and gives their memory back when there is little to do. */
export interface Tidying {
  close(): void;
}

/** So many tables leave enough behind to be worth a pause of some hundredths of a second. */
const WORTH = 500;
/** Of its time, how much a process works at most that has little to do. */
const QUIET = 0.1;

type Collect = (how: { type: 'major'; flavor: 'last-resort' }) => void;

/** V8 keeps the room that garbage has taken; only a collection that is asked for returns all of it. */
const collector = (): Collect => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
};

export const openTidying = (
  tables: Pick<LiveTables, 'tidy'>,
  idle: number,
  now: () => number,
  complain: (error: unknown) => void,
): Tidying => {
  const collect = collector();
  let left = 0;
  let worked: EventLoopUtilization = performance.eventLoopUtilization();

  const tidy = async (): Promise<void> => {
    left += await tables.tidy(now() - idle);
    const before = worked;
    worked = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(worked, before);
    if (left < WORTH || utilization > QUIET) return;
    left = 0;
    collect({ type: 'major', flavor: 'last-resort' });
  };

  const clock = setInterval(() => void tidy().catch(complain), idle / 2);
  clock.unref();
  return { close: () => clearInterval(clock) };
};
