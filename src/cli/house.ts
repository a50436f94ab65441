import { randomBytes } from 'node:crypto';
import { botFor } from '../games/bots.ts';
import { GAMES } from '../games/index.ts';
import type { House } from './session.ts';

/** The house as it is played in: every game, its bots, and seeds nobody can guess. */
export const HOUSE: House = {
  games: GAMES,
  botFor,
  freshSeed: () => randomBytes(32).toString('hex'),
};
