import { ARM, ARTILLERY, CAVALRY, LEADER, SIDE, TOWN_COUNT, UNIT_COUNT } from '../board.ts';
import type { BlocksState } from '../state.ts';

/** What a unit is worth in a fight: cavalry and guns hit harder for their CV. [8.3] */
export const strengthOf = (s: BlocksState, u: number): number =>
  ARM[u] === LEADER
    ? 0.2
    : s.cv[u] * (ARM[u] === ARTILLERY ? 1.4 : ARM[u] === CAVALRY ? 1.25 : 1) + 0.2;

/** Strength by side * TOWN_COUNT + town. */
export const strengthMap = (s: BlocksState, out: number[]): number[] => {
  for (let i = 0; i < 2 * TOWN_COUNT; i++) out[i] = 0;
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (s.town[u] < TOWN_COUNT) out[SIDE[u] * TOWN_COUNT + s.town[u]] += strengthOf(s, u);
  }
  return out;
};

/** The strength of one side in a battle: all who stand in the town. */
export const strengthIn = (s: BlocksState, side: number, town: number): number => {
  let sum = 0;
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (s.town[u] === town && SIDE[u] === side) sum += strengthOf(s, u);
  }
  return sum;
};
