import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, visit, type House } from './browser.ts';
import { battleRecord } from './midgame.ts';

let house: House;
let midgame: Buffer;

beforeAll(async () => {
  midgame = battleRecord();
  house = await openHouse();
});

afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});

afterAll(() => house.close());

const begin = async (page: Page): Promise<void> => {
  await page.locator('[data-game=blocks] .cover').click();
  await page.locator('.prompt', { hasText: 'March: pick a block' }).waitFor();
};

/** Opens the game in its midst, as the French. */
const joinBattle = async (page: Page): Promise<void> => {
  await page.locator('[data-game=blocks]').waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: midgame });
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.locator('.prompt', { hasText: 'Fire, engage' }).waitFor();
};

const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name }).click();

/** A thing in the text of the board, with the focus on it. */
const reach = async (page: Page, thing: string): Promise<void> => {
  const button = page.locator(`.text-view [data-thing="${thing}"]`).first();
  await button.focus();
};

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

interface Axe {
  run(context: unknown): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds wrong with all but the board, whose blocks have their own tests. */
const faultsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: Axe }).axe.run({ exclude: [['.board-view']] }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

describe('the panel', () => {
  test('a unit in the tree is marked on the board that holds it', async () => {
    const { page, complaints } = await visit(house);
    await joinBattle(page);
    await openTab(page, 'Forces');
    await page.locator('[data-line="unit:Napoléon"]').click();
    await page.locator('.board-view[aria-label="Map"] .is-focus').waitFor();
    expect(complaints).toEqual([]);
  });

  test('the tree folds and unfolds by arrow keys', async () => {
    const { page } = await visit(house);
    await begin(page);
    await openTab(page, 'Forces');
    const lines = page.getByRole('treeitem');
    await lines.first().focus();
    const before = await lines.count();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator(':focus').innerText()).toMatch(/^Napoléon/);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    expect(await lines.count()).toBe(3);
    await page.keyboard.press('ArrowRight');
    expect(await lines.count()).toBe(before);
  });

  test('the fallen are struck through, counted and charted by turn', async () => {
    const { page } = await visit(house);
    await joinBattle(page);
    await openTab(page, 'Forces');
    const fallen = await page.locator('.unit.is-lost').count();
    expect(fallen).toBeGreaterThan(0);
    await page.locator('summary', { hasText: 'Fallen' }).click();
    expect(await page.locator('.pile li').count()).toBeGreaterThanOrEqual(fallen);
    expect(await page.locator('.losses svg rect').count()).toBeGreaterThan(1);
  });

  test('who knows what: own blocks face up, and the enemy’s seen earlier', async () => {
    const { page } = await visit(house);
    await joinBattle(page);
    await openTab(page, 'Forces');
    await page.locator('summary', { hasText: 'Who knows what' }).click();
    const own = page.locator('.section section', { hasText: 'what others know of yours' });
    expect(await own.getByText('face up now').count()).toBeGreaterThan(0);
    const british = page.locator('.section section', { hasText: 'British: what you know' });
    // The blocks of the battle stand open now; of others it is told when they did.
    const sightings = british.locator('.sightings li');
    expect(await sightings.filter({ hasText: /seen at .+, \d+ June/ }).count()).toBeGreaterThan(0);
    expect(await british.locator('.hidden-blocks').innerText()).toMatch(/^\d+ hidden:/);
  });

  test('find: a key, letters without accents, Enter', async () => {
    const { page } = await visit(house);
    await begin(page);
    await page.keyboard.press('f');
    await page.keyboard.type('berthezene');
    await page.locator('#found [aria-selected=true]', { hasText: 'Berthezène' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.spot.is-focus [data-spot="town:Beaumont"]').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('#find').inputValue()).toBe('');
  });

  test('the keys are listed, and Escape closes the list', async () => {
    const { page } = await visit(house);
    await begin(page);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await dialog.waitFor();
    expect(await dialog.locator('dt').count()).toBeGreaterThan(10);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.keyboard.press('p');
    await page.locator('.table.folded').waitFor();
    await page.keyboard.press('o');
    await page.locator('[role=tab][aria-selected=true]', { hasText: 'Forces' }).waitFor();
    expect(await page.locator('.table.folded').count()).toBe(0);
  });

  test('strength is told against the line of defeat', async () => {
    const { page } = await visit(house);
    await begin(page);
    expect(await page.locator('.gauge').first().innerText()).toMatch(
      /French\s+38 of 38 units, defeated at 19/,
    );
    expect(await page.locator('.counter').innerText()).toMatch(/group moves\s+3 of 3/);
  });
});

describe('the board as text, by keyboard alone', () => {
  test('a march', async () => {
    const { page, complaints } = await visit(house);
    await begin(page);
    await page.keyboard.press('t');
    await page.locator('.text-view').waitFor();
    await reach(page, 'unit:Foy');
    await page.keyboard.press('Enter');
    await page.locator('.text-question', { hasText: 'Choose the next town' }).waitFor();
    await reach(page, 'town:Brussels');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'no road leads there' }).waitFor();
    await reach(page, 'town:Binche');
    await page.keyboard.press('Enter');
    const herald = page.locator('.herald', { hasText: 'Foy marches from Solre to Binche' });
    await herald.waitFor({ state: 'attached' });
    await page.locator('.spot-text', { hasText: 'Binche: French 1' }).waitFor();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await page.locator('.text-now').getByRole('button', { name: 'Done' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.text-question', { hasText: 'Allied is thinking' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a turn of a battle', async () => {
    const { page, complaints } = await visit(house);
    await joinBattle(page);
    await page.keyboard.press('t');
    await page.locator('.text-view').getByLabel('Only what can be chosen').focus();
    await page.keyboard.press('Space');
    await page.locator('.text-view .thing.is-lit').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.text-now [role=status]', { hasText: 'Picked:' }).waitFor();
    await page.locator('.text-view .thing.is-lit').first().focus();
    await page.keyboard.press('Enter');
    await page
      .locator('.herald', { hasText: /fires at|engages|redeploys/ })
      .waitFor({ state: 'attached' });
    await page.locator('.text-now').getByRole('button', { name: 'Done' }).focus();
    await page.keyboard.press('Enter');
    await page
      .locator('.text-question', { hasNotText: 'Fire, engage' })
      .or(page.getByRole('heading', { name: 'Pass the screen' }))
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing wrong with any tab in the %s theme',
  async (theme) => {
    const { page } = await visit(house, { colorScheme: theme });
    await joinBattle(page);
    for (const name of ['Log', 'Forces', 'Text']) {
      await openTab(page, name);
      for (const summary of await page.locator('.section summary').all()) await summary.click();
      expect(await faultsOf(page)).toEqual([]);
    }
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type('b');
    expect(await faultsOf(page)).toEqual([]);
  },
);
