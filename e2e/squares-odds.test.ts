import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { squares } from '../src/games/squares/game.ts';
import { LEXICON } from '../src/games/squares/lexicon.ts';
import { squareMiddle } from '../src/games/squares/scene/field.ts';
import { openHouse, visit, type House } from './browser.ts';
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

/** A battalion of Morand before the redoubt, and who holds it. */
const UNITS = {
  '#0': { at: '13,9', formation: 'column', op: 14, readiness: 6, control: 24, facing: 'NE' },
  '#93': { at: '14,8', formation: 'line', facing: 'W', op: 12, men: 420 },
};

const OWN = '[data-piece="unit:#0"]';

const placeOf = async (page: Page, square: string): Promise<{ x: number; y: number }> => {
  const at = squareMiddle(LEXICON.domains.square.indexOf(square));
  return page.locator('svg.board-live').evaluate((svg, { x, y }) => {
    const { left, top, width } = svg.getBoundingClientRect();
    const scale = width / (svg as SVGSVGElement).viewBox.baseVal.width;
    return { x: left + x * scale, y: top + y * scale };
  }, at);
};

/** The same once the board has come to rest: without its buttons a phone has more room for it. */
const restOf = async (page: Page, square: string): Promise<{ x: number; y: number }> => {
  for (let last = await placeOf(page, square); ;) {
    await page.waitForTimeout(200);
    const now = await placeOf(page, square);
    if (now.x === last.x && now.y === last.y) return now;
    last = now;
  }
};

const odds = (page: Page) => page.locator('aside.odds');

describe('odds before the dice', () => {
  test.each([
    ['English', 'Target: Great Redoubt (14,8)', 'the target holds its place', 'target terrain 20%'],
    [
      'Italian',
      'Bersaglio: Gran Ridotto (14,8)',
      'il bersaglio resta al suo posto',
      'terreno del bersaglio 20%',
    ],
  ])(
    '[7.3] a target of fire is weighed when its unit is pointed at, in %s',
    async (language, title, outcome, share) => {
      const { page, complaints } = await visit(house);
      await openPosition(page, squares, { units: UNITS }, 'French');
      if (language === 'Italian') {
        await page.locator('.tools button').last().click();
        await page.getByText('Italiano').click();
      }
      await page.locator(OWN).click();
      await page.locator('.panel .control[aria-keyshortcuts=f]').click();
      const { x, y } = await placeOf(page, '14,8');
      await page.mouse.move(x, y);
      await odds(page).locator('h2', { hasText: title }).waitFor();
      await odds(page).getByText(outcome).waitFor();
      await odds(page).getByText(share).waitFor();
      // The card of the enemy makes room for what a shot at him would do.
      expect(await page.locator('.glimpse').isVisible()).toBe(false);
      expect(complaints).toEqual([]);
    },
  );

  test('[7.4] the button that sets a unit to melee tells who would win', async () => {
    const { page, complaints } = await visit(house);
    await openPosition(page, squares, { units: UNITS }, 'French');
    await page.locator(OWN).click();
    const melee = page.locator('.panel .control', { hasText: /^melee/ });
    await melee.hover();
    await odds(page).getByText('the melee is won').waitFor();
    await page.mouse.move(400, 60);
    await odds(page).waitFor({ state: 'detached' });
    await melee.focus();
    await odds(page).getByText('strength of the attackers').waitFor();
    expect(complaints).toEqual([]);
  });

  test('[7.3] a finger sees the odds between its first tap and the second', async () => {
    const { page, complaints } = await visit(house, PHONE);
    await openPosition(page, squares, { units: UNITS }, 'French');
    await page.locator(OWN).tap();
    await page.locator('.prompt', { hasText: 'Lead it to a lit square' }).waitFor();
    await page.locator('.pad-tray .control', { hasText: 'set its fire' }).tap();
    await page.locator('.prompt', { hasText: 'Choose the square it fires at' }).waitFor();
    const { x, y } = await restOf(page, '14,8');
    await page.touchscreen.tap(x, y);
    await odds(page).getByText('the target holds its place').waitFor();
    await page.locator('.spot-menu', { hasText: 'Tap again' }).waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
  });
});
