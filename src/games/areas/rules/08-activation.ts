import {
  AREA_COUNT,
  ARM,
  ARMIES,
  ARMY,
  BOARD,
  CAVALRY,
  INFANTRY,
  IS_CLEAR,
  LEADER,
  MOVE,
  OFFICER_ARMY,
  PLACE_COUNT,
  SIDE_END,
  SIDE_FIRST,
  SKIRMISHERS,
  sideOfArmy,
} from '../board.ts';
import { ACTIVE, DONE, faceOf, hasEnemy, IDLE, isGun, type AreasState } from '../state.ts';
import { assaultBar } from './11-assaults.ts';
import { canStep, CHARGE, MARCH } from './10-costs.ts';
import { advanceBar } from './08-advance.ts';
import { BOMBARDMENT, hasTarget, VOLLEY } from './13-ranges.ts';
import { canFire } from './12-fire.ts';

/** [8.4] to [8.8] Which units an officer sets in motion, and whether that is of any use. */

/** [4.7] The units of a formation are numbered in one run. */
const FORMATION_FIRST = OFFICER_ARMY.map((_, officer) => Math.max(0, LEADER.indexOf(officer)));
const FORMATION_END = OFFICER_ARMY.map((_, officer) => LEADER.lastIndexOf(officer) + 1);

/** By army: its skirmishers. */
const SKIRMISHERS_OF = ARMIES.map((_, army) =>
  ARM.flatMap((arm, u) => (arm === SKIRMISHERS && ARMY[u] === army ? [u] : [])),
);

/** Whether any unit of the formation is on the map. */
export const hasFormation = (s: AreasState, officer: number): boolean => {
  for (let u = FORMATION_FIRST[officer]; u < FORMATION_END[officer]; u++) {
    if (s.place[u] < PLACE_COUNT) return true;
  }
  return false;
};

const standsIn = (s: AreasState, officer: number, place: number): boolean => {
  for (let u = FORMATION_FIRST[officer]; u < FORMATION_END[officer]; u++) {
    if (s.place[u] === place) return true;
  }
  return false;
};

/** [10.13] Whether skirmishers stand in a place without any other unit of their side. */
const areAlone = (s: AreasState, side: number, place: number): boolean => {
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.place[u] === place && ARM[u] !== SKIRMISHERS) return false;
  }
  return true;
};

const standsBeside = (s: AreasState, officer: number, place: number): boolean => {
  const near = BOARD.neighbours[place];
  for (let i = 0; i < near.length; i++) if (standsIn(s, officer, near[i])) return true;
  return false;
};

/** [10.13] Whether skirmishers go along with an officer’s formation. */
export const goesAlong = (s: AreasState, officer: number, u: number): boolean => {
  if (ARM[u] !== SKIRMISHERS || ARMY[u] !== OFFICER_ARMY[officer] || s.act[u] !== IDLE)
    return false;
  const place = s.place[u];
  if (place >= PLACE_COUNT) return false;
  if (standsIn(s, officer, place)) return true;
  const side = sideOfArmy(OFFICER_ARMY[officer]);
  return areAlone(s, side, place) && standsBeside(s, officer, place);
};

/** Whether an impulse of this kind sets the unit in motion. */
const isMoved = (s: AreasState, kind: number, u: number): boolean =>
  kind === CHARGE ? ARM[u] === CAVALRY : !isGun(u) || s.spent[u] === 0;

/** [8.4] [8.7] [10.13] Activates all units that an officer moves from an area. */
export const activate = (s: AreasState, officer: number, area: number, kind: number): void => {
  for (let u = FORMATION_FIRST[officer]; u < FORMATION_END[officer]; u++) {
    if (s.place[u] === area && s.act[u] === IDLE && isMoved(s, kind, u)) s.act[u] = ACTIVE;
  }
  if (kind === CHARGE) return;
  activateSkirmishers(s, officer, (u) => s.place[u] === area);
};

/** [9.5] A formation acts once in an area: its units there that are left out of the action are done. */
export const closeArea = (
  s: AreasState,
  officer: number,
  area: number,
  joins: (u: number) => boolean,
): void => {
  for (let u = FORMATION_FIRST[officer]; u < FORMATION_END[officer]; u++) {
    if (s.place[u] === area && s.act[u] === IDLE) s.act[u] = joins(u) ? ACTIVE : DONE;
  }
};

const activateSkirmishers = (s: AreasState, officer: number, is: (u: number) => boolean): void => {
  for (const u of SKIRMISHERS_OF[OFFICER_ARMY[officer]]) {
    if (is(u) && goesAlong(s, officer, u)) s.act[u] = ACTIVE;
  }
};

/** [8.8] [10.13] Activates a whole formation for a General Advance. */
export const activateAll = (s: AreasState, officer: number): void => {
  for (let u = FORMATION_FIRST[officer]; u < FORMATION_END[officer]; u++) {
    if (s.place[u] < PLACE_COUNT && s.act[u] === IDLE && isMoved(s, MARCH, u)) s.act[u] = ACTIVE;
  }
  activateSkirmishers(s, officer, () => true);
};

const mayMarch = (s: AreasState, u: number): boolean => {
  if (!isMoved(s, MARCH, u)) return false;
  if (canStep(s, u, MOVE[faceOf(s, u)], 0, MARCH)) return true;
  return canAssaultHere(s, u) && (ARM[u] === INFANTRY || ARM[u] === SKIRMISHERS);
};

/** [11.10] Whether the enemy stands in the unit’s own area and may be assaulted. */
const canAssaultHere = (s: AreasState, u: number): boolean => {
  const place = s.place[u];
  return place < AREA_COUNT && s.contested[place] === 1 && s.assaulted[place] === 0;
};

