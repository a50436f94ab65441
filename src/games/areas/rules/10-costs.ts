import { edgeBetween } from '../../../boards/graph.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import {
  ARM,
  AREA_COUNT,
  BOARD,
  CAVALRY,
  INFANTRY,
  IS_CLEAR,
  IS_MOUNTED,
  isZone,
  ARMY,
  PRUSSIAN,
  SIDE,
  SKIRMISHERS,
} from '../board.ts';
import { COST, STACK } from '../data/tables.ts';
import {
  bar,
  controls,
  forceAt,
  freshAt,
  hasEnemy,
  isActive,
  isGun,
  MOVED,
  type AreasState,
} from '../state.ts';
import { hasRoom, isWatched, limitOf, someAt } from './07-areas.ts';

/** Kinds of impulse in which units move. A charge that overruns is no longer one that may. */
export const MARCH = 0;
export const CHARGE = 1;
export const OVERRUN = 2;

const NOT_ADJACENT = bar('10.4', 'that area is not adjacent to the unit');
const NO_FACTORS = bar('10.4', 'the unit has too few movement factors left to enter that area');
const ZONES_FOR_PRUSSIANS = bar('15.1', 'only Prussian units may enter a zone');
const NO_WAY_BACK = bar('15.4', 'a unit may go from an area to a zone only by a retreat');
const WHOLE_MOVE = bar('15.2', 'going from zone to zone takes a unit’s whole movement');
const LEAVES_CONTACT = bar(
  '10.10',
  'a unit that leaves a contested area may only enter a friendly controlled area without enemies',
);
const CHARGE_NEEDS_CLEAR = bar('11.8', 'a charge goes over clear ground only');
const NOT_FOR_CAVALRY = bar(
  '10.8',
  'cavalry never enters a forest or village that enemies hold or that is contested',
);
const NEEDS_ESCORT = bar(
  '10.7',
  'artillery may enter an area of the enemy only after infantry or skirmishers that will assault it',
);
const CAVALRY_SUPPORTS = bar(
  '11.7',
  'in a Move/Assault cavalry may enter an area of the enemy only after infantry or skirmishers',
);
export const ASSAULTED = bar('11.11', 'that area has been assaulted in this impulse');
export const FULL = bar('7.1', 'that area holds as many units of this side as it can');
const VILLAGE_FULL = bar('18.2', 'with this option a village holds four units of a side');

/** [11.5] Whether entering now would bring a mandatory assault. */
export const isMandatory = (s: AreasState, side: number, area: number): boolean =>
  hasEnemy(s, side, area) && s.contested[area] === 0;

/** [7.4] [11.1] Whether the unit may lead an assault of this kind. */
export const mayLead = (kind: number, u: number): boolean =>
  kind === MARCH ? ARM[u] === INFANTRY || ARM[u] === SKIRMISHERS : ARM[u] === CAVALRY;

/** [7.4] Whether somebody who can lead the assault has come into the area in this impulse. */
const hasEscort = (s: AreasState, side: number, area: number): boolean =>
  someAt(s, side, area, (s, u) => isActive(s, u) && (s.act[u] & MOVED) !== 0 && mayLead(MARCH, u));

/** [10.5] What it costs a unit of this side to enter a place, whatever it has left. */
export const costOf = (s: AreasState, side: number, to: number): number => {
  const contested = to < AREA_COUNT && s.contested[to] === 1;
  if (freshAt(s, 1 - side, to) > 0) return COST.strong;
  if (contested || hasEnemy(s, side, to)) return COST.weak;
  return isWatched(s, side, to) ? COST.watched : COST.vacant;
};

/** [10.5] [15.2] What the step takes from a unit that has `left` factors; all of them where the rule says so. */
export const stepCost = (s: AreasState, u: number, to: number, left: number): number => {
  const side = SIDE[u];
  if (isZone(to)) return left;
  const cost = costOf(s, side, to);
  if (!hasEnemy(s, side, s.place[u])) return Math.min(left, cost);
  return IS_MOUNTED[u] ? Math.min(left, Math.max(COST.mountedExit, cost)) : left;
};

/** [7.1] [18.2] The rule that keeps one more unit out of a place, or null. */
export const spaceBar = (s: AreasState, side: number, to: number): Bar | null =>
  hasRoom(s, side, to) ? null : limitOf(s, to) < STACK ? VILLAGE_FULL : FULL;

/** [18.3] A village may be stormed by ten. */
const roomBar = (s: AreasState, side: number, to: number, mandatory: boolean): Bar | null => {
  if (!mandatory) return spaceBar(s, side, to);
  return forceAt(s, side, to) < STACK ? null : FULL;
};

/** [15.0] Ways to and from zones. */
const zoneBar = (s: AreasState, u: number, steps: number): Bar | null => {
  if (ARMY[u] !== PRUSSIAN) return ZONES_FOR_PRUSSIANS;
  if (!isZone(s.place[u])) return NO_WAY_BACK;
  return steps > 0 ? WHOLE_MOVE : null;
};

/** [10.6] to [10.8] Entering an area of the enemy, or one that is contested. */
const entryBar = (s: AreasState, u: number, to: number, kind: number): Bar | null => {
  const side = SIDE[u];
  const enemy = hasEnemy(s, side, to);
  const mandatory = enemy && s.contested[to] === 0;
  if (ARM[u] === CAVALRY && !IS_CLEAR[to] && (enemy || s.contested[to] === 1)) {
    return NOT_FOR_CAVALRY;
  }
  if (mandatory) {
    if (s.assaulted[to] === 1) return ASSAULTED;
    if (isGun(u) && !hasEscort(s, side, to)) return NEEDS_ESCORT;
    if (ARM[u] === CAVALRY && kind === MARCH && !hasEscort(s, side, to)) return CAVALRY_SUPPORTS;
  }
  return roomBar(s, side, to, mandatory);
};

/** [10.4] to [10.10] The rule that bars a step to a place, or null. */
export const stepBar = (
  s: AreasState,
  u: number,
  to: number,
  left: number,
  steps: number,
  kind: number,
): Bar | null => {
  const from = s.place[u];
  if (edgeBetween(BOARD, from, to) < 0) return NOT_ADJACENT;
  if (isZone(to)) return zoneBar(s, u, steps);
  const side = SIDE[u];
  if (hasEnemy(s, side, from) && (hasEnemy(s, side, to) || !controls(s, side, to))) {
    return LEAVES_CONTACT;
  }
  if (kind !== MARCH && !IS_CLEAR[to]) return CHARGE_NEEDS_CLEAR;
  const entry = entryBar(s, u, to, kind);
  if (entry !== null) return entry;
  // [10.9] A unit that has not moved yet may always move one area.
  return steps > 0 && costOf(s, side, to) > left ? NO_FACTORS : null;
};

/** Whether the unit can take one step somewhere. */
export const canStep = (
  s: AreasState,
  u: number,
  left: number,
  steps: number,
  kind: number,
): boolean => {
  if (left <= 0) return false;
  const near = BOARD.neighbours[s.place[u]];
  for (let i = 0; i < near.length; i++) {
    if (stepBar(s, u, near[i], left, steps, kind) === null) return true;
  }
  return false;
};
