import { ARM, BOARD, INFANTRY, LEADER, PLACE_COUNT, ATTACK } from '../board.ts';
import { faceOf, forceAt, isContested, isGun, type AreasState } from '../state.ts';
import { totalOf } from '../rules/11-values.ts';
import { bombardmentTerms, coverTerms, volleyCover, volleyTerms } from '../rules/12-values.ts';
import { NO_RANGE, rangeTo, VOLLEY } from '../rules/13-ranges.ts';
import { fireCost, unitsAt } from './fights.ts';
import { tollOf } from './losses.ts';
import { flipCost, groundWorth } from './worth.ts';

/** Fire of infantry and guns: at whom, and by how many. */

export interface Shot {
  readonly gain: number;
  /** The primary target, -1 for none. */
  readonly target: number;
  /** How many units fire. */
  readonly count: number;
}

export const NO_SHOT: Shot = { gain: 0, target: -1, count: 0 };

/** Those who can fire, the strongest first. */
export const firersOf = (
  s: AreasState,
  side: number,
  officer: number | null,
  area: number,
  mode: number,
): number[] =>
  unitsAt(s, side, area)
    .filter(
      (u) =>
        s.spent[u] === 0 &&
        (officer === null || LEADER[u] === officer) &&
        (mode === VOLLEY ? ARM[u] === INFANTRY : isGun(u)),
    )
    .sort((a, b) => ATTACK[faceOf(s, b)] - ATTACK[faceOf(s, a)]);

/** The targets of an area that differ: one of each arm, fresh or spent. */
const targetsAt = (units: readonly number[], s: AreasState): number[] => {
  const seen = new Set<number>();
  return units.filter((u) => {
    const kind = ARM[u] * 2 + s.spent[u];
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
};

/** The best volley into the area’s enemies: whom at, and how many fire. [12.0] */
export const volleyAt = (
  s: AreasState,
  side: number,
  area: number,
  firers: readonly number[],
): Shot => {
  let best = NO_SHOT;
  if (firers.length === 0) return best;
  const enemies = unitsAt(s, 1 - side, area);
  for (const target of targetsAt(enemies, s)) {
    const toll = tollOf(s, enemies, target, groundWorth(s, area) / 2);
    const cover = totalOf(volleyCover(s, area, target));
    const value = totalOf(volleyTerms(s, area, target, firers[0], 0));
    let cost = 0;
    for (let count = 1; count <= firers.length; count++) {
      cost += flipCost(s, firers[count - 1]);
      const gain = fireCost(value + count - 1 - cover, toll) - cost;
      if (gain > best.gain) best = { gain, target, count };
    }
  }
  return best;
};

/** The best bombardment of a place. [13.0] */
export const bombardmentOf = (
  s: AreasState,
  side: number,
  [from, to]: readonly [from: number, to: number],
  firers: readonly number[],
  mode: number,
): Shot => {
  let best = NO_SHOT;
  if (firers.length === 0) return best;
  const enemies = unitsAt(s, 1 - side, to);
  const ground = groundWorth(s, to) * (isContested(s, to) ? 0.5 : 0.15);
  let cost = 0;
  for (const u of firers) cost += flipCost(s, u);
  for (const target of targetsAt(enemies, s)) {
    const toll = tollOf(s, enemies, target, ground);
    const value = totalOf(bombardmentTerms(s, from, target, firers[0], firers.length - 1, mode));
    const cover = totalOf(coverTerms(s, from, target, mode));
    const gain = fireCost(value - cover, toll) - cost;
    if (gain > best.gain) best = { gain, target, count: firers.length };
  }
  return best;
};

/** Where the Grand Battery may reach at most. [6.4.2] */
const FAR = 3;

/** The best bombardment from a place; its target’s place follows from the target. */
export const bestBombardment = (
  s: AreasState,
  side: number,
  from: number,
  firers: readonly number[],
  mode: number,
): Shot => {
  let best = NO_SHOT;
  if (firers.length === 0) return best;
  for (let to = 0; to < PLACE_COUNT; to++) {
    if (forceAt(s, 1 - side, to) === 0 || BOARD.distance[from * PLACE_COUNT + to] > FAR) continue;
    if (rangeTo(s, side, from, to, mode) === NO_RANGE) continue;
    const shot = bombardmentOf(s, side, [from, to], firers, mode);
    if (shot.gain > best.gain) best = shot;
  }
  return best;
};
