import { hash, range, type Point } from '../../../boards/plane.ts';
import { columnOf, rowOf, type Grid, type Square } from '../../../boards/squares.ts';
import { fieldOf, SQUARE_SIZE } from './field.ts';

/**
 * Squares as land: what covers some of them becomes a shape whose edge keeps to them, but wanders and
 * has round corners. All edges wander alike, so that neighbours fit.
 */

/** Points in squares from the upper left corner of the field; the middle of the first is 0.5,0.5. */
export type Spread = (x: number, y: number) => number;

/** How far an edge wanders off the sides of its squares, and how wide its bends are, in squares. */
const WANDER = 0.13;
const BEND = 0.9;
/** An edge rises over this share of a square: corners are the rounder the more it is. */
const RAMP = 0.72;

const eased = (t: number): number => t * t * (3 - 2 * t);
/** Hills and hollows from -1 to 1. */
const noise = (x: number, y: number, salt: number): number => {
  const [i, k] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [eased(x - i), eased(y - k)];
  const upper = hash(i, k, salt) * (1 - u) + hash(i + 1, k, salt) * u;
  const lower = hash(i, k + 1, salt) * (1 - u) + hash(i + 1, k + 1, salt) * u;
  return 2 * (upper * (1 - v) + lower * v) - 1;
};

/** Where a point would lie if the edges did not wander. */
const settled = (x: number, y: number): Point => [
  x + WANDER * noise(x / BEND, y / BEND, 11),
  y + WANDER * noise(x / BEND, y / BEND, 23),
];

const clamp = (n: number, most: number): number => Math.min(most, Math.max(0, n));
/** A value of squares, with those at the rim going on beyond it. */
type BySquare = (x: number, y: number) => number;
const bySquare = (board: Grid, value: (s: Square) => number): BySquare => {
  const values = Float32Array.from(range(board.width * board.height), (n) =>
    value(Math.floor(n / board.width) * board.stride + (n % board.width)),
  );
  return (x, y) => values[clamp(y, board.height - 1) * board.width + clamp(x, board.width - 1)];
};

/** The squares that hold something: from 0 outside to 1 inside. */
export const cover = (board: Grid, holds: (s: Square) => boolean, rise = RAMP): Spread => {
  const value = bySquare(board, (s) => Number(holds(s)));
  const ramp = (t: number): number => Math.min(1, Math.max(0, (t - 0.5) / rise + 0.5));
  return (x, y) => {
    const [toX, toY] = settled(x, y);
    const [u, v] = [toX - 0.5, toY - 0.5];
    const [i, k] = [Math.floor(u), Math.floor(v)];
    const [a, b] = [ramp(u - i), ramp(v - k)];
    const upper = value(i, k) * (1 - a) + value(i + 1, k) * a;
    const lower = value(i, k + 1) * (1 - a) + value(i + 1, k + 1) * a;
    return upper * (1 - b) + lower * b;
  };
};

const spline = (t: number): readonly number[] => [
  (1 - t) ** 3 / 6,
  (3 * t ** 3 - 6 * t * t + 4) / 6,
  (-3 * t ** 3 + 3 * t * t + 3 * t + 1) / 6,
  t ** 3 / 6,
];
/** Values of squares as rolling ground. */
export const rolling = (board: Grid, of: (s: Square) => number): Spread => {
  const value = bySquare(board, of);
  return (x, y) => {
    const [toX, toY] = settled(x, y);
    const [i, k] = [Math.floor(toX - 0.5), Math.floor(toY - 0.5)];
    const [us, vs] = [spline(toX - 0.5 - i), spline(toY - 0.5 - k)];
    let sum = 0;
    for (let b = 0; b < 4; b++)
      for (let a = 0; a < 4; a++) sum += us[a] * vs[b] * value(i + a - 1, k + b - 1);
    return sum;
  };
};

