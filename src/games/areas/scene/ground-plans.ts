import { GRAND_BATTERY, type AreaDatum } from '../data/map.ts';
import { broken, widthOf } from '../../../boards/lettering.ts';

/** How what is printed in an area may be arranged around its counters. */

/** Two stacks of counters side by side. */
export const BAND_WIDTH = 126;
export const BAND_HEIGHT = 60;
const SYMBOL = 30;
export const SIGN_GAP = 3;
const SIZES = [30, 28, 26, 25, 24, 23, 22, 21, 20, 19, 18];

export type Sign = 'symbol' | 'number' | 'seal' | 'cannon';
export const SIGN_WIDTHS: Readonly<Record<Sign, number>> = {
  symbol: SYMBOL + 1,
  number: 27,
  seal: 32,
  cannon: 38,
};
export const SIGN_HEIGHTS: Readonly<Record<Sign, number>> = {
  symbol: SYMBOL + 1,
  number: 22,
  seal: 32,
  cannon: 24,
};
/** Where the signs stand, whatever the name's size. */
export interface Layout {
  /** The name's row is above the counters or below them. */
  readonly above: boolean;
  /** Signs in the name's row, left of the counters, right of them, and in a row on their other side. */
  readonly inline: readonly Sign[];
  readonly left: readonly Sign[];
  readonly right: readonly Sign[];
  readonly opposite: readonly Sign[];
  /** How little it is liked by itself, in units of letter size. */
  readonly dislike: number;
}
/** The name at a size, in one line or two. */
export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
  readonly widths: readonly number[];
  readonly dislike: number;
}

const BADGE: readonly Sign[] = ['symbol', 'number'];
const NONE: readonly Sign[] = [];
/** Where the badge and the other signs may stand: in the name's row, left, right, opposite. */
const arrangements = (extras: readonly Sign[]): readonly (readonly (readonly Sign[])[])[] => {
  const plain = [
    [[...BADGE, ...extras], NONE, NONE, NONE],
    [extras, BADGE, NONE, NONE],
    [extras, NONE, BADGE, NONE],
    [extras, NONE, NONE, BADGE],
    [extras, ['symbol'], ['number'], NONE],
    [['number', ...extras], ['symbol'], NONE, NONE],
  ] as const;
  if (extras.length === 0) return plain;
  return [
    ...plain,
    [NONE, BADGE, extras, NONE],
    [NONE, extras, BADGE, NONE],
    [BADGE, NONE, extras, NONE],
    [BADGE, extras, NONE, NONE],
    [NONE, NONE, NONE, [...BADGE, ...extras]],
    [BADGE, NONE, NONE, extras],
    [NONE, BADGE, NONE, extras],
    [NONE, extras, NONE, BADGE],
    [NONE, NONE, extras, BADGE],
    [['number'], ['symbol'], extras, NONE],
    [NONE, ['symbol'], ['number'], extras],
    [NONE, extras, ['number'], ['symbol']],
    [NONE, extras, ['symbol'], ['number']],
    [['symbol'], extras, ['number'], NONE],
    [['number'], extras, NONE, ['symbol']],
    [NONE, ['symbol'], extras, ['number']],
  ];
};

/** A number across the counters from its symbol is soon read as that of the next area. */
const isTorn = (left: readonly Sign[], right: readonly Sign[]): boolean =>
  left.length + right.length === 2 && left.includes('symbol') && right.includes('number');

const extrasOf = ({ id, blue, green }: AreaDatum): Sign[] => [
  ...((blue ?? green) === undefined ? [] : (['seal'] as const)),
  ...(GRAND_BATTERY.indirect.some(({ target }) => target === id) ? (['cannon'] as const) : []),
];
export const layoutsOf = (area: AreaDatum): Layout[] =>
  arrangements(extrasOf(area)).flatMap(([inline, left, right, opposite], k) =>
    [true, false].map((above) => ({
      above,
      inline,
      left,
      right,
      opposite,
      dislike: 0.3 * k + (opposite.length > 0 ? 1 : 0) + (isTorn(left, right) ? 4 : 0),
    })),
  );
export const letteringsOf = ({ name, terrain }: AreaDatum): Lettering[] =>
  broken(name).flatMap((lines) => {
    const ems = lines.map((line) => widthOf(line, 1, terrain === 'village'));
    return SIZES.map((size) => ({
      lines,
      size,
      widths: ems.map((em) => em * size),
      dislike: 1.5 * (lines.length - 1) - size,
    }));
  });

export const lengthOf = (signs: readonly Sign[]): number =>
  signs.reduce((sum, sign) => sum + SIGN_WIDTHS[sign] + SIGN_GAP, 0);
/** What follows the name in its row. */
export const isSeal = (sign: Sign): boolean => sign === 'seal' || sign === 'cannon';
export const heightOf = (signs: readonly Sign[]): number =>
  Math.max(0, ...signs.map((sign) => SIGN_HEIGHTS[sign]));
/** Beside the counters signs stand one above the other. */
export const columnOf = (signs: readonly Sign[]): number =>
  Math.max(0, ...signs.map((sign) => SIGN_WIDTHS[sign] + SIGN_GAP));
