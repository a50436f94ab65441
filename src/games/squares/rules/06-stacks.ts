import type { Square } from '../../../boards/squares.ts';
import type { Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { DISRUPTION_EFFECTS, STACK } from '../data/charts.ts';
import { ARTILLERY, CAVALRY, INFANTRY, TOWN, WOODS } from '../numbers.ts';
import { FRONTLINE, hasOrder, isRouted, scenarioOf, type SquaresState } from '../state.ts';
import { lookAround } from './04-hidden.ts';

/** [6.34] A gun takes the room of so many men. */
const bulkOf = (s: SquaresState, u: Unit): number =>
  scenarioOf(s).units.arm[u] === ARTILLERY ? s.guns[u] * STACK.gun : s.men[u];

/** [6.34] The men a square holds beside its unit `but`. */
const bulkAt = (s: SquaresState, square: Square, but: Unit = NOBODY): number => {
  let bulk = 0;
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) if (v !== but) bulk += bulkOf(s, v);
  return bulk;
};

/** Whether units of this arm stand on the square. */
export const holdsArm = (s: SquaresState, square: Square, arm: number): boolean => {
  const arms = scenarioOf(s).units.arm;
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) if (arms[v] === arm) return true;
  return false;
};

/** [6.34] Half of it in woods and towns; where cavalry stands, cavalry’s limit counts. */
const mostAt = (s: SquaresState, square: Square, cavalry: boolean): number => {
  const terrain = scenarioOf(s).ground.terrain[square];
  const most = cavalry ? STACK.cavalry : STACK.infantry;
  return terrain === WOODS || terrain === TOWN ? most / 2 : most;
};

/** [6.34] A single unit may stand anywhere alone; others share a square up to its limit. */
export const hasRoom = (s: SquaresState, square: Square, u: Unit): boolean => {
  const others = bulkAt(s, square, u);
  if (others === 0) return true;
  const cavalry = scenarioOf(s).units.arm[u] === CAVALRY || holdsArm(s, square, CAVALRY);
  return others + bulkOf(s, u) <= mostAt(s, square, cavalry);
};

/** Another unit on the square that stands in front: infantry only for infantry. [6.341] */
const hasFront = (s: SquaresState, square: Square, arm: number): boolean => {
  const arms = scenarioOf(s).units.arm;
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) {
    if (arms[v] === arm && hasOrder(s, v, FRONTLINE)) return true;
  }
  return false;
};

/** Puts a unit on top of a square. [6.341] It stands in front there unless other infantry does. */
export const put = (s: SquaresState, u: Unit, square: Square): void => {
  const arm = scenarioOf(s).units.arm[u];
  if (arm === INFANTRY && hasFront(s, square, INFANTRY)) s.orders[u] &= ~FRONTLINE;
  else s.orders[u] |= FRONTLINE;
  s.square[u] = square;
  s.under[u] = s.top[square];
  s.top[square] = u;
};

/** Takes a unit off its square. [6.341] The first infantry left behind comes to the front. */
export const lift = (s: SquaresState, u: Unit): void => {
  const square = s.square[u];
  if (s.top[square] === u) s.top[square] = s.under[u];
  else {
    let above = s.top[square];
    while (s.under[above] !== u) above = s.under[above];
    s.under[above] = s.under[u];
  }
  s.under[u] = NOBODY;
  if (scenarioOf(s).units.arm[u] === INFANTRY) bringForward(s, square);
};

/** [6.341] If no infantry of the square is in front, its first is. */
const bringForward = (s: SquaresState, square: Square): void => {
  if (hasFront(s, square, INFANTRY)) return;
  const arms = scenarioOf(s).units.arm;
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) {
    if (arms[v] !== INFANTRY) continue;
    s.orders[v] |= FRONTLINE;
    return;
  }
};

/** Brings a unit to another square; how many hidden enemies that has brought to light. [4.11 E] */
export const relocate = (s: SquaresState, u: Unit, square: Square, umpire: Umpire): number => {
  const from = s.square[u];
  lift(s, u);
  put(s, u, square);
  return lookAround(s, u, from, umpire);
};

/** [6.34] Routed units and those at the last level of disruption stand by themselves. */
export const standsAlone = (s: SquaresState, u: Unit): boolean =>
  isRouted(s, u) || s.disruption[u] >= DISRUPTION_EFFECTS.noStacking;
