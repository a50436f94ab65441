import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, visit, type House } from './browser.ts';
import { randomGame } from './records.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});

afterAll(() => house.close());

/** The stacks on the map, each as it is read aloud. */
const stacks = (page: Page): Promise<string[]> =>
  page
    .locator('.board-live > .spot')
    .evaluateAll((spots) => spots.map((spot) => spot.getAttribute('aria-label') ?? ''));

describe('looking back', () => {
  test('a finished record is stepped through with nothing hidden', async () => {
    const { page, complaints } = await visit(house);
    await page.locator('input[type=file]').setInputFiles(randomGame('finished'));
    await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
    const last = await stacks(page);
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await page.locator('.prompt', { hasText: 'You look back' }).waitFor();
    const first = await stacks(page);
    expect(first).not.toEqual(last);
    const blücher = page.locator('[data-piece="unit:Blücher"]');
    expect(await blücher.count()).toBe(1);
    await page.getByRole('button', { name: 'One event on' }).click();
    await page.locator('.player input[aria-valuetext^="1 of"]').waitFor();
    const line = page.locator('.log li', { hasText: 'marches from' }).first();
    await line.locator('.moment').click();
    await line.and(page.locator('[aria-current=step]')).waitFor();
    await page.getByRole('button', { name: 'Back to now' }).first().click();
    await page.getByRole('button', { name: 'As French saw it' }).click();
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await expect.poll(() => blücher.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a running game is looked at from one’s own side, and goes on', async () => {
    const { page, complaints } = await visit(house);
    await page.locator('[data-game=blocks] .cover').click();
    await page.locator('.prompt', { hasText: 'March: pick a block' }).waitFor();
    const start = await stacks(page);
    await page.locator('[data-badge="town:Solre"]').click();
    await page.locator('[data-piece="unit:Foy"]').click();
    await page.locator('.is-lit > [data-spot="town:Binche"]').click();
    await page.locator('.log li', { hasText: 'Foy marches from Solre to Binche' }).waitFor();
    await page.keyboard.press('[');
    await page.locator('.prompt', { hasText: 'You look back' }).waitFor();
    expect(await stacks(page)).toEqual(start);
    expect(await page.getByRole('button', { name: 'Done' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Back to now' }).first().click();
    await page.getByRole('button', { name: 'Reset turn' }).click();
    await expect.poll(() => page.locator('.log li').count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});
