import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { squares } from '../src/games/squares/game.ts';
import { field } from '../test/games/squares/table.ts';
import { openHouse, violationsOf, visit, type House } from './browser.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});

afterAll(() => house.close());

/** Two lines of infantry face each other at Borodino, with nobody else on the field. */
const FACING = field({
  '#0': { at: '10,12', formation: 'line', facing: 'E', op: 10, efficiency: 98 },
  '#90': { at: '11,12', formation: 'line', facing: 'W', op: 10, efficiency: 98 },
});

/** Sits down as the French, with the choice before combat. */
const sitDown = async (page: Page): Promise<void> => {
  await page.locator('[data-game=squares] .cover').waitFor();
  const buffer = Buffer.from(JSON.stringify(squares.format(FACING)));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'position.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.locator('.prompt', { hasText: 'Give orders to your units' }).waitFor();
};

const fight = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Go to combat' }).click();

const film = (page: Page) => page.locator('.film');
const count = (page: Page): Promise<string> => page.locator('.film-count').innerText();

describe('the film of a combat', () => {
  test('begins by itself, is stopped, turned and skipped, and is seen again', async () => {
    const { page, complaints } = await visit(house, { reducedMotion: 'no-preference' });
    await sitDown(page);
    await fight(page);
    await film(page).waitFor();
    await page.keyboard.press('W');
    await film(page).getByRole('button', { name: 'Play on' }).waitFor();
    await page.getByRole('button', { name: 'From the first picture' }).click();
    await page.keyboard.press('W');
    await film(page)
      .getByText(/fires at .*, range 1: \d+ men/)
      .waitFor();
    expect(await count(page)).toMatch(/^1 of \d+$/);
    expect(await page.locator('.film-shot .film-burst').count()).toBe(1);
    await page.keyboard.press('.');
    expect(await count(page)).toMatch(/^2 of /);
    await page.keyboard.press(',');
    expect(await count(page)).toMatch(/^1 of /);
    await page.getByRole('button', { name: 'Faster' }).click();
    expect(await page.getByLabel('Speed').innerText()).toBe('2×');
    await page.getByRole('button', { name: 'Skip to now' }).click();
    await film(page).waitFor({ state: 'detached' });
    expect(await page.locator('.film-layer').count()).toBe(0);
    // Taking a choice back is no news of the combat before it.
    await page.locator('.prompt', { hasText: 'Give orders to your units' }).waitFor();
    await page.keyboard.press('Escape');
    const before = await page.locator('.prompt').innerText();
    await page.locator('[data-piece="unit:#0"]').click({ force: true });
    await expect.poll(() => page.locator('.prompt').innerText()).not.toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.prompt').innerText()).toBe(before);
    expect(await film(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('where motion is not wanted it waits, and is turned by hand', async () => {
    const { page } = await visit(house);
    await sitDown(page);
    await fight(page);
    await page.getByRole('button', { name: 'Watch the combat' }).waitFor();
    expect(await film(page).count()).toBe(0);
    await page.keyboard.press('W');
    await film(page).waitFor();
    const first = await count(page);
    await page.waitForTimeout(2500);
    expect(await count(page)).toBe(first);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await film(page).waitFor({ state: 'detached' });
  });

  test('never stands in the way of a choice', async () => {
    const { page } = await visit(house);
    await sitDown(page);
    await fight(page);
    await page.locator('.log li', { hasText: 'the French side operates' }).waitFor();
    await page.getByRole('button', { name: 'Go to combat' }).waitFor();
    await page.keyboard.press('W');
    await film(page).waitFor();
    await fight(page);
    await film(page).waitFor({ state: 'detached' });
  });

  test('is told in Italian', async () => {
    const { page } = await visit(house);
    await sitDown(page);
    await fight(page);
    await page.getByRole('button', { name: 'Watch the combat' }).waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Italiano' }).click();
    await page.getByRole('button', { name: 'Guarda il combattimento' }).click();
    await film(page)
      .getByText(/spara su .*, distanza 1: \d+ uomini/)
      .waitFor();
    expect(await page.locator('.film-terms').first().innerText()).toContain('efficienza');
  });
});

describe('what is shown over the map', () => {
  test('is switched on and off by mouse and keys', async () => {
    const { page, complaints } = await visit(house);
    await sitDown(page);
    await page.keyboard.press('V');
    expect(await page.locator('.board-overlays path').count()).toBe(0);
    await page.getByLabel('enemy zones of control').check();
    await page.locator('.overlay-zone').waitFor({ state: 'attached' });
    await page.getByLabel('enemy zones of control').uncheck();
    await page.locator('.overlay-zone').waitFor({ state: 'detached' });
    await page.getByLabel('line of sight').check();
    await page.locator('[data-piece="unit:#0"]').hover({ force: true });
    await page.locator('.overlay-unseen').waitFor({ state: 'attached' });
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('the panel', () => {
  test('finds a unit from the order of battle, and charts the battle', async () => {
    const { page } = await visit(house);
    await sitDown(page);
    await page.getByRole('tab', { name: 'Forces' }).click();
    await page.getByRole('treeitem', { name: /Eugène \(corps\)/ }).click();
    const morale = page.locator('.body .condition', { hasText: 'morale' });
    await morale.first().waitFor();
    await page.getByRole('tab', { name: 'Charts' }).click();
    await page.getByText('men lost in each turn').waitFor();
    await page.getByRole('img', { name: /10:00/ }).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
