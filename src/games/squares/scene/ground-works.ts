import { aside, boundsOf, lineOf, paced, type Point } from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import { DIRECTIONS, neighbour, squareAt, type Square } from '../../../boards/squares.ts';
import type { Battle } from '../battle.ts';
import type { Facing, Survey } from '../data/names.ts';
import { squareMiddle, SQUARE_SIZE } from './field.ts';
import { squaresOf } from './ground-cover.ts';

/** Redoubts as they were thrown up: rampart and ditch before it towards the enemy, a palisade behind. */

/** Squares that touch each other, together. */
const groups = ({ grid: board }: Battle, squares: readonly Square[]): Square[][] => {
  const left = new Set(squares);
  return squares.flatMap((first) => {
    if (!left.delete(first)) return [];
    const found = [first];
    for (const s of found)
      for (let d = 0; d < DIRECTIONS; d++) {
        const next = neighbour(board, s, d);
        if (left.delete(next)) found.push(next);
      }
    return [found];
  });
};

/** The line of the rampart in a box from 0,0 to 1,1 with its salient to the north. */
const LUNETTE: readonly Point[] = [
  [0.04, 1],
  [0, 0.42],
  [0.5, 0],
  [1, 0.42],
  [0.96, 1],
];

/** Turned from a salient in the north to where the work faces. */
const TURNS: Readonly<Record<Facing, (u: number, v: number) => Point>> = {
  N: (u, v) => [u, v],
  E: (u, v) => [1 - v, u],
  S: (u, v) => [1 - u, 1 - v],
  W: (u, v) => [v, 1 - u],
};
const CLOSED: readonly Point[] = [
  [0.25, 0],
  [0.75, 0],
  [1, 0.25],
  [1, 0.75],
  [0.75, 1],
  [0.25, 1],
  [0, 0.75],
  [0, 0.25],
  [0.25, 0],
];

interface Work {
  readonly rampart: readonly Point[];
  readonly gorge: readonly Point[];
}
/** A lunette where it is known which way it faces, otherwise a work closed on all sides. */
const workOn = (group: readonly Square[], facing: Facing | undefined): Work => {
  const middles = group.map((s): Point => {
    const { x, y } = squareMiddle(s);
    return [x, y];
  });
  const [left, top, right, bottom] = boundsOf(middles, SQUARE_SIZE / 2 - 6);
  const lines = facing === undefined ? CLOSED : LUNETTE.map(([u, v]) => TURNS[facing](u, v));
  const rampart = lines.map(([u, v]): Point => [
    left + u * (right - left),
    top + v * (bottom - top),
  ]);
  return { rampart, gorge: [rampart[rampart.length - 1], rampart[0]] };
};

/** Strokes down the glacis, to the left of the rampart as it runs. */
const glacis = ({ rampart }: Work): string => {
  const steps = paced(rampart, 3.1);
  return steps
    .slice(1)
    .map((p, i) =>
      lineOf([aside(p, steps[i], p, 0, -5), aside(p, steps[i], p, 0, i % 2 === 0 ? -10.5 : -8.5)]),
    )
    .join('');
};

export const worksOf = (battle: Battle, survey: Survey | null): Shape[] => {
  const works = groups(battle, squaresOf(battle, 'redoubt')).map((group) => {
    const known = (survey?.works ?? []).find(([, x, y]) =>
      group.includes(squareAt(battle.grid, x, y)),
    );
    return workOn(group, known?.[0]);
  });
  if (works.length === 0) return [];
  const ramparts = works.map(({ rampart }) => lineOf(rampart)).join('');
  return [
    {
      kind: 'path',
      look: 'squares-work',
      d: works.map(({ rampart }) => lineOf(rampart, true)).join(''),
    },
    { kind: 'path', look: 'squares-glacis', d: works.map(glacis).join('') },
    { kind: 'path', look: 'squares-ditch', d: ramparts },
    { kind: 'path', look: 'squares-rampart', d: ramparts },
    { kind: 'path', look: 'squares-gorge', d: works.map(({ gorge }) => lineOf(gorge)).join('') },
  ];
};
