import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { root } from '../dev/source.ts';
import { openHouse, visit, violationsOf, type House } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Somebody with an account, on his own page. */
const atHome = async (name: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const { page } = await visit(house, options);
  await page.evaluate(
    async (bodies) => {
      for (const [path, body] of bodies)
        await fetch(`/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
    },
    [
      ['guest', { name }],
      ['account', { password: 'la garde meurt' }],
    ] as const,
  );
  await page.goto(`${house.address}#/me`);
  await page.reload();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  return page;
};

const make = async (page: Page, name: string): Promise<string> => {
  await page.getByLabel('Name of a new bot').fill(name);
  await page.getByRole('button', { name: 'Make a bot' }).click();
  return page.getByLabel('Token', { exact: true }).inputValue();
};

describe('bots on the page', () => {
  test('one is made, comes in by the token that is shown once, and plays against its owner', async () => {
    const page = await atHome('Drouot', { permissions: ['clipboard-read', 'clipboard-write'] });
    const token = await make(page, 'Grand Battery');
    expect(token).toMatch(/^hdb_/);
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await page.getByText('Its token has not been used yet.').waitFor();
    expect(await page.getByText(token).count()).toBe(0);

    const bot = spawn(process.execPath, ['examples/bot.ts', house.address], {
      cwd: root,
      env: { ...process.env, HUNDRED_DAYS_TOKEN: token },
    });
    await page.goto(house.address);
    await page.getByText('New table').click();
    await page
      .getByRole('region', { name: 'Online' })
      .getByLabel('Your side')
      .selectOption('Allied');
    await page.getByLabel('Against').selectOption({ label: 'Your bot Grand Battery' });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.seat-strip').getByText('Grand Battery, bot of Drouot').waitFor();
    await page.locator('.prompt', { hasText: 'Allied:' }).waitFor();
    bot.kill();
    await page.goto(`${house.address}#/people/Grand%20Battery`);
    await page.getByText('A bot of').waitFor();
    await page.getByRole('link', { name: 'Drouot' }).first().waitFor();
  });

  test('one that is open to all is seated by others, by its name', async () => {
    const owner = await atHome('Ruty');
    await make(owner, 'Howitzers');
    await owner.getByText('Change it').click();
    await owner.getByRole('button', { name: 'Let anybody play against it' }).click();
    await owner.getByText('Anybody may play against it.').waitFor();
    const page = await atHome('Pernety');
    await page.goto(house.address);
    await page.getByText('New table').click();
    await page.getByLabel('Against').selectOption({ label: 'Somebody’s bot, by name' });
    await page.getByLabel('Name of the bot').fill('Mortars');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByText('there is no bot called Mortars that you may seat').waitFor();
    await page.getByLabel('Name of the bot').fill('howitzers');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.seat-strip').getByText('Howitzers, bot of Ruty').waitFor();
  });

  test('one is renamed, opened to all, given another token, revoked and erased', async () => {
    const page = await atHome('Senarmont');
    const token = await make(page, 'Friedland');
    await page.getByText('Change it').click();
    await page.getByRole('button', { name: 'New token' }).click();
    await expect.poll(() => page.getByLabel('Token', { exact: true }).inputValue()).not.toBe(token);
    const bot = page.locator('[data-bot="Friedland"]');
    await bot.getByRole('button', { name: 'Let anybody play against it' }).click();
    await bot.getByText('Anybody may play against it.').waitFor();
    await bot.getByLabel('New name').fill('Senarmont');
    await bot.getByRole('button', { name: 'Change the name' }).click();
    await bot.getByText('somebody is called Senarmont already').waitFor();
    await bot.getByLabel('New name').fill('Eylau');
    await bot.getByRole('button', { name: 'Change the name' }).click();
    const renamed = page.locator('[data-bot="Eylau"]');
    await renamed.getByRole('button', { name: /^Revoke/ }).click();
    await renamed.getByText('It has no token').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await renamed.getByLabel('Type its name').fill('Friedland');
    await renamed.getByRole('button', { name: 'Erase the bot' }).click();
    await renamed.getByText('This is not its name.').waitFor();
    await renamed.getByLabel('Type its name').fill('Eylau');
    await renamed.getByRole('button', { name: 'Erase the bot' }).click();
    await expect.poll(() => page.locator('[data-bot]').count()).toBe(0);
  });

  test('a guest is told what it takes; on a phone, in Italian, nothing sticks out', async () => {
    const { page: guest } = await visit(house);
    await guest.getByLabel('Your name').fill('Evain');
    await guest.getByRole('button', { name: 'Come in' }).click();
    await guest.getByRole('link', { name: /Your games/ }).click();
    await guest.getByText('once you keep your name with a password').waitFor();
    expect(await guest.getByLabel('Name of a new bot').count()).toBe(0);
    const page = await atHome('Lallemand', { ...PHONE, locale: 'it-IT' });
    await page.getByLabel('Nome di un nuovo bot').fill('Artiglieria della Guardia');
    await page.getByRole('button', { name: 'Crea un bot' }).click();
    await page.getByText('un nome ha da 2 a 24 lettere').waitFor();
    await page.getByLabel('Nome di un nuovo bot').fill('Artiglieria Guardia');
    await page.getByRole('button', { name: 'Crea un bot' }).click();
    await page.getByText('mostrato solo ora').waitFor();
    await page.getByText('Modificalo').click();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(PHONE.viewport.width);
    expect(await violationsOf(page)).toEqual([]);
  });
});
