import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { type House, boxOf, openHouse, visit } from '../e2e/browser.ts';
import {
  assaultRecord,
  battleRecord,
  fieldRecord,
  marchRecord,
  meleeRecord,
} from '../e2e/midgame.ts';
import { randomGame, type UploadedFile } from '../e2e/records.ts';
import { root } from './source.ts';

// npm run screens: takes the pictures of docs/screens anew.
//
//   npm run screens -- --only map,battle

const SIZES = [
  [390, 844],
  [1366, 768],
  [2560, 1440],
] as const;
const THEMES = ['light', 'dark'] as const;

const open = async (page: Page, file: UploadedFile): Promise<void> => {
  await page.locator('[data-game=blocks] .cover').waitFor();
  await page.locator('input[type=file]').setInputFiles(file);
};

const recordFile = (buffer: Buffer): UploadedFile => ({
  name: 'record.json',
  mimeType: 'application/json',
  buffer,
});

const sitDown = async (page: Page, buffer: Buffer): Promise<void> => {
  await open(page, recordFile(buffer));
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.locator('.prompt').waitFor();
};

/** Sits down at the beginning of a battle of squares. */
const lineUp = async (page: Page, scenario: string): Promise<void> => {
  await boxOf(page, 'squares').getByLabel('Scenario').selectOption(scenario);
  await boxOf(page, 'squares').locator('.cover').click();
  await page.locator('.board-view').waitFor();
};

/** How each picture is come to. */
const SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  lobby: async (page) => {
    await page.locator('[data-game=blocks] .cover').waitFor();
  },
  map: async (page) => {
    await page.locator('[data-game=blocks] .cover').click();
    await page.locator('.prompt', { hasText: 'March' }).waitFor();
  },
  campaign: async (page) => {
    await sitDown(page, marchRecord());
    const stacks = page.locator('.spot.holds-lit .badge');
    const sizes = await stacks.evaluateAll((badges) =>
      badges.map((badge) => Number(/\d+/.exec(badge.textContent ?? '')?.[0] ?? 0)),
    );
    await stacks.nth(sizes.indexOf(Math.max(...sizes))).dispatchEvent('click');
  },
  battle: (page) => sitDown(page, battleRecord()),
  field: (page) => sitDown(page, fieldRecord()),
  assault: (page) => sitDown(page, assaultRecord()),
  borodino: (page) => lineUp(page, 'borodino'),
  waterloo: (page) => lineUp(page, 'waterloo'),
  combat: async (page) => {
    await sitDown(page, meleeRecord());
    await page.getByRole('button', { name: 'Watch the combat' }).click();
    const melee = page.locator('.film-melee');
    const on = page.getByRole('button', { name: 'One picture on' });
    while ((await melee.count()) === 0) await on.click();
  },
  forces: async (page) => {
    await sitDown(page, meleeRecord());
    await page.keyboard.press('o');
    await page.getByRole('tab', { name: 'Charts' }).click();
    await page.getByRole('button', { name: 'Show on the map' }).click();
    await page.getByLabel('enemy zones of control').check();
    await page.getByRole('button', { name: 'Show on the map' }).click();
  },
  replay: async (page) => {
    await open(page, randomGame('finished'));
    await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
    await page.locator('.player input').fill('400');
    await page.locator('.prompt', { hasText: 'You look back' }).waitFor();
  },
  rulebook: async (page) => {
    await page.locator('[data-game=blocks] .cover').click();
    await page.locator('.prompt .rule-chip').click();
    await page.locator('dialog.rules .at').waitFor();
  },
  guide: async (page) => {
    await page.locator('[data-game=blocks] .cover').waitFor();
    await boxOf(page).getByRole('button', { name: 'Learn to play' }).click();
    await page.locator('.coach').waitFor();
    await page.locator('.board-view').waitFor();
  },
};

const take = async (house: House, name: string, folder: string): Promise<void> => {
  for (const [width, height] of SIZES)
    for (const theme of THEMES) {
      const { page } = await visit(house, { viewport: { width, height }, colorScheme: theme });
      await SCENES[name](page);
      // Fonts, and what a camera still has to sharpen.
      await page.waitForTimeout(700);
      const path = join(folder, `${name}-${width}-${theme}.jpg`);
      await page.screenshot({ path, quality: 85 });
      await page.context().close();
    }
};

const { values } = parseArgs({ options: { only: { type: 'string' }, to: { type: 'string' } } });
const folder = values.to ?? join(root, 'docs/screens');
mkdirSync(folder, { recursive: true });
const house = await openHouse();
for (const name of values.only?.split(',') ?? Object.keys(SCENES)) await take(house, name, folder);
await house.close();
