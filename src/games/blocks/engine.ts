import type { Game } from '../../kernel/game.ts';
import type { BotMaker } from '../../search/bot.ts';
import { blocksBot } from './bot/bot.ts';
import { blocks } from './game.ts';

/** The game as it is played: its rules and its bots. */
export const GAME: Game = blocks;
export const BOT: BotMaker = blocksBot;
