import { DIRECTIONS, type Square } from '../../../boards/squares.ts';
import { code, type Code } from '../../../kernel/choice.ts';
import type { Unit } from '../battle.ts';
import { V } from '../lexicon.ts';
import { ARTILLERY, CHARGE, COUNTER_CHARGE, LIMBERED, SQUARE, STRIDE } from '../numbers.ts';
import { scenarioOf, type SquaresState } from '../state.ts';
import { leftAfter, marcherOf, type Marcher } from './steps.ts';

/** Where a unit can get to with the points it has, by the rules as they stand; used again and again. */
export interface Reach {
  /** The squares, the one it stands on first. */
  readonly squares: Square[];
  /** By square: the most points it can have left there, or -1. */
  readonly left: Int8Array;
  /** By square: the direction of the last step. */
  readonly way: Int8Array;
  /** By square: the square before it. */
  readonly from: Int16Array;
}

/** [20.8] One more than the most points a unit can have. */
const POINTS = 16;
const SQUARES = STRIDE * STRIDE;
const queues: readonly Square[][] = Array.from({ length: POINTS }, () => []);

export const reach = (): Reach => ({
  squares: [],
  left: new Int8Array(SQUARES).fill(-1),
  way: new Int8Array(SQUARES),
  from: new Int16Array(SQUARES),
});

/** Takes all steps from a square that lead somewhere with more points left than were known. */
const spread = (s: SquaresState, m: Marcher, at: Square, left: number, r: Reach): void => {
  const { near } = scenarioOf(s).grid;
  for (let d = 0; d < DIRECTIONS; d++) {
    const to = near[at * DIRECTIONS + d];
    if (to < 0 || r.left[to] >= left) continue;
    const rest = leftAfter(s, m, at, to, d, left);
    if (rest < 0 || rest <= r.left[to]) continue;
    if (r.left[to] < 0) r.squares.push(to);
    r.left[to] = rest;
    r.way[to] = d;
    r.from[to] = at;
    queues[rest].push(to);
  }
};

/** [6.35] */
const isFixed = (s: SquaresState, u: Unit): boolean => {
  const formation = s.formation[u];
  if (scenarioOf(s).units.arm[u] === ARTILLERY) return formation !== LIMBERED;
  return formation === SQUARE || formation === CHARGE || formation === COUNTER_CHARGE;
};

/** [6.32] Finds all squares a unit can march to as it is formed. The state is as before in the end. */
export const findReach = (s: SquaresState, u: Unit, r: Reach): void => {
  for (const square of r.squares) r.left[square] = -1;
  const [at, op, facing] = [s.square[u], s.op[u], s.facing[u]];
  const m = marcherOf(s, u);
  r.squares.length = 0;
  r.squares.push(at);
  r.left[at] = op;
  r.way[at] = facing;
  if (isFixed(s, u)) return;
  queues[op].push(at);
  for (let left = op; left > 0; left--) {
    const queue = queues[left];
    for (const square of queue) {
      if (r.left[square] !== left) continue;
      s.square[u] = square;
      s.op[u] = left;
      s.facing[u] = r.way[square];
      spread(s, m, square, left, r);
    }
    queue.length = 0;
  }
  queues[0].length = 0;
  s.square[u] = at;
  s.op[u] = op;
  s.facing[u] = facing;
};

/** The steps that lead to a square of the reach. */
export const stepsTo = (r: Reach, to: Square): Code[] => {
  const steps: Code[] = [];
  for (let at = to; at !== r.squares[0]; at = r.from[at]) steps.push(code(V.step, r.way[at]));
  return steps.reverse();
};
