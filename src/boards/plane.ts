/** Points, curves and boxes in a plane, x to the right and y downwards, for maps that are drawn from data. */
export type Point = readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A share from 0 to 1 that looks like chance and is always the same for the same numbers. */
export const hash = (a: number, b = 0, c = 0): number => {
  const mixed =
    Math.imul(a + 101, 374761393) ^ Math.imul(b + 57, 668265263) ^ Math.imul(c + 13, 974711);
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  const again = Math.imul(stirred ^ (stirred >>> 15), 2246822519);
  return ((again ^ (again >>> 16)) >>> 0) / 2 ** 32;
};
/** The same from -1 to 1. */
export const swing = (a: number, b = 0, c = 0): number => 2 * hash(a, b, c) - 1;

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
export const round = (n: number): number => Math.round(n * 10) / 10;
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A point moved along and across the way from a to b. */
export const aside = (at: Point, a: Point, b: Point, along: number, across: number): Point => {
  const length = distance(a, b) || 1;
  const x = (b[0] - a[0]) / length;
  const y = (b[1] - a[1]) / length;
  return [at[0] + x * along - y * across, at[1] + y * along + x * across];
};

/** Path data of a line through points, to a tenth of a unit or to whole units: steps are shortest. */
export const lineOf = (points: readonly Point[], closed = false, fine = true): string => {
  const grid = fine ? round : Math.round;
  const fixed = points.map(([x, y]): Point => [grid(x), grid(y)]);
  const steps = fixed
    .slice(1)
    .map((p, i) => `${round(p[0] - fixed[i][0])} ${round(p[1] - fixed[i][1])}`);
  return `M${fixed[0].join(' ')}l${steps.join(' ')}${closed ? 'z' : ''}`.replaceAll(' -', '-');
};

const splined = (a: Point, b: Point, c: Point, d: Point, t: number): Point => {
  const axis = (k: 0 | 1): number =>
    b[k] +
    (t / 2) *
      (c[k] -
        a[k] +
        t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
  return [axis(0), axis(1)];
};

/** A smooth curve through all points, sampled. */
export const smooth = (points: readonly Point[], steps: number): Point[] => {
  const last = points.length - 1;
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), last)];
  const pieces = range(last).flatMap((i) =>
    range(steps).map((k) => splined(at(i - 1), at(i), at(i + 1), at(i + 2), k / steps)),
  );
  return [...pieces, at(last)];
};

/** The line moved sideways; `by` may grow along it. */
export const offset = (
  points: readonly Point[],
  by: (share: number, i: number) => number,
): Point[] => {
  const last = points.length - 1;
  return points.map((p, i) =>
    aside(p, points[Math.max(i - 1, 0)], points[Math.min(i + 1, last)], 0, by(i / last, i)),
  );
};

/** Points at equal steps along a line. */
export const paced = (points: readonly Point[], step: number): Point[] => {
  const out: Point[] = [];
  let due = 0;
  for (let i = 1; i < points.length; i++) {
    const length = distance(points[i - 1], points[i]);
    for (; due < length; due += step) out.push(between(points[i - 1], points[i], due / length));
    due -= length;
  }
  return out;
};

/** Where two stretches cross, or null. */
export const crossing = (a: Point, b: Point, c: Point, d: Point): Point | null => {
  const side = (p: Point, q: Point, r: Point): number =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  const [ac, bd] = [side(c, d, a), side(c, d, b)];
  if (ac * bd >= 0 || side(a, b, c) * side(a, b, d) >= 0) return null;
  return between(a, b, ac / (ac - bd));
};

/** The box around points, with a margin. */
export const boundsOf = (points: readonly Point[], margin: number): Box => {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  return [
    Math.min(...xs) - margin,
    Math.min(...ys) - margin,
    Math.max(...xs) + margin,
    Math.max(...ys) + margin,
  ];
};
export const within = ([x, y]: Point, box: Box): boolean =>
  x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
export const boxAround = ([x, y]: Point, halfWidth: number, halfHeight = halfWidth): Box => [
  x - halfWidth,
  y - halfHeight,
  x + halfWidth,
  y + halfHeight,
];
