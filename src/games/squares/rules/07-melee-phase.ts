import { DIRECTIONS, type Square } from '../../../boards/squares.ts';
import type { Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { ACTION_COST, DISRUPTION_EFFECTS } from '../data/charts.ts';
import { ATTACKED, hasFate, stands } from '../fates.ts';
import {
  ARTILLERY,
  CHARGE,
  COUNTER_CHARGE,
  REDOUBT,
  ROUT,
  SQUARE,
  SUNKEN_ROAD,
  TOWN,
  WOODS,
} from '../numbers.ts';
import {
  isMounted,
  AUTO_RETREAT,
  hasOrder,
  MELEE,
  moraleOf,
  priceOf,
  scenarioOf,
  sideOf,
  type SquaresState,
} from '../state.ts';
import { LEAST_MORALE } from './06-costs.ts';
import { hasEnemy, TRULY } from './06-zones.ts';
import { fight } from './07-melee.ts';

/** [6.43] Ground on which cavalry attacks nobody. */
export const CLOSED_TO_CAVALRY = new Set<number>([TOWN, WOODS, REDOUBT, SUNKEN_ROAD]);
/** [6.36] [6.43] Formations in which a unit attacks nobody before it (R224). */
const PASSIVE = new Set<number>([SQUARE, CHARGE, COUNTER_CHARGE, ROUT]);

/** Those who attack a square together: one list, used again. */
const band: Unit[] = [];

/** [6.42] [7.4] Whether a unit that was set to melee is still fit for it. */
export const canAttack = (s: SquaresState, u: Unit): boolean =>
  stands(s, u) &&
  hasOrder(s, u, MELEE) &&
  !hasFate(s, u, ATTACKED) &&
  !hasOrder(s, u, AUTO_RETREAT) &&
  s.op[u] >= priceOf(s, ACTION_COST.melee) &&
  moraleOf(s, u) >= LEAST_MORALE &&
  s.disruption[u] < DISRUPTION_EFFECTS.noMelee &&
  scenarioOf(s).units.arm[u] !== ARTILLERY &&
  !PASSIVE.has(s.formation[u]);

/** [6.42] The square that a unit attacks, the one it faces, or NOBODY. */
export const targetOf = (s: SquaresState, u: Unit): Square => {
  const { grid, ground } = scenarioOf(s);
  const square = grid.near[s.square[u] * DIRECTIONS + s.facing[u]];
  if (square < 0 || !hasEnemy(s, square, sideOf(u), TRULY)) return NOBODY;
  if (isMounted(s, u) && CLOSED_TO_CAVALRY.has(ground.terrain[square])) return NOBODY;
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) if (stands(s, v)) return square;
  return NOBODY;
};

/** [7.4] All melees of mounted or of other units, each of all who attack one square. */
const meleesOf = (s: SquaresState, side: number, mounted: boolean, umpire: Umpire): void => {
  const own = scenarioOf(s).units.ofSide[side];
  for (let i = 0; i < own.length; i++) {
    if (!canAttack(s, own[i]) || isMounted(s, own[i]) !== mounted) continue;
    const square = targetOf(s, own[i]);
    if (square === NOBODY) continue;
    band.length = 0;
    for (let j = i; j < own.length; j++) {
      const u = own[j];
      if (canAttack(s, u) && isMounted(s, u) === mounted && targetOf(s, u) === square) band.push(u);
    }
    fight(s, band, square, umpire);
  }
};

/** [7.4] Cavalry attacks first: infantry would only come under its hooves. */
export const melees = (s: SquaresState, phasing: number, umpire: Umpire): void => {
  meleesOf(s, phasing, true, umpire);
  meleesOf(s, phasing, false, umpire);
};
