import {
  ARM,
  ATTACK,
  CAVALRY,
  DEFENCE as FACTORS,
  INFANTRY,
  IS_VILLAGE,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  SKIRMISHERS,
  STEPS,
  TEM,
} from '../board.ts';
import { DEFENCE, DEFENSIVE_FIRE } from '../data/tables.ts';
import { faceOf, isContested, type AreasState } from '../state.ts';
import { MARCH, mayLead } from '../rules/10-costs.ts';
import { attackTermsOf, totalOf } from '../rules/11-values.ts';
import { DIFFERENCES, FARTHEST } from './chances.ts';
import { MOST_POINTS, tollOf } from './losses.ts';
import { flipCost, groundWorth, lossCost, strikeCost } from './worth.ts';

/** What may come of an assault or a fire, by the closed odds of the dice. */

export const unitsAt = (s: AreasState, side: number, place: number): number[] => {
  const units: number[] = [];
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) if (s.place[u] === place) units.push(u);
  return units;
};

/** What naming this unit forward adds to the defence, against naming none. [11.12.3] */
const frontOf = (s: AreasState, u: number, area: number): number => {
  const village = ARM[u] === SKIRMISHERS && IS_VILLAGE[area] ? DEFENCE.villageSkirmishers : 0;
  return FACTORS[faceOf(s, u)] + village - (s.spent[u] === 0 ? 1 : 0.5);
};

/** The unit that best takes the shock: strong, and no great loss. */
export const bestForward = (s: AreasState, units: readonly number[], area: number): number => {
  let best = -1;
  let most = -Infinity;
  for (const u of units) {
    const rank = frontOf(s, u, area) - 2 * Math.min(1.5, strikeCost(s, u));
    if (rank > most) [best, most] = [u, rank];
  }
  return best;
};

/** [11.12.3] The defence value of these units in an area. */
export const defenceOf = (
  s: AreasState,
  units: readonly number[],
  forward: number,
  area: number,
  stream: boolean,
): number => {
  let fresh = 0;
  let spent = 0;
  for (const u of units) {
    if (u === forward) continue;
    if (s.spent[u] === 0) fresh++;
    else spent++;
  }
  const village = ARM[forward] === SKIRMISHERS && IS_VILLAGE[area] ? DEFENCE.villageSkirmishers : 0;
  return (
    FACTORS[faceOf(s, forward)] + TEM[area] + (stream ? 1 : 0) + fresh + (spent >> 1) + village
  );
};

/** The defenders of an area as an attacker sees them. */
export interface Defence {
  readonly area: number;
  readonly units: readonly number[];
  readonly forward: number;
  readonly value: number;
  readonly toll: Float64Array;
  /** The value of the skirmishers’ fire, 0 when there are none. */
  readonly fire: number;
}

export const defenceAt = (s: AreasState, side: number, area: number): Defence =>
  defenceBy(s, unitsAt(s, side, area), area);

export const defenceBy = (
  s: AreasState,
  units: readonly number[],
  area: number,
  forward = bestForward(s, units, area),
): Defence => {
  const skirmishers = units.filter((u) => ARM[u] === SKIRMISHERS);
  const strongest = Math.max(0, ...skirmishers.map((u) => ATTACK[faceOf(s, u)]));
  return {
    area,
    units,
    forward,
    value: forward < 0 ? 0 : defenceOf(s, units, forward, area, false),
    toll: tollOf(s, units, forward, groundWorth(s, area) / 2),
    fire:
      skirmishers.length === 0
        ? 0
        : strongest + DEFENSIVE_FIRE.supporter * (skirmishers.length - 1),
  };
};

/** The point unit that makes the strongest attack. */
export const bestPoint = (s: AreasState, kind: number, units: readonly number[]): number => {
  let best = -1;
  let most = -Infinity;
  for (const u of units) {
    if (!mayLead(kind, u)) continue;
    const support = ARM[u] === SKIRMISHERS ? 0.5 : s.spent[u] === 0 ? 2 : 1;
    const rank = ATTACK[faceOf(s, u)] - support - 2.5 * Math.min(1.5, strikeCost(s, u));
    if (rank > most) [best, most] = [u, rank];
  }
  return best;
};

/** What an assault gains the attacker, in points, and the chance that it succeeds. */
export interface Prospect {
  gain: number;
  success: number;
}

