import { availableParallelism } from 'node:os';
import { formatResult, resultOf } from '../simulation/result.ts';
import { playShare, type Plan, type Share } from '../simulation/share.ts';
import { playInThreads } from '../simulation/threads.ts';
import { valueOf, type Command } from './command.ts';
import { SETUP_FLAGS, readSetup, readWhole } from './flags.ts';
import { HOUSE } from './house.ts';

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

/** Plays the whole plan, shared out among workers; a single one is this thread itself. */
const playPlan = (
  plan: Plan,
  workers: number,
  progress: (done: number) => void,
): Promise<Share[]> => {
  if (workers === 1) return Promise.resolve([playShare(HOUSE, plan, [0, 1], progress)]);
  return playInThreads(plan, workers, progress);
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
