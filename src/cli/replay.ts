import { Misuse, valueOf, type Command } from './command.ts';
import { fullLog, logLine } from './log.ts';
import { replayRecord } from './record-file.ts';
import { logWith } from '../protocol/session.ts';

export const replayFile: Command = {
  name: 'replay',
  gist: 'Tell a recorded game turn by turn, every event with its rule.',
  files: ['FILE'],
  flags: { seat: { value: 'S', gist: 'Only what this seat heard.' } },
  run(given) {
    const result = replayRecord(given.files[0]);
    if (typeof result === 'string') {
      process.stderr.write(`does not verify: ${result}\n`);
      return 1;
    }
    const { table } = result;
    const { game, state } = table;
    const seats = game.seats(state);
    const name = valueOf(given, 'seat');
    const seat = name === undefined ? -1 : seats.indexOf(name);
    if (name !== undefined && seat < 0) {
      throw new Misuse(`--seat: '${name}' is not one of ${seats.join(', ')}`);
    }
    const events = seat < 0 ? fullLog(table) : logWith(table, { seat, revealed: false });
    process.stdout.write(events.map(logLine).join(''));
    return 0;
  },
};
