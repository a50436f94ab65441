import {
  AREA_COUNT,
  ARM,
  BOARD,
  CAVALRY,
  IS_CLEAR,
  IS_MOUNTED,
  LEADER,
  MOVE,
  PLACE_COUNT,
  SIDE_END,
  SIDE_FIRST,
  SKIRMISHERS,
  streamBetween,
} from '../board.ts';
import { STACK } from '../data/tables.ts';
import { ACTIVE, controls, faceOf, forceAt, hasEnemy, isGun, type AreasState } from '../state.ts';
import { advanceBar } from '../rules/08-advance.ts';
import { goesAlong } from '../rules/08-activation.ts';
import { CHARGE, MARCH, mayLead } from '../rules/10-costs.ts';
import type { Fields } from './fields.ts';
import { assault, defenceAt, fighters, type Defence } from './fights.ts';
import type { Move } from './mind.ts';
import { spreadOut, type Reach } from './reach.ts';
import { flipCost, groundWorth } from './worth.ts';

/** What the units of a formation in one place can do. */

export interface Stack {
  readonly side: number;
  readonly officer: number;
  readonly place: number;
  readonly units: readonly number[];
}

/** The stacks an officer could activate. */
export const stacksOf = (s: AreasState, side: number, officer: number): Stack[] => {
  const byPlace = new Map<number, number[]>();
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.place[u] >= PLACE_COUNT || (s.act[u] & ~ACTIVE) !== 0) continue;
    const isOwn = LEADER[u] === officer;
    const follows = ARM[u] === SKIRMISHERS && (s.act[u] === ACTIVE || goesAlong(s, officer, u));
    if (!isOwn && !follows) continue;
    const units = byPlace.get(s.place[u]);
    if (units === undefined) byPlace.set(s.place[u], [u]);
    else units.push(u);
  }
  return [...byPlace].map(([place, units]) => ({ side, officer, place, units }));
};

/** One attack that a stack could make. */
export interface Attack {
  readonly kind: number;
  readonly target: number;
  readonly units: readonly number[];
  readonly moves: readonly Move[];
  readonly stream: boolean;
  readonly gain: number;
  readonly success: number;
}

/** The defences of areas, each looked at once. */
export type Defences = Map<number, Defence>;

export const defenceOn = (s: AreasState, side: number, area: number, seen: Defences): Defence => {
  const known = seen.get(area);
  if (known !== undefined) return known;
  const found = defenceAt(s, 1 - side, area);
  seen.set(area, found);
  return found;
};

/** From how far infantry and cavalry can attack at most. [10.5] */
const WALK = 2;
const RIDE = 4;

const nearestEnemy = (s: AreasState, { side, place }: Stack): number => {
  let nearest = Infinity;
  for (let area = 0; area < AREA_COUNT; area++) {
    const far = BOARD.distance[place * PLACE_COUNT + area];
    if (far < nearest && far > 0 && hasEnemy(s, side, area)) nearest = far;
  }
  return nearest;
};

/** By target: who of the stack gets there. */
const enemiesInReach = (
  s: AreasState,
  stack: Stack,
  kind: number,
  r: Reach,
): Map<number, number[]> => {
  const found = new Map<number, number[]>();
  const near = nearestEnemy(s, stack);
  let last = -1;
  for (const u of fighters(kind, stack.units)) {
    if (near > (IS_MOUNTED[u] ? RIDE : WALK)) continue;
    if (last < 0 || moversDiffer(s, last, u)) {
      spreadOut(s, u, [stack.place, MOVE[faceOf(s, u)], 0, kind], r);
    }
    last = u;
    for (let to = 0; to < AREA_COUNT; to++) {
      if (r.left[to] < 0 || to === stack.place || !hasEnemy(s, stack.side, to)) continue;
      const units = found.get(to);
      if (units === undefined) found.set(to, [u]);
      else units.push(u);
    }
  }
  return found;
};

const moversDiffer = (s: AreasState, a: number, b: number): boolean =>
  MOVE[faceOf(s, a)] !== MOVE[faceOf(s, b)] ||
  IS_MOUNTED[a] !== IS_MOUNTED[b] ||
  isGun(a) !== isGun(b) ||
  (ARM[a] === CAVALRY) !== (ARM[b] === CAVALRY);

/** The fresh ones, and all where spent ones are among them. */
const choicesOf = (s: AreasState, units: readonly number[]): (readonly number[])[] => {
  const fresh = units.filter((u) => s.spent[u] === 0);
  if (fresh.length === units.length || fresh.length === 0) return [units];
  return [fresh, units];
};

