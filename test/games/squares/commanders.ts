import { code, type Code } from '../../../src/kernel/choice.ts';
import { below, playoutDice } from '../../../src/kernel/dice.ts';
import { advance, menuOf, seatToMove } from '../../../src/kernel/play.ts';
import { topProcedure } from '../../../src/kernel/stack.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { P, V } from '../../../src/games/squares/lexicon.ts';
import type { SquaresState } from '../../../src/games/squares/state.ts';
import type { Bot } from '../../../src/search/bot.ts';

/** Who sits at a table: by a view and a menu he chooses. */
export type Player = Pick<Bot, 'choose'>;

/** A player who goes by chance alone. */
export const atRandom = (seed: number): Player => {
  const chance = playoutDice(seed);
  const any = (menu: readonly Code[]): Code => menu[below(chance, menu.length)];
  return { choose: (_view, menu) => any(menu) };
};

/** The operations of the phase in hand as the bot gives them, until it goes on to combat. */
export const operated = (start: SquaresState, bot: Bot): { s: SquaresState; why: string[] } => {
  const s = squares.fork(start);
  const u = umpire(playoutDice(4), false);
  const why: string[] = [];
  for (;;) {
    const seat = seatToMove(s);
    const choice = bot.choose(squares.view(s, seat), menuOf(squares, s, seat));
    if (choice === code(V.combat)) return { s, why };
    if (topProcedure(s) === P.operations) why.push(bot.why());
    advance(squares, s, seat, choice, u);
  }
};
