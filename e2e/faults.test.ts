import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { logOf, marchByClicks, openHouse, visit, type House } from './browser.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});

afterAll(() => house.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the page with a script that runs before any of its own. */
const visitAfter = async (script: () => void): Promise<Page> => {
  const { page } = await visit(house);
  await page.addInitScript(script);
  await page.reload();
  await page.locator('[data-game=blocks]').waitFor();
  return page;
};

describe('an engine that stops', () => {
  /** Lets the test get at the page's worker. */
  const catchWorkers = (): void => {
    const Real = globalThis.Worker;
    globalThis.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        Object.assign(globalThis, { lastWorker: this });
      }
    };
  };

  test('the table is set up again as it was after the last choice', async () => {
    const page = await visitAfter(catchWorkers);
    await page.locator('[data-game=blocks] .cover').click();
    await marchByClicks(page, 'Solre', 'Foy', 'Binche');
    const before = await logOf(page);
    await page.evaluate(() => {
      const { lastWorker } = globalThis as unknown as { lastWorker: Worker };
      lastWorker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
    });
    await page.locator('.notice', { hasText: 'The table has stopped (out of memory)' }).waitFor();
    await button(page, 'Restart the table').click();
    await expect.poll(() => page.locator('.messages .notice').count()).toBe(0);
    // The old table is to be seen until the new one is there.
    await expect.poll(() => logOf(page)).toEqual(before);
    await page.locator('.prompt', { hasText: 'French:' }).waitFor();
    await marchByClicks(page, 'Solre', 'Bachelu', 'Maubeuge');
  });

  test('one that cannot be loaded can be tried again', async () => {
    const { page } = await visit(house);
    await page.route('**/engine-worker*', (route) => route.abort());
    await page.reload();
    await page.locator('.notice', { hasText: 'The table has stopped' }).waitFor();
    await page.unroute('**/engine-worker*');
    await button(page, 'Restart the table').click();
    await page.locator('[data-game=blocks] .cover').click();
    await marchByClicks(page, 'Solre', 'Foy', 'Binche');
  });
});

describe('a browser that keeps nothing more', () => {
  test('a full store is told once, and the game goes on and can be saved', async () => {
    const page = await visitAfter(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('the quota has been exceeded', 'QuotaExceededError');
      };
    });
    await page.locator('[data-game=blocks] .cover').click();
    const message = page.locator('.notice', { hasText: 'The browser cannot keep this game' });
    await message.waitFor();
    const download = page.waitForEvent('download');
    await button(page, 'Save this game now').click();
    expect((await download).suggestedFilename()).toContain('blocks-historical');
    await message.getByRole('button', { name: 'Close' }).click();
    await marchByClicks(page, 'Solre', 'Foy', 'Binche');
    expect(await message.count()).toBe(0);
    await button(page, 'Lobby').click();
    await page.getByRole('button', { name: 'Continue your game' }).click();
    await page.locator('.log li', { hasText: 'Foy marches from Solre to Binche' }).waitFor();
  });

  test('without any store the page still plays', async () => {
    const page = await visitAfter(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await button(page, 'Light or dark').click();
    await button(page, 'Italiano').click();
    await button(page, 'English').click();
    await page.locator('[data-game=blocks] .cover').click();
    await page.locator('.notice', { hasText: 'denied' }).waitFor();
    await marchByClicks(page, 'Solre', 'Foy', 'Binche');
  });
});

describe('what is kept and cannot be played', () => {
  test('damaged, of older rules, not legal: each says what to do, the others play', async () => {
    const { page, complaints } = await visit(house);
    await page.locator('[data-game=blocks] .cover').click();
    await marchByClicks(page, 'Solre', 'Foy', 'Binche');
    await page.evaluate(() => {
      interface Stored {
        record: { rules: string; choices: object[] };
      }
      const prefix = 'hundred-days game ';
      const key = Object.keys(localStorage).find((each) => each.startsWith(prefix));
      const text = localStorage.getItem(key ?? '') ?? '';
      const change = (name: string, edit: (stored: Stored) => unknown): void =>
        localStorage.setItem(prefix + name, JSON.stringify(edit(JSON.parse(text) as Stored)));
      localStorage.setItem(`${prefix}cut short`, text.slice(0, 100));
      localStorage.setItem(`${prefix}empty`, '');
      change('odd', ({ record }) => ({ game: 'blocks', record: { ...record, outcome: 7 } }));
      change('old', (stored) => ({ ...stored, record: { ...stored.record, rules: '0' } }));
      change('unknown', (stored) => ({ ...stored, game: 'chess' }));
      change('illegal', (stored) => ({
        ...stored,
        at: 1,
        record: { ...stored.record, choices: [{ seat: 'French', choice: ['to', 'Ghent'] }] },
      }));
    });
    await page.reload();
    const rows = page.locator('.kept-game');
    await rows.nth(6).waitFor();
    expect(await page.getByText('is damaged').count()).toBe(3);
    await page.getByText('It was begun by rules version 0; version 3 is played here.').waitFor();
    await page.getByText('There is no game called chess here.').waitFor();
    const illegal = rows.filter({ hasText: '1 choice' }).filter({ hasNotText: 'choices' });
    await illegal.getByRole('button', { name: 'Continue' }).click();
    const row = rows.filter({ hasText: 'choice number 1 is wrong' });
    await row.waitFor();
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: 'Save as file' }).click();
    await download;
    await row.getByRole('button', { name: 'Delete' }).click();
    await row.getByRole('button', { name: 'Yes, delete' }).click();
    await expect.poll(() => rows.count()).toBe(6);
    // The games that cannot be played are not what is continued.
    await page.getByRole('button', { name: 'Continue your game' }).click();
    await page.locator('.log li', { hasText: 'Foy marches from Solre to Binche' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
