/**
 * A board of squares with eight neighbours each. Squares are numbered row by row from the top left, in
 * rows of `stride` numbers, so that boards of several widths can call a square by the same number;
 * directions go round the compass from 0, north. Questions allocate nothing: they are asked millions of
 * times.
 */

/** A number that stands for a square; the mark keeps it apart from other ids at no cost. */
export type Square = number & { readonly is?: 'square' };

export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  /** One more than the highest number; those beyond the width of a row stand for no square. */
  readonly size: number;
  /** By square * 8 + direction: the neighbour there, or -1. */
  readonly near: Int16Array;
}

export const DIRECTIONS = 8;
/** By direction: the step right and down. */
const RIGHT = [0, 1, 1, 1, 0, -1, -1, -1];
const DOWN = [-1, -1, 0, 1, 1, 1, 0, -1];
/** By (down + 1) * 3 + right + 1: the direction of that step, or -1. */
const OF_STEP = [7, 0, 1, 6, -1, 2, 5, 4, 3];

export const grid = (width: number, height: number, stride = width): Grid => {
  const size = stride * height;
  const near = new Int16Array(size * DIRECTIONS).fill(-1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let d = 0; d < DIRECTIONS; d++) {
        const [nextX, nextY] = [x + RIGHT[d], y + DOWN[d]];
        if (nextX < 0 || nextX >= width || nextY < 0 || nextY >= height) continue;
        near[(y * stride + x) * DIRECTIONS + d] = nextY * stride + nextX;
      }
    }
  }
  return { width, height, stride, size, near };
};

export const columnOf = (g: Grid, s: Square): number => s % g.stride;
export const rowOf = (g: Grid, s: Square): number => Math.floor(s / g.stride);
export const squareAt = (g: Grid, x: number, y: number): Square => y * g.stride + x;

/** The neighbour in a direction, or -1 off the board. */
export const neighbour = (g: Grid, s: Square, direction: number): Square =>
  g.near[s * DIRECTIONS + direction];

export const isDiagonal = (direction: number): boolean => direction % 2 === 1;

/** How many steps lie between two squares when every neighbour is one step away. */
export const distance = (g: Grid, a: Square, b: Square): number =>
  Math.max(
    Math.abs((a % g.stride) - (b % g.stride)),
    Math.abs(Math.floor(a / g.stride) - Math.floor(b / g.stride)),
  );

/** A direction turned by so many eighths of the compass, clockwise. */
export const turned = (direction: number, eighths: number): number =>
  (direction + eighths + DIRECTIONS) % DIRECTIONS;

/** How many eighths of the compass lie between two directions: 0 to 4. */
export const between = (a: number, b: number): number => {
  const turn = (a - b + DIRECTIONS) % DIRECTIONS;
  return turn > 4 ? DIRECTIONS - turn : turn;
};

/** Whether a way so long and so far aside is nearer to a diagonal: beyond an eighth of a half turn. */
const isAslant = (long: number, aside: number): boolean =>
  (long + aside) * (long + aside) > 2 * long * long;

/** The direction of the compass that is nearest to the way from one square to another; -1 for none. */
export const directionTo = (g: Grid, from: Square, to: Square): number => {
  const right = (to % g.stride) - (from % g.stride);
  const down = Math.floor(to / g.stride) - Math.floor(from / g.stride);
  const across = Math.abs(right);
  const along = Math.abs(down);
  const x = across >= along || isAslant(along, across) ? Math.sign(right) : 0;
  const y = along >= across || isAslant(across, along) ? Math.sign(down) : 0;
  return OF_STEP[(y + 1) * 3 + x + 1];
};

/**
 * Whether a square lies in the right angle before somebody who faces a direction: between the two
 * diagonals of an orthogonal facing, in the quadrant of a diagonal one; its edges belong to it.
 */
export const isInArc = (g: Grid, from: Square, facing: number, to: Square): boolean => {
  const right = (to % g.stride) - (from % g.stride);
  const down = Math.floor(to / g.stride) - Math.floor(from / g.stride);
  const ahead = right * RIGHT[facing] + down * DOWN[facing];
  const aside = right * DOWN[facing] - down * RIGHT[facing];
  if (isDiagonal(facing))
    return right * RIGHT[facing] >= 0 && down * DOWN[facing] >= 0 && ahead > 0;
  return ahead > 0 && Math.abs(aside) <= ahead;
};

/**
 * The straight way from one square to another has as many steps as they are apart. Step i of n comes to
 * a column and a row of which one is exact and the other rounded; where it runs between two squares,
 * both are named: `across` first, then its twin one down or to the right, or the same square again.
 */
const stepOf = (from: number, to: number, i: number, n: number): number =>
  Math.ceil((2 * (from * n + (to - from) * i) - n) / (2 * n));
const twinOf = (from: number, to: number, i: number, n: number): number =>
  Math.floor((2 * (from * n + (to - from) * i) + n) / (2 * n));

/** The square at step i of n of the straight way; of two that it runs between, the upper or left. */
export const onLine = (g: Grid, from: Square, to: Square, i: number, n: number): Square =>
  stepOf(Math.floor(from / g.stride), Math.floor(to / g.stride), i, n) * g.stride +
  stepOf(from % g.stride, to % g.stride, i, n);

/** The other square that step i of n runs between, or the same one. */
export const twinOnLine = (g: Grid, from: Square, to: Square, i: number, n: number): Square =>
  twinOf(Math.floor(from / g.stride), Math.floor(to / g.stride), i, n) * g.stride +
  twinOf(from % g.stride, to % g.stride, i, n);

/**
 * Whether somebody in one square sees another: eyes and target are half a level above their ground,
 * and every square between reaches up to its top. Where the sight runs between two squares, both must
 * stand in the way. The same both ways round.
 */
export const sees = (
  g: Grid,
  ground: ArrayLike<number>,
  tops: ArrayLike<number>,
  from: Square,
  to: Square,
): boolean => {
  const n = distance(g, from, to);
  for (let i = 1; i < n; i++) {
    // Twice and n times the height of the sight, so that everything stays whole.
    const sight = (2 * ground[from] + 1) * (n - i) + (2 * ground[to] + 1) * i;
    const top = Math.min(tops[onLine(g, from, to, i, n)], tops[twinOnLine(g, from, to, i, n)]);
    if (2 * top * n > sight) return false;
  }
  return true;
};

/**
 * The directions that lead nearer to a square, into `out`, and how many they are. First comes the one
 * that keeps closest to the straight way from where the march began.
 */
export const nearer = (g: Grid, start: Square, from: Square, to: Square, out: number[]): number => {
  const here = distance(g, from, to);
  let count = 0;
  for (let d = 0; d < DIRECTIONS; d++) {
    const next = g.near[from * DIRECTIONS + d];
    if (next < 0 || distance(g, next, to) >= here) continue;
    const off = aside(g, start, to, next);
    let at = count++;
    for (; at > 0 && off < aside(g, start, to, neighbour(g, from, out[at - 1])); at--) {
      out[at] = out[at - 1];
    }
    out[at] = d;
  }
  return count;
};

/** Twice the area between the straight way and a square beside it: how far it lies aside. */
const aside = (g: Grid, from: Square, to: Square, s: Square): number => {
  const x = from % g.stride;
  const y = Math.floor(from / g.stride);
  const right = (to % g.stride) - x;
  const down = Math.floor(to / g.stride) - y;
  return Math.abs(right * (Math.floor(s / g.stride) - y) - down * ((s % g.stride) - x));
};
