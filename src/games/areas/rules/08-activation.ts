import {
  AREA_COUNT,
  ARM,
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
  UNIT_COUNT,
  sideOfArmy,
} from '../board.ts';
import { ACTIVE, faceOf, hasEnemy, IDLE, isGun, type AreasState } from '../state.ts';
import { assaultBar } from './11-assaults.ts';
import { canStep, CHARGE, MARCH } from './10-costs.ts';
import { advanceBar } from './08-advance.ts';
import { BOMBARDMENT, hasTarget, VOLLEY } from './13-ranges.ts';
import { canFire } from './12-fire.ts';

/** [8.4] to [8.8] Which units an officer sets in motion, and whether that is of any use. */

/** [4.7] The units of a formation are numbered in one run. */
const FORMATION_FIRST = OFFICER_ARMY.map((_, officer) => Math.max(0, LEADER.indexOf(officer)));
const FORMATION_END = OFFICER_ARMY.map((_, officer) => LEADER.lastIndexOf(officer) + 1);

/** Calls `see` with the units of a formation that are on the map and have not acted. */
const someIdle = (
  s: AreasState,
  officer: number,
  is: (s: AreasState, u: number) => boolean,
): boolean => {
  for (let u = FORMATION_FIRST[officer]; u < FORMATION_END[officer]; u++) {
    if (s.place[u] < PLACE_COUNT && s.act[u] === IDLE && is(s, u)) return true;
  }
  return false;
};

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

const activateSkirmishers = (s: AreasState, officer: number, is: (u: number) => boolean): void => {
  const side = sideOfArmy(OFFICER_ARMY[officer]);
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (ARM[u] === SKIRMISHERS && is(u) && goesAlong(s, officer, u)) s.act[u] = ACTIVE;
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

/** [8.4] Whether a Move/Assault from the area would let anybody do anything. */
export const canMarchFrom = (s: AreasState, officer: number, area: number): boolean => {
  if (area >= PLACE_COUNT) return false;
  if (someIdle(s, officer, (s, u) => s.place[u] === area && mayMarch(s, u))) return true;
  const side = sideOfArmy(OFFICER_ARMY[officer]);
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.place[u] !== area || ARM[u] !== SKIRMISHERS) continue;
    if (goesAlong(s, officer, u) && mayMarch(s, u)) return true;
  }
  return false;
};

/** [8.7] */
export const canChargeFrom = (s: AreasState, officer: number, area: number): boolean =>
  area < PLACE_COUNT && someIdle(s, officer, (s, u) => s.place[u] === area && mayCharge(s, u));

/** [8.5] */
export const canVolleyIn = (s: AreasState, officer: number, area: number): boolean =>
  area < AREA_COUNT &&
  hasEnemy(s, sideOfArmy(OFFICER_ARMY[officer]), area) &&
  someIdle(s, officer, (s, u) => canFire(s, officer, area, VOLLEY, u));

/** [8.6] */
export const canBombardFrom = (s: AreasState, officer: number, area: number): boolean =>
  area < PLACE_COUNT &&
  someIdle(s, officer, (s, u) => canFire(s, officer, area, BOMBARDMENT, u)) &&
  hasTarget(s, sideOfArmy(OFFICER_ARMY[officer]), area, BOMBARDMENT);

const mayAdvance = (s: AreasState, u: number): boolean => {
  if (!isMoved(s, MARCH, u)) return false;
  const near = BOARD.neighbours[s.place[u]];
  for (let i = 0; i < near.length; i++) if (advanceBar(s, u, near[i]) === null) return true;
  return false;
};

/** [8.8] */
export const canAdvance = (s: AreasState, officer: number): boolean => {
  if (someIdle(s, officer, mayAdvance)) return true;
  for (let u = 0; u < UNIT_COUNT; u++)
    if (goesAlong(s, officer, u) && mayAdvance(s, u)) return true;
  return false;
};

/** The places where the formation has units, or lone skirmishers that it may lead. */
export const placesOf = (s: AreasState, officer: number, seen: Uint8Array): void => {
  seen.fill(0);
  const side = sideOfArmy(OFFICER_ARMY[officer]);
  for (let u = FORMATION_FIRST[officer]; u < FORMATION_END[officer]; u++) {
    if (s.place[u] < PLACE_COUNT && s.act[u] === IDLE) seen[s.place[u]] = 1;
  }
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (ARM[u] === SKIRMISHERS && goesAlong(s, officer, u)) seen[s.place[u]] = 1;
  }
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
