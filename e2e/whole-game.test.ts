import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, visit, type House } from './browser.ts';
import { clickToTheEnd } from './clicker.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});

afterAll(() => house.close());

const WAYS = [
  ['two at one screen, by clicks alone', 'Two at this screen'],
  ['a person against a bot', 'Play the French against level 3'],
] as const;

describe('whole games', () => {
  test.each(WAYS)('%s, to the end', { timeout: 300_000 }, async (_, button) => {
    const { page, complaints } = await visit(house);
    await page.getByRole('button', { name: button }).click();
    await clickToTheEnd(page, 1);
    await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
    // Every turn was played: the last one is told, or an army was beaten before.
    const end = await page.locator('.log li').last().innerText();
    expect(end).toMatch(/win:|stalemate:/);
    expect(complaints).toEqual([]);
  });
});
