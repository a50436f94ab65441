import { range, type Point } from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import { HOURS, LAST_IMPULSE, LAST_POINT } from '../data/tables.ts';

/** The three printed tracks, in the panel beside the field. */

const SPACE = 58;
const PER_ROW = 5;
const LEFT = 42;
const TURNS_TOP = 386;
const IMPULSES_TOP = 600;
const POINTS_TOP = 832;
/** An hour stands above its space. */
const TURN_PITCH = SPACE + 22;

const middle = (column: number, top: number): Point => [
  LEFT + column * SPACE + SPACE / 2,
  top + SPACE / 2,
];
const columnOf = (i: number): number => i % PER_ROW;
const rowOf = (i: number): number => Math.floor(i / PER_ROW);

/** [3.9] Turn 1 to 10. */
export const turnPoint = (turn: number): Point =>
  middle(columnOf(turn - 1), TURNS_TOP + 22 + rowOf(turn - 1) * TURN_PITCH);

/** [3.10] Impulse 0 to 12. */
export const impulsePoint = (impulse: number): Point =>
  middle(columnOf(impulse), IMPULSES_TOP + rowOf(impulse) * SPACE);

const POINT_ROWS = LAST_POINT / PER_ROW;
/** [3.11] The French are above nought and to the south, the Allies below it and to the north; rows turn like an ox at the plough. */
export const victoryPoint = (points: number): Point => {
  if (points === 0) return middle(0, POINTS_TOP + POINT_ROWS * SPACE);
  const step = Math.abs(points) - 1;
  const [row, along] = [rowOf(step), columnOf(step)];
  const column = row % 2 === 0 ? along : PER_ROW - 1 - along;
  return middle(column, POINTS_TOP + (POINT_ROWS + Math.sign(points) * (row + 1)) * SPACE);
};

const spaceAt = ([x, y]: Point): string =>
  `M${x - SPACE / 2} ${y - SPACE / 2}h${SPACE}v${SPACE}h-${SPACE}z`;
const spaces = (look: string, points: readonly Point[]): Shape => ({
  kind: 'path',
  look,
  d: points.map(spaceAt).join(''),
});
const text = (look: string, [x, y]: Point, words: string, size: number): Shape => ({
  kind: 'text',
  look,
  text: words,
  x,
  y,
  size,
  anchor: 'middle',
});
const figure = (look: string, [x, y]: Point, n: number | string, size = 28): Shape =>
  text(look, [x, y + 9], `${n}`, size);

const turns = range(HOURS.length).map((i) => turnPoint(i + 1));
const impulses = range(LAST_IMPULSE + 1).map(impulsePoint);
const french = range(LAST_POINT).map((i) => i + 1);
const allied = french.map((n) => -n);

const CENTRE = LEFT + (PER_ROW * SPACE) / 2;
const heading = (top: number, words: string): Shape =>
  text('areas-heading', [CENTRE, top - 12], words, 29);

/** The sun goes down where the impulse track ends. */
const [SUN_X, SUN_Y] = [LEFT + 4 * SPACE, IMPULSES_TOP + 3 * SPACE - 10];
const sun: readonly Shape[] = [
  {
    kind: 'path',
    look: 'areas-sun',
    d: `M${SUN_X - 20} ${SUN_Y}a20 20 0 0 1 40 0z`,
  },
  {
    kind: 'path',
    look: 'areas-sun-rays',
    d:
      range(9)
        .map((k) => {
          const angle = (Math.PI * k) / 8;
          const [c, s] = [Math.cos(angle), -Math.sin(angle)];
          const far = k % 2 === 0 ? 40 : 33;
          const [x, y] = [SUN_X + 25 * c, SUN_Y + 25 * s].map(Math.round);
          return `M${x} ${y}L${Math.round(SUN_X + far * c)} ${Math.round(SUN_Y + far * s)}`;
        })
        .join('') + `M${SUN_X - 50} ${SUN_Y}h100M${SUN_X - 36} ${SUN_Y + 5}h72`,
  },
];

const [, NOUGHT_Y] = victoryPoint(0);
export const TRACKS: readonly Shape[] = [
  heading(TURNS_TOP, 'Turns'),
  spaces('areas-space', turns),
  ...turns.flatMap((at, i) => [
    text('areas-hour', [at[0], at[1] - SPACE / 2 - 5], HOURS[i], 21),
    figure('areas-figure', at, i + 1),
  ]),
  heading(IMPULSES_TOP, 'Impulses'),
  spaces('areas-space', impulses),
  ...impulses.map((at, i) => figure('areas-figure', at, i)),
  ...sun,
  heading(POINTS_TOP, 'Victory points'),
  spaces('areas-space-allied', allied.map(victoryPoint)),
  spaces('areas-space', [victoryPoint(0)]),
  spaces('areas-space-french', french.map(victoryPoint)),
  figure('areas-figure', victoryPoint(0), 0),
  ...french.map((n) => figure('areas-figure-side', victoryPoint(n), n, 26)),
  ...allied.map((n) => figure('areas-figure-side', victoryPoint(n), -n, 26)),
  text('areas-side', [LEFT + 3 * SPACE, NOUGHT_Y - 5], '↑ Allied', 25),
  text('areas-side', [LEFT + 3 * SPACE, NOUGHT_Y + 21], '↓ French', 25),
];
