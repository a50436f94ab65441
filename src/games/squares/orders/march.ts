import { cheapestWay, CLOSED, type Traveller, type Way } from '../../../boards/ways.ts';
import { columnOf, DIRECTIONS, distance, rowOf, type Square } from '../../../boards/squares.ts';
import { code } from '../../../kernel/choice.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local } from '../../../kernel/stack.ts';
import type { Unit } from '../battle.ts';
import { ACTION_COST } from '../data/charts.ts';
import { TERRAINS } from '../data/lists.ts';
import { V } from '../lexicon.ts';
import {
  ARTILLERY,
  CHARGE,
  COLUMN,
  COUNTER_CHARGE,
  INFANTRY,
  LIMBERED,
  NORMAL,
  SQUARE,
} from '../numbers.ts';
import { stackBar, stepBar, stepCost } from '../rules/06-costs.ts';
import { meanToll } from '../rules/06-movement.ts';
import { hasRoom, lift } from '../rules/06-stacks.ts';
import {
  bar,
  fork,
  FRONTLINE,
  hasOrder,
  ROAD_MODE,
  scenarioOf,
  type SquaresState,
} from '../state.ts';
import type { Rehearsal } from './rehearsal.ts';

/** A march: the cheapest way in operation points, as far as they go. */

const NO_WAY = bar('6.32', 'no way leads there');

/** Ways that would take longer are not looked for. */
const MOST_POINTS = 60;
/** More points than any step takes. */
const PLENTY = 99;

interface Pace {
  readonly at: Square;
  readonly cost: number;
}

/** What a march has come to: its squares with the first, and what it costs on average besides. */
export interface Marched {
  readonly way: readonly Pace[];
  readonly short: Bar | null;
  readonly fatigue: number;
  readonly readiness: number;
}

/** [6.35] The formation that a unit takes up to march, when in its own it cannot. */
const marchingFormation = (s: SquaresState, u: Unit): number | null => {
  const formation = s.formation[u];
  if (scenarioOf(s).units.arm[u] === ARTILLERY) return formation === LIMBERED ? null : LIMBERED;
  if (formation === SQUARE) return COLUMN;
  return formation === CHARGE || formation === COUNTER_CHARGE ? NORMAL : null;
};

/** [20.15] What a step costs at least. */
const leastCost = (s: SquaresState, u: Unit): number => {
  if (hasOrder(s, u, ROAD_MODE)) return ACTION_COST.road;
  const { costs, units } = scenarioOf(s);
  const from = units.mover[u] * TERRAINS.length;
  return Math.min(...costs.straight.subarray(from, from + TERRAINS.length));
};

/** The unit as somebody who goes about the map, off its stack and with points enough. */
const travellerOf = (scout: SquaresState, u: Unit): Traveller => {
  const { grid, units } = scenarioOf(scout);
  // [6.36] Only infantry that is not in column pays for the way it faces.
  const turns = units.arm[u] === INFANTRY && scout.formation[u] !== COLUMN;
  return {
    least: leastCost(scout, u),
    cost(from, facing, direction) {
      scout.square[u] = from;
      if (turns) scout.facing[u] = facing;
      const to = grid.near[from * DIRECTIONS + direction];
      // [6.34] Where there is no room nobody can end, so that marches go round.
      if (stepBar(scout, u, direction) !== null || !hasRoom(scout, to, u)) return CLOSED;
      return stepCost(scout, u, to, direction);
    },
    faces(to, direction) {
      if (!turns) return 0;
      const friend = scout.top[to];
      return friend < 0 ? direction : scout.facing[friend];
    },
  };
};

/** Why the last step to the goal is not to be had from where the way ends. */
const goalBar = (scout: SquaresState, u: Unit, end: Square, goal: Square): Bar => {
  const { grid } = scenarioOf(scout);
  if (distance(grid, end, goal) !== 1) return NO_WAY;
  scout.square[u] = end;
  const direction = grid.near.indexOf(goal, end * DIRECTIONS) - end * DIRECTIONS;
  return stepBar(scout, u, direction) ?? stackBar(scout, u, goal) ?? NO_WAY;
};

const wayTo = (s: SquaresState, u: Unit, goal: Square): Way & { readonly barred: Bar | null } => {
  const { grid } = scenarioOf(s);
  const scout = fork(s);
  const start = { square: s.square[u], facing: 0 };
  lift(scout, u);
  scout.op[u] = PLENTY;
  const traveller = travellerOf(scout, u);
  if (scenarioOf(s).units.arm[u] === INFANTRY && s.formation[u] !== COLUMN) {
    start.facing = s.facing[u];
  }
  const way = cheapestWay(grid, traveller, start, goal, MOST_POINTS);
  if (way.isWhole) return { ...way, barred: null };
  const end = way.steps.reduce((at, d) => grid.near[at * DIRECTIONS + d], start.square);
  return { ...way, barred: goalBar(scout, u, end, goal) };
};

/** [6.32] Marches the unit in the hand towards a square; a bar when it does not come a step nearer. */
export const march = (r: Rehearsal, u: Unit, goal: Square): Marched | Bar => {
  const needed = marchingFormation(r.s, u);
  const unready = needed === null ? null : r.give(code(V.form, needed));
  if (unready !== null) return unready;
  const [strain, squares] = [local(r.s, 1), local(r.s, 2)];
  const before = meanToll(r.s, u, strain, squares);
  const { steps, barred } = wayTo(r.s, u, goal);
  const way: Pace[] = [{ at: r.s.square[u], cost: 0 }];
  let short = barred;
  for (const direction of steps) {
    const points = r.s.op[u];
    const stopped = r.give(code(V.step, direction));
    if (stopped !== null) {
      short = stopped;
      break;
    }
    way.push({ at: r.s.square[u], cost: points - r.s.op[u] });
  }
  if (way.length === 1) return short ?? NO_WAY;
  const after = meanToll(r.s, u, local(r.s, 1), local(r.s, 2));
  return {
    way,
    short,
    fatigue: after.fatigue - before.fatigue,
    readiness: after.readiness - before.readiness,
  };
};

/** Where a unit goes when the anchor of its formation goes to a square: its place in it is kept. */
export const goalOf = (s: SquaresState, u: Unit, anchor: Square, goal: Square): Square => {
  const { width, height, stride } = scenarioOf(s).grid;
  const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));
  const { grid } = scenarioOf(s);
  const shift = (of: typeof columnOf): number =>
    of(grid, s.square[u]) + of(grid, goal) - of(grid, anchor);
  return within(shift(rowOf), height) * stride + within(shift(columnOf), width);
};

/** Those ahead march first, out of the way of those behind them; of a stack who stands in front. [6.341] */
export const inMarchingOrder = (
  s: SquaresState,
  troops: readonly Unit[],
  anchor: Square,
  goal: Square,
): readonly Unit[] => {
  const { grid } = scenarioOf(s);
  const right = columnOf(grid, goal) - columnOf(grid, anchor);
  const down = rowOf(grid, goal) - rowOf(grid, anchor);
  const ahead = (u: Unit): number =>
    columnOf(grid, s.square[u]) * right + rowOf(grid, s.square[u]) * down;
  const inFront = (u: Unit): number => Number(hasOrder(s, u, FRONTLINE));
  return troops.toSorted((a, b) => ahead(b) - ahead(a) || inFront(b) - inFront(a) || a - b);
};
