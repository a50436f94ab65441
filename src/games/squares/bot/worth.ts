import { distance, type Square } from '../../../boards/squares.ts';
import { HOLDERS } from '../data/charts.ts';
import { ARTILLERY } from '../numbers.ts';
import { menAround, pointsOf } from '../rules/11-victory.ts';
import { isOnMap, isRouted, scenarioOf, type SquaresState } from '../state.ts';
import { powerOf } from './influence.ts';

/** What a position is worth to a side, in points of lead at the end. */

/** Strength within so many squares of a victory square may be brought there. */
const WITHIN = 8;
/** What a level of disruption, a rout, a point of fatigue mean, for a man. */
const DISRUPTED = 0.03;
const ROUTED = 0.3;
const FATIGUED = 0.0015;
/** What strength and a gun are still good for, for every turn to come. */
const POWER_PER_TURN = 0.05;
const GUN_PER_TURN = 2;
const LATE = 8;

interface Tug {
  now: number;
  soon: number;
}

/** The strength of a side around a square, nearer ones more. */
const pullOf = (s: SquaresState, side: number, square: Square): number => {
  const { grid, units } = scenarioOf(s);
  let pull = 0;
  for (const u of units.ofSide[side]) {
    if (!isOnMap(s, u)) continue;
    const away = distance(grid, square, s.square[u]);
    if (away <= WITHIN) pull += powerOf(s, u) * (1 - away / (WITHIN + 2));
  }
  return pull;
};

/** [11.1] How sure it is that a side has a square for itself: now, and by the strength around. */
const tugFor = (s: SquaresState, side: number, square: Square): Tug => {
  const own = menAround(s, square, side);
  const enemies = menAround(s, square, 1 - side);
  const now = own >= HOLDERS && own >= enemies ? 1 : 0;
  const [pull, against] = [pullOf(s, side, square), pullOf(s, 1 - side, square)];
  const enough = Math.min(1, pull / 500);
  const soon = (enough * pull * pull) / (pull * pull + against * against + 1);
  return { now, soon };
};

/** The points a side can expect of its squares at the end. */
const squaresOf = (s: SquaresState, side: number, left: number): number => {
  const { victory } = scenarioOf(s);
  const later = Math.min(1, left / LATE);
  let sum = 0;
  for (const [i, square] of victory.at.entries()) {
    if (victory.side[i] !== side) continue;
    const { now, soon } = tugFor(s, side, square);
    const nowWeight = 1 - 0.75 * later;
    sum += victory.points[i] * (nowWeight * now + (1 - nowWeight) * soon);
  }
  return sum;
};

/** What the units of a side are still good for. */
const forceOf = (s: SquaresState, side: number, left: number): number => {
  const { arm, ofSide } = scenarioOf(s).units;
  let sum = 0;
  for (const u of ofSide[side]) {
    if (!isOnMap(s, u)) continue;
    sum -= isRouted(s, u) ? s.men[u] * ROUTED : s.men[u] * DISRUPTED * s.disruption[u];
    sum -= s.men[u] * FATIGUED * s.fatigue[u];
    sum +=
      arm[u] === ARTILLERY
        ? s.guns[u] * GUN_PER_TURN * left
        : powerOf(s, u) * POWER_PER_TURN * left;
  }
  return sum;
};

/** [11.1] The points of a side for what the enemy has lost. */
const spoilsOf = (s: SquaresState, side: number): number => {
  const { victory } = scenarioOf(s);
  let held = 0;
  for (let i = 0; i < victory.at.length; i++) {
    if (victory.side[i] === side && s.held[i] === 1) held += victory.points[i];
  }
  return pointsOf(s, side) - held;
};

/** The lead a side can expect at the end. */
export const leadOf = (s: SquaresState, side: number): number => {
  if (s.ending !== 0) return pointsOf(s, side) - pointsOf(s, 1 - side);
  const left = Math.min(LATE, scenarioOf(s).scenario.turns - s.turn);
  const of = (each: number): number =>
    spoilsOf(s, each) + squaresOf(s, each, left) + forceOf(s, each, left);
  return of(side) - of(1 - side);
};
