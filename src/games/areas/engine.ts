import type { Game } from '../../kernel/game.ts';
import type { BotMaker } from '../../search/bot.ts';
import { areasBot } from './bot/bot.ts';
import { areas } from './game.ts';

/** The game as it is played: its rules and its bots. */
export const GAME: Game = areas;
export const BOT: BotMaker = areasBot;
