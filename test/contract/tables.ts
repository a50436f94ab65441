import { formatChoice } from '../../src/kernel/choice.ts';
import { below, playoutDice, type Dice } from '../../src/kernel/dice.ts';
import type { Game, Options } from '../../src/kernel/game.ts';
import { menuOf, seatToMove } from '../../src/kernel/play.ts';
import { choose, openTable, type Table } from '../../src/kernel/table.ts';

export interface Start {
  readonly scenario: string;
  readonly options: Options;
}

export const text = (value: unknown): string => JSON.stringify(value);

/** Fails with the first place where two texts part, not with both of them whole. */
export const expectSame = (actual: string, expected: string, what: string): void => {
  if (actual === expected) return;
  let at = 0;
  while (actual[at] === expected[at]) at++;
  throw new Error(
    `${what}: ${actual.slice(at - 60, at + 60)} is not ${expected.slice(at - 60, at + 60)}`,
  );
};

export const newTable = (game: Game, start: Start, seed: string): Table =>
  openTable(game, start, game.setup(start.scenario, start.options), seed);

export const takeRandomly = (table: Table, random: Dice): { dice: readonly number[] } => {
  const seat = seatToMove(table.state);
  const menu = menuOf(table.game, table.state, seat);
  const answer = choose(
    table,
    seat,
    formatChoice(table.game.lexicon, menu[below(random, menu.length)]),
  );
  if ('bar' in answer) throw new Error(text(answer));
  return answer;
};

export const playTable = (game: Game, start: Start, seed: number, most = Infinity): Table => {
  const table = newTable(game, start, `record ${seed}`);
  const random = playoutDice(seed);
  for (let step = 0; step < most && table.state.waiting !== 0; step++) takeRandomly(table, random);
  return table;
};
