import { isBack, type Table } from '../kernel/table.ts';
import type { Command } from './command.ts';
import { replayRecord } from './record-file.ts';

/** How a table ended, in a few words. */
export const endOf = ({ game, state }: Table): string => {
  const outcome = game.outcome(state);
  if (outcome === null) return 'not over';
  const seats = game.seats(state);
  const winners = outcome.winners.map((seat) => seats[seat]).join(' and ');
  return `${winners === '' ? 'a draw' : `won by ${winners}`} [${outcome.rule}] ${outcome.reason}`;
};

export const verify: Command = {
  name: 'verify',
  gist: 'Play a record again and prove its choices, its dice and its outcome.',
  files: ['FILE'],
  flags: {},
  run({ files: [file] }) {
    const result = replayRecord(file);
    if (typeof result === 'string') {
      process.stdout.write(`does not verify: ${result}\n`);
      return 1;
    }
    const { table, analysis } = result;
    const backs = table.taken.filter(isBack).length;
    const lines = [
      `game      ${table.game.meta.id}, rules version ${table.game.meta.rules}`,
      `scenario  ${'scenario' in table.start ? table.start.scenario : 'from a position'}`,
      `choices   ${table.taken.length - backs}, all legal`,
      ...(backs > 0 ? [`back      ${backs} times, by agreement: no die was rolled again`] : []),
      `outcome   ${endOf(table)}`,
      analysis
        ? 'dice were set by hand: the record proves nothing about chance'
        : `dice match the commitment ${table.commitment}`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  },
};
