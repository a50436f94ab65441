import { aside, between, hash, lineOf, paced, range, round, swing } from './plane.ts';
import type { Point } from './plane.ts';
import type { Shape } from './scene.ts';

/** What hand-coloured survey maps have in common: strips, woods, hachures, compass rose, tablet, laurel. */

type Plot = readonly [Point, Point, Point, Point];

/** Plough strips from edge to edge of a plot, one way or the other. */
const strips = ([a, b, c, d]: Plot, salt: number): string => {
  const count = 2 + Math.floor(hash(salt, 5) * 4);
  const [p, q, r, s] = hash(salt, 6) < 0.5 ? [a, b, d, c] : [a, d, b, c];
  return range(count)
    .map((n) => (n + 1) / (count + 1))
    .map((t) => lineOf([between(p, q, t), between(r, s, t)], false, false))
    .join('');
};

const TINTS = [
  'ground-field-straw',
  'ground-field-ochre',
  'ground-field-green',
  'ground-field-fallow',
];

/** Plots between the corners of a grid; some have the tint of their parish. */
export const fieldsOn = (
  columns: number,
  rows: number,
  corner: (i: number, k: number) => Point,
): Shape[] => {
  const plots = range(columns * rows).map((n) => {
    const [i, k] = [n % columns, Math.floor(n / columns)];
    const plot: Plot = [corner(i, k), corner(i + 1, k), corner(i + 1, k + 1), corner(i, k + 1)];
    const isParish = hash(n, 7) < 0.45;
    const tint = Math.floor((isParish ? hash(i >> 1, k >> 1, 3) : hash(i, k, 4)) * 6);
    return { plot, tint, salt: n };
  });
  const sown = plots.filter(({ tint, salt }) => tint < 4 && hash(salt, 4) < 0.75);
  return [
    ...TINTS.map((look, own): Shape => {
      const same = plots.filter(({ tint }) => tint === own);
      return { kind: 'path', look, d: same.map(({ plot }) => lineOf(plot, true, false)).join('') };
    }),
    {
      kind: 'path',
      look: 'ground-strips',
      d: sown.map(({ plot, salt }) => strips(plot, salt)).join(''),
    },
  ];
};

export const inside = ([x, y]: Point, edge: readonly Point[]): boolean =>
  edge.filter(([ax, ay], i) => {
    const [bx, by] = edge[(i + 1) % edge.length];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  }).length %
    2 ===
  1;

/** A wood within its edge; `reach` is how far from the middle any of it lies. */
export interface Wood {
  readonly at: Point;
  readonly edge: readonly Point[];
  readonly reach: number;
}

/** The edge of a wood as the round heads of its outermost trees. */
const scallops = ({ edge }: Wood): string => {
  const heads = paced(edge, 8.5).map((p, i): Point => [
    Math.round(p[0] + 2 * swing(i, 8)),
    Math.round(p[1] + 2 * swing(i, 9)),
  ]);
  const arcs = heads
    .slice(1)
    .map((p, i) => `a5 5 0 0 1 ${p[0] - heads[i][0]} ${p[1] - heads[i][1]}`);
  return `M${heads[0].join(' ')}${arcs.join('')}z`;
};

/** Trees within: a round head and its shade to the south-east. */
const tufts = ({ at, edge, reach }: Wood, salt: number): string => {
  const side = Math.ceil(reach / 6);
  return range(side * side)
    .map((n): Point => {
      const [i, k] = [n % side, Math.floor(n / side)];
      return [
        at[0] - reach * 1.2 + (i + (k % 2) / 2) * 14.4 + 4 * swing(n, salt, 1),
        at[1] - reach * 1.2 + k * 14.4 + 4 * swing(n, salt, 2),
      ];
    })
    .filter((p) => inside(p, edge))
    .map(([x, y]) => `M${Math.round(x) - 4} ${Math.round(y)}a4 4 0 0 1 8 0q0 3-3 3`)
    .join('');
};

/** The wood itself: the shade it throws, its mass, its trees. */
export const forestOf = (woods: readonly Wood[]): Shape[] => [
  {
    kind: 'path',
    look: 'ground-wood-shade',
    d: woods.map((wood) => lineOf(paced(wood.edge, 14), true, false)).join(''),
  },
  { kind: 'path', look: 'ground-wood', d: woods.map(scallops).join('') },
  { kind: 'path', look: 'ground-tufts', d: woods.map(tufts).join('') },
];

