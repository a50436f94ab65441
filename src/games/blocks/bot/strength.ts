import { ARM, ARTILLERY, CAVALRY, LEADER, SIDE, TOWN_COUNT, UNIT_COUNT } from '../board.ts';
import type { BlocksState } from '../state.ts';

/** What a unit is worth in a fight: cavalry and guns hit harder for their CV. [8.3] */
export const strengthOf = (s: BlocksState, u: number): number => {
  const arm = ARM[u];
  if (arm === LEADER) return 0.3;
  const perStep = arm === CAVALRY ? 1.35 : arm === ARTILLERY ? 1.3 : 1;
  return s.cv[u] * perStep + 0.4;
};

/** Strength by side * TOWN_COUNT + town. */
export const mapStrength = (s: BlocksState, out: number[]): void => {
  out.fill(0);
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (s.town[u] < TOWN_COUNT) out[SIDE[u] * TOWN_COUNT + s.town[u]] += strengthOf(s, u);
  }
};

/** The strength of one side in a town. */
export const strengthIn = (s: BlocksState, side: number, town: number): number => {
  let sum = 0;
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (s.town[u] === town && SIDE[u] === side) sum += strengthOf(s, u);
  }
  return sum;
};