/** What an assault with this point unit gains the attacker, by the margin of its totals. */
export const gainsOf = (
  s: AreasState,
  point: number,
  pointSpent: boolean,
  units: readonly number[],
  d: Defence,
): ((margin: number) => number) => {
  const pointCost = pointSpent ? lossCost(s, point) - flipCost(s, point) : strikeCost(s, point);
  let failure = pointCost;
  for (const u of units) if (u !== point) failure += strikeCost(s, u);
  const foothold = footholdIn(s, d.area, SIDE[point]);
  const stalemate = strikeCost(s, d.forward) - pointCost + foothold;
  return (margin) => {
    if (margin < 0) return -failure;
    if (margin === 0) return stalemate;
    return d.toll[Math.min(margin, MOST_POINTS - 1)] - pointCost + foothold;
  };
};

/** The mean gain by the attack value less the defence value. */
export const meanGain = (gains: (margin: number) => number, edge: number): number => {
  let gain = 0;
  for (let i = 0; i <= 2 * FARTHEST; i++) gain += DIFFERENCES[i] * gains(edge + i - FARTHEST);
  return gain;
};

const clash = (
  s: AreasState,
  edge: number,
  point: number,
  pointSpent: boolean,
  units: readonly number[],
  d: Defence,
): Prospect => {
  let success = 0;
  for (let i = Math.max(0, FARTHEST + 1 - edge); i <= 2 * FARTHEST; i++) success += DIFFERENCES[i];
  return { gain: meanGain(gainsOf(s, point, pointSpent, units, d), edge), success };
};

/** [17.3] What it is worth to contest an area that the enemy had to himself. */
const footholdIn = (s: AreasState, area: number, side: number): number =>
  isContested(s, area) || (s.control[area] === 1) === (side === 0) ? 0 : groundWorth(s, area) / 2;

/** [11.12] What comes of an assault by these units, from the area they come from. */
export const assault = (
  s: AreasState,
  kind: number,
  units: readonly number[],
  d: Defence,
  [from, stream, bonus]: readonly [from: number, stream: boolean, bonus: number],
): Prospect => {
  const point = bestPoint(s, kind, units);
  if (point < 0 || d.forward < 0) return { gain: -9, success: 0 };
  const supporters = units.filter((u) => u !== point);
  const value = totalOf(attackTermsOf(s, kind, point, supporters)) + bonus;
  const edge = value - d.value - (stream ? 1 : 0);
  const plain = clash(s, edge, point, s.spent[point] === 1, units, d);
  if (d.fire === 0 || kind !== MARCH) return plain;
  return underFire(s, edge, point, units, d, plain, TEM[from]);
};

/** [14.0] The same when skirmishers fire first, and most often hit the point unit. */
const underFire = (
  s: AreasState,
  edge: number,
  point: number,
  units: readonly number[],
  d: Defence,
  plain: Prospect,
  shelter: number,
): Prospect => {
  const cover = shelter + units.filter((u) => ARM[u] === SKIRMISHERS).length;
  const toll = tollOf(s, units, point, 0);
  let hit = 0;
  let cost = 0;
  for (let i = 0; i <= 2 * FARTHEST; i++) {
    const points = d.fire - cover + i - FARTHEST;
    if (points <= 0) continue;
    hit += DIFFERENCES[i];
    cost += DIFFERENCES[i] * toll[Math.min(points, MOST_POINTS - 1)];
  }
  if (s.spent[point] === 1 || STEPS[point] === 1) {
    return { gain: (1 - hit) * plain.gain - cost, success: (1 - hit) * plain.success };
  }
  const drop = ATTACK[point * 2] - ATTACK[point * 2 + 1];
  const worn = clash(s, edge - drop, point, true, units, d);
  return {
    gain: (1 - hit) * plain.gain + hit * worn.gain - cost,
    success: (1 - hit) * plain.success + hit * worn.success,
  };
};

/** [12.5] [13.5] What a fire by this much more than the cover costs those it hits. */
export const fireCost = (edge: number, toll: Float64Array): number => {
  let cost = 0;
  for (let i = 0; i <= 2 * FARTHEST; i++) {
    const points = edge + i - FARTHEST;
    if (points > 0) cost += DIFFERENCES[i] * toll[Math.min(points, MOST_POINTS - 1)];
  }
  return cost;
};

/** Those of these units that can lead or support an assault of this kind. */
export const fighters = (kind: number, units: readonly number[]): number[] =>
  units.filter((u) =>
    kind === MARCH
      ? ARM[u] === INFANTRY || ARM[u] === CAVALRY || ARM[u] === SKIRMISHERS
      : ARM[u] === CAVALRY,
  );
