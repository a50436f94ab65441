import type { Code } from '../../../kernel/choice.ts';
import { playoutDice } from '../../../kernel/dice.ts';
import { topProcedure } from '../../../kernel/stack.ts';
import type { Bot, BotMaker } from '../../../search/bot.ts';
import { P } from '../lexicon.ts';
import { imagine, type SquaresView } from '../view.ts';
import { resolve } from './deliberation.ts';
import type { Directive } from './directives.ts';
import { LEVELS } from './levels.ts';
import { mindOf, phaseOf } from './mind.ts';
import { policy } from './policy.ts';

/** A commander who goes by a directive, or by whichever serves best where he is given none. [4.2] */
export const commander =
  (directive: Directive | null): BotMaker =>
  (seat, level, seed): Bot => {
    const dice = playoutDice(seed);
    const m = mindOf(seat, LEVELS[level - 1], dice);
    return {
      choose(seen: unknown, menu: readonly Code[]): Code {
        const v = seen as SquaresView;
        const s = imagine(v, dice);
        const begins = topProcedure(s) === P.operations && m.phase !== phaseOf(s);
        if (begins) resolve(v, s, m, directive);
        return policy(s, m, { codes: menu as Code[], size: menu.length });
      },
      why: () => m.reason,
    };
  };

export const squaresBot: BotMaker = commander(null);
