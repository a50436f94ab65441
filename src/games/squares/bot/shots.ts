import { distance, type Square } from '../../../boards/squares.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { DISRUPTION_CAUSES as CAUSES } from '../data/charts.ts';
import { ARTILLERY } from '../numbers.ts';
import { isSeen } from '../rules/06-sight.ts';
import { isBefore, rangeOf } from '../rules/06-targets.ts';
import { meanLosses, weaponLosses } from '../rules/07-fire-strength.ts';
import { tally } from '../rules/07-tally.ts';
import { FRONTLINE, hasOrder, scenarioOf, sideOf, type SquaresState } from '../state.ts';

/** A square to fire at, and what a shot at it is worth, in points. */
export interface Shot {
  readonly target: Square;
  readonly worth: number;
}

const NO_SHOT: Shot = { target: NOBODY, worth: 0 };

/** Guns beyond this hit next to nothing. */
const GUN_RANGE = 8;
const HUNDRED = 100;
/** What it is worth to shake a unit, and more for one that would give way. */
const SHAKEN = 0.03;
const WAVERING = 0.06;
/** [20.6] Of guns fired at one is lost for every 16 men. */
const GUN_PER_MAN = 50 / 16;

/** [6.341] Who is most likely hit in a square. */
const victimAt = (s: SquaresState, square: Square): Unit => {
  let victim = s.top[square];
  for (let v = victim; v !== NOBODY; v = s.under[v]) {
    if (
      !hasOrder(s, victim, FRONTLINE) ||
      (hasOrder(s, v, FRONTLINE) && s.men[v] > s.men[victim])
    ) {
      victim = v;
    }
  }
  return victim;
};

/** What losing so many men means to a unit, in points for its enemy. */
const worthOfLosses = (s: SquaresState, v: Unit, losses: number, byGuns: boolean): number => {
  const guns = scenarioOf(s).units.arm[v] === ARTILLERY;
  let worth = guns && byGuns ? losses * (1 + GUN_PER_MAN) : losses;
  const test = guns
    ? losses >= CAUSES.gunnersLost
    : losses * HUNDRED >= CAUSES.lossPercent * s.men[v];
  if (test) worth += SHAKEN * s.men[v];
  if (s.disruption[v] >= 2) worth += WAVERING * s.men[v] * Math.min(1, losses / 10);
  return worth;
};

/** The best target of a unit where it stands, faces and is formed now. The heights are those of the field. */
export const bestShot = (s: SquaresState, u: Unit, heights: Uint8Array): Shot => {
  const { grid, units } = scenarioOf(s);
  const range = Math.min(GUN_RANGE, rangeOf(s, u));
  const guns = units.arm[u] === ARTILLERY;
  let best = NO_SHOT;
  if (range === 0 || s.ammunition[u] === 0) return best;
  for (const v of units.ofSide[1 - sideOf(u)]) {
    const target = s.square[v];
    if (target >= grid.size || s.top[target] !== v) continue;
    const away = distance(grid, s.square[u], target);
    if (away > range || weaponLosses(s, u, away) === 0 || !isBefore(s, u, target)) continue;
    if (!isSeen(s, heights, s.square[u], target)) continue;
    const victim = victimAt(s, target);
    const losses = meanLosses(s, u, victim, away, tally(false));
    const worth = worthOfLosses(s, victim, losses, guns);
    if (worth > best.worth) best = { target, worth };
  }
  return best;
};
