import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GUIDES } from '../src/games/guides.ts';
import { boxOf, openHouse, violationsOf, visit, type House } from './browser.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});

afterAll(() => house.close());

const lessons = GUIDES.get('blocks')?.lessons ?? [];
const PHONE = { width: 390, height: 844 };

const learn = async (page: Page, button = 'Learn to play'): Promise<void> => {
  await boxOf(page).getByRole('button', { name: button }).click();
  await page.locator('.coach').waitFor();
  await page.locator('.board-view').waitFor();
};

const takeLesson = async (page: Page, number: number): Promise<void> => {
  await page.locator('.coach select').selectOption(String(number));
  await page.locator('.board-view').waitFor();
};

/** Where the lesson and the table are, to tell whether a click has done something. */
const stateOf = async (page: Page): Promise<string> => {
  const texts = await Promise.all(
    ['.coach', '.prompt', '.log ol'].map((part) => page.locator(part).innerText()),
  );
  const marks = await page.locator('.is-focus, .is-open, .is-chosen, .is-proposed').count();
  return [...texts, marks].join('\n');
};

/** Clicks what the coach marks: nothing but his marks is followed. False when there is nothing. */
const clickTheMark = async (page: Page): Promise<boolean> => {
  const marks = [
    '.coach-next',
    '.spot-menu .is-proposed',
    '.choices .is-proposed',
    '.piece.is-focus',
    '.spot.is-focus:not(.is-lit) [data-badge]',
    '.spot.is-focus > [data-spot^="town:"]',
  ];
  const column = page.locator('.spot.is-focus > [data-spot]:not([data-spot^="town:"])');
  // While the others play there is something to look at, but nothing to do.
  const proposes = page.locator('.coach').getByRole('button', { name: /Next|Do it for me/ });
  if ((await proposes.count()) === 0) return false;
  for (const mark of marks) {
    const found = page.locator(mark).first();
    if ((await found.count()) === 0) continue;
    await found.click({ timeout: 5_000 });
    return true;
  }
  if ((await column.count()) === 0) return false;
  // The middle of a column is under its blocks.
  await column.locator('.spot-button').dispatchEvent('click');
  return true;
};

const isOver = async (page: Page): Promise<boolean> =>
  (await page.locator('.coach-say', { hasText: 'Lesson done' }).count()) > 0;

/** Waits until something has changed; whoever sees nothing happen clicks again. */
const settled = async (page: Page, before: string): Promise<void> => {
  for (let i = 0; i < 40 && (await stateOf(page)) === before; i++) await page.waitForTimeout(50);
};

/** Goes on by the marks until a step, or to the end of the lesson. */
const followTheMarks = async (page: Page, step = Infinity): Promise<void> => {
  for (let i = 0; i < 120 && !(await isOver(page)); i++) {
    const at = Number(await page.locator('.coach progress').getAttribute('value'));
    if (at >= step) return;
    const before = await stateOf(page);
    if ((await page.locator('.coach-say', { hasText: 'Changed your mind?' }).count()) > 0)
      await page.getByRole('button', { name: 'Undo' }).click();
    else if (!(await clickTheMark(page))) await page.locator('.coach').waitFor();
    await settled(page, before);
  }
};

const keptGames = (page: Page): Promise<number> =>
  page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('hundred-days game ')).length,
  );

