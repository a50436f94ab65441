import { DIRECTIONS, directionTo, type Square } from '../../../boards/squares.ts';
import { code, type Code } from '../../../kernel/choice.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { ACTION_COST } from '../data/charts.ts';
import { V } from '../lexicon.ts';
import { SQUARE } from '../numbers.ts';
import { formationCost, formBar } from '../rules/06-formations.ts';
import { hasOrder, priceOf, ROAD_MODE, scenarioOf, type SquaresState } from '../state.ts';
import { findReach, reach, stepsTo, type Reach } from './reach.ts';
import type { Picture } from './picture.ts';

/** A place a unit can take in this phase: where, how formed, which way, and the orders that lead there. */
export interface Stand {
  readonly square: Square;
  readonly formation: number;
  readonly facing: number;
  readonly value: number;
  readonly codes: readonly Code[];
}

/** The orders that bring a unit to a square, and turn and form it there. */
export type Orders = (turn: number | null, formation: number | null) => Code[];

/** What a stand is worth: the unit is as if it stood there, with the points it would have left. */
export type Rate = (s: SquaresState, u: Unit) => number;

/** How a unit may march, and how it may be formed in the end. */
export interface Drill {
  readonly marching: readonly number[];
  readonly standing: readonly number[];
}

/** Enemies so far away decide which way a unit faces. */
const NOTICES = 9;

const shared: Reach = reach();

/** Whether somebody else stands on the square. */
export const isShared = (s: SquaresState, u: Unit, square: Square): boolean => {
  const top = s.top[square];
  return top !== NOBODY && (top !== u || s.under[u] !== NOBODY);
};

/** [6.36] The ways a unit may want to face on a square. */
const facingsAt = (
  s: SquaresState,
  u: Unit,
  square: Square,
  arrives: number,
  p: Picture,
): number[] => {
  if (s.formation[u] === SQUARE) return [arrives];
  const { grid } = scenarioOf(s);
  const foe = p.nearestFoe[square];
  if (foe === NOBODY || foe === square || p.foeAway[square] > NOTICES) return [arrives];
  const towards = directionTo(grid, square, foe);
  return towards === arrives ? [arrives] : [arrives, towards];
};

/** Tries a formation and a facing at the end of a march; the points left, or -1 when it is barred. */
const settleIn = (s: SquaresState, u: Unit, formation: number, facing: number): number => {
  let left = s.op[u];
  if (facing !== s.facing[u]) left -= priceOf(s, ACTION_COST.turn);
  if (left < 0) return -1;
  if (formation === s.formation[u]) return left;
  if (formBar(s, u, formation) !== null) return -1;
  left -= formationCost(s, u);
  return left;
};

/** The orders that bring a unit to a square of its reach, and form and turn it there. */
const ordersFor = (
  r: Reach,
  to: Square,
  prelude: readonly Code[],
  turn: number | null,
  formation: number | null,
): Code[] => [
  ...prelude,
  ...stepsTo(r, to),
  ...(turn === null ? [] : [code(V.face, turn)]),
  ...(formation === null ? [] : [code(V.form, formation)]),
];

/** Calls `visit` for every square a unit can march to in a formation; it stands there meanwhile. */
export const visitReach = (
  s: SquaresState,
  u: Unit,
  formation: number,
  visit: (square: Square, orders: Orders) => void,
): void => {
  const [at, op, facing, was] = [s.square[u], s.op[u], s.facing[u], s.formation[u]];
  const prelude: Code[] = [];
  if (formation !== was) {
    if (formBar(s, u, formation) !== null) return;
    s.op[u] -= formationCost(s, u);
    s.formation[u] = formation;
    prelude.push(code(V.form, formation));
  }
  findReach(s, u, shared);
  for (const square of shared.squares) {
    s.square[u] = square;
    s.op[u] = shared.left[square];
    const joined = square !== at && s.top[square] !== NOBODY;
    s.facing[u] = joined ? s.facing[s.top[square]] : shared.way[square];
    visit(square, (turn, end) => ordersFor(shared, square, prelude, turn, end));
  }
  s.square[u] = at;
  s.op[u] = op;
  s.facing[u] = facing;
  s.formation[u] = was;
};

/** What an order more or less is worth: nothing is done for nothing. */
const BOTHER = 1;

/** Puts the unit where a try wants it, rates it, and puts it back. */
const tryOut = (
  s: SquaresState,
  u: Unit,
  formation: number,
  facing: number,
  rest: number,
  rate: Rate,
): number => {
  const [left, arrives, marching] = [s.op[u], s.facing[u], s.formation[u]];
  s.op[u] = rest;
  s.facing[u] = facing;
  s.formation[u] = formation;
  const value = rate(s, u);
  s.op[u] = left;
  s.facing[u] = arrives;
  s.formation[u] = marching;
  return value;
};

/** The best stand a unit can take, by a rate. The state is as before in the end. */
export const bestStand = (
  s: SquaresState,
  u: Unit,
  p: Picture,
  drill: Drill,
  rate: Rate,
): Stand => {
  const [square, formation, facing] = [s.square[u], s.formation[u], s.facing[u]];
  let best: Stand = { square, formation, facing, value: -Infinity, codes: [] };
  const consider = (at: Square, turn: number, end: number, orders: Orders): void => {
    const rest = settleIn(s, u, end, turn);
    if (rest < 0) return;
    let value = tryOut(s, u, end, turn, rest, rate);
    if (value <= best.value) return;
    const codes = orders(turn === s.facing[u] ? null : turn, end === s.formation[u] ? null : end);
    value -= BOTHER * codes.length;
    if (value > best.value) best = { square: at, formation: end, facing: turn, value, codes };
  };
  for (const marching of hasOrder(s, u, ROAD_MODE) ? [formation] : drill.marching) {
    const ends = [marching, ...drill.standing.filter((end) => end !== marching)];
    visitReach(s, u, marching, (at, orders) => {
      const arrives = s.facing[u];
      const turns = isShared(s, u, at) ? [arrives] : facingsAt(s, u, at, arrives, p);
      for (const turn of turns) for (const end of ends) consider(at, turn, end, orders);
    });
  }
  return best;
};

/** [6.33] How many of the squares beside a unit, out of its sight, lie open to enemies near by. */
export const openFlanks = (
  s: SquaresState,
  u: Unit,
  p: Picture,
  covers: (square: Square) => boolean,
): number => {
  const { near } = scenarioOf(s).grid;
  let open = 0;
  for (let d = 0; d < DIRECTIONS; d++) {
    const square = near[s.square[u] * DIRECTIONS + d];
    if (square < 0 || p.foeAway[square] > 3 || covers(square)) continue;
    open++;
  }
  return open;
};
