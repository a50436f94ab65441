import type { Bar } from '../../../kernel/rulebook.ts';
import { tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { ACTION_COST, DISRUPTION_EFFECTS, FATIGUE, OPERATION_LIMITS } from '../data/charts.ts';
import { E } from '../lexicon.ts';
import { ARTILLERY, CAVALRY, COLUMN, INFANTRY, LIMBERED, SQUARE } from '../numbers.ts';
import {
  ACTED,
  bar,
  FRONTLINE,
  hasOrder,
  MELEE,
  moraleOf,
  priceOf,
  ROAD_MODE,
  scenarioOf,
  sideOf,
  witnesses,
  type SquaresState,
} from '../state.ts';
import { LEAST_MORALE } from './06-costs.ts';
import { AS_SEEN, isEnemyWithin, isInEnemyZone } from './06-zones.ts';
import { testOnMarch } from './08-morale.ts';

/** [6.37] With less morale a unit is extremely tired (R110). */
const TIRED_MORALE = 20;
/** [6.351] Infantry takes up road mode only with no enemy so near. */
const ROAD_MODE_CLEARANCE = 4;
const QUARTERS = 4;

const NO_POINTS = bar('6.31', 'the unit has too few operation points left');
const NO_FRONT = bar('6.36', 'a square faces all ways');
const FACES_SO = bar('6.36', 'the unit faces that way already');
const NO_SKIRMISHERS = bar('6.354', 'the unit has no skirmishers');
const IN_ZONE = bar('6.354', 'skirmishers go out or in outside of enemy zones only');
const SO_MANY_OUT = bar('6.354', 'so many of its skirmishers are out already');
const TOO_TIRED = bar('6.37', 'the unit is too tired for a forced march');
const FULL = bar('20.8', 'a unit has fifteen operation points at most');
const NO_ROAD_MODE = bar('6.353', 'cavalry has no road mode');
const TOO_LATE = bar('6.351', 'road mode is taken up or left before anything else');
const ENEMY_NEAR = bar('6.351', 'an enemy within four squares forbids road mode');
const CAVALRY_ONLY = bar('6.434', 'only cavalry avoids combat');
const ALONE_IN_FRONT = bar('6.341', 'some unit of a square stands in front');
const NO_GUNS = bar('6.222', 'artillery starts no melee and does not advance');
const LOW_MORALE = bar('8.2', 'with so low a morale the unit starts no melee');
const DISRUPTED = bar('8.5', 'so disrupted a unit starts no melee');

/** [6.36] */
export const faceBar = (s: SquaresState, u: Unit, direction: number): Bar | null => {
  if (s.formation[u] === SQUARE) return NO_FRONT;
  if (s.facing[u] === direction) return FACES_SO;
  return s.op[u] < priceOf(s, ACTION_COST.turn) ? NO_POINTS : null;
};

/** [6.36] All units of the square turn, and one pays. */
export const face = (s: SquaresState, u: Unit, direction: number, umpire: Umpire): void => {
  s.op[u] -= priceOf(s, ACTION_COST.turn);
  s.orders[u] |= ACTED;
  for (let v = s.top[s.square[u]]; v !== NOBODY; v = s.under[v]) s.facing[v] = direction;
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.36', E.faced, u, direction);
};

/** [6.354] Out of none, or into none, costs; more or fewer of those out do not. */
const skirmishCost = (s: SquaresState, u: Unit, quarters: number): number =>
  (s.out[u] === 0) === (quarters === 0) ? 0 : priceOf(s, ACTION_COST.skirmishers);

export const skirmishBar = (s: SquaresState, u: Unit, quarters: number): Bar | null => {
  if (scenarioOf(s).units.arm[u] !== INFANTRY || s.skirmishers[u] === 0) return NO_SKIRMISHERS;
  if (quarters > QUARTERS || s.out[u] === quarters) return SO_MANY_OUT;
  const cost = skirmishCost(s, u, quarters);
  if (s.op[u] < cost) return NO_POINTS;
  const zone = cost > 0 && isInEnemyZone(s, s.square[u], sideOf(u), AS_SEEN);
  return zone ? IN_ZONE : null;
};

export const skirmish = (s: SquaresState, u: Unit, quarters: number, umpire: Umpire): void => {
  s.op[u] -= skirmishCost(s, u, quarters);
  s.orders[u] |= ACTED;
  s.out[u] = quarters;
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.354', E.skirmishers, u, quarters);
};

/** [6.37] */
export const forceBar = (s: SquaresState, u: Unit): Bar | null => {
  if (s.fatigue[u] > FATIGUE.forcedMarchUpTo || moraleOf(s, u) < TIRED_MORALE) return TOO_TIRED;
  return s.op[u] >= OPERATION_LIMITS.most ? FULL : null;
};

/** [6.37] A point more for six of fatigue, and a test. */
export const force = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  s.op[u]++;
  s.fatigue[u] += FATIGUE.forcedMarch;
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.37', E.forced, u, s.fatigue[u]);
  testOnMarch(s, u, '6.37', umpire);
};

