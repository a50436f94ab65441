import type { Point } from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import type { Battle } from '../battle.ts';
import type { Terrain } from '../data/lists.ts';
import { squaresOf } from './ground-cover.ts';

/** What the signs of a map mean: a little square of each kind of ground that is on it. */

const CELL = 40;
const ROW = 43;
const SIZE = 29;

type Sample = readonly [look: string, d: string];
const BOX = `h${CELL}v${CELL - 8}h-${CELL}z`;

/** Drawn from the upper left corner of the sample. */
const SAMPLES: Readonly<Record<Terrain, readonly Sample[]>> = {
  clear: [],
  town: [
    ['squares-town', `M0 0${BOX}`],
    ['squares-road-bed', 'M0 17h40'],
    ['squares-house-shade', 'M5 5h9v6h-9zM18 6h8v5h-8zM29 4h7v7h-7zM4 22h8v6h-8zM26 23h10v6h-10z'],
    ['squares-house', 'M5 5h9v6h-9zM18 6h8v5h-8zM29 4h7v7h-7zM4 22h8v6h-8zM26 23h10v6h-10z'],
  ],
  woods: [
    [
      'squares-wood',
      'M2 6a5 5 0 0 1 7-4a5 5 0 0 1 8 0a5 5 0 0 1 8 0a5 5 0 0 1 8 1a5 5 0 0 1 5 6a5 5 0 0 1 0 8a5 5 0 0 1-1 8a5 5 0 0 1-7 5a5 5 0 0 1-8 0a5 5 0 0 1-8 0a5 5 0 0 1-8-1a5 5 0 0 1-4-7a5 5 0 0 1 0-8a5 5 0 0 1 0-8z',
    ],
    [
      'squares-trees',
      'M8 13a4 4 0 0 1 8 0q0 3-3 3M21 11a4 4 0 0 1 8 0q0 3-3 3M13 25a4 4 0 0 1 8 0q0 3-3 3M26 23a4 4 0 0 1 8 0q0 3-3 3',
    ],
  ],
  fields: [
    ['squares-corn', `M0 0${BOX}`],
    ['squares-furrows', 'M2 4h36M2 9h36M2 14h36M2 19h36M2 24h36M2 29h36'],
  ],
  stream: [
    ['squares-bank', 'M0 20q10-14 20-5t20-5'],
    ['squares-stream', 'M0 20q10-14 20-5t20-5'],
  ],
  bridge: [
    ['squares-bank', 'M20 0v32'],
    ['squares-stream', 'M20 0v32'],
    ['squares-lane-edge', 'M0 16h40'],
    ['squares-lane', 'M0 16h40'],
    ['ground-bridge', 'M8 8l5 3.5h14l5-3.5M8 24l5-3.5h14l5 3.5'],
  ],
  redoubt: [
    [
      'squares-glacis',
      'M6 8l-5-3M10 4l-3-4M16 3v-5M22 3v-5M28 3v-5M34 6l4-4M36 12l5-2M4 14l-5-2M3 20h-5M37 20h5',
    ],
    ['squares-ditch', 'M6 28l2-16 12-7 12 7 2 16'],
    ['squares-rampart', 'M6 28l2-16 12-7 12 7 2 16'],
  ],
  swamp: [
    ['squares-swamp', `M0 0${BOX}`],
    [
      'squares-reeds',
      'M4 12h12m-9 0l-2-5m5 5v-7m3 7l2-5M22 26h12m-9 0l-2-5m5 5v-7m3 7l2-5M24 11h10M6 25h9',
    ],
  ],
  'sunken road': [
    ['squares-trough', 'M0 16h40'],
    [
      'squares-cutting',
      'M3 5v6M8 5v6M13 5v6M18 5v6M23 5v6M28 5v6M33 5v6M38 5v6M3 27v-6M8 27v-6M13 27v-6M18 27v-6M23 27v-6M28 27v-6M33 27v-6M38 27v-6',
    ],
    ['squares-lane-edge', 'M0 16h40'],
    ['squares-lane', 'M0 16h40'],
  ],
  river: [['ground-water', `M0 0${BOX}`]],
};
/** A village is called a town where the rules speak of it. */
const WORDS: readonly (readonly [Terrain, string])[] = [
  ['town', 'town'],
  ['woods', 'woods'],
  ['fields', 'fields'],
  ['stream', 'stream'],
  ['bridge', 'bridge'],
  ['river', 'river'],
  ['swamp', 'swamp'],
  ['redoubt', 'redoubt'],
  ['sunken road', 'sunken road'],
];

/** Path data that begins every stroke with an absolute move, moved. */
const moved = (d: string, [x, y]: Point): string =>
  d.replaceAll(
    /M([\d.]+) ([\d.]+)/g,
    (_, dx: string, dy: string) => `M${x + Number(dx)} ${y + Number(dy)}`,
  );

const entry = (samples: readonly Sample[], text: string, at: Point): Shape[] => [
  ...samples.map(([look, d]): Shape => ({ kind: 'path', look, d: moved(d, at) })),
  {
    kind: 'text',
    look: 'squares-key',
    text,
    x: at[0] + CELL + 14,
    y: at[1] + 25,
    size: SIZE,
  },
];

/** [20.2] The heights side by side, each higher on those below it. */
const heights = ([x, y]: Point): Shape[] => [
  { kind: 'path', look: 'squares-valley', d: `M${x} ${y}h200v26h-200z` },
  ...[2, 3, 4, 5].map((n): Shape => ({
    kind: 'path',
    look: `squares-height-${n}`,
    d: `M${x + (n - 1) * 40} ${y}h${(6 - n) * 40}v26h-${(6 - n) * 40}z`,
  })),
  { kind: 'path', look: 'ground-frame-line', d: `M${x} ${y}h200v26h-200z` },
  ...[1, 2, 3, 4, 5].map((n): Shape => ({
    kind: 'text',
    look: 'squares-key',
    text: `${n}`,
    x: x + (n - 0.5) * 40,
    y: y + 20,
    size: 21,
    anchor: 'middle',
  })),
  { kind: 'text', look: 'squares-key', text: 'height', x: x + 210, y: y + 20, size: SIZE },
];

export const keyOf = (
  battle: Battle,
  [left, top]: Point,
): { readonly shapes: readonly Shape[]; readonly bottom: number } => {
  const shown = WORDS.filter(([terrain]) => squaresOf(battle, terrain).length > 0);
  const rows = shown.length;
  return {
    shapes: [
      ...shown.flatMap(([terrain, word], i) =>
        entry(SAMPLES[terrain], word, [left, top + i * ROW]),
      ),
      ...heights([left, top + rows * ROW + 4]),
    ],
    bottom: top + rows * ROW + 30,
  };
};
