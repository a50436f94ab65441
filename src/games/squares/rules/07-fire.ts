import { distance, type Square } from '../../../boards/squares.ts';
import { roll, tell, EVERYONE, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { ACTION_COST, FATIGUE, STACK } from '../data/charts.ts';
import { ARMS, FORMATIONS, TERRAINS } from '../data/lists.ts';
import { stands } from '../fates.ts';
import { E, FACTOR } from '../lexicon.ts';
import { ARTILLERY, CAVALRY, DISMOUNTED, NORMAL, OPEN, SQUARE, UNITS } from '../numbers.ts';
import {
  FIRST_TARGET,
  friendsOf,
  FRONTLINE,
  hasOrder,
  isRouted,
  NO_FIRE,
  priceOf,
  scenarioOf,
  SEEN,
  sideOf,
  type SquaresState,
} from '../state.ts';
import { SABRE } from './06-formations.ts';
import { isSeen, topsFor } from './06-sight.ts';
import { isBefore, rangeOf } from './06-targets.ts';
import { AS_SEEN, hasEnemy, isInEnemyZone } from './06-zones.ts';
import { meanLosses, weaponLosses } from './07-fire-strength.ts';
import { sufferShot } from './07-fire-effects.ts';
import { rollShare } from './07-modifiers.ts';
import { tally, tellTerms, times } from './07-tally.ts';

/** [20.5] The weapon that also fires from the saddle. */
const CARBINE = 2;
/** [19.1 J] A share as small as this in the chart means that the formation does not fire. */
const NO_SHARE = 1;
/** [7.2] Farther guns fire only when told to. */
const UNTOLD_RANGE = 7;
/** [7.2] A target beyond this is left for one that is as much closer. */
const LONG_RANGE = 3;
const CLOSER = 3;
/** [7.3] Readiness and up to this decide who fires first (R202). */
const READINESS_DICE = 3;

/** [20.15] [12.1] */
const fireCost = (s: SquaresState, u: Unit): number =>
  priceOf(s, ACTION_COST.fire[ARMS[scenarioOf(s).units.arm[u]]]);

/** [6.436] Gunners in an infantry square run inside when an enemy is beside it. */
const isSheltered = (s: SquaresState, u: Unit): boolean => {
  const square = s.square[u];
  if (!isInEnemyZone(s, square, sideOf(u))) return false;
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) {
    if (s.formation[v] === SQUARE) return true;
  }
  return false;
};

/** [20.5] [6.353] Whether the unit has a weapon for its formation: mounted cavalry only carbines. */
const bearsArms = (s: SquaresState, u: Unit): boolean => {
  const { arm, weapon } = scenarioOf(s).units;
  if (weapon[u] === SABRE) return false;
  if (arm[u] !== CAVALRY || s.formation[u] === DISMOUNTED) return true;
  return weapon[u] === CARBINE && (s.formation[u] === NORMAL || s.formation[u] === OPEN);
};

/** [7.2] [7.3] Whether the unit may fire at all in this combat phase. */
export const canFire = (s: SquaresState, u: Unit): boolean => {
  if (!stands(s, u) || isRouted(s, u) || !hasOrder(s, u, FRONTLINE)) return false;
  if (s.ammunition[u] < 1 || s.op[u] < fireCost(s, u) || !bearsArms(s, u)) return false;
  const { ground, scenario, units } = scenarioOf(s);
  const { attacker, fire } = scenario.tables;
  if (fire[FORMATIONS[s.formation[u]]].firer <= NO_SHARE) return false;
  if (attacker[TERRAINS[ground.terrain[s.square[u]]]].fire <= NO_SHARE) return false;
  return units.arm[u] !== ARTILLERY || !isSheltered(s, u);
};

/** [7.0] Whether somebody of the enemies there has not given way yet. */
const hasTarget = (s: SquaresState, square: Square, side: number): boolean => {
  if (!hasEnemy(s, square, side, AS_SEEN)) return false;
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) if (stands(s, v)) return true;
  return false;
};

/** [6.36] Whether the unit could hit somebody there: in range, before it and in sight. */
export const canHit = (s: SquaresState, u: Unit, square: Square, heights: Uint8Array): boolean => {
  const range = distance(scenarioOf(s).grid, s.square[u], square);
  return (
    weaponLosses(s, u, range) > 0 &&
    isBefore(s, u, square) &&
    isSeen(s, heights, s.square[u], square)
  );
};

