import type { Square } from '../../../boards/squares.ts';
import { roll, tell, type Umpire } from '../../../kernel/umpire.ts';
import type { Unit } from '../battle.ts';
import { DISRUPTION_CAUSES as CAUSES, DISRUPTION_EFFECTS as EFFECTS } from '../data/charts.ts';
import { GONE, RETREATS, ROUTS } from '../fates.ts';
import { E } from '../lexicon.ts';
import { ARTILLERY, REDOUBT } from '../numbers.ts';
import { moraleOf, scenarioOf, witnesses, type RuleNumber, type SquaresState } from '../state.ts';
import { steadiness } from './08-morale.ts';

const MOST = 5;
const HUNDRED = 100;
/** [20.11] Morale and this is the chance to stand firm; this less morale that of two levels. */
const FIRM = 20;
const SHAKEN = 40;
/** [8.5] At level 3 this less morale is the chance to retreat, within these bounds (R206). */
const WAVERING = 70;
const LEAST_WAVERING = 10;
const MOST_WAVERING = 90;

const clamp = (chance: number): number => Math.max(0, Math.min(HUNDRED, chance));

/** [8.5] */
export const disrupt = (
  s: SquaresState,
  u: Unit,
  levels: number,
  rule: RuleNumber,
  umpire: Umpire,
): void => {
  if (levels <= 0 || s.disruption[u] >= MOST) return;
  s.disruption[u] = Math.min(MOST, s.disruption[u] + levels);
  if (umpire.loud) tell(umpire, witnesses(s, u), rule, E.disrupted, u, s.disruption[u]);
};

/** [20.11] The chances of 0, 1 and 2 levels at a morale, its shifts added. */
export const disruptionChances = (morale: number): readonly [number, number, number] => {
  const none = clamp(morale + FIRM);
  const two = clamp(SHAKEN - morale);
  return [none, HUNDRED - none - two, two];
};

/** [20.11] The disruption test: the levels gained. */
export const testDisruption = (
  s: SquaresState,
  u: Unit,
  shift: number,
  rule: RuleNumber,
  umpire: Umpire,
): number => {
  const [none, one] = disruptionChances(moraleOf(s, u) + steadiness(s, u) + shift);
  if (none === HUNDRED) return 0;
  const rolled = roll(umpire, HUNDRED) - 1;
  if (umpire.loud) tell(umpire, witnesses(s, u), rule, E.tested, u, rolled, none);
  const levels = rolled < none ? 0 : rolled < none + one ? 1 : 2;
  disrupt(s, u, levels, rule, umpire);
  return levels;
};

/** [8.2] [20.11] Whether losses are such that the unit is tested. */
export const isShaken = (s: SquaresState, u: Unit, lost: number, before: number): boolean => {
  if (lost === 0) return false;
  if (moraleOf(s, u) < CAUSES.anyLossBelowMorale) return true;
  return scenarioOf(s).units.arm[u] === ARTILLERY
    ? lost >= CAUSES.gunnersLost
    : lost * HUNDRED >= CAUSES.lossPercent * before;
};

/** [8.5] The chance that a unit at level 3 retreats. */
const waveringChance = (s: SquaresState, u: Unit): number =>
  Math.max(LEAST_WAVERING, Math.min(MOST_WAVERING, WAVERING - moraleOf(s, u)));

/** [8.5] Whether a unit is so disrupted that it routs: artillery never does [7.52]. */
export const isRouting = (s: SquaresState, u: Unit): boolean =>
  s.disruption[u] >= EFFECTS.routsUnderFire && scenarioOf(s).units.arm[u] !== ARTILLERY;

/** [8.5] The chance in percent that a unit that does not rout retreats: in a redoubt nobody does. [7.51] */
export const retreatChance = (s: SquaresState, u: Unit, gained: boolean): number => {
  if (scenarioOf(s).ground.terrain[s.square[u]] === REDOUBT || s.fate[u] & RETREATS) return 0;
  if (s.disruption[u] >= EFFECTS.retreatsUnderFire) return HUNDRED;
  return gained && s.disruption[u] >= EFFECTS.noMelee ? waveringChance(s, u) : 0;
};

const wavers = (s: SquaresState, u: Unit, gained: boolean, umpire: Umpire): boolean => {
  const chance = retreatChance(s, u, gained);
  if (chance === 0 || chance === HUNDRED) return chance === HUNDRED;
  const rolled = roll(umpire, HUNDRED) - 1;
  if (umpire.loud) tell(umpire, witnesses(s, u), '8.5', E.tested, u, rolled, HUNDRED - chance);
  return rolled >= HUNDRED - chance;
};

/** Marks a unit to go back before the enemy there, in the retreat phase; false if it does already. */
export const giveWay = (
  s: SquaresState,
  u: Unit,
  fate: number,
  from: Square,
  umpire: Umpire,
): boolean => {
  if (s.fate[u] & (ROUTS | fate)) return false;
  s.fate[u] = (s.fate[u] & ~GONE) | fate;
  s.threat[u] = from;
  if (umpire.loud) {
    const routs = fate === ROUTS;
    tell(umpire, witnesses(s, u), routs ? '7.52' : '7.51', routs ? E.breaks : E.givesWay, u);
  }
  return true;
};

/**
 * [8.5] Whether a unit that was disrupted or attacked holds its place (R206): at level 5 it routs, at 4
 * it retreats, at 3 it may. In a redoubt nobody merely retreats [7.51]; artillery never routs [7.52].
 * The fate it has newly met, or 0.
 */
export const holdOrGo = (
  s: SquaresState,
  u: Unit,
  gained: boolean,
  from: Square,
  umpire: Umpire,
): number => {
  if (isRouting(s, u)) return giveWay(s, u, ROUTS, from, umpire) ? ROUTS : 0;
  if (!wavers(s, u, gained, umpire)) return 0;
  return giveWay(s, u, RETREATS, from, umpire) ? RETREATS : 0;
};
