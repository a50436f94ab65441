import type { Square } from '../../../boards/squares.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, setLocal } from '../../../kernel/stack.ts';
import { tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { OPERATION_LIMITS } from '../data/charts.ts';
import { E } from '../lexicon.ts';
import { bar, witnesses, type SquaresState } from '../state.ts';
import { fitsGround } from './06-formations.ts';
import { relocate } from './06-stacks.ts';

/**
 * [6.32] A march that has brought hidden units to light is past being taken back, but it can be aborted:
 * the unit is where it began, and has paid for its reconnaissance (R303).
 */

/** [6.32] */
const RECONNAISSANCE = 4;

const NOTHING_FOUND = bar('6.32', 'no march of this unit has brought hidden enemies to light');
const CLOSE_GROUND = bar('6.35', 'where it began there is room for open formation only');

/** What is kept of a march in one number: its first square, the facing there, a find, and its cost. */
const FACING = 12;
const FOUND = 15;
const COST = 16;

const squareOf = (trail: number): Square => trail & ((1 << FACING) - 1);
const facingOf = (trail: number): number => (trail >> FACING) & 7;
const hasFound = (trail: number): boolean => (trail & (1 << FOUND)) !== 0;
const costOf = (trail: number): number => trail >> COST;

/** A march that begins where the unit stands. */
export const trailFrom = (s: SquaresState, u: Unit): number =>
  s.square[u] | (s.facing[u] << FACING);

/** The march with one more step. */
export const trailOn = (trail: number, cost: number, found: number): number =>
  (found > 0 ? trail | (1 << FOUND) : trail) + (cost << COST);

/** The rule that bars the unit in the hand from aborting its march, or null. */
export const abortBar = (s: SquaresState): Bar | null => {
  const trail = local(s, 3);
  if (!hasFound(trail)) return NOTHING_FOUND;
  return fitsGround(s, squareOf(trail), s.formation[local(s, 0)]) ? null : CLOSE_GROUND;
};

export const abort = (s: SquaresState, umpire: Umpire): void => {
  const u = local(s, 0);
  const trail = local(s, 3);
  const square = squareOf(trail);
  const points = s.op[u] + costOf(trail) - RECONNAISSANCE;
  s.op[u] = Math.max(0, Math.min(OPERATION_LIMITS.most, points));
  relocate(s, u, square, umpire);
  const friend = s.under[u];
  s.facing[u] = friend === NOBODY ? facingOf(trail) : s.facing[friend];
  setLocal(s, 1, 0);
  setLocal(s, 2, 0);
  setLocal(s, 3, trailFrom(s, u));
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.32', E.aborted, u, square);
};
