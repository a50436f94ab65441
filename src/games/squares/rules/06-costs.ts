import { between, directionTo, DIRECTIONS, distance, isDiagonal } from '../../../boards/squares.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { NOBODY, PROHIBITED, type Unit } from '../battle.ts';
import { ACTION_COST, AWAY as ASTRAY, DISRUPTION_EFFECTS } from '../data/charts.ts';
import { TERRAINS } from '../data/lists.ts';
import {
  ARTILLERY,
  CAVALRY,
  CHARGE,
  COLUMN,
  COUNTER_CHARGE,
  DISMOUNTED,
  INFANTRY,
  LIMBERED,
  LINE,
  OPEN,
  ROUT,
  SQUARE,
  TOWN,
  WOODS,
} from '../numbers.ts';
import {
  bar,
  hasOrder,
  moraleOf,
  priceOf,
  ROAD_MODE,
  scenarioOf,
  sideOf,
  type SquaresState,
} from '../state.ts';
import { hasRoom, holdsArm, standsAlone } from './06-stacks.ts';
import { AS_SEEN, hasEnemy, hasFriend, isInEnemyZone, type Knowledge } from './06-zones.ts';

/** [8.2] With less morale a unit keeps out of enemy zones of control, and starts no melee. */
export const LEAST_MORALE = 30;

const NO_POINTS = bar('6.31', 'the unit has no operation points left');
const ROUTED = bar('6.35', 'routed units move only by rout');
const CANNOT_MOVE = bar('6.35', 'units do not move in that formation');
const EDGE = bar('6.32', 'the map ends there');
const IMPASSABLE = bar('20.15', 'that ground is closed to the unit');
const CLOSE_GROUND = bar(
  '6.35',
  'woods and towns are entered in open formation, limbered, or by road in column',
);
const ENEMY_THERE = bar('6.32', 'an enemy stands there');
const ZONE_TO_ZONE = bar('6.33', 'no step leads from enemy zone to enemy zone but to a friend');
const LOW_MORALE = bar('8.2', 'its morale keeps the unit out of enemy zones');
const TOO_DISRUPTED = bar('8.5', 'its disruption keeps the unit out of enemy zones');
const MIXED_ARMS = bar('6.34', 'infantry and cavalry do not share a square');
const STANDS_ALONE = bar('6.34', 'routed and broken units share no square');
const NO_ROOM = bar('6.34', 'there is no room on that square');
const CROWDED = bar('6.34', 'there is no room on this square: march on');

/** [6.351] A straight step from road to road. */
export const isByRoad = (s: SquaresState, from: number, to: number, direction: number): boolean => {
  const { road } = scenarioOf(s).ground;
  return !isDiagonal(direction) && road[from] === 1 && road[to] === 1;
};

/** [20.15] The column of the chart by which a unit moves. [6.353] On foot cavalry moves like infantry. */
const moverOf = (s: SquaresState, u: Unit): number =>
  s.formation[u] === DISMOUNTED ? INFANTRY : scenarioOf(s).units.mover[u];

/** [6.354] All its men are skirmishers, and all are out. */
export const isAllOut = (s: SquaresState, u: Unit): boolean =>
  s.out[u] === 4 && s.skirmishers[u] >= s.men[u];

/** [20.15] What the ground of a step costs, without its additions. */
const groundCost = (s: SquaresState, u: Unit, to: number, direction: number): number => {
  const { ground, costs } = scenarioOf(s);
  const mover = moverOf(s, u);
  const from = s.square[u];
  if (hasOrder(s, u, ROAD_MODE) && isByRoad(s, from, to, direction)) return ACTION_COST.road;
  const row = mover * TERRAINS.length + ground.terrain[to];
  const plain = isDiagonal(direction) ? costs.diagonal[row] : costs.straight[row];
  if (plain === PROHIBITED) return PROHIBITED;
  const climb = ground.elevation[to] > ground.elevation[from] ? costs.climb[mover] : 0;
  const inLine = s.formation[u] === LINE || s.formation[u] === DISMOUNTED;
  return inLine && !isAllOut(s, u) ? ACTION_COST.lineTimes * (plain + climb) : plain + climb;
};

/** [5.31] What a step away from the objective costs. */
const strayCost = (s: SquaresState, u: Unit, direction: number): number => {
  const { grid, units } = scenarioOf(s);
  const aimer = units.aimer[u];
  if (aimer === NOBODY || s.objective[aimer] === NOBODY) return 0;
  const from = s.square[u];
  const goal = s.objective[aimer];
  if (distance(grid, from, goal) <= ASTRAY.freeWithin) return 0;
  return ASTRAY.points[between(direction, directionTo(grid, from, goal))];
};

/** [6.36] Infantry that is not in column pays to turn as it moves, and so does cavalry on foot. [6.353] */
const turnCost = (s: SquaresState, u: Unit, direction: number): number => {
  const onFoot = scenarioOf(s).units.arm[u] === INFANTRY || s.formation[u] === DISMOUNTED;
  return onFoot && s.formation[u] !== COLUMN && s.facing[u] !== direction
    ? ACTION_COST.turnWhileEntering.infantry
    : 0;
};

