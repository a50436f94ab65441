import { BOTS } from '../games/index.ts';
import type { House } from '../protocol/session.ts';

/** The bots of all games. */
export const botFor: House['botFor'] = (game, level, seat, seed) => {
  const maker = BOTS.get(game);
  if (maker === undefined) throw new Error(`${game} has no bots yet: only random plays it`);
  return maker(seat, level, seed);
};
