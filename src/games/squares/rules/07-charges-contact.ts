import { directionTo, DIRECTIONS, turned, type Square } from '../../../boards/squares.ts';
import { tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { DISRUPTION_CAUSES, DISRUPTION_EFFECTS } from '../data/charts.ts';
import { CHARGED, hasFate, MET, REACTED, RETREATS, stands } from '../fates.ts';
import { E } from '../lexicon.ts';
import { ARTILLERY, INFANTRY, SQUARE } from '../numbers.ts';
import {
  AUTO_RETREAT,
  hasOrder,
  isRouted,
  moraleOf,
  scenarioOf,
  sideOf,
  witnesses,
  type SquaresState,
} from '../state.ts';
import { reaches, TRULY } from './06-zones.ts';
import { overrun } from './07-charges-overrun.ts';
import { breakAt, gunnersStay } from './07-charges-reactions.ts';
import { rollAgainst } from './07-charges-start.ts';
import { reward } from './07-fire-effects.ts';
import { foremost } from './07-melee.ts';
import { CLOSED_TO_CAVALRY } from './07-melee-phase.ts';
import { retreat } from './07-retreats.ts';
import { RETREATS_BY } from './07-withdrawals.ts';
import { disrupt } from './08-disruption.ts';

/** [6.43] The chance to overrun: the lead in morale, and so much for each level the enemy is disrupted; at most this (R278). */
const PER_LEVEL = 20;
const MOST = 90;
const HUNDRED = 100;

/** [6.43] Whether cavalry can attack whoever stands on that square. */
export const isAssailable = (s: SquaresState, square: Square): boolean =>
  !CLOSED_TO_CAVALRY.has(scenarioOf(s).ground.terrain[square]);

/** [6.43] The enemy in whose zone a charge has come: the one most before it, first one it can attack; or NOBODY. */
export const metBy = (s: SquaresState, u: Unit, ahead: number): Square => {
  const { near } = scenarioOf(s).grid;
  let other = NOBODY;
  for (let i = 0; i < DIRECTIONS; i++) {
    // Ahead, an eighth to the right, one to the left, two to the right, and so on.
    const turn = i % 2 === 1 ? (i + 1) / 2 : -i / 2;
    const square = near[s.square[u] * DIRECTIONS + turned(ahead, turn)];
    if (square < 0 || !reaches(s, square, sideOf(u), TRULY)) continue;
    if (isAssailable(s, square)) return square;
    if (other === NOBODY) other = square;
  }
  return other;
};

/** Those of the square who have neither given way nor routed: a list of its own. */
export const standersAt = (s: SquaresState, square: Square): Unit[] => {
  const standers: Unit[] = [];
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) {
    if (stands(s, v) && !isRouted(s, v)) standers.push(v);
  }
  return standers;
};

/** [6.434] Cavalry that avoids fights is off before the charge has come. */
const scare = (s: SquaresState, u: Unit, square: Square, umpire: Umpire): void => {
  for (const v of standersAt(s, square)) {
    if (!hasOrder(s, v, AUTO_RETREAT)) continue;
    if (umpire.loud) tell(umpire, witnesses(s, v), '6.434', E.flees, v);
    retreat(s, v, RETREATS_BY, s.square[u], umpire);
    reward(s, u, RETREATS, umpire);
  }
};

/** [6.36] Turns the whole square of a unit, unless somebody there has come upon an enemy already. */
const confront = (s: SquaresState, u: Unit, square: Square): void => {
  const here = s.square[u];
  let isTaken = false;
  for (let v = s.top[here]; v !== NOBODY; v = s.under[v]) isTaken ||= hasFate(s, v, MET);
  s.fate[u] |= MET;
  if (isTaken) return;
  const facing = directionTo(scenarioOf(s).grid, here, square);
  for (let v = s.top[here]; v !== NOBODY; v = s.under[v]) s.facing[v] = facing;
};

/** [6.43] The charge ends before an enemy who stands: it will be fought out. [6.431] So it is for him if he charges. */
const lock = (s: SquaresState, u: Unit, standers: readonly Unit[], square: Square): void => {
  confront(s, u, square);
  for (const v of standers) {
    if (hasFate(s, v, CHARGED) && !hasFate(s, v, MET)) confront(s, v, s.square[u]);
  }
};

const isGun = (s: SquaresState, v: Unit): boolean => scenarioOf(s).units.arm[v] === ARTILLERY;

/** [6.436] Guns alone are tested when it comes to it, those of a square together (R277). */
const abandonGuns = (
  s: SquaresState,
  guns: readonly Unit[],
  foe: Unit,
  umpire: Umpire,
): boolean => {
  if (guns.some((v) => hasFate(s, v, REACTED))) return false;
  return !gunnersStay(s, foe, umpire);
};

/** [6.43] The chance of a charge to ride an enemy down who stands, in percent (R278). */
export const overrunChance = (s: SquaresState, u: Unit, v: Unit): number => {
  const lead = moraleOf(s, u) - moraleOf(s, v) + PER_LEVEL * s.disruption[v];
  return Math.max(0, Math.min(MOST, lead));
};

/** [6.43] Whether those who stand on a square are overrun: not squares, nor cavalry that charges itself. */
const isOverrun = (
  s: SquaresState,
  u: Unit,
  standers: readonly Unit[],
  umpire: Umpire,
): boolean => {
  if (standers.length === 0) return true;
  const foe = foremost(s, standers);
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.43', E.meets, u, foe);
  if (standers.every((v) => isGun(s, v))) return abandonGuns(s, standers, foe, umpire);
  if (standers.some((v) => s.formation[v] === SQUARE || hasFate(s, v, CHARGED))) return false;
  const chance = overrunChance(s, u, foe);
  const rolled = rollAgainst(chance, HUNDRED, umpire);
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.43', E.overrunTest, u, foe, rolled, chance);
  return rolled < chance;
};

/** [20.11] Infantry that stands up to a charge out of square is shaken; who breaks is gone (R279). */
const daunt = (s: SquaresState, u: Unit, standers: readonly Unit[], umpire: Umpire): void => {
  for (const v of standers) {
    if (scenarioOf(s).units.arm[v] !== INFANTRY || s.formation[v] === SQUARE) continue;
    disrupt(s, v, DISRUPTION_CAUSES.chargedNotInSquare, '20.11', umpire);
    if (s.disruption[v] < DISRUPTION_EFFECTS.routsUnderFire) continue;
    breakAt(s, v, u, umpire);
    reward(s, u, RETREATS, umpire);
  }
};

/** [6.43] A charge comes upon the enemy on a square: whether it rides on, over him or since he is gone. */
export const meet = (s: SquaresState, u: Unit, square: Square, umpire: Umpire): boolean => {
  // [6.434] Who avoids fights himself has only come to frighten.
  if (!isAssailable(s, square) || hasOrder(s, u, AUTO_RETREAT)) return false;
  scare(s, u, square, umpire);
  if (s.top[square] === NOBODY) return true;
  const standers = standersAt(s, square);
  if (isOverrun(s, u, standers, umpire)) {
    overrun(s, u, square, umpire);
    return true;
  }
  daunt(s, u, standers, umpire);
  const steady = standersAt(s, square);
  if (steady.length === 0) return true;
  lock(s, u, steady, square);
  return false;
};
