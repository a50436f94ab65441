import { between, range, round, type Point } from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import { laurelAt, roseAt, tabletAt } from '../../../boards/survey.ts';
import { FIELD, MAP_HEIGHT, MAP_WIDTH, place, RIM, units } from './ground-field.ts';

/** The frame of the sheet, the neat line of the field, where the roads lead, cartouche and compass rose. */

const rect = ([left, top, right, bottom]: readonly number[], by: number): string =>
  `M${left - by} ${top - by}H${right + by}V${bottom + by}H${left - by}Z`;
const SHEET = [0, 0, MAP_WIDTH, MAP_HEIGHT];

/** Hundreds of metres along the neat line, every second one black. */
const HUNDRED = units(100);
const [LEFT, TOP, RIGHT, BOTTOM] = FIELD;
const band = (): string => {
  const across = range(Math.ceil((RIGHT - LEFT) / (2 * HUNDRED))).map((i) => {
    const from = round(LEFT + 2 * i * HUNDRED);
    const width = round(Math.min(HUNDRED, RIGHT - from));
    return `M${from} ${TOP - 6}h${width}v4h-${width}zM${from} ${BOTTOM + 2}h${width}v4h-${width}z`;
  });
  const down = range(Math.ceil((BOTTOM - TOP) / (2 * HUNDRED))).map((i) => {
    const from = round(TOP + 2 * i * HUNDRED);
    const height = round(Math.min(HUNDRED, BOTTOM - from));
    return `M${LEFT - 6} ${from}v${height}h4v-${height}zM${RIGHT + 2} ${from}v${height}h4v-${height}z`;
  });
  return [...across, ...down].join('');
};

/** Where a road leaves the field, in metres as in the data, and to where. */
const ROADS_TO: readonly (readonly [string, Point, number])[] = [
  ['to Brussels', [-345, -2950], 0],
  ['to Genappe', [70, 3750], 0],
  ['to Nivelles', [-3500, 2760], -90],
  ['to Hal', [-3500, -560], -90],
];
const exits: readonly Shape[] = ROADS_TO.map(([text, at, turn]) => {
  const [x, y] = place(at);
  const shift: Point = turn !== 0 ? [-11, 0] : y < MAP_HEIGHT / 2 ? [0, -12] : [0, 26];
  return {
    kind: 'text',
    look: 'areas-exit',
    text,
    x: round(x + shift[0]),
    y: round(y + shift[1]),
    size: 24,
    anchor: 'middle',
    turn,
  };
});

const CARTOUCHE: Point = [187, 198];
const BAR = units(1000);
const BAR_LEFT = round(CARTOUCHE[0] - BAR / 2 - 8);
const BAR_TOP = CARTOUCHE[1] + 104;
/** A thousand metres in two parts, the first in five. */
const bar: readonly Shape[] = [
  {
    kind: 'path',
    look: 'ground-scale',
    d: `M${BAR_LEFT} ${BAR_TOP}h${round(BAR)}v8h-${round(BAR)}z`,
  },
  {
    kind: 'path',
    look: 'ground-ink',
    d: [
      [0, 1],
      [2, 3],
      [4, 5],
    ]
      .map(([from, to]) => {
        const [a, width] = [round(BAR_LEFT + from * HUNDRED), round((to - from) * HUNDRED)];
        return `M${a} ${BAR_TOP}h${width}v8h-${width}z`;
      })
      .join(''),
  },
  ...[0, 500, 1000].map((metres): Shape => ({
    kind: 'text',
    look: 'ground-degree',
    text: metres === 1000 ? '1 km' : `${metres}`,
    x: round(BAR_LEFT + units(metres)),
    y: BAR_TOP - 7,
    size: 22,
    anchor: 'middle',
  })),
];

const title = (text: string, y: number, size: number, look = 'ground-title'): Shape => ({
  kind: 'text',
  look,
  text,
  x: CARTOUCHE[0],
  y: CARTOUCHE[1] + y,
  size,
  anchor: 'middle',
});
const cartouche: readonly Shape[] = [
  ...tabletAt(CARTOUCHE, [146, 134]),
  title('Waterloo', -56, 62),
  title('18 June 1815', -8, 34, 'ground-subtitle'),
  laurelAt(between(CARTOUCHE, [CARTOUCHE[0], CARTOUCHE[1] + 64], 0.5)),
  ...bar,
];

export const FRAME_SHAPES: readonly Shape[] = [
  {
    kind: 'path',
    look: 'ground-frame-line',
    d: rect(FIELD, 0) + rect(FIELD, 8) + rect(SHEET, -RIM + 2),
  },
  { kind: 'path', look: 'ground-frame-edge', d: rect(SHEET, -7) },
  { kind: 'path', look: 'ground-ink', d: band() },
  ...exits,
  ...cartouche,
  ...roseAt([187, 1476]),
];
