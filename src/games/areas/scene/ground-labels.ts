import {
  aside,
  boxAround,
  distance,
  hash,
  lineOf,
  overlap,
  paced,
  range,
  round,
  smooth,
  type Box,
  type Point,
} from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import { AREAS, type Terrain } from '../data/map.ts';
import { BROOK_NAMES, BROOKS } from './ground-edges.ts';
import { FIELD } from './ground-field.ts';
import { insetOf } from './ground-land.ts';
import { widthOf } from '../../../boards/lettering.ts';
import type { Sign } from './ground-plans.ts';
import { bandAt, STANDS } from './ground-stands.ts';

/** [3.3] [3.5] [3.7] What is printed in the areas, and the names of the brooks. */

const NAME_LOOKS: Readonly<Record<Terrain, string>> = {
  clear: 'areas-name',
  elevated: 'areas-name',
  forest: 'areas-name-wood',
  village: 'areas-name-village',
};

const at = ([x, y]: Point): { x: number; y: number } => ({ x: round(x), y: round(y) });
const figure = (look: string, text: string, place: Point, size: number): Shape => ({
  kind: 'text',
  look,
  text,
  ...at([place[0], place[1] + size * 0.32]),
  size,
  anchor: 'middle',
});

/** [3.3] A circle for clear ground, with a second ring on heights; a triangle for woods, a square for villages. */
const SYMBOLS: Readonly<Record<Terrain, (x: number, y: number) => string>> = {
  clear: (x, y) => `M${x - 15} ${y}a15 15 0 1 1 30 0a15 15 0 1 1-30 0z`,
  elevated: (x, y) => `M${x - 15} ${y}a15 15 0 1 1 30 0a15 15 0 1 1-30 0z`,
  forest: (x, y) => `M${x} ${y - 18}l18 31h-36z`,
  village: (x, y) => `M${x - 14} ${y - 14}h28v28h-28z`,
};
export const symbolPath = (terrain: Terrain, [x, y]: Point): string =>
  SYMBOLS[terrain](Math.round(x), Math.round(y));
export const ringPath = ([x, y]: Point): string =>
  `M${Math.round(x) - 11.5} ${Math.round(y)}a11.5 11.5 0 1 1 23 0a11.5 11.5 0 1 1-23 0z`;

/** Sealing wax: a round with an uneven edge. */
export const sealPath = ([x, y]: Point, r: number): string =>
  lineOf(
    smooth(
      range(19).map((k): Point => {
        const angle = (k / 18) * 2 * Math.PI;
        const far = r * (1 - 0.11 * hash(k % 18, 71));
        return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
      }),
      3,
    ),
    true,
  );

/** A gun on its carriage, muzzle to the right: barrel, trail, wheel with its spokes left free. */
const cannonPath = ([cx, cy]: Point): string => {
  const [x, y] = [Math.round(cx), Math.round(cy)];
  const spokes = range(6).map((k) => {
    const [from, to] = [(k * Math.PI) / 3 + 0.16, ((k + 1) * Math.PI) / 3 - 0.16];
    const rim = (angle: number): Point => [
      x + 5.2 * Math.cos(angle),
      y + 4 + 5.2 * Math.sin(angle),
    ];
    const middle = (from + to) / 2;
    return lineOf(
      [[x + 1.6 * Math.cos(middle), y + 4 + 1.6 * Math.sin(middle)], rim(to), rim(from)],
      true,
    );
  });
  return (
    `M${x - 10} ${y - 5}l-4-1 1-4 4-1 27-1 1-1v9l-1-1-22 4z` +
    `M${x - 2} ${y - 2}l-15 12h-4l2-3 11-11z` +
    `M${x - 7} ${y + 4}a7 7 0 1 1 14 0a7 7 0 1 1-14 0z${spokes.join('')}`
  );
};

const placesOf = (sign: Sign, terrain?: Terrain): (readonly [area: number, place: Point])[] =>
  STANDS.flatMap(({ signs }, area) =>
    terrain === undefined || AREAS[area].terrain === terrain
      ? signs.flatMap(([kind, place]) => (kind === sign ? [[area, place] as const] : []))
      : [],
  );
const symbolsOf = (terrain: Terrain): Shape => ({
  kind: 'path',
  look: `areas-symbol-${terrain}`,
  d: placesOf('symbol', terrain)
    .map(([, place]) => symbolPath(terrain, place))
    .join(''),
});
const isBlue = (area: number): boolean => AREAS[area].blue !== undefined;
const worth = (area: number): number => AREAS[area].blue ?? AREAS[area].green ?? 0;
const seals = placesOf('seal');
const coloured = (blue: boolean): readonly (readonly [number, Point])[] =>
  seals.filter(([area]) => isBlue(area) === blue);
const sealed = (blue: boolean): Shape => ({
  kind: 'path',
  look: blue ? 'areas-seal-blue' : 'areas-seal-green',
  d: coloured(blue)
    .map(([, place]) => sealPath(place, 16.5))
    .join(''),
});

