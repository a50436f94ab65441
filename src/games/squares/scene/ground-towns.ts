import {
  aside,
  distance,
  hash,
  lineOf,
  paced,
  range,
  swing,
  type Point,
} from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import type { Grid, Square } from '../../../boards/squares.ts';
import type { Battle } from '../battle.ts';
import type { Survey } from '../data/names.ts';
import { squareOf } from './field.ts';
import { squaresOf } from './ground-cover.ts';
import { cornerOf, cover, curvesOf, onSheet, rings, sampled, toLand } from './ground-mask.ts';
import { cornersOf, houseShapes, type House } from './ground-houses.ts';
import { plansOf } from './ground-plans.ts';

/** Villages: houses along the streets and behind them, gardens between; farms round their courts. */

/** Houses and gardens as they are added, each where there is room. */
interface Village {
  readonly houses: House[];
  readonly gardens: House[];
  readonly inTown: (p: Point) => number;
  /** The squares of farms and gardens are laid out by themselves. */
  readonly isTaken: (p: Point) => boolean;
  readonly streets: readonly Point[];
}

const direction = (a: Point, b: Point): Point => {
  const far = distance(a, b) || 1;
  return [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
};

const isFree = ({ houses, streets }: Village, p: Point, reach: number): boolean =>
  houses.every(({ at }) => distance(at, p) > reach) && streets.every((q) => distance(q, p) > 5.6);

const build = (village: Village, at: Point, along: Point, salt: number): void => {
  if (village.inTown(at) < 0.56 || village.isTaken(at) || !isFree(village, at, 7.4)) return;
  village.houses.push({ at, along, halves: [3 + 1.4 * hash(salt, 1), 2.1 + 0.7 * hash(salt, 2)] });
};

/** On both sides of a street, a gap here and there. */
const lineStreet = (village: Village, street: readonly Point[]): void => {
  const steps = paced(street, 8.2);
  for (const [i, p] of steps.entries()) {
    if (i === 0 || village.inTown(p) < 0.2) continue;
    for (const side of [-1, 1]) {
      const salt = Math.round(p[0] * 7 + p[1] * 13) + side;
      if (hash(salt, 4) < 0.12) continue;
      const at = aside(p, steps[i - 1], p, 1.5 * swing(salt, 3), side * (7.4 + hash(salt, 5)));
      build(village, at, direction(steps[i - 1], p), salt);
    }
  }
};

/** Nine plots a square: a house, a garden or nothing on each. */
const fillSquare = (village: Village, board: Grid, s: Square): void => {
  const [x, y] = cornerOf(board, s);
  for (const n of range(9)) {
    const [i, k] = [n % 3, Math.floor(n / 3)];
    const at = onSheet(
      board,
      x + (i + 0.5 + 0.18 * swing(s, n, 1)) / 3,
      y + (k + 0.5 + 0.18 * swing(s, n, 2)) / 3,
    );
    const far: Point = [at[0] + 50, at[1] + 9];
    const nearest = village.streets.reduce(
      (best, q) => (distance(q, at) < distance(best, at) ? q : best),
      far,
    );
    const [dx, dy] = direction(at, nearest);
    if (hash(s, n, 3) < 0.42) {
      build(village, at, hash(s, n, 5) < 0.6 ? [-dy, dx] : [dx, dy], s * 9 + n);
    } else if (village.inTown(at) > 0.6 && !village.isTaken(at) && isFree(village, at, 8)) {
      village.gardens.push({ at, along: [-dy, dx], halves: [5, 4] });
    }
  }
};

const bedsOf = ({ at: [x, y], along: [dx, dy] }: House): string =>
  [-2.4, 0, 2.4]
    .map((v) => lineOf([-4, 4].map((u): Point => [x + u * dx - v * dy, y + u * dy + v * dx])))
    .join('');

export const townsOf = (
  battle: Battle,
  survey: Survey | null,
  roads: readonly (readonly Point[])[],
): Shape[] => {
  const board = battle.grid;
  const squares = squaresOf(battle, 'town');
  if (squares.length === 0) return [];
  const held = new Set(squares);
  const spread = cover(board, (s) => held.has(s));
  const plans = plansOf(battle, survey);
  const village: Village = {
    houses: [...plans.houses],
    gardens: [],
    inTown: (p) => spread(...toLand(board, p)),
    isTaken: (p) => plans.squares.has(squareOf(board, p)),
    streets: roads
      .flatMap((line) => paced(line, 3))
      .filter((p) => spread(...toLand(board, p)) > 0.05),
  };
  for (const street of roads) lineStreet(village, street);
  for (const s of squares) fillSquare(village, board, s);
  const { houses, gardens } = village;
  return [
    { kind: 'path', look: 'squares-town', d: curvesOf(board, rings(sampled(board, spread), 0.5)) },
    {
      kind: 'path',
      look: 'squares-garden',
      d: gardens.map((plot) => lineOf(cornersOf(plot), true)).join(''),
    },
    { kind: 'path', look: 'squares-beds', d: gardens.map(bedsOf).join('') },
    ...plans.shapes,
    ...houseShapes(houses),
  ];
};
