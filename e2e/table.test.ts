import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type House,
  boxOf,
  logOf,
  marchByClicks,
  openHouse,
  violationsOf,
  visit,
} from './browser.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});

afterAll(() => house.close());

describe('the table in a browser', () => {
  test('one click plays, and a block marches by clicks', async () => {
    const { page, complaints } = await visit(house);
    await page.locator('[data-game=blocks] .cover').click();
    await page.locator('.prompt', { hasText: 'March: pick a block' }).waitFor();
    await marchByClicks(page, 'Solre', 'Foy', 'Binche');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => logOf(page)).not.toContainEqual(expect.stringContaining('Foy'));
    expect(complaints).toEqual([]);
  });

  test('the bot answers, and a reload goes on where the game was', async () => {
    const { page, complaints } = await visit(house);
    await page.locator('[data-game=blocks] .cover').click();
    await marchByClicks(page, 'Solre', 'Foy', 'Binche');
    await page.getByRole('button', { name: 'Done' }).click();
    // The bot may have marched or attacked: either way it is the French who decide next.
    await page.locator('.log li', { hasText: 'Turn: 15 June afternoon' }).waitFor();
    await page.locator('.prompt', { hasText: 'French:' }).waitFor();
    const before = await logOf(page);
    await page.reload();
    await page.getByRole('button', { name: 'Continue your game' }).click();
    await page.locator('.prompt', { hasText: 'French:' }).waitFor();
    expect(await logOf(page)).toEqual(before);
    expect(complaints).toEqual([]);
  });

  test('two at one screen: everything is covered between them', async () => {
    const { page } = await visit(house);
    await boxOf(page).getByRole('button', { name: 'Two at this screen' }).click();
    await page.getByRole('heading', { name: 'Pass the screen to French' }).waitFor();
    expect(await page.locator('.board-view').count()).toBe(0);
    await page.getByRole('button', { name: 'I am French' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('heading', { name: 'Pass the screen to Allied' }).waitFor();
    expect(await page.locator('.board-view').count()).toBe(0);
    await page.getByRole('button', { name: 'I am Allied' }).click();
    await page.locator('.prompt', { hasText: 'Allied:' }).waitFor();
    expect(await page.locator('[data-piece="unit:Napoléon"]').count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Continue your game' }).click();
    await page.getByRole('heading', { name: 'Pass the screen to Allied' }).waitFor();
    expect(await page.locator('.board-view').count()).toBe(0);
  });

  test('what is not lit says why not, with its rule', async () => {
    const { page } = await visit(house);
    await page.locator('[data-game=blocks] .cover').click();
    await page.locator('[data-badge="town:Solre"]').click();
    await page.locator('[data-piece="unit:Foy"]').click();
    await page.locator('[data-spot="town:Ath"]').click();
    await page.locator('.notice', { hasText: 'no road leads there' }).waitFor();
    await page.locator('.notice .rule-chip').click();
    await page.locator('dialog.rules .at').waitFor();
  });

  test('Italian is spoken throughout', async () => {
    const { page } = await visit(house, { locale: 'it-IT' });
    await page.locator('[data-game=blocks] .cover').click();
    await page.locator('.prompt', { hasText: 'Marcia: prendi un blocco' }).waitFor();
    await page.getByRole('button', { name: 'Fatto' }).waitFor();
  });

  test('a foreign file is refused with what to do', async () => {
    const { page } = await visit(house);
    await page.locator('[data-game=blocks]').waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[1]') });
    await page.locator('.notice', { hasText: 'This file cannot be opened' }).waitFor();
  });

  test('a saved file is played on, and no other game is lost for it', async () => {
    const { page } = await visit(house);
    await page.locator('[data-game=blocks] .cover').click();
    await marchByClicks(page, 'Solre', 'Foy', 'Binche');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Save as file' }).click();
    const file = await (await download).path();
    await page.getByRole('button', { name: 'Lobby' }).click();
    await page.locator('[data-game=blocks] .cover').click();
    await page.locator('.prompt', { hasText: 'March: pick a block' }).waitFor();
    await page.getByRole('button', { name: 'Lobby' }).click();
    const kept = await page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('hundred-days game ')).length,
    );
    expect(kept).toBe(2);
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Play on' }).click();
    await page.locator('.log li', { hasText: 'Foy marches from Solre to Binche' }).waitFor();
  });

  test.each(['light', 'dark'] as const)(
    'axe finds nothing wrong in the %s theme',
    async (theme) => {
      const { page } = await visit(house, { colorScheme: theme });
      await page.locator('[data-game=blocks]').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.locator('[data-game=blocks] .cover').click();
      await page.locator('.prompt', { hasText: 'March: pick a block' }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
