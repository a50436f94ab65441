import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { marchByClicks, openHouse, violationsOf, type House } from './browser.ts';
import { meet } from './company.ts';

// Taking back what one cannot undo alone: the others are asked, and the board goes back.

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});
afterAll(() => house.close());

/** The French march Foy to Binche and hand over. */
const march = async (page: Page): Promise<void> => {
  await marchByClicks(page, 'Solre', 'Foy', 'Binche');
  await page.getByRole('button', { name: 'Done' }).first().click();
  await page.locator('.prompt', { hasText: 'Allied is thinking' }).waitFor();
};

/** The stacks on the map, each as it is read aloud. */
const stacks = (page: Page): Promise<string[]> =>
  page
    .locator('.board-live > .spot')
    .evaluateAll((spots) => spots.map((spot) => spot.getAttribute('aria-label') ?? ''));

/** Asks for so many choices more than the last one. */
const askBack = async (page: Page, further = 0): Promise<void> => {
  await page.getByRole('button', { name: 'Ask to take back' }).click();
  for (let i = 0; i < further; i++) await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Ask the others' }).click();
};

describe('taking back by consent', () => {
  test('the others see what is asked and agree: the board goes back, log and timeline say so', async () => {
    const { host, friend, complaints } = await meet(house, ['Oudinot', 'Leach']);
    const before = await stacks(host);
    await march(host);
    expect(await stacks(host)).not.toEqual(before);
    await host.getByRole('button', { name: 'Ask to take back' }).click();
    await host.getByText('The last choice: Done').waitFor();
    expect(await violationsOf(host)).toEqual([]);
    await host.keyboard.press('ArrowDown');
    await host.keyboard.press('ArrowDown');
    await host.getByRole('button', { name: 'Ask the others' }).click();
    await host.getByText('You ask to take back').waitFor();
    await host.getByText('Still to answer: Allied.').waitFor();

    const plea = friend.getByRole('region', { name: 'Ask to take back' });
    await plea.getByText('French asks to take back').waitFor();
    await plea.getByText('What would be taken back').click();
    await plea.getByText('a French block marches').waitFor();
    expect(await plea.innerText()).not.toContain('Foy');
    expect(await violationsOf(friend)).toEqual([]);
    await plea.getByRole('button', { name: 'Agree' }).click();

    await host.locator('.log li', { hasText: 'French takes back' }).waitFor();
    await friend.locator('.log li', { hasText: 'French takes back' }).waitFor();
    await host.locator('.prompt', { hasText: 'French:' }).waitFor();
    await expect.poll(() => stacks(host)).toEqual(before);
    expect(await host.locator('.log .is-gone').count()).toBeGreaterThan(0);
    expect(await host.locator('.backs span').count()).toBe(1);
    expect(await plea.count()).toBe(0);
    expect(await host.getByText('Nothing is taken back').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('who is refused is told so, and who asks can withdraw', async () => {
    const { host, friend } = await meet(house, ['Vandamme', 'Uxbridge']);
    await march(host);
    const after = await stacks(host);
    await askBack(host);
    await friend.getByRole('button', { name: 'Refuse' }).click();
    await host.getByText('Nothing is taken back').waitFor();
    expect(await stacks(host)).toEqual(after);

    await askBack(host, 1);
    await friend.getByText('French asks to take back').waitFor();
    // It is still asked after a reload.
    await friend.reload();
    await friend.getByText('French asks to take back').waitFor();
    await host.getByRole('button', { name: 'Withdraw' }).click();
    await friend.getByText('French asks to take back').waitFor({ state: 'detached' });
    expect(await host.getByText('Nothing is taken back').count()).toBe(0);
  });

  test('bots agree at once; the whole of it by keyboard, in Italian, on a phone', async () => {
    const { host } = await meet(house, ['Delort'], {
      locale: 'it-IT',
      viewport: { width: 390, height: 844 },
    });
    await host.getByRole('button', { name: 'Fatto' }).first().click();
    const ask = host.getByRole('button', { name: 'Chiedi di tornare indietro' });
    await ask.focus();
    await host.keyboard.press('Enter');
    await host.getByText('i bot acconsentono a tutto').waitFor();
    expect(await violationsOf(host)).toEqual([]);
    await host.keyboard.press('Enter');
    await host.locator('.log li', { hasText: 'torna indietro' }).waitFor({ state: 'attached' });
  });
});
