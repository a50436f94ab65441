import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { combat } from '../test/games/blocks/table.ts';
import { logOf, openHouse, visit, type House } from './browser.ts';
import { openCampaign } from './tables.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});

afterAll(() => house.close());

const lines = () =>
  combat({
    attackers: [['Friant', 'Guyot'], ['Morand', 'St. Maurice 1'], ['Duhesme']],
    defenders: [['Jagow'], ['Krafft'], ['Brause']],
    attackerReserve: ['Foy'],
    defenderReserve: ['Hake'],
    others: { Charleroi: ['Lefol'] },
    rest: true,
  });

const logged = (page: Page, text: string) =>
  page.locator('.log li', { hasText: text }).first().waitFor();

const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((each) => document.activeElement?.closest(each) !== null, selector);

/** Tabs on until something has the focus. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let i = 0; i < 60; i++) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
};

/** Walks over the board with the arrow keys, always towards the goal, opening the spot it is on. */
const walkTo = async (page: Page, selector: string, spot: string): Promise<void> => {
  await walk(page, `[data-spot="${spot}"]`);
  await page.keyboard.press('Enter');
  await walk(page, selector);
};

const walk = async (page: Page, selector: string): Promise<void> => {
  await tabTo(page, '.board-live');
  for (let i = 0; i < 40; i++) {
    if (await isFocused(page, selector)) return;
    const arrows = await page.evaluate((goal) => {
      const middle = (element: Element | null | undefined) => {
        const box = element?.getBoundingClientRect() ?? new DOMRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const [from, to] = [middle(document.activeElement), middle(document.querySelector(goal))];
      const across = to.x > from.x ? 'ArrowRight' : 'ArrowLeft';
      const along = to.y > from.y ? 'ArrowDown' : 'ArrowUp';
      const isAcross = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
      return isAcross ? [across, along] : [along, across];
    }, selector);
    const before = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    for (const arrow of arrows) {
      await page.keyboard.press(arrow);
      const now = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      if (now !== before) break;
    }
  }
  throw new Error(`the arrow keys do not lead to ${selector}`);
};

const press = async (page: Page, selector: string): Promise<void> => {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
};

describe('a battle by keyboard alone', () => {
  test('both sides fire, engage and end their turns without a mouse', async () => {
    const { page, complaints } = await visit(house);
    await openCampaign(page, lines(), 'French');
    await walkTo(page, '[data-piece="unit:St. Maurice 1"]', 'column:centre');
    await page.keyboard.press('Enter');
    await walk(page, '[data-spot="enemy:centre"]');
    await page.keyboard.press('Enter');
    await logged(page, 'St. Maurice 1 fires at the line');
    await walk(page, '[data-spot="column:right"]');
    await page.keyboard.press('Enter');
    await walk(page, '[data-spot="enemy:right"]');
    await page.keyboard.press('Enter');
    await logged(page, 'Duhesme engages in the right');
    await press(page, '.choices .primary');
    await page.locator('.prompt', { hasText: 'Bring reinforcements' }).waitFor();
    await press(page, '.choices .primary');
    await page.getByRole('heading', { name: 'Pass the screen to Allied' }).waitFor();
    await press(page, '.curtain button');
    await page.locator('.prompt', { hasText: 'Allied:' }).waitFor();
    await press(page, '.choices .primary');
    await page.locator('.prompt', { hasText: 'Allied: Fire' }).waitFor();
    await walk(page, '[data-spot="column:left"]');
    await page.keyboard.press('Enter');
    await walk(page, '.spot:has([data-piece="unit:Duhesme"])');
    await page.keyboard.press('Enter');
    await logged(page, 'Brause fires at the line');
    expect(complaints).toEqual([]);
  });

  test('a reload in its midst goes on where it was', async () => {
    const { page, complaints } = await visit(house);
    await openCampaign(page, lines(), 'French');
    await page.locator('[data-piece="unit:Morand"]').click();
    await page.locator('.spot-menu').getByRole('button', { name: 'Form square' }).click();
    await logged(page, 'Morand forms square');
    const before = await logOf(page);
    await page.reload();
    await page.getByRole('button', { name: 'Continue your game' }).click();
    await page.getByRole('button', { name: 'I am French' }).click();
    await page.locator('.prompt', { hasText: 'Fire, engage' }).waitFor();
    expect(await logOf(page)).toEqual(before);
    await page.locator('[data-piece="unit:Morand"].has-square').waitFor();
    expect(complaints).toEqual([]);
  });
});
