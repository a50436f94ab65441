import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inSquare } from '../test/games/blocks/combat-table.ts';
import { combat } from '../test/games/blocks/table.ts';
import { openHouse, violationsOf, visit, type House } from './browser.ts';
import { drag, openCampaign } from './tables.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});

afterAll(() => house.close());

/** Guns and men on the left, guns in the centre, an enemy square among them, a reserve behind. */
const grand = () =>
  combat({
    attackers: [['Friant', 'Guyot'], ['Morand', 'St. Maurice 1'], ['Duhesme']],
    defenders: [['Jagow'], [inSquare('Krafft'), 'Tippelskirch'], ['Brause']],
    attackerReserve: ['Foy'],
    defenderReserve: ['Hake'],
    others: { Charleroi: ['Lefol'] },
    rest: true,
  });

const piece = (name: string): string => `[data-piece="unit:${name}"]`;
const logged = (page: Page, text: string) =>
  page.locator('.log li', { hasText: text }).first().waitFor();

describe('a battle by pointing', () => {
  test('a block engages by drag, goes on by clicks, and no unit has a button of its own', async () => {
    const { page, complaints } = await visit(house);
    await openCampaign(page, grand(), 'French');
    expect(await page.locator('.prompt .choices button').allInnerTexts()).toEqual(['Done']);
    await drag(page, piece('Friant'), '[data-spot="enemy:left"]');
    await logged(page, 'Friant engages in the left');
    await page.locator(piece('Duhesme')).click();
    await page.locator('.is-lit > [data-spot="enemy:right"]').click({ position: { x: 20, y: 20 } });
    await logged(page, 'Duhesme engages in the right');
    expect(complaints).toEqual([]);
  });

  test('guns fire at the line by its column, and at a square by its block', async () => {
    const { page } = await visit(house);
    await openCampaign(page, grand(), 'French');
    await page.locator(piece('St. Maurice 1')).click();
    const odds = page.getByRole('complementary', { name: 'Odds' });
    await odds.getByRole('heading', { name: 'St. Maurice 1: Fire at the line' }).waitFor();
    expect(await odds.innerText()).toContain('4 dice');
    await page.locator(piece('Tippelskirch')).click();
    await logged(page, 'St. Maurice 1 fires at the line');
  });

  test('guns fire at a square by its block', async () => {
    const { page } = await visit(house);
    await openCampaign(page, grand(), 'French');
    await page.locator(piece('St. Maurice 1')).click();
    await page.locator(`${piece('Krafft')}.is-lit`).click();
    await logged(page, 'St. Maurice 1 fires at the squares');
  });

  test('what a block does by itself is offered beside it, and goes with a click elsewhere', async () => {
    const { page } = await visit(house);
    await openCampaign(page, grand(), 'French');
    await page.locator(piece('Morand')).click();
    await page.locator('.spot-menu').getByRole('button', { name: 'Form square' }).click();
    await logged(page, 'Morand forms square');
    expect(await page.locator('.spot-menu').count()).toBe(0);
  });

  test('a drag that ends nowhere changes nothing; the reserve comes up by drag', async () => {
    const { page } = await visit(house);
    await openCampaign(page, grand(), 'French');
    await drag(page, piece('Foy'), '[data-spot="enemy:reserve"]');
    expect(await page.locator('.piece.is-chosen').count()).toBe(0);
    await drag(page, piece('Foy'), '[data-spot="column:centre"]');
    await logged(page, 'Foy redeploys to the centre');
  });

  test('dice roll over the board, hits marked; any key takes them away', async () => {
    const { page } = await visit(house, { reducedMotion: 'no-preference' });
    await openCampaign(page, grand(), 'French');
    // A log that was empty when the table was opened has no news yet.
    await drag(page, piece('Friant'), '[data-spot="enemy:left"]');
    await logged(page, 'Friant engages in the left');
    await page.locator(piece('St. Maurice 1')).click();
    await page.locator(piece('Tippelskirch')).click();
    await page.locator('.dice .die').first().waitFor();
    expect(await page.locator('.dice .die').count()).toBeGreaterThan(1);
    await page.keyboard.press('Shift');
    await expect.poll(() => page.locator('.dice').count(), { timeout: 600 }).toBe(0);
  });

  test.each(['light', 'dark'] as const)(
    'axe finds nothing wrong in the %s theme',
    async (theme) => {
      const { page } = await visit(house, { colorScheme: theme });
      await openCampaign(page, grand(), 'French');
      await page.locator(piece('Morand')).click();
      await page.locator('.spot-menu').waitFor();
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
