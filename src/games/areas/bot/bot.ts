import type { Code } from '../../../kernel/choice.ts';
import { below, playoutDice } from '../../../kernel/dice.ts';
import { topProcedure } from '../../../kernel/stack.ts';
import type { Bot, BotMaker } from '../../../search/bot.ts';
import { P } from '../lexicon.ts';
import { imagine, type AreasView } from '../view.ts';
import { mind } from './mind.ts';
import { opening, takeUp } from './moving.ts';
import { policy } from './policy.ts';
import { reasonOf } from './reasons.ts';
import { deliberate, search, type Effort } from './search.ts';

interface Level {
  /** How far its judgement of a plan may be off, in points. */
  readonly noise: number;
  /** One choice in so many is made at random; 0 for none. */
  readonly slips: number;
  readonly effort: Effort | null;
}

const LEVELS: readonly Level[] = [
  { noise: 0.8, slips: 12, effort: null },
  { noise: 0, slips: 0, effort: null },
  { noise: 0, slips: 0, effort: { plans: 6, rounds: [12], answer: 0 } },
  { noise: 0, slips: 0, effort: { plans: 8, rounds: [3, 5], answer: 0.8 } },
  { noise: 0, slips: 0, effort: { plans: 12, rounds: [4, 8, 16], answer: 0.8 } },
];

export const areasBot: BotMaker = (seat, level, seed): Bot => {
  const { noise, slips, effort } = LEVELS[level - 1];
  const dice = playoutDice(seed);
  const own = mind(dice, noise);
  const think = effort === null ? null : search(seat, dice, effort);
  let reason = '';
  return {
    choose(seen: unknown, menu: readonly Code[]): Code {
      if (menu.length === 1) return menu[0];
      if (slips > 0 && below(dice, slips) === 0) {
        reason = 'does the first thing that comes to mind';
        return menu[below(dice, menu.length)];
      }
      const s = imagine(seen as AreasView, dice);
      const list = { codes: menu as Code[], size: menu.length };
      if (topProcedure(s) !== P.impulse) {
        const choice = policy(s, own, list);
        reason = reasonOf(s, own, choice);
        return choice;
      }
      if (think === null) policy(s, own, list);
      else takeUp(s, own, deliberate(think, s, own).plan);
      reason = reasonOf(s, own, opening(own.plan));
      return opening(own.plan);
    },
    why: () => reason,
  };
};
