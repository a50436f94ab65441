import type { Odds } from '../../kernel/game.ts';
import type { Code } from '../../kernel/choice.ts';
import type { AreasView } from './view.ts';
export const odds = (_view: AreasView, _c: Code): Odds | null => null;
