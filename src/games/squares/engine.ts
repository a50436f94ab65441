import type { Game } from '../../kernel/game.ts';
import type { BotMaker } from '../../search/bot.ts';
import { squaresBot } from './bot/bot.ts';
import { squares } from './game.ts';

/** The game as it is played: its rules and its bots. */
export const GAME: Game = squares;
export const BOT: BotMaker = squaresBot;
