import { directionTo, DIRECTIONS, turned, type Square } from '../../../boards/squares.ts';
import { tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, PROHIBITED, type Battle, type Unit } from '../battle.ts';
import { EFFICIENCY } from '../data/charts.ts';
import { COMPASS, TERRAINS } from '../data/lists.ts';
import { BEATEN, GONE, hasFate, RETREATS, ROUTS, stands } from '../fates.ts';
import { E } from '../lexicon.ts';
import {
  ARTILLERY,
  CAVALRY,
  CHARGE,
  COLUMN,
  COUNTER_CHARGE,
  INFANTRY,
  LIMBERED,
  NORMAL,
  OPEN,
  REDOUBT,
  SQUARE,
  TOWN,
  WOODS,
} from '../numbers.ts';
import {
  isOnMap,
  isRouted,
  MELEE,
  NO_PLOT,
  ROAD_MODE,
  scenarioOf,
  sideOf,
  witnesses,
  type SquaresState,
} from '../state.ts';
import { hasRoom, relocate, standsAlone } from './06-stacks.ts';
import { hasEnemy, hasFriend, isEnemyWithin, isInEnemyZone, TRULY } from './06-zones.ts';
import { capture, removeUnit } from './07-losses.ts';
import { holdOrGo, testDisruption } from './08-disruption.ts';

/** [7.51] So near the enemy a unit goes straight back; nearer still it shakes the friends it passes (R225). */
const HEADLONG_WITHIN = 3;
const SHAKES_WITHIN = 2;
/** [7.51] [7.52] Prisoners, in percent of the men left: in an enemy zone, and of the trapped (R209). */
const CAPTURED_PASSING = 5;
export const CAPTURED_TRAPPED = 10;
const HUNDRED = 100;
/** [7.51] A unit that would end where it cannot stay goes on so far (R211). */
const FARTHER = 4;

const waysBack = new WeakMap<Battle, readonly (readonly number[])[]>();

/** [19.1 K] By direction away from the enemy: the ways that are tried. */
const waysOf = (battle: Battle): readonly (readonly number[])[] => {
  let ways = waysBack.get(battle);
  if (ways === undefined) {
    const { retreat } = battle.scenario.tables;
    ways = COMPASS.map((away) => retreat[away].map((way) => COMPASS.indexOf(way)));
    waysBack.set(battle, ways);
  }
  return ways;
};

/** Whether the unit can be driven into that square at all. */
const isOpenTo = (s: SquaresState, u: Unit, to: Square): boolean => {
  const { costs, ground, units } = scenarioOf(s);
  if (hasEnemy(s, to, sideOf(u), TRULY)) return false;
  return costs.straight[units.mover[u] * TERRAINS.length + ground.terrain[to]] < PROHIBITED;
};

const OFF_MAP = -2;

/** [7.51] The next square on the way back; NOBODY when there is none, OFF_MAP beyond the edge. */
const nextBack = (s: SquaresState, u: Unit, away: number, headlong: boolean): Square => {
  const battle = scenarioOf(s);
  const { near } = battle.grid;
  const from = s.square[u] * DIRECTIONS;
  if (near[from + away] < 0 && hasFate(s, u, ROUTS)) return OFF_MAP;
  let fallback = NOBODY;
  for (const way of waysOf(battle)[away]) {
    const to = near[from + way];
    if (to < 0 || !isOpenTo(s, u, to)) continue;
    if (headlong || !hasFriend(s, to, sideOf(u))) return to;
    if (fallback === NOBODY) fallback = to;
  }
  return fallback;
};

export const inRedoubt = (s: SquaresState, u: Unit): boolean =>
  scenarioOf(s).ground.terrain[s.square[u]] === REDOUBT;

/** [20.10] [20.11] A friend whom a unit runs past is tested, and may lose heart. */
const shakeFriend = (s: SquaresState, v: Unit, threat: Square, umpire: Umpire): void => {
  const { from, to, change } = EFFICIENCY.retreatPast;
  if (s.efficiency[v] >= from && s.efficiency[v] <= to) s.efficiency[v] += change;
  const gained = testDisruption(s, v, 0, '7.51', umpire) > 0;
  if (gained) holdOrGo(s, v, true, threat, umpire);
};

/** [7.51] The friends in and next to a square that has been run through, each once. */
const shakeAround = (s: SquaresState, u: Unit, shaken: Set<Unit>, umpire: Umpire): void => {
  const { near } = scenarioOf(s).grid;
  const at = s.square[u];
  for (let d = -1; d < DIRECTIONS; d++) {
    const square = d < 0 ? at : near[at * DIRECTIONS + d];
    if (square < 0 || !hasFriend(s, square, sideOf(u))) continue;
    for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) {
      if (v === u || shaken.has(v)) continue;
      shaken.add(v);
      if (stands(s, v) && !isRouted(s, v) && !inRedoubt(s, v)) {
        shakeFriend(s, v, s.threat[u], umpire);
      }
    }
  }
};

const share = (men: number, percent: number): number => Math.round((men * percent) / HUNDRED);

/** [7.51] [7.52] Men taken by the enemy, as a part of those left. */
export const losePrisoners = (s: SquaresState, u: Unit, percent: number, umpire: Umpire): void => {
  capture(s, u, share(s.men[u], percent), 0, '7.51', umpire);
};

