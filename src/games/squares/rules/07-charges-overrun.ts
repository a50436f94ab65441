import type { Square } from '../../../boards/squares.ts';
import { tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { DISRUPTION_CAUSES, DISRUPTION_EFFECTS, FATIGUE } from '../data/charts.ts';
import { RETREATS } from '../fates.ts';
import { E } from '../lexicon.ts';
import { ARTILLERY, INFANTRY, SQUARE } from '../numbers.ts';
import { isOnMap, scenarioOf, witnesses, type SquaresState } from '../state.ts';
import { breakAt } from './07-charges-reactions.ts';
import { reward } from './07-fire-effects.ts';
import { bleed, stay, tollOf } from './07-melee-effects.ts';
import { attackOf, defenceOf, foremost } from './07-melee.ts';
import { retreat } from './07-retreats.ts';
import { RETREATS_BY } from './07-withdrawals.ts';
import { disrupt } from './08-disruption.ts';

/** [6.43] An overrun kills half of what a melee does (R278). */
const OF_A_MELEE = 0.5;
/** [6.43] What it costs the cavalry besides. */
const RIDER_DISRUPTION = 1;
/** [6.436] What it does to a battery (R277). */
const WRECKED = { efficiency: 20, fatigue: 20, disruption: 2 } as const;

/** [6.436] A battery that was ridden over is out of action for long. */
const wreck = (s: SquaresState, v: Unit, umpire: Umpire): void => {
  s.ammunition[v] = 0;
  s.fatigue[v] += WRECKED.fatigue;
  disrupt(s, v, WRECKED.disruption, '6.436', umpire);
};

/** [6.43] [20.11] A unit that was ridden over is driven off at once, or routs, also once more. */
const driveOff = (s: SquaresState, v: Unit, u: Unit, umpire: Umpire): void => {
  const { arm } = scenarioOf(s).units;
  if (arm[v] === ARTILLERY) wreck(s, v, umpire);
  if (arm[v] === INFANTRY && s.formation[v] !== SQUARE) {
    disrupt(s, v, DISRUPTION_CAUSES.chargedNotInSquare, '20.11', umpire);
  }
  const isBroken = s.disruption[v] >= DISRUPTION_EFFECTS.routsUnderFire && arm[v] !== ARTILLERY;
  if (isBroken) breakAt(s, v, u, umpire);
  else retreat(s, v, RETREATS_BY, s.square[u], umpire);
  if (arm[v] === ARTILLERY) s.efficiency[v] = Math.min(s.efficiency[v], WRECKED.efficiency);
};

/** [6.43] Cavalry rides over all of a square: both sides lose men, and the enemy is gone. */
export const overrun = (s: SquaresState, u: Unit, square: Square, umpire: Umpire): void => {
  const holders: Unit[] = [];
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) holders.push(v);
  const foe = foremost(s, holders);
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.43', E.overruns, u, foe);
  const attack = attackOf(s, [u], foe, umpire) * OF_A_MELEE;
  const defence = defenceOf(s, holders, [u], u, umpire) * OF_A_MELEE;
  let men = 0;
  for (const v of holders) men += s.men[v];
  for (const v of holders) {
    bleed(s, v, tollOf(s, v, attack, men), u, '6.43', umpire);
    if (isOnMap(s, v)) driveOff(s, v, u, umpire);
  }
  bleed(s, u, tollOf(s, u, defence, s.men[u]), foe, '6.43', umpire);
  if (!isOnMap(s, u)) return;
  s.fatigue[u] += FATIGUE.overrun;
  disrupt(s, u, RIDER_DISRUPTION, '6.43', umpire);
  // [20.10] However the enemy runs, an overrun counts as a retreat.
  reward(s, u, RETREATS, umpire);
  stay(s, u, square, umpire);
};
