import {
  aside,
  between,
  distance,
  lineOf,
  range,
  round,
  smooth,
  swing,
  type Point,
} from '../../../boards/plane.ts';
import { AREAS, FRAME_OF_MAP, STREAMS } from '../data/map.ts';
import { place } from './ground-field.ts';

/**
 * [3.6] The boundaries. An edge of the data is straight; here it wanders a little as a surveyor's
 * does, for both of its areas the same, and leaves its corners where they are.
 */

/** An edge between two corners of the data. */
interface Edge {
  readonly key: string;
  readonly line: readonly Point[];
  /** Area numbers; one at the edge of the field. */
  readonly areas: readonly number[];
}

const lineKey = (a: Point, b: Point): string => `${a.join(' ')} ${b.join(' ')}`;
const isBefore = (a: Point, b: Point): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
/** The key of an edge does not depend on the way it is walked. */
const keyOf = (a: Point, b: Point): string => (isBefore(a, b) ? lineKey(a, b) : lineKey(b, a));

const { left, top, right, bottom } = FRAME_OF_MAP;
const isRim = (a: Point, b: Point): boolean =>
  (a[0] === b[0] && (a[0] === left || a[0] === right)) ||
  (a[1] === b[1] && (a[1] === top || a[1] === bottom));

const streams = new Set(STREAMS.map(({ a, b }) => `${a} ${b}`));
const isStream = (a: number, b: number): boolean =>
  streams.has(`${a} ${b}`) || streams.has(`${b} ${a}`);

const tenths = ([x, y]: Point): Point => [round(x), round(y)];

const STEP = 30;
const WANDER = 6;
const MEANDER = 7.5;
/** The most that an edge departs from the straight line. */
export const MOST_WANDER = 8;
const wandering = (from: Point, to: Point, wet: boolean): Point[] => {
  const [a, b] = [place(from), place(to)];
  const length = distance(a, b);
  const count = Math.max(2, Math.round(length / (wet ? 22 : STEP)));
  const far = Math.min(wet ? MEANDER : WANDER, length * 0.1);
  const salt = from[0] * 7 + to[1] * 3 + from[1];
  const bends = range(count + 1).map((k) =>
    aside(between(a, b, k / count), a, b, 0, k % count === 0 ? 0 : far * swing(salt, to[0], k)),
  );
  return smooth(bends, 3).map(tenths);
};

const cornersOf = (polygon: readonly Point[]): (readonly [Point, Point])[] =>
  polygon.map((a, i) => [a, polygon[(i + 1) % polygon.length]]);

const drawEdges = (): Map<string, Edge> => {
  const edges = new Map<string, Edge>();
  const owners = Map.groupBy(
    AREAS.flatMap(({ id, polygon }) => cornersOf(polygon).map(([a, b]) => ({ id, a, b }))),
    ({ a, b }) => keyOf(a, b),
  );
  for (const [key, sides] of owners) {
    const [{ a, b }] = sides;
    const [from, to] = isBefore(a, b) ? [a, b] : [b, a];
    const areas = sides.map(({ id }) => id);
    const line = isRim(a, b)
      ? [from, to].map((p) => tenths(place(p)))
      : wandering(from, to, isStream(areas[0], areas[1]));
    edges.set(key, { key, line, areas });
  }
  return edges;
};
const EDGES = drawEdges();

/** The line of an edge from its one corner to the other. */
const walked = (a: Point, b: Point): readonly Point[] => {
  const line = EDGES.get(keyOf(a, b))?.line ?? [];
  return isBefore(a, b) ? line : line.toReversed();
};

/** The outline of each area in the order of the data, open at its end. */
export const OUTLINES: readonly (readonly Point[])[] = AREAS.map(({ polygon }) =>
  cornersOf(polygon).flatMap(([a, b]) => walked(a, b).slice(0, -1)),
);

/** The lines between two areas; the field's own edge is not one of them. */
export const BORDERS: readonly Edge[] = [...EDGES.values()].filter(
  ({ areas }) => areas.length === 2,
);

const borderOf = (a: number, b: number): readonly Point[] =>
  BORDERS.find(({ areas }) => areas.includes(a) && areas.includes(b))?.line ?? [];

const near = (a: Point, b: Point): boolean => distance(a, b) < 1;
/** Each brook as one line, by its name: the boundaries of the data put end to end. */
const brookOf = (name: string): readonly Point[] =>
  STREAMS.filter((stream) => stream.name === name)
    .map(({ a, b }) => borderOf(a, b))
    .reduce<readonly (readonly Point[])[]>(joined, [])
    .reduce((long, line) => (line.length > long.length ? line : long), []);

/** Lines put together with one more, wherever its ends meet theirs. */
const joined = (
  lines: readonly (readonly Point[])[],
  more: readonly Point[],
): readonly (readonly Point[])[] => {
  const meets = lines.find((line) =>
    [line[0], line[line.length - 1]].some((end) =>
      [more[0], more[more.length - 1]].some((other) => near(end, other)),
    ),
  );
  if (meets === undefined) return [...lines, more];
  const rest = lines.filter((line) => line !== meets);
  const [first, last] = [meets[0], meets[meets.length - 1]];
  const tail = near(last, more[0]) || near(first, more[0]) ? more : more.toReversed();
  const head = near(last, tail[0]) ? meets : meets.toReversed();
  return joined(rest, near(head[head.length - 1], tail[0]) ? [...head, ...tail.slice(1)] : more);
};

export const BROOK_NAMES: readonly string[] = [...new Set(STREAMS.map(({ name }) => name))];
/** From the spring down: all three leave the field, so they end at its edge. */
export const BROOKS: readonly (readonly Point[])[] = BROOK_NAMES.map((name) => {
  const line = brookOf(name);
  const isRimmed = ([x]: Point): boolean =>
    [left, right].some((edge) => Math.abs(place([edge, 0])[0] - x) < 1);
  return isRimmed(line[0]) ? line.toReversed() : line;
});

const OPEN = BORDERS.filter(({ areas }) => !isStream(areas[0], areas[1]));
export const OPEN_PATH = OPEN.map(({ line }) => lineOf(line)).join('');
export const outlinePath = (area: number): string => lineOf(OUTLINES[area], true);
