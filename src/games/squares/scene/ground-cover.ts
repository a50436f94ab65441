import { hash, lineOf, paced, range, swing, type Point } from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import type { Square } from '../../../boards/squares.ts';
import type { Battle } from '../battle.ts';
import { TERRAINS, type Terrain } from '../data/lists.ts';
import { cornerOf, cover, curvesOf, onSheet, rings, sampled, type Spread } from './ground-mask.ts';

/** What grows on squares: corn in strips, woods as masses of trees, reeds in swamps, water. */

export const squaresOf = ({ grid: board, ground }: Battle, terrain: Terrain): Square[] =>
  range(board.size).filter(
    (s) => s % board.stride < board.width && TERRAINS[ground.terrain[s]] === terrain,
  );

interface Patch {
  readonly squares: readonly Square[];
  readonly spread: Spread;
  readonly edges: readonly (readonly Point[])[];
}
const patchOf = (battle: Battle, terrain: Terrain): Patch => {
  const squares = squaresOf(battle, terrain);
  const held = new Set(squares);
  const spread = cover(battle.grid, (s) => held.has(s));
  return {
    squares,
    spread,
    edges: squares.length === 0 ? [] : rings(sampled(battle.grid, spread), 0.5),
  };
};
const filled = (look: string, battle: Battle, { edges }: Patch): Shape => ({
  kind: 'path',
  look,
  d: curvesOf(battle.grid, edges),
});

/** Parts of a line that lie well within a patch. */
const kept = (from: Point, to: Point, spread: Spread): (readonly [Point, Point])[] => {
  const steps = 12;
  const at = (k: number): Point => [
    from[0] + ((to[0] - from[0]) * k) / steps,
    from[1] + ((to[1] - from[1]) * k) / steps,
  ];
  const isIn = range(steps + 1).map((k) => spread(...at(k)) > 0.56);
  return range(steps + 1).flatMap((k) => {
    if (!isIn[k] || (k > 0 && isIn[k - 1])) return [];
    const end = isIn.indexOf(false, k);
    const last = (end < 0 ? steps + 1 : end) - 1;
    return last - k < 2 ? [] : [[at(k), at(last)] as const];
  });
};

/** Plots of corn lie one way or the other, two squares by one or one by two. */
const isLong = (x: number, y: number): boolean => hash(x >> 1, y >> 1, 61) < 0.5;
const FURROWS = 8;

/** [20.15] Tall corn: strips along each plot, a strip of another tint here and there. */
export const cornOf = (battle: Battle): Shape[] => {
  const corn = patchOf(battle, 'fields');
  const lines = corn.squares.flatMap((s) => {
    const [x, y] = cornerOf(battle.grid, s);
    return range(FURROWS).flatMap((k) => {
      const t = (k + 0.5) / FURROWS + 0.02 * swing(k, s);
      const lean = 0.1 * swing(x >> 1, y >> 1, 62);
      const [from, to]: [Point, Point] = isLong(x, y)
        ? [
            [x - 0.1, y + t - lean],
            [x + 1.1, y + t + lean],
          ]
        : [
            [x + t - lean, y - 0.1],
            [x + t + lean, y + 1.1],
          ];
      return kept(from, to, corn.spread);
    });
  });
  return [
    filled('squares-corn', battle, corn),
    {
      kind: 'path',
      look: 'squares-furrows',
      d: lines
        .map(([a, b]) =>
          lineOf([onSheet(battle.grid, ...a), onSheet(battle.grid, ...b)], false, false),
        )
        .join(''),
    },
  ];
};

/** Points strewn over squares, so many each way, but only within the patch. */
const strewn = (patch: Patch, battle: Battle, count: number, within: number): Point[] =>
  patch.squares.flatMap((s) => {
    const [x, y] = cornerOf(battle.grid, s);
    return range(count * count).flatMap((n) => {
      const [i, k] = [n % count, Math.floor(n / count)];
      const at: Point = [
        x + (i + 0.5 + 0.3 * swing(s, n, 1) + (k % 2 ? 0.25 : -0.25)) / count,
        y + (k + 0.5 + 0.3 * swing(s, n, 2)) / count,
      ];
      return patch.spread(...at) > within ? [onSheet(battle.grid, ...at)] : [];
    });
  });

/** The edge of a wood as the round heads of its outermost trees. */
const heads = (battle: Battle, edge: readonly Point[]): string => {
  const line = [...edge, edge[0]].map(([x, y]) => onSheet(battle.grid, x, y));
  const trees = paced(line, 7.5).map(([x, y], i): Point => [
    Math.round(x + 1.6 * swing(i, 8)),
    Math.round(y + 1.6 * swing(i, 9)),
  ]);
  const arcs = trees
    .slice(1)
    .map((p, i) => `a5 5 0 0 0 ${p[0] - trees[i][0]} ${p[1] - trees[i][1]}`);
  return `M${trees[0].join(' ')}${arcs.join('')}z`.replaceAll(' -', '-');
};

/** Woods: the shade they throw, their mass, the trees within. */
export const woodsOf = (battle: Battle): Shape[] => {
  const wood = patchOf(battle, 'woods');
  const tree = ([x, y]: Point): string =>
    `M${Math.round(x) - 4} ${Math.round(y)}a4 4 0 0 1 8 0q0 3-3 3`;
  return [
    filled('squares-wood-shade', battle, wood),
    {
      kind: 'path',
      look: 'squares-wood',
      d: wood.edges.map((edge) => heads(battle, edge)).join(''),
    },
    { kind: 'path', look: 'squares-trees', d: strewn(wood, battle, 3, 0.62).map(tree).join('') },
  ];
};

/** Swamps: wet ground with reeds over short strokes of water. */
export const swampsOf = (battle: Battle): Shape[] => {
  const swamp = patchOf(battle, 'swamp');
  const reed = ([x, y]: Point, i: number): string =>
    `M${Math.round(x) - 6} ${Math.round(y)}h12` + (i % 3 === 0 ? '' : `m-9 0l-2-5m5 5v-7m3 7l2-5`);
  return [
    filled('squares-swamp', battle, swamp),
    { kind: 'path', look: 'squares-reeds', d: strewn(swamp, battle, 3, 0.55).map(reed).join('') },
  ];
};

/** Rivers are as wide as their squares. */
export const riversOf = (battle: Battle): Shape[] => {
  const river = patchOf(battle, 'river');
  return river.squares.length === 0 ? [] : [filled('ground-water', battle, river)];
};
