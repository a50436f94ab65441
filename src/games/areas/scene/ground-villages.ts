import {
  boxAround,
  hash,
  lineOf,
  overlap,
  range,
  swing,
  type Box,
  type Point,
} from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import { place } from './ground-field.ts';
import { STANDS } from './ground-stands.ts';

/** [3.4] The villages, farms and inns of the field, each where it stood. */

/** A building: its middle in units from that of the place, width, depth, degrees. */
type House = readonly [x: number, y: number, width: number, depth: number, turn: number];
interface Site {
  /** Metres as in the data. */
  readonly at: Point;
  readonly houses: readonly House[];
  readonly church?: Point;
  /** Walled gardens: left, top, width, height; and orchards the same way. */
  readonly gardens?: readonly (readonly [number, number, number, number])[];
  readonly orchards?: readonly (readonly [number, number, number, number])[];
}

/** Houses along the lanes of a village: as many, within these halves. */
const street = (count: number, halfWidth: number, halfHeight: number, salt: number): House[] =>
  range(count).map((i): House => {
    const along = (2 * (i + 0.5)) / count - 1;
    const side = i % 2 === 0 ? 1 : -1;
    return [
      halfWidth * along + 4 * swing(i, salt),
      side * (7 + (halfHeight - 7) * hash(i, salt, 2) ** 1.5) + 3 * Math.sin(along * 4),
      7 + 5 * hash(i, salt, 3),
      5 + 2 * hash(i, salt, 4),
      24 * swing(i, salt, 5) + (hash(i, salt, 6) < 0.3 ? 90 : 0),
    ];
  });
/** A farm around its court. */
const court = (half: number, turn = 0): House[] => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const walls: readonly House[] = [
    [0, -half, 2 * half + 6, 6, turn],
    [-half, 1, 6, 2 * half - 4, turn],
    [half, 2, 6, 2 * half - 8, turn],
    [half * 0.2, half, 1.3 * half, 6, turn],
  ];
  return walls.map(([x, y, w, h, t]): House => [x * cos - y * sin, x * sin + y * cos, w, h, t]);
};

