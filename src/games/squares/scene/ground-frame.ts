import { range, round, type Point } from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import { laurelAt, roseAt, tabletAt } from '../../../boards/survey.ts';
import { widthOf } from '../../../boards/lettering.ts';
import type { Battle } from '../battle.ts';
import type { CalendarDay } from '../scenario.ts';
import type { Survey } from '../data/names.ts';
import { fieldOf, PANEL_WIDTH, sheetOf, SQUARE_SIZE, STRIP } from './field.ts';
import { keyOf } from './ground-key.ts';

/** The frame with the numbers of columns and rows, where the roads lead, and the panel with title, scale, key and rose. */

const RIM = 14;
const rect = ([left, top, right, bottom]: readonly number[], by: number): string =>
  `M${left - by} ${top - by}H${right + by}V${bottom + by}H${left - by}Z`;

/** A square, black, and a square, white, along all four sides. */
const band = ([left, top, right, bottom]: readonly number[]): string => {
  const step = 2 * SQUARE_SIZE;
  const across = range(Math.ceil((right - left) / step)).map((i) => {
    const [from, width] = [left + i * step, SQUARE_SIZE];
    return `M${from} ${top - 7}h${width}v4h-${width}zM${from} ${bottom + 3}h${width}v4h-${width}z`;
  });
  const down = range(Math.ceil((bottom - top) / step)).map((i) => {
    const [from, height] = [top + i * step, SQUARE_SIZE];
    return `M${left - 7} ${from}v${height}h4v-${height}zM${right + 3} ${from}v${height}h4v-${height}z`;
  });
  return [...across, ...down].join('');
};

const NUMBER_SIZE = 29;
const EVERY = 5;
/** From the edge of the field to the middle of what is printed along it. */
const BESIDE = 25;
/** [5.121] Every fifth column and row bears its number on all sides. */
const numbers = ({ grid: board }: Battle): Shape[] => {
  const [left, top, right, bottom] = fieldOf(board);
  const shown = (n: number, x: number, y: number): Shape => ({
    kind: 'text',
    look: 'squares-number',
    text: `${n}`,
    x: round(x),
    y: round(y + NUMBER_SIZE * 0.32),
    size: NUMBER_SIZE,
    anchor: 'middle',
  });
  const every = (count: number): number[] => range(Math.ceil(count / EVERY)).map((n) => n * EVERY);
  const middle = (n: number): number => (n + 0.5) * SQUARE_SIZE;
  return [
    ...every(board.width).flatMap((n) => [
      shown(n, left + middle(n), top - BESIDE),
      shown(n, left + middle(n), bottom + BESIDE),
    ]),
    ...every(board.height).flatMap((n) => [
      shown(n, left - BESIDE, top + middle(n)),
      shown(n, right + BESIDE, top + middle(n)),
    ]),
  ];
};

const EXIT_SIZE = 27;
/** Beside the road, but between two of the numbers. */
const slot = (n: number, count: number): number => {
  const most = Math.max(0, Math.floor((count - 1) / EVERY) - 1);
  return (Math.min(most, Math.floor(n / EVERY)) + 0.5) * EVERY + 0.5;
};
const exits = ({ grid: board }: Battle, survey: Survey | null): Shape[] => {
  const [left, top, right, bottom] = fieldOf(board);
  return (survey?.exits ?? []).map(([text, column, row]): Shape => {
    const x = left + slot(column, board.width) * SQUARE_SIZE;
    const y = top + slot(row, board.height) * SQUARE_SIZE;
    const drop = EXIT_SIZE * 0.3;
    const seats: readonly (readonly [boolean, Point, number])[] = [
      [row === 0, [x, top - BESIDE + drop], 0],
      [row === board.height - 1, [x, bottom + BESIDE + drop], 0],
      [column === 0, [left - BESIDE + drop, y], -90],
      [column === board.width - 1, [right + BESIDE - drop, y], 90],
    ];
    const [, at, turn] = seats.find(([isThere]) => isThere) ?? seats[0];
    return {
      kind: 'text',
      look: 'squares-exit',
      text,
      x: round(at[0]),
      y: round(at[1]),
      size: EXIT_SIZE,
      anchor: 'middle',
      turn,
    };
  });
};

