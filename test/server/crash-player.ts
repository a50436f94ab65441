import { setTimeout as pause } from 'node:timers/promises';
import type { Choice } from '../../src/kernel/choice.ts';
import { below, playoutDice } from '../../src/kernel/dice.ts';
import { guest, openTable, Refused, visitor, type Line, type Told } from './online.ts';

/** An entry that the server has answered for: it must be there for ever. */
export interface Promised {
  readonly table: string;
  readonly version: number;
  readonly seat: string;
  /** Null when the entry takes back the one before. */
  readonly choice: Choice | null;
}

/** Somebody who plays at random as fast as he is answered, and comes back when the line is cut. */
export interface Player {
  readonly promised: Promised[];
  readonly tables: readonly string[];
  /** How often he has come back. */
  readonly returns: number;
  /** The longest time between two of his answered entries, in milliseconds. */
  readonly longestWait: number;
  stop(): Promise<void>;
}

interface Parts {
  readonly name: string;
  readonly index: number;
  /** Where a server is that may be called now. */
  readonly url: () => string;
  readonly withBot: boolean;
}

interface Standing {
  readonly version: number;
  readonly waiting: readonly string[];
}

/** Longer than any takeover; whoever waits longer is stuck. */
const STUCK_MS = 60_000;

export const startPlayer = async ({ name, index, url, withBot }: Parts): Promise<Player> => {
  const who = await guest(url(), name);
  const random = playoutDice(index);
  const promised: Promised[] = [];
  const tables: string[] = [];
  const end = new AbortController();
  const isStopped = (): boolean => end.signal.aborted;
  let returns = -1;
  let longestWait = 0;
  let answeredAt = performance.now();
  const promise = (entry: Promised): void => {
    promised.push(entry);
    longestWait = Math.max(longestWait, performance.now() - answeredAt);
    answeredAt = performance.now();
  };

  const own = withBot ? ['French'] : ['French', 'Allied'];
  const openAnother = async (): Promise<string> => {
    const here = visitor(url());
    here.cookie = who.cookie;
    const seats = ['me', withBot ? { bot: 1 } : 'me'];
    const { id } = await openTable(here, { seats });
    tables.push(id);
    return id;
  };

  const timed = async <T>(wait: Promise<T>): Promise<T> => {
    const late = new AbortController();
    const clock = pause(STUCK_MS, undefined, { signal: late.signal }).then(() => {
      throw new Error(`${name} is stuck`);
    });
    clock.catch(() => undefined);
    try {
      return await Promise.race([wait, clock]);
    } finally {
      late.abort();
    }
  };

  /** Until the bot has played: somebody else’s turn has become one’s own, or the line is cut. */
  const ownTurn = async (line: Line, standing: Standing): Promise<Standing> => {
    let now = standing;
    const latest = (): Standing => {
      const told: Told | undefined = line.told.at(-1);
      if (told !== undefined && told.version > now.version) now = told;
      return now;
    };
    const from = performance.now();
    while (!isStopped() && latest().waiting.length > 0 && !own.includes(now.waiting[0])) {
      if (line.socket.readyState !== line.socket.OPEN) throw new Error('the line is cut');
      if (performance.now() - from > STUCK_MS) throw new Error(`${name} is stuck`);
      await pause(5);
    }
    return now;
  };

  const step = async (line: Line, table: string, { version, waiting }: Standing) => {
    const [seat] = waiting;
    const undoes = below(random, 10) === 0;
    if (undoes) {
      const undone = await line.call<Standing>('undo', { table, seat, version }).catch((error) => {
        if (error instanceof Refused && /take back|taken back/.test(error.message)) return null;
        throw error;
      });
      if (undone !== null) {
        promise({ table, version, seat, choice: null });
        return undone;
      }
    }
    const { choices } = await line.call<{ choices: Choice[] }>('menu', { table, seat });
    const choice = choices[below(random, choices.length)];
    const answer = await line.call<Standing>('choose', { table, seat, choice, version });
    promise({ table, version, seat, choice });
    return answer;
  };

  const playOn = async (line: Line, table: string): Promise<void> => {
    let standing = await line.call<Standing>('sit', { table });
    while (!isStopped() && standing.waiting.length > 0) {
      standing = own.includes(standing.waiting[0])
        ? await timed(step(line, table, standing))
        : await timed(ownTurn(line, standing));
    }
  };

  const cutLine = (line: Line): Promise<never> =>
    new Promise((_, reject) => {
      line.socket.on('close', () => reject(new Error('the line is cut')));
    });

  const play = async (): Promise<void> => {
    let table: string | null = null;
    let line: Line | null = null;
    while (!isStopped()) {
      try {
        const here = visitor(url());
        here.cookie = who.cookie;
        line = await here.line();
        returns++;
        const cut = cutLine(line);
        for (;;) {
          table ??= await openAnother();
          await Promise.race([playOn(line, table), cut]);
          if (isStopped()) break;
          table = null;
        }
      } catch (error) {
        if (error instanceof Error && error.message.includes('is stuck')) throw error;
        await pause(50);
      } finally {
        line?.socket.removeAllListeners('close');
        line?.close();
      }
    }
  };

  const playing = play();
  playing.catch(() => undefined);
  return {
    promised,
    tables,
    get returns() {
      return returns;
    },
    get longestWait() {
      return longestWait;
    },
    async stop() {
      end.abort();
      await playing;
    },
  };
};
