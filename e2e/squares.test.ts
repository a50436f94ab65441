import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { squares } from '../src/games/squares/game.ts';
import { GUIDES } from '../src/games/guides.ts';
import {
  ALLIED_DAY,
  card,
  clickSquare,
  FRENCH_DAY,
  give,
  logged,
  piece,
  placeOf,
  plotFire,
  prompt,
  take,
  widenTo,
  wish,
} from './commanding.ts';
import { boxOf, openHouse, violationsOf, visit, type House } from './browser.ts';
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

const fresh = { op: 14, readiness: 6, control: 24, facing: 'E' };

/** Two battalions of Morand before the redoubt, guns behind them, horsemen on their flank. */
const UNITS = {
  '#0': { at: '13,9', formation: 'column', ...fresh, facing: 'NE' },
  '#2': { at: '11,9', formation: 'column', ...fresh },
  '#3': { at: '11,9', formation: 'column', ...fresh },
  '#36': { at: '11,7', formation: 'unlimbered', ...fresh },
  '#22': { at: '10,12', formation: 'normal', ...fresh },
  '#93': { at: '14,8', formation: 'line', facing: 'W', op: 12, men: 420 },
  '#94': { at: '16,12', formation: 'line', facing: 'W', op: 12 },
};

/** The orders of the French before the redoubt. */
const before = (page: Page): Promise<void> =>
  openPosition(page, squares, { units: UNITS }, 'French');

/** What the table asks now: a hand-over, the end, or the words of the prompt. */
const askedNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has('.ending')) return 'over';
    return has('.curtain')
      ? 'curtain'
      : (document.querySelector<HTMLElement>('.prompt')?.innerText ?? '');
  });

/** Plays with both sides until the game is over: first their orders, then nothing but fire. */
const playTheDay = async (page: Page): Promise<readonly string[]> => {
  const given: string[] = [];
  const days = { French: [...FRENCH_DAY], Allied: [...ALLIED_DAY] };
  for (let i = 0; i < 600; i++) {
    const asked = await askedNow(page);
    await page.waitForTimeout(40);
    // While the screen is handed over the prompt is that of nobody yet.
    if ((await askedNow(page)) !== asked) continue;
    if (asked === 'over') break;
    if (asked === 'curtain') await page.locator('.curtain button').click();
    else if (asked.includes('choose a leader')) {
      await page.getByRole('button', { name: 'Done' }).click();
    } else if (asked.includes('Give orders')) {
      const side = asked.startsWith('French') ? 'French' : 'Allied';
      const next = days[side].shift();
      if (next !== undefined) given.push(await wish(page, next));
      await page.getByRole('button', { name: 'Go to combat' }).click();
    }
    await expect.poll(() => askedNow(page), { timeout: 10_000, interval: 20 }).not.toBe(asked);
  }
  return given;
};

