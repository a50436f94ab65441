import { DIRECTIONS, type Square } from '../../../boards/squares.ts';
import type { Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { CHARGE, COUNTER_CHARGE } from '../numbers.ts';
import { isMounted, isOnMap, isRouted, scenarioOf, sideOf, type SquaresState } from '../state.ts';
import { inRedoubt, retreat } from './07-retreats.ts';
import { RETREATS_BY, withdrawMarked } from './07-withdrawals.ts';
import { reaches, TRULY } from './06-zones.ts';

/** The enemy in whose zone a unit stands: the one it faces, or the next round the compass; or NOBODY. */
export const presserOf = (s: SquaresState, u: Unit): Square => {
  const { near } = scenarioOf(s).grid;
  for (let turn = 0; turn < DIRECTIONS; turn++) {
    const square = near[s.square[u] * DIRECTIONS + ((s.facing[u] + turn) % DIRECTIONS)];
    if (square >= 0 && reaches(s, square, sideOf(u), TRULY)) return square;
  }
  return NOBODY;
};

/** [7.51] Cavalry does not stay beside an enemy unless it waits for a charge (R223). */
const isOutOfPlace = (s: SquaresState, u: Unit): boolean =>
  isOnMap(s, u) &&
  isMounted(s, u) &&
  !isRouted(s, u) &&
  s.formation[u] !== CHARGE &&
  s.formation[u] !== COUNTER_CHARGE &&
  !inRedoubt(s, u);

/** [7.51] At the end of its side's combat phase such cavalry goes back, and whom it carries along. */
export const recoils = (s: SquaresState, phasing: number, umpire: Umpire): void => {
  for (const u of scenarioOf(s).units.ofSide[phasing]) {
    if (!isOutOfPlace(s, u)) continue;
    const from = presserOf(s, u);
    if (from !== NOBODY) retreat(s, u, RETREATS_BY, from, umpire);
  }
  withdrawMarked(s, phasing, umpire);
};