export const stroke = (from: Point, to: Point): string => lineOf([from, to], false, false);

/** Strokes down one side of a crest; it is steepest in the middle. */
export const slope = (crest: readonly Point[], side: number, reach: number, salt: number): string =>
  crest
    .slice(1)
    .map((p, i) => {
      const swell = Math.sin((Math.PI * (i + 1)) / crest.length);
      const from = aside(p, crest[i], p, 0, side * (2 + 2 * hash(i, salt)));
      const far = side * (5 + reach * swell * (0.7 + 0.5 * hash(i, salt, 2)));
      return stroke(from, aside(p, crest[i], p, 3 * swing(i, salt, 3), far));
    })
    .join('');

const polar = ([x, y]: Point, r: number, degreesFromNorth: number): Point => {
  const angle = ((degreesFromNorth - 90) * Math.PI) / 180;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
};

/** Half of each point of the star: the dark half is the one turned away from the light. */
const rays = (at: Point, r: number, turn: number, side: number): string =>
  range(4)
    .map((k) => k * 90 + turn)
    .map((a) => lineOf([at, polar(at, r, a), polar(at, r * 0.24, a + side * 45)], true))
    .join('');

export const roseAt = (at: Point): Shape[] => [
  { kind: 'circle', look: 'ground-rose-ring', x: at[0], y: at[1], r: 56 },
  { kind: 'circle', look: 'ground-rose-ring', x: at[0], y: at[1], r: 50 },
  { kind: 'path', look: 'ground-rose-light', d: rays(at, 62, 45, -1) + rays(at, 84, 0, -1) },
  { kind: 'path', look: 'ground-rose-dark', d: rays(at, 62, 45, 1) },
  { kind: 'path', look: 'ground-rose-main', d: rays(at, 84, 0, 1) },
  {
    kind: 'text',
    look: 'ground-title',
    text: 'N',
    x: at[0],
    y: round(at[1] - 90),
    size: 32,
    anchor: 'middle',
  },
];

/** Half of the sides of a tablet. */
export type Halves = readonly [width: number, height: number];

/** A tablet with hollowed corners, drawn so far within its edge. */
const tablet = ([x, y]: Point, [halfWidth, halfHeight]: Halves, inset: number): string => {
  const [w, h, r] = [halfWidth - inset, halfHeight - inset, 26 - inset / 2];
  const [left, top] = [round(x - w), round(y - h)];
  const [across, down] = [2 * (w - r), 2 * (h - r)];
  const hollow = (dx: number, dy: number): string => `a${r} ${r} 0 0 0 ${dx} ${dy}`;
  return `M${left + r} ${top}h${across}${hollow(r, r)}v${down}${hollow(-r, r)}h${-across}${hollow(-r, -r)}v${-down}${hollow(r, -r)}z`;
};

export const tabletAt = (at: Point, halves: Halves): Shape[] => [
  { kind: 'path', look: 'ground-tablet-shade', d: tablet(at, halves, 0) },
  { kind: 'path', look: 'ground-tablet', d: tablet(at, halves, 0) },
  { kind: 'path', look: 'ground-frame-line', d: tablet(at, halves, 8) },
];

/** One of two branches of laurel, whose stalks cross here. */
const branch = ([cx, cy]: Point, side: number): string =>
  range(11)
    .map((k) => {
      const [x, y] = [cx + side * (10 + k * 11), cy - 0.05 * (k - 5) ** 2 + 0.3 * k];
      const up = k % 2 === 0 ? -1 : 1;
      const long = 13 + 3 * hash(k, 41);
      return `M${round(x)} ${round(y)}q${round(side * long * 0.3)} ${up * 8} ${round(side * long)} ${up * 6}q${round(-side * long * 0.2)} ${up * -5} ${round(-side * long)} ${-up * 6}z`;
    })
    .join('');

export const laurelAt = (at: Point): Shape => ({
  kind: 'path',
  look: 'ground-laurel',
  d: branch(at, 1) + branch(at, -1),
});
