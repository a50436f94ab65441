import { DIRECTIONS } from '../../../boards/squares.ts';
import { tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, PROHIBITED, type Unit } from '../battle.ts';
import { TERRAINS } from '../data/lists.ts';
import { CHARGED, DROVE, hasFate, stands } from '../fates.ts';
import { E } from '../lexicon.ts';
import { LIMBERED, OPEN, SQUARE, TOWN, WOODS } from '../numbers.ts';
import {
  ADVANCE,
  hasOrder,
  scenarioOf,
  witnesses,
  type RuleNumber,
  type SquaresState,
} from '../state.ts';
import { stackBar } from './06-costs.ts';
import { relocate } from './06-stacks.ts';
import { hasEnemy, TRULY } from './06-zones.ts';

/** [6.35] Whether the unit can enter that ground as it is formed. */
const canEnter = (s: SquaresState, u: Unit, to: number): boolean => {
  const { costs, ground, units } = scenarioOf(s);
  const terrain = ground.terrain[to];
  if (costs.straight[units.mover[u] * TERRAINS.length + terrain] >= PROHIBITED) return false;
  const close = terrain === WOODS || terrain === TOWN;
  return !close || s.formation[u] === OPEN || s.formation[u] === LIMBERED;
};

/** [7.53] The square a unit advances into, or NOBODY. */
export const vacated = (s: SquaresState, u: Unit, side: number): number => {
  if (s.formation[u] === SQUARE) return NOBODY;
  const to = scenarioOf(s).grid.near[s.square[u] * DIRECTIONS + s.facing[u]];
  if (to < 0 || hasEnemy(s, to, side, TRULY) || !canEnter(s, u, to)) return NOBODY;
  return stackBar(s, u, to) === null ? to : NOBODY;
};

/** [7.53] It costs neither points nor fatigue. */
export const advanceInto = (
  s: SquaresState,
  u: Unit,
  to: number,
  rule: RuleNumber,
  umpire: Umpire,
): void => {
  const first = s.top[to];
  relocate(s, u, to, umpire);
  if (first !== NOBODY) s.facing[u] = s.facing[first];
  if (umpire.loud) tell(umpire, witnesses(s, u), rule, E.advanced, u, to);
};

const advanceSide = (s: SquaresState, side: number, umpire: Umpire): void => {
  for (const u of scenarioOf(s).units.ofSide[side]) {
    if (!stands(s, u) || !hasFate(s, u, DROVE) || !hasOrder(s, u, ADVANCE)) continue;
    // [6.433] Who has charged pursues, or goes back.
    if (hasFate(s, u, CHARGED)) continue;
    const to = vacated(s, u, side);
    if (to !== NOBODY) advanceInto(s, u, to, '7.53', umpire);
  }
};

/** [7.53] Who drove an enemy off may follow; the side whose phase it is goes first. */
export const advances = (s: SquaresState, phasing: number, umpire: Umpire): void => {
  advanceSide(s, phasing, umpire);
  advanceSide(s, 1 - phasing, umpire);
};
