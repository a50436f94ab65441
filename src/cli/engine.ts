import { once } from 'node:events';
import type { Command } from './command.ts';
import { HOUSE } from './house.ts';
import { lineCutter } from './lines.ts';
import { LONGEST_LINE, respond, tooLong } from '../protocol/protocol.ts';
import { openSession } from '../protocol/session.ts';

export const engine: Command = {
  name: 'engine',
  gist: 'Speak JSON-RPC 2.0 on stdin and stdout, one document a line (docs/protocol.md).',
  flags: {},
  async run() {
    const session = openSession(HOUSE);
    const cutter = lineCutter(LONGEST_LINE);
    const answer = async (lines: readonly (string | null)[]): Promise<void> => {
      for (const line of lines) {
        const response = line === null ? tooLong() : respond(session, line);
        if (response !== null && !process.stdout.write(`${response}\n`)) {
          await once(process.stdout, 'drain');
        }
      }
    };
    for await (const chunk of process.stdin) await answer(cutter.cut(chunk as Buffer));
    await answer(cutter.end());
    return 0;
  },
};
