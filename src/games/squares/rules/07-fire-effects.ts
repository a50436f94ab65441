import type { Umpire } from '../../../kernel/umpire.ts';
import type { Unit } from '../battle.ts';
import {
  DISRUPTION_CAUSES as CAUSES,
  DISRUPTION_EFFECTS,
  DISRUPTION_SHIFTS,
  EFFICIENCY,
} from '../data/charts.ts';
import { BRANCHES } from '../data/lists.ts';
import { DROVE, RETREATS, ROUTS, stands } from '../fates.ts';
import { numberedBy } from '../../../kernel/numbered.ts';
import { ARTILLERY } from '../numbers.ts';
import { AUTO_RETREAT, hasOrder, isOnMap, scenarioOf, type SquaresState } from '../state.ts';
import { encourage, lose } from './07-losses.ts';
import { disrupt, giveWay, holdOrGo, isShaken, testDisruption } from './08-disruption.ts';
import { riskLeader } from './09-loss.ts';

const HUNDRED = 100;
const COSSACKS = numberedBy(BRANCHES).CO;

/** [8.5] So heavy a loss at once breaks any unit but artillery. */
export const isBroken = (s: SquaresState, u: Unit, lost: number, before: number): boolean =>
  scenarioOf(s).units.arm[u] !== ARTILLERY && lost * HUNDRED > CAUSES.heavyLossPercent * before;

/** [8.2] [8.5] The levels of disruption that losses bring. */
const shake = (
  s: SquaresState,
  u: Unit,
  lost: number,
  before: number,
  shift: number,
  umpire: Umpire,
): number => {
  if (isBroken(s, u, lost, before)) {
    const levels = DISRUPTION_EFFECTS.routsUnderFire - s.disruption[u];
    disrupt(s, u, CAUSES.heavyLoss, '8.5', umpire);
    return levels;
  }
  return isShaken(s, u, lost, before) ? testDisruption(s, u, shift, '8.2', umpire) : 0;
};

/** [8.3] What driving an enemy off does to who drove him; one who is no more counts as routed (R216). */
export const reward = (s: SquaresState, u: Unit, fate: number, umpire: Umpire): void => {
  if (fate === 0 || !isOnMap(s, u)) return;
  s.fate[u] |= DROVE;
  encourage(s, u, fate === ROUTS ? EFFICIENCY.forcesRout : EFFICIENCY.forcesRetreat, umpire);
};

/** [6.434] Cavalry that avoids fights goes back from infantry that fires at it. */
const evades = (s: SquaresState, u: Unit, v: Unit): boolean =>
  scenarioOf(s).units.arm[u] !== ARTILLERY && hasOrder(s, v, AUTO_RETREAT);

/** [20.11] What guns take off the morale of Cossacks who are tested. */
export const shotShift = (s: SquaresState, u: Unit, v: Unit): number => {
  const { arm, branch } = scenarioOf(s).units;
  const cossacks = branch[v] === COSSACKS && arm[u] === ARTILLERY;
  return cossacks ? DISRUPTION_SHIFTS.cossacksUnderGuns : 0;
};

/** [7.5] What a shot of u does to v. */
export const sufferShot = (
  s: SquaresState,
  u: Unit,
  v: Unit,
  men: number,
  guns: number,
  umpire: Umpire,
): void => {
  const before = s.men[v];
  riskLeader(s, v, men, before, umpire);
  lose(s, v, men, guns, umpire);
  if (!isOnMap(s, v)) {
    reward(s, u, ROUTS, umpire);
    return;
  }
  const gained = shake(s, v, men, before, shotShift(s, u, v), umpire) > 0;
  let fate = holdOrGo(s, v, gained, s.square[u], umpire);
  if (evades(s, u, v) && stands(s, v) && giveWay(s, v, RETREATS, s.square[u], umpire)) {
    fate = RETREATS;
  }
  reward(s, u, fate, umpire);
};
