import type { Game } from '../kernel/game.ts';
import type { BotMaker } from '../search/bot.ts';
import { areasBot } from './areas/bot/bot.ts';
import { areas } from './areas/game.ts';
import { blocksBot } from './blocks/bot/bot.ts';
import { blocks } from './blocks/game.ts';

/** Every game of the house, as it is played. Only this file and `faces.ts` name them all. */
export const GAMES: readonly Game[] = [blocks, areas];

/** The bot makers, by the id of their game. */
export const BOTS: ReadonlyMap<string, BotMaker> = new Map([
  [blocks.meta.id, blocksBot],
  [areas.meta.id, areasBot],
]);