const SITES: Readonly<Record<string, Site>> = {
  Hougoumont: {
    at: [-1370, 790],
    houses: [...court(12, 4), [-2, 0, 8, 6, 4], [-17, 20, 12, 5, 0]],
    gardens: [[18, -15, 46, 32]],
    orchards: [[68, -20, 52, 42]],
  },
  'La Haye Sainte': {
    at: [-65, 95],
    houses: [...court(11, -4)],
    gardens: [[-11, -39, 22, 20]],
    orchards: [[-10, 18, 21, 40]],
  },
  Papelotte: {
    at: [1640, -400],
    houses: [...court(10, 12), [22, 8, 10, 5, 30]],
    gardens: [[-34, -8, 17, 18]],
  },
  'La Haie': {
    at: [2380, -900],
    houses: [...court(9, -8), [18, -10, 9, 5, 20], [-22, 6, 10, 5, 0]],
    orchards: [[14, 2, 24, 20]],
  },
  Smohain: { at: [2480, -390], houses: street(14, 56, 17, 3) },
  Frischermont: {
    at: [2480, 190],
    houses: [...court(13, 8), [26, -8, 12, 6, 8]],
    gardens: [[-42, -14, 24, 28]],
    orchards: [[20, 6, 34, 22]],
  },
  'La Belle Alliance': {
    at: [-70, 1560],
    houses: [
      [-9, -3, 15, 7, 84],
      [13, 6, 8, 14, -4],
      [14, -12, 9, 6, 0],
    ],
    orchards: [[20, -6, 22, 24]],
  },
  'Mont-Saint-Jean': {
    at: [-300, -1850],
    houses: [
      ...street(16, 26, 74, 5).map(([x, y, w, h, t]): House => [x * 0.8, y, w, h, t]),
      [26, 22, 6, 20, 0],
      [40, 22, 6, 20, 0],
      [33, 13, 18, 6, 0],
    ],
    gardens: [[22, 34, 22, 14]],
  },
  'Merbe-Braine': {
    at: [-1480, -1660],
    houses: street(18, 62, 22, 7),
    church: [10, -22],
    orchards: [[-74, -8, 22, 24]],
  },
  'Braine-l’Alleud': {
    at: [-2760, -640],
    houses: [...street(26, 92, 26, 8), ...street(14, 50, 34, 9)],
    church: [-20, -24],
    orchards: [[96, -20, 26, 28]],
  },
  'Le Mesnil': { at: [-2760, 800], houses: street(13, 60, 18, 11), orchards: [[-30, 16, 40, 16]] },
  'Le Caillou': {
    at: [70, 3440],
    houses: [
      [-6, -8, 16, 7, 4],
      [10, -4, 6, 16, 4],
      [-4, 10, 14, 6, 4],
    ],
    gardens: [[-34, -18, 20, 24]],
    orchards: [[20, -14, 30, 30]],
  },
  Plancenoit: {
    at: [1000, 2830],
    houses: [...street(22, 74, 30, 12), ...street(12, 44, 44, 13)],
    church: [-6, -4],
    orchards: [
      [36, -36, 24, 18],
      [-86, 14, 28, 22],
    ],
  },
  Maransart: { at: [2680, 3420], houses: street(14, 56, 24, 14), church: [16, -22] },
  Ohain: {
    at: [3340, -1960],
    houses: [...street(18, 66, 26, 15), ...street(8, 34, 38, 16)],
    church: [-14, -24],
    orchards: [[-72, 4, 26, 24]],
  },
};
/** Single houses of the survey: Decoster's, Rossomme, Maison du Roi, Mon Plaisir, Hanotelet and such. */
const LONE: readonly Point[] = [
  [-190, 2020],
  [-30, 2420],
  [60, 3010],
  [-1500, 2060],
  [2330, 1240],
  [-330, -2300],
  [-1480, 3040],
  [1450, -2090],
  [2060, 3360],
  [3240, 1640],
  [-2300, 2350],
  [3480, 2760],
  [620, -2250],
  [-1380, -2240],
  [-2480, -2080],
  [-2740, 2900],
  [380, 2860],
  [3420, -300],
];

const houseOf = ([ox, oy]: Point, [x, y, width, depth, turn]: House): string => {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return lineOf(
    corners.map(([i, k]): Point => [
      ox + x + i * width * cos - k * depth * sin,
      oy + y + i * width * sin + k * depth * cos,
    ]),
    true,
  );
};
/** A nave, its tower to the west, a wall of the churchyard around it. */
const churchOf = ([ox, oy]: Point, [x, y]: Point): string =>
  houseOf([ox, oy], [x + 2, y, 15, 6, 0]) +
  houseOf([ox, oy], [x - 8, y, 8, 8, 0]) +
  houseOf([ox, oy], [x + 4, y, 4, 11, 0]);
const yardOf = ([ox, oy]: Point, [x, y]: Point): string => {
  const [cx, cy] = [Math.round(ox + x + 1), Math.round(oy + y)];
  return `M${cx - 18} ${cy}a18 13 0 1 1 36 0a18 13 0 1 1-36 0z`;
};
const cross = ([ox, oy]: Point, [x, y]: Point): string => {
  const [cx, cy] = [Math.round(ox + x - 8), Math.round(oy + y)];
  return `M${cx} ${cy - 4}v-9m-3 3h6`;
};

type Rect = readonly [number, number, number, number];
const rectOf = ([ox, oy]: Point, [x, y, w, h]: Rect): string =>
  `M${Math.round(ox + x)} ${Math.round(oy + y)}h${w}v${h}h${-w}z`;
