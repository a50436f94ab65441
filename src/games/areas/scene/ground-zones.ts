import type { Point } from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import { AREAS, ZONES, type Terrain } from '../data/map.ts';
import { FIELD, ZONES_WIDTH } from './ground-field.ts';
import { ringPath, sealPath, symbolPath } from './ground-labels.ts';
import { OUTLINES } from './ground-edges.ts';

/** [3.8] The zones beyond the eastern edge, their arrows, and between them the key to the map. */

const LEFT = FIELD[2] + 34;
const WIDTH = ZONES_WIDTH - 34;
const MIDDLE = LEFT + WIDTH / 2;

/** The middle of the stretch in which an area meets the eastern edge. */
const gateOf = (id: number): number => {
  const ys = OUTLINES[id - 1].filter(([x]) => x > FIELD[2] - 1).map(([, y]) => y);
  return (Math.min(...ys) + Math.max(...ys)) / 2;
};

interface Panel {
  readonly top: number;
  readonly height: number;
  readonly gates: readonly number[];
}
const LEAST_HEIGHT = 190;
const PANELS: readonly Panel[] = ZONES.map(({ arrows }) => {
  const gates = arrows.map(gateOf);
  const [first, last] = [Math.min(...gates) - 34, Math.max(...gates) + 34];
  const height = Math.round(Math.max(LEAST_HEIGHT, last - first));
  return { top: Math.round((first + last - height) / 2), height, gates };
});

const COUNTERS_FROM_FOOT = 48;
/** Where the counters of a zone stand. */
export const ZONE_POINTS: readonly Point[] = PANELS.map(({ top, height }) => [
  MIDDLE,
  top + height - COUNTERS_FROM_FOOT,
]);

const panelPath = ({ top, height }: Panel): string =>
  `M${LEFT} ${top}h${WIDTH}v${height}h${-WIDTH}z`;
export const zonePath = (zone: number): string => panelPath(PANELS[zone]);

const arrowPath = (y: number): string => {
  const [tip, tail, middle] = [FIELD[2] - 9, LEFT, Math.round(y)];
  return `M${tip} ${middle}l20-17v10H${tail}v14H${tip + 20}v10z`;
};

const text = (
  look: string,
  x: number,
  y: number,
  words: string,
  size: number,
  anchor: 'start' | 'middle',
): Shape => ({
  kind: 'text',
  look,
  text: words,
  x,
  y,
  size,
  anchor,
});

/** What lies there, in lines that fit the panel. */
const GISTS = [
  ['the road from', 'Ohain to Wavre'],
  ['Chapelle-', 'Saint-Lambert'],
  ['Lasne', 'and Maransart'],
] as const;

const labels: readonly Shape[] = PANELS.flatMap(({ top }, zone) => [
  text('areas-zone', MIDDLE, top + 37, ZONES[zone].name, 36, 'middle'),
  ...GISTS[zone].map((line, i) =>
    text('areas-gist', MIDDLE, top + 64 + 22 * i, line, 23, 'middle'),
  ),
]);

/** From the arrows to the counters, and on to the east. */
const roads = PANELS.flatMap(({ gates, top, height }) => {
  const foot = top + height - COUNTERS_FROM_FOOT;
  return [
    ...gates.map(
      (y) =>
        `M${LEFT} ${Math.round(y)}C${LEFT + 24} ${Math.round(y)} ${LEFT + 10} ${foot} ${MIDDLE} ${foot}`,
    ),
    `M${MIDDLE} ${foot}q50 6 ${WIDTH / 2} -8`,
  ];
}).join('');

export const ZONE_SHAPES: readonly Shape[] = [
  { kind: 'path', look: 'areas-panel', d: PANELS.map(panelPath).join('') },
  {
    kind: 'path',
    look: 'areas-panel-line',
    d: PANELS.map(
      ({ top, height }) => `M${LEFT + 5} ${top + 5}h${WIDTH - 10}v${height - 10}h${10 - WIDTH}z`,
    ).join(''),
  },
  {
    kind: 'path',
    look: 'areas-arrow',
    d: PANELS.flatMap(({ gates }) => gates.map(arrowPath)).join(''),
  },
  { kind: 'path', look: 'areas-lane', d: roads },
  ...labels,
];

/** The key: what each sign means. */
const KEY_TERRAINS: readonly (readonly [Terrain, string])[] = [
  ['clear', 'clear'],
  ['elevated', 'clear, high'],
  ['forest', 'forest'],
  ['village', 'village'],
];
const KEY_LEFT = LEFT + 30;
const WORDS_LEFT = LEFT + 62;
const KEY_TOP = 452;
const BORDER_TOP = 1450;
/** The rating that most areas of a terrain have. */
const usual = (terrain: Terrain): string => {
  const ratings = AREAS.filter((area) => area.terrain === terrain).map(({ tem }) => tem);
  return `${ratings.toSorted((a, b) => a - b)[ratings.length >> 1]}`;
};
const terrainKey = KEY_TERRAINS.flatMap(([terrain, words], i): Shape[] => {
  const at: Point = [KEY_LEFT, KEY_TOP + 56 + i * 40];
  return [
    { kind: 'path', look: `areas-symbol-${terrain}`, d: symbolPath(terrain, at) },
    ...(terrain === 'elevated'
      ? [{ kind: 'path', look: 'areas-ring', d: ringPath(at) } as const]
      : []),
    text('areas-tem', at[0], at[1] + (terrain === 'forest' ? 10 : 7), usual(terrain), 22, 'middle'),
    text('areas-key', WORDS_LEFT, at[1] + 7, words, 24, 'start'),
  ];
});
const sealKey: readonly Shape[] = (
  [
    ['blue', 'for the French'],
    ['green', 'for the Allies'],
  ] as const
).flatMap(([colour, words], i): Shape[] => [
  {
    kind: 'path',
    look: `areas-seal-${colour}`,
    d: sealPath([KEY_LEFT, BORDER_TOP - 352 + i * 40], 16.5),
  },
  text('areas-key', WORDS_LEFT, BORDER_TOP - 345 + i * 40, words, 24, 'start'),
]);
const LINES_TOP = BORDER_TOP + 30;
const lineKey: readonly Shape[] = [
  { kind: 'path', look: 'areas-border-edge', d: `M${LEFT + 12} ${LINES_TOP}h38` },
  { kind: 'path', look: 'areas-border', d: `M${LEFT + 12} ${LINES_TOP}h38` },
  text('areas-key', WORDS_LEFT, LINES_TOP + 7, 'open', 24, 'start'),
  { kind: 'path', look: 'areas-stream-bed', d: `M${LEFT + 12} ${LINES_TOP + 38}q10-6 19 0t19 0` },
  { kind: 'path', look: 'areas-stream', d: `M${LEFT + 12} ${LINES_TOP + 38}q10-6 19 0t19 0` },
  text('areas-key', WORDS_LEFT, LINES_TOP + 45, 'stream', 24, 'start'),
];
export const KEY: readonly Shape[] = [
  text('areas-heading', MIDDLE, KEY_TOP + 14, 'Ground', 29, 'middle'),
  ...terrainKey,
  text('areas-heading', MIDDLE, BORDER_TOP - 384, 'Victory', 29, 'middle'),
  ...sealKey,
  text('areas-heading', MIDDLE, BORDER_TOP, 'Boundaries', 29, 'middle'),
  ...lineKey,
];
