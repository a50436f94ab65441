import type { Store } from '../store/store.ts';
import { Declined } from './live.ts';

/** What those at a table say to each other. */
export interface Line {
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface Chat {
  lines(table: string): Promise<readonly Line[]>;
  say(table: string, person: string, name: string, text: string): Promise<Line>;
  /** Hears of every line once it is kept. */
  listen(listener: (table: string, line: Line) => void): void;
}

const LONGEST_LINE = 500;
const MOST_LINES = 100;

export const openChat = (store: Store, now: () => number): Chat => {
  const listeners: ((table: string, line: Line) => void)[] = [];
  return {
    async lines(table) {
      const rows = await store.chat(table, MOST_LINES);
      return Promise.all(
        rows.map(async ({ person, text, at }) => ({
          name: (await store.person(person))?.name ?? '?',
          text,
          at,
        })),
      );
    },
    async say(table, person, name, words) {
      const text = words.trim();
      if (text === '' || text.length > LONGEST_LINE)
        throw new Declined(`a line of chat has 1 to ${LONGEST_LINE} characters`);
      const line = { name, text, at: now() };
      await store.addChat({ table, person, text, at: line.at });
      for (const listener of listeners) listener(table, line);
      return line;
    },
    listen(listener) {
      listeners.push(listener);
    },
  };
};