const mayCharge = (s: AreasState, u: number): boolean => {
  const place = s.place[u];
  if (ARM[u] !== CAVALRY || (isHeld(s, place) && !IS_CLEAR[place])) return false;
  return canStep(s, u, MOVE[faceOf(s, u)], 0, CHARGE) || canAssaultHere(s, u);
};

const isHeld = (s: AreasState, place: number): boolean =>
  place < AREA_COUNT && s.contested[place] === 1;

/** What a formation can do from a place, one bit each. */
export const MARCHES = 1;
export const CHARGES = 2;
export const VOLLEYS = 4;
export const BOMBARDS = 8;
const VISITED = 16;

/** The openings of one formation, by place, and the places that have any. */
export interface Openings {
  readonly bits: Uint8Array;
  readonly places: number[];
}

const openings: Openings = { bits: new Uint8Array(PLACE_COUNT), places: [] };

/** [8.4] to [8.7] What a formation can do, from where: written into one place that is used again. */
export const openingsOf = (s: AreasState, officer: number): Openings => {
  const { bits, places } = openings;
  for (const place of places) bits[place] = 0;
  places.length = 0;
  const side = sideOfArmy(OFFICER_ARMY[officer]);
  for (let u = FORMATION_FIRST[officer]; u < FORMATION_END[officer]; u++) {
    if (s.place[u] < PLACE_COUNT && s.act[u] === IDLE) open(s, side, officer, u);
  }
  for (const u of SKIRMISHERS_OF[OFFICER_ARMY[officer]]) {
    if (!goesAlong(s, officer, u)) continue;
    visit(s.place[u]);
    if ((bits[s.place[u]] & MARCHES) === 0 && mayMarch(s, u)) bits[s.place[u]] |= MARCHES;
  }
  return openings;
};

const visit = (place: number): void => {
  if (openings.bits[place] !== 0) return;
  openings.bits[place] = VISITED;
  openings.places.push(place);
};

/** Adds what a unit opens for its formation. */
const open = (s: AreasState, side: number, officer: number, u: number): void => {
  const { bits } = openings;
  const place = s.place[u];
  visit(place);
  const known = bits[place];
  if ((known & MARCHES) === 0 && mayMarch(s, u)) bits[place] |= MARCHES;
  if ((known & CHARGES) === 0 && mayCharge(s, u)) bits[place] |= CHARGES;
  if (s.spent[u] === 1) return;
  if ((known & VOLLEYS) === 0 && mayVolley(s, side, officer, u)) bits[place] |= VOLLEYS;
  if ((known & BOMBARDS) === 0 && isGun(u) && hasTarget(s, side, place, BOMBARDMENT)) {
    bits[place] |= BOMBARDS;
  }
};

/** What a unit alone opens of these. */
const opensAny = (s: AreasState, side: number, officer: number, u: number, what: number): boolean =>
  ((what & MARCHES) !== 0 && mayMarch(s, u)) ||
  ((what & CHARGES) !== 0 && mayCharge(s, u)) ||
  ((what & VOLLEYS) !== 0 && mayVolley(s, side, officer, u)) ||
  ((what & BOMBARDS) !== 0 &&
    isGun(u) &&
    s.spent[u] === 0 &&
    hasTarget(s, side, s.place[u], BOMBARDMENT));

/** Whether a formation can do any of this from anywhere: as soon as one unit is found that can. */
export const opensSomewhere = (s: AreasState, officer: number, what: number): boolean => {
  const side = sideOfArmy(OFFICER_ARMY[officer]);
  for (let u = FORMATION_FIRST[officer]; u < FORMATION_END[officer]; u++) {
    const isIdle = s.place[u] < PLACE_COUNT && s.act[u] === IDLE;
    if (isIdle && opensAny(s, side, officer, u, what)) return true;
  }
  if ((what & MARCHES) === 0) return false;
  for (const u of SKIRMISHERS_OF[OFFICER_ARMY[officer]]) {
    if (goesAlong(s, officer, u) && mayMarch(s, u)) return true;
  }
  return false;
};

const mayVolley = (s: AreasState, side: number, officer: number, u: number): boolean => {
  const place = s.place[u];
  return place < AREA_COUNT && hasEnemy(s, side, place) && canFire(s, officer, place, VOLLEY, u);
};

/** Whether a formation can do this from a place. */
export const opens = (s: AreasState, officer: number, place: number, what: number): boolean =>
  place < PLACE_COUNT && (openingsOf(s, officer).bits[place] & what) !== 0;

const mayAdvance = (s: AreasState, u: number): boolean => {
  if (!isMoved(s, MARCH, u)) return false;
  const near = BOARD.neighbours[s.place[u]];
  for (let i = 0; i < near.length; i++) if (advanceBar(s, u, near[i]) === null) return true;
  return false;
};

/** [8.8] */
export const canAdvance = (s: AreasState, officer: number): boolean => {
  for (let u = FORMATION_FIRST[officer]; u < FORMATION_END[officer]; u++) {
    if (s.place[u] < PLACE_COUNT && s.act[u] === IDLE && mayAdvance(s, u)) return true;
  }
  for (const u of SKIRMISHERS_OF[OFFICER_ARMY[officer]]) {
    if (goesAlong(s, officer, u) && mayAdvance(s, u)) return true;
  }
  return false;
};

/** [8.4] [8.7] Whether units have assaults to make, so that a Double Move waits with them. */
export const hasAssault = (s: AreasState, side: number, kind: number): boolean => {
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (
      s.act[u] !== IDLE &&
      s.place[u] < AREA_COUNT &&
      assaultBar(s, side, s.place[u], kind) === null
    ) {
      return true;
    }
  }
  return false;
};