describe('orders by pointing', () => {
  test('a far square is a march: way, cost and risk are seen, then it is given', async () => {
    const { page, complaints } = await visit(house);
    await before(page);
    await take(page, 22);
    await clickSquare(page, '12,14');
    await card(page).waitFor();
    expect(await card(page).innerText()).toMatch(/march to 12,14[^]*operation points[^]*fatigue/);
    expect(await page.locator('.order-way').count()).toBe(1);
    expect(await page.locator('.log li', { hasText: 'moves to' }).count()).toBe(0);
    await give(page);
    await logged(page, 'Chasseurs 1/3 moves to 12,14');
    expect(complaints).toEqual([]);
  });

  test('pointing at the same square again gives the order; Escape drops it', async () => {
    const { page } = await visit(house);
    await before(page);
    await take(page, 22);
    await clickSquare(page, '12,14');
    await card(page).waitFor();
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    await clickSquare(page, '11,14');
    await card(page).waitFor();
    await clickSquare(page, '11,14');
    await logged(page, 'Chasseurs 1/3 moves to 11,14');
  });

  test('a division marches in one gesture, and forms in another', async () => {
    const { page, complaints } = await visit(house);
    await before(page);
    await take(page, 0);
    await widenTo(page, 'Morand');
    await prompt(page, 'Orders to all of Morand');
    await clickSquare(page, '14,10');
    await card(page).waitFor();
    expect(await page.locator('.order-card tbody tr').count()).toBe(3);
    await give(page);
    for (const unit of ['1/13th Light', '1/17th Light', '2/17th Light'])
      await logged(page, `${unit} moves to`);
    await page.locator('.bank-row').getByRole('button', { name: 'line', exact: true }).click();
    await card(page).waitFor();
    await give(page);
    await expect
      .poll(() => page.locator('.log li', { hasText: ': line' }).count())
      .toBeGreaterThan(1);
    expect(complaints).toEqual([]);
  });

  test('who cannot obey is named, with the rule that leads to its text', async () => {
    const { page } = await visit(house);
    await before(page);
    await take(page, 0);
    await widenTo(page, 'Morand');
    await page.keyboard.press('f');
    await prompt(page, 'point at the square');
    await clickSquare(page, '14,8');
    await card(page).waitFor();
    const refused = card(page).locator('li', { hasText: 'Does not obey' }).first();
    expect(await refused.innerText()).toContain('17th Light');
    await refused.locator('.rule-chip').click();
    await page.locator('dialog.rules .at').first().waitFor();
  });

  test('the name of buttons, a figure of the report and the prompt lead to their rules', async () => {
    const { page } = await visit(house);
    await before(page);
    await take(page, 0);
    const doors = [
      ['.bank-row .fact-name', 'Formations'],
      ['.bank-bodies .fact-name', 'Command Levels'],
      ['.measures .fact-name', 'Operation Points'],
      ['.prompt .rule-chip', 'Command Menu'],
    ] as const;
    for (const [door, title] of doors) {
      await page.locator(`.report ${door}, ${door}`).first().click();
      await page.locator('dialog.rules .at', { hasText: title }).first().waitFor();
      await page.locator('dialog.rules').getByRole('button', { name: 'Close' }).click();
    }
  });

  test('an enemy is fired at, or charged by horsemen; another own unit is taken instead', async () => {
    const { page } = await visit(house);
    await before(page);
    await take(page, 36);
    await page.locator(piece(93)).click();
    await card(page).getByRole('heading', { name: 'fire Great Redoubt (14,8)' }).waitFor();
    await give(page);
    await page.locator('.report', { hasText: 'at 14,8' }).waitFor();
    await page.locator(piece(22)).click();
    await page.getByRole('heading', { name: 'Chasseurs 1/3' }).waitFor();
    await page.locator(piece(94)).click();
    await card(page).getByRole('heading', { name: 'charge 16,12' }).waitFor();
    await give(page);
    await logged(page, 'Chasseurs 1/3 is to charge 16,12');
  });

  test('guns fire and a melee is fought when the orders are given', async () => {
    const { page, complaints } = await visit(house);
    await before(page);
    await take(page, 36);
    await page.locator(piece(93)).click();
    await give(page);
    await page.locator(piece(0)).click();
    await page.getByRole('heading', { name: '1/13th Light' }).waitFor();
    await page.locator('.bank-switches').getByRole('button', { name: 'melee' }).click();
    await page.locator('.control[aria-pressed=true]', { hasText: 'melee' }).waitFor();
    await page.getByRole('button', { name: 'Done with this unit' }).click();
    await page.getByRole('button', { name: 'Go to combat' }).click();
    await page.getByRole('button', { name: 'I am Allied' }).click();
    await logged(page, 'Foot Battery 1, IV Corps fires at Orel Line');
    await logged(page, 'leads a melee into Great Redoubt');
    expect(complaints).toEqual([]);
  });
});