/** [20.15] The full price of a step, whatever the unit has left. */
const stepPrice = (
  s: SquaresState,
  u: Unit,
  to: number,
  direction: number,
  knows: Knowledge,
): number => {
  const side = sideOf(u);
  let price = groundCost(s, u, to, direction) + strayCost(s, u, direction);
  price += turnCost(s, u, direction);
  if (hasFriend(s, to, side)) price += ACTION_COST.stack;
  if (isInEnemyZone(s, to, side, knows)) price += ACTION_COST.enterZone;
  if (isInEnemyZone(s, s.square[u], side, knows)) price += ACTION_COST.leaveZone;
  return priceOf(s, price);
};

/** [6.32] One step is always open to who has a point left: it takes all there are. */
export const stepCost = (s: SquaresState, u: Unit, to: number, direction: number): number =>
  Math.min(s.op[u], stepPrice(s, u, to, direction, AS_SEEN));

/** [6.35] Whether the formation moves at all. */
const canMove = (s: SquaresState, u: Unit): boolean => {
  const formation = s.formation[u];
  if (scenarioOf(s).units.arm[u] === ARTILLERY) return formation === LIMBERED;
  return formation !== SQUARE && formation !== CHARGE && formation !== COUNTER_CHARGE;
};

/** [6.35] Woods and towns let in open formation and teams; by road columns, too. */
const closedGround = (s: SquaresState, u: Unit, to: number, direction: number): boolean => {
  const terrain = scenarioOf(s).ground.terrain[to];
  if (terrain !== WOODS && terrain !== TOWN) return false;
  const formation = s.formation[u];
  if (formation === OPEN || formation === LIMBERED) return false;
  return formation !== COLUMN || !isByRoad(s, s.square[u], to, direction);
};

/** [6.33] Why the unit may not enter an enemy zone there, or null. */
const zoneBar = (s: SquaresState, u: Unit, to: number): Bar | null => {
  const side = sideOf(u);
  if (!isInEnemyZone(s, to, side, AS_SEEN)) return null;
  if (moraleOf(s, u) < LEAST_MORALE) return LOW_MORALE;
  if (s.disruption[u] >= DISRUPTION_EFFECTS.noZoneOfControl) return TOO_DISRUPTED;
  if (hasFriend(s, to, side)) return null;
  return isInEnemyZone(s, s.square[u], side, AS_SEEN) ? ZONE_TO_ZONE : null;
};

/** [6.34] Why the unit may not join those on the square, or null. */
export const stackBar = (s: SquaresState, u: Unit, to: number): Bar | null => {
  if (!hasFriend(s, to, sideOf(u))) return null;
  const { arm } = scenarioOf(s).units;
  if (standsAlone(s, u) || standsAlone(s, s.top[to])) return STANDS_ALONE;
  if (arm[u] === INFANTRY && holdsArm(s, to, CAVALRY)) return MIXED_ARMS;
  if (arm[u] === CAVALRY && holdsArm(s, to, INFANTRY)) return MIXED_ARMS;
  return hasRoom(s, to, u) ? null : NO_ROOM;
};

/**
 * [6.34] Where there is no room a unit may only pass: it needs a point for the step after, and outside
 * of enemy zones, where it could not turn back, it has one (R260).
 */
const passBar = (s: SquaresState, u: Unit, to: number, direction: number): Bar | null => {
  const barred = stackBar(s, u, to);
  if (barred !== NO_ROOM || isInEnemyZone(s, s.square[u], sideOf(u), AS_SEEN)) return barred;
  return stepPrice(s, u, to, direction, AS_SEEN) < s.op[u] ? null : barred;
};

/** [6.32] The rule that bars a step in a direction, or null. */
export const stepBar = (s: SquaresState, u: Unit, direction: number): Bar | null => {
  if (s.op[u] < 1) return NO_POINTS;
  if (s.formation[u] === ROUT) return ROUTED;
  if (!canMove(s, u)) return CANNOT_MOVE;
  const to = scenarioOf(s).grid.near[s.square[u] * DIRECTIONS + direction];
  if (to < 0) return EDGE;
  if (groundCost(s, u, to, direction) >= PROHIBITED) return IMPASSABLE;
  if (closedGround(s, u, to, direction)) return CLOSE_GROUND;
  if (hasEnemy(s, to, sideOf(u), AS_SEEN)) return ENEMY_THERE;
  return zoneBar(s, u, to) ?? passBar(s, u, to, direction);
};

/** [6.34] A unit that has marched into a square without room marches on, as long as it can: or null. */
export const crowdBar = (s: SquaresState, u: Unit, squaresGone: number): Bar | null => {
  if (squaresGone === 0 || hasRoom(s, s.square[u], u)) return null;
  for (let d = 0; d < DIRECTIONS; d++) if (stepBar(s, u, d) === null) return CROWDED;
  return null;
};
