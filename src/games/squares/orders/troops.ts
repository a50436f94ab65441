import type { Square } from '../../../boards/squares.ts';
import type { Named } from '../../../kernel/plan.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { seatOfLeader } from '../rules/09-command.ts';
import {
  AWAY,
  bar,
  isOnMap,
  scenarioOf,
  sideOf,
  sideOfLeader,
  type SquaresState,
} from '../state.ts';

/** Whom an order is given to: a unit, all units of a square, or all under a leader. */

const NOT_YOURS = bar('6.04', 'that unit belongs to the other side');
const NOT_YOUR_LEADER = bar('5.111', 'that leader belongs to the other side');
const NOBODY_THERE = bar('6.04', 'no unit of yours is there to be ordered');

/** The domains of those who can be given an order. */
export const WHOM = ['unit', 'square', 'leader'] as const;

/** The events at which a plan that is being carried out is to be thought over. */
export const STOPS = ['revealed'] as const;

const stackAt = (s: SquaresState, square: Square): Unit[] => {
  const units: Unit[] = [];
  for (let u = s.top[square] ?? NOBODY; u !== NOBODY; u = s.under[u]) units.push(u);
  return units;
};

const membersOf = (s: SquaresState, { domain, value }: Named): readonly Unit[] => {
  if (domain === 'unit') return [value];
  if (domain === 'square') return stackAt(s, value);
  return scenarioOf(s).leaders.organisation[value].filter((u) => isOnMap(s, u));
};

/** [5.111] An order to those of the other side is none. */
const foreignBar = (side: number, { domain, value }: Named): Bar | null => {
  if (domain === 'unit' && sideOf(value) !== side) return NOT_YOURS;
  return domain === 'leader' && sideOfLeader(value) !== side ? NOT_YOUR_LEADER : null;
};

/** The units that an order is given to, each once; only those who are there. */
export const troopsOf = (
  s: SquaresState,
  side: number,
  whom: readonly Named[],
): readonly Unit[] | Bar => {
  for (const each of whom) {
    const foreign = foreignBar(side, each);
    if (foreign !== null) return foreign;
  }
  const units = new Set(whom.flatMap((each) => membersOf(s, each)));
  const own = [...units].filter((u) => sideOf(u) === side && isOnMap(s, u));
  return own.length > 0 ? own : NOBODY_THERE;
};

const placeOf = (s: SquaresState, { domain, value }: Named): Square =>
  domain === 'square' ? value : domain === 'unit' ? s.square[value] : seatOfLeader(s, value);

/** The square that the goal of those who march together is meant for: of whom was named first, or of one in the middle. */
export const anchorOf = (
  s: SquaresState,
  [named]: readonly Named[],
  troops: readonly Unit[],
): Square => {
  const place = placeOf(s, named);
  return place >= 0 && place < AWAY ? place : s.square[troops[troops.length >> 1]];
};
