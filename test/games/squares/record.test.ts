import { expect, test } from 'vitest';
import { squares } from '../../../src/games/squares/game.ts';
import { isFault } from '../../../src/kernel/fault.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { recordOf, replay } from '../../../src/kernel/record.ts';
import { choose, openTable } from '../../../src/kernel/table.ts';
import { stateFrom } from '../../../src/kernel/history.ts';
import { field } from './table.ts';

const GAME = squares as unknown as Game;

test('a game whose dice have a hundred sides is taken up again from its record', () => {
  const line = { formation: 'line', op: 10, efficiency: 98 };
  const position = squares.format(
    field({
      '#0': { at: '10,12', facing: 'E', ...line },
      '#90': { at: '11,12', facing: 'W', ...line },
    }),
  );
  const start = { position };
  const node = { path: '', value: undefined };
  const table = openTable(GAME, start, stateFrom(GAME, start, node), 'shots');
  expect(choose(table, 0, ['combat'])).not.toHaveProperty('bar');
  const record = { ...recordOf(table), seed: table.seed };
  expect(
    record.choices.flatMap((each) => ('dice' in each ? (each.dice ?? []) : [])),
  ).toContainEqual(expect.toSatisfy((die: number) => die > 6));
  const again = replay([GAME], record);
  if (isFault(again)) throw new Error(`${again.path}: ${again.problem}`);
  expect(again.table.state).toEqual(table.state);
});
