import { writeFileSync } from 'node:fs';
import { formatRecord, recordOf } from '../kernel/record.ts';
import { openTable } from '../kernel/table.ts';
import { Misuse, valueOf, type Command } from './command.ts';
import { SETUP_FLAGS, readSetup } from './flags.ts';
import { HOUSE } from './house.ts';
import { playOut, seatPlayers } from '../simulation/players.ts';

export const recordGame: Command = {
  name: 'record',
  gist: 'Play one game between bots and write its record.',
  flags: {
    ...SETUP_FLAGS,
    out: { value: 'FILE', gist: 'Where to write it; to stdout when not given.' },
  },
  run(given) {
    const { game, scenario, options, bots } = readSetup(given);
    const seed = valueOf(given, 'seed') ?? HOUSE.freshSeed();
    const table = openTable(game, { scenario, options }, game.setup(scenario, options), seed);
    const players = seatPlayers(HOUSE.botFor, game.meta.id, bots, seed);
    for (const _ of playOut(table, players));
    const text = formatRecord(recordOf(table));
    const out = valueOf(given, 'out');
    if (out === undefined) process.stdout.write(text);
    else {
      try {
        writeFileSync(out, text);
      } catch (error) {
        throw new Misuse(`--out: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }
    return 0;
  },
};