describe('keys', () => {
  test('[6.2] the letters of the menu give orders, and ? lists them', async () => {
    const { page } = await visit(house);
    await before(page);
    await page.keyboard.press('n');
    await prompt(page, 'Lead it to a lit square');
    await page.getByRole('heading', { name: '1/13th Light' }).waitFor();
    await page.keyboard.press('m');
    await page.locator('.control[aria-pressed=true]', { hasText: 'melee' }).waitFor();
    await page.keyboard.press('i');
    await prompt(page, 'Orders to all of Morand');
    await page.keyboard.press('i');
    await page.keyboard.press('i');
    await prompt(page, 'Lead it to a lit square');
    await page.keyboard.press('v');
    expect(await page.locator('.field-marked').getAttribute('d')).not.toBe('');
    await page.keyboard.press('w');
    const own = await page.locator('.field-marked').getAttribute('d');
    await page.keyboard.press('w');
    expect(await page.locator('.field-marked').getAttribute('d')).not.toBe(own);
    await page.keyboard.press('w');
    await expect.poll(() => page.locator('.field-marked').getAttribute('d')).toBe('');
    await page.keyboard.press('t');
    await page.locator('.stage.is-bare').waitFor();
    expect(await page.locator(piece(0)).isVisible()).toBe(false);
    await page.keyboard.press('t');
    await page.keyboard.press('z');
    await prompt(page, 'Give orders to your units');
    await page.keyboard.press('c');
    await page.locator('.notice', { hasText: 'Press C again' }).waitFor();
    await page.keyboard.press('?');
    await page.locator('dialog.keys dt', { hasText: 'V' }).first().waitFor();
    expect(await page.locator('dialog.keys dd').allInnerTexts()).toContain('forced march');
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'I am Allied' }).waitFor();
  });

  test('a march is ordered by the keyboard alone', async () => {
    const { page, complaints } = await visit(house);
    await before(page);
    await page.locator(`${piece(22)} [role=button]`).focus();
    await page.keyboard.press('Enter');
    await prompt(page, 'Lead it to a lit square');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await card(page).getByRole('heading', { name: 'march to 10,14' }).waitFor();
    // The button that gives the order has the keyboard.
    await page.keyboard.press('Enter');
    await logged(page, 'Chasseurs 1/3 moves to 10,14');
    await page.keyboard.press('q');
    await prompt(page, 'Give orders to your units');
    expect(complaints).toEqual([]);
  });
});

const readOn = async (page: Page): Promise<void> => {
  const coach = page.locator('.coach');
  const proposed = coach.getByRole('button', { name: /^(Next|Do it for me)$/ });
  for (let i = 0; i < 60; i++) {
    if ((await coach.locator('.coach-say', { hasText: 'Lesson done' }).count()) > 0) return;
    const before = await page.locator('body').innerText();
    // While the others play there is nothing to do.
    if ((await proposed.count()) > 0) await proposed.first().click();
    await expect.poll(() => page.locator('body').innerText(), { timeout: 10_000 }).not.toBe(before);
  }
};

