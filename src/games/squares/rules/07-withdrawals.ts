import type { Square } from '../../../boards/squares.ts';
import { roll, tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { CHARGED, GONE, hasFate, RETREATS, ROUTS } from '../fates.ts';
import { E } from '../lexicon.ts';
import { OPEN } from '../numbers.ts';
import {
  AUTO_RETREAT,
  hasOrder,
  isOnMap,
  isRouted,
  MELEE,
  scenarioOf,
  witnesses,
  type SquaresState,
} from '../state.ts';
import { retreat } from './07-retreats.ts';
import { rout, runOn } from './07-routs.ts';

/** [7.51] How far a unit retreats, and one that was set to melee (R222). */
export const RETREATS_BY = 3;
const ATTACKERS_RETREAT_BY = 1;

/** The first unit of a side that has given way and not gone back yet, or NOBODY. */
const nextToGo = (s: SquaresState, side: number): Unit => {
  for (const u of scenarioOf(s).units.ofSide[side]) {
    if (hasFate(s, u, RETREATS | ROUTS) && !hasFate(s, u, GONE) && isOnMap(s, u)) return u;
  }
  return NOBODY;
};

/** [6.433] Cavalry that has charged goes back so far, and up to so much farther. */
const BLOWN_BY = 3;
const BLOWN_DICE = 3;

/** [6.433] Blown cavalry goes back, into open order, and avoids fights from now on. */
export const fallBack = (s: SquaresState, u: Unit, from: Square, umpire: Umpire): void => {
  retreat(s, u, BLOWN_BY - 1 + roll(umpire, BLOWN_DICE), from, umpire);
  if (!isOnMap(s, u)) return;
  s.formation[u] = OPEN;
  s.orders[u] |= AUTO_RETREAT;
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.433', E.blown, u);
};

const withdraw = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  if (hasFate(s, u, ROUTS)) rout(s, u, s.threat[u], umpire);
  else if (hasFate(s, u, CHARGED)) fallBack(s, u, s.threat[u], umpire);
  else {
    const squares = hasOrder(s, u, MELEE) ? ATTACKERS_RETREAT_BY : RETREATS_BY;
    retreat(s, u, squares, s.threat[u], umpire);
  }
};

/** [7.51] All of a side go back who have given way, also those whom they carry along on the way. */
export const withdrawMarked = (s: SquaresState, side: number, umpire: Umpire): void => {
  for (let u = nextToGo(s, side); u !== NOBODY; u = nextToGo(s, side)) withdraw(s, u, umpire);
};

/** [7.51] One side goes back; then who routs still runs on. */
const withdrawSide = (s: SquaresState, side: number, umpire: Umpire): void => {
  withdrawMarked(s, side, umpire);
  for (const u of scenarioOf(s).units.ofSide[side]) {
    if (isOnMap(s, u) && isRouted(s, u) && !hasFate(s, u, ROUTS)) runOn(s, u, umpire);
  }
  withdrawMarked(s, side, umpire);
};

/** [7.51] The side whose phase it is not goes back first. */
export const withdrawals = (s: SquaresState, phasing: number, umpire: Umpire): void => {
  withdrawSide(s, 1 - phasing, umpire);
  withdrawSide(s, phasing, umpire);
};
