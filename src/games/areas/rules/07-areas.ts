import { EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import {
  ALLIED,
  AREA_COUNT,
  BOARD,
  FRENCH,
  IS_VILLAGE,
  isZone,
  LOST,
  PLACE_COUNT,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  STEPS,
} from '../board.ts';
import { STACK, VILLAGE_STACK } from '../data/tables.ts';
import { E } from '../lexicon.ts';
import {
  forceAt,
  FRESH_UNIT,
  hasEnemy,
  isGun,
  SPENT_UNIT,
  weightOf,
  type AreasState,
  type RuleNumber,
} from '../state.ts';

/** [7.1] [7.3] [18.2] How many units of a side a place may hold. */
export const limitOf = (s: AreasState, place: number): number =>
  isZone(place) ? Infinity : s.villages === 1 && IS_VILLAGE[place] ? VILLAGE_STACK : STACK;

export const hasRoom = (s: AreasState, side: number, place: number): boolean =>
  forceAt(s, side, place) < limitOf(s, place);

/** [10.5] Whether an enemy unit stands in a place adjacent to this one. */
export const isWatched = (s: AreasState, side: number, place: number): boolean => {
  const near = BOARD.neighbours[place];
  for (let i = 0; i < near.length; i++) if (hasEnemy(s, side, near[i])) return true;
  return false;
};

/** [11.20] How many adjacent places hold enemy units. */
export const watchers = (s: AreasState, side: number, place: number): number => {
  let count = 0;
  const near = BOARD.neighbours[place];
  for (let i = 0; i < near.length; i++) if (hasEnemy(s, side, near[i])) count++;
  return count;
};

/** [7.2] Control goes to the side that alone has units in an area. */
const settleControl = (s: AreasState, place: number, umpire: Umpire): void => {
  if (place >= AREA_COUNT) return;
  const french = s.force[place] > 0;
  const allied = s.force[PLACE_COUNT + place] > 0;
  if (french === allied || s.control[place] === (french ? 1 : 0)) return;
  s.control[place] = french ? 1 : 0;
  if (umpire.loud) tell(umpire, EVERYONE, '7.2', E.controlled, french ? FRENCH : ALLIED, place);
};

/** [6.4] A Grand Battery without guns is broken up. */
const settleBattery = (s: AreasState, umpire: Umpire): void => {
  if (s.battery === LOST || hasGuns(s, FRENCH, s.battery)) return;
  s.battery = LOST;
  if (umpire.loud) tell(umpire, EVERYONE, '6.4', E.batteryLost);
};

const hasGuns = (s: AreasState, side: number, place: number): boolean => {
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.place[u] === place && isGun(u)) return true;
  }
  return false;
};

const count = (s: AreasState, u: number, by: 1 | -1): void => {
  const at = SIDE[u] * PLACE_COUNT + s.place[u];
  s.force[at] += by * weightOf(s, u);
};

/** Moves a unit to another place, with all that follows for control and the Grand Battery. */
export const relocate = (s: AreasState, u: number, to: number, umpire: Umpire): void => {
  const from = s.place[u];
  count(s, u, -1);
  s.place[u] = to;
  s.came[u] = from + 1;
  count(s, u, 1);
  settleControl(s, from, umpire);
  settleControl(s, to, umpire);
  if (from === s.battery && isGun(u)) settleBattery(s, umpire);
};

export const eliminate = (s: AreasState, u: number, rule: RuleNumber, umpire: Umpire): void => {
  const from = s.place[u];
  count(s, u, -1);
  s.place[u] = LOST;
  s.spent[u] = 0;
  s.act[u] = 0;
  s.came[u] = 0;
  if (umpire.loud) tell(umpire, EVERYONE, rule, E.eliminated, u, from);
  settleControl(s, from, umpire);
  if (from === s.battery && isGun(u)) settleBattery(s, umpire);
};

/** [4.6] Turns a fresh unit to its spent side. */
export const spend = (s: AreasState, u: number, rule: RuleNumber, umpire: Umpire): void => {
  s.spent[u] = 1;
  s.force[SIDE[u] * PLACE_COUNT + s.place[u]] += SPENT_UNIT - FRESH_UNIT;
  if (umpire.loud) tell(umpire, EVERYONE, rule, E.spent, u);
};

/** [11.13] [14.1] A fresh unit is spent; a spent one, or one with a single step, is eliminated. */
export const strike = (s: AreasState, u: number, rule: RuleNumber, umpire: Umpire): void => {
  if (s.spent[u] === 1 || STEPS[u] === 1) eliminate(s, u, rule, umpire);
  else spend(s, u, rule, umpire);
};

/** [6.3] Turns a spent unit to its fresh side. */
export const refresh = (s: AreasState, u: number): void => {
  s.spent[u] = 0;
  s.force[SIDE[u] * PLACE_COUNT + s.place[u]] += FRESH_UNIT - SPENT_UNIT;
};

/** Whether some unit of a side in a place is like this. */
export const someAt = (
  s: AreasState,
  side: number,
  place: number,
  is: (s: AreasState, u: number) => boolean,
): boolean => {
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.place[u] === place && is(s, u)) return true;
  }
  return false;
};