/** Beds of a garden as a cross of paths and rows. */
const bedsOf = ([ox, oy]: Point, [x, y, w, h]: Rect): string => {
  const [left, top] = [Math.round(ox + x), Math.round(oy + y)];
  const rows = range(Math.floor(w / 6)).map((i) => `M${left + 4 + i * 6} ${top + 3}v${h - 6}`);
  return rows.join('') + `M${left} ${top + Math.round(h / 2)}h${w}`;
};
/** Fruit trees in rows. */
const fruitOf = ([ox, oy]: Point, [x, y, w, h]: Rect): string =>
  range(Math.floor(w / 9) * Math.floor(h / 9))
    .map((n) => {
      const [i, k] = [n % Math.floor(w / 9), Math.floor(n / Math.floor(w / 9))];
      const [tx, ty] = [Math.round(ox + x + 3 + i * 9), Math.round(oy + y + 5 + k * 9)];
      return `M${tx} ${ty}a2.500 2.500 0 1 1 5 0a2.500 2.500 0 1 1-5 0z`;
    })
    .join('')
    .replaceAll('.500', '.5');

/** The box around all that is built and planted on a site, from its middle. */
const reachOf = ({ houses, church, gardens = [], orchards = [] }: Site): Box[] => [
  ...houses.map(([x, y, w, h]): Box => boxAround([x, y], w / 2, h / 2)),
  ...(church === undefined ? [] : [boxAround(church, 18, 13)]),
  ...[...gardens, ...orchards].map(([x, y, w, h]): Box => [x, y, x + w, y + h]),
];
const LETTERS = STANDS.flatMap(({ boxes }) => boxes);
const moved = ([left, top, right, bottom]: Box, [x, y]: Point): Box => [
  left + x,
  top + y,
  right + x,
  bottom + y,
];
const SHIFTS = range(13 * 13)
  .map((n): Point => [((n % 13) - 6) * 5, (Math.floor(n / 13) - 6) * 5])
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
/** A site makes room for letters: it goes a little aside, where it covers least of them. */
const settled = (site: Site): Point => {
  const [x, y] = place(site.at);
  const parts = reachOf(site);
  const near = LETTERS.filter((box) => overlap(box, boxAround([x, y], 160)) > 0);
  const cost = ([dx, dy]: Point): number =>
    parts
      .map((part) => moved(part, [x + dx, y + dy]))
      .reduce(
        (sum, part) => near.reduce((more, box) => more + overlap(part, box), sum),
        3 * Math.hypot(dx, dy),
      );
  const costs = SHIFTS.map(cost);
  const [dx, dy] = SHIFTS[costs.indexOf(Math.min(...costs))];
  return [x + dx, y + dy];
};

const sites = Object.values(SITES).map((site) => ({ ...site, at: settled(site) }));
const drawn = (draw: (at: Point, part: Rect) => string, key: 'gardens' | 'orchards'): string =>
  sites.flatMap((site) => (site[key] ?? []).map((part) => draw(site.at, part))).join('');
const churches = (draw: (at: Point, church: Point) => string): string =>
  sites.flatMap(({ at, church }) => (church === undefined ? [] : [draw(at, church)])).join('');
const lone = LONE.map(place)
  .map(
    (at, i) =>
      houseOf(at, [0, 0, 10, 5, 40 * swing(i, 61)]) + houseOf(at, [10, 7, 6, 5, 40 * swing(i, 62)]),
  )
  .join('');
const houses = sites
  .flatMap(({ at, houses: list }) => list.map((house) => houseOf(at, house)))
  .join('');

export const VILLAGES: readonly Shape[] = [
  { kind: 'path', look: 'areas-orchard', d: drawn(rectOf, 'orchards') },
  { kind: 'path', look: 'areas-fruit', d: drawn(fruitOf, 'orchards') },
  { kind: 'path', look: 'areas-garden', d: drawn(rectOf, 'gardens') },
  { kind: 'path', look: 'areas-beds', d: drawn(bedsOf, 'gardens') },
  { kind: 'path', look: 'areas-yard', d: churches(yardOf) },
  { kind: 'path', look: 'ground-buildings', d: houses + lone + churches(churchOf) },
  { kind: 'path', look: 'areas-cross', d: churches(cross) },
];
