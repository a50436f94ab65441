import { directionTo, DIRECTIONS, distance, type Square } from '../../../boards/squares.ts';
import { code } from '../../../kernel/choice.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { CHARGE_LIMITS } from '../data/charts.ts';
import { V } from '../lexicon.ts';
import { ARTILLERY, CAVALRY, CHARGE, INFANTRY, OPEN, SQUARE, UNLIMBERED } from '../numbers.ts';
import { isAllOut } from '../rules/06-costs.ts';
import { formBar } from '../rules/06-formations.ts';
import { squareChance } from '../rules/07-charges-reactions.ts';
import { chargeChance } from '../rules/07-charges-start.ts';
import { CLOSED_TO_CAVALRY } from '../rules/07-melee-phase.ts';
import { isOnMap, isRouted, moraleOf, scenarioOf, sideOf, type SquaresState } from '../state.ts';
import { unitsAt } from './assaults.ts';
import { rests } from './infantry.ts';
import type { Orders } from './mind.ts';
import { missionOf } from './missions.ts';
import type { Picture } from './picture.ts';
import { whyCharge } from './reasons.ts';

/** [6.43] Where a charge pays: against the disrupted, the scattered, and guns that nobody covers. */

const HUNDRED = 100;
/** What it is worth to ride a man down, and to silence a gun. */
const RIDDEN_DOWN = 0.22;
const GUN_SILENCED = 30;
/** What a charge costs in any case, and what it loses before a square, for a man. */
const PRICE = 0.05;
const REPULSED = 0.1;
/** A charge is ridden for so many points. */
const WORTH_IT = 25;
/** [6.43] The chance to ride down those who stand: the lead in morale, and so much for each level. */
const PER_LEVEL = 20;

/** The enemy a straight ride comes upon first, or NOBODY when friends or closed ground stand in its way. */
const metOnTheWay = (s: SquaresState, u: Unit, target: Square, p: Picture): Square => {
  const { grid, ground } = scenarioOf(s);
  let at = s.square[u];
  for (let i = 0; i < CHARGE_LIMITS.within; i++) {
    const ahead = grid.near[at * DIRECTIONS + directionTo(grid, at, target)];
    if (ahead < 0 || CLOSED_TO_CAVALRY.has(ground.terrain[ahead])) return NOBODY;
    if (p.foeAway[ahead] === 0) return ahead;
    if (s.top[ahead] !== NOBODY || ahead === target) return NOBODY;
    at = ahead;
    if (p.foeAway[at] === 1) {
      const met = grid.near[at * DIRECTIONS + directionTo(grid, at, target)];
      return met >= 0 && p.foeAway[met] === 0 ? met : NOBODY;
    }
  }
  return NOBODY;
};

/** The chance that a unit is ridden down by a charge. */
const downChance = (s: SquaresState, u: Unit, v: Unit): number => {
  const { arm } = scenarioOf(s).units;
  if (isRouted(s, v)) return 1;
  if (arm[v] === ARTILLERY) return 1 - Math.max(0, Math.min(1, moraleOf(s, v) / HUNDRED));
  const lead = moraleOf(s, u) - moraleOf(s, v) + PER_LEVEL * (s.disruption[v] + 1);
  const stood = Math.max(0, Math.min(0.9, lead / HUNDRED));
  if (arm[v] !== INFANTRY) return stood;
  if (s.formation[v] === SQUARE) return 0;
  if (s.formation[v] === OPEN || isAllOut(s, v)) return 1;
  const forms = squareChance(s, v) / HUNDRED;
  // Half of those who form no square run at once.
  return (1 - forms) * (0.5 + 0.5 * stood);
};

/** What a charge at those on a square promises, in points. */
const chargeWorth = (s: SquaresState, u: Unit, square: Square): number => {
  const { arm } = scenarioOf(s).units;
  const foes = unitsAt(s, square);
  const covered = foes.some((v) => arm[v] !== ARTILLERY);
  let gain = 0;
  let stand = 0;
  for (const v of foes) {
    const down = downChance(s, u, v);
    stand = Math.max(stand, 1 - down);
    const guns = !covered && s.formation[v] === UNLIMBERED ? s.guns[v] * GUN_SILENCED : 0;
    gain += down * (s.men[v] * RIDDEN_DOWN + guns);
  }
  const ridden = gain - s.men[u] * (PRICE + stand * REPULSED);
  return (ridden * chargeChance(s, u)) / HUNDRED;
};

const bestCharge = (s: SquaresState, u: Unit, p: Picture): Orders | null => {
  const { grid, units } = scenarioOf(s);
  let best = WORTH_IT;
  let target = NOBODY;
  for (const v of units.ofSide[1 - sideOf(u)]) {
    const square = s.square[v];
    if (square >= grid.size || s.top[square] !== v || p.foeAway[square] !== 0) continue;
    if (distance(grid, s.square[u], square) > CHARGE_LIMITS.within) continue;
    if (metOnTheWay(s, u, square, p) !== square) continue;
    const worth = chargeWorth(s, u, square);
    if (worth > best) [best, target] = [worth, square];
  }
  if (target === NOBODY) return null;
  return {
    unit: u,
    codes: [code(V.form, CHARGE), code(V.target, target)],
    why: whyCharge(u, target),
  };
};

/** The charges of a phase. Who is kept in reserve, is going back or rests charges nobody. */
export const chargesFor = (s: SquaresState, p: Picture): Map<Unit, Orders> => {
  const { arm, ofSide } = scenarioOf(s).units;
  const charges = new Map<Unit, Orders>();
  for (const u of ofSide[p.side]) {
    if (!isOnMap(s, u) || arm[u] !== CAVALRY || isRouted(s, u) || rests(s, u, p)) continue;
    const { task } = missionOf(p.plan, s, u);
    if (task === 'reserve' || task === 'withdraw' || formBar(s, u, CHARGE) !== null) continue;
    const charge = bestCharge(s, u, p);
    if (charge !== null) charges.set(u, charge);
  }
  return charges;
};
