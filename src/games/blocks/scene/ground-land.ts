import type { Shape } from '../../../boards/scene.ts';
import type { Point } from '../../../boards/plane.ts';
import {
  aside,
  between,
  distance,
  hash,
  lineOf,
  paced,
  range,
  smooth,
  swing,
} from '../../../boards/plane.ts';
import { MAP_HEIGHT, MAP_WIDTH, place } from './ground-geometry.ts';
import { forestOf, inside, slope, stroke, fieldsOn, type Wood } from '../../../boards/survey.ts';
import { RIVER_LINES, RIVER_NAMES, TOWN_POINTS } from './ground-ways.ts';

/** Fields, woods and relief: what has no meaning in the rules and makes the country. */

const CELL = 40;
const COLUMNS = Math.ceil(MAP_WIDTH / CELL);
const ROWS = Math.ceil(MAP_HEIGHT / CELL);
const corner = (i: number, k: number): Point => [
  i * CELL + 13 * swing(i, k, 1),
  k * CELL + 13 * swing(i, k, 2),
];
const fields = fieldsOn(COLUMNS, ROWS, corner);

/** How deep in the uplands south of Sambre and Meuse a place lies: 0 outside, 1 well within. */
const upland = ([x, y]: Point): number => {
  const edge = x < 80 ? 12 + (x - 40) * 0.6 : x < 110 ? 36 + (x - 80) * 0.25 : 44 + (x - 110) * 0.3;
  return Math.min(1, Math.max(0, (edge - y) / 24));
};
/** Room left for the name of France and for the compass rose. */
const lettered = ([x, y]: Point): boolean =>
  (Math.abs(x - 66.5) < 21 && Math.abs(y - 8.6) < 6) || (x < 20 && Math.abs(y - 16) < 13);
const townGap = (p: Point): number => Math.min(...TOWN_POINTS.map((town) => distance(p, town)));

/** Woods by name or place: middle in kilometres, half width, half height, lean in degrees. */
const WOODS: readonly (readonly [number, number, number, number, number])[] = [
  [80.6, 88.2, 4.2, 6.6, 30], // Soignes
  [83.4, 84.6, 4, 3.2, 0],
  [32, 25.2, 5.2, 3, -30], // Mormal
  [13.4, 44.4, 3.8, 2.4, 20], // Raismes
  [32.5, 56.4, 5.4, 2, 5], // Baudour
  [58.6, 64, 2.4, 1.4, 0], // la Houssière
  [97, 89.8, 3.2, 2.2, 40], // Meerdael
  [104.6, 45.4, 3.2, 1.8, 15], // Marlagne
  [57, 20.4, 5, 2.6, -15], // Trélon
  [64, 14.8, 4.6, 2.6, 20],
  [76, 18.6, 4.6, 2.2, -10],
  [97.4, 8.6, 5.6, 2.6, 10], // the Fagne
  [120, 10.6, 5, 3.6, 30], // the Ardennes
  [152, 41, 5.4, 2.2, 10],
  [161, 32, 5, 2.8, -10],
  [141, 30.4, 4.2, 2, 0],
  [163, 50.4, 3.6, 1.8, -20],
  [76.6, 34.4, 3, 1.5, -30],
  [16.4, 82, 2.8, 1.2, 20], // the hills of Renaix
  [29.6, 81.6, 2.6, 1.2, -10],
  [61, 98.6, 2.2, 1.4, 0],
  [86.4, 72.6, 2.2, 1.6, 30],
];
const wild = range(190).flatMap((n): [number, number, number, number, number][] => {
  const at: Point = [hash(n, 1) * 170 - 1, 4 + hash(n, 2) * 120];
  const high = upland(at);
  const size = 0.9 + high * 1.6 + hash(n, 4) * (0.5 + 1.8 * high);
  const near = townGap(place(at)) < 30 + 11 * size || lettered(at);
  if (near || hash(n, 3) > 0.2 + 0.75 * high) return [];
  return [[...at, size * 1.5, size, 60 * swing(n, 5)] as [number, number, number, number, number]];
});

