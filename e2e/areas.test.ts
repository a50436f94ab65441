import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { areas } from '../src/games/areas/game.ts';
import { openHouse, violationsOf, visit, type House } from './browser.ts';
import { openPosition } from './tables.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});

afterAll(() => house.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** D’Erlon’s corps before the farm, and Uxbridge’s cavalry behind the crest. */
const UNITS = {
  'D’Erlon’s Valley': ['Schmitz', { unit: 'Charlet', spent: true }, 'Bourgeois', 'Voltigeurs 4'],
  'La Haye Sainte': ['Ompteda', 'Baring'],
  'Centre Ridge': ['C. Halkett'],
  'Centre Reverse Slope': ['Somerset'],
};

const card = (name: string): string => `[data-piece="officer:${name}"]`;
const prompt = (page: Page, text: string) => page.locator('.prompt', { hasText: text }).waitFor();
const logged = (page: Page, text: string) =>
  page.locator('.log li', { hasText: text }).first().waitFor();

/** He was activated, or the Allies come to the screen. */
const rolled = (page: Page) =>
  page
    .locator('.curtain')
    .or(page.locator('.log li', { hasText: 'd’Erlon is activated' }))
    .first()
    .waitFor();

/** An impulse of the French. */
const impulse = (page: Page): Promise<void> =>
  openPosition(page, areas, { units: UNITS, side: 'French', impulse: 3 }, 'French');

/** The same when d’Erlon has been activated, so that no dice decide what can be done. */
const march = (page: Page): Promise<void> =>
  openPosition(
    page,
    areas,
    {
      units: {
        ...UNITS,
        'D’Erlon’s Valley': UNITS['D’Erlon’s Valley'].map((unit) =>
          typeof unit === 'string' ? { unit, act: 1 } : { ...unit, act: 1 },
        ),
      },
      side: 'French',
      waiting: 1,
      stack: [
        ['battle'],
        ['endPhase'],
        ['impulses', 'French', 1],
        ['assaults', 'French', 0],
        ['march', 'French', 'd’Erlon', 'D’Erlon’s Valley', 0],
      ],
    },
    'French',
  );

describe('cards', () => {
  test('an order is given by a click on a card, and the dice fall', async () => {
    const { page, complaints } = await visit(house);
    await impulse(page);
    await page.locator(card('d’Erlon')).hover();
    await page.locator('.odds', { hasText: 'the order is given' }).waitFor();
    await page.locator(card('d’Erlon')).click();
    await rolled(page);
    expect(complaints).toEqual([]);
  });

  test('who points at a unit is shown the card of its leader', async () => {
    const { page } = await visit(house);
    await impulse(page);
    await page.locator('[data-badge="area:D’Erlon’s Valley"]').click();
    await page.locator('[data-piece="unit:Bourgeois"]').click();
    await page.locator(`${card('d’Erlon')}.is-focus`).waitFor();
    await page.locator(card('Uxbridge')).click();
    await page.locator('.notice', { hasText: 'serves the other side' }).waitFor();
  });

  test('by keyboard', async () => {
    const { page } = await visit(house);
    await impulse(page);
    await page.locator(`${card('d’Erlon')} .card-grip`).focus();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.parentElement?.getAttribute('data-piece')),
      )
      .toBe('officer:Reille');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await rolled(page);
  });
});

describe('counters', () => {
  test('a unit is led into an area, and the assault is a scene of its own', async () => {
    const { page, complaints } = await visit(house);
    await march(page);
    await page.locator('[data-badge="area:D’Erlon’s Valley"]').click();
    await page.locator('[data-piece="unit:Schmitz"]').click();
    await page.locator('.is-lit > [data-spot="area:La Haye Sainte"] .spot-button').click();
    await logged(page, 'Schmitz moves from D’Erlon’s Valley to La Haye Sainte');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'I am Allied' }).click();
    await page.getByRole('button', { name: 'Assault on La Haye Sainte', exact: true }).waitFor();
    await prompt(page, 'Your skirmishers may fire');
    await page.locator('[data-piece="unit:Baring"]').click();
    await logged(page, 'defensive fire in La Haye Sainte');
    expect(complaints).toEqual([]);
  });

  test('the spent side is another one, in the picture and in words', async () => {
    const { page } = await visit(house);
    await march(page);
    await page.locator('[data-badge="area:D’Erlon’s Valley"]').click();
    const charlet = page.locator('[data-piece="unit:Charlet"]');
    expect(await charlet.getAttribute('class')).toContain('is-spent');
    const words = await charlet.getByRole('button').getAttribute('aria-label');
    expect(words).toContain('attack 2, defence 2, movement 4, spent');
  });

  test.each(['light', 'dark'] as const)(
    'axe finds nothing wrong in the %s theme',
    async (theme) => {
      const { page } = await visit(house, { colorScheme: theme });
      await march(page);
      await page.locator('[data-badge="area:D’Erlon’s Valley"]').click();
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});

describe('on a phone', () => {
  test('cards lie in a strip below the map, and an order is tapped twice', async () => {
    const { page } = await visit(house, PHONE);
    await impulse(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const [board, cards] = await Promise.all(
      ['.board-view', '.card-racks'].map((part) => page.locator(part).boundingBox()),
    );
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual((cards?.y ?? 0) + 1);
    await page.locator(card('d’Erlon')).tap();
    await page.locator('.spot-menu', { hasText: 'Tap again: Activate d’Erlon' }).waitFor();
    await page.locator(card('d’Erlon')).tap();
    await expect.poll(() => page.locator('.spot-menu').count()).toBe(0);
  });
});
