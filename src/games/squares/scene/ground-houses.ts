import { lineOf, type Point } from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';

export interface House {
  readonly at: Point;
  /** Half of its sides, and the way its ridge runs. */
  readonly halves: Point;
  readonly along: Point;
}

export const cornersOf = ({ at, halves: [w, h], along: [x, y] }: House): Point[] =>
  [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ].map(([u, v]) => [at[0] + u * x - v * y, at[1] + u * y + v * x]);

export const houseShapes = (houses: readonly House[]): Shape[] => {
  const d = houses.map((house) => lineOf(cornersOf(house), true)).join('');
  return [
    { kind: 'path', look: 'squares-house-shade', d },
    { kind: 'path', look: 'squares-house', d },
  ];
};
