import {
  aside,
  lineOf,
  offset,
  paced,
  round,
  smooth,
  swing,
  type Point,
} from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import { BROOKS, OPEN_PATH } from './ground-edges.ts';
import { place } from './ground-field.ts';

/** Boundaries, brooks and the roads of 1815, which have no effect in play. Metres as in the data. */

/** The paved roads of Brussels and of Nivelles. */
const CHAUSSEES: readonly (readonly Point[])[] = [
  [
    [-345, -2950],
    [-330, -2500],
    [-285, -1910],
    [-190, -1300],
    [-75, -420],
    [-5, 100],
    [-20, 800],
    [-110, 1530],
    [-135, 2040],
    [-80, 2540],
    [10, 3020],
    [30, 3480],
    [70, 3750],
  ],
  [
    [-285, -1910],
    [-560, -1340],
    [-900, -620],
    [-1240, -40],
    [-1640, 480],
    [-2060, 960],
    [-2480, 1420],
    [-2900, 1960],
    [-3500, 2760],
  ],
];
/** The sunken road along the crest is the first. */
const LANES: readonly (readonly Point[])[] = [
  [
    [-1140, -190],
    [-800, -230],
    [-400, -330],
    [-75, -420],
    [300, -440],
    [700, -600],
    [1150, -590],
    [1560, -860],
    [2000, -1200],
    [2450, -1480],
    [3000, -1640],
    [3350, -1830],
    [3800, -2010],
  ],
  [
    [-1140, -190],
    [-1800, -330],
    [-2300, -520],
    [-2760, -640],
    [-3500, -560],
  ],
  [
    [-2760, -640],
    [-2100, -1120],
    [-1500, -1660],
    [-900, -1850],
    [-285, -1910],
  ],
  [
    [-285, -1910],
    [680, -2110],
    [1550, -2010],
    [2400, -2080],
    [3000, -1990],
    [3350, -1830],
  ],
  [
    [1150, -590],
    [1600, -470],
    [2060, -300],
    [2480, -420],
    [3000, -640],
    [3800, -830],
  ],
  [
    [2060, -300],
    [2300, -10],
    [2480, 140],
    [2420, 670],
    [2440, 1190],
    [2150, 1560],
    [1650, 1900],
    [1250, 2440],
    [1000, 2820],
  ],
  [
    [-110, 1530],
    [500, 1420],
    [1200, 1380],
    [1900, 1300],
    [2440, 1190],
    [3000, 830],
    [3800, 720],
  ],
  [
    [-125, 1800],
    [300, 2080],
    [700, 2430],
    [1000, 2820],
  ],
  [
    [1000, 2820],
    [600, 2900],
    [0, 2960],
  ],
  [
    [1000, 2820],
    [1600, 2620],
    [2100, 2400],
    [2700, 2260],
    [3300, 2200],
    [3800, 2230],
  ],
  [
    [1000, 2820],
    [1500, 3180],
    [2100, 3330],
    [2700, 3420],
    [3300, 3150],
    [3800, 2860],
  ],
  [
    [-1640, 480],
    [-1420, 740],
    [-1000, 1020],
    [-600, 1300],
    [-110, 1530],
  ],
  [
    [-125, 1880],
    [-800, 2080],
    [-1500, 2130],
    [-2500, 2000],
    [-2860, 1910],
  ],
  [
    [-2060, 960],
    [-2720, 800],
    [-3500, 960],
  ],
  [
    [10, 3020],
    [-800, 3040],
    [-1600, 3060],
    [-2500, 2900],
    [-3500, 2960],
  ],
];

const courses = (lines: readonly (readonly Point[])[]): Point[][] =>
  lines.map((line) => smooth(line.map(place), 6));
const chaussees = courses(CHAUSSEES);
const lanes = courses(LANES);

const pathOf = (lines: readonly (readonly Point[])[]): string =>
  lines.map((line) => lineOf(line)).join('');

/** Poplars on both sides of a paved road, each with its shade. */
const trees = chaussees
  .flatMap((line, road) =>
    [-1, 1].flatMap((side) =>
      paced(
        offset(line, () => side * 8.5),
        15,
      ).map(([x, y], i) => {
        const [tx, ty] = [round(x + swing(i, road, side)), round(y + swing(i, road, side + 5))];
        return `M${tx} ${ty}a2 2 0 1 1 4 0a2 2 0 1 1-4 0z`;
      }),
    ),
  )
  .join('');

/** The banks of the road that is sunk into the crest. */
const banks = [lanes[0].slice(10, 48)]
  .flatMap((line) =>
    [-1, 1].map((side) =>
      paced(line, 5)
        .slice(1)
        .map((p, i, all) => {
          const before = all[Math.max(0, i - 1)];
          const after = all[Math.min(all.length - 1, i + 1)];
          return lineOf([
            aside(p, before, after, 0, side * 4),
            aside(p, before, after, 0, side * (7.5 + swing(i, side))),
          ]);
        })
        .join(''),
    ),
  )
  .join('');

export const ROADS: readonly Shape[] = [
  { kind: 'path', look: 'areas-lane-bed', d: pathOf(lanes) },
  { kind: 'path', look: 'areas-lane', d: pathOf(lanes) },
  { kind: 'path', look: 'areas-bank', d: banks },
  { kind: 'path', look: 'areas-chaussee-edge', d: pathOf(chaussees) },
  { kind: 'path', look: 'areas-chaussee', d: pathOf(chaussees) },
  { kind: 'path', look: 'areas-trees', d: trees },
];

/** A brook grows from its spring to the edge of the field. */
const waterOf = (line: readonly Point[]): string => {
  const curve = smooth(line, 2);
  const half = (share: number): number => 1.6 + 2.4 * share;
  return lineOf(
    [...offset(curve, half), ...offset(curve, (share) => -half(share)).toReversed()],
    true,
  );
};

/** [3.6] An open boundary is a pale line with a thin dark edge, a stream is blue between its banks. */
export const BOUNDARIES: readonly Shape[] = [
  { kind: 'path', look: 'areas-border-edge', d: OPEN_PATH },
  { kind: 'path', look: 'areas-border', d: OPEN_PATH },
  { kind: 'path', look: 'areas-stream-bed', d: pathOf(BROOKS) },
  { kind: 'path', look: 'ground-water', d: BROOKS.map(waterOf).join('') },
];
