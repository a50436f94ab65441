import { EVERYONE, roll, tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Leader, type Unit } from '../battle.ts';
import { E } from '../lexicon.ts';
import { leaderWith, type SquaresState } from '../state.ts';

/** [9.11] Half as likely as a man of his unit is hit (R212): in tenths of a percent. */
const RISK = 500;
const SIDES_OF_RISK = 1000;

/** [9.11] His successor is never as good. */
const succeed = (s: SquaresState, leader: Leader, umpire: Umpire): void => {
  const old = s.bonus[leader];
  s.bonus[leader] = old > 0 ? roll(umpire, old) - 1 : 0;
  if (umpire.loud) tell(umpire, EVERYONE, '9.11', E.wounded, leader, s.bonus[leader], old);
};

/** [9.11] The leader with a unit that lost so many of its men may be wounded. */
export const riskLeader = (
  s: SquaresState,
  u: Unit,
  lost: number,
  before: number,
  umpire: Umpire,
): void => {
  if (lost === 0) return;
  const leader = leaderWith(s, u);
  if (leader === NOBODY) return;
  if (roll(umpire, SIDES_OF_RISK) <= (RISK * lost) / before) succeed(s, leader, umpire);
};
