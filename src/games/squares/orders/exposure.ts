import { distance } from '../../../boards/squares.ts';
import type { Unit } from '../battle.ts';
import { rangeOf } from '../rules/06-targets.ts';
import { topsFor } from '../rules/06-sight.ts';
import { canFire, canHit } from '../rules/07-fire.ts';
import { meanLosses } from '../rules/07-fire-strength.ts';
import { tally } from '../rules/07-tally.ts';
import { isOnMap, scenarioOf, sideOf, type SquaresState } from '../state.ts';

/** [7.2] [7.3] The men that a unit loses on average where it stands, if all who can hit it fire at it. */
export const menUnderFire = (s: SquaresState, u: Unit): number => {
  const { grid, units } = scenarioOf(s);
  const heights = topsFor(s, sideOf(u));
  let men = 0;
  for (const v of units.ofSide[1 - sideOf(u)]) {
    if (!isOnMap(s, v)) continue;
    const range = distance(grid, s.square[v], s.square[u]);
    if (range > rangeOf(s, v) || !canFire(s, v) || !canHit(s, v, s.square[u], heights)) continue;
    men += meanLosses(s, v, u, range, tally(false));
  }
  return men;
};
