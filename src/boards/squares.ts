/**
 * A board of squares with eight neighbours each. Squares are numbered row by row from the top left;
 * directions go round the compass from 0, north. Questions allocate nothing: they are asked millions of
 * times.
 */

/** A number that stands for a square; the mark keeps it apart from other ids at no cost. */
export type Square = number & { readonly is?: 'square' };

export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** By square * 8 + direction: the neighbour there, or -1. */
  readonly near: Int16Array;
}

const DIRECTIONS = 8;
/** By direction: the step right and down. */
const RIGHT = [0, 1, 1, 1, 0, -1, -1, -1];
const DOWN = [-1, -1, 0, 1, 1, 1, 0, -1];
/** By (down + 1) * 3 + right + 1: the direction of that step, or -1. */
const OF_STEP = [7, 0, 1, 6, -1, 2, 5, 4, 3];

export const grid = (width: number, height: number): Grid => {
  const size = width * height;
  const near = new Int16Array(size * DIRECTIONS).fill(-1);
  for (let s = 0; s < size; s++) {
    for (let d = 0; d < DIRECTIONS; d++) {
      const x = (s % width) + RIGHT[d];
      const y = Math.floor(s / width) + DOWN[d];
      if (x >= 0 && x < width && y >= 0 && y < height) near[s * DIRECTIONS + d] = y * width + x;
    }
  }
  return { width, height, size, near };
};

export const columnOf = (g: Grid, s: Square): number => s % g.width;
export const rowOf = (g: Grid, s: Square): number => Math.floor(s / g.width);
export const squareAt = (g: Grid, x: number, y: number): Square => y * g.width + x;

/** The neighbour in a direction, or -1 off the board. */
export const neighbour = (g: Grid, s: Square, direction: number): Square =>
  g.near[s * DIRECTIONS + direction];

export const isDiagonal = (direction: number): boolean => direction % 2 === 1;

/** How many steps lie between two squares when every neighbour is one step away. */
export const distance = (g: Grid, a: Square, b: Square): number =>
  Math.max(
    Math.abs((a % g.width) - (b % g.width)),
    Math.abs(Math.floor(a / g.width) - Math.floor(b / g.width)),
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
  const right = (to % g.width) - (from % g.width);
  const down = Math.floor(to / g.width) - Math.floor(from / g.width);
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
  const right = (to % g.width) - (from % g.width);
  const down = Math.floor(to / g.width) - Math.floor(from / g.width);
  const ahead = right * RIGHT[facing] + down * DOWN[facing];
  const aside = right * DOWN[facing] - down * RIGHT[facing];
  if (isDiagonal(facing))
    return right * RIGHT[facing] >= 0 && down * DOWN[facing] >= 0 && ahead > 0;
  return ahead > 0 && Math.abs(aside) <= ahead;
};
