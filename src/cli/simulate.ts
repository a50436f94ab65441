import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { valueOf, type Command } from './command.ts';
import { SETUP_FLAGS, readSetup, readWhole } from './flags.ts';
import { HOUSE } from './house.ts';
import { formatResult, resultOf } from './result.ts';
import { playShare, type Plan, type Share } from './simulation.ts';
import type { Report } from './worker.ts';

/** A bar on a terminal's stderr; nothing anywhere else. */
const progressBar = (games: number): ((done: number) => void) => {
  if (!process.stderr.isTTY) return () => undefined;
  let shown = -1;
  return (done) => {
    const filled = Math.floor((40 * done) / games);
    if (filled === shown) return;
    shown = filled;
    const bar = '#'.repeat(filled).padEnd(40, '.');
    process.stderr.write(done === games ? '\r\u001b[K' : `\r[${bar}] ${done} of ${games}`);
  };
};

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
  stop.addEventListener('abort', () => void worker.terminate());
  return promise;
};

/** Plays the whole plan, shared out among workers; a single one is this thread itself. */
const playPlan = (
  plan: Plan,
  workers: number,
  progress: (done: number) => void,
): Promise<Share[]> => {
  if (workers === 1) return Promise.resolve([playShare(HOUSE, plan, [0, 1], progress)]);
  const done = Array.from({ length: workers }, () => 0);
  const stop = new AbortController();
  const shares = done.map((_, first) => {
    const report = (n: number): void => {
      done[first] = n;
      progress(done.reduce((sum, each) => sum + each));
    };
    return inWorker(plan, first, workers, report, stop.signal);
  });
  // One broken game ends them all: nobody waits for the rest of a run that has failed.
  return Promise.all(shares).finally(() => stop.abort());
};

export const simulate: Command = {
  name: 'simulate',
  gist: 'Play many games between bots and count who wins.',
  flags: {
    ...SETUP_FLAGS,
    games: { value: 'N', gist: 'How many games; 100 when not given.' },
    workers: {
      value: 'W',
      gist: 'How many threads; one a core when not given. Changes no result.',
    },
    check: { gist: 'Check the invariants of the game after every choice.' },
    json: { gist: 'Print the result as JSON.' },
  },
  async run(given) {
    const { game, scenario, options, bots } = readSetup(given);
    const games = readWhole(given, 'games', [1, 100_000_000], 100);
    const workers = readWhole(given, 'workers', [1, 256], availableParallelism());
    const seed = valueOf(given, 'seed') ?? '1';
    const check = given.values.check === true;
    const plan: Plan = { game: game.meta.id, scenario, options, bots, games, seed, check };
    const start = performance.now();
    const progress = progressBar(games);
    try {
      const shares = await playPlan(plan, Math.min(workers, games), progress);
      progress(games);
      const seconds = (performance.now() - start) / 1000;
      const result = resultOf(plan, game.seats(game.setup(scenario, options)), shares, seconds);
      const text =
        given.values.json === true ? `${JSON.stringify(result, null, 2)}\n` : formatResult(result);
      process.stdout.write(text);
      return result.over === games ? 0 : 1;
    } catch (error) {
      process.stderr.write(`simulate: ${error instanceof Error ? error.message : String(error)}\n`);
      return 1;
    }
  },
};
