import { DIRECTIONS, type Square } from '../../../boards/squares.ts';
import { NOBODY } from '../battle.ts';
import { ROUT } from '../numbers.ts';
import { hasOrder, scenarioOf, SEEN, sideOf, type SquaresState } from '../state.ts';

/** [4.11 E] Who is asked: what stands there, or what the side that asks can see. */
export type Knowledge = 0 | 1;
export const TRULY = 0;
export const AS_SEEN = 1;

/** Whether an enemy of the side stands on the square, as far as that side is to know. */
export const hasEnemy = (
  s: SquaresState,
  square: Square,
  side: number,
  knows: Knowledge,
): boolean => {
  const u = s.top[square];
  if (u === NOBODY || sideOf(u) === side) return false;
  return knows === TRULY || s.hidden === 0 || hasOrder(s, u, SEEN);
};

/** Whether the side's own units stand on the square. */
export const hasFriend = (s: SquaresState, square: Square, side: number): boolean => {
  const u = s.top[square];
  return u !== NOBODY && sideOf(u) === side;
};

/** [6.33] An enemy there reaches into the squares around it: routed units do not (R103). */
export const reaches = (
  s: SquaresState,
  square: Square,
  side: number,
  knows: Knowledge,
): boolean => {
  if (!hasEnemy(s, square, side, knows)) return false;
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) {
    if (s.formation[v] !== ROUT) return true;
  }
  return false;
};

/** [6.33] Whether the square lies in the zone of control of enemies of the side. */
export const isInEnemyZone = (
  s: SquaresState,
  square: Square,
  side: number,
  knows: Knowledge = TRULY,
): boolean => {
  const { near } = scenarioOf(s).grid;
  const from = square * DIRECTIONS;
  for (let i = from; i < from + DIRECTIONS; i++) {
    const beside = near[i];
    if (beside >= 0 && s.top[beside] !== NOBODY && reaches(s, beside, side, knows)) return true;
  }
  return false;
};

/** How many enemies of the side stand next to the square. [10.1] */
export const enemiesAround = (s: SquaresState, square: Square, side: number): number => {
  const { near } = scenarioOf(s).grid;
  let enemies = 0;
  for (let i = square * DIRECTIONS; i < (square + 1) * DIRECTIONS; i++) {
    if (near[i] < 0 || !hasEnemy(s, near[i], side, TRULY)) continue;
    for (let v = s.top[near[i]]; v !== NOBODY; v = s.under[v]) enemies++;
  }
  return enemies;
};

/** Whether an enemy of the side stands within so many squares. */
export const isEnemyWithin = (
  s: SquaresState,
  square: Square,
  side: number,
  reach: number,
  knows: Knowledge,
): boolean => {
  const { width, height, stride } = scenarioOf(s).grid;
  const x = square % stride;
  const y = (square - x) / stride;
  const right = Math.min(width - 1, x + reach);
  const bottom = Math.min(height - 1, y + reach);
  for (let row = Math.max(0, y - reach); row <= bottom; row++) {
    for (let column = Math.max(0, x - reach); column <= right; column++) {
      if (hasEnemy(s, row * stride + column, side, knows)) return true;
    }
  }
  return false;
};