const attackBy = (
  s: AreasState,
  stack: Stack,
  kind: number,
  target: number,
  units: readonly number[],
  d: Defence,
): Attack => {
  const stream =
    s.contested[target] === 0 && target !== stack.place && streamBetween(stack.place, target);
  const { gain, success } = assault(s, kind, units, d, [stack.place, stream, 0]);
  const moves = target === stack.place ? [] : units.map((unit) => ({ unit, to: target }));
  return { kind, target, units, moves, stream, gain, success };
};

/** Every assault or charge the stack can make. */
export const attacksOf = (
  s: AreasState,
  stack: Stack,
  kind: number,
  seen: Defences,
  r: Reach,
): Attack[] => {
  const attacks: Attack[] = [];
  const { side, place } = stack;
  const add = (target: number, units: readonly number[]): void => {
    const room = target === place ? STACK : STACK - forceAt(s, side, target);
    for (const choice of choicesOf(s, units)) {
      const taken = choice.slice(0, room);
      if (!taken.some((u) => mayLead(kind, u))) continue;
      attacks.push(attackBy(s, stack, kind, target, taken, defenceOn(s, side, target, seen)));
    }
  };
  if (hasEnemy(s, side, place)) {
    if (place < AREA_COUNT && s.assaulted[place] === 0 && (kind === MARCH || IS_CLEAR[place])) {
      const guns = kind === CHARGE ? [] : stack.units.filter((u) => isGun(u) && s.spent[u] === 0);
      add(place, [...fighters(kind, stack.units), ...guns]);
    }
    return attacks;
  }
  for (const [target, units] of enemiesInReach(s, stack, kind, r)) {
    if (s.assaulted[target] === 0) add(target, units);
  }
  return attacks;
};

/** A move is worth making when it gains at least so much. */
const WORTHWHILE = 0.02;

/** Where the units of the stack would rather stand, and what that gains. */
export const regroup = (
  s: AreasState,
  stack: Stack,
  fields: Fields,
  r: Reach,
): { moves: Move[]; gain: number } => {
  const moves: Move[] = [];
  const coming = new Map<number, number>();
  let gain = 0;
  let last = -1;
  for (const u of stack.units) {
    if (isGun(u) && s.spent[u] === 1) continue;
    if (last < 0 || moversDiffer(s, last, u)) {
      spreadOut(s, u, [stack.place, MOVE[faceOf(s, u)], 0, MARCH], r);
    }
    last = u;
    const { to, gain: more } = betterPlace(s, stack, u, fields, r, coming);
    if (to < 0) continue;
    coming.set(to, (coming.get(to) ?? 0) + 1);
    moves.push({ unit: u, to });
    gain += more;
  }
  return { moves, gain };
};

const betterPlace = (
  s: AreasState,
  { side, place }: Stack,
  u: number,
  fields: Fields,
  r: Reach,
  coming: ReadonlyMap<number, number>,
): Move & { gain: number } => {
  const here = fields.at(s, u, place) + (isGun(u) ? flipCost(s, u) : 0);
  let to = -1;
  let gain = WORTHWHILE;
  for (let at = 0; at < PLACE_COUNT; at++) {
    if (r.left[at] < 0 || at === place) continue;
    if (hasEnemy(s, side, at) && (s.contested[at] === 0 || s.spent[u] === 1)) continue;
    const more = coming.get(at) ?? 0;
    if (at < AREA_COUNT && forceAt(s, side, at) + more >= STACK) continue;
    const taken = more === 0 && at < AREA_COUNT && !controls(s, side, at) ? groundWorth(s, at) : 0;
    const better = fields.at(s, u, at) - here + taken;
    if (better > gain) [to, gain] = [at, better];
  }
  return { unit: u, to, gain };
};

/** What a General Advance of the formation gains. [8.8] */
export const advanceGain = (s: AreasState, stacks: readonly Stack[], fields: Fields): number => {
  let gain = 0;
  for (const { units } of stacks) for (const u of units) gain += bestAdvance(s, u, fields).gain;
  return gain;
};

/** The best place for a unit in a General Advance, -1 to stay. */
export const bestAdvance = (s: AreasState, u: number, fields: Fields): Move & { gain: number } => {
  const from = s.place[u];
  let to = -1;
  let gain = 0;
  if (isGun(u) && s.spent[u] === 1) return { unit: u, to, gain };
  const here = fields.at(s, u, from) + (isGun(u) ? flipCost(s, u) : 0) + WORTHWHILE;
  for (const at of BOARD.neighbours[from]) {
    if (advanceBar(s, u, at) !== null) continue;
    const better = fields.at(s, u, at) - here;
    if (better > gain) [to, gain] = [at, better];
  }
  return { unit: u, to, gain };
};