/** The men of a square by which one of two targets as near is chosen (R205). */
const bodyOf = (s: SquaresState, square: Square): number => {
  let men = 0;
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) men += s.men[v];
  return men;
};

/** [7.2] [7.3] The nearest square with a target within so far, or NOBODY. */
const nearestTarget = (s: SquaresState, u: Unit, within: number, heights: Uint8Array): Square => {
  const { grid, units } = scenarioOf(s);
  const side = sideOf(u);
  let best = NOBODY;
  let least = within;
  for (const v of units.ofSide[1 - side]) {
    const square = s.square[v];
    if (!stands(s, v) || (s.hidden === 1 && !hasOrder(s, v, SEEN))) continue;
    const range = distance(grid, s.square[u], square);
    if (range > least || square === best || !canHit(s, u, square, heights)) continue;
    if (range === least && best !== NOBODY && bodyOf(s, square) <= bodyOf(s, best)) continue;
    best = square;
    least = range;
  }
  return best;
};

/** [6.41] [7.2] A target that was plotted; guns leave it for an enemy who is much closer. */
const plottedTarget = (s: SquaresState, u: Unit, square: Square, heights: Uint8Array): Square => {
  const { grid, units } = scenarioOf(s);
  const range = distance(grid, s.square[u], square);
  if (units.arm[u] === ARTILLERY && range > LONG_RANGE) {
    const closer = nearestTarget(s, u, range - CLOSER, heights);
    if (closer !== NOBODY) return closer;
  }
  if (hasTarget(s, square, sideOf(u)) && canHit(s, u, square, heights)) return square;
  return nearestTarget(s, u, 1, heights);
};

/** [7.2] [7.3] [6.41] The square a unit fires at, or NOBODY. */
export const fireTarget = (s: SquaresState, u: Unit, heights: Uint8Array): Square => {
  const plot = s.plot[u];
  if (plot >= FIRST_TARGET) return plottedTarget(s, u, plot - FIRST_TARGET, heights);
  if (plot === NO_FIRE) return nearestTarget(s, u, 1, heights);
  const range = rangeOf(s, u);
  const guns = scenarioOf(s).units.arm[u] === ARTILLERY;
  return nearestTarget(s, u, guns ? Math.min(UNTOLD_RANGE, range) : range, heights);
};

/** [6.341] Whether a unit can be hit: one in front, or anybody where nobody is in front any more (R205). */
const isExposed = (s: SquaresState, v: Unit, front: boolean): boolean =>
  stands(s, v) && (!front || hasOrder(s, v, FRONTLINE));

const hasFront = (s: SquaresState, square: Square): boolean => {
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) if (isExposed(s, v, true)) return true;
  return false;
};

const weightOf = (s: SquaresState, v: Unit): number => {
  const { arm } = scenarioOf(s).units;
  return arm[v] === ARTILLERY ? s.guns[v] * STACK.gun : s.men[v];
};

/** [6.341] Who of a square can be hit, and how much each weighs against the others (R205). */
export const exposedAt = (
  s: SquaresState,
  square: Square,
): { readonly unit: Unit; readonly weight: number }[] => {
  const front = hasFront(s, square);
  const exposed: { readonly unit: Unit; readonly weight: number }[] = [];
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) {
    if (isExposed(s, v, front)) exposed.push({ unit: v, weight: weightOf(s, v) });
  }
  return exposed;
};

/** [6.341] Who of a square is hit: the more men, the more often (R205). */
const rollVictim = (s: SquaresState, square: Square, umpire: Umpire): Unit => {
  const front = hasFront(s, square);
  let last = NOBODY;
  let exposed = 0;
  let all = 0;
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) {
    if (!isExposed(s, v, front)) continue;
    last = v;
    exposed++;
    all += weightOf(s, v);
  }
  if (exposed === 1) return last;
  let rolled = roll(umpire, all);
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) {
    if (!isExposed(s, v, front)) continue;
    rolled -= weightOf(s, v);
    if (rolled <= 0) return v;
  }
  return last;
};

