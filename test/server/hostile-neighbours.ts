import type { Choice } from '../../src/kernel/choice.ts';
import { below, playoutDice } from '../../src/kernel/dice.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { guest, openTable, type Line, type Visitor } from './online.ts';

/** People who play on while others attack the server: what they do is kept, and nothing else. */

export interface Neighbours {
  readonly tables: readonly string[];
  /** Each choice that was answered for, by table, in its order. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  /** The longest time that an answer took, in milliseconds. */
  readonly slowest: number;
  stop(): Promise<void>;
}

interface Standing {
  readonly version: number;
  readonly waiting: readonly string[];
}

const PAUSE_MS = 25;

/** One person at both seats of a table plays at random, then at another. */
export const startNeighbours = async (url: string, count: number): Promise<Neighbours> => {
  const chosen = new Map<string, string[]>();
  const end = new AbortController();
  let slowest = 0;

  const timed = async <T>(work: Promise<T>): Promise<T> => {
    const from = performance.now();
    const result = await work;
    slowest = Math.max(slowest, performance.now() - from);
    return result;
  };

  const playAt = async (line: Line, table: string, seed: number): Promise<void> => {
    const random = playoutDice(seed);
    const own: string[] = [];
    chosen.set(table, own);
    let now = await timed(line.call<Standing>('sit', { table }));
    while (!end.signal.aborted && now.waiting.length > 0) {
      const [seat] = now.waiting;
      const { choices } = await timed(line.call<{ choices: Choice[] }>('menu', { table, seat }));
      const choice = choices[below(random, choices.length)];
      const { version } = now;
      now = await timed(line.call<Standing>('choose', { table, seat, choice, version }));
      own.push(JSON.stringify([seat, choice]));
      await pause(PAUSE_MS);
    }
  };

  const people: { person: Visitor; line: Line }[] = [];
  for (let i = 0; i < count; i++) {
    const person = await guest(url, `Neighbour ${i}`);
    people.push({ person, line: await person.line() });
  }
  const play = async (index: number): Promise<void> => {
    const { person, line } = people[index];
    for (let game = 0; !end.signal.aborted; game++) {
      const name = (index + game) % 2 === 0 ? 'blocks' : 'areas';
      const { id } = await openTable(person, { game: name, seats: ['me', 'me'] });
      await playAt(line, id, index * 100 + game);
    }
    line.close();
  };

  const playing = Promise.all(people.map((_, i) => play(i)));
  playing.catch(() => undefined);
  return {
    get tables() {
      return [...chosen.keys()];
    },
    chosen,
    get slowest() {
      return slowest;
    },
    async stop() {
      end.abort();
      await playing;
    },
  };
};
