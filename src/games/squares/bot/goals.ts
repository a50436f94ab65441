import { columnOf, rowOf, squareAt, type Square } from '../../../boards/squares.ts';
import { NOBODY, type Battle, type Leader, type Unit } from '../battle.ts';
import { HOLDERS } from '../data/charts.ts';
import { ARTILLERY, LEADERS } from '../numbers.ts';
import { menAround } from '../rules/11-victory.ts';
import { isOnMap, isRouted, scenarioOf, type SquaresState } from '../state.ts';
import { powerOf } from './influence.ts';

/** A square that is worth points to a side: for holding it, and for keeping the enemy off. [11.1] */
export interface Goal {
  readonly square: Square;
  readonly worth: number;
  /** Whether one has points for it oneself: others are only kept from the enemy. */
  readonly counts: boolean;
}

/** [18.26] What a special objective is worth to a commander, in points. */
const SPECIAL_WORTH = 1000;

const goalsBySide = new WeakMap<Battle, readonly (readonly Goal[])[]>();

const findGoals = (battle: Battle, side: number): readonly Goal[] => {
  const goals = new Map<Square, Goal>();
  const add = (square: Square, points: number, counts: boolean): void => {
    const known = goals.get(square);
    const worth = points + (known?.worth ?? 0);
    goals.set(square, { square, worth, counts: counts || known?.counts === true });
  };
  const { at, points, side: whose } = battle.victory;
  for (const [i, square] of at.entries()) add(square, points[i], whose[i] === side);
  for (const square of battle.commander[side].special) add(square, SPECIAL_WORTH, true);
  return [...goals.values()];
};

/** What a side fights for: all victory squares, whoever has points for them, and its own objectives. */
export const goalsOf = (battle: Battle, side: number): readonly Goal[] => {
  let goals = goalsBySide.get(battle);
  if (goals === undefined) {
    goals = [0, 1].map((each) => findGoals(battle, each));
    goalsBySide.set(battle, goals);
  }
  return goals[side];
};

/** [11.1] By how far a side has the better of a square, from -1 to 1. */
export const gripOn = (s: SquaresState, square: Square, side: number): number => {
  const lead = menAround(s, square, side) - menAround(s, square, 1 - side);
  return Math.max(-1, Math.min(1, lead / HOLDERS));
};

/** Units that are sent somewhere together. [5.111] */
export interface Group {
  /** The same from phase to phase: that of its leader, or of a unit that goes where it likes. */
  readonly key: number;
  /** Whose objective moves them, or NOBODY for a unit that goes where it likes. */
  readonly leader: Leader;
  readonly units: readonly Unit[];
  readonly power: number;
  /** Where they are, in the middle. */
  readonly centre: Square;
}

const centreOf = (s: SquaresState, units: readonly Unit[]): Square => {
  const { grid } = scenarioOf(s);
  const mean = (coordinate: (square: Square) => number): number =>
    Math.round(units.reduce((sum, u) => sum + coordinate(s.square[u]), 0) / units.length);
  return squareAt(
    grid,
    mean((square) => columnOf(grid, square)),
    mean((square) => rowOf(grid, square)),
  );
};

/** Units without a leader have keys beyond those of the leaders. */
const keyOf = (leader: Leader, units: readonly Unit[]): number =>
  leader === NOBODY ? LEADERS + units[0] : leader;

const groupOf = (s: SquaresState, leader: Leader, units: readonly Unit[]): Group => ({
  key: keyOf(leader, units),
  leader,
  units,
  power: units.reduce((sum, u) => sum + powerOf(s, u), 0),
  centre: centreOf(s, units),
});

/** The formations of a side that are on the field; batteries look for themselves. */
export const groupsOf = (s: SquaresState, side: number): Group[] => {
  const { units } = scenarioOf(s);
  const byLeader = new Map<Leader, Unit[]>();
  const groups: Group[] = [];
  for (const u of units.ofSide[side]) {
    if (!isOnMap(s, u) || isRouted(s, u) || units.arm[u] === ARTILLERY) continue;
    const leader = units.aimer[u];
    if (leader === NOBODY) groups.push(groupOf(s, NOBODY, [u]));
    else byLeader.set(leader, [...(byLeader.get(leader) ?? []), u]);
  }
  for (const [leader, own] of byLeader) groups.push(groupOf(s, leader, own));
  return groups;
};
