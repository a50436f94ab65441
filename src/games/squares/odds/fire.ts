import { distance, type Square } from '../../../boards/squares.ts';
import type { Odds } from '../../../kernel/game.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { DISRUPTION_CAUSES, DISRUPTION_EFFECTS } from '../data/charts.ts';
import { topsFor } from '../rules/06-sight.ts';
import { canFire, exposedAt, fireTarget, gunsHit, menHit } from '../rules/07-fire.ts';
import { isBroken, shotShift } from '../rules/07-fire-effects.ts';
import { meanLosses } from '../rules/07-fire-strength.ts';
import { discourage, isSpent } from '../rules/07-losses.ts';
import { SHARES_OF_CHANCE } from '../rules/07-modifiers.ts';
import { tally } from '../rules/07-tally.ts';
import { disruptionChances, isRouting, isShaken, retreatChance } from '../rules/08-disruption.ts';
import { steadiness } from '../rules/08-morale.ts';
import { moraleOf, scenarioOf, type SquaresState } from '../state.ts';
import { ARTILLERY } from '../numbers.ts';
import { AS_NOW, COVERED, figure, possible, sharesOf, squareName, unitName } from './texts.ts';

/** [7.2] [7.3] The chances of a shot: all that dice can make of it, each weighed by its chance. */

const HUNDRED = 100;
const MOST_DISRUPTION = DISRUPTION_CAUSES.heavyLoss;

/** What may become of a target, each with its chance, and its men and guns lost on average. */
interface Toll {
  men: number;
  guns: number;
  tested: number;
  disrupted: number;
  retreats: number;
  routs: number;
  destroyed: number;
}

const noToll = (): Toll => ({
  men: 0,
  guns: 0,
  tested: 0,
  disrupted: 0,
  retreats: 0,
  routs: 0,
  destroyed: 0,
});

/** [8.5] Whether a target that has gained so many levels holds its place. */
const reckonStand = (
  s: SquaresState,
  v: Unit,
  levels: number,
  chance: number,
  toll: Toll,
): void => {
  const before = s.disruption[v];
  s.disruption[v] = Math.min(MOST_DISRUPTION, before + levels);
  if (levels > 0) toll.disrupted += chance;
  if (isRouting(s, v)) toll.routs += chance;
  else toll.retreats += (chance * retreatChance(s, v, levels > 0)) / HUNDRED;
  s.disruption[v] = before;
};

/** [8.2] [8.5] What losses do to a target that has suffered them. */
const reckonShock = (
  s: SquaresState,
  [u, v]: readonly [Unit, Unit],
  lost: number,
  before: number,
  chance: number,
  toll: Toll,
): void => {
  if (isSpent(s, v)) {
    toll.destroyed += chance;
    return;
  }
  if (isBroken(s, v, lost, before)) {
    reckonStand(s, v, DISRUPTION_EFFECTS.routsUnderFire - s.disruption[v], chance, toll);
    return;
  }
  if (!isShaken(s, v, lost, before)) {
    reckonStand(s, v, 0, chance, toll);
    return;
  }
  const levels = disruptionChances(moraleOf(s, v) + steadiness(s, v) + shotShift(s, u, v));
  if (levels[0] < HUNDRED) toll.tested += chance;
  for (const [level, percent] of levels.entries()) {
    if (percent > 0) reckonStand(s, v, level, (chance * percent) / HUNDRED, toll);
  }
};

/** [20.6] What so many men and guns less make of a target. */
const reckonLoss = (
  s: SquaresState,
  pair: readonly [Unit, Unit],
  men: number,
  guns: number,
  chance: number,
  toll: Toll,
): void => {
  const v = pair[1];
  const [before, gunsBefore, efficiency] = [s.men[v], s.guns[v], s.efficiency[v]];
  const lostGuns = Math.min(gunsBefore, guns);
  toll.men += chance * men;
  toll.guns += chance * lostGuns;
  s.men[v] -= men;
  s.guns[v] -= lostGuns;
  discourage(s, v, men, before);
  reckonShock(s, pair, men, before, chance, toll);
  s.men[v] = before;
  s.guns[v] = gunsBefore;
  s.efficiency[v] = efficiency;
};