const MIDDLE = RIM + (PANEL_WIDTH + STRIP - 36 - RIM) / 2;
const WIDTH = PANEL_WIDTH - 30;
const CARTOUCHE: Point = [MIDDLE, 152];
const HALF_HEIGHT = 112;

const title = (text: string, y: number, size: number, look = 'ground-title'): Shape => ({
  kind: 'text',
  look,
  text,
  x: CARTOUCHE[0],
  y,
  size,
  anchor: 'middle',
});

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const dateOf = ({ year, month, day }: CalendarDay): string => `${day} ${MONTHS[month - 1]} ${year}`;

/** As large as the room allows. */
const fitting = (text: string, size: number, room: number): number =>
  Math.min(size, Math.floor((size * room) / widthOf(text, size, false)));

const YARDS = 500;
/** Five hundred yards, by squares of a hundred. */
const scaleBar = (y: number): Shape[] => {
  const from = round(CARTOUCHE[0] - (YARDS * SQUARE_SIZE) / 200);
  const long = (YARDS * SQUARE_SIZE) / 100;
  return [
    { kind: 'path', look: 'ground-scale', d: `M${from} ${y}h${long}v8h-${long}z` },
    {
      kind: 'path',
      look: 'ground-ink',
      d: [0, 2, 4]
        .map((n) => `M${from + n * SQUARE_SIZE} ${y}h${SQUARE_SIZE}v8h-${SQUARE_SIZE}z`)
        .join(''),
    },
    ...[0, 500].map((yards): Shape => ({
      kind: 'text',
      look: 'ground-degree',
      text: yards === 0 ? '0' : '500 yards',
      x: round(from + (yards * SQUARE_SIZE) / 100),
      y: y - 8,
      size: 26,
      // Centred it would run into the frame.
      anchor: yards === 0 ? 'middle' : 'end',
    })),
  ];
};

const cartouche = ({ scenario }: Battle): Shape[] => {
  const [name, more] = scenario.title.split(': ');
  const [, y] = CARTOUCHE;
  const room = WIDTH - 44;
  const lines =
    more === undefined ? [] : [title(more, y - 16, fitting(more, 34, room), 'ground-subtitle')];
  const date = dateOf(scenario.date);
  return [
    ...tabletAt(CARTOUCHE, [WIDTH / 2, HALF_HEIGHT]),
    title(name, y - (more === undefined ? 38 : 52), fitting(name, 62, room)),
    ...lines,
    title(date, y + (more === undefined ? 8 : 18), fitting(date, 32, room), 'ground-subtitle'),
    laurelAt([CARTOUCHE[0], y + 42]),
    ...scaleBar(y + 84),
  ];
};

export const frameOf = (battle: Battle, survey: Survey | null): Shape[] => {
  const field = fieldOf(battle.grid);
  const { width, height } = sheetOf(battle.grid);
  const sheet = [0, 0, width, height];
  const [left, top, right, bottom] = field;
  const key = keyOf(battle, [MIDDLE - WIDTH / 2, CARTOUCHE[1] + HALF_HEIGHT + 54]);
  const rose: Point = [MIDDLE, height - 132];
  const room = rose[1] - 130 - key.bottom;
  return [
    {
      kind: 'path',
      look: 'ground-margin',
      d: `M0 0H${width}V${height}H0ZM${left} ${top}V${bottom}H${right}V${top}Z`,
    },
    {
      kind: 'path',
      look: 'ground-frame-line',
      d: rect(field, 0) + rect(field, 9) + rect(sheet, -RIM),
    },
    { kind: 'path', look: 'ground-frame-edge', d: rect(sheet, -7) },
    { kind: 'path', look: 'ground-ink', d: band(field) },
    ...numbers(battle),
    ...exits(battle, survey),
    ...cartouche(battle),
    ...key.shapes,
    ...(room > 0 ? roseAt(rose) : []),
  ];
};
