import { squares } from '../../../src/games/squares/game.ts';
import { LEXICON } from '../../../src/games/squares/lexicon.ts';
import type { SquaresState } from '../../../src/games/squares/state.ts';
import type { Options } from '../../../src/kernel/game.ts';
import { tableOf, type Played as PlayedOf, type Step } from '../table.ts';

export { bar } from '../table.ts';

/** A table for tests: units by their printed numbers, squares by their coordinates, dice given exactly. */

export type Played = PlayedOf<SquaresState>;

export const F = 'French';
export const A = 'Allied';

const table = tableOf(squares);
export const { choices, play, refusal } = table;

export const setUp = (scenario: string, options: Options = {}): SquaresState =>
  squares.setup(scenario, options);

/** A unit in a document: where it stands, and what is unusual about it. */
export type Unit = { readonly at: string } & Readonly<Record<string, unknown>>;

/** The leaders of Borodino without objectives, so that every direction is as good. */
const AIMLESS = Object.fromEntries(
  [0, 1, 2, 3, 4, 30, 31, 32, 33, 34, 35].map((l) => [`@${l}`, { objective: null }]),
);

/** Borodino with these units alone, at the beginning of the first French operations. */
export const field = (
  units: Readonly<Record<string, Unit>>,
  more: Readonly<Record<string, unknown>> = {},
): SquaresState => table.position({ units, leaders: AIMLESS, ...more });

/** The field with this procedure on the stack, run to the next decision. */
export const amid = (
  units: Readonly<Record<string, Unit>>,
  frame: readonly (string | number)[],
  dice: readonly number[],
  more: Readonly<Record<string, unknown>> = {},
): Played =>
  table.settled(
    field(units, { stack: [['operations', F], frame], waiting: 0, turn: 2, ...more }),
    dice,
  );

/** Accesses a unit and gives it these orders. */
export const orders = (
  s: SquaresState,
  unit: string,
  dice: readonly number[],
  ...given: readonly (readonly (string | number)[])[]
): Played => {
  const seat = Number(unit.slice(1)) < 90 ? F : A;
  const steps = given.map(([verb, ...args]): Step => [seat, String(verb), ...args]);
  return play(s, dice, [seat, 'access', unit], ...steps);
};

/** The bar that refuses an order to a unit. */
export const refused = (s: SquaresState, unit: string, ...order: (string | number)[]): unknown => {
  const seat = Number(unit.slice(1)) < 90 ? F : A;
  return refusal(play(s, [], [seat, 'access', unit]).state, seat, ...order);
};

/** The orders that a unit may be given, in words. */
export const allowed = (s: SquaresState, unit: string): string[] => {
  const seat = Number(unit.slice(1)) < 90 ? F : A;
  return choices(play(s, [], [seat, 'access', unit]).state, seat);
};

/** The square where a unit stands, by its coordinates. */
export const whereIs = (s: SquaresState, unit: number): string =>
  LEXICON.domains.square[s.square[unit]];

/** The number of a square by its coordinates. */
export const at = (square: string): number => LEXICON.domains.square.indexOf(square);
