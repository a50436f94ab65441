import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { UNIT_NAMES } from '../src/games/blocks/board.ts';
import type { BlocksState } from '../src/games/blocks/state.ts';
import { GAMES } from '../src/games/index.ts';
import { isFault } from '../src/kernel/fault.ts';
import { stateAfter } from '../src/kernel/history.ts';
import { isHeardBy } from '../src/kernel/play.ts';
import { replay } from '../src/kernel/record.ts';
import type { Table } from '../src/kernel/table.ts';
import { secretsOf } from '../test/server/leak-secrets.ts';
import { openHouse, type House } from './browser.ts';
import { clickToTheEnd } from './clicker.ts';
import { meet } from './company.ts';

// Two people at two browsers play a game to its end. Every text that either browser receives of the
// table is kept, and held against what its seat may know by the rules when it came.

let house: House;
beforeAll(async () => {
  // Who clicks as fast as the page can follow asks more than a person does.
  house = await openHouse({ limits: { play: {} } });
});
afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});
afterAll(() => house.close());

/** All that a page is told from now on, over its sockets and over HTTP, in the order in which it came. */
const listen = (page: Page): readonly string[] => {
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

const replayed = (document: unknown): Table => {
  const game = replay(GAMES, document);
  if (isFault(game)) throw new Error(`${game.path}: ${game.problem}`);
  return game.table;
};

interface Told {
  /** Of a part of the log: how many events of it one knows now. */
  readonly next?: number;
  readonly known?: readonly number[];
}

const toldIn = (text: string): Told => {
  const { params, result } = JSON.parse(text) as { params?: Told; result?: Told | null };
  return params ?? result ?? {};
};

/** How many events of his log somebody had read after each text. */
const heardAfter = (texts: readonly string[]): readonly number[] => {
  let heard = 0;
  return texts.map((text) => (heard = toldIn(text).next ?? heard));
};

/** An event that a seat hears, and how many steps had been taken when it was told. */
interface Heard {
  readonly step: number;
  readonly args: readonly unknown[];
}

const heardBy = ({ log, taken }: Table, seat: number): readonly Heard[] =>
  log.flatMap((event, at) =>
    isHeardBy(event, seat)
      ? [{ step: taken.findIndex(({ told }) => told > at) + 1, args: event.args }]
      : [],
  );

/** Where a text names a unit, as a word of its own. */
const isNamed = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?![\\p{L}\\d])`, 'u').test(text);

/** A text, or what stands around a name in it. */
const around = (text: string, name: string): string => {
  const at = Math.max(0, text.indexOf(name) - 100);
  return text.slice(at, at + 200);
};

/** What a browser received that its seat could not know, and how often something could have been. */
const leaksIn = (
  table: Table,
  seat: number,
  texts: readonly string[],
): { readonly leaks: readonly string[]; readonly covered: number } => {
  const states = Array.from(
    { length: table.taken.length + 1 },
    (_, i) => stateAfter(table, i) as BlocksState,
  );
  const log = heardBy(table, seat);
  const after = heardAfter(texts);
  const leaks: string[] = [];
  let covered = 0;
  for (const [i, text] of texts.entries()) {
    // Views and news are ahead of the log, which is read after them.
    const before = i === 0 ? 0 : after[i - 1];
    const ahead = after.find((heard) => heard > after[i]) ?? log.length;
    const [from, to] = [before, ahead].map((heard) => (heard === 0 ? 0 : log[heard - 1].step));
    // From the end on nothing is hidden.
    if (to >= table.taken.length) break;
    const stretch = { before: states[from], states: states.slice(from, to + 1) };
    // A block can be shown and stand up again within a step, twice in a turn.
    const shown = new Set(log.slice(before, ahead).flatMap(({ args }) => args));
    const secrets = secretsOf(stretch, [seat]).filter((u) => !shown.has(u));
    const { known = [] } = toldIn(text);
    covered += secrets.length;
    for (const u of secrets)
      if (known.includes(u) || isNamed(text, UNIT_NAMES[u]))
        leaks.push(`${UNIT_NAMES[u]} is in text ${i}: ${around(text, UNIT_NAMES[u])}`);
  }
  return { leaks, covered };
};

describe('two browsers', () => {
  test.each(['blocks', 'areas'])(
    'finish a game of %s, and neither is told what its seat may not know',
    { timeout: 600_000 },
    async (game) => {
      const { host, friend, complaints } = await meet(
        house,
        [`Host of ${game}`, `Friend of ${game}`],
        {},
        game,
      );
      const pages = [host, friend];
      const traffic = pages.map(listen);
      // What came before the listening began comes again.
      for (const page of pages) {
        await page.reload();
        await page.locator('.seat-strip').waitFor();
      }
      const clicks = await Promise.all(pages.map((page, i) => clickToTheEnd(page, 5 + i)));
      for (const page of pages) {
        await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
      }
      const id = /^#\/table\/([\w-]+)/.exec(new URL(host.url()).hash)?.[1] ?? '';
      const response = await host.request.get(`${house.address}api/tables/${id}/record`);
      const table = replayed(await response.json());

      expect(clicks.every((count) => count > 100)).toBe(true);
      expect(table.game.outcome(table.state)).not.toBeNull();
      expect(complaints).toEqual([]);
      for (const [seat, texts] of traffic.entries()) {
        // All that happened was told: what is searched below is the whole game.
        expect(heardAfter(texts).at(-1)).toBe(heardBy(table, seat).length);
        if (game !== 'blocks') continue;
        const { leaks, covered } = leaksIn(table, seat, texts);
        expect(leaks).toEqual([]);
        expect(covered).toBeGreaterThan(texts.length);
      }
    },
  );
});
