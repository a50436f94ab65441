import type { Code } from '../../../kernel/choice.ts';
import type { Menu } from '../../../kernel/menu.ts';
import { topProcedure } from '../../../kernel/stack.ts';
import { P } from '../lexicon.ts';
import type { SquaresState } from '../state.ts';
import type { Mind } from './mind.ts';
import { aim, order } from './objectives.ts';
import { answerCharge } from './counter-charge.ts';
import { command, lastly, operate } from './operations.ts';

/** What a commander does by rule of thumb. */
export const policy = (s: SquaresState, m: Mind, menu: Menu): Code => {
  switch (topProcedure(s)) {
    case P.objectives:
      return order(s, m);
    case P.objectiveHand:
      return aim(s, m);
    case P.operations:
      return operate(s, m);
    case P.hand:
    case P.fireMenu:
    case P.chargeMenu:
      return command(m, menu);
    case P.counterCharge:
      return answerCharge(s, m);
    default:
      return lastly(menu);
  }
};
