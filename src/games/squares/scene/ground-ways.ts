import { between, distance, range, swing, type Point } from '../../../boards/plane.ts';
import { columnOf, neighbour, rowOf, type Grid, type Square } from '../../../boards/squares.ts';
import type { Battle } from '../battle.ts';
import { TERRAINS, type Terrain } from '../data/lists.ts';
import { squareMiddle, SQUARE_SIZE } from './field.ts';

/** Streams and roads as lines through their squares, smoothed, but never off them. */

const SIDES = [0, 2, 4, 6];
type Link = readonly [Square, Square];

/** A line through squares, and the squares in order. */
export interface Way {
  readonly squares: readonly Square[];
  readonly line: readonly Point[];
}

export const middle = (s: Square): Point => {
  const { x, y } = squareMiddle(s);
  return [x, y];
};

export const terrainOf = ({ ground }: Battle, s: Square): Terrain => TERRAINS[ground.terrain[s]];

/** Links without those between squares of a village that would close a circle in it. */
const pruned = (links: readonly Link[], isInside: (s: Square) => boolean): Link[] => {
  const head = new Map<Square, Square>();
  const headOf = (s: Square): Square => {
    const above = head.get(s);
    return above === undefined ? s : headOf(above);
  };
  return links.filter(([a, b]) => {
    if (!isInside(a) || !isInside(b)) return true;
    const [one, other] = [headOf(a), headOf(b)];
    if (one === other) return false;
    head.set(one, other);
    return true;
  });
};

const linksAmong = (board: Grid, holds: (s: Square) => boolean): Link[] =>
  range(board.size)
    .filter((s) => s % board.stride < board.width && holds(s))
    .flatMap((s) =>
      [2, 4].flatMap((d): Link[] => {
        const next = neighbour(board, s, d);
        return next >= 0 && holds(next) ? [[s, next]] : [];
      }),
    );

/** Links joined to chains: through all squares where just two meet. */
const chains = (links: readonly Link[]): Square[][] => {
  const near = new Map<Square, Square[]>();
  for (const [a, b] of links) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const used = new Set<string>();
  const key = (a: Square, b: Square): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const walk = (from: Square, to: Square): Square[] => {
    const found = [from, to];
    used.add(key(from, to));
    for (let [before, at] = [from, to]; ;) {
      const beside = near.get(at) ?? [];
      const next = beside.find((s) => s !== before);
      if (beside.length !== 2 || next === undefined || used.has(key(at, next))) return found;
      used.add(key(at, next));
      found.push(next);
      [before, at] = [at, next];
    }
  };
  const ends = Array.from(near.keys()).filter((s) => near.get(s)?.length !== 2);
  return [...ends, ...near.keys()].flatMap((s) =>
    (near.get(s) ?? []).flatMap((next) => (used.has(key(s, next)) ? [] : [walk(s, next)])),
  );
};

/** A point beyond the field where a way leaves it, or null if its last square is not at the rim. */
const exitOf = (board: Grid, last: Square, before: Square): Point | null => {
  const [x, y] = [columnOf(board, last), rowOf(board, last)];
  const at = middle(last);
  const out: readonly (readonly [boolean, Point])[] = [
    [x === 0, [-1, 0]],
    [x === board.width - 1, [1, 0]],
    [y === 0, [0, -1]],
    [y === board.height - 1, [0, 1]],
  ];
  const [bx, by] = middle(before);
  const steps = out.filter(([isAt]) => isAt).map(([, step]) => step);
  // From a corner straight on.
  const straight = steps.find(([dx, dy]) => dx * (at[0] - bx) + dy * (at[1] - by) > 0);
  const step = straight ?? steps.at(0);
  return step === undefined ? null : [at[0] + step[0] * SQUARE_SIZE, at[1] + step[1] * SQUARE_SIZE];
};

