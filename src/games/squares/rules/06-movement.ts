import { DIRECTIONS, neighbour, turned, type Square } from '../../../boards/squares.ts';
import { roll, tell, type Umpire } from '../../../kernel/umpire.ts';
import type { Unit } from '../battle.ts';
import { FATIGUE } from '../data/charts.ts';
import { E } from '../lexicon.ts';
import { STREAM, SWAMP, TOWN, WOODS } from '../numbers.ts';
import {
  ACTED,
  hasOrder,
  ROAD_MODE,
  scenarioOf,
  sideOf,
  witnesses,
  type SquaresState,
} from '../state.ts';
import { isByRoad, stepCost } from './06-costs.ts';
import { relocate } from './06-stacks.ts';
import { hasFriend, isInEnemyZone } from './06-zones.ts';
import { testOnMarch } from './08-morale.ts';

/** [8.1] The chance of two points of fatigue that each operation point of a step brings, in percent. */
const STRAIN_PER_POINT = 10;
const MOST_STRAIN = 100;
/** [8.4] The chance that a square costs a level of readiness, and where that ends. */
const UNREADY_PER_SQUARE = 25;
const LEAST_READINESS = 3;

/** [8.2] Ground that tests whoever enters it off the road. */
const isDifficult = (terrain: number): boolean =>
  terrain === TOWN || terrain === WOODS || terrain === STREAM || terrain === SWAMP;

/** [8.1] How a step strains the unit that has made it, for the end of its march. */
export const strainOf = (s: SquaresState, u: Unit, direction: number, cost: number): number => {
  const to = s.square[u];
  const from = neighbour(scenarioOf(s).grid, to, turned(direction, DIRECTIONS / 2));
  const isEasy = hasOrder(s, u, ROAD_MODE) && isByRoad(s, from, to, direction);
  return isEasy ? 0 : Math.min(MOST_STRAIN, STRAIN_PER_POINT * cost);
};

/** [8.2] How many tests a step brings: on difficult ground, for joining others, for leaving an enemy zone. */
export const stepTests = (s: SquaresState, u: Unit, direction: number): number => {
  const { grid, ground } = scenarioOf(s);
  const from = s.square[u];
  const to: Square = grid.near[from * DIRECTIONS + direction];
  const side = sideOf(u);
  const hard = isDifficult(ground.terrain[to]) && !isByRoad(s, from, to, direction);
  return Number(hard) + Number(hasFriend(s, to, side)) + Number(isInEnemyZone(s, from, side));
};

/** [6.32] Moves the unit one square; how many hidden enemies that has brought to light. */
export const moveOn = (s: SquaresState, u: Unit, direction: number, umpire: Umpire): number => {
  const to: Square = scenarioOf(s).grid.near[s.square[u] * DIRECTIONS + direction];
  const joins = hasFriend(s, to, sideOf(u));
  const tests = stepTests(s, u, direction);
  s.op[u] -= stepCost(s, u, to, direction);
  s.orders[u] |= ACTED;
  // [6.36] All units of a square face alike: who joins them turns as they stand.
  s.facing[u] = joins ? s.facing[s.top[to]] : direction;
  const found = relocate(s, u, to, umpire);
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.32', E.moved, u, to);
  for (let i = 0; i < tests; i++) testOnMarch(s, u, '8.2', umpire);
  return found;
};

/** One roll for many small chances: how many of them come off, by their sum in percent. */
const happens = (percent: number, umpire: Umpire): number =>
  Math.floor((percent + roll(umpire, 100) - 1) / 100);

/** [8.4] How many levels of readiness a march can cost the unit. */
export const spareReadiness = (s: SquaresState, u: Unit): number =>
  Math.max(0, s.readiness[u] - LEAST_READINESS);

/** [8.4] The chances of a march that levels of readiness are lost, by their sum in percent. */
export const unreadiness = (squares: number): number => UNREADY_PER_SQUARE * squares;

/** [8.1] [8.4] What a march of so many squares has cost: rolled once, when the unit is let go (R106). */
export const endMarch = (
  s: SquaresState,
  u: Unit,
  strain: number,
  squares: number,
  umpire: Umpire,
): void => {
  if (squares === 0) return;
  const fatigue = strain === 0 ? 0 : FATIGUE.square * happens(strain, umpire);
  s.fatigue[u] += fatigue;
  const spare = spareReadiness(s, u);
  const lost = spare > 0 ? Math.min(spare, happens(unreadiness(squares), umpire)) : 0;
  s.readiness[u] -= lost;
  if (!umpire.loud || (fatigue === 0 && lost === 0)) return;
  tell(umpire, witnesses(s, u), '8.1', E.tired, u, fatigue, s.readiness[u]);
};

/** [8.1] [8.4] What such a march costs on average: points of fatigue, and levels of readiness. */
export const meanToll = (
  s: SquaresState,
  u: Unit,
  strain: number,
  squares: number,
): { readonly fatigue: number; readonly readiness: number } => ({
  fatigue: (FATIGUE.square * strain) / 100,
  readiness: Math.min(spareReadiness(s, u), unreadiness(squares) / 100),
});
