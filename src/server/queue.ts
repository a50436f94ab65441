import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Job, NewJob } from '../store/jobs.ts';
import type { Store } from '../store/store.ts';
import { Away } from './live.ts';

/** Work that nobody waits for: it is kept, tried until it is done, and outlives the process. */

/** Does work of one kind; what it gives back is in how many milliseconds to look again, or null. */
export type Worker = (work: unknown, stop: AbortSignal) => Promise<number | null>;

/** What does not become better by being tried again. */
export class Hopeless extends Error {}

export interface Queue {
  /** It is begun seven times at most unless it says otherwise. */
  add(job: Omit<NewJob, 'most'> & { readonly most?: number }): Promise<void>;
  /** Takes no more; what is not done in a moment is left to others. */
  close(): Promise<void>;
}

interface Parts {
  readonly store: Pick<Store, 'addJob' | 'takeJobs' | 'holdJob' | 'endJob' | 'putOffJob'>;
  readonly workers: ReadonlyMap<string, Worker>;
  /** How often, in milliseconds, it looks for work that is due. */
  readonly pace: number;
  /** After how many milliseconds work is tried again that has failed once; more after that. */
  readonly pause: number;
  /** How much it does at the same time. */
  readonly atOnce: number;
  readonly complain: (error: unknown) => void;
}

const LEASE_MS = 30_000;
/** How long a queue that closes waits for work that is under way. */
const MOMENT_MS = 1000;
const MOST_TRIES = 7;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

const pauseAfter = (first: number, tries: number): number =>
  Math.min(LONGEST_PAUSE_MS, first * 4 ** (tries - 1));

export const openQueue = ({ store, workers, pace, pause, atOnce, complain }: Parts): Queue => {
  const name = randomUUID();
  const stop = new AbortController();
  const running = new Map<Promise<void>, Job>();
  let looking: Promise<void> | null = null;

  const fail = async (job: Job, error: unknown): Promise<void> => {
    const reason = error instanceof Error ? error.message : String(error);
    if (stop.signal.aborted) {
      await store.putOffJob(job.id, name, 0, null);
      return;
    }
    complain(new Error(`${job.kind}, try ${job.tries} of ${job.most}: ${reason}`));
    if (error instanceof Hopeless) await store.endJob(job, name);
    else await store.putOffJob(job.id, name, pauseAfter(pause, job.tries), reason);
  };

  const run = async (job: Job): Promise<void> => {
    const lost = new AbortController();
    const hold = async (): Promise<void> => {
      if (!(await store.holdJob(job.id, name, LEASE_MS))) lost.abort();
    };
    const clock = setInterval(() => void hold().catch(complain), LEASE_MS / 3);
    try {
      const worker = workers.get(job.kind);
      if (worker === undefined) throw new Error(`nobody does ${job.kind}`);
      const after = await worker(job.work, AbortSignal.any([stop.signal, lost.signal]));
      if (after === null) await store.endJob(job, name);
      else await store.putOffJob(job.id, name, after, null);
    } catch (error) {
      // While the store is away nothing can be said of the job: its lease ends by itself.
      if (!(error instanceof Away)) await fail(job, error).catch(complain);
    } finally {
      clearInterval(clock);
    }
  };

  const look = async (): Promise<void> => {
    const free = atOnce - running.size;
    if (free === 0 || workers.size === 0) return;
    for (const job of await store.takeJobs(name, [...workers.keys()], LEASE_MS, free)) {
      const work = run(job).finally(() => {
        running.delete(work);
        start();
      });
      running.set(work, job);
    }
  };

  const start = (): void => {
    if (stop.signal.aborted) return;
    looking ??= look()
      // That the store is away is in the log already.
      .catch(() => undefined)
      .finally(() => {
        looking = null;
      });
  };

  const clock = setInterval(start, pace);
  clock.unref();

  return {
    async add(job) {
      await store.addJob({ most: MOST_TRIES, ...job });
      if (job.after === 0) start();
    },
    async close() {
      stop.abort();
      clearInterval(clock);
      await looking;
      await Promise.race([Promise.all(running.keys()), wait(MOMENT_MS)]);
      for (const { id } of running.values())
        await store.putOffJob(id, name, 0, null).catch(complain);
    },
  };
};