/** [6.351] [6.352] */
export const roadModeBar = (s: SquaresState, u: Unit): Bar | null => {
  const arm = scenarioOf(s).units.arm[u];
  if (arm === CAVALRY) return NO_ROAD_MODE;
  if (hasOrder(s, u, ACTED)) return TOO_LATE;
  if (s.op[u] < priceOf(s, ACTION_COST.roadMode)) return NO_POINTS;
  if (hasOrder(s, u, ROAD_MODE) || arm === ARTILLERY) return null;
  const square = s.square[u];
  return isEnemyWithin(s, square, sideOf(u), ROAD_MODE_CLEARANCE, AS_SEEN) ? ENEMY_NEAR : null;
};

/** [6.351] In road mode a unit is in column, a battery limbered. */
export const roadMode = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  s.op[u] -= priceOf(s, ACTION_COST.roadMode);
  s.orders[u] = (s.orders[u] | ACTED) ^ ROAD_MODE;
  if (hasOrder(s, u, ROAD_MODE)) {
    s.formation[u] = scenarioOf(s).units.arm[u] === ARTILLERY ? LIMBERED : COLUMN;
  }
  const on = hasOrder(s, u, ROAD_MODE) ? 1 : 0;
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.351', E.roadMode, u, on);
};

/** [6.434] */
export const autoRetreatBar = (s: SquaresState, u: Unit): Bar | null =>
  scenarioOf(s).units.arm[u] === CAVALRY ? null : CAVALRY_ONLY;

/** [6.341] Whether the unit may go back and leave the front to others. */
export const frontlineBar = (s: SquaresState, u: Unit): Bar | null => {
  if (!hasOrder(s, u, FRONTLINE)) return null;
  const { arm } = scenarioOf(s).units;
  for (let v = s.top[s.square[u]]; v !== NOBODY; v = s.under[v]) {
    if (v === u) continue;
    if (arm[u] === INFANTRY ? arm[v] === INFANTRY : hasOrder(s, v, FRONTLINE)) return null;
  }
  return ALONE_IN_FRONT;
};

/** [6.341] One infantry unit at most stands in front: the one that comes forward relieves it. */
export const frontline = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  const { arm } = scenarioOf(s).units;
  s.orders[u] ^= FRONTLINE;
  const on = hasOrder(s, u, FRONTLINE) ? 1 : 0;
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.341', E.frontline, u, on);
  if (arm[u] !== INFANTRY) return;
  const comes = hasOrder(s, u, FRONTLINE);
  for (let v = s.top[s.square[u]]; v !== NOBODY; v = s.under[v]) {
    if (v === u || arm[v] !== INFANTRY) continue;
    if (comes) s.orders[v] &= ~FRONTLINE;
    else {
      s.orders[v] |= FRONTLINE;
      return;
    }
  }
};

/** [6.42] */
export const meleeBar = (s: SquaresState, u: Unit): Bar | null => {
  if (hasOrder(s, u, MELEE)) return null;
  if (scenarioOf(s).units.arm[u] === ARTILLERY) return NO_GUNS;
  if (s.formation[u] === SQUARE) return NO_FRONT;
  if (moraleOf(s, u) < LEAST_MORALE) return LOW_MORALE;
  return s.disruption[u] >= DISRUPTION_EFFECTS.noMelee ? DISRUPTED : null;
};

export const advanceBar = (s: SquaresState, u: Unit): Bar | null =>
  scenarioOf(s).units.arm[u] === ARTILLERY ? NO_GUNS : null;

export const toggle = (s: SquaresState, u: Unit, order: number): void => {
  s.orders[u] ^= order;
};
