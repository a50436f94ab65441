import type { Game } from '../kernel/game.ts';
import { blocks } from './blocks/game.ts';

/** Every game of the house. The only file that names them all. */
export const GAMES: readonly Game[] = [blocks];
