import type { Code } from '../../kernel/choice.ts';
import type { Odds } from '../../kernel/game.ts';
import type { SquaresView } from './view.ts';

/** No choice of the operations shows its chances: dice fall when the unit is let go. */
export const odds = (_view: SquaresView, _c: Code): Odds | null => null;
