import {
  AREA_COUNT,
  ARM,
  ARMY,
  BOARD,
  CAVALRY,
  IS_CLEAR,
  IS_MOUNTED,
  isZone,
  PLACE_COUNT,
  PRUSSIAN,
  SIDE,
} from '../board.ts';
import { COST, STACK } from '../data/tables.ts';
import { controls, hasEnemy, isGun, type AreasState } from '../state.ts';
import { hasRoom } from '../rules/07-areas.ts';
import { forceAt } from '../state.ts';
import { costOf, MARCH } from '../rules/10-costs.ts';

/** Where a unit can get in one impulse, and by which way. [10.4] to [10.10] */
export interface Reach {
  /** By place: the factors left on arrival, -1 where it cannot get. */
  readonly left: Int8Array;
  /** By place: the place before it on the way. */
  readonly before: Int16Array;
}

export const reach = (): Reach => ({
  left: new Int8Array(PLACE_COUNT),
  before: new Int16Array(PLACE_COUNT),
});

/** Whether the unit may come into the place at all. */
const mayEnter = (s: AreasState, u: number, to: number, kind: number): boolean => {
  if (isZone(to)) return false;
  if (kind !== MARCH && !IS_CLEAR[to]) return false;
  const side = SIDE[u];
  if (!hasEnemy(s, side, to)) {
    return (s.contested[to] === 0 || ARM[u] !== CAVALRY || IS_CLEAR[to]) && hasRoom(s, side, to);
  }
  if (ARM[u] === CAVALRY && !IS_CLEAR[to]) return false;
  if (s.contested[to] === 1) return hasRoom(s, side, to);
  return s.assaulted[to] === 0 && !isGun(u) && forceAt(s, side, to) < STACK;
};

/** Fills in all places that the unit can reach from `from`; `steps` it has taken already. */
export const spreadOut = (
  s: AreasState,
  u: number,
  [from, factors, steps, kind]: readonly [
    from: number,
    factors: number,
    steps: number,
    kind: number,
  ],
  r: Reach,
): void => {
  r.left.fill(-1);
  r.before.fill(-1);
  r.left[from] = factors;
  const open = [from];
  for (let i = 0; i < open.length; i++) {
    const at = open[i];
    const isFirst = at === from && steps === 0;
    if (at !== from && hasEnemy(s, SIDE[u], at)) continue;
    step(s, u, at, isFirst, kind, r, open);
    if (isFirst && isZone(from) && ARMY[u] === PRUSSIAN) betweenZones(from, r);
  }
};

/** [15.2] From zone to zone the way takes the whole move. */
const betweenZones = (from: number, r: Reach): void => {
  for (const to of BOARD.neighbours[from]) {
    if (!isZone(to)) continue;
    r.left[to] = 0;
    r.before[to] = from;
  }
};

const step = (
  s: AreasState,
  u: number,
  at: number,
  isFirst: boolean,
  kind: number,
  r: Reach,
  open: number[],
): void => {
  const side = SIDE[u];
  const leaves = hasEnemy(s, side, at);
  const near = BOARD.neighbours[at];
  for (let i = 0; i < near.length; i++) {
    const to = near[i];
    if (to >= AREA_COUNT || !mayEnter(s, u, to, kind)) continue;
    if (leaves && (hasEnemy(s, side, to) || !controls(s, side, to))) continue;
    const price = costOf(s, side, to);
    if (!isFirst && price > r.left[at]) continue;
    const rest = leaves
      ? IS_MOUNTED[u]
        ? r.left[at] - Math.max(COST.mountedExit, price)
        : 0
      : r.left[at] - price;
    const left = Math.max(0, rest);
    if (left <= r.left[to]) continue;
    r.left[to] = left;
    r.before[to] = at;
    if (left > 0) open.push(to);
  }
};

/** The first step of the way to a place, or -1 when it is out of reach or reached. */
export const firstStep = (r: Reach, from: number, to: number): number => {
  if (from === to || r.left[to] < 0) return -1;
  let at = to;
  while (r.before[at] !== from) {
    at = r.before[at];
    if (at < 0) return -1;
  }
  return at;
};
