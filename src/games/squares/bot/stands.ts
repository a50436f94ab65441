import { DIRECTIONS, directionTo, type Square } from '../../../boards/squares.ts';
import { code, type Code } from '../../../kernel/choice.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { ACTION_COST } from '../data/charts.ts';
import { V } from '../lexicon.ts';
import { ARTILLERY, SQUARE, STRIDE } from '../numbers.ts';
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

/**
 * What a stand is worth: the unit is as if it stood there, with the points it would have left. Once it is
 * clear that it is worth no more than the floor, any such figure will do.
 */
export type Rate = (s: SquaresState, u: Unit, floor: number) => number;

/** How a unit may march, and how it may be formed in the end. */
export interface Drill {
  readonly marching: readonly number[];
  readonly standing: readonly number[];
}

/** Enemies so far away decide which way guns and others face. */
const GUNS_NOTICE = 9;
const NOTICES = 5;

const shared: Reach = reach();
const STRIDE_BITS = Math.log2(STRIDE);

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
  const { grid, units } = scenarioOf(s);
  const notices = units.arm[u] === ARTILLERY ? GUNS_NOTICE : NOTICES;
  const foe = p.nearestFoe[square];
  if (foe === NOBODY || foe === square || p.foeAway[square] > notices) return [arrives];
  const towards = directionTo(grid, square, foe);
  return towards === arrives ? [arrives] : [arrives, towards];
};

/** The points left after forming so at the end of a march, or -1 when it is barred. */
const leftFormed = (s: SquaresState, u: Unit, formation: number): number => {
  if (formation === s.formation[u]) return s.op[u];
  return formBar(s, u, formation) === null ? s.op[u] - formationCost(s, u) : -1;
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
  let here = at;
  const orders: Orders = (turn, end) => ordersFor(shared, here, prelude, turn, end);
  for (const square of shared.squares) {
    here = square;
    s.square[u] = square;
    s.op[u] = shared.left[square];
    const joined = square !== at && s.top[square] !== NOBODY;
    s.facing[u] = joined ? s.facing[s.top[square]] : shared.way[square];
    visit(square, orders);
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
  floor: number,
): number => {
  const [left, arrives, marching] = [s.op[u], s.facing[u], s.formation[u]];
  s.op[u] = rest;
  s.facing[u] = facing;
  s.formation[u] = formation;
  const value = rate(s, u, floor);
  s.op[u] = left;
  s.facing[u] = arrives;
  s.formation[u] = marching;
  return value;
};

/** Who is in haste looks at every second square, as on a chessboard. */
const isPassedOver = (square: Square): boolean => ((square + (square >> STRIDE_BITS)) & 1) === 1;

/** The best stand a unit can take, by a rate. The state is as before in the end. */
export const bestStand = (
  s: SquaresState,
  u: Unit,
  p: Picture,
  drill: Drill,
  rate: Rate,
  hasty: boolean,
): Stand => {
  const [square, formation, facing] = [s.square[u], s.formation[u], s.facing[u]];
  let best: Stand = { square, formation, facing, value: -Infinity, codes: [] };
  const price = priceOf(s, ACTION_COST.turn);
  const consider = (
    at: Square,
    turn: number,
    end: number,
    formed: number,
    orders: Orders,
  ): void => {
    const rest = turn === s.facing[u] ? formed : formed - price;
    if (rest < 0) return;
    let value = tryOut(s, u, end, turn, rest, rate, best.value);
    if (value <= best.value) return;
    const codes = orders(turn === s.facing[u] ? null : turn, end === s.formation[u] ? null : end);
    value -= BOTHER * codes.length;
    if (value > best.value) best = { square: at, formation: end, facing: turn, value, codes };
  };
  for (const marching of hasOrder(s, u, ROAD_MODE) ? [formation] : drill.marching) {
    const ends = [marching, ...drill.standing.filter((end) => end !== marching)];
    visitReach(s, u, marching, (at, orders) => {
      if (hasty && at !== square && isPassedOver(at)) return;
      const arrives = s.facing[u];
      const turns = isShared(s, u, at) ? [arrives] : facingsAt(s, u, at, arrives, p);
      for (const end of ends) {
        const formed = leftFormed(s, u, end);
        if (formed < 0) continue;
        for (const turn of turns) consider(at, turn, end, formed, orders);
      }
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
