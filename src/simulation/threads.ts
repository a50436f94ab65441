import { Worker } from 'node:worker_threads';
import type { Plan, Share } from './share.ts';
import type { Report } from './worker.ts';

/** One share of the games, played by a worker of its own. */
const inWorker = (
  plan: Plan,
  first: number,
  stride: number,
  progress: (done: number) => void,
  stop: AbortSignal,
): Promise<Share> => {
  const { promise, resolve, reject } = Promise.withResolvers<Share>();
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: { plan, first, stride },
  });
  worker.on('message', (report: Report) => {
    if ('done' in report) progress(report.done);
    else if ('share' in report) resolve(report.share);
    else reject(new Error(report.error));
  });
  worker.on('error', reject);
  worker.on('exit', (code) => reject(new Error(`a worker ended with code ${code}`)));
  stop.addEventListener('abort', () => void worker.terminate(), { once: true });
  return promise;
};

/** Plays the whole plan, shared out among threads; hears of every game that is over. */
export const playInThreads = async (
  plan: Plan,
  threads: number,
  progress: (done: number) => void,
  stop: AbortSignal = new AbortController().signal,
): Promise<Share[]> => {
  stop.throwIfAborted();
  const done = Array.from({ length: threads }, () => 0);
  const broken = new AbortController();
  const end = AbortSignal.any([stop, broken.signal]);
  const shares = done.map((_, first) => {
    const report = (n: number): void => {
      done[first] = n;
      progress(done.reduce((sum, each) => sum + each));
    };
    return inWorker(plan, first, threads, report, end);
  });
  // One broken game ends them all: nobody waits for the rest of a run that has failed.
  return Promise.all(shares).finally(() => broken.abort());
};