const signs: readonly Shape[] = [
  ...(['clear', 'elevated', 'forest', 'village'] as const).map(symbolsOf),
  {
    kind: 'path',
    look: 'areas-ring',
    d: placesOf('symbol', 'elevated')
      .map(([, place]) => ringPath(place))
      .join(''),
  },
  sealed(true),
  sealed(false),
  {
    kind: 'path',
    look: 'areas-cannon',
    d: placesOf('cannon')
      .map(([, place]) => cannonPath(place))
      .join(''),
  },
  ...placesOf('symbol').map(([area, [x, y]]) =>
    figure(
      'areas-tem',
      `${AREAS[area].tem}`,
      [x, y + (AREAS[area].terrain === 'forest' ? 3 : 0)],
      22,
    ),
  ),
  ...placesOf('number').map(([area, place]) =>
    figure(
      AREAS[area].terrain === 'forest' ? 'areas-number-wood' : 'areas-number',
      `${AREAS[area].id}`,
      place,
      25,
    ),
  ),
  ...seals.map(([area, place]) => figure('areas-worth', `${worth(area)}`, place, 23)),
];

const names: readonly Shape[] = STANDS.flatMap(({ name }, area) =>
  name.lines.map(([text, place]): Shape => ({
    kind: 'text',
    look: NAME_LOOKS[AREAS[area].terrain],
    text,
    ...at(place),
    size: name.size,
    anchor: 'middle',
  })),
);

/** [3.7] A ribbon of its colour inside the outline of a victory area. */
export const RIBBONS: readonly Shape[] = [true, false].map((blue) => ({
  kind: 'path',
  look: blue ? 'areas-ribbon-blue' : 'areas-ribbon-green',
  d: coloured(blue)
    .map(([area]) =>
      lineOf(
        insetOf(area, () => 6),
        true,
      ),
    )
    .join(''),
}));

const BROOK_SIZE = 24;
const taken: readonly Box[] = STANDS.flatMap(({ at: middle, boxes }) => [bandAt(middle), ...boxes]);

interface BrookName {
  readonly boxes: readonly Box[];
  readonly guide: readonly Point[];
  readonly cost: number;
}
/** A name beside a stretch of the brook, read from left to right. */
const beside = (
  steps: readonly Point[],
  count: number,
  from: number,
  side: number,
): BrookName[] => {
  const stretch = steps.slice(from, from + count + 1);
  const straight = distance(stretch[0], stretch[stretch.length - 1]);
  if (stretch.length <= count || straight < count * 8.4) return [];
  const course = stretch[count][0] >= stretch[0][0] ? stretch : stretch.toReversed();
  const [start, end] = [course[0], course[count]];
  const across = side < 0 ? -9 : 9 + BROOK_SIZE * 0.62;
  const guide = smooth(
    [0, 0.34, 0.67, 1].map((t) => aside(course[Math.round(t * count)], start, end, 0, across)),
    4,
  );
  const boxes = guide.map((p) => boxAround(aside(p, start, end, 0, -6), 9));
  const covered = boxes.reduce(
    (sum, box) => taken.reduce((more, other) => more + overlap(box, other), sum),
    0,
  );
  const out = boxes.some(
    ([left, top, right, bottom]) =>
      left < FIELD[0] + 8 || right > FIELD[2] - 8 || top < FIELD[1] || bottom > FIELD[3],
  );
  return [{ boxes, guide, cost: 10 * covered + (count * 10 - straight) + (out ? 5000 : 0) }];
};
const brookNames = BROOK_NAMES.flatMap((text, i) => {
  const steps = paced(BROOKS[i], 10);
  const count = Math.ceil((widthOf(text, BROOK_SIZE, false) * 1.12) / 10);
  const choices = range(steps.length).flatMap((from) =>
    [-1, 1].flatMap((side) => beside(steps, count, from, side)),
  );
  const [best] = choices.sort((a, b) => a.cost - b.cost);
  return choices.length === 0 ? [] : [{ text, ...best }];
});
const brooks: readonly Shape[] = brookNames.flatMap(({ text, guide }, i): Shape[] => [
  { kind: 'path', look: 'ground-guide', d: lineOf(guide), id: `areas-brook-${i}` },
  {
    kind: 'text',
    look: 'ground-river',
    text,
    x: 0,
    y: 0,
    size: BROOK_SIZE,
    along: { path: `areas-brook-${i}`, at: 0 },
  },
]);

/** The room that every label in the field takes: of an area its name and signs, then of a brook. */
export const LABEL_BOXES: readonly (readonly Box[])[] = [
  ...STANDS.map(({ boxes }) => boxes),
  ...brookNames.map(({ boxes }) => boxes),
];
export const LABELS: readonly Shape[] = [...signs, ...names, ...brooks];
