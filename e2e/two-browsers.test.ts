import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { UNIT_NAMES } from '../src/games/blocks/board.ts';
import type { BlocksState } from '../src/games/blocks/state.ts';
import { stateAfter } from '../src/kernel/history.ts';
import type { Table } from '../src/kernel/table.ts';
import { secretsOf } from '../test/server/leak-secrets.ts';
import { SPECTATOR } from '../src/kernel/umpire.ts';
import { openHouse, visit, type House } from './browser.ts';
import { clickToTheEnd } from './clicker.ts';
import {
  ALLIED_DAY,
  commandToTheEnd,
  FRENCH_DAY,
  plotFire,
  watchCombat,
  wish,
} from './commanding.ts';
import { meet } from './company.ts';
import { courseOf, findLeaks } from './hidden-units.ts';
import { around, heardAfter, heardBy, isNamed, listen, replayed, toldIn } from './traffic.ts';

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

/** The record of a game that is over, as anybody at the table may have it. */
const recordOf = async (page: Page): Promise<unknown> => {
  const id = /^#\/table\/([\w-]+)/.exec(new URL(page.url()).hash)?.[1] ?? '';
  const response = await page.request.get(`${house.address}api/tables/${id}/record`);
  return response.json();
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
      const table = replayed(await recordOf(host));

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

  test(
    'finish a day of squares with hidden units, and nobody is told of whom he does not see',
    { timeout: 300_000 },
    async () => {
      const { host, friend, link, complaints } = await meet(
        house,
        ['Host of squares', 'Friend of squares'],
        {},
        'squares',
        'Hidden units',
      );
      const { page: watcher } = await visit(house);
      await watcher.goto(link);
      await watcher.locator('.seat-strip').waitFor();
      const pages = [host, friend, watcher];
      const traffic = pages.map(listen);
      for (const page of pages) {
        await page.reload();
        await page.locator('.seat-strip').waitFor();
      }
      const given = await Promise.all([
        commandToTheEnd(host, 'French', [
          () => plotFire(host, 36, '12,2'),
          ...FRENCH_DAY.map((each) => () => wish(host, each)),
          () => watchCombat(host),
        ]),
        commandToTheEnd(friend, 'Allied', [
          ...ALLIED_DAY.map((each) => () => wish(friend, each)),
          () => watchCombat(friend),
          () => watchCombat(watcher),
        ]),
      ]);
      for (const page of pages) {
        await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
      }
      const table = replayed(await recordOf(host));
      const course = courseOf(table);

      expect(table.start).toMatchObject({ scenario: 'borodino', options: { hidden: true } });
      expect(course.states.at(-1)).toEqual(table.state);
      for (const deed of ['fire 12,2', 'march to', 'formation line', 'melee on'])
        expect(given.flat().join(), deed).toContain(deed);
      expect(complaints).toEqual([]);
      expect(course.slips).toEqual([]);
      for (const [i, viewer] of [0, 1, SPECTATOR].entries()) {
        const texts = traffic[i];
        expect(heardAfter(texts).at(-1)).toBeGreaterThanOrEqual(heardBy(table, viewer).length);
        const { leaks, views, unseen, others } = findLeaks(table, course, viewer, texts);
        expect(leaks).toEqual([]);
        expect(views).toBeGreaterThan(100);
        expect(unseen).toBeGreaterThan(views);
        expect(others).toBeGreaterThan(views);
      }
    },
  );
});