/** [4.11] Of a shot from the dark the side that is hit hears only what it lost. */
const tellShot = (
  s: SquaresState,
  u: Unit,
  v: Unit,
  figures: readonly number[],
  umpire: Umpire,
): void => {
  const [range, men, guns] = figures;
  const rule = scenarioOf(s).units.arm[u] === ARTILLERY ? '7.2' : '7.3';
  if (s.hidden === 0 || hasOrder(s, u, SEEN)) {
    tell(umpire, EVERYONE, rule, E.fired, u, v, range, men, guns);
    return;
  }
  tell(umpire, friendsOf(s, sideOf(u)), rule, E.fired, u, v, range, men, guns);
  tell(umpire, friendsOf(s, sideOf(v)), rule, E.hit, v, men, guns);
};

/** [20.6] Sixteen men lost by guns are a gun destroyed; what is over is its chance (R207). */
const MEN_PER_GUN = 16;
export const gunsHit = (s: SquaresState, u: Unit, v: Unit, men: number): number => {
  const { arm } = scenarioOf(s).units;
  return arm[u] === ARTILLERY && arm[v] === ARTILLERY ? men / MEN_PER_GUN : 0;
};

const rollGuns = (s: SquaresState, u: Unit, v: Unit, men: number, umpire: Umpire): number => {
  const hit = gunsHit(s, u, v, men);
  const over = (hit % 1) * MEN_PER_GUN;
  const more = over > 0 && roll(umpire, MEN_PER_GUN) <= over ? 1 : 0;
  return Math.min(s.guns[v], Math.floor(hit) + more);
};

/** [20.6] The men that a shot takes, by its mean and by what chance makes of it. */
export const menHit = (s: SquaresState, v: Unit, mean: number, chance: number): number =>
  Math.min(s.men[v], Math.round(mean * chance));

/** [7.5] [20.9] One shot: a charge of ammunition, points and strength, and what it does. */
const fire = (s: SquaresState, u: Unit, square: Square, umpire: Umpire): void => {
  const { grid, units } = scenarioOf(s);
  const v = rollVictim(s, square, umpire);
  const range = distance(grid, s.square[u], square);
  const t = tally(umpire.loud);
  const mean = meanLosses(s, u, v, range, t);
  const chance = rollShare(umpire);
  times(t, FACTOR.chance, chance);
  const men = menHit(s, v, mean, chance);
  const guns = rollGuns(s, u, v, men, umpire);
  s.op[u] -= fireCost(s, u);
  s.ammunition[u]--;
  s.fatigue[u] += FATIGUE.fire[ARMS[units.arm[u]]];
  if (umpire.loud) tellShot(s, u, v, [range, men, guns], umpire);
  tellTerms(s, sideOf(u), t, umpire);
  sufferShot(s, u, v, men, guns, umpire);
};

/** Those who fire in the part in hand, and how ready each unit is: lists that are used again. */
const firers: Unit[] = [];
const haste = new Uint8Array(UNITS);

/** [7.3] Readiness and chance decide the order; of two alike the lower number fires first. */
const arrange = (s: SquaresState, umpire: Umpire): void => {
  if (firers.length < 2) return;
  for (let i = 0; i < firers.length; i++) {
    const u = firers[i];
    haste[u] = s.readiness[u] + roll(umpire, READINESS_DICE);
    let at = i;
    for (; at > 0 && haste[firers[at - 1]] < haste[u]; at--) firers[at] = firers[at - 1];
    firers[at] = u;
  }
};

/** [7.2] [7.3] All units of these arms that can fire do so, the readier first, of both sides. */
export const fireAll = (s: SquaresState, guns: boolean, umpire: Umpire): void => {
  const { units } = scenarioOf(s);
  let heights: Uint8Array | null = null;
  firers.length = 0;
  for (const own of units.ofSide) {
    for (const u of own) {
      if ((units.arm[u] === ARTILLERY) !== guns || !canFire(s, u)) continue;
      heights ??= topsFor(s);
      if (fireTarget(s, u, heights) !== NOBODY) firers.push(u);
    }
  }
  arrange(s, umpire);
  for (const u of firers) {
    if (!canFire(s, u)) continue;
    const target = fireTarget(s, u, topsFor(s));
    if (target !== NOBODY) fire(s, u, target, umpire);
  }
};
