import { DIRECTIONS } from '../../../boards/squares.ts';
import { NOBODY } from '../battle.ts';
import { isOnMap, isRouted, scenarioOf, type SquaresState } from '../state.ts';
import { influenceOf, type Influence } from './influence.ts';
import type { Plan } from './missions.ts';

/** What a commander sees when he gives his orders. */
export interface Picture {
  readonly side: number;
  readonly plan: Plan;
  readonly own: Influence;
  readonly foe: Influence;
  /** By square: the nearest square with a known enemy who is not routed, or NOBODY. */
  readonly nearestFoe: Int16Array;
  /** By square: how far it is. */
  readonly foeAway: Uint8Array;
  /** [11.0] Turns to come, this one among them. */
  readonly turnsLeft: number;
}

/** Beyond all maps. */
const OUT_OF_REACH = 99;

const findNearest = (s: SquaresState, side: number, at: Int16Array, away: Uint8Array): void => {
  const { grid, units } = scenarioOf(s);
  at.fill(NOBODY);
  away.fill(OUT_OF_REACH);
  const queue: number[] = [];
  for (const u of units.ofSide[1 - side]) {
    const square = s.square[u];
    if (!isOnMap(s, u) || isRouted(s, u) || away[square] === 0) continue;
    at[square] = square;
    away[square] = 0;
    queue.push(square);
  }
  for (let i = 0; i < queue.length; i++) {
    const from = queue[i];
    for (let d = 0; d < DIRECTIONS; d++) {
      const to = grid.near[from * DIRECTIONS + d];
      if (to < 0 || away[to] !== OUT_OF_REACH) continue;
      away[to] = away[from] + 1;
      at[to] = at[from];
      queue.push(to);
    }
  }
};

export const pictureOf = (s: SquaresState, side: number, plan: Plan): Picture => {
  const { grid, scenario } = scenarioOf(s);
  const nearestFoe = new Int16Array(grid.size);
  const foeAway = new Uint8Array(grid.size);
  findNearest(s, side, nearestFoe, foeAway);
  return {
    side,
    plan,
    own: influenceOf(s, side),
    foe: influenceOf(s, 1 - side),
    nearestFoe,
    foeAway,
    turnsLeft: scenario.turns - s.turn + 1,
  };
};
