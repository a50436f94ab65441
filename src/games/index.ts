import type { Game } from '../kernel/game.ts';
import type { BotMaker } from '../search/bot.ts';
import { BOT as areasBot, GAME as areas } from './areas/engine.ts';
import { BOT as blocksBot, GAME as blocks } from './blocks/engine.ts';
import { BOT as squaresBot, GAME as squares } from './squares/engine.ts';

/** Every game of the house, as it is played. */
export const GAMES: readonly Game[] = [blocks, areas, squares];

/** The bot makers, by the id of their game. */
export const BOTS: ReadonlyMap<string, BotMaker> = new Map([
  [blocks.meta.id, blocksBot],
  [areas.meta.id, areasBot],
  [squares.meta.id, squaresBot],
]);
