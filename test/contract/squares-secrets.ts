import { distance, sees, type Square } from '../../src/boards/squares.ts';
import { below, type Dice } from '../../src/kernel/dice.ts';
import { FRAME } from '../../src/kernel/stack.ts';
import { NOBODY, PROHIBITED, type Battle } from '../../src/games/squares/battle.ts';
import { TERRAINS } from '../../src/games/squares/data/lists.ts';
import { squares } from '../../src/games/squares/game.ts';
import { P } from '../../src/games/squares/lexicon.ts';
import { TOWN, WOODS } from '../../src/games/squares/numbers.ts';
import { lift, put } from '../../src/games/squares/rules/06-stacks.ts';
import {
  ADVANCE,
  FIRST_TARGET,
  isNight,
  isOnMap,
  scenarioOf,
  sideOf,
  type SquaresState,
} from '../../src/games/squares/state.ts';
import type { Swap } from './contract.ts';

/** What sides do not know of each other, traded for something else. */

const BY_DAY = 10;
const BY_NIGHT = 3;
const TRIES = 40;

const heightsOf = ({ elevation, terrain }: Battle['ground']): Uint8Array =>
  elevation.map((height, i) => height + Number([WOODS, TOWN].includes(terrain[i])));

interface Sights {
  readonly heights: Uint8Array;
  /** By two squares: whether the ground leaves them in sight of each other, once that was asked. */
  readonly clear: Map<number, boolean>;
}

const sights = new WeakMap<Battle['ground'], Sights>();

const isClear = ({ grid, ground }: Battle, from: Square, to: Square): boolean => {
  const known: Sights = sights.get(ground) ?? { heights: heightsOf(ground), clear: new Map() };
  sights.set(ground, known);
  const pair = from * grid.size + to;
  const answer = known.clear.get(pair) ?? sees(grid, ground.elevation, known.heights, from, to);
  known.clear.set(pair, answer);
  return answer;
};

/** Whether any unit of the side sees the square, found from the map alone. */
export const isSeenBy = (s: SquaresState, square: Square, side: number): boolean => {
  const battle = scenarioOf(s);
  const reach = isNight(s) ? BY_NIGHT : BY_DAY;
  return battle.units.ofSide[side].some((u) => {
    if (!isOnMap(s, u)) return false;
    const away = distance(battle.grid, s.square[u], square);
    return away <= reach && (away <= 1 || isClear(battle, s.square[u], square));
  });
};

/** The unit in the hand of a seat, or NOBODY: where its march began is kept with it. */
const inHand = ({ stack }: SquaresState): number => {
  for (let at = 0; at < stack.length; at += FRAME) if (stack[at] === P.hand) return stack[at + 1];
  return NOBODY;
};

const isOpenTo = (s: SquaresState, u: number, square: Square): boolean => {
  const { costs, ground, units } = scenarioOf(s);
  const terrain = ground.terrain[square];
  if (terrain === WOODS || terrain === TOWN || s.top[square] !== NOBODY) return false;
  return costs.straight[units.mover[u] * TERRAINS.length + terrain] < PROHIBITED;
};

/** Puts a unit that the other side does not see where it does not see it either; whether it could. */
const hideElsewhere = (s: SquaresState, seat: number, dice: Dice): boolean => {
  const { grid, units } = scenarioOf(s);
  const hidden = units.ofSide
    .flat()
    .filter((u) => sideOf(u) !== seat && isOnMap(s, u) && u !== inHand(s))
    .filter((u) => !isSeenBy(s, s.square[u], 1 - sideOf(u)));
  if (hidden.length === 0) return false;
  const u = hidden[below(dice, hidden.length)];
  for (let i = 0; i < TRIES; i++) {
    const square = below(dice, grid.height) * grid.stride + below(dice, grid.width);
    if (!isOpenTo(s, u, square) || isSeenBy(s, square, 1 - sideOf(u))) continue;
    lift(s, u);
    put(s, u, square);
    return true;
  }
  return false;
};

/** Gives a unit and a leader of the other side other orders, and their command another state. */
const command = (s: SquaresState, seat: number, dice: Dice): void => {
  const { leaders, units } = scenarioOf(s);
  const side = seat === 0 || (seat > 1 && below(dice, 2) === 0) ? 1 : 0;
  const own = units.ofSide[side].filter((u) => isOnMap(s, u));
  if (own.length === 0) return;
  const u = own[below(dice, own.length)];
  s.plot[u] = FIRST_TARGET + s.square[own[0]];
  s.ammunition[u] = below(dice, 8);
  s.control[u] = 10 + below(dice, 21);
  s.orders[u] ^= ADVANCE;
  if (u !== inHand(s)) s.op[u] = below(dice, 16);
  const l = leaders.ofSide[side][below(dice, leaders.ofSide[side].length)];
  s.stars[l] = 1 + below(dice, 4);
  s.objective[l] = s.square[own[own.length - 1]];
};

export const swapSecrets = (s: SquaresState, seat: number, dice: Dice): Swap<SquaresState> => {
  const state = squares.fork(s);
  if (s.hidden === 1) hideElsewhere(state, seat, dice);
  command(state, seat, dice);
  return { state, choice: (c) => c };
};
