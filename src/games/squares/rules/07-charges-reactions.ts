import { distance } from '../../../boards/squares.ts';
import { roll, tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { DISRUPTION_EFFECTS, FORM_SQUARE, SQUARE_FAILED, SQUARE_SHIFTS } from '../data/charts.ts';
import { ESCORTED, hasFate, REACTED, stands } from '../fates.ts';
import { E } from '../lexicon.ts';
import { ARTILLERY, INFANTRY, LIMBERED, LINE, OPEN, SQUARE } from '../numbers.ts';
import {
  isRouted,
  MELEE,
  moraleOf,
  ROAD_MODE,
  scenarioOf,
  sideOf,
  witnesses,
  type RuleNumber,
  type SquaresState,
} from '../state.ts';
import { isAllOut } from './06-costs.ts';
import { isInEnemyZone } from './06-zones.ts';
import { rollAgainst } from './07-charges-start.ts';
import { CLOSED_TO_CAVALRY } from './07-melee-phase.ts';
import { retreat } from './07-retreats.ts';
import { rout } from './07-routs.ts';
import { disrupt, testDisruption } from './08-disruption.ts';

/** [6.432] A charge so near is reacted to; nearer, if another enemy is beside the unit. */
const REACTS_WITHIN = 2;
const REACTS_IN_ZONE_WITHIN = 1;
/** [6.432] [6.436] */
const FLEES_BY = 2;
/** [6.432] Who gains so many levels for want of a square flees (R276). */
const PANIC = 3;
const HUNDRED = 100;

const isBroken = (s: SquaresState, v: Unit): boolean =>
  s.disruption[v] >= DISRUPTION_EFFECTS.routsUnderFire;

/** [6.43] [6.432] Whether a unit is to react to the charge of u, as near as that has come. */
const isThreatened = (s: SquaresState, v: Unit, u: Unit): boolean => {
  if (!stands(s, v) || isRouted(s, v) || hasFate(s, v, REACTED)) return false;
  const { grid, ground } = scenarioOf(s);
  const away = distance(grid, s.square[u], s.square[v]);
  if (away > REACTS_WITHIN || CLOSED_TO_CAVALRY.has(ground.terrain[s.square[v]])) return false;
  return away <= REACTS_IN_ZONE_WITHIN || !isInEnemyZone(s, s.square[v], sideOf(v));
};

/** [6.432] Runs two squares from the charge at once. */
const flee = (s: SquaresState, v: Unit, u: Unit, rule: RuleNumber, umpire: Umpire): void => {
  if (umpire.loud) tell(umpire, witnesses(s, v), rule, E.flees, v);
  retreat(s, v, FLEES_BY, s.square[u], umpire);
};

/** [7.52] Breaks before the charge and routs at once. */
export const breakAt = (s: SquaresState, v: Unit, u: Unit, umpire: Umpire): void => {
  if (umpire.loud) tell(umpire, witnesses(s, v), '7.52', E.breaks, v);
  rout(s, v, s.square[u], umpire);
};

/** [20.14] The row of a chart for a morale: the last that begins at or below it. */
const rowFor = <R extends { readonly morale: number }>(chart: readonly R[], morale: number): R => {
  let row = chart[0];
  for (const other of chart) if (morale >= other.morale) row = other;
  return row;
};

/** [20.14] The chance of infantry to form square, in percent. */
export const squareChance = (s: SquaresState, v: Unit): number => {
  if (s.disruption[v] > SQUARE_SHIFTS.disruptionUpTo) return 0;
  const plain = rowFor(FORM_SQUARE, moraleOf(s, v)).chances[s.disruption[v]];
  const line = s.formation[v] === LINE ? SQUARE_SHIFTS.line : 0;
  const screen = s.skirmishers[v] >= s.men[v] ? SQUARE_SHIFTS.allSkirmishers[s.out[v]] : 0;
  return Math.max(0, plain + line + screen);
};

const formSquare = (s: SquaresState, v: Unit, umpire: Umpire): void => {
  s.formation[v] = SQUARE;
  s.out[v] = 0;
  s.orders[v] &= ~(MELEE | ROAD_MODE);
  if (umpire.loud) tell(umpire, witnesses(s, v), '6.432', E.formed, v, SQUARE);
};

/** [20.14] No square: one to five levels of disruption, and it stands as it is, flees or breaks (R276). */
const falter = (s: SquaresState, v: Unit, u: Unit, umpire: Umpire): void => {
  const { gains } = rowFor(SQUARE_FAILED, moraleOf(s, v));
  const rolled = roll(umpire, HUNDRED) - 1;
  let levels = 1;
  for (let sum = gains[0]; rolled >= sum; levels++) sum += gains[levels];
  if (umpire.loud) tell(umpire, witnesses(s, v), '20.14', E.squareFailed, v, rolled, levels);
  disrupt(s, v, levels, '20.14', umpire);
  if (isBroken(s, v)) breakAt(s, v, u, umpire);
  else if (levels >= PANIC) flee(s, v, u, '6.432', umpire);
};

/** [6.432] Infantry tries to form square, or flees. */
const brace = (s: SquaresState, v: Unit, u: Unit, umpire: Umpire): void => {
  s.fate[v] |= REACTED;
  if (s.formation[v] === OPEN || isAllOut(s, v)) {
    flee(s, v, u, '6.432', umpire);
    return;
  }
  if (moraleOf(s, v) < SQUARE_SHIFTS.moraleFrom) {
    disrupt(s, v, SQUARE_SHIFTS.lowMorale, '20.14', umpire);
    breakAt(s, v, u, umpire);
    return;
  }
  const chance = squareChance(s, v);
  const rolled = rollAgainst(chance, scenarioOf(s).scenario.tables.square, umpire);
  if (umpire.loud) tell(umpire, witnesses(s, v), '6.432', E.squareTest, v, rolled, chance);
  if (rolled < chance) formSquare(s, v, umpire);
  else falter(s, v, u, umpire);
};

/** [6.436] The test of a battery: whether its gunners stay with their guns (R277). */
export const gunnersStay = (s: SquaresState, v: Unit, umpire: Umpire): boolean => {
  const chance = Math.max(0, Math.min(HUNDRED, moraleOf(s, v)));
  const rolled = rollAgainst(chance, HUNDRED, umpire);
  if (umpire.loud) tell(umpire, witnesses(s, v), '6.436', E.tested, v, rolled, chance);
  return rolled < chance;
};

const holdsSquare = (s: SquaresState, v: Unit): boolean => {
  for (let w = s.top[s.square[v]]; w !== NOBODY; w = s.under[w]) {
    if (s.formation[w] === SQUARE) return true;
  }
  return false;
};

/** [6.436] Guns drive off, trust in the square around them, or are tested; those alone wait (R277). */
const serve = (s: SquaresState, v: Unit, u: Unit, umpire: Umpire): void => {
  if (s.formation[v] === LIMBERED) {
    s.fate[v] |= REACTED;
    testDisruption(s, v, 0, '6.436', umpire);
    flee(s, v, u, '6.436', umpire);
    return;
  }
  if (!hasFate(s, v, ESCORTED) || holdsSquare(s, v)) return;
  s.fate[v] |= REACTED;
  if (gunnersStay(s, v, umpire)) return;
  disrupt(s, v, 1, '6.436', umpire);
  flee(s, v, u, '6.436', umpire);
};

/** [6.432] [6.436] Whoever a charge has come near reacts: infantry first, then the guns beside it. */
export const react = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  const { arm, ofSide } = scenarioOf(s).units;
  const enemies = ofSide[1 - sideOf(u)];
  for (const v of enemies) {
    if (arm[v] !== INFANTRY || s.formation[v] === SQUARE) continue;
    if (isThreatened(s, v, u)) brace(s, v, u, umpire);
  }
  for (const v of enemies) {
    if (arm[v] === ARTILLERY && isThreatened(s, v, u)) serve(s, v, u, umpire);
  }
};