/** Points relaxed towards a straight line, each no farther off its place than this. */
const relaxed = (points: readonly Point[], rounds: number, most: number): Point[] => {
  let now = [...points];
  for (let n = 0; n < rounds; n++)
    now = now.map((p, i) => {
      if (i === 0 || i === now.length - 1) return p;
      const aim = between(p, between(now[i - 1], now[i + 1], 0.5), 0.5);
      const off = distance(aim, points[i]);
      return off <= most ? aim : between(points[i], aim, most / off);
    });
  return now;
};

const MOST_OFF = 0.3 * SQUARE_SIZE;
/** From side to side of the squares: so a staircase becomes a slope. */
const lineThrough = (
  board: Grid,
  squares: readonly Square[],
  isOpen: (s: Square) => boolean,
  sway: number,
): Point[] => {
  const last = squares.length - 1;
  const links = squares.slice(1).flatMap((s, i) => {
    const p = between(middle(squares[i]), middle(s), 0.5);
    return i === 0
      ? [p]
      : [between(between(middle(squares[i - 1]), middle(squares[i]), 0.5), p, 0.5), p];
  });
  const first = isOpen(squares[0]) ? exitOf(board, squares[0], squares[1]) : null;
  const final = isOpen(squares[last]) ? exitOf(board, squares[last], squares[last - 1]) : null;
  const rough = [
    ...(first === null ? [] : [first]),
    middle(squares[0]),
    ...links,
    middle(squares[last]),
    ...(final === null ? [] : [final]),
  ];
  const swayed = rough.map(([x, y], i): Point =>
    i === 0 || i === rough.length - 1
      ? [x, y]
      : [
          x + sway * swing(Math.round(x), Math.round(y), 1),
          y + sway * swing(Math.round(x), Math.round(y), 2),
        ],
  );
  return relaxed(swayed, 6, MOST_OFF);
};

const waysOf = (battle: Battle, links: readonly Link[], sway: number): Way[] => {
  const count = new Map<Square, number>();
  for (const s of links.flat()) count.set(s, (count.get(s) ?? 0) + 1);
  return chains(links).map((squares) => ({
    squares,
    line: lineThrough(battle.grid, squares, (s) => count.get(s) === 1, sway),
  }));
};

export const roadsOf = (battle: Battle): Way[] => {
  const links = linksAmong(battle.grid, (s) => battle.ground.road[s] === 1);
  return waysOf(
    battle,
    pruned(links, (s) => terrainOf(battle, s) === 'town'),
    1.5,
  );
};

const RUNNING: ReadonlySet<Terrain> = new Set<Terrain>(['stream', 'bridge']);
const STILL: ReadonlySet<Terrain> = new Set<Terrain>(['swamp', 'river']);
/** Streams run through their squares and under bridges, and end where they come to a swamp or river. */
export const streamsOf = (battle: Battle): Way[] => {
  const runs = (s: Square): boolean => RUNNING.has(terrainOf(battle, s));
  const links = linksAmong(battle.grid, (s) => runs(s) || STILL.has(terrainOf(battle, s))).filter(
    ([a, b]) => runs(a) || runs(b),
  );
  return waysOf(battle, links, 5);
};

/** Every square on the shortest ways by road from square to square. */
export const pavedSquares = (
  battle: Battle,
  routes: readonly (readonly Square[])[],
): ReadonlySet<Square> => {
  const { grid: board, ground } = battle;
  const shortest = (from: Square, to: Square): Square[] => {
    const before = new Map<Square, Square>([[from, from]]);
    for (const s of before.keys()) {
      if (s === to) break;
      for (const d of SIDES) {
        const next = neighbour(board, s, d);
        if (next >= 0 && ground.road[next] === 1 && !before.has(next)) before.set(next, s);
      }
    }
    const found: Square[] = [];
    for (let s: Square | undefined = to; s !== undefined && before.has(s); s = before.get(s)) {
      found.push(s);
      if (s === from) break;
    }
    return found;
  };
  return new Set(
    routes.flatMap((route) => route.slice(1).flatMap((to, i) => shortest(route[i], to))),
  );
};
