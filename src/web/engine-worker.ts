import { BOTS, GAMES } from '../games/index.ts';
import { respond } from '../protocol/protocol.ts';
import { openSession } from '../protocol/session.ts';

// The table of a game in this browser: the engine protocol, one JSON text a message, in a worker, so
// that no bot ever holds up the page.

const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const session = openSession({
  games: GAMES,
  botFor(game, level, seat, seed) {
    const maker = BOTS.get(game);
    if (maker === undefined) throw new Error(`${game} has no bots`);
    return maker(seat, level, seed);
  },
  freshSeed,
});

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(respond(session, data));
});
