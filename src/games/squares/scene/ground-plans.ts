import { lineOf, type Point } from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import { DIRECTIONS, neighbour, squareAt, type Square } from '../../../boards/squares.ts';
import type { Battle } from '../battle.ts';
import { TERRAINS } from '../data/lists.ts';
import type { Plan, Survey } from '../data/names.ts';
import { squareMiddle, SQUARE_SIZE } from './field.ts';
import type { House } from './ground-houses.ts';

/** What surveyors drew house by house: farms round their courts, walled gardens, churches. */

type Range = readonly [x: number, y: number, halfWidth: number, halfHeight: number];
/** By plan: its buildings about the middle of the square. */
const BUILDINGS: Readonly<Record<Plan, readonly Range[]>> = {
  court: [
    [-1, -13, 14, 3.6],
    [-12.5, 2.5, 3.6, 9],
    [-1.5, 14, 12, 3],
    [12.5, -3, 3, 4.5],
    [13, 11, 3, 4],
  ],
  garden: [],
  church: [
    [0, -2, 3.2, 8],
    [0, -3.5, 6.5, 2.8],
    [0, 7.5, 2.4, 3],
  ],
};

export interface Plans {
  readonly squares: ReadonlySet<Square>;
  readonly houses: readonly House[];
  readonly shapes: readonly Shape[];
}

const HALF = SQUARE_SIZE / 2;
const rect = (left: number, top: number, right: number, bottom: number): string =>
  `M${left} ${top}H${right}V${bottom}H${left}z`;

/** Four quarters with their beds, paths between them. */
const quarters = ({ x, y }: { x: number; y: number }): { plots: string; beds: string } => {
  const all = [-1, 1].flatMap((u) => [-1, 1].map((v): Point => [x + u * 9.5, y + v * 9.5]));
  return {
    plots: all.map(([cx, cy]) => rect(cx - 7.5, cy - 7.5, cx + 7.5, cy + 7.5)).join(''),
    beds: all
      .flatMap(([cx, cy]) => [
        lineOf([
          [cx - 5, cy - 5],
          [cx + 5, cy + 5],
        ]),
        lineOf([
          [cx + 5, cy - 5],
          [cx - 5, cy + 5],
        ]),
        `M${cx - 3} ${cy}a3 3 0 1 1 6 0a3 3 0 1 1-6 0z`,
      ])
      .join(''),
  };
};

export const plansOf = ({ grid: board, ground }: Battle, survey: Survey | null): Plans => {
  const plans = (survey?.plans ?? []).flatMap(([plan, x, y]) => {
    const at = squareAt(board, x, y);
    return TERRAINS[ground.terrain[at]] === 'town' ? [{ plan, at }] : [];
  });
  const on = (wanted: Plan): Square[] =>
    plans.flatMap(({ plan, at }) => (plan === wanted ? [at] : []));
  const gardens = on('garden');
  const laid = gardens.map((at) => quarters(squareMiddle(at)));
  const walls = gardens.flatMap((at) => {
    const { x, y } = squareMiddle(at);
    const corner = (k: number): Point => [
      x + HALF * [-1, 1, 1, -1][k % 4],
      y + HALF * [-1, -1, 1, 1][k % 4],
    ];
    return [0, 1, 2, 3].flatMap((k) => {
      const next = neighbour(board, at, (2 * k) % DIRECTIONS);
      return gardens.includes(next) ? [] : [lineOf([corner(k), corner(k + 1)])];
    });
  });
  const yards = on('court').map((at) => {
    const { x, y } = squareMiddle(at);
    return rect(x - 15, y - 16, x + 15, y + 16);
  });
  return {
    squares: new Set(plans.flatMap(({ plan, at }) => (plan === 'church' ? [] : [at]))),
    houses: plans.flatMap(({ plan, at }) =>
      BUILDINGS[plan].map(([dx, dy, w, h]): House => {
        const { x, y } = squareMiddle(at);
        return { at: [x + dx, y + dy], halves: [w, h], along: [1, 0] };
      }),
    ),
    shapes: [
      { kind: 'path', look: 'squares-yard', d: yards.join('') },
      { kind: 'path', look: 'squares-garden', d: laid.map(({ plots }) => plots).join('') },
      { kind: 'path', look: 'squares-beds', d: laid.map(({ beds }) => beds).join('') },
      { kind: 'path', look: 'squares-wall', d: walls.join('') },
    ],
  };
};
