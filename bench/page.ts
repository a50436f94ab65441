import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { root } from '../dev/source.ts';
import { type House, boxOf, openHouse, visit } from '../e2e/browser.ts';
import { largestBattle } from '../e2e/records.ts';

// npm run bench:page: how fast the page is in a real browser on this machine. Prints figures, judges
// nothing; run it with nothing else running.

const LOADS = 5;
const STEPS = 120;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

const told = (values: readonly number[]): string =>
  `median ${percentile(values, 0.5).toFixed(1)}, 95th percentile ${percentile(values, 0.95).toFixed(1)}, longest ${Math.max(...values).toFixed(1)} ms`;

const scriptSizes = (): void => {
  for (const file of globSync('dist/assets/*.js', { cwd: root })) {
    const bytes = gzipSync(readFileSync(join(root, file))).length;
    console.log(`  ${file}: ${(bytes / 1024).toFixed(1)} KB compressed`);
  }
};

/** From the first request to a lobby that can be clicked. */
const loadTimes = async (house: House): Promise<number[]> => {
  const times: number[] = [];
  for (let i = 0; i < LOADS; i++) {
    const context = await house.browser.newContext();
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(house.address, { waitUntil: 'commit' });
    await page.locator('[data-game=blocks] .cover').waitFor();
    times.push(performance.now() - start);
    await context.close();
  }
  return times;
};

/** The times between frames while something is done to the page. */
const frames = async (page: Page, doing: () => Promise<void>): Promise<number[]> => {
  await page.evaluate(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const tick = (now: number): void => {
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(globalThis, { gaps });
  });
  await doing();
  return page.evaluate(() => (globalThis as unknown as { gaps: number[] }).gaps.slice(1));
};

const panAndZoom = async (page: Page): Promise<void> => {
  await page.mouse.move(500, 400);
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -120);
  await page.mouse.down();
  for (let i = 0; i < STEPS; i++)
    await page.mouse.move(500 + 150 * Math.sin(i / 9), 400 + 100 * Math.cos(i / 7));
  await page.mouse.up();
  for (let i = 0; i < STEPS / 2; i++) await page.mouse.wheel(0, i % 20 < 10 ? 60 : -60);
};

/** The field with most units, from near by and as a whole. */
const fieldFrames = async (page: Page): Promise<void> => {
  await boxOf(page, 'squares').getByLabel('Scenario').selectOption('waterloo');
  await page.locator('[data-game=squares] .cover').click();
  await page.locator('.board-view').waitFor();
  await page.waitForTimeout(1000);
  const units = await page.locator('.piece').count();
  console.log(
    `frames, field of ${units} units panned and zoomed: ${told(await frames(page, () => panAndZoom(page)))}`,
  );
  for (let i = 0; i < 12; i++) await page.mouse.wheel(0, 400);
  await page.waitForTimeout(500);
  console.log(`the same from afar: ${told(await frames(page, () => panAndZoom(page)))}`);
  await page.getByRole('button', { name: 'Lobby' }).click();
};

/** From a click on a lit place to the line that tells of it, in the page's own clock. */
const choiceTime = (page: Page, spot: string): Promise<number> =>
  page.evaluate(
    (thing) =>
      new Promise<number>((resolve, reject) => {
        const place = document.querySelector(`.is-lit > [data-spot="${thing}"] .spot-button`);
        const log = document.querySelector('.log');
        if (place === null || log === null) {
          reject(new Error('nothing is lit'));
          return;
        }
        const start = performance.now();
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve(performance.now() - start);
        });
        observer.observe(log, { childList: true, subtree: true });
        place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }),
    spot,
  );

const marchTimes = async (page: Page): Promise<number[]> => {
  const times: number[] = [];
  for (const block of ['Foy', 'Bachelu', 'Quiot', 'Durutte']) {
    await page.locator('[data-badge="town:Solre"]').click();
    await page.locator(`[data-piece="unit:${block}"]`).click();
    await page.locator('.is-lit > [data-spot="town:Binche"]').waitFor();
    times.push(await choiceTime(page, 'town:Binche'));
    await page.locator('.log li', { hasText: `${block} marches` }).waitFor();
  }
  return times;
};

const main = async (): Promise<void> => {
  const house = await openHouse();
  console.log('script');
  scriptSizes();
  console.log(`interactive: ${told(await loadTimes(house))}`);
  const { page } = await visit(house);
  await page.locator('[data-game=blocks] .cover').click();
  await page.locator('.prompt', { hasText: 'March' }).waitFor();
  console.log(`frames, map panned and zoomed: ${told(await frames(page, () => panAndZoom(page)))}`);
  await page.getByRole('button', { name: 'Lobby' }).click();
  await page.locator('[data-game=blocks] .cover').click();
  await page.locator('.prompt', { hasText: 'March' }).waitFor();
  console.log(`a march shows after: ${told(await marchTimes(page))}`);
  await page.getByRole('button', { name: 'Lobby' }).click();
  await page.locator('input[type=file]').setInputFiles(largestBattle());
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.locator('.board-view').waitFor();
  console.log(
    `frames, largest battle panned and zoomed: ${told(await frames(page, () => panAndZoom(page)))}`,
  );
  await page.getByRole('button', { name: 'Lobby' }).click();
  await fieldFrames(page);
  await boxOf(page).getByLabel('Opponent’s level').selectOption('5');
  await boxOf(page).getByRole('button', { name: 'Watch two bots' }).click();
  await page.locator('.board-view').waitFor();
  const watched = await frames(page, () => page.waitForTimeout(8000));
  console.log(`frames while two bots of level 5 play: ${told(watched)}`);
  await house.close();
};

await main();