const woodOf = ([x, y, wide, high, lean]: (typeof WOODS)[number], salt: number): Wood => {
  const at = place([x, y]);
  const turn = (lean * Math.PI) / 180;
  const count = Math.round(8 + 2.4 * wide);
  const lobes = range(count).map((k): Point => {
    const angle = (k / count) * 2 * Math.PI;
    const far = 10 * (0.66 + 0.6 * hash(k, salt, 7));
    const [dx, dy] = [Math.cos(angle) * wide * far, Math.sin(angle) * high * far];
    return [
      at[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
      at[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
  });
  return { at, edge: smooth([...lobes, lobes[0]], 4), reach: 10 * Math.max(wide, high) };
};
const woods = [...WOODS, ...wild].map(woodOf);

/** Ridges in kilometres: the hills that have a name, then the folds of the uplands. */
const RIDGES: readonly (readonly [Point, Point])[] = [
  [
    [73, 77.2],
    [84.6, 77.8],
  ], // Mont-St-Jean
  [
    [76, 75.4],
    [82, 75.2],
  ],
  [
    [12, 81.6],
    [19.4, 80.4],
  ], // Renaix
  [
    [25.4, 84.6],
    [36, 80.6],
  ],
  [
    [85.4, 59],
    [88.6, 53.4],
  ], // Ligny
  [
    [60, 62.4],
    [66, 63.4],
  ],
  [
    [50, 46.8],
    [56, 43.8],
  ],
];
const folds = range(170).flatMap((n): (readonly [Point, Point])[] => {
  const at: Point = [50 + hash(n, 11) * 118, 3 + (n % 30) * 1.9 + hash(n, 12) * 2];
  if (hash(n, 13) > upland(at) * 1.3 || townGap(place(at)) < 52 || lettered(at)) return [];
  const half = 2.4 + 3.4 * hash(n, 14);
  return [
    [
      [at[0] - half, at[1] - half * 0.25],
      [at[0] + half, at[1] + half * 0.3],
    ],
  ];
});

const crestOf = ([a, b]: readonly [Point, Point], salt: number): Point[] => {
  const [from, to] = [place(a), place(b)];
  const bends = [0.3, 0.7].map((t, k) =>
    aside(between(from, to, t), from, to, 0, 9 * swing(salt, k)),
  );
  return paced(smooth([from, ...bends, to], 5), 4.5);
};
const crests = [...RIDGES, ...folds].map(crestOf);

/** The steep sides of the Meuse, and of the Sambre below Charleroi. */
const scarps = ['Meuse', 'Sambre'].flatMap((name) => {
  const line = RIVER_LINES[RIVER_NAMES.indexOf(name)];
  return paced(line.slice(name === 'Sambre' ? Math.floor(line.length * 0.68) : 0), 4.5);
});
const cliff = (side: number): string =>
  scarps
    .slice(1)
    .flatMap((p, i) => {
      if (distance(p, scarps[i]) > 9 || hash(i >> 3, side, 21) < 0.25) return [];
      const bottom = 15 + 3 * Math.sin(i / 5);
      const top = bottom + 7 + 6 * hash(i, side, 22);
      return [
        stroke(aside(p, scarps[i], p, 0, side * top), aside(p, scarps[i], p, 0, side * bottom)),
      ];
    })
    .join('');

const relief: readonly Shape[] = [
  { kind: 'path', look: 'ground-hill', d: crests.map((c) => lineOf(c, false, false)).join('') },
  {
    kind: 'path',
    look: 'ground-hachure',
    d: crests.map((c, i) => slope(c, -1, 9, i)).join('') + cliff(1) + cliff(-1),
  },
  {
    kind: 'path',
    look: 'ground-hachure-shade',
    d: crests.map((c, i) => slope(c, 1, 13, i + 200)).join(''),
  },
];

const hamlets = range(170)
  .map((n): Point => [hash(n, 31) * MAP_WIDTH, hash(n, 32) * MAP_HEIGHT])
  .filter((p) => townGap(p) > 50 && !woods.some((wood) => inside(p, wood.edge)))
  .flatMap((p, n) =>
    range(3).map((k) => {
      const [x, y] = [p[0] + 8 * swing(n, k, 33), p[1] + 8 * swing(n, k, 34)].map(Math.round);
      return hash(n, k) < 0.5 ? `M${x} ${y}h6v3h-6z` : `M${x} ${y}h3v6h-3z`;
    }),
  )
  .join('');

export const FIELDS: readonly Shape[] = [
  { kind: 'path', look: 'ground-paper', d: `M0 0H${MAP_WIDTH}V${MAP_HEIGHT}H0Z` },
  ...fields,
];
export const WOODS_AND_HILLS: readonly Shape[] = [
  ...relief,
  ...forestOf(woods),
  { kind: 'path', look: 'ground-hamlets', d: hamlets },
];
