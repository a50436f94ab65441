import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { opening } from '../test/games/blocks/table.ts';
import { openHouse, visit, type House } from './browser.ts';
import { drag, openCampaign } from './tables.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});

afterAll(() => house.close());

const piece = (name: string): string => `[data-piece="unit:${name}"]`;
const logged = (page: Page, text: string) =>
  page.locator('.log li', { hasText: text }).first().waitFor();

const campaign = async (page: Page): Promise<void> => {
  await page.locator('[data-game=blocks] .cover').click();
  await page.locator('.prompt', { hasText: 'March: pick a block' }).waitFor();
};

describe('marches', () => {
  test('a block is dragged from its open stack to a town', async () => {
    const { page, complaints } = await visit(house);
    await campaign(page);
    await page.locator('[data-badge="town:Solre"]').click();
    await drag(page, piece('Foy'), '[data-spot="town:Binche"]');
    await logged(page, 'Foy marches from Solre to Binche');
    expect(complaints).toEqual([]);
  });

  test('dropped elsewhere it is put back, and a drag beside it still moves the board', async () => {
    const { page } = await visit(house);
    await campaign(page);
    await page.locator('[data-badge="town:Solre"]').click();
    await drag(page, piece('Foy'), '[data-spot="town:Ghent"]');
    await page.locator('.prompt', { hasText: 'March: pick a block' }).waitFor();
    expect(await page.locator('.has-hand').count()).toBe(0);
    const paneAt = (): Promise<string> =>
      page.locator('.board-pane').evaluate((pane) => (pane as HTMLElement).style.transform);
    await page.keyboard.press('Escape');
    await page.locator('[data-spot="town:Ghent"]').hover();
    await page.mouse.wheel(0, -800);
    await expect.poll(paneAt).not.toContain('scale(0.');
    const before = await paneAt();
    const box = await page.locator('.board-view').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 200);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 150, { steps: 4 });
    await page.mouse.up();
    await expect.poll(paneAt).not.toBe(before);
  });

  test('on a phone a town is tapped twice', async () => {
    const { page } = await visit(house, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.locator('[data-game=blocks] .cover').tap();
    await page.locator('.prompt', { hasText: 'March: pick a block' }).waitFor();
    await page.locator('[data-badge="town:Solre"]').tap();
    await page.locator(piece('Foy')).tap();
    const town = page.locator('.is-lit > [data-spot="town:Binche"]');
    await town.tap();
    await page.locator('.spot-menu', { hasText: 'Tap again: Go there Binche' }).waitFor();
    await town.tap();
    await expect.poll(() => page.locator('.has-moved').count()).toBeGreaterThan(0);
  });
});

describe('free deployment', () => {
  test('by drag, by click and by the button for the rest', async () => {
    const { page } = await visit(house);
    await openCampaign(page, opening('free'), 'Allied');
    await drag(page, piece('Picton'), '[data-spot="town:Brussels"]');
    await logged(page, 'Picton deploys at Brussels');
    await page.locator(piece('Cole')).click();
    await page.locator('.is-lit > [data-spot="town:Ath"]').click();
    await logged(page, 'Cole deploys at Ath');
    await page.getByRole('button', { name: 'Place the rest historically' }).click();
    await page.getByRole('button', { name: 'Done' }).waitFor();
    expect(await page.locator('[data-at="town:hand"]').count()).toBe(0);
  });

  test('by keyboard', async () => {
    const { page } = await visit(house);
    await openCampaign(page, opening('free'), 'Allied');
    await page.locator(`${piece('Picton')} [role=button]`).focus();
    await page.keyboard.press('Enter');
    await page.locator('.prompt', { hasText: 'Choose the town' }).waitFor();
    await page.locator('[data-spot="town:Ghent"] .spot-button').focus();
    await page.keyboard.press('Enter');
    await logged(page, 'Picton deploys at Ghent');
  });
});