describe('the guided first game', () => {
  const lessons = GUIDES.get('squares')?.lessons ?? [];

  test('goes from lesson to lesson to the end of the day', { timeout: 120_000 }, async () => {
    const { page, complaints } = await visit(house);
    await boxOf(page, 'squares').getByRole('button', { name: 'Learn to play' }).click();
    for (const { close } of lessons) {
      await readOn(page);
      await page.locator('.coach-say', { hasText: close.en }).waitFor();
      const next = page.getByRole('button', { name: 'Next lesson' });
      if ((await next.count()) > 0) await next.click();
    }
    await page.getByRole('heading', { name: 'French won' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('the march is ordered by pointing, as the coach says', async () => {
    const { page } = await visit(house);
    await boxOf(page, 'squares').getByRole('button', { name: 'Learn to play' }).click();
    await page.locator('.coach select').selectOption('1');
    await page.locator('.coach-say', { hasText: 'Pick 1/30th Line' }).waitFor();
    await page.locator(piece(4)).click();
    await page.locator('.coach-say', { hasText: 'Click a square farther off' }).waitFor();
    await clickSquare(page, '8,8');
    await give(page);
    await page.locator('.coach-say', { hasText: 'Near the enemy form line' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('is Italian in an Italian browser', async () => {
    const { page } = await visit(house, { locale: 'it-IT' });
    await boxOf(page, 'squares').getByRole('button', { name: 'Impara a giocare' }).click();
    await page.locator('.coach-say', { hasText: 'le dieci del mattino' }).waitFor();
  });
});

describe('on a phone', () => {
  test('the options of a battle fit, in the language of the page', async () => {
    const { page } = await visit(house, { ...PHONE, locale: 'it-IT' });
    const box = boxOf(page, 'squares');
    await box.getByText('Opzioni').tap();
    const first = box.getByRole('combobox', { name: 'Chi muove per primo' });
    expect(await first.locator('option').allInnerTexts()).toEqual(['Francesi', 'Alleati']);
    await box.getByRole('checkbox', { name: 'Unità nascoste' }).check();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('an order is tapped and confirmed, and the board stays in sight', async () => {
    const { page, complaints } = await visit(house, PHONE);
    await before(page);
    await page.locator(piece(22)).tap();
    await prompt(page, 'Lead it to a lit square');
    const { x, y } = await placeOf(page, '8,11');
    expect((await page.locator('.board-view').boundingBox())?.y).toBeLessThan(y);
    await page.touchscreen.tap(x, y);
    await card(page).waitFor();
    const [plan, board] = await Promise.all(
      ['.order-card', '.board-view'].map((part) => page.locator(part).boundingBox()),
    );
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual((plan?.y ?? 0) + 48);
    await card(page).getByRole('button', { name: 'Give the order' }).tap();
    await card(page).waitFor({ state: 'detached' });
    const step = await placeOf(page, '9,11');
    await page.touchscreen.tap(step.x, step.y);
    await page.locator('.spot-menu', { hasText: 'Tap again: Move' }).waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
  });
});

/** The longest time between two frames while something goes on, in milliseconds. */
const longestFrame = async (page: Page, during: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const watch = { longest: 0, last: performance.now() };
    Object.assign(globalThis, { watch });
    const frame = (now: number): void => {
      watch.longest = Math.max(watch.longest, now - watch.last);
      watch.last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await during();
  return page.evaluate(
    () => (globalThis as unknown as { watch: { longest: number } }).watch.longest,
  );
};

/** A bot that thought on the page itself would hold it up for seconds. */
const LONGEST_FRAME = 700;

describe('a whole battle', () => {
  test('against a bot of level 3, whose thinking does not hold the page up', async () => {
    const { page, complaints } = await visit(house);
    const box = boxOf(page, 'squares');
    await box.getByRole('button', { name: 'Play the French against level 3' }).click();
    await prompt(page, 'choose a leader');
    await page.getByRole('button', { name: 'Done' }).click();
    await prompt(page, 'Send your formations');
    await page.getByRole('button', { name: 'Done' }).click();
    await prompt(page, 'Give orders');
    const longest = await longestFrame(page, async () => {
      await page.getByRole('button', { name: 'Go to combat' }).click();
      await logged(page, 'the Allied side operates');
      await prompt(page, 'French: Give orders');
    });
    expect(longest).toBeLessThan(LONGEST_FRAME);
    await logged(page, 'moves to');
    expect(complaints).toEqual([]);
  }, 120_000);

  test('of two at one screen by clicks alone, to the end of the day', async () => {
    const { page, complaints } = await visit(house);
    // From a position, so that the dice are the same each time.
    await openPosition(page, squares, {}, 'French');
    await plotFire(page, 36, '12,2');
    const given = await playTheDay(page);
    for (const deed of ['march to', 'formation line', 'melee on', 'charge'])
      expect(given.filter((each) => each.includes(deed)).length, deed).toBeGreaterThan(0);
    await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
    expect(await page.locator('.log li').last().innerText()).toMatch(/victory|draw/);
    // The log shows its last lines, and finds all others.
    for (const deed of ['moves to', ': line', 'fires at', 'is to charge']) {
      await page.getByPlaceholder('Search the log').fill(deed);
      await logged(page, deed);
    }
    expect(complaints).toEqual([]);
  }, 300_000);
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing wrong with field, pad and orders in the %s theme',
  async (theme) => {
    const { page } = await visit(house, { colorScheme: theme });
    await before(page);
    expect(await violationsOf(page)).toEqual([]);
    await take(page, 0);
    await widenTo(page, 'Morand');
    expect(await violationsOf(page)).toEqual([]);
    await clickSquare(page, '15,10');
    await card(page).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  },
);
