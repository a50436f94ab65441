import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { boxOf, openHouse, visit, type House } from './browser.ts';
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
  ['blocks', 'two at one screen, by clicks alone', 'Two at this screen'],
  ['blocks', 'a person against a bot', 'Play the French against level 1'],
  ['areas', 'two at one screen, by clicks alone', 'Two at this screen'],
  ['areas', 'a person against a bot', 'Play the French against level 1'],
] as const;

describe('whole games', () => {
  test.each(WAYS)('of %s: %s, to the end', { timeout: 300_000 }, async (game, _, button) => {
    const { page, complaints } = await visit(house);
    const box = boxOf(page, game);
    // The quickest opponent: how well he plays is tested elsewhere.
    await box.getByLabel('Opponent’s level').selectOption('1');
    await box.getByRole('button', { name: button }).click();
    await clickToTheEnd(page, 1);
    await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
    // Every turn was played: the last one is told, or an army was beaten before.
    const end = await page.locator('.log li').last().innerText();
    expect(end).toMatch(/win:|stalemate:|victory|draw/);
    expect(complaints).toEqual([]);
  });
});
