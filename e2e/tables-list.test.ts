import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, violationsOf, type House } from './browser.ts';
import { comeIn, meet } from './company.ts';

// The tables of a server in the lobby, and who is at them.

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});
afterAll(() => house.close());

describe('the tables of a server', () => {
  test('tell whose turn it is, who is there, and how a game ended; the next one is found', async () => {
    const { host, friend, complaints } = await meet(house, ['Drouet', 'Somerset']);
    expect(await host.title()).toContain('Your turn');
    expect(await friend.title()).toBe('Hundred Days');
    const strip = host.locator('.seat-strip');
    await strip.locator('.sitting', { hasText: 'Somerset' }).getByLabel('at the table').waitFor();
    expect(await strip.locator('.moves').innerText()).toContain('Drouet');
    expect(await violationsOf(host)).toEqual([]);

    await friend.getByRole('button', { name: 'Lobby' }).click();
    const games = friend.locator('.group.own');
    await games.getByText('Waits for: French').waitFor();
    await host.getByRole('button', { name: 'Done' }).first().click();
    await host.locator('.prompt', { hasText: 'Allied is thinking' }).waitFor();
    await friend.reload();
    const turn = friend.locator('.group.turn');
    await turn.getByText('Waits for: Allied').waitFor();
    expect(await violationsOf(friend)).toEqual([]);
    await turn.getByRole('button', { name: 'Continue' }).click();
    await friend.locator('.seat-strip').waitFor();

    await host.getByRole('button', { name: 'Resign' }).click();
    await host.getByRole('button', { name: 'Yes, resign' }).click();
    await host.getByRole('button', { name: 'Play again, sides changed' }).click();
    await host.locator('.seat-strip .moves', { hasText: 'Somerset' }).waitFor();
    await friend.getByRole('button', { name: 'To the next game' }).click();
    await friend.locator('.prompt', { hasText: 'French:' }).waitFor();

    await friend.getByRole('button', { name: 'Lobby' }).click();
    const finished = friend.locator('.group.finished');
    await finished.getByText('Finished (1)').click();
    await finished.getByText('Allied won').waitFor();
    const download = friend.waitForEvent('download');
    await finished.getByRole('link', { name: 'Record' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
    expect(complaints).toEqual([]);
  });

  test('are opened with the options of the game, and shown for one game alone', async () => {
    const { page } = await comeIn(house, 'Friant');
    await page.getByText('New table').click();
    const form = page.locator('.new-table');
    await form.getByText('Options').click();
    await form.getByLabel('Players').selectOption('3');
    await form.getByLabel('Your side').selectOption('Prussian');
    expect(await violationsOf(page)).toEqual([]);
    await form.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.seat-strip', { hasText: 'British' }).waitFor();
    expect(await page.locator('.sitting').count()).toBe(3);
    await page.getByRole('button', { name: 'Leave your seat' }).click();
    await page.getByRole('button', { name: 'Play on' }).click();

    await page.getByRole('button', { name: 'Lobby' }).click();
    await page.getByText('New table').click();
    await form.getByLabel('Game').selectOption('areas');
    await form.getByLabel('Against').selectOption('anyone');
    await form.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.seat-strip').waitFor();
    await page.getByRole('button', { name: 'Lobby' }).click();
    await page.locator('.table-list .kept-game').nth(1).waitFor();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('areas');
    await expect.poll(() => page.locator('.table-list .kept-game').count()).toBe(1);
  });
});
