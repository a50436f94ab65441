import type { Shape } from '../../../boards/scene.ts';
import { alongWay, seated, type NamedWay, type Seat } from '../../../boards/seats.ts';
import { TOWNS } from '../data/map.ts';
import type { Box, Point } from '../../../boards/plane.ts';
import { range } from '../../../boards/plane.ts';
import { place } from './ground-geometry.ts';
import { OBSTACLES, STACK } from './ground-seats.ts';
import { TOWN_RANKS } from './ground-towns.ts';
import { DEPLOYMENT_WAY, RIVER_LINES, RIVER_NAMES, TOWN_POINTS } from './ground-ways.ts';

/** Lettering: what each label says, and the seats it could take. */

const SIZES = [27, 31, 40];
const LOOKS = ['ground-village', 'ground-town', 'ground-city'];

/** The width of letters in small capitals, a little too wide rather than too narrow. */
const widthOf = (text: string, size: number): number => {
  const wide = text.match(/[mw]/gi)?.length ?? 0;
  const narrow = text.match(/[ijlftse. -]/g)?.length ?? 0;
  return size * (0.2 + 0.6 * text.length + 0.2 * wide - 0.15 * narrow);
};
const textBox = ([x, y]: Point, text: string, size: number): Box => {
  const half = widthOf(text, size) / 2;
  return [x - half, y - size * 0.68, x + half, y + size * 0.22];
};

/** Whether a label could be taken for that of another town. */
const misleads = (box: Box, town: number): boolean => {
  const gap = ([x, y]: Point): number =>
    Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3]));
  const own = gap(TOWN_POINTS[town]);
  return TOWN_POINTS.some((at, other) => other !== town && gap(at) < own + 6);
};

/** Below or above the stack, in the middle or shifted; beside it as a last resort. */
const townSeats = (town: number): Seat[] => {
  const { name } = TOWNS[town];
  const [rank, [x, y]] = [TOWN_RANKS[town], TOWN_POINTS[town]];
  const [size, half] = [SIZES[rank], widthOf(name, SIZES[rank]) / 2];
  const gap = rank === 2 ? 50 : STACK + 3;
  const shifts = range(19).map((k) => ((k % 2 === 0 ? 1 : -1) * Math.ceil(k / 2)) / 9);
  const spots = shifts.flatMap((shift): [Point, number][] => [
    [[x + shift * (half + 16), y + gap + size * 0.7], 90 * Math.abs(shift)],
    [[x + shift * (half + 16), y - gap - size * 0.2], 90 * Math.abs(shift) + 8],
  ]);
  const beside = [-1, 1].flatMap((side) =>
    [0, -14, 14].map((dy): [Point, number] => [
      [x + side * (gap + half), y + size * 0.25 + dy],
      120 + Math.abs(dy),
    ]),
  );
  return [...spots, ...beside].map(([at, dislike]) => ({
    boxes: [textBox(at, name, size)],
    dislike: dislike + (misleads(textBox(at, name, size), town) ? 110 : 0),
    shapes: [
      {
        kind: 'text',
        look: LOOKS[rank],
        text: name,
        x: Math.round(at[0]),
        y: Math.round(at[1]),
        size,
        anchor: 'middle',
      },
    ],
  }));
};

const WAY_SIZE = 27;

/** Long rivers are named once in each half. */
const riverWays = RIVER_NAMES.flatMap((text, river): NamedWay[] => {
  const line = RIVER_LINES[river];
  const half = line.length >> 1;
  const parts = line.length > 150 ? [line.slice(0, half), line.slice(half)] : [line];
  return parts.map((part, i) => ({
    text,
    look: 'ground-river',
    size: WAY_SIZE,
    id: `ground-guide-${river}-${i}`,
    line: part,
    sides: [-1, 1],
    gap: 14,
  }));
});
/** [3.1] Whose zone lies on which side of the deployment line. */
const zoneWays = ['British zone', 'Prussian zone'].map((text, i): NamedWay => ({
  text,
  look: 'ground-zone',
  size: WAY_SIZE,
  id: `ground-guide-zone-${i}`,
  line: DEPLOYMENT_WAY.slice(-14),
  sides: [2 * i - 1],
  gap: 12,
}));

/** [11.0] A depot with the units its loss costs, at a corner of the stack. */
const depotSeats = (town: number): Seat[] => {
  const { base } = TOWNS[town];
  if (base === undefined) return [];
  const [x, y] = TOWN_POINTS[town];
  return [-1, 1].flatMap((right) =>
    [-1, 0, 1].map((down): Seat => {
      const at: Point = [Math.round(x + right * (down === 0 ? 76 : 66)), Math.round(y + down * 40)];
      const d = `M${at[0] - 19} ${at[1] - 12}l19-15 19 15v27h-38z`;
      return {
        boxes: [[at[0] - 23, at[1] - 30, at[0] + 23, at[1] + 19]],
        shapes: [
          { kind: 'path', look: `ground-depot-${base.army.toLowerCase()}`, d },
          {
            kind: 'text',
            look: 'ground-depot-figure',
            text: `${base.loss}`,
            x: at[0],
            y: at[1] + 10,
            size: 30,
            anchor: 'middle',
          },
        ],
        dislike: 0,
      };
    }),
  );
};

/** Names of woods and hills, in italics: middle in kilometres. */
const REGIONS: readonly (readonly [string, number, number, number])[] = [
  ['Forêt de Soignes', 84, 88.6, 26],
  ['Forêt de Mormal', 24, 24, 26],
  ['Ardennes', 145, 36, 40],
  ['Condroz', 140, 46, 34],
];
const regionSeats = ([text, east, north, size]: (typeof REGIONS)[number]): Seat[] =>
  range(11 * 7).map((n) => {
    const [i, k] = [(n % 11) - 5, Math.floor(n / 11) - 3];
    const [x, y] = place([east + i * 1.2, north + k * 1.2]).map(Math.round);
    const half = (text.length * size * 0.44) / 2;
    return {
      boxes: [[x - half, y - size * 0.68, x + half, y + size * 0.22]],
      shapes: [{ kind: 'text', look: 'ground-region', text, x, y, size, anchor: 'middle' }],
      dislike: 4 * Math.hypot(i, k),
    };
  });

const order = [2, 1, 0].flatMap((rank) =>
  range(TOWNS.length).filter((town) => TOWN_RANKS[town] === rank),
);
const choices = [
  ...order.map(townSeats),
  ...range(TOWNS.length).map(depotSeats),
  ...REGIONS.map(regionSeats),
  ...[...riverWays, ...zoneWays].map((way) => alongWay(way)),
].filter((seats) => seats.length > 0);

const SEATS = seated(choices, OBSTACLES);
/** The room that each label takes. */
export const LABEL_BOXES: readonly (readonly Box[])[] = SEATS.map((seat) => seat.boxes);
export const LABELS: readonly Shape[] = SEATS.flatMap((seat) => seat.shapes);
