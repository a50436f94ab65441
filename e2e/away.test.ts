import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { marchByClicks, openHouse, violationsOf, type House } from './browser.ts';
import { meet } from './company.ts';

// Who was away comes back to a table: what has happened there meanwhile.

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});
afterAll(() => house.close());

/** Hides the page behind another, or brings it back. */
const turn = (page: Page, to: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, to);

/** The French march a block and hand over: two things happen. */
const march = async (page: Page): Promise<void> => {
  await marchByClicks(page, 'Solre', 'Foy', 'Binche');
  await page.getByRole('button', { name: 'Done' }).first().click();
  await page.locator('.prompt', { hasText: 'Allied is thinking' }).waitFor();
};

/** Lets the page show what was missed, and stops it before the first event. */
const show = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const click = async (selector: string): Promise<void> => {
      while (document.querySelector(selector) === null)
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      document.querySelector<HTMLElement>(selector)?.click();
    };
    await click('.catch-up .answers button');
    await click('.catch-up [aria-pressed=true]');
  });

describe('what has happened since one last looked', () => {
  test('is offered to who comes back to the table, shown event by event, and then no more', async () => {
    const { host, friend, complaints } = await meet(house, ['Marcognet', 'Kempt']);
    await friend.locator('.log li').first().waitFor();
    // What was seen is told before the page goes.
    await friend.goto('about:blank');
    await march(host);
    await friend.goBack();
    const bar = friend.getByRole('region', { name: 'Since you last looked' });
    await bar.getByText('2 things have happened since you last looked.').waitFor();
    expect(await violationsOf(friend)).toEqual([]);
    await show(friend);
    await bar.getByText('Since you last looked, 0 of 2: as you left the table').waitFor();
    await bar.getByRole('button', { name: 'One event on' }).click();
    await bar.getByText('Since you last looked, 1 of 2:').waitFor();
    await bar.getByText('a French block marches from Solre to Binche').waitFor();
    await friend.locator('.prompt', { hasText: 'You look back' }).waitFor();
    expect(await violationsOf(friend)).toEqual([]);
    await bar.getByRole('button', { name: 'Watch it again' }).click();
    await bar.waitFor({ state: 'detached' });
    await friend.locator('.prompt', { hasText: 'Allied:' }).waitFor();
    await friend.waitForTimeout(1200);
    await friend.reload();
    await friend.locator('.prompt', { hasText: 'Allied:' }).waitFor();
    await friend.waitForTimeout(500);
    expect(await bar.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('is offered when the page was hidden; one steps through it, or skips to now', async () => {
    const { host, friend } = await meet(house, ['Durutte', 'Pack']);
    await friend.locator('.log li').first().waitFor();
    await friend.waitForTimeout(1200);
    await turn(friend, 'hidden');
    await march(host);
    await friend.locator('.prompt', { hasText: 'Allied:' }).waitFor();
    const bar = friend.getByRole('region', { name: 'Since you last looked' });
    expect(await bar.count()).toBe(0);
    await turn(friend, 'visible');
    await show(friend);
    await bar.getByRole('button', { name: 'One event on' }).click();
    await bar.getByText('marches from Solre').waitFor();
    await bar.getByRole('button', { name: 'Skip to now' }).click();
    await bar.waitFor({ state: 'detached' });
  });

  test('is not offered to who plays on', async () => {
    const { host, friend } = await meet(house, ['Pégot', 'Byng']);
    await friend.locator('.log li').first().waitFor();
    await friend.waitForTimeout(1200);
    await turn(friend, 'hidden');
    await march(host);
    await friend.locator('.prompt', { hasText: 'Allied:' }).waitFor();
    await turn(friend, 'visible');
    const bar = friend.getByRole('region', { name: 'Since you last looked' });
    await bar.waitFor();
    await friend.getByRole('button', { name: 'Done' }).first().click();
    await bar.waitFor({ state: 'detached' });
  });
});
