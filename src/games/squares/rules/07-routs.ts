import { distance, type Square } from '../../../boards/squares.ts';
import type { Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { EFFICIENCY } from '../data/charts.ts';
import { GONE, ROUTS } from '../fates.ts';
import { ROUT } from '../numbers.ts';
import {
  ADVANCE,
  AWAY,
  isOnMap,
  isRouted,
  MELEE,
  NO_PLOT,
  ROAD_MODE,
  scenarioOf,
  sideOf,
  type SquaresState,
} from '../state.ts';
import { isInEnemyZone } from './06-zones.ts';
import { CAPTURED_TRAPPED, goBack, losePrisoners } from './07-retreats.ts';

/** [7.52] The others of its square lose heart when a unit routs (R209). */
const dismay = (s: SquaresState, u: Unit): void => {
  for (let v = s.top[s.square[u]]; v !== NOBODY; v = s.under[v]) {
    if (v !== u) s.efficiency[v] = Math.max(0, s.efficiency[v] + EFFICIENCY.retreat);
  }
};

/** [7.52] How far a unit routs when it breaks, and in every later combat phase. */
const ROUTS_AT_ONCE = 7;
const ROUTS_ON = 2;

/** [7.52] A unit breaks: in an enemy zone it leaves prisoners behind. */
export const rout = (s: SquaresState, u: Unit, from: Square, umpire: Umpire): void => {
  s.fate[u] |= ROUTS | GONE;
  s.threat[u] = from;
  dismay(s, u);
  s.efficiency[u] = Math.max(0, s.efficiency[u] + EFFICIENCY.retreat);
  s.orders[u] &= ~(MELEE | ADVANCE | ROAD_MODE);
  s.plot[u] = NO_PLOT;
  s.out[u] = 0;
  s.formation[u] = ROUT;
  if (isInEnemyZone(s, s.square[u], sideOf(u))) losePrisoners(s, u, CAPTURED_TRAPPED, umpire);
  if (isOnMap(s, u)) goBack(s, u, ROUTS_AT_ONCE, from, umpire);
};

/** The square of the nearest enemy, before whom routed units run on; NOBODY without any. */
export const nearestEnemy = (s: SquaresState, u: Unit): Square => {
  const { grid, units } = scenarioOf(s);
  let nearest = NOBODY;
  for (const v of units.ofSide[1 - sideOf(u)]) {
    if (s.square[v] >= AWAY || isRouted(s, v)) continue;
    if (
      nearest === NOBODY ||
      distance(grid, s.square[u], s.square[v]) < distance(grid, s.square[u], nearest)
    ) {
      nearest = s.square[v];
    }
  }
  return nearest;
};

/** [7.52] Who has not been rallied runs on. */
export const runOn = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  const from = nearestEnemy(s, u);
  if (from === NOBODY) return;
  s.fate[u] |= ROUTS | GONE;
  s.threat[u] = from;
  goBack(s, u, ROUTS_ON, from, umpire);
};
