import { boundsOf, boxAround, paced, range, type Box, type Point } from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import {
  alongWay,
  seated,
  type NamedWay,
  type Obstacle,
  type Seat,
} from '../../../boards/seats.ts';
import { broken, lineBox, widthOf } from '../../../boards/lettering.ts';
import { DIRECTIONS, neighbour, squareAt, type Square } from '../../../boards/squares.ts';
import type { Battle } from '../battle.ts';
import { TERRAINS, type Terrain } from '../data/lists.ts';
import type { Feature, Survey } from '../data/names.ts';
import { fieldOf, squareMiddle, SQUARE_SIZE } from './field.ts';
import type { Way } from './ground-ways.ts';

/** Names: of places round their houses, of land and woods about their middle, of streams along them. */

const terrainAt = ({ ground }: Battle, s: Square): Terrain => TERRAINS[ground.terrain[s]];
const boxOf = (s: Square, by = 0): Box => {
  const { x, y } = squareMiddle(s);
  return boxAround([x, y], SQUARE_SIZE / 2 + by);
};

/** All squares of a village, whichever of them is named. */
const villageOf = (battle: Battle, from: Square): Square[] => {
  const found = [from];
  for (const s of found)
    for (const d of range(DIRECTIONS)) {
      const next = neighbour(battle.grid, s, d);
      if (next >= 0 && !found.includes(next) && terrainAt(battle, next) === 'town')
        found.push(next);
    }
  return found;
};

const LEADING = 0.92;
/** Lines of a name about a middle. */
const lettered = (
  lines: readonly string[],
  [x, y]: Point,
  size: number,
  look: string,
  caps: boolean,
): Pick<Seat, 'boxes' | 'shapes'> => {
  const placed = lines.map((text, i): [string, Point] => [
    text,
    [Math.round(x), Math.round(y + size * (0.24 + LEADING * (i - (lines.length - 1) / 2)))],
  ]);
  return {
    boxes: placed.map(([text, at]) => lineBox(at, widthOf(text, size, caps), size)),
    shapes: placed.map(([text, at]): Shape => ({
      kind: 'text',
      look,
      text,
      x: at[0],
      y: at[1],
      size,
      anchor: 'middle',
    })),
  };
};

/** Round a box: beside it, above and below, and at its corners. */
const around = (
  text: string,
  [left, top, right, bottom]: Box,
  size: number,
  look: string,
): Seat[] =>
  broken(text).flatMap((lines, breaks) => {
    const half = Math.max(...lines.map((line) => widthOf(line, size, true))) / 2;
    const tall = (size * (0.9 + LEADING * (lines.length - 1))) / 2;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [east, west] = [right + half + 3, left - half - 3];
    const [above, below] = [top - tall + 2, bottom + tall];
    const seats: [Point, number][] = [-0.8, -0.4, 0, 0.4, 0.8].flatMap((t): [Point, number][] => [
      [[x + t * half, above], 6 + 30 * Math.abs(t)],
      [[x + t * half, below], 10 + 30 * Math.abs(t)],
      [[east, y + t * (bottom - top) * 0.6], 12 + 20 * Math.abs(t)],
      [[west, y + t * (bottom - top) * 0.6], 16 + 20 * Math.abs(t)],
    ]);
    return seats.map(([at, dislike]) => ({
      ...lettered(lines, at, size, look, true),
      dislike: dislike + (breaks > 0 ? 25 : 0),
    }));
  });

/** About a point: there, or as near as there is room. */
const about = (text: string, at: Square, size: number, look: string): Seat[] => {
  const { x, y } = squareMiddle(at);
  return broken(text).flatMap((lines, breaks) =>
    range(15 * 11).map((n) => {
      const [i, k] = [(n % 15) - 7, Math.floor(n / 15) - 5];
      return {
        ...lettered(lines, [x + i * 16, y + k * 14], size, look, false),
        dislike: 9 * Math.hypot(i, k) + (breaks > 0 ? 30 : 0),
      };
    }),
  );
};

const FEATURES: Readonly<Record<Feature, readonly [look: string, size: number]>> = {
  height: ['squares-name-height', 24],
  land: ['squares-name-land', 24],
  wood: ['squares-name-wood', 24],
  stream: ['squares-name-stream', 24],
};

const streamSeats = (text: string, at: Square, streams: readonly Way[]): Seat[] => {
  const stream = streams.find(({ squares }) => squares.includes(at));
  const [look, size] = FEATURES.stream;
  if (stream === undefined) return [];
  const way: NamedWay = {
    text,
    look,
    size,
    id: `squares-stream-${at}`,
    line: stream.line,
    sides: [-1, 1],
    gap: 9,
  };
  return alongWay(way);
};

/** What names had better not cover, and how much it matters. */
const obstaclesOf = (battle: Battle, ways: readonly Way[], streams: readonly Way[]): Obstacle[] => {
  const [left, top, right, bottom] = fieldOf(battle.grid);
  const far = 400;
  const of = (...terrains: readonly Terrain[]): Box[] =>
    range(battle.grid.size)
      .filter(
        (s) =>
          s % battle.grid.stride < battle.grid.width && terrains.includes(terrainAt(battle, s)),
      )
      .map((s) => boxOf(s));
  return [
    [
      [
        [left - far, top - far, left + 4, bottom + far],
        [right - 4, top - far, right + far, bottom + far],
        [left, top - far, right, top + 4],
        [left, bottom - 4, right, bottom + far],
      ],
      50,
    ],
    [of('town', 'redoubt'), 0.5],
    [battle.victory.at.map((s) => boxOf(s, 2)), 1],
    [of('bridge', 'sunken road'), 0.12],
    [ways.flatMap(({ line }) => paced(line, 8).map((at) => boxAround(at, 4))), 0.3],
    [streams.flatMap(({ line }) => paced(line, 9).map((at) => boxAround(at, 5))), 0.3],
  ];
};

export interface Label {
  readonly text: string;
  readonly boxes: readonly Box[];
  readonly shapes: readonly Shape[];
}

const PLACE_SIZE = 29;
export const labelsOf = (
  battle: Battle,
  survey: Survey | null,
  ways: readonly Way[],
  streams: readonly Way[],
): Label[] => {
  const { grid: board, scenario } = battle;
  const places = scenario.map.places.map(({ name, x, y }): [string, Seat[]] => {
    const at = squareAt(board, x, y);
    if (terrainAt(battle, at) === 'woods')
      return [name, about(name, at, FEATURES.wood[1], FEATURES.wood[0])];
    const boxes = villageOf(battle, at).map((s) => boxOf(s, -4));
    const corners = boxes.flatMap(([l, t, r, b]): Point[] => [
      [l, t],
      [r, b],
    ]);
    return [name, around(name, boundsOf(corners, 0), PLACE_SIZE, 'squares-name-place')];
  });
  const features = (survey?.names ?? []).map(([kind, text, x, y]): [string, Seat[]] => {
    const at = squareAt(board, x, y);
    return [
      text,
      kind === 'stream'
        ? streamSeats(text, at, streams)
        : about(text, at, FEATURES[kind][1], FEATURES[kind][0]),
    ];
  });
  const all = [...places, ...features].filter(([, seats]) => seats.length > 0);
  const seats = seated(
    all.map(([, choices]) => choices),
    obstaclesOf(battle, ways, streams),
  );
  return seats.map(({ boxes, shapes }, i) => ({ text: all[i][0], boxes, shapes }));
};
