import { distance } from '../../../boards/squares.ts';
import type { Step } from '../../../kernel/game.ts';
import { local, pop } from '../../../kernel/stack.ts';
import { EVERYONE, roll, tell, type Umpire } from '../../../kernel/umpire.ts';
import { type Unit } from '../battle.ts';
import { DISRUPTION_RECOVERY, RALLY_LIMITS } from '../data/charts.ts';
import { E } from '../lexicon.ts';
import { OPEN, RUSSIA } from '../numbers.ts';
import {
  friendsOf,
  isOnMap,
  isRouted,
  moraleOf,
  scenarioOf,
  sideOf,
  witnesses,
  type SquaresState,
} from '../state.ts';
import { isSeen, topsFor } from './06-sight.ts';
import { isInEnemyZone } from './06-zones.ts';
import { allot, LEAST_CONTROL } from './09-command.ts';

/** [8.1] Two points of fatigue for each two operation points left. */
const POINTS_PER_REST = 2;
/** [8.3] A point of efficiency for each four operation points left (R113). */
const POINTS_PER_EFFICIENCY = 4;
/** [10.2] Those who rally are as disrupted as this. */
const RALLIED_DISRUPTION = 3;
const CONTROL_WORTH = 3;

/** [8.1] [8.3] Rest, for who is not in an enemy zone. */
const rest = (s: SquaresState, u: Unit): void => {
  if (isInEnemyZone(s, s.square[u], sideOf(u))) return;
  const most = scenarioOf(s).units.maxEfficiency[u];
  const rested = POINTS_PER_REST * Math.floor(s.op[u] / POINTS_PER_REST);
  s.fatigue[u] = Math.max(0, s.fatigue[u] - rested);
  if (s.efficiency[u] >= most) return;
  const regained = Math.floor(s.op[u] / POINTS_PER_EFFICIENCY);
  s.efficiency[u] = Math.min(most, s.efficiency[u] + regained);
};

/** [10.3] [20.12] */
const reorder = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  if (s.disruption[u] === 0 || isRouted(s, u)) return;
  const [none, one] = DISRUPTION_RECOVERY[s.control[u] - LEAST_CONTROL];
  const rolled = roll(umpire, 100);
  const lost = rolled <= none ? 0 : rolled <= none + one ? 1 : 2;
  s.disruption[u] = Math.max(0, s.disruption[u] - lost);
};

/** [10.3] A side recovers, then receives new operation points. */
export const recovery: Step<SquaresState> = {
  rule: '10.3',
  run: (s, umpire) => {
    const side = local(s, 0);
    pop(s);
    for (const u of scenarioOf(s).units.ofSide[side]) {
      if (!isOnMap(s, u)) continue;
      rest(s, u);
      reorder(s, u, umpire);
      allot(s, u, umpire);
    }
    if (umpire.loud) tell(umpire, EVERYONE, '10.3', E.recovered, side);
  },
};

/** [10.2] Whether an enemy is near and in sight. */
const isThreatened = (s: SquaresState, u: Unit): boolean => {
  const { grid, units } = scenarioOf(s);
  const at = s.square[u];
  const tops = topsFor(s);
  return units.ofSide[1 - sideOf(u)].some(
    (enemy) =>
      isOnMap(s, enemy) &&
      distance(grid, at, s.square[enemy]) <= RALLY_LIMITS.noEnemyWithin &&
      isSeen(s, tops, at, s.square[enemy]),
  );
};

/** [20.7] */
const rallyChance = (s: SquaresState, u: Unit): number =>
  CONTROL_WORTH * s.control[u] +
  Math.floor(moraleOf(s, u) / 2) +
  (scenarioOf(s).units.nation[u] === RUSSIA ? RALLY_LIMITS.russians : 0);

/** [10.2] Routed units with some morale left, and no enemy near, may rally. */
export const rally: Step<SquaresState> = {
  rule: '10.2',
  run: (s, umpire) => {
    const side = local(s, 0);
    pop(s);
    for (const u of scenarioOf(s).units.ofSide[side]) {
      if (!isOnMap(s, u) || !isRouted(s, u)) continue;
      if (moraleOf(s, u) <= RALLY_LIMITS.moraleAbove || isThreatened(s, u)) continue;
      const chance = rallyChance(s, u);
      const rolled = roll(umpire, 100) - 1;
      const rallies = rolled < chance;
      if (rallies) {
        s.formation[u] = OPEN;
        s.disruption[u] = RALLIED_DISRUPTION;
      }
      const heard = rallies ? witnesses(s, u) : friendsOf(s, side);
      if (!umpire.loud) continue;
      tell(umpire, heard, '10.2', rallies ? E.rallied : E.unrallied, u, rolled, chance);
    }
  },
};
