import type { Overlay } from '../../../boards/handling.ts';
import { range } from '../../../boards/plane.ts';
import type { Shape, Thing } from '../../../boards/scene.ts';
import { distance, squareAt, type Square } from '../../../boards/squares.ts';
import { NOBODY, type Leader, type Unit } from '../battle.ts';
import { RANGES, SIDES } from '../data/lists.ts';
import { LEXICON } from '../lexicon.ts';
import { isSeen, topsFor } from '../rules/06-sight.ts';
import { isBefore, rangeOf } from '../rules/06-targets.ts';
import { AS_SEEN, isInEnemyZone } from '../rules/06-zones.ts';
import { seatOfLeader } from '../rules/09-command.ts';
import { isOnMap, leaderWith, scenarioOf, type SquaresState } from '../state.ts';
import type { SquaresView } from '../view.ts';
import { squareMiddle, SQUARE_SIZE } from './field.ts';
import { armyOf } from './pieces.ts';

/** What a commander may want to see over the map: sight, ranges, zones of control, who commands whom. */

const HALF = SQUARE_SIZE / 2;

const path = (look: string, d: string): Shape => ({ kind: 'path', look, d });

const squaresOf = (s: SquaresState): readonly Square[] => {
  const { grid } = scenarioOf(s);
  return range(grid.width * grid.height).map((i) =>
    squareAt(grid, i % grid.width, Math.floor(i / grid.width)),
  );
};

/** These squares, as one path. */
const tiles = (squares: readonly Square[]): string =>
  squares
    .map((square) => {
      const { x, y } = squareMiddle(square);
      return `M${x - HALF} ${y - HALF}h${SQUARE_SIZE}v${SQUARE_SIZE}h${-SQUARE_SIZE}z`;
    })
    .join('');

