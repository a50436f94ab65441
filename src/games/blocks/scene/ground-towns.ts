import type { Shape } from '../../../boards/scene.ts';
import { ROADS, TOWNS } from '../data/map.ts';
import type { Point } from '../../../boards/plane.ts';
import { hash, lineOf, range, swing } from '../../../boards/plane.ts';
import { TOWN_POINTS } from './ground-ways.ts';

/** Towns as blocks of buildings; cities within bastioned walls. */

const roadsAt = (name: string): number => ROADS.filter((r) => r.a === name || r.b === name).length;

/** 0 a village, 1 a town where many roads meet, 2 a city. */
export const TOWN_RANKS: readonly number[] = TOWNS.map((town) =>
  town.city === true ? 2 : roadsAt(town.name) >= 5 ? 1 : 0,
);

const BLOCK = 9;
const REACH = [17, 23, 33];

/** Blocks on a turned grid, with a market place left free and ragged outskirts. */
const buildings = (at: Point, town: number): string => {
  const reach = REACH[TOWN_RANKS[town]];
  const side = Math.ceil(reach / BLOCK);
  const turn = swing(town, 1) * 0.7;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = (x: number, y: number): Point => [
    at[0] + x * cos - y * sin,
    at[1] + x * sin + y * cos,
  ];
  return range((2 * side + 1) ** 2)
    .map((n) => [n, (n % (2 * side + 1)) - side, Math.floor(n / (2 * side + 1)) - side] as const)
    .filter(([n, i, k]) => {
      const far = (Math.hypot(i, k) * BLOCK) / reach;
      return i * i + k * k > 0 && far < 1 && hash(n, town) > far * far * 0.8;
    })
    .map(([n, i, k]) => {
      const [x, y] = [i * BLOCK, k * BLOCK];
      const [w, h] = [2.6 + 1.2 * hash(n, town, 2), 2.6 + 1.2 * hash(n, town, 3)];
      const corners = [
        turned(x - w, y - h),
        turned(x + w, y - h),
        turned(x + w, y + h),
        turned(x - w, y + h),
      ];
      return lineOf(corners, true);
    })
    .join('');
};

/** A star of bastions around a city. */
const walls = (at: Point, far: number): string =>
  lineOf(
    range(40).map((k): Point => {
      const angle = ((k - 0.5) / 40) * 2 * Math.PI;
      const r = far * [0.82, 0.86, 1.06, 1.06, 0.86][k % 5];
      return [at[0] + r * Math.cos(angle), at[1] + r * Math.sin(angle)];
    }),
    true,
  );

const cities = TOWN_POINTS.filter((_, town) => TOWN_RANKS[town] === 2);
export const TOWN_SHAPES: readonly Shape[] = [
  { kind: 'path', look: 'ground-moat', d: cities.map((at) => walls(at, 48)).join('') },
  { kind: 'path', look: 'ground-walls', d: cities.map((at) => walls(at, 43)).join('') },
  { kind: 'path', look: 'ground-buildings', d: TOWN_POINTS.map(buildings).join('') },
];
