import type { Square } from '../../../boards/squares.ts';
import { FRAME } from '../../../kernel/stack.ts';
import { NOBODY, type Leader, type Unit } from '../battle.ts';
import { P } from '../lexicon.ts';
import type { SquaresState } from '../state.ts';

/** What the stack of a view tells of the moment: who is given orders, or asked to charge. */

interface Frame {
  readonly procedure: number;
  readonly locals: readonly number[];
}

const topFrame = ({ stack }: SquaresState): Frame => {
  const [procedure = NOBODY, ...locals] = stack.slice(-FRAME);
  return { procedure, locals };
};

/** [6.2] The unit that is being given orders, or NOBODY. */
export const unitInHand = (s: SquaresState): Unit => {
  const { procedure, locals } = topFrame(s);
  return procedure === P.hand || procedure === P.fireMenu || procedure === P.chargeMenu
    ? locals[0]
    : NOBODY;
};

/** [5.11] [9.121] The leader who is being transferred or given an objective, or NOBODY. */
export const leaderInHand = (s: SquaresState): Leader => {
  const { procedure, locals } = topFrame(s);
  return procedure === P.objectiveHand || procedure === P.transferHand ? locals[0] : NOBODY;
};

/** [6.431] A charge that could be answered: who is asked to charge, who charges before him, and where to. */
export interface Challenge {
  readonly asked: Unit;
  readonly rider: Unit;
  readonly target: Square;
}

export const challengeOf = (s: SquaresState): Challenge | null => {
  const { procedure, locals } = topFrame(s);
  if (procedure !== P.counterCharge) return null;
  const [, , , target] = s.stack.slice(-2 * FRAME);
  return { asked: locals[0], rider: locals[1], target };
};
