import { randomBytes } from 'node:crypto';
import { BOTS, GAMES } from '../games/index.ts';
import { Misuse } from './command.ts';
import type { House } from '../protocol/session.ts';

/** The house as it is played in: every game, its bots, and seeds nobody can guess. */
export const HOUSE: House = {
  games: GAMES,
  botFor(game, level, seat, seed) {
    const maker = BOTS.get(game);
    if (maker === undefined) throw new Misuse(`${game} has no bots yet: only random plays it`);
    return maker(seat, level, seed);
  },
  freshSeed: () => randomBytes(32).toString('hex'),
};

/** Who plays when nobody is named. */
export const USUAL_BOT = '3';