describe('the guided first game in a browser', () => {
  test('is played through by following the marks, and leaves nothing behind', async () => {
    const { page, complaints } = await visit(house);
    await learn(page);
    for (const { close } of lessons) {
      await followTheMarks(page);
      await page.locator('.coach-say', { hasText: close.en }).waitFor();
      expect(await keptGames(page)).toBe(0);
      const next = page.getByRole('button', { name: 'Next lesson' });
      if ((await next.count()) > 0) await next.click();
    }
    await page.getByRole('heading', { name: 'French won' }).waitFor();
    await page.getByRole('button', { name: 'Start the campaign' }).click();
    await page.locator('.prompt', { hasText: 'March: pick a block' }).waitFor();
    expect(await page.locator('.coach').count()).toBe(0);
    expect(await keptGames(page)).toBe(1);
    expect(complaints).toEqual([]);
  }, 180_000);

  test('is left in the middle, and the game goes on without the coach', async () => {
    const { page, complaints } = await visit(house);
    await learn(page);
    await followTheMarks(page, 3);
    await page.getByRole('button', { name: 'Play on without the coach' }).click();
    await page.locator('.coach').waitFor({ state: 'detached' });
    await page.locator('.log li', { hasText: 'marches from Philippeville to Laneffe' }).waitFor();
    await expect.poll(() => keptGames(page)).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: 'Continue your game' }).click();
    await page.locator('.log li', { hasText: 'marches from Philippeville to Laneffe' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('is left for the lobby, and nothing is kept', async () => {
    const { page } = await visit(house);
    await learn(page);
    await followTheMarks(page, 3);
    await page.locator('.tools').getByRole('button', { name: 'Lobby' }).click();
    await page.locator('[data-game=blocks]').waitFor();
    expect(await keptGames(page)).toBe(0);
  });

  test('whoever does something else is told so, and can take it back or go on', async () => {
    const { page, complaints } = await visit(house);
    await learn(page);
    await page.locator('.coach-next').click();
    await page.locator('[data-badge="town:Solre"]').click();
    await page.locator('[data-piece="unit:Foy"]').click();
    await page.locator('.coach-aside').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.coach-aside').waitFor({ state: 'detached' });
    await page.locator('.coach-say', { hasText: 'pick the cavalry of Pajol' }).waitFor();
    await followTheMarks(page, 4);
    await page.getByRole('button', { name: 'Do it for me' }).click();
    await page.locator('.prompt', { hasText: 'Choose the next town' }).waitFor();
    await page.keyboard.press('u');
    await page.locator('.prompt', { hasText: 'March: pick a block' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a rule is read where the coach names it, and Back turns the page', async () => {
    const { page } = await visit(house);
    await learn(page);
    await page.keyboard.press('n');
    await page.locator('.coach-say', { hasText: 'Blocks stand in towns' }).waitFor();
    await page.locator('.coach .rule-chip', { hasText: '2.3' }).click();
    await page.locator('dialog.rules .at', { hasText: 'Combat Value' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('.coach').getByRole('button', { name: 'Back' }).click();
    await page.locator('.coach-say', { hasText: 'Dawn, 15 June' }).waitFor();
  });

  test('Italian is spoken by the coach too', async () => {
    const { page } = await visit(house, { locale: 'it-IT' });
    await learn(page, 'Impara a giocare');
    await page.locator('.coach-say', { hasText: 'Alba del 15 giugno' }).waitFor();
    await takeLesson(page, 2);
    await page.locator('.coach-say', { hasText: 'Il tavolo di battaglia' }).waitFor();
    await page.locator('.coach').getByRole('button', { name: 'Avanti' }).waitFor();
  });

  test.each(['light', 'dark'] as const)(
    'axe finds nothing wrong in the %s theme',
    async (theme) => {
      const { page } = await visit(house, { colorScheme: theme });
      await learn(page);
      expect(await violationsOf(page)).toEqual([]);
      await page.locator('.coach-next').click();
      await page.locator('[data-badge="town:Solre"]').click();
      await page.locator('[data-piece="unit:Foy"]').click();
      await page.locator('.coach-aside').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await takeLesson(page, 3);
      await followTheMarks(page);
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  test('on a phone the coach leaves the board its room and hides nothing of it', async () => {
    const { page } = await visit(house, { viewport: PHONE, hasTouch: true });
    await learn(page);
    await page.locator('.coach-next').click();
    const coach = await page.locator('.coach').boundingBox();
    const stage = await page.locator('.stage').boundingBox();
    if (coach === null || stage === null) throw new Error('nothing is shown');
    expect(coach.width).toBeLessThanOrEqual(PHONE.width);
    expect(coach.y + coach.height).toBeLessThanOrEqual(stage.y);
    expect(coach.height).toBeLessThan(PHONE.height / 4);
    expect(stage.height).toBeGreaterThan(PHONE.height / 4);
    await followTheMarks(page, 9);
    await takeLesson(page, 2);
    await followTheMarks(page);
  });
});
