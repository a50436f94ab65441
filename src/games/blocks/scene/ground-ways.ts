import type { Shape } from '../../../boards/scene.ts';
import { DEPLOYMENT_LINE, FRONTIER, RIVERS, ROADS, TOWNS } from '../data/map.ts';
import type { Point } from '../../../boards/plane.ts';
import {
  aside,
  between,
  boundsOf,
  crossing,
  distance,
  hash,
  lineOf,
  offset,
  paced,
  range,
  round,
  smooth,
  swing,
  within,
} from '../../../boards/plane.ts';
import { place } from './ground-geometry.ts';

/** Rivers, roads, bridges and borders. */

export const TOWN_POINTS: readonly Point[] = TOWNS.map((town) => place([town.x, town.y]));
const pointOf = new Map(TOWNS.map((town, i) => [town.name, TOWN_POINTS[i]]));
const pointOfTown = (name: string): Point => pointOf.get(name) ?? [0, 0];

/** Where rivers run on beyond the data, to the frame or to each other: before and after. */
const REACHES: Readonly<Record<string, readonly [readonly Point[], readonly Point[]]>> = {
  Scheldt: [
    [
      [-5, 33],
      [7, 34],
    ],
    [[72, 127]],
  ],
  Senne: [[], [[83.3, 113.6]]],
  Dyle: [
    [],
    [
      [76, 116],
      [67.6, 121.3],
    ],
  ],
  Sambre: [
    [
      [26, -2],
      [28, 12],
    ],
    [],
  ],
  Meuse: [[], [[171, 84]]],
};
/** Width at the spring or frame, and at the mouth. */
const WIDTHS: Readonly<Record<string, readonly [number, number]>> = {
  Scheldt: [6, 17],
  Meuse: [9, 17],
  Sambre: [5, 9],
};

/** Bends between the points of the data, as water makes them. */
const meander = (points: readonly Point[], salt: number): Point[] =>
  points.flatMap((p, i) => {
    const next = points[i + 1];
    if (next === undefined) return [p];
    const bend = swing(i, salt) * Math.min(9, 0.14 * distance(p, next));
    return [p, aside(between(p, next, 0.5), p, next, 0, bend)];
  });

const courseOf = (name: string, salt: number): Point[] => {
  const [before, after] = REACHES[name] ?? [[], []];
  return meander([...before, ...RIVERS[name], ...after].map(place), salt);
};

export const RIVER_NAMES = Object.keys(RIVERS);
/** Each river as a fine line, in the order of its names. */
export const RIVER_LINES: readonly Point[][] = RIVER_NAMES.map((name, i) =>
  smooth(courseOf(name, i), 5),
);

const waterOf = (line: readonly Point[], name: string): string => {
  const [from, to] = WIDTHS[name] ?? [1, 8];
  const half = (share: number): number => (from + (to - from) * share) / 2;
  const banks = [...offset(line, half), ...offset(line, (share) => -half(share)).reverse()];
  return lineOf(banks, true);
};

/** Meadows: an uneven strip along each river. */
const meadowOf = (line: readonly Point[], salt: number): string => {
  const steps = paced(line, 22);
  const edge = (side: number): Point[] =>
    smooth(
      offset(steps, (_, i) => side * Math.min(4 + 4 * i, 10 + 20 * hash(i, salt, side))),
      2,
    );
  return lineOf([...edge(1), ...edge(-1).reverse()], true, false);
};

const water = RIVER_LINES.map((line, i) => waterOf(line, RIVER_NAMES[i])).join('');
export const MEADOWS: readonly Shape[] = [
  { kind: 'path', look: 'ground-meadow', d: RIVER_LINES.map(meadowOf).join('') },
];
export const WATER: readonly Shape[] = [{ kind: 'path', look: 'ground-water', d: water }];

type Stretch = readonly [Point, Point];
interface Road {
  readonly d: string;
  readonly line: readonly Point[];
  /** How far from each end it cannot be seen, and the numbers of the rivers it crosses. */
  readonly hidden: readonly number[];
  readonly rivers: readonly number[];
}

