import { DIRECTIONS, type Square } from '../../../boards/squares.ts';
import { code, type Code } from '../../../kernel/choice.ts';
import type { Unit } from '../battle.ts';
import { V } from '../lexicon.ts';
import { STRIDE } from '../numbers.ts';
import { stepBar, stepCost } from '../rules/06-costs.ts';
import { hasRoom } from '../rules/06-stacks.ts';
import { scenarioOf, type SquaresState } from '../state.ts';

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
const spread = (s: SquaresState, u: Unit, at: Square, left: number, r: Reach): void => {
  const { near } = scenarioOf(s).grid;
  for (let d = 0; d < DIRECTIONS; d++) {
    const to = near[at * DIRECTIONS + d];
    if (to < 0 || r.left[to] >= left || stepBar(s, u, d) !== null) continue;
    // [6.34] Through a square without room it could only pass.
    if (!hasRoom(s, to, u)) continue;
    const rest = left - stepCost(s, u, to, d);
    if (rest <= r.left[to]) continue;
    if (r.left[to] < 0) r.squares.push(to);
    r.left[to] = rest;
    r.way[to] = d;
    r.from[to] = at;
    queues[rest].push(to);
  }
};

/** [6.32] Finds all squares a unit can march to as it is formed. The state is as before in the end. */
export const findReach = (s: SquaresState, u: Unit, r: Reach): void => {
  for (const square of r.squares) r.left[square] = -1;
  const [at, op, facing] = [s.square[u], s.op[u], s.facing[u]];
  r.squares.length = 0;
  r.squares.push(at);
  r.left[at] = op;
  r.way[at] = facing;
  queues[op].push(at);
  for (let left = op; left >= 0; left--) {
    const queue = queues[left];
    for (const square of queue) {
      if (left === 0 || r.left[square] !== left) continue;
      s.square[u] = square;
      s.op[u] = left;
      s.facing[u] = r.way[square];
      spread(s, u, square, left, r);
    }
    queue.length = 0;
  }
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
