import { setTimeout as sleep } from 'node:timers/promises';
import type { BlocksState } from '../games/blocks/state.ts';
import { openTable } from '../kernel/table.ts';
import type { Happening } from '../kernel/umpire.ts';
import { valueOf, type Command } from './command.ts';
import { SETUP_FLAGS, readSetup } from './flags.ts';
import { HOUSE, USUAL_BOT } from './house.ts';
import { fullLog, logLine } from './log.ts';
import { muster } from './muster.ts';
import { playOut, seatPlayers } from '../simulation/players.ts';
import { endOf } from './verify.ts';

/** Fast enough for a whole game within a minute, slow enough to see it go by. */
const MS_PER_LINE = 8;

export const demo: Command = {
  name: 'demo',
  gist: 'Watch two bots play a whole game.',
  flags: SETUP_FLAGS,
  async run(given) {
    const { game, scenario, options, bots } = readSetup(given, USUAL_BOT);
    const seed = valueOf(given, 'seed') ?? HOUSE.freshSeed();
    const table = openTable(game, { scenario, options }, game.setup(scenario, options), seed);
    const players = seatPlayers(HOUSE.botFor, game.meta.id, bots, seed);
    const print = async (happenings: readonly Happening[]): Promise<void> => {
      for (const announcement of fullLog({ ...table, log: happenings })) {
        if (announcement.event === 'turn' && game.meta.id === 'blocks') {
          process.stdout.write(muster(table.state as BlocksState));
        }
        process.stdout.write(logLine(announcement));
        if (process.stdout.isTTY) await sleep(MS_PER_LINE);
      }
    };
    const title = game.meta.scenarios.find((s) => s.name === scenario)?.title ?? scenario;
    process.stdout.write(`${game.meta.title}: ${title}\n`);
    await print(table.log);
    for (const happenings of playOut(table, players)) await print(happenings);
    process.stdout.write(`\nThe game is ${endOf(table)}\nSeed ${seed}\n`);
    return 0;
  },
};
