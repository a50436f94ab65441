import { distance, type Square } from '../../../boards/squares.ts';
import type { Battle, Unit } from '../battle.ts';
import { HOLDERS } from '../data/charts.ts';
import { ARTILLERY } from '../numbers.ts';
import { menAround } from '../rules/11-victory.ts';
import { isOnMap, isRouted, scenarioOf, type SquaresState } from '../state.ts';

/** What the men around the victory squares are worth to a side, in points. [11.1] */

/** A side that has so many men more is as good as sure of a square. */
const SURE = 1600;
/** What a square held now is worth, by the turns to come: only the end counts. */
const BY_TURNS = [1, 1, 0.6, 0.4, 0.3, 0.22];
const EARLY = 0.16;

const clamp = (share: number): number => Math.max(0, Math.min(1, share));

/** How likely a side with so many men holds a square against so many. */
const hold = (own: number, enemies: number): number =>
  clamp(own / HOLDERS) * clamp(0.5 + (own - enemies) / SURE);

/** What of its points a square held now still promises. */
export const promise = (turnsLeft: number): number => BY_TURNS[turnsLeft] ?? EARLY;

/** What a victory square is worth to a side with men around it. */
const worthOf = (
  s: SquaresState,
  i: number,
  side: number,
  own: number,
  enemies: number,
): number => {
  const { victory } = scenarioOf(s);
  return victory.side[i] === side
    ? victory.points[i] * hold(own, enemies)
    : -victory.points[i] * hold(enemies, own);
};

/** The men a unit counts for around a square. */
const countsFor = (s: SquaresState, u: Unit): number =>
  scenarioOf(s).units.arm[u] === ARTILLERY || isRouted(s, u) ? 0 : s.men[u];

/** Who stands around the victory squares before anybody moves. */
export interface Holdings {
  readonly own: readonly number[];
  readonly enemies: readonly number[];
}

export const holdingsOf = (s: SquaresState, side: number): Holdings => {
  const { at } = scenarioOf(s).victory;
  return {
    own: at.map((square) => menAround(s, square, side)),
    enemies: at.map((square) => menAround(s, square, 1 - side)),
  };
};

const besides = new WeakMap<Battle, Uint8Array>();

/** By square: 1 on and beside victory squares. */
const besideGoals = (battle: Battle): Uint8Array => {
  let known = besides.get(battle);
  if (known === undefined) {
    const { grid, victory } = battle;
    known = new Uint8Array(grid.size).map((_, square) =>
      Number(victory.at.some((at) => distance(grid, square, at) <= 1)),
    );
    besides.set(battle, known);
  }
  return known;
};

/** What it is worth in the end that a unit stands on a square rather than somewhere else. */
export const gripOf = (
  s: SquaresState,
  u: Unit,
  from: Square,
  to: Square,
  held: Holdings,
  side: number,
): number => {
  if (besideGoals(scenarioOf(s))[to] === 0) return 0;
  const { grid, victory } = scenarioOf(s);
  const men = countsFor(s, u);
  let worth = 0;
  for (let i = 0; i < victory.at.length; i++) {
    if (distance(grid, to, victory.at[i]) > 1) continue;
    const others = held.own[i] - (distance(grid, from, victory.at[i]) <= 1 ? men : 0);
    worth +=
      worthOf(s, i, side, others + men, held.enemies[i]) -
      worthOf(s, i, side, others, held.enemies[i]);
  }
  return worth;
};

/** What it would be worth that these enemies were gone from a square. */
export const reliefOf = (
  s: SquaresState,
  enemies: readonly Unit[],
  held: Holdings,
  side: number,
): number => {
  const { grid, victory } = scenarioOf(s);
  let worth = 0;
  for (let i = 0; i < victory.at.length; i++) {
    let gone = 0;
    for (const v of enemies) {
      if (isOnMap(s, v) && distance(grid, s.square[v], victory.at[i]) <= 1) gone += countsFor(s, v);
    }
    if (gone === 0) continue;
    const [own, there] = [held.own[i], held.enemies[i]];
    worth += worthOf(s, i, side, own, there - gone) - worthOf(s, i, side, own, there);
  }
  return worth;
};
