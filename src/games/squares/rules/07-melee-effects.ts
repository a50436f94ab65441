import type { Square } from '../../../boards/squares.ts';
import { tell, type Umpire } from '../../../kernel/umpire.ts';
import type { Unit } from '../battle.ts';
import { ACTION_COST, DISRUPTION_EFFECTS, FATIGUE } from '../data/charts.ts';
import { BEATEN, RETREATS, ROUTS, stands } from '../fates.ts';
import { E } from '../lexicon.ts';
import { ARTILLERY, REDOUBT } from '../numbers.ts';
import { isOnMap, isRouted, priceOf, scenarioOf, witnesses, type SquaresState } from '../state.ts';
import { capture, lose } from './07-losses.ts';
import { inRedoubt } from './07-retreats.ts';
import { disrupt, giveWay, holdOrGo, isShaken, testDisruption } from './08-disruption.ts';
import { shockShift } from './08-morale.ts';
import { riskLeader } from './09-loss.ts';

/** [7.4] A hundred of strength kill so many, and a unit never loses more than this part of its men (R215). */
const KILLED_BY_HUNDRED = 5;
const HUNDRED = 100;
const MOST_KILLED = 0.5;
/** [7.4] What losing costs in any case (R216). */
const LOST_DISRUPTION = 1;
/** [7.51] Who has lost in a redoubt is tested once more, the harder (R217). */
const REDOUBT_SHIFT = -20;
/** [7.4] Of beaten guns one in so many is left to the enemy (R218). */
const GUNS_LEFT = 2;

/** [20.9] [20.15] */
export const strain = (s: SquaresState, u: Unit): void => {
  s.op[u] = Math.max(0, s.op[u] - priceOf(s, ACTION_COST.melee));
  s.fatigue[u] += FATIGUE.melee;
};

/** [7.4] The losses of a unit among so many men of its side. */
export const tollOf = (s: SquaresState, u: Unit, strength: number, men: number): number => {
  const share = s.men[u] / men;
  const killed = Math.round(((strength * KILLED_BY_HUNDRED) / HUNDRED) * share);
  return Math.min(killed, Math.floor(s.men[u] * MOST_KILLED));
};

/** [7.4] [6.43] [8.2] Losses hand to hand, in a melee or an overrun: heavy ones test the unit. */
export const bleed = (
  s: SquaresState,
  u: Unit,
  men: number,
  foe: Unit,
  rule: '7.4' | '6.43',
  umpire: Umpire,
): void => {
  const before = s.men[u];
  riskLeader(s, u, men, before, umpire);
  const event = rule === '7.4' ? E.fought : E.trampled;
  if (umpire.loud) tell(umpire, witnesses(s, u), rule, event, u, men);
  lose(s, u, men, 0, umpire);
  if (!isOnMap(s, u) || !isShaken(s, u, men, before)) return;
  testDisruption(s, u, shockShift(s, u, foe), '8.2', umpire);
};

const isArtillery = (s: SquaresState, u: Unit): boolean => scenarioOf(s).units.arm[u] === ARTILLERY;

const isBroken = (s: SquaresState, u: Unit): boolean =>
  s.disruption[u] >= DISRUPTION_EFFECTS.routsUnderFire;

/** [7.4] Guns that are left behind; of a broken battery all (R218). */
const leaveGuns = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  if (!isArtillery(s, u)) return;
  const guns = isBroken(s, u) ? s.guns[u] : Math.ceil(s.guns[u] / GUNS_LEFT);
  capture(s, u, 0, guns, '7.4', umpire);
};

/** [7.4] A unit that has lost is disrupted, and goes back (R216): its fate. Who is destroyed has routed. */
export const beat = (s: SquaresState, u: Unit, from: Square, umpire: Umpire): number => {
  if (!isOnMap(s, u)) return ROUTS;
  s.fate[u] |= BEATEN;
  disrupt(s, u, LOST_DISRUPTION, '7.4', umpire);
  const holds = inRedoubt(s, u);
  if (holds && !isBroken(s, u)) testDisruption(s, u, REDOUBT_SHIFT, '7.51', umpire);
  const routs = (isRouted(s, u) || isBroken(s, u)) && !isArtillery(s, u);
  if (holds && !routs) return 0;
  const fate = routs ? ROUTS : RETREATS;
  giveWay(s, u, fate, from, umpire);
  leaveGuns(s, u, umpire);
  return fate;
};

/** [8.5] Who has won holds his place, unless the losses have broken him (R216). */
export const stay = (s: SquaresState, u: Unit, from: Square, umpire: Umpire): void => {
  if (isOnMap(s, u) && isBroken(s, u)) holdOrGo(s, u, false, from, umpire);
};

/** [7.51] Guns in a redoubt that nobody defends any more are taken with it (R217). */
export const takeGuns = (
  s: SquaresState,
  holders: readonly Unit[],
  square: Square,
  umpire: Umpire,
): boolean => {
  if (scenarioOf(s).ground.terrain[square] !== REDOUBT) return false;
  let guns = 0;
  for (const v of holders) {
    if (!stands(s, v)) continue;
    if (!isArtillery(s, v)) return false;
    guns += s.guns[v];
  }
  for (const v of holders) if (stands(s, v)) capture(s, v, 0, s.guns[v], '7.4', umpire);
  return guns > 0;
};
