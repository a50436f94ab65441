import { ENGINES } from '../games/engines.ts';
import type { Game } from '../kernel/game.ts';
import { respond } from '../protocol/protocol.ts';
import { openSession } from '../protocol/session.ts';
import type { BotMaker } from '../search/bot.ts';

// The table of a game in this browser: the engine protocol, one JSON text a message, in a worker, so
// that no bot ever holds up the page.

const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The games that were asked for so far. */
const games: Game[] = [];
const bots = new Map<string, BotMaker>();

const session = openSession({
  games,
  botFor(game, level, seat, seed) {
    const maker = bots.get(game);
    if (maker === undefined) throw new Error(`${game} has no bots`);
    return maker(seat, level, seed);
  },
  freshSeed,
});

const load = async (id: string): Promise<void> => {
  const engine = ENGINES.get(id);
  if (engine === undefined || games.some(({ meta }) => meta.id === id)) return;
  const { GAME, BOT } = await engine();
  games.push(GAME);
  bots.set(id, BOT);
};

interface Request {
  readonly params?: { readonly game?: unknown; readonly record?: { readonly game?: unknown } };
}

const read = (text: string): Request | null => {
  try {
    return JSON.parse(text) as Request | null;
  } catch {
    return null;
  }
};

/** The games that a request needs: the one it names, or all to choose from when there is none such. */
const needed = (text: string): readonly string[] => {
  const { params } = read(text) ?? {};
  const named = params?.game ?? params?.record?.game;
  if (named === undefined) return [];
  return typeof named === 'string' && ENGINES.has(named) ? [named] : [...ENGINES.keys()];
};

const answer = async (text: string): Promise<void> => {
  await Promise.all(needed(text).map(load));
  postMessage(respond(session, text));
};

const fail = (error: unknown): void => {
  // What is thrown here reaches the page as a worker that has stopped.
  setTimeout(() => {
    throw error;
  });
};

/** One request after the other, in the order in which they came. */
let last: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<string>) => {
  last = last.then(() => answer(data)).catch(fail);
});
