import type { Bar } from '../../../kernel/rulebook.ts';
import {
  AREA_COUNT,
  AT_TWO,
  BATTERY_AREA,
  BOARD,
  FRENCH,
  isAdjacent,
  IS_LOW,
  isZone,
  LANES,
  PLACE_COUNT,
} from '../board.ts';
import { bar, forceAt, hasEnemy, isContested, type AreasState } from '../state.ts';

/** Where guns can fire. */

export const NO_RANGE = 0;
const OWN_AREA = 1;
const NEAR = 2;
export const LONG = 3;
export const INDIRECT = 4;

/** Kinds of fire impulse: infantry in a contested area, guns, and the Grand Battery in its phase. */
export const VOLLEY = 0;
export const BOMBARDMENT = 1;
export const GRAND_BATTERY = 2;

const HELD_IN_CONTACT = bar('13.1', 'artillery in a contested area fires only into its own area');
const INTO_CONTEST = bar('13.1', 'artillery does not fire into a contested area from outside');
const OUT_OF_RANGE = bar(
  '13.1',
  'that area is out of range, or the ground between is not low and clear',
);
const OVER_FRIENDS = bar('13.1', 'artillery does not fire over friendly units');

/** [8.6.1] Whether a shot goes over this area, and over whom. */
const passes = (s: AreasState, side: number, over: number, to: number): boolean =>
  IS_LOW[over] && isAdjacent(over, to) && forceAt(s, side, over) === 0;

const hasLane = (s: AreasState, side: number, from: number, to: number): boolean => {
  const near = BOARD.neighbours[from];
  for (let i = 0; i < near.length; i++) if (passes(s, side, near[i], to)) return true;
  return false;
};

const isAreaAtTwo = (from: number, to: number): boolean =>
  from < AREA_COUNT && to < AREA_COUNT && BOARD.distance[from * PLACE_COUNT + to] === 2;

/** [6.4.2] Whether the Grand Battery’s indirect fire reaches the area over a lane free of friends. */
const isIndirect = (s: AreasState, from: number, to: number): boolean => {
  if (from !== BATTERY_AREA || s.battery !== from || s.batteryMoved === 1) return false;
  const lane = LANES.get(to);
  return lane !== undefined && lane.every((area) => forceAt(s, FRENCH, area) === 0);
};

/** [13.1] [8.6.1] [6.4.2] How guns in one place reach another, whoever stands there. */
export const rangeTo = (
  s: AreasState,
  side: number,
  from: number,
  to: number,
  mode: number,
): number => {
  if (from === to) return hasEnemy(s, side, from) ? OWN_AREA : NO_RANGE;
  if (hasEnemy(s, side, from)) return NO_RANGE;
  if (forceAt(s, side, to) > 0) return NO_RANGE;
  if (isAdjacent(from, to)) return isZone(from) && isZone(to) ? NO_RANGE : NEAR;
  if (isAreaAtTwo(from, to) && hasLane(s, side, from, to)) return LONG;
  return mode === GRAND_BATTERY && isIndirect(s, from, to) ? INDIRECT : NO_RANGE;
};

/** Why guns do not reach a place. */
export const rangeBar = (
  s: AreasState,
  side: number,
  from: number,
  to: number,
  mode: number,
): Bar | null => {
  if (rangeTo(s, side, from, to, mode) !== NO_RANGE) return null;
  if (hasEnemy(s, side, from)) return HELD_IN_CONTACT;
  if (isContested(s, to)) return INTO_CONTEST;
  const isBlocked = LANES.has(to) && mode === GRAND_BATTERY && s.batteryMoved === 0;
  return isBlocked ? OVER_FRIENDS : OUT_OF_RANGE;
};

/** Whether guns in a place have anything to fire at. */
export const hasTarget = (s: AreasState, side: number, from: number, mode: number): boolean =>
  hasEnemy(s, side, from) ||
  reachesAny(s, side, from, BOARD.neighbours[from], mode) ||
  (from < AREA_COUNT && reachesAny(s, side, from, AT_TWO[from], mode)) ||
  (mode === GRAND_BATTERY && reachesAny(s, side, from, FAR_TARGETS, mode));

const FAR_TARGETS = [...LANES.keys()];

const reachesAny = (
  s: AreasState,
  side: number,
  from: number,
  places: readonly number[],
  mode: number,
): boolean => {
  for (let i = 0; i < places.length; i++) {
    if (!hasEnemy(s, side, places[i])) continue;
    if (rangeTo(s, side, from, places[i], mode) !== NO_RANGE) return true;
  }
  return false;
};