const STEPS = 18;
const BENDS = [0.05, -0.05, 0.09, -0.09, 0.14, -0.14];
/** A stack, or the walls of a city, hide what lies nearer than this to the middle of a town. */
const hiddenWithin = (name: string): number =>
  TOWNS.some((town) => town.name === name && town.city) ? 66 : 45;

const bezier = (a: Point, p: Point, q: Point, b: Point): Point[] =>
  range(STEPS + 1).map((k) => {
    const t = k / STEPS;
    const pq = between(p, q, t);
    return between(between(between(a, p, t), pq, t), between(pq, between(q, b, t), t), t);
  });

const crossings = (line: readonly Point[], river: readonly Stretch[]): Point[] =>
  line.slice(1).flatMap((b, i) =>
    river.flatMap(([c, d]) => {
      const at = crossing(line[i], b, c, d);
      return at === null ? [] : [at];
    }),
  );
const stretches = RIVER_LINES.map((line) => line.slice(1).map((p, i): Stretch => [line[i], p]));

const nearest = (line: readonly Point[], river: readonly Point[]): Point => {
  const gap = (p: Point): number => Math.min(...river.map((q) => distance(p, q)));
  return line.reduce((best, p) => (gap(p) < gap(best) ? p : best));
};

/** What lies near a road: stretches of each river, and other towns. */
interface Near {
  readonly rivers: readonly (readonly Stretch[])[];
  readonly towns: readonly Point[];
}
const nearTo = (a: Point, b: Point): Near => {
  const box = boundsOf([a, b], 60);
  return {
    rivers: stretches.map((river) => river.filter(([c, d]) => within(c, box) || within(d, box))),
    towns: TOWN_POINTS.filter((p) => within(p, box) && distance(p, a) > 1 && distance(p, b) > 1),
  };
};

/** How badly a course fits: wrong crossings, and towns that it would seem to touch. */
const misfit = (line: readonly Point[], near: Near, own: readonly string[]): number => {
  const seen = (p: Point): boolean => distance(p, line[0]) > 30 && distance(p, line[STEPS]) > 30;
  const rivers = near.rivers.map((river, i) => {
    const found = crossings(line, river).filter(seen).length;
    return own.includes(RIVER_NAMES[i]) ? Math.abs(found - 1) : 3 * found;
  });
  const crowding = near.towns.map((town) =>
    Math.max(0, 52 - Math.min(...line.map((p) => distance(p, town)))),
  );
  return [...rivers, ...crowding].reduce((sum, n) => sum + n, 0);
};

interface Course {
  readonly p: Point;
  readonly q: Point;
  /** How little it is liked by itself: straight ones are liked best, and no two roads alike. */
  readonly taste: number;
}
const coursesOf = (a: Point, b: Point, salt: number): Course[] =>
  BENDS.flatMap((first, i) =>
    BENDS.map((second, k) => ({
      p: aside(between(a, b, 0.33), a, b, 0, first * distance(a, b)),
      q: aside(between(a, b, 0.67), a, b, 0, second * distance(a, b)),
      taste: hash(salt, i, k) + 3 * (Math.abs(first) + Math.abs(second)),
    })),
  ).sort((one, other) => one.taste - other.taste);

const roadOf = ({ a: from, b: to, river }: (typeof ROADS)[number], salt: number): Road => {
  const [a, b] = [pointOfTown(from), pointOfTown(to)];
  const own = river?.split('+') ?? [];
  const near = nearTo(a, b);
  const courses = coursesOf(a, b, salt);
  let [best, least] = [courses[0], Infinity];
  for (const course of courses) {
    if (course.taste >= least) break;
    const cost = course.taste + 4 * misfit(bezier(a, course.p, course.q, b), near, own);
    if (cost < least) [best, least] = [course, cost];
  }
  const word = (point: Point): string => point.map(round).join(' ');
  return {
    d: `M${word(a)}C${[best.p, best.q, b].map(word).join(' ')}`,
    line: bezier(a, best.p, best.q, b),
    hidden: [from, to].map(hiddenWithin),
    rivers: own.map((name) => RIVER_NAMES.indexOf(name)),
  };
};

