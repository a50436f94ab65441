import type { Step } from '../../../kernel/game.ts';
import { pop } from '../../../kernel/stack.ts';
import type { SquaresState } from '../state.ts';

/** [7.0] The combat phase of a side. */
export const combat: Step<SquaresState> = {
  rule: '7.0',
  run: (s) => {
    pop(s);
  },
};
