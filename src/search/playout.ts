import { below, type Dice } from '../kernel/dice.ts';
import type { Game } from '../kernel/game.ts';
import { advance, fillMenu, seatToMove, settle } from '../kernel/play.ts';
import { Defect } from '../kernel/rulebook.ts';
import type { State } from '../kernel/stack.ts';
import type { Umpire } from '../kernel/umpire.ts';

/** No game of the house comes near this many choices: a playout that does is going round in circles. */
export const LONGEST_GAME = 1_000_000;

/** Leaves in the umpire's menu what the seat may choose; `settle` fills it when one seat alone is asked. */
export const menuFor = <S extends State>(
  game: Game<S>,
  s: S,
  seat: number,
  umpire: Umpire,
): void => {
  if ((s.waiting & (s.waiting - 1)) !== 0) fillMenu(game, s, seat, umpire.menu);
};

/**
 * Plays the state to its end by choices at random and returns how many there were. The state is
 * changed in place; with a silent umpire nothing is built on the way.
 */
export const playRandomly = <S extends State>(
  game: Game<S>,
  s: S,
  umpire: Umpire,
  chooser: Dice,
): number => {
  settle(game, s, umpire);
  const { menu } = umpire;
  let decisions = 0;
  while (s.waiting !== 0) {
    const seat = seatToMove(s);
    menuFor(game, s, seat, umpire);
    advance(game, s, seat, menu.codes[below(chooser, menu.size)], umpire);
    if (++decisions > LONGEST_GAME) throw new Defect(`${game.meta.id}: random play does not end`);
  }
  return decisions;
};
