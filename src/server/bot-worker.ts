import { parentPort } from 'node:worker_threads';
import type { Code } from '../kernel/choice.ts';
import { BOTS } from '../games/index.ts';
import type { Bot } from '../search/bot.ts';

// A thread in which bots think: it gets views and menus, never a state.

export interface Thinking {
  readonly id: number;
  /** The seat of a table, whose bot remembers what it plans. */
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly level: number;
  readonly seed: number;
  readonly view: unknown;
  readonly menu: readonly Code[];
}

export interface Thought {
  readonly id: number;
  /** Null when the bot failed. */
  readonly code: Code | null;
}

const MOST_BOTS = 200;
const bots = new Map<string, Bot>();

const botFor = ({ table, game, seat, level, seed }: Thinking): Bot | null => {
  const key = `${table} ${level}`;
  const known = bots.get(key);
  if (known !== undefined) return known;
  const made = BOTS.get(game)?.(seat, level, seed) ?? null;
  if (bots.size >= MOST_BOTS) bots.clear();
  if (made !== null) bots.set(key, made);
  return made;
};

const think = (thinking: Thinking): Code | null => {
  try {
    const code = botFor(thinking)?.choose(thinking.view, thinking.menu);
    return code !== undefined && thinking.menu.includes(code) ? code : null;
  } catch {
    return null;
  }
};

parentPort?.on('message', (thinking: Thinking) => {
  parentPort?.postMessage({ id: thinking.id, code: think(thinking) } satisfies Thought);
});
