import {
  aside,
  between,
  boundsOf,
  distance,
  hash,
  lineOf,
  paced,
  range,
  smooth,
  swing,
  type Point,
} from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import { fieldsOn, forestOf, stroke, type Wood } from '../../../boards/survey.ts';
import { AREAS } from '../data/map.ts';
import { BORDERS, BROOKS, OUTLINES, outlinePath } from './ground-edges.ts';
import { FIELD, MAP_HEIGHT, MAP_WIDTH } from './ground-field.ts';

/** Fields, meadows, heights and woods. */

const [LEFT, TOP, RIGHT, BOTTOM] = FIELD;
const CELL = 42;
const COLUMNS = Math.ceil((RIGHT - LEFT) / CELL);
const ROWS = Math.ceil((BOTTOM - TOP) / CELL);
const clamp = (n: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, n));
const corner = (i: number, k: number): Point => [
  clamp(LEFT + i * CELL + 13 * swing(i, k, 1), LEFT, i === COLUMNS ? RIGHT : RIGHT - 2),
  clamp(TOP + k * CELL + 13 * swing(i, k, 2), TOP, k === ROWS ? BOTTOM : BOTTOM - 2),
];
/** At the edge of the sheet fields end straight. */
const rimmed = (i: number, k: number): Point => {
  const [x, y] = corner(i, k);
  return [i === 0 ? LEFT : i === COLUMNS ? RIGHT : x, k === 0 ? TOP : k === ROWS ? BOTTOM : y];
};
export const FIELDS: readonly Shape[] = [
  { kind: 'path', look: 'ground-margin', d: `M0 0H${MAP_WIDTH}V${MAP_HEIGHT}H0Z` },
  { kind: 'path', look: 'ground-paper', d: `M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z` },
  ...fieldsOn(COLUMNS, ROWS, rimmed),
];

const inField = ([x, y]: Point): Point => [clamp(x, LEFT, RIGHT), clamp(y, TOP, BOTTOM)];
/** Meadows: an uneven strip along each brook. */
const meadowOf = (brook: readonly Point[], salt: number): string => {
  const steps = paced(brook, 20);
  const bank = (side: number): Point[] =>
    steps.map((p, i) => {
      const far = side * Math.min(6 + 4 * i, 12 + 16 * hash(i, salt, side));
      const [before, after] = [steps[Math.max(0, i - 1)], steps[Math.min(steps.length - 1, i + 1)]];
      return inField(aside(p, before, after, 0, far));
    });
  return lineOf([...smooth(bank(1), 2), ...smooth(bank(-1), 2).toReversed()], true, false);
};
export const MEADOWS: readonly Shape[] = [
  { kind: 'path', look: 'ground-meadow', d: BROOKS.map(meadowOf).join('') },
];

const numbersOf = (terrain: string): number[] =>
  range(AREAS.length).filter((i) => AREAS[i].terrain === terrain);

const isHigh = (id: number): boolean => AREAS[id - 1].terrain === 'elevated';
/** Whether the inside of an area lies to the right of the line as it is walked. */
const sideOf = (area: number, line: readonly Point[]): number => {
  const outline = OUTLINES[area];
  const at = outline.findIndex((p) => distance(p, line[1]) < 0.2);
  return distance(outline[(at + 1) % outline.length], line[2]) < 0.2 ? 1 : -1;
};

/** Strokes down from a plateau to one of its sides: long and dark towards the south-east. */
interface Brow {
  readonly line: readonly Point[];
  readonly side: number;
  readonly salt: number;
}
const BROWS: readonly Brow[] = BORDERS.flatMap(({ line, areas }, salt): Brow[] => {
  const high = areas.filter(isHigh);
  return high.length === 1 ? [{ line, side: sideOf(high[0] - 1, line), salt }] : [];
});
const hachures = ({ line, side, salt }: Brow, dark: boolean): string => {
  const steps = paced(line, 3.4);
  return steps
    .slice(1)
    .flatMap((p, i) => {
      const before = steps[i];
      const [dx, dy] = [p[0] - before[0], p[1] - before[1]];
      const isDark = side * (dy - dx) > 0;
      if (isDark !== dark) return [];
      const swell = 0.75 + 0.25 * Math.sin(i / 9 + salt);
      const toEnd = Math.min(i, steps.length - 2 - i) * 3.4;
      const taper = Math.min(1, 0.25 + toEnd / 30);
      const top = ((dark ? 25 : 14) * swell + 5 * hash(i, salt, 2)) * taper;
      const foot = (3 + 2 * hash(i, salt)) * taper;
      const lean = 2 * swing(i, salt, 3);
      return [stroke(aside(p, before, p, lean, side * top), aside(p, before, p, 0, side * foot))];
    })
    .join('');
};
const heights = numbersOf('elevated');
export const HEIGHTS: readonly Shape[] = [
  { kind: 'path', look: 'areas-height', d: heights.map(outlinePath).join('') },
  {
    kind: 'path',
    look: 'ground-hachure',
    d: BROWS.map((brow) => hachures(brow, false)).join(''),
  },
  {
    kind: 'path',
    look: 'ground-hachure-shade',
    d: BROWS.map((brow) => hachures(brow, true)).join(''),
  },
];

const isAtRim = ([x, y]: Point): boolean =>
  x <= LEFT + 1 || x >= RIGHT - 1 || y <= TOP + 1 || y >= BOTTOM - 1;

/** The outline moved inwards, closed. */
export const insetOf = (area: number, by: (p: Point, i: number) => number): Point[] => {
  const outline = OUTLINES[area];
  const steps = paced([...outline, outline[0]], 13);
  const moved = steps.map((p, i) => {
    const [before, after] = [steps.at(i - 1) ?? p, steps[(i + 1) % steps.length]];
    return aside(p, before, after, 0, by(p, i));
  });
  return [...moved, moved[0]];
};

/** Where an inset turns back over a corner it is left out. */
const untwisted = (edge: readonly Point[], area: number): Point[] => {
  const rim = paced(OUTLINES[area], 6);
  return edge.filter((p) => isAtRim(p) || rim.every((q) => distance(p, q) > 8.7 || isAtRim(q)));
};
const woodOf = (area: number): Wood => {
  const inset = insetOf(area, (p, i) =>
    isAtRim(p)
      ? 5
      : 9 + 5 * hash(i, area, 7) + 9 * (1 + Math.sin(i / 2.7 + area) * Math.cos(i / 6.1)),
  );
  const open = untwisted(inset, area);
  const edge = [...open, open[0]];
  const [left, top, right, bottom] = boundsOf(edge, 0);
  return {
    at: between([left, top], [right, bottom], 0.5),
    edge: smooth(edge, 2),
    reach: Math.max(right - left, bottom - top) / 2,
  };
};
const woods = numbersOf('forest').map(woodOf);
export const WOODS: readonly Shape[] = forestOf(woods);
