import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type House, boxOf, marchByClicks, openHouse, violationsOf, visit } from './browser.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});

afterAll(() => house.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const toLobby = async (page: Page): Promise<void> => {
  await button(page, 'Lobby').click();
  await page.locator('[data-game=blocks]').waitFor();
};

const seatOf = (page: Page, seat: string) =>
  boxOf(page).locator('.seats label', { hasText: seat }).locator('select');

/** Begins a game with one march and goes back to the lobby. */
const playAWhile = async (page: Page): Promise<void> => {
  await page.locator('[data-game=blocks] .cover').click();
  await marchByClicks(page, 'Solre', 'Foy', 'Binche');
  await toLobby(page);
};

/** The record of the only game that this browser has kept. */
const storedRecord = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => {
    const text = Object.values<string>(localStorage).find((each) => each.includes('"record"'));
    const { record } = JSON.parse(text ?? '') as {
      record: Record<string, unknown>;
    };
    return record;
  });

const openText = (page: Page, name: string, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** What a click makes the browser save. */
const saved = async (page: Page, name: string): Promise<{ name: string; text: string }> => {
  const coming = page.waitForEvent('download');
  await button(page, 'More').click();
  await button(page, name).click();
  const download = await coming;
  await page.keyboard.press('Escape');
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
};

describe('the shelf', () => {
  test('all options are handed to the table; three players have three seats', async () => {
    const { page, complaints } = await visit(house);
    await boxOf(page).locator('.options summary').click();
    await boxOf(page).getByLabel('Players').selectOption('3');
    await boxOf(page).getByLabel('Days').selectOption('6');
    await boxOf(page).getByLabel('Command control').check();
    await boxOf(page).getByLabel('Corps integrity').check();
    await seatOf(page, 'Prussian').selectOption('Bot, level 5');
    await seatOf(page, 'British').selectOption('A person at this screen');
    await button(page, 'Play at this screen').click();
    await page.getByRole('heading', { name: 'Pass the screen to French' }).waitFor();
    await page.getByRole('button', { name: 'I am French' }).click();
    await page.locator('.prompt', { hasText: 'March: pick a block' }).waitFor();
    expect((await storedRecord(page)).options).toEqual({
      players: 3,
      days: 6,
      commandControl: true,
      corpsIntegrity: true,
    });
    await toLobby(page);
    await page.getByText('French: person · British: person · Prussian: level 5').waitFor();
    expect(complaints).toEqual([]);
  });

  test('side and level follow the seats, and the seats follow them', async () => {
    const { page } = await visit(house);
    await boxOf(page).getByLabel('Your side').selectOption('Allied');
    await boxOf(page).getByLabel('Opponent’s level').selectOption('1');
    await button(page, 'Play the Allied against level 1').waitFor();
    await boxOf(page).locator('.options summary').click();
    await seatOf(page, 'Allied').selectOption('Bot, level 2');
    await boxOf(page).getByRole('button', { name: 'Watch these bots', exact: true }).waitFor();
  });
});

describe('kept games', () => {
  test('all are listed, newest first, and each goes on or is deleted after a second word', async () => {
    const { page } = await visit(house);
    await page.getByText('None yet').waitFor();
    await playAWhile(page);
    await boxOf(page).getByLabel('Scenario').selectOption('gambit');
    await boxOf(page).getByRole('button', { name: 'Two at this screen', exact: true }).click();
    await page.getByRole('button', { name: 'I am French' }).click();
    await toLobby(page);
    const rows = page.locator('.kept-game');
    await rows.nth(1).waitFor();
    expect(await rows.nth(0).innerText()).toContain('Napoléon’s gambit');
    expect(await rows.nth(1).innerText()).toContain('French: you · Allied: level 3');
    expect(await rows.nth(1).innerText()).toContain('15 June morning · 2 choices');
    await rows.nth(1).getByRole('button', { name: 'Continue' }).click();
    await page.locator('.log li', { hasText: 'Foy marches from Solre to Binche' }).waitFor();
    await toLobby(page);
    // Played last, so it is the first now.
    await rows.nth(0).getByText('2 choices').waitFor();
    await rows.nth(1).getByRole('button', { name: 'Delete' }).click();
    await rows.nth(1).getByRole('button', { name: 'Keep it' }).click();
    expect(await rows.count()).toBe(2);
    await rows.nth(1).getByRole('button', { name: 'Delete' }).click();
    await rows.nth(1).getByRole('button', { name: 'Yes, delete' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await page.reload();
    await page.locator('[data-game=blocks]').waitFor();
    expect(await rows.count()).toBe(1);
  });

  test.each(['light', 'dark'] as const)(
    'axe finds nothing wrong with options open and games listed in the %s theme',
    async (theme) => {
      const { page } = await visit(house, { colorScheme: theme });
      await playAWhile(page);
      await page.evaluate(() => localStorage.setItem('hundred-days game damaged', '{'));
      await page.reload();
      for (const summary of await page.locator('.options summary').all()) await summary.click();
      await page.locator('.kept-game').nth(1).waitFor();
      await page.locator('.kept-game').first().getByRole('button', { name: 'Delete' }).click();
      expect(await violationsOf(page)).toEqual([]);
      await openText(page, 'x.json', JSON.stringify(await storedRecord(page)));
      await button(page, 'Play on').waitFor();
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  test.each([320, 390, 768, 1366, 2560])('nothing is cut off at %i pixels', async (width) => {
    const { page } = await visit(house, { viewport: { width, height: 900 } });
    for (const summary of await page.locator('.options summary').all()) await summary.click();
    const overflow = await page.evaluate(() => {
      const lobby = document.querySelector('.lobby');
      return lobby === null ? -1 : lobby.scrollWidth - lobby.clientWidth;
    });
    expect(overflow).toBe(0);
  });
});

describe('files', () => {
  test('a file keeps neither a newer game nor an older one from being played', async () => {
    const { page } = await visit(house);
    await page.locator('[data-game=blocks] .cover').click();
    await marchByClicks(page, 'Solre', 'Foy', 'Binche');
    const file = await saved(page, 'Save as file');
    expect(file.name).toMatch(/^blocks-historical-\d{4}-\d\d-\d\d\.json$/);
    await marchByClicks(page, 'Solre', 'Bachelu', 'Maubeuge');
    await toLobby(page);
    await openText(page, file.name, file.text);
    // Who played is known here.
    await page.locator('dialog .seats label', { hasText: 'Allied' }).waitFor();
    expect(await page.locator('dialog select').last().inputValue()).toBe('3');
    await button(page, 'Play on').click();
    await page.locator('.log li', { hasText: 'Foy marches from Solre to Binche' }).waitFor();
    expect(await page.locator('.log li', { hasText: 'Bachelu' }).count()).toBe(0);
    await toLobby(page);
    await page.locator('.kept-game', { hasText: '4 choices' }).waitFor();
    await page.locator('.kept-game', { hasText: '2 choices' }).waitFor();
  });

  test('a game that is over opens as it ended, and is kept to look at', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hundred-days-over-'));
    const file = join(folder, 'over.json');
    const options = ['--game', 'blocks', '--bots', 'random,random', '--seed', '7', '--out', file];
    const cli = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
    execFileSync(process.execPath, [cli, 'record', ...options]);
    const { page } = await visit(house);
    await page.locator('[data-game=blocks]').waitFor();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
    await button(page, 'More').click();
    await button(page, 'Save the position').waitFor();
    await toLobby(page);
    await page.locator('.kept-game', { hasText: 'won' }).waitFor();
    expect(await page.getByRole('button', { name: 'Continue your game' }).count()).toBe(0);
    await button(page, 'Look at it').click();
    await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
    rmSync(folder, { recursive: true });
  });

  test('a position is saved where it gives nothing away, opened, and kept', async () => {
    const { page } = await visit(house);
    await page.locator('[data-game=blocks] .cover').click();
    await marchByClicks(page, 'Solre', 'Foy', 'Binche');
    await button(page, 'More').click();
    await button(page, 'Save as file').waitFor();
    expect(await button(page, 'Save the position').count()).toBe(0);
    await toLobby(page);
    await boxOf(page).getByRole('button', { name: 'Two at this screen', exact: true }).click();
    await page.getByRole('button', { name: 'I am French' }).click();
    await marchByClicks(page, 'Solre', 'Foy', 'Binche');
    const file = await saved(page, 'Save the position');
    expect(file.name).toMatch(/^blocks-historical-position-/);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.locator('[data-game=blocks]').waitFor();
    await openText(page, file.name, file.text);
    await button(page, 'Play on').click();
    await page.locator('[data-piece="unit:Foy"]').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Continue your game' }).click();
    await page.locator('[data-piece="unit:Foy"]').waitFor();
    await toLobby(page);
    await page.locator('.kept-game', { hasText: '15 June 1815' }).waitFor();
  });

  test('what is wrong with a file is said, in both languages, and the table stays', async () => {
    const { page } = await visit(house);
    await playAWhile(page);
    const record = await storedRecord(page);
    const told = async (document: unknown): Promise<string> => {
      await openText(
        page,
        'x.json',
        typeof document === 'string' ? document : JSON.stringify(document),
      );
      const message = page.locator('.messages .notice');
      const text = await message.innerText();
      await message.getByRole('button').click();
      return text;
    };
    expect(await told('{"a"')).toContain('it is not JSON');
    expect(await told({ format: 'other' })).toContain('neither a record nor a position');
    expect(await told({ ...record, rules: '0' })).toContain('played by other rules');
    expect(await told({ ...record, seed: null })).toContain('holds no seed');
    expect(await told({ ...record, game: 'chess' })).toContain('at “game”, no such game');
    const choices = [...(record.choices as object[]), { seat: 'French', choice: ['to', 'Ghent'] }];
    expect(await told({ ...record, choices })).toContain('choice number 3 is wrong');
    await button(page, 'Italiano').click();
    await openText(page, 'x.json', JSON.stringify({ ...record, choices }));
    await page.getByText('la scelta numero 3 è sbagliata').waitFor();
    await button(page, 'English').click();
    await page.getByRole('button', { name: 'Continue your game' }).click();
    await page.locator('.log li', { hasText: 'Foy marches' }).waitFor();
    // Dropped on a running game.
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(['nothing'], 'foreign.json'));
      const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true });
      document.querySelector('.board-view')?.dispatchEvent(drop);
    });
    await page
      .locator('.notice', { hasText: 'This file cannot be opened (foreign.json)' })
      .waitFor();
    await marchByClicks(page, 'Solre', 'Bachelu', 'Maubeuge');
  });
});
