import { DIRECTIONS, distance, type Grid, type Square } from './squares.ts';

/**
 * The cheapest way of a traveller over a board of squares. What a step costs may depend on how he faces
 * before it, so that a place is a square and a facing.
 */

/** A step that nobody may take. */
export const CLOSED = -1;

export interface Traveller {
  /** What a step costs, or CLOSED. */
  cost(from: Square, facing: number, direction: number): number;
  /** How he faces after it. */
  faces(to: Square, direction: number): number;
  /** No step costs less. */
  readonly least: number;
}

export interface Way {
  /** The directions of its steps. */
  readonly steps: readonly number[];
  /** It leads to the goal; otherwise to the square nearest to it that can be reached. */
  readonly isWhole: boolean;
}

/** Of ways at the same cost the one with fewer steps is taken. */
const PER_POINT = 64;

/** Places that wait to be looked at, the cheapest on top. */
interface Heap {
  readonly keys: number[];
  readonly places: number[];
}

const put = ({ keys, places }: Heap, key: number, place: number): void => {
  let at = keys.push(key) - 1;
  places.push(place);
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (keys[above] <= key) break;
    keys[at] = keys[above];
    places[at] = places[above];
    at = above;
  }
  keys[at] = key;
  places[at] = place;
};

const take = ({ keys, places }: Heap): number => {
  const [top] = places;
  const key = keys.pop() ?? 0;
  const place = places.pop() ?? 0;
  const size = keys.length;
  if (size === 0) return top;
  let at = 0;
  for (let below = 1; below < size; below = 2 * at + 1) {
    if (below + 1 < size && keys[below + 1] < keys[below]) below++;
    if (keys[below] >= key) break;
    keys[at] = keys[below];
    places[at] = places[below];
    at = below;
  }
  keys[at] = key;
  places[at] = place;
  return top;
};

/** By place: what the way to it has cost, and the place before it; -1 where none has led yet. */
interface Found {
  readonly cost: Int32Array;
  readonly before: Int32Array;
}

const stepsTo = (found: Found, g: Grid, last: number): number[] => {
  const steps: number[] = [];
  for (let place = last; found.before[place] >= 0; place = found.before[place]) {
    const to = Math.floor(place / DIRECTIONS);
    const from = Math.floor(found.before[place] / DIRECTIONS);
    for (let d = 0; d < DIRECTIONS; d++) if (g.near[from * DIRECTIONS + d] === to) steps.push(d);
  }
  return steps.reverse();
};

/**
 * The cheapest way to a goal. Where none leads there, or none that costs at most so much, the way to
 * the nearest square that was come to.
 */
export const cheapestWay = (
  g: Grid,
  traveller: Traveller,
  start: { readonly square: Square; readonly facing: number },
  goal: Square,
  most: number,
): Way => {
  const found: Found = {
    cost: new Int32Array(g.size * DIRECTIONS).fill(-1),
    before: new Int32Array(g.size * DIRECTIONS).fill(-1),
  };
  const heap: Heap = { keys: [], places: [] };
  const ahead = traveller.least * PER_POINT + 1;
  const first = start.square * DIRECTIONS + start.facing;
  found.cost[first] = 0;
  put(heap, distance(g, start.square, goal) * ahead, first);
  const done = new Uint8Array(g.size * DIRECTIONS);
  let nearest = first;
  let gap = distance(g, start.square, goal);
  while (heap.keys.length > 0) {
    const place = take(heap);
    if (done[place] === 1) continue;
    done[place] = 1;
    const from = Math.floor(place / DIRECTIONS);
    const left = distance(g, from, goal);
    if (left < gap || (left === gap && found.cost[place] < found.cost[nearest])) {
      nearest = place;
      gap = left;
    }
    if (from === goal) break;
    if (found.cost[place] > most * PER_POINT) continue;
    for (let d = 0; d < DIRECTIONS; d++) {
      const to = g.near[from * DIRECTIONS + d];
      if (to < 0) continue;
      const cost = traveller.cost(from, place % DIRECTIONS, d);
      if (cost === CLOSED) continue;
      const next = to * DIRECTIONS + traveller.faces(to, d);
      const sum = found.cost[place] + cost * PER_POINT + 1;
      if (found.cost[next] >= 0 && found.cost[next] <= sum) continue;
      found.cost[next] = sum;
      found.before[next] = place;
      put(heap, sum + distance(g, to, goal) * ahead, next);
    }
  }
  return { steps: stepsTo(found, g, nearest), isWhole: gap === 0 };
};
