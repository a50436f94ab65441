import type { Shape } from '../../../boards/scene.ts';
import type { Box, Point } from '../../../boards/plane.ts';
import { boxAround, hash, lineOf, range, round } from '../../../boards/plane.ts';
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
const polar = ([x, y]: Point, r: number, degreesFromNorth: number): Point => {
  const angle = ((degreesFromNorth - 90) * Math.PI) / 180;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
};

const ROSE = spot(9.6, 15.2);
export const COMPASS: Box = [ROSE[0] - 92, ROSE[1] - 118, ROSE[0] + 92, ROSE[1] + 92];
/** Half of each point of the star: the dark half is the one turned away from the light. */
const rays = (r: number, turn: number, side: number): string =>
  range(4)
    .map((k) => k * 90 + turn)
    .map((a) => lineOf([ROSE, polar(ROSE, r, a), polar(ROSE, r * 0.24, a + side * 45)], true))
    .join('');
const rose: readonly Shape[] = [
  { kind: 'circle', look: 'ground-rose-ring', x: ROSE[0], y: ROSE[1], r: 56 },
  { kind: 'circle', look: 'ground-rose-ring', x: ROSE[0], y: ROSE[1], r: 50 },
  { kind: 'path', look: 'ground-rose-light', d: rays(62, 45, -1) + rays(84, 0, -1) },
  { kind: 'path', look: 'ground-rose-dark', d: rays(62, 45, 1) },
  { kind: 'path', look: 'ground-rose-main', d: rays(84, 0, 1) },
  {
    kind: 'text',
    look: 'ground-title',
    text: 'N',
    x: ROSE[0],
    y: round(ROSE[1] - 90),
    size: 32,
    anchor: 'middle',
  },
];

const [centreX, centreY] = spot(145.4, 15.6);
const HALF_WIDTH = 216;
const HALF_HEIGHT = 112;
export const CARTOUCHE: Box = [
  centreX - HALF_WIDTH - 6,
  centreY - HALF_HEIGHT - 6,
  centreX + HALF_WIDTH + 6,
  centreY + HALF_HEIGHT + 6,
];

/** A tablet with hollowed corners. */
const tablet = (inset: number): string => {
  const [w, h, r] = [HALF_WIDTH - inset, HALF_HEIGHT - inset, 26 - inset / 2];
  const [left, top] = [round(centreX - w), round(centreY - h)];
  const [across, down] = [2 * (w - r), 2 * (h - r)];
  const hollow = (x: number, y: number): string => `a${r} ${r} 0 0 0 ${x} ${y}`;
  return `M${left + r} ${top}h${across}${hollow(r, r)}v${down}${hollow(-r, r)}h${-across}${hollow(-r, -r)}v${-down}${hollow(r, -r)}z`;
};

/** Two branches of laurel under the title, stalks crossing in the middle. */
const laurel = (side: number): string =>
  range(11)
    .map((k) => {
      const [x, y] = [centreX + side * (10 + k * 11), centreY + 22 - 0.05 * (k - 5) ** 2 + 0.3 * k];
      const up = k % 2 === 0 ? -1 : 1;
      const long = 13 + 3 * hash(k, 41);
      return `M${round(x)} ${round(y)}q${round(side * long * 0.3)} ${up * 8} ${round(side * long)} ${up * 6}q${round(-side * long * 0.2)} ${up * -5} ${round(-side * long)} ${-up * 6}z`;
    })
    .join('');

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
  { kind: 'path', look: 'ground-tablet-shade', d: tablet(0) },
  { kind: 'path', look: 'ground-tablet', d: tablet(0) },
  { kind: 'path', look: 'ground-frame-line', d: tablet(8) },
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
  { kind: 'path', look: 'ground-laurel', d: laurel(1) + laurel(-1) },
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

export const FRAME_SHAPES: readonly Shape[] = [...frame, ...rose, ...cartouche];
