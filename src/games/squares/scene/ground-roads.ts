import { aside, between, distance, lineOf, paced, type Point } from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import type { Square } from '../../../boards/squares.ts';
import type { Battle } from '../battle.ts';
import type { Terrain } from '../data/lists.ts';
import { squareOf } from './field.ts';
import { middle, terrainOf, type Way } from './ground-ways.ts';

/** Streams with their banks; roads, paved ones with trees, sunken ones in their cuttings; bridges. */

/** Path data: curves through the middles between the points of a line. */
const curveOf = (line: readonly Point[]): string => {
  const fix = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  const stops = line.slice(1, -2).map((p, i) => fix(between(p, line[i + 2], 0.5)));
  const ends = [...stops, fix(line[line.length - 1])];
  let at = fix(line[0]);
  const start = `M${at.join(' ')}`;
  const bends = ends.map((end, i) => {
    const [cx, cy] = fix(line[Math.min(i + 1, line.length - 1)]);
    const d = `${cx - at[0]} ${cy - at[1]} ${end[0] - at[0]} ${end[1] - at[1]}`;
    at = end;
    return d;
  });
  return `${start}q${bends.join(' ')}`.replaceAll(' -', '-');
};
const path = (look: string, d: string): Shape => ({ kind: 'path', look, d });

export const waterShapes = (streams: readonly Way[]): Shape[] => {
  const d = streams.map(({ line }) => curveOf(line)).join('');
  return [path('squares-meadow', d), path('squares-bank', d), path('squares-stream', d)];
};

/** Stretches of a road that run through such squares. */
const stretches = ({ line }: Way, holds: (p: Point) => boolean): Point[][] => {
  const fine = paced(line, 4);
  return fine.reduce((found: Point[][], p, i) => {
    if (!holds(p)) return found;
    if (i > 0 && holds(fine[i - 1])) found.at(-1)?.push(p);
    else found.push([p]);
    return found;
  }, []);
};

/** Banks of a sunken road: strokes down to it from both sides. */
const cuttings = (line: readonly Point[]): string =>
  line
    .slice(1)
    .flatMap((p, i) =>
      [-1, 1].map((side) => {
        const before = line[i];
        return lineOf(
          [aside(p, before, p, 0, side * 11), aside(p, before, p, 0, side * 4.6)],
          false,
          true,
        );
      }),
    )
    .join('');

const brink = (line: readonly Point[]): string =>
  [-1, 1]
    .map((side) =>
      lineOf(
        line
          .map((p, i) =>
            aside(
              p,
              line[Math.max(0, i - 1)],
              line[Math.min(line.length - 1, i + 1)],
              0,
              side * 11.5,
            ),
          )
          .filter((_, i) => i % 3 === 0),
      ),
    )
    .join('');

const OPEN: ReadonlySet<Terrain> = new Set<Terrain>(['clear', 'fields']);

/** Poplars along both sides of a paved road. */
const avenue = (line: readonly Point[], isFree: (p: Point) => boolean): string => {
  const steps = paced(line, 13);
  return steps
    .slice(1)
    .flatMap((p, i) => [-1, 1].map((side) => aside(p, steps[i], p, 0, side * 8.4)))
    .filter(isFree)
    .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`)
    .join('');
};

/** Parapets with flared ends on both sides of the road where it crosses water. */
const bridge = (middle: Point, along: Point): string =>
  [-1, 1]
    .map((side) =>
      lineOf(
        [
          [-11, 8],
          [-7, 5],
          [7, 5],
          [11, 8],
        ].map(([far, across]) => aside(middle, middle, along, far, side * across)),
      ),
    )
    .join('');

const bridges = (battle: Battle, ways: readonly Way[]): string =>
  ways
    .flatMap(({ squares, line }) => {
      const fine = paced(line, 3);
      return squares
        .filter((s) => terrainOf(battle, s) === 'bridge')
        .map((s) => {
          const gaps = fine.map((p) => distance(p, middle(s)));
          const i = Math.min(gaps.indexOf(Math.min(...gaps)), fine.length - 2);
          return bridge(fine[i], fine[i + 1]);
        });
    })
    .join('');

export const roadShapes = (
  battle: Battle,
  ways: readonly Way[],
  paved: ReadonlySet<Square>,
): Shape[] => {
  const isPaved = ({ squares }: Way): boolean => squares.every((s) => paved.has(s));
  const curves = (some: readonly Way[]): string => some.map(({ line }) => curveOf(line)).join('');
  const [great, small] = [ways.filter(isPaved), ways.filter((way) => !isPaved(way))];
  const terrain = (p: Point): Terrain => terrainOf(battle, squareOf(battle.grid, p));
  const sunken = ways
    .flatMap((way) => stretches(way, (p) => terrain(p) === 'sunken road'))
    .filter((line) => line.length > 2);
  const dots = ways.flatMap(({ line }) => paced(line, 6));
  const isOpen = (p: Point): boolean =>
    OPEN.has(terrain(p)) && dots.every((dot) => distance(dot, p) > 7);
  return [
    path(
      'squares-trough',
      sunken.map((line) => lineOf(line.filter((_, i) => i % 3 === 0))).join(''),
    ),
    path('squares-cutting', sunken.map(cuttings).join('')),
    path('squares-brink', sunken.map(brink).join('')),
    path('squares-road-bed', curves(ways)),
    path('squares-lane-edge', curves(small)),
    path('squares-paved-edge', curves(great)),
    path('squares-lane', curves(small)),
    path('squares-paved', curves(great)),
    path('squares-avenue', great.map(({ line }) => avenue(line, isOpen)).join('')),
    path('ground-bridge', bridges(battle, ways)),
  ];
};
