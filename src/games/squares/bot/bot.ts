import { code, type Code } from '../../../kernel/choice.ts';
import { playoutDice } from '../../../kernel/dice.ts';
import { topProcedure } from '../../../kernel/stack.ts';
import type { Bot, BotMaker } from '../../../search/bot.ts';
import { P, V } from '../lexicon.ts';
import { imagine, type SquaresView } from '../view.ts';
import { answerCharge } from './counter-charge.ts';
import { mindOf, type Level } from './mind.ts';
import { command, operate } from './operations.ts';

const LEVELS: readonly Level[] = [
  { noise: 0.1, slips: 3, concerts: false, playouts: 0 },
  { noise: 0, slips: 0, concerts: true, playouts: 0 },
  { noise: 0, slips: 0, concerts: true, playouts: 0 },
  { noise: 0, slips: 0, concerts: true, playouts: 0 },
  { noise: 0, slips: 0, concerts: true, playouts: 0 },
];

export const squaresBot: BotMaker = (seat, level, seed): Bot => {
  const dice = playoutDice(seed);
  const m = mindOf(seat, LEVELS[level - 1], dice);
  return {
    choose(seen: unknown, menu: readonly Code[]): Code {
      const s = imagine(seen as SquaresView, dice);
      switch (topProcedure(s)) {
        case P.operations:
          return operate(s, m);
        case P.hand:
        case P.fireMenu:
        case P.chargeMenu:
          return command(m, menu);
        case P.counterCharge:
          return answerCharge(s, m);
        default:
          return menu.find((c) => c === code(V.done) || c === code(V.back)) ?? menu[0];
      }
    },
    why: () => m.reason,
  };
};
