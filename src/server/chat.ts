import type { Audience } from '../kernel/umpire.ts';
import type { ChatRow, PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { Declined } from './live.ts';

/** What those at a table say to each other. */
export interface Line {
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** The seats that hear it, one bit each. */
  readonly audience: Audience;
}

export interface Chat {
  lines(table: string, ears: Audience): Promise<readonly Line[]>;
  say(table: string, person: PersonRow, text: string, audience: Audience): Promise<Line>;
  /** Hears of every line once it is kept. */
  listen(listener: (table: string, line: Line) => void): void;
}

const LONGEST_LINE = 500;
const MOST_LINES = 100;
const HOUR_MS = 3_600_000;

export const openChat = (
  store: Store,
  now: () => number,
  complain: (error: unknown) => void,
): Chat => {
  const listeners: ((table: string, line: Line) => void)[] = [];
  const lineOf = async ({ person, text, at, audience }: ChatRow): Promise<Line> => ({
    name: (await store.person(person))?.name ?? '?',
    text,
    at,
    audience,
  });
  const hear = async (row: ChatRow): Promise<void> => {
    const line = await lineOf(row);
    for (const listener of listeners) listener(row.table, line);
  };
  let last = Promise.resolve();
  // One after the other: they are heard in the order in which they were said.
  store.listenChat((row) => {
    last = last.then(() => hear(row)).catch(complain);
  });
  return {
    lines: async (table, ears) =>
      Promise.all((await store.chat(table, ears, MOST_LINES)).map(lineOf)),
    async say(table, { id, name }, words, audience) {
      const text = words.trim();
      if (text === '' || text.length > LONGEST_LINE)
        throw new Declined(`a line of chat has 1 to ${LONGEST_LINE} characters`);
      const rest = (await store.standing(id)).mutedUntil - now();
      if (rest > 0)
        throw new Declined(
          `a moderator has silenced you: you may speak again in ${Math.ceil(rest / HOUR_MS)} hours`,
        );
      const line = { name, text, at: now(), audience };
      await store.addChat({ table, person: id, text, at: line.at, audience });
      for (const listener of listeners) listener(table, line);
      return line;
    },
    listen(listener) {
      listeners.push(listener);
    },
  };
};
