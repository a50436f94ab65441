import type { Code } from '../kernel/choice.ts';
import { formatChoice } from '../kernel/choice.ts';
import { below, playoutDice, type Dice } from '../kernel/dice.ts';
import type { Game } from '../kernel/game.ts';
import { menuOf, seatToMove } from '../kernel/play.ts';
import { Defect } from '../kernel/rulebook.ts';
import { sha256Words } from '../kernel/sha256.ts';
import { choose, type Table } from '../kernel/table.ts';
import type { Happening } from '../kernel/umpire.ts';
import type { Bot } from '../search/bot.ts';
import { LONGEST_GAME } from '../search/playout.ts';
import type { House } from '../protocol/session.ts';

/** Who sits on a seat: a bot, or nobody but chance. */
export interface Player {
  readonly name: string;
  readonly bot: Bot | null;
  readonly dice: Dice;
}

/** Bots and chance draw on the seed of the game, never on the dice of the table. */
export const seatPlayers = (
  botFor: House['botFor'],
  game: string,
  names: readonly string[],
  seed: string,
): Player[] => {
  const seeds = sha256Words(`hundred-days players ${seed}`);
  const dice = chooser(seed);
  return names.map((name, seat) => ({
    name,
    bot: name === 'random' ? null : botFor(game, Number(name), seat, seeds[seat]),
    dice,
  }));
};

/** The chance by which all who play at random choose. */
export const chooser = (seed: string): Dice =>
  playoutDice(sha256Words(`hundred-days chance ${seed}`)[0]);

/** The player's choice; one that is not on the menu is our own mistake. */
export const choiceOf = (
  player: Player,
  game: Game,
  state: Table['state'],
  seat: number,
  menu: readonly Code[],
): Code => {
  if (player.bot === null) return menu[below(player.dice, menu.length)];
  const code = player.bot.choose(game.view(state, seat), menu);
  if (menu.includes(code)) return code;
  throw new Defect(`bot ${player.name} of seat ${seat} chose ${code}, which is not on its menu`);
};

/** Plays a table to its end, choice by choice, and hands out what happened at each. */
export function* playOut(
  table: Table,
  players: readonly Player[],
): Generator<readonly Happening[], void, void> {
  const { game } = table;
  for (let n = 0; table.state.waiting !== 0; n++) {
    if (n > LONGEST_GAME) throw new Defect(`${game.meta.id}: the game does not end`);
    const seat = seatToMove(table.state);
    const code = choiceOf(players[seat], game, table.state, seat, menuOf(game, table.state, seat));
    const answer = choose(table, seat, formatChoice(game.lexicon, code));
    if ('bar' in answer) throw new Defect(`[${answer.bar.rule}] ${answer.bar.reason}`);
    yield answer.events;
  }
}
