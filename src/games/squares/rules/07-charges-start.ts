import type { Square } from '../../../boards/squares.ts';
import { push } from '../../../kernel/stack.ts';
import { roll, tell, type Umpire } from '../../../kernel/umpire.ts';
import type { Unit } from '../battle.ts';
import { CHARGED, CONSIDERED, REACTED } from '../fates.ts';
import { E, P } from '../lexicon.ts';
import { NORMAL } from '../numbers.ts';
import {
  moraleOf,
  NO_PLOT,
  scenarioOf,
  sideOf,
  witnesses,
  type RuleNumber,
  type SquaresState,
} from '../state.ts';
import { disrupt } from './08-disruption.ts';

/** [20.14] The chart between its figures: morale and this, less so much for each level of disruption. */
const DASH = 10;
const LESS_PER_LEVEL = 15;
/** [20.14] From this morale on undisrupted cavalry always charges (R37). */
const EAGER = 70;
const SURE = 100;

/** [20.14] The chance of a unit to charge, in percent. */
export const chargeChance = (s: SquaresState, u: Unit): number => {
  const morale = moraleOf(s, u);
  if (s.disruption[u] === 0 && morale >= EAGER) return SURE;
  const chance = morale + DASH - LESS_PER_LEVEL * s.disruption[u];
  return Math.max(0, Math.min(SURE, chance));
};

/** A roll from 0 below such a number, against a chance; nothing is rolled where chance has no say. */
export const rollAgainst = (chance: number, sides: number, umpire: Umpire): number =>
  chance > 0 && chance < sides ? roll(umpire, sides) - 1 : 0;

/** The part of all rolls that stay below a chance. */
export const shareBelow = (chance: number, sides: number): number =>
  Math.max(0, Math.min(1, chance / sides));

/** [6.435] Whether a unit charges; who does not is disrupted and falls back into normal formation. */
export const passesChargeTest = (
  s: SquaresState,
  u: Unit,
  target: Square,
  umpire: Umpire,
): boolean => {
  const chance = chargeChance(s, u);
  const rolled = rollAgainst(chance, scenarioOf(s).scenario.tables.charge, umpire);
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.435', E.chargeTest, u, target, rolled, chance);
  if (rolled < chance) return true;
  disrupt(s, u, 1, '6.435', umpire);
  s.formation[u] = NORMAL;
  s.plot[u] = NO_PLOT;
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.435', E.formed, u, NORMAL);
  return false;
};

/**
 * [6.43] Off to a square: the frame keeps where the ride began, for the straight way, and where it goes,
 * which now everybody sees. Every charge is answered and reacted to anew (R276).
 */
export const beginRide = (
  s: SquaresState,
  u: Unit,
  target: Square,
  rule: RuleNumber,
  umpire: Umpire,
): void => {
  s.plot[u] = NO_PLOT;
  s.fate[u] |= CHARGED;
  for (const v of scenarioOf(s).units.ofSide[1 - sideOf(u)]) s.fate[v] &= ~(REACTED | CONSIDERED);
  if (umpire.loud) tell(umpire, witnesses(s, u), rule, E.charges, u, target);
  push(s, P.ride, u, s.square[u], target);
};
