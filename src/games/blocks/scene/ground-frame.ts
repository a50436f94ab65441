import type { Shape } from '../../../boards/scene.ts';
import type { Box, Point } from '../../../boards/plane.ts';
import { boxAround, range, round } from '../../../boards/plane.ts';
import { laurelAt, roseAt, tabletAt } from '../../../boards/survey.ts';
import { FRAME, MAP_HEIGHT, MAP_WIDTH, place } from './ground-geometry.ts';

/** Frame, degrees, compass rose and cartouche. */

/** The origin of the data, and how many kilometres a degree has there. */
const LONGITUDE = 3.3;
const LATITUDE = 50;
const KM_PER_DEGREE_EAST = 70.7;
const KM_PER_DEGREE_NORTH = 111.2;
const MINUTES = 5;

const rect = (inset: number): string =>
  `M${inset} ${inset}H${MAP_WIDTH - inset}V${MAP_HEIGHT - inset}H${inset}Z`;

interface Tick {
  /** The place along the edge, and minutes of arc from the whole degree 0. */
  readonly at: number;
  readonly minutes: number;
}
const ticks = (origin: number, along: (degrees: number) => number, end: number): Tick[] =>
  range(60)
    .map((k) => Math.round((origin - 0.5) * 12 + k) * MINUTES)
    .map((minutes) => ({ minutes, at: round(along(minutes / 60 - origin)) }))
    .filter(({ at }) => at >= FRAME && at <= end - FRAME);
const meridians = ticks(LONGITUDE, (deg) => place([deg * KM_PER_DEGREE_EAST, 0])[0], MAP_WIDTH);
const parallels = ticks(LATITUDE, (deg) => place([0, deg * KM_PER_DEGREE_NORTH])[1], MAP_HEIGHT);

/** Every second stretch of five minutes is black, on all four sides. */
const scaleBand = (): string => {
  const dark = (list: readonly Tick[], end: number): [number, number][] =>
    list
      .filter(({ minutes }) => minutes % (2 * MINUTES) === 0)
      .map(({ at }) => [
        at,
        round(Math.min(Math.max(at + list[1].at - list[0].at, FRAME), end - FRAME)),
      ]);
  const [right, bottom] = [MAP_WIDTH - FRAME, MAP_HEIGHT - FRAME];
  const across = dark(meridians, MAP_WIDTH).flatMap(([a, b]) =>
    [FRAME - 8, bottom].map((y) => `M${a} ${y}H${b}v8H${a}z`),
  );
  const down = dark(parallels, MAP_HEIGHT).flatMap(([a, b]) =>
    [FRAME - 8, right].map((x) => `M${x} ${a}V${b}h8V${a}z`),
  );
  return [...across, ...down].join('');
};

const degreeText = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60}°` : `${Math.floor(minutes / 60)}° ${minutes % 60}′`;
const degree = (text: string, x: number, y: number, turn = 0): Shape => ({
  kind: 'text',
  look: 'ground-degree',
  text,
  x,
  y,
  size: 22,
  anchor: 'middle',
  turn,
});
const degrees: readonly Shape[] = [
  ...meridians
    .filter(({ minutes }) => minutes % 30 === 0)
    .flatMap(({ at, minutes }) => [
      degree(degreeText(minutes), at, 29),
      degree(degreeText(minutes), at, MAP_HEIGHT - 15),
    ]),
  ...parallels
    .filter(({ minutes }) => minutes % 30 === 0)
    .flatMap(({ at, minutes }) => [
      degree(degreeText(minutes), 29, at, -90),
      degree(degreeText(minutes), MAP_WIDTH - 29, at, 90),
    ]),
];

const frame: readonly Shape[] = [
  { kind: 'path', look: 'ground-margin', d: rect(0) + rect(FRAME) },
  { kind: 'path', look: 'ground-frame-line', d: rect(FRAME) + rect(FRAME - 8) + rect(7) },
  { kind: 'path', look: 'ground-frame-edge', d: rect(4) },
  { kind: 'path', look: 'ground-ink', d: scaleBand() },
  ...degrees,
];

/** A place in whole units. */
const spot = (east: number, north: number): Point => {
  const [x, y] = place([east, north]);
  return [Math.round(x), Math.round(y)];
};
const ROSE = spot(9.6, 15.2);
export const COMPASS: Box = [ROSE[0] - 92, ROSE[1] - 118, ROSE[0] + 92, ROSE[1] + 92];
const [centreX, centreY] = spot(145.4, 15.6);
const HALF_WIDTH = 216;
const HALF_HEIGHT = 112;
export const CARTOUCHE: Box = [
  centreX - HALF_WIDTH - 6,
  centreY - HALF_HEIGHT - 6,
  centreX + HALF_WIDTH + 6,
  centreY + HALF_HEIGHT + 6,
];

const BAR_UNITS = 300;
const BAR_TOP = centreY + 66;
const barStart = round(centreX - BAR_UNITS / 2);
/** Thirty kilometres in six parts. */
const scale: readonly Shape[] = [
  {
    kind: 'path',
    look: 'ground-scale',
    d: `M${barStart} ${BAR_TOP}h${BAR_UNITS}v9h-${BAR_UNITS}z`,
  },
  {
    kind: 'path',
    look: 'ground-ink',
    d: [0, 2, 4].map((k) => `M${barStart + k * 50} ${BAR_TOP}h50v9h-50z`).join(''),
  },
  ...[0, 10, 20, 30].map((km): Shape => ({
    kind: 'text',
    look: 'ground-degree',
    text: km === 30 ? '30 km' : `${km}`,
    x: barStart + km * 10,
    y: round(BAR_TOP - 7),
    size: 24,
    anchor: 'middle',
  })),
];

const cartouche: readonly Shape[] = [
  ...tabletAt([centreX, centreY], [HALF_WIDTH, HALF_HEIGHT]),
  {
    kind: 'text',
    look: 'ground-title',
    text: 'The Waterloo Campaign',
    x: centreX,
    y: round(centreY - 46),
    size: 39,
    anchor: 'middle',
  },
  {
    kind: 'text',
    look: 'ground-subtitle',
    text: 'June 1815',
    x: centreX,
    y: round(centreY - 4),
    size: 36,
    anchor: 'middle',
  },
  laurelAt([centreX, centreY + 22]),
  ...scale,
];

/** The names of the two lands, wide-spaced under everything that is built on them. */
const LAND_NAMES = [
  ['France', 66.5, 6.8, 62],
  ['Netherlands', 141.3, 109, 54],
] as const;
export const LAND_BOXES: readonly Box[] = LAND_NAMES.map(([text, east, north, size]) => {
  const [x, y] = place([east, north]);
  return boxAround([x, y - size * 0.25], text.length * size * 0.44, size * 0.35);
});
export const LANDS: readonly Shape[] = LAND_NAMES.map(([text, east, north, size]) => {
  const [x, y] = place([east, north]).map(Math.round);
  return { kind: 'text', look: 'ground-land', text, x, y, size, anchor: 'middle' };
});

export const FRAME_SHAPES: readonly Shape[] = [...frame, ...roseAt(ROSE), ...cartouche];