/** [20.6] All losses that chance can make of their mean. */
const reckonShot = (
  s: SquaresState,
  pair: readonly [Unit, Unit],
  mean: number,
  chance: number,
  toll: Toll,
): void => {
  const each = chance / SHARES_OF_CHANCE.length;
  for (const share of SHARES_OF_CHANCE) {
    const men = menHit(s, pair[1], mean, share);
    const guns = gunsHit(s, ...pair, men);
    const over = guns % 1;
    reckonLoss(s, pair, men, Math.floor(guns), each * (1 - over), toll);
    if (over > 0) reckonLoss(s, pair, men, Math.floor(guns) + 1, each * over, toll);
  }
};

const outcomesOf = (toll: Toll): Odds['outcomes'] =>
  possible([
    {
      what: 'the target holds its place',
      chance: Math.max(0, 1 - toll.retreats - toll.routs - toll.destroyed),
      rule: '8.5',
    },
    { what: 'its morale is tested', chance: toll.tested, rule: '8.2' },
    { what: 'it is disrupted', chance: toll.disrupted, rule: '8.5' },
    { what: 'it retreats', chance: toll.retreats, rule: '7.51' },
    { what: 'it routs', chance: toll.routs, rule: '7.52' },
    { what: 'it is destroyed', chance: toll.destroyed, rule: '19.1' },
  ]);

/** [6.341] Who may be hit where several stand together. */
const hitNames = (exposed: ReturnType<typeof exposedAt>, all: number): readonly string[] =>
  exposed.length === 1
    ? []
    : exposed.map(
        ({ unit, weight }) => `${unitName(unit)} is hit: ${Math.round((HUNDRED * weight) / all)}%`,
      );

const shotAt = (s: SquaresState, u: Unit, square: Square): Odds => {
  const range = distance(scenarioOf(s).grid, s.square[u], square);
  const exposed = exposedAt(s, square).toSorted((a, b) => b.weight - a.weight);
  const all = exposed.reduce((sum, { weight }) => sum + weight, 0);
  const toll = noToll();
  for (const { unit, weight } of exposed) {
    const mean = meanLosses(s, u, unit, range, tally(false));
    reckonShot(s, [u, unit], mean, weight / all, toll);
  }
  const shares = tally(true);
  const likeliest = exposed[0].unit;
  const mean = meanLosses(s, u, likeliest, range, shares);
  const [least, most] = [SHARES_OF_CHANCE[0], SHARES_OF_CHANCE[SHARES_OF_CHANCE.length - 1]];
  const guns = toll.guns > 0 ? [`guns lost: ${figure(toll.guns)}`] : [];
  return {
    rule: scenarioOf(s).units.arm[u] === ARTILLERY ? '7.2' : '7.3',
    factors: [
      `fires at ${squareName(square)}, range ${range}`,
      ...hitNames(exposed, all),
      `men lost: ${menHit(s, likeliest, mean, least)} to ${menHit(s, likeliest, mean, most)}`,
      `men lost on average: ${figure(toll.men)}`,
      ...guns,
      ...sharesOf(shares),
    ],
    outcomes: outcomesOf(toll),
    notes: [AS_NOW, COVERED],
  };
};

/** [6.41] The next shot of a unit with such a plot; null when it would not fire. */
export const fireOdds = (s: SquaresState, u: Unit, plot: number): Odds | null => {
  s.plot[u] = plot;
  if (!canFire(s, u)) return null;
  const square = fireTarget(s, u, topsFor(s));
  return square === NOBODY ? null : shotAt(s, u, square);
};