/** The rim of these squares: the edges behind which none of them lies. */
const rim = (squares: readonly Square[]): string => {
  const within = new Set(squares.map((square) => tileKey(squareMiddle(square))));
  return squares
    .flatMap((square) => {
      const { x, y } = squareMiddle(square);
      const open = (dx: number, dy: number): boolean =>
        !within.has(tileKey({ x: x + dx * SQUARE_SIZE, y: y + dy * SQUARE_SIZE }));
      return [
        ...(open(0, -1) ? [`M${x - HALF} ${y - HALF}h${SQUARE_SIZE}`] : []),
        ...(open(0, 1) ? [`M${x - HALF} ${y + HALF}h${SQUARE_SIZE}`] : []),
        ...(open(-1, 0) ? [`M${x - HALF} ${y - HALF}v${SQUARE_SIZE}`] : []),
        ...(open(1, 0) ? [`M${x + HALF} ${y - HALF}v${SQUARE_SIZE}`] : []),
      ];
    })
    .join('');
};
const tileKey = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x} ${y}`;

const wordOf = (thing: Thing): string => thing.slice(thing.indexOf(':') + 1);

/** The unit that is looked at, by itself or by its square; or NOBODY. */
const unitAt = (s: SquaresState, at: Thing | null): Unit => {
  if (at === null) return NOBODY;
  if (at.startsWith('square:')) return s.top[LEXICON.domains.square.indexOf(wordOf(at))] ?? NOBODY;
  const u = LEXICON.domains.unit.indexOf(wordOf(at));
  return u !== NOBODY && isOnMap(s, u) ? u : NOBODY;
};

const squareOf = (s: SquaresState, at: Thing | null): Square => {
  if (at?.startsWith('square:') === true) return LEXICON.domains.square.indexOf(wordOf(at));
  const u = unitAt(s, at);
  return u === NOBODY ? NOBODY : s.square[u];
};

/** [6.36] What is not seen from a square lies in shadow. */
const sight = ({ seat, table: s }: SquaresView, at: Thing | null): readonly Shape[] => {
  const from = squareOf(s, at);
  if (from === NOBODY) return [];
  const tops = topsFor(s, seat === 0 || seat === 1 ? seat : NOBODY);
  const dark = squaresOf(s).filter((to) => to !== from && !isSeen(s, tops, from, to));
  return [
    path('overlay-unseen', tiles(dark)),
    path('overlay-rim', rim(dark)),
    path('overlay-eye', tiles([from])),
  ];
};

/** [20.5] How far a unit fires before it, and what a hundred men or a gun do there. */
const ranges = ({ table: s }: SquaresView, at: Thing | null): readonly Shape[] => {
  const u = unitAt(s, at);
  if (u === NOBODY || rangeOf(s, u) === 0) return [];
  const { grid, scenario, units } = scenarioOf(s);
  const { losses } = scenario.tables.weapons[units.weapon[u]];
  const before = squaresOf(s).filter((to) => to !== s.square[u] && isBefore(s, u, to));
  return losses.flatMap((loss, i) => {
    const within = before.filter((to) => distance(grid, s.square[u], to) <= RANGES[i]);
    const band = within.filter((to) => i === 0 || distance(grid, s.square[u], to) > RANGES[i - 1]);
    if (loss === 0 || band.length === 0) return [];
    const { x, y } = squareMiddle(middleOf(s, u, band));
    return [
      path(`overlay-band overlay-band-${i}`, tiles(band)),
      path('overlay-rim', rim(within)),
      {
        kind: 'text',
        look: 'overlay-figure',
        text: String(loss),
        x,
        y,
        size: 15,
        anchor: 'middle',
      },
    ];
  });
};

/** The square of a band that lies most nearly before the unit. */
const middleOf = (s: SquaresState, u: Unit, band: readonly Square[]): Square => {
  const { x, y } = squareMiddle(s.square[u]);
  const turn = (s.facing[u] * Math.PI) / 4;
  const aside = (square: Square): number => {
    const at = squareMiddle(square);
    const ahead = (at.x - x) * Math.sin(turn) - (at.y - y) * Math.cos(turn);
    return Math.hypot(at.x - x, at.y - y) - ahead - ahead / SQUARE_SIZE;
  };
  return band.toSorted((a, b) => aside(a) - aside(b))[0];
};

/** [6.33] The zones of the enemy as far as one knows; who commands nobody sees those of both. */
const zones = ({ seat, table: s }: SquaresView): readonly Shape[] =>
  SIDES.flatMap((_, side) => {
    if (seat === 1 - side) return [];
    const within = squaresOf(s).filter((square) => isInEnemyZone(s, square, side, AS_SEEN));
    const army = armyOf(s, 1 - side);
    return [
      path(`overlay-zone overlay-of-${army}`, tiles(within)),
      path(`overlay-zone-rim overlay-of-${army}`, rim(within)),
    ];
  });

/** A line from a unit or leader to the leader above him, with a star where that one is. */
const link = (s: SquaresState, from: Square, leader: Leader, army: string): readonly Shape[] => {
  const to = seatOfLeader(s, leader);
  if (to === NOBODY || to === from) return [];
  const [a, b] = [squareMiddle(from), squareMiddle(to)];
  const level = scenarioOf(s).leaders.level[leader];
  const d = `M${a.x} ${a.y}L${b.x} ${b.y}`;
  return [
    path('overlay-link-case', d),
    path(`overlay-link overlay-link-${level} overlay-of-${army}`, d),
    { kind: 'circle', look: 'overlay-seat', x: b.x, y: b.y, r: HALF - 3 },
  ];
};

/** All leaders above this one, himself included, each linked to the next. */
const upwards = (s: SquaresState, u: Unit, army: string): readonly Shape[] => {
  const { leaders, units } = scenarioOf(s);
  const shapes: Shape[] = [];
  let from = s.square[u];
  for (let l = units.leader[u]; l !== NOBODY; l = leaders.superior[l]) {
    shapes.push(...link(s, from, l, army));
    const at = seatOfLeader(s, l);
    if (at !== NOBODY) from = at;
  }
  return shapes;
};

/** [9.1] [9.13] The leaders above a unit and the units under its leader; without one, all of one's own. */
const command = ({ seat, table: s }: SquaresView, at: Thing | null): readonly Shape[] => {
  const { leaders, units } = scenarioOf(s);
  const u = unitAt(s, at);
  const down = (v: Unit, side: number): readonly Shape[] =>
    isOnMap(s, v) && units.leader[v] !== NOBODY
      ? link(s, s.square[v], units.leader[v], armyOf(s, side))
      : [];
  if (u === NOBODY)
    return SIDES.flatMap((_, side) =>
      seat === 1 - side ? [] : units.ofSide[side].flatMap((v) => down(v, side)),
    );
  const side = units.ofSide.findIndex((own) => own.includes(u));
  const rider = leaderWith(s, u);
  const under = rider === NOBODY ? [] : leaders.organisation[rider];
  return [...under.flatMap((v) => down(v, side)), ...upwards(s, u, armyOf(s, side))];
};

export const OVERLAYS: readonly Overlay<SquaresView>[] = [
  { name: 'line of sight', rule: '6.36', shapes: sight },
  { name: 'ranges of fire', rule: '20.5', shapes: ranges },
  { name: 'enemy zones of control', rule: '6.33', shapes: zones },
  { name: 'chain of command', rule: '9.13', shapes: command },
];
