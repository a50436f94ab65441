import { directionTo, type Square } from '../../../boards/squares.ts';
import type { Odds } from '../../../kernel/game.ts';
import { FRAME } from '../../../kernel/stack.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { INFANTRY, SQUARE } from '../numbers.ts';
import { P } from '../lexicon.ts';
import { overrunChance, standersAt } from '../rules/07-charges-contact.ts';
import { rideAlone } from '../rules/07-charges-ride.ts';
import { squareChance } from '../rules/07-charges-reactions.ts';
import { chargeChance, shareBelow } from '../rules/07-charges-start.ts';
import { foremost } from '../rules/07-melee.ts';
import { moraleOf, scenarioOf, type SquaresState } from '../state.ts';
import { clashOdds } from './melee.ts';
import { squareName, unitName } from './texts.ts';

/** [6.43] The chances of charges, and of those who wait for them. */

const HUNDRED = 100;

const IF_NOBODY_STIRS = 'if all stay where they are until the charge has come';

/** [6.43] [6.432] What awaits a charge at the first enemy on its way. */
const contact = (s: SquaresState, u: Unit, square: Square): Pick<Odds, 'factors' | 'outcomes'> => {
  const standers = standersAt(s, square);
  if (standers.length === 0) return { factors: [], outcomes: [] };
  const foe = foremost(s, standers);
  const { scenario, units } = scenarioOf(s);
  const braces = units.arm[foe] === INFANTRY && s.formation[foe] !== SQUARE;
  const formed = shareBelow(squareChance(s, foe), scenario.tables.square);
  const isRiddenDown = standers.every((v) => s.formation[v] !== SQUARE);
  return {
    factors: [`comes upon ${unitName(foe)} at ${squareName(square)}`],
    outcomes: [
      ...(braces ? [{ what: 'once there: it forms square', chance: formed, rule: '6.432' }] : []),
      ...(isRiddenDown
        ? [
            {
              what: 'once there: it is overrun, if it stands as it is',
              chance: overrunChance(s, u, foe) / HUNDRED,
              rule: '6.43',
            },
          ]
        : []),
    ],
  };
};

/** [6.435] Whether a unit passes the test for a charge, and on whom it would come. */
export const chargeOdds = (s: SquaresState, u: Unit, target: Square): Odds => {
  const charges = shareBelow(chargeChance(s, u), scenarioOf(s).scenario.tables.charge);
  const factors = [`morale ${moraleOf(s, u)}`, `disruption ${s.disruption[u]}`];
  const met = rideAlone(s, u, s.square[u], target);
  const there = met === NOBODY ? { factors: [], outcomes: [] } : contact(s, u, met);
  return {
    rule: '6.435',
    factors: [...factors, ...there.factors],
    outcomes: [
      { what: 'it charges', chance: charges },
      { what: 'it does not charge, and is disrupted', chance: 1 - charges },
      ...there.outcomes,
    ],
    notes: [IF_NOBODY_STIRS],
  };
};

/** [6.431] Charging in turn: it comes to blows with the enemy, who attacks first. */
export const counterChargeOdds = (s: SquaresState, v: Unit, u: Unit): Odds | null => {
  const met = rideAlone(s, v, s.square[v], s.square[u]);
  if (met !== s.square[u]) return null;
  const { grid } = scenarioOf(s);
  s.facing[v] = directionTo(grid, s.square[v], s.square[u]);
  s.facing[u] = directionTo(grid, s.square[u], s.square[v]);
  return clashOdds(s, { attackers: [u], holders: [v] }, false);
};

/** The ride that a unit is on: where it began and where it goes. */
const rideOf = (s: SquaresState, u: Unit): readonly [Square, Square] | null => {
  for (let at = s.stack.length - FRAME; at >= 0; at -= FRAME) {
    if (s.stack[at] === P.ride && s.stack[at + 1] === u) return [s.stack[at + 2], s.stack[at + 3]];
  }
  return null;
};

/** [6.43] Standing fast: whether a charge that comes upon the unit rides it down. */
export const standOdds = (s: SquaresState, v: Unit, u: Unit): Odds | null => {
  const ride = rideOf(s, u);
  if (ride === null || rideAlone(s, u, ...ride) !== s.square[v]) return null;
  const standers = standersAt(s, s.square[v]);
  const foe = foremost(s, standers);
  const overrun = overrunChance(s, u, foe) / HUNDRED;
  return {
    rule: '6.43',
    factors: [
      `own morale ${moraleOf(s, foe)}`,
      `enemy morale ${moraleOf(s, u)}`,
      `disruption ${s.disruption[foe]}`,
    ],
    outcomes: [
      { what: 'it is overrun', chance: overrun },
      { what: 'it comes to a melee', chance: 1 - overrun, rule: '7.4' },
    ],
    notes: [IF_NOBODY_STIRS],
  };
};