export const ROAD_WAYS: readonly Road[] = ROADS.map(roadOf);

/** A bridge stands at the crossing, but clear of stacks, walls and other bridges. */
const bridgeOn = ({ line, hidden }: Road, river: number, others: readonly Stretch[]): Stretch => {
  const at = crossings(line, stretches[river])[0] ?? nearest(line, RIVER_LINES[river]);
  const fine = paced(line, 4);
  const clear = fine.filter(
    (p) =>
      distance(p, line[0]) > hidden[0] &&
      distance(p, line[STEPS]) > hidden[1] &&
      others.every(([other]) => distance(p, other) > 30),
  );
  const spots = clear.length > 0 ? clear : [fine[fine.length >> 1]];
  const spot = spots.reduce((best, p) => (distance(p, at) < distance(best, at) ? p : best));
  return [spot, fine[Math.max(0, fine.indexOf(spot) - 1)]];
};
export const BRIDGES: readonly Stretch[] = ROAD_WAYS.flatMap((road) =>
  road.rivers.map((river) => [road, river] as const),
).reduce((built: Stretch[], [road, river]) => {
  built.push(bridgeOn(road, river, built));
  return built;
}, []);

const ofKind = (kind: 'major' | 'minor'): string =>
  ROAD_WAYS.filter((_, i) => ROADS[i].kind === kind)
    .map((road) => road.d)
    .join('');

/** A stroke across the road under the bridge, and the two parapets with their flared ends. */
const bridgeWater = BRIDGES.map(([at, before]) =>
  lineOf([aside(at, before, at, 0, -14), aside(at, before, at, 0, 14)]),
).join('');
const parapets = BRIDGES.flatMap(([at, before]) =>
  [-1, 1].map((side) =>
    lineOf(
      [
        [-12, 11],
        [-7, 6.5],
        [7, 6.5],
        [12, 11],
      ].map(([along, across]) => aside(at, before, at, along, side * across)),
    ),
  ),
).join('');
const deck = BRIDGES.map(([at, before]) =>
  lineOf([aside(at, before, at, -8, 0), aside(at, before, at, 8, 0)]),
).join('');

export const ROAD_SHAPES: readonly Shape[] = [
  { kind: 'path', look: 'ground-bridge-water', d: bridgeWater },
  { kind: 'path', look: 'ground-lane-bed', d: ofKind('minor') },
  { kind: 'path', look: 'ground-lane', d: ofKind('minor') },
  { kind: 'path', look: 'ground-road-edge', d: ofKind('major') },
  { kind: 'path', look: 'ground-bridge-deck', d: deck },
  { kind: 'path', look: 'ground-road', d: ofKind('major') },
  { kind: 'path', look: 'ground-bridge', d: parapets },
];

const frontier = smooth(FRONTIER.map(place), 6);
const deployment = smooth([...DEPLOYMENT_LINE, [110, 127] as const].map(place), 6);
export const DEPLOYMENT_WAY: readonly Point[] = deployment;

/** The frontier with a wash of colour on each side, and the deployment line of rule 3.1. */
export const BORDERS: readonly Shape[] = [
  { kind: 'path', look: 'ground-wash-south', d: lineOf(offset(frontier, () => 8)) },
  { kind: 'path', look: 'ground-wash-north', d: lineOf(offset(frontier, () => -8)) },
  { kind: 'path', look: 'ground-frontier', d: lineOf(frontier) },
  { kind: 'path', look: 'ground-zones-wash', d: lineOf(deployment) },
  { kind: 'path', look: 'ground-zones', d: lineOf(deployment) },
];
