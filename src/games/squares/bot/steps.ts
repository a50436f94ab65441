import {
  between,
  directionTo,
  DIRECTIONS,
  distance,
  isDiagonal,
  type Square,
} from '../../../boards/squares.ts';
import { NOBODY, PROHIBITED, type Unit } from '../battle.ts';
import { ACTION_COST, AWAY as ASTRAY, DISRUPTION_EFFECTS } from '../data/charts.ts';
import { TERRAINS } from '../data/lists.ts';
import { COLUMN, DISMOUNTED, INFANTRY, LIMBERED, LINE, OPEN, TOWN, WOODS } from '../numbers.ts';
import {
  isAllOut,
  isByRoad,
  LEAST_MORALE,
  stackBar,
  stepBar,
  stepCost,
} from '../rules/06-costs.ts';
import { AS_SEEN, hasEnemy, reaches } from '../rules/06-zones.ts';
import {
  hasOrder,
  isNight,
  moraleOf,
  ROAD_MODE,
  scenarioOf,
  sideOf,
  type SquaresState,
} from '../state.ts';

/**
 * What steps cost, as the rules have it (a test compares the two) but many times as fast: enemy zones
 * and what stays the same for the unit all along are found once.
 */

const zones = new Uint8Array(4096);

/** Marks the squares that lie in the zones of the enemies a side sees. [6.33] */
const markZones = (s: SquaresState, side: number): void => {
  const { grid, units } = scenarioOf(s);
  zones.fill(0);
  for (const v of units.ofSide[1 - side]) {
    const square = s.square[v];
    if (square >= grid.size || s.top[square] !== v || !reaches(s, square, side, AS_SEEN)) continue;
    for (let d = 0; d < DIRECTIONS; d++) {
      const beside = grid.near[square * DIRECTIONS + d];
      if (beside >= 0) zones[beside] = 1;
    }
  }
};

/** A unit on the march: what does not change from step to step. */
export interface Marcher {
  readonly unit: Unit;
  readonly side: number;
  /** The rows of the cost chart of its arm begin here. */
  readonly row: number;
  readonly climb: number;
  readonly times: number;
  readonly night: number;
  readonly mayEnterZones: boolean;
  /** Whether it pays to turn as it marches. [6.36] */
  readonly paysToTurn: boolean;
  readonly goal: Square;
  /** In road mode the rules are asked themselves. */
  readonly byRoad: boolean;
}

export const marcherOf = (s: SquaresState, u: Unit): Marcher => {
  const { costs, units } = scenarioOf(s);
  const formation = s.formation[u];
  const onFoot = formation === DISMOUNTED;
  const mover = onFoot ? INFANTRY : units.mover[u];
  const aimer = units.aimer[u];
  markZones(s, sideOf(u));
  return {
    unit: u,
    side: sideOf(u),
    row: mover * TERRAINS.length,
    climb: costs.climb[mover],
    times: (formation === LINE || onFoot) && !isAllOut(s, u) ? ACTION_COST.lineTimes : 1,
    night: isNight(s) ? 2 : 1,
    mayEnterZones:
      moraleOf(s, u) >= LEAST_MORALE && s.disruption[u] < DISRUPTION_EFFECTS.noZoneOfControl,
    paysToTurn: (units.arm[u] === INFANTRY || onFoot) && formation !== COLUMN,
    goal: aimer === NOBODY ? NOBODY : s.objective[aimer],
    byRoad: hasOrder(s, u, ROAD_MODE),
  };
};

/** [6.35] */
const isClosed = (s: SquaresState, m: Marcher, at: Square, to: Square, d: number): boolean => {
  const terrain = scenarioOf(s).ground.terrain[to];
  if (terrain !== WOODS && terrain !== TOWN) return false;
  const formation = s.formation[m.unit];
  if (formation === OPEN || formation === LIMBERED) return false;
  return formation !== COLUMN || !isByRoad(s, at, to, d);
};

/** [5.31] */
const strayOf = (s: SquaresState, { goal }: Marcher, at: Square, d: number): number => {
  if (goal === NOBODY) return 0;
  const { grid } = scenarioOf(s);
  if (distance(grid, at, goal) <= ASTRAY.freeWithin) return 0;
  return ASTRAY.points[between(d, directionTo(grid, at, goal))];
};

/** The points left after a step from where the unit is, with so many before; -1 where it may not go. */
export const leftAfter = (
  s: SquaresState,
  m: Marcher,
  at: Square,
  to: Square,
  d: number,
  left: number,
): number => {
  const { unit: u, row, side } = m;
  if (m.byRoad) {
    if (stepBar(s, u, d) !== null || stackBar(s, u, to) !== null) return -1;
    return left - stepCost(s, u, to, d);
  }
  const { costs, ground } = scenarioOf(s);
  const plain = (isDiagonal(d) ? costs.diagonal : costs.straight)[row + ground.terrain[to]];
  if (plain === PROHIBITED || isClosed(s, m, at, to, d)) return -1;
  const joins = s.top[to] !== NOBODY && !isOpen(s, to, side);
  if (joins && (hasEnemy(s, to, side, AS_SEEN) || stackBar(s, u, to) !== null)) return -1;
  const [entered, before] = [zones[to], zones[at]];
  if (entered === 1 && (!m.mayEnterZones || (before === 1 && !joins))) return -1;
  const climbs = ground.elevation[to] > ground.elevation[at] ? m.climb : 0;
  let price = m.times * (plain + climbs) + strayOf(s, m, at, d);
  if (m.paysToTurn && s.facing[u] !== d) price += ACTION_COST.turnWhileEntering.infantry;
  if (joins) price += ACTION_COST.stack;
  if (entered === 1) price += ACTION_COST.enterZone;
  if (before === 1) price += ACTION_COST.leaveZone;
  return left - Math.min(left, price * m.night);
};

/** Whether nobody is known to stand there: enemies unseen may. */
const isOpen = (s: SquaresState, to: Square, side: number): boolean =>
  sideOf(s.top[to]) !== side && !hasEnemy(s, to, side, AS_SEEN);
