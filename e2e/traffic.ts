import type { Page } from 'playwright-core';
import { GAMES } from '../src/games/index.ts';
import { isFault } from '../src/kernel/fault.ts';
import { isHeardBy } from '../src/kernel/play.ts';
import { replay } from '../src/kernel/record.ts';
import type { Table } from '../src/kernel/table.ts';

/** All that a browser receives of a table, and what its seat had heard when it came. */

/** All that a page is told from now on, over its sockets and over HTTP, in the order in which it came. */
export const listen = (page: Page): readonly string[] => {
  const texts: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => texts.push(String(payload))),
  );
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    response.text().then(
      (text) => texts.push(text),
      // Whoever leaves a page does not wait for the last answers.
      () => undefined,
    );
  });
  return texts;
};

export const replayed = (document: unknown): Table => {
  const game = replay(GAMES, document);
  if (isFault(game)) throw new Error(`${game.path}: ${game.problem}`);
  return game.table;
};

interface Told {
  /** Of a part of the log: how many events of it one knows now. */
  readonly next?: number;
  readonly known?: readonly number[];
}

export const toldIn = (text: string): Told => {
  const { params, result } = JSON.parse(text) as { params?: Told; result?: Told | null };
  return params ?? result ?? {};
};

/** How many events of his log somebody had read after each text. */
export const heardAfter = (texts: readonly string[]): readonly number[] => {
  let heard = 0;
  return texts.map((text) => (heard = toldIn(text).next ?? heard));
};

/** An event that a seat hears, and how many steps had been taken when it was told. */
interface Heard {
  readonly step: number;
  readonly args: readonly unknown[];
}

export const heardBy = ({ log, taken }: Table, seat: number): readonly Heard[] =>
  log.flatMap((event, at) =>
    isHeardBy(event, seat)
      ? [{ step: taken.findIndex(({ told }) => told > at) + 1, args: event.args }]
      : [],
  );

/** Where a text names a unit, as a word of its own. */
export const isNamed = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?![\\p{L}\\d])`, 'u').test(text);

/** A text, or what stands around a name in it. */
export const around = (text: string, name: string): string => {
  const at = Math.max(0, text.indexOf(name) - 100);
  return text.slice(at, at + 200);
};
