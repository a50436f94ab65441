import { distance, isInArc, type Square } from '../../../boards/squares.ts';
import type { Unit } from '../battle.ts';
import { MODIFIERS as M } from '../data/charts.ts';
import { ARTILLERY, CAVALRY, SQUARE as IN_SQUARE, STRIDE } from '../numbers.ts';
import { isSeen, topsFor } from '../rules/06-sight.ts';
import { rangeOf } from '../rules/06-targets.ts';
import { weaponLosses } from '../rules/07-fire-strength.ts';
import { condition } from '../rules/07-modifiers.ts';
import { tally } from '../rules/07-tally.ts';
import { isOnMap, isRouted, scenarioOf, type SquaresState } from '../state.ts';

/** What one side can do to whoever stands on a square, as maps by square. */
export interface Influence {
  /** Men a line of 500 on open ground loses there in a combat phase, as the firers face now. */
  readonly fire: Float32Array;
  /** The same after they have turned to it. */
  readonly turned: Float32Array;
  /** What the worst single shot of `fire` costs: one that is too much breaks a unit. [8.5] */
  readonly salvo: Float32Array;
  /** The strength of the infantry that can come to blows there soon. */
  readonly shock: Float32Array;
  /** The strength of the cavalry that can charge there. */
  readonly horse: Float32Array;
}

const HUNDRED = 100;
/** Guns reckon with targets up to here: farther ones are fired at only on orders. */
const GUN_RANGE = 8;
/** By distance: how much of its strength infantry brings to bear. */
const SHOCK = [1, 1, 0.8, 0.55, 0.3, 0.15];
/** How far cavalry is felt, and how far fully. [6.43] */
const HORSE_WITHIN = 10;
const HORSE_FULLY = 6;
/** [20.6] Cavalry strikes harder than infantry of as many men. */
const HORSE_WORTH = 1.5;

/** How good a unit is now, as a part of a fresh one under average control. [20.6] */
const fitness = (s: SquaresState, u: Unit): number => {
  const t = tally(false);
  condition(s, u, t);
  return t.product;
};

/** The strength of a unit hand to hand, whatever its formation and its enemy. [20.6] */
export const powerOf = (s: SquaresState, u: Unit): number => {
  const { arm, melee } = scenarioOf(s).units;
  if (arm[u] === ARTILLERY || isRouted(s, u)) return 0;
  const efficiency = (s.efficiency[u] - M.efficiency.meleeFrom) / M.efficiency.meleeOf;
  const spirit = Math.max(0.05, efficiency) * (1 + (M.meleeValue.melee * melee[u]) / HUNDRED);
  const worth = arm[u] === CAVALRY ? HORSE_WORTH : 1;
  return s.men[u] * spirit * worth * fitness(s, u);
};

/** Calls `visit` for every square of the map within so many squares. */
const around = (
  s: SquaresState,
  at: Square,
  within: number,
  visit: (square: Square, away: number) => void,
): void => {
  const { grid } = scenarioOf(s);
  const x = at % STRIDE;
  const y = Math.floor(at / STRIDE);
  const right = Math.min(grid.width - 1, x + within);
  const bottom = Math.min(grid.height - 1, y + within);
  for (let row = Math.max(0, y - within); row <= bottom; row++) {
    for (let column = Math.max(0, x - within); column <= right; column++) {
      const square = row * STRIDE + column;
      visit(square, distance(grid, at, square));
    }
  }
};

const addFire = (s: SquaresState, u: Unit, heights: Uint8Array, to: Influence): void => {
  const { grid, units } = scenarioOf(s);
  const range = Math.min(rangeOf(s, u), GUN_RANGE);
  if (range === 0 || s.ammunition[u] === 0) return;
  const guns = units.arm[u] === ARTILLERY;
  const pieces = guns ? s.guns[u] : s.men[u] / HUNDRED;
  const quality = (pieces * fitness(s, u) * s.efficiency[u]) / HUNDRED;
  const at = s.square[u];
  around(s, at, range, (square, away) => {
    const losses = away === 0 ? 0 : weaponLosses(s, u, away);
    if (losses === 0 || !isSeen(s, heights, at, square)) return;
    const before = s.formation[u] === IN_SQUARE || isInArc(grid, at, s.facing[u], square);
    const shot = losses * quality;
    to.turned[square] += shot;
    if (!before) return;
    to.fire[square] += shot;
    to.salvo[square] = Math.max(to.salvo[square], shot);
  });
};

const addShock = (s: SquaresState, u: Unit, map: Float32Array): void => {
  const power = powerOf(s, u);
  around(s, s.square[u], SHOCK.length - 1, (square, away) => {
    map[square] += power * SHOCK[away];
  });
};

const addHorse = (s: SquaresState, u: Unit, map: Float32Array): void => {
  const power = powerOf(s, u);
  around(s, s.square[u], HORSE_WITHIN, (square, away) => {
    map[square] += away <= HORSE_FULLY ? power : power / 2;
  });
};

/** The influence of the units of a side that are known. */
export const influenceOf = (s: SquaresState, side: number): Influence => {
  const { grid, units } = scenarioOf(s);
  const map = (): Float32Array => new Float32Array(grid.size);
  const influence = { fire: map(), turned: map(), salvo: map(), shock: map(), horse: map() };
  const heights = topsFor(s);
  for (const u of units.ofSide[side]) {
    if (!isOnMap(s, u) || isRouted(s, u)) continue;
    addFire(s, u, heights, influence);
    if (units.arm[u] === CAVALRY) addHorse(s, u, influence.horse);
    else if (units.arm[u] !== ARTILLERY) addShock(s, u, influence.shock);
  }
  return influence;
};

/** What of the fire of the enemy is to be reckoned with between two operations phases of one's own. */
const TURNED = 0.7;

/** The men a line of 500 on open ground loses until its next orders. */
export const exposureAt = ({ fire, turned }: Influence, square: Square): number =>
  fire[square] + TURNED * turned[square];
