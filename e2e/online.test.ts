import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { marchByClicks, openHouse, visit, violationsOf, type House } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Says who one is. */
const comeIn = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
};

/** Opens a table for a friend and gives its link. */
const openTable = async (page: Page, against = 'friend'): Promise<string> => {
  await page.getByText('New table').click();
  await page.getByLabel('Against').selectOption(against);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.seat-strip').waitFor();
  return against === 'friend' ? page.locator('.invitation input').inputValue() : page.url();
};

/** A line that can be cut: as long as it is, nobody gets through. */
const lay = async (page: Page): Promise<{ cut(): void; mend(): void }> => {
  let isCut = false;
  const open: { close(): Promise<void> }[] = [];
  await page.routeWebSocket(/\/api\/play/, (socket) => {
    if (isCut) void socket.close();
    else {
      open.push(socket, socket.connectToServer());
    }
  });
  return {
    cut() {
      isCut = true;
      for (const socket of open.splice(0)) void socket.close();
    },
    mend() {
      isCut = false;
    },
  };
};

describe('online', () => {
  test('two people meet by a link, and what one does the other sees', async () => {
    const { page: host, complaints } = await visit(house);
    await comeIn(host, 'Marbot');
    const link = await openTable(host);
    const { page: friend } = await visit(house);
    await friend.goto(link);
    await comeIn(friend, 'Mercer');
    expect(await violationsOf(friend)).toEqual([]);
    await friend.getByRole('button', { name: 'Sit down as the Allied' }).click();
    await friend.locator('.seat-strip', { hasText: 'Mercer' }).waitFor();
    await host.locator('.seat-strip', { hasText: 'Mercer' }).waitFor();

    await host.locator('.prompt', { hasText: 'French:' }).waitFor();
    await friend.locator('.prompt', { hasText: 'French is thinking' }).waitFor();
    await marchByClicks(host, 'Solre', 'Foy', 'Binche');
    await friend.locator('.log li', { hasText: 'a French block marches' }).waitFor();
    expect(await friend.locator('.log').innerText()).not.toContain('Foy');
    expect(await violationsOf(host)).toEqual([]);

    await friend.getByText('Chat').click();
    await friend.getByRole('textbox', { name: 'Chat' }).fill('Well marched');
    await friend.getByRole('button', { name: 'Send' }).click();
    await host.getByText('Chat (1)').click();
    await host.locator('.chat').getByText('Well marched').waitFor();
    await host.getByRole('button', { name: 'Resign' }).click();
    await host.getByRole('button', { name: 'Yes, resign' }).click();
    await friend.getByRole('dialog', { name: 'The game is over' }).waitFor();
    await host.getByText('French resigns').waitFor();
    expect(complaints).toEqual([]);
  });

  test('a cut line is mended, and what was missed is there', async () => {
    const { page: host } = await visit(house);
    await comeIn(host, 'Thiébault');
    const link = await openTable(host);
    const { page: friend } = await visit(house);
    const cable = await lay(friend);
    await friend.goto(link);
    await comeIn(friend, 'Kincaid');
    await friend.getByRole('button', { name: 'Sit down as the Allied' }).click();
    await friend.locator('.seat-strip', { hasText: 'Kincaid' }).waitFor();
    cable.cut();
    await friend.locator('.cut').waitFor();
    await marchByClicks(host, 'Solre', 'Foy', 'Binche');
    cable.mend();
    await friend.locator('.log li', { hasText: 'a French block marches' }).waitFor();
    await friend.locator('.cut').waitFor({ state: 'detached' });
  });

  test('a table is there again after a reload, and against a bot it plays on by itself', async () => {
    const { page } = await visit(house);
    await comeIn(page, 'Gourgaud');
    const address = await openTable(page, '1');
    await page.reload();
    expect(page.url()).toBe(address);
    await page.locator('.prompt', { hasText: 'French:' }).waitFor();
    await page.getByRole('button', { name: /^Done/i }).first().click();
    await page
      .locator('.log li', { hasText: /British|Prussian|Allied/ })
      .first()
      .waitFor();
  });

  test('a stranger who has no link finds no table there', async () => {
    const { page: host } = await visit(house);
    await comeIn(host, 'Ségur');
    const link = await openTable(host);
    const { page: stranger } = await visit(house);
    await stranger.goto(link.replace(/\/[\w-]+$/, ''));
    await stranger.getByText('there is no such table').waitFor();
  });

  test('who looks on by a link sees no hidden face', async () => {
    const { page: host } = await visit(house);
    await comeIn(host, 'Baudus');
    const link = await openTable(host);
    const { page: watcher } = await visit(house);
    await watcher.goto(link);
    await watcher.getByRole('button', { name: 'Look on' }).click();
    await watcher.locator('.seat-strip', { hasText: 'Baudus' }).waitFor();
    await watcher.locator('[data-badge="town:Beaumont"]').waitFor();
    expect(await watcher.locator('[data-piece^="unit:"]').count()).toBe(0);
    expect(await watcher.getByRole('button', { name: /^(Undo|Reset turn)$/ }).count()).toBe(0);
  });
});