/** A point of the land on the sheet. */
export const onSheet = (board: Grid, x: number, y: number): Point => {
  const [left, top] = fieldOf(board);
  return [left + x * SQUARE_SIZE, top + y * SQUARE_SIZE];
};
/** And back. */
export const toLand = (board: Grid, [x, y]: Point): Point => {
  const [left, top] = fieldOf(board);
  return [(x - left) / SQUARE_SIZE, (y - top) / SQUARE_SIZE];
};
export const cornerOf = (board: Grid, s: Square): Point => [columnOf(board, s), rowOf(board, s)];

/** Values on a lattice that reaches a square beyond the field. */
export interface Samples {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}
const PER_SQUARE = 4;
const BEYOND = 1;
const nodeAt = (n: number): number => n / PER_SQUARE - BEYOND;

export const sampled = (board: Grid, spread: Spread): Samples => {
  const columns = (board.width + 2 * BEYOND) * PER_SQUARE + 1;
  const rows = (board.height + 2 * BEYOND) * PER_SQUARE + 1;
  const values = new Float32Array(columns * rows);
  for (let k = 0; k < rows; k++)
    for (let i = 0; i < columns; i++) values[k * columns + i] = spread(nodeAt(i), nodeAt(k));
  return { columns, rows, values };
};

/** Where a level crosses the sides of a cell (upper, right, lower, left), by the corners that are above it. */
const CROSSINGS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Closed lines, in squares, round all that lies above a level, which is to the left of them as they go. */
export const rings = ({ columns, rows, values }: Samples, level: number): Point[][] => {
  const at = (i: number, k: number): number =>
    i === 0 || k === 0 || i === columns - 1 || k === rows - 1
      ? -1
      : values[k * columns + i] - level;
  // A side of a cell goes by twice the number of its first node, and one more if it runs down.
  const sideOf = (i: number, k: number, side: number): number =>
    [
      2 * (k * columns + i),
      2 * (k * columns + i + 1) + 1,
      2 * ((k + 1) * columns + i),
      2 * (k * columns + i) + 1,
    ][side];
  const next = new Map<number, number>();
  for (let k = 0; k < rows - 1; k++) {
    for (let i = 0; i < columns - 1; i++) {
      const above =
        Number(at(i, k) > 0) +
        2 * Number(at(i + 1, k) > 0) +
        4 * Number(at(i + 1, k + 1) > 0) +
        8 * Number(at(i, k + 1) > 0);
      for (const [from, to] of CROSSINGS[above]) next.set(sideOf(i, k, from), sideOf(i, k, to));
    }
  }
  const pointOn = (side: number): Point => {
    const node = side >> 1;
    const [i, k] = [node % columns, Math.floor(node / columns)];
    const [di, dk] = side % 2 === 0 ? [1, 0] : [0, 1];
    const [a, b] = [at(i, k), at(i + di, k + dk)];
    const t = a / (a - b);
    return [nodeAt(i + di * t), nodeAt(k + dk * t)];
  };
  const found: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let side: number | undefined = start; side !== undefined;) {
      const to = next.get(side);
      if (to === undefined) break;
      next.delete(side);
      ring.push(pointOn(side));
      side = to;
    }
    if (ring.length > 3) found.push(ring);
  }
  return found;
};

/** Path data of closed lines that are given in squares: curves through the middles between their points. */
export const curvesOf = (board: Grid, lines: readonly (readonly Point[])[]): string =>
  lines
    .map((line) => {
      const points = line.map(([x, y]) => onSheet(board, x, y));
      const middles = points.map((p, i) => {
        const next = points[(i + 1) % points.length];
        return [Math.round((p[0] + next[0]) / 2), Math.round((p[1] + next[1]) / 2)] as const;
      });
      const bends = points.map((p, i) => {
        const from = middles.at(i - 1) ?? middles[i];
        const to = middles[i];
        const [cx, cy] = [Math.round(p[0]) - from[0], Math.round(p[1]) - from[1]];
        return `${cx} ${cy} ${to[0] - from[0]} ${to[1] - from[1]}`;
      });
      return `M${middles.at(-1)?.join(' ') ?? ''}q${bends.join(' ')}z`.replaceAll(' -', '-');
    })
    .join('');