/** [7.51] There is no way back: men are taken, and guns that have lost a melee are all taken (R218). */
const yieldTrapped = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  if (umpire.loud) tell(umpire, witnesses(s, u), '7.51', E.blocked, u);
  if (hasFate(s, u, BEATEN)) capture(s, u, 0, s.guns[u], '7.4', umpire);
  if (isOnMap(s, u)) losePrisoners(s, u, CAPTURED_TRAPPED, umpire);
};

/** [6.34] Whether two units may stand in one square. */
const agree = (s: SquaresState, u: Unit, v: Unit): boolean => {
  if (standsAlone(s, u) || standsAlone(s, v)) return false;
  const { arm } = scenarioOf(s).units;
  return !(
    (arm[u] === INFANTRY && arm[v] === CAVALRY) ||
    (arm[u] === CAVALRY && arm[v] === INFANTRY)
  );
};

/** [7.51] Whether a unit may stay where it has come to: alone, or with friends who have room. [6.34] */
const canStay = (s: SquaresState, u: Unit): boolean => {
  const square = s.square[u];
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) {
    if (v !== u && !agree(s, u, v)) return false;
  }
  return hasRoom(s, square, u);
};

/** [6.36] Who comes to others faces as they do; a unit that goes back still faces the enemy. */
const turnBack = (s: SquaresState, u: Unit, way: number): void => {
  const square = s.square[u];
  const other = s.top[square] === u ? s.under[u] : s.top[square];
  if (other !== NOBODY) s.facing[u] = s.facing[other];
  else s.facing[u] = isRouted(s, u) ? way : turned(way, DIRECTIONS / 2);
};

/** [7.52] Off the map: what is left of the unit is lost to the battle (R210). */
const leaveMap = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  if (umpire.loud) tell(umpire, witnesses(s, u), '7.52', E.left, u);
  removeUnit(s, u, umpire);
};

/** One square of a way back; false when there is none, or the unit is gone. */
const stepBack = (
  s: SquaresState,
  u: Unit,
  away: number,
  shaken: Set<Unit>,
  umpire: Umpire,
): boolean => {
  const from = s.square[u];
  const side = sideOf(u);
  const headlong = isEnemyWithin(s, from, side, HEADLONG_WITHIN, TRULY);
  const to = nextBack(s, u, away, headlong);
  if (to === OFF_MAP) {
    leaveMap(s, u, umpire);
    return false;
  }
  if (to === NOBODY) {
    yieldTrapped(s, u, umpire);
    return false;
  }
  s.fate[u] &= ~BEATEN;
  relocate(s, u, to, umpire);
  turnBack(s, u, directionTo(scenarioOf(s).grid, from, to));
  if (isEnemyWithin(s, to, side, SHAKES_WITHIN, TRULY)) shakeAround(s, u, shaken, umpire);
  if (isInEnemyZone(s, to, side)) losePrisoners(s, u, CAPTURED_PASSING, umpire);
  return isOnMap(s, u);
};

/** [7.51] Goes back so many squares from an enemy, and on while it cannot stay where it is. */
export const goBack = (
  s: SquaresState,
  u: Unit,
  squares: number,
  from: Square,
  umpire: Umpire,
): void => {
  const { grid } = scenarioOf(s);
  const start = s.square[u];
  const straight = directionTo(grid, from, start);
  const away = straight < 0 ? turned(s.facing[u], DIRECTIONS / 2) : straight;
  const shaken = new Set<Unit>();
  for (let i = 0; i < squares + FARTHER; i++) {
    if (i >= squares && canStay(s, u)) break;
    if (!stepBack(s, u, away, shaken, umpire)) break;
  }
  if (!isOnMap(s, u) || s.square[u] === start || !umpire.loud) return;
  const routs = isRouted(s, u);
  tell(
    umpire,
    witnesses(s, u),
    routs ? '7.52' : '7.51',
    routs ? E.routs : E.retreats,
    u,
    s.square[u],
  );
};

/** [7.51] The formation in which a unit goes back: teams for guns, open order among trees and houses. */
const fallIn = (s: SquaresState, u: Unit): void => {
  const { arm } = scenarioOf(s).units;
  s.orders[u] &= ~(MELEE | ROAD_MODE);
  if (arm[u] === ARTILLERY) s.formation[u] = LIMBERED;
  else if (s.formation[u] === SQUARE) s.formation[u] = COLUMN;
  else if (s.formation[u] === CHARGE || s.formation[u] === COUNTER_CHARGE) {
    s.formation[u] = NORMAL;
    s.plot[u] = NO_PLOT;
  }
};

const settleDown = (s: SquaresState, u: Unit): void => {
  if (!isOnMap(s, u) || isRouted(s, u)) return;
  const { ground, units } = scenarioOf(s);
  const terrain = ground.terrain[s.square[u]];
  if ((terrain === WOODS || terrain === TOWN) && units.arm[u] !== ARTILLERY) s.formation[u] = OPEN;
};

/** [7.51] A retreat costs heart; in whatever formation, the unit goes back from the enemy. */
export const retreat = (
  s: SquaresState,
  u: Unit,
  squares: number,
  from: Square,
  umpire: Umpire,
): void => {
  s.fate[u] |= RETREATS | GONE;
  s.threat[u] = from;
  s.efficiency[u] = Math.max(0, s.efficiency[u] + EFFICIENCY.retreat);
  fallIn(s, u);
  goBack(s, u, squares, from, umpire);
  settleDown(s, u);
};
