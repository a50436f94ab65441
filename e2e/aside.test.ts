import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openHouse, violationsOf, type House } from './browser.ts';
import { comeIn, meet } from './company.ts';

// What is not for all at the table: one’s own notes, and what two say to each other.

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});
afterAll(() => house.close());

describe('notes', () => {
  test('are kept while one writes, survive a reload, and are nobody else’s', async () => {
    const { host, friend, complaints } = await meet(house, ['Lobau', 'Colborne']);
    await host.getByRole('tab', { name: 'Log' }).focus();
    await host.keyboard.press('End');
    const notes = host.getByRole('textbox', { name: 'Notes' });
    await notes.fill('Four units were seen at Mons.');
    await host.getByText('Not kept yet').waitFor();
    await host.getByText('Kept.').waitFor();
    expect(await violationsOf(host)).toEqual([]);
    await host.reload();
    await host.getByRole('tab', { name: 'Notes' }).click();
    await expect.poll(() => notes.inputValue()).toBe('Four units were seen at Mons.');

    await friend.getByRole('tab', { name: 'Notes' }).click();
    const theirs = friend.getByRole('textbox', { name: 'Notes' });
    await expect.poll(() => theirs.isEnabled()).toBe(true);
    expect(await theirs.inputValue()).toBe('');
    await host.getByRole('button', { name: 'Resign' }).click();
    await host.getByRole('button', { name: 'Yes, resign' }).click();
    await host.getByRole('dialog', { name: 'The game is over' }).waitFor();
    await notes.fill('Mons again.');
    await host.getByText('Kept.').waitFor();
    expect(complaints).toEqual([]);
  });
});

const speak = async (page: Page, text: string, to?: string): Promise<void> => {
  const chat = page.locator('.chat');
  if ((await chat.getAttribute('open')) === null) await page.getByText('Chat').click();
  if (to !== undefined)
    await page.getByRole('combobox', { name: 'To', exact: true }).selectOption({ label: to });
  await page.getByRole('textbox', { name: 'Chat' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

describe('the two allied players', () => {
  test('talk alone while the rules let them, and the French do not hear it', async () => {
    const { page: french } = await comeIn(house, 'Soult');
    const { id, invitation } = await french.evaluate(async () => {
      const response = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          game: 'blocks',
          scenario: 'free',
          options: { players: 3 },
          seats: ['me', 'open', 'open'],
          public: false,
        }),
      });
      const { table } = (await response.json()) as { table: { id: string; invitation: string } };
      return table;
    });
    const address = `${house.address}#/table/${id}/${invitation}`;
    const allies: Page[] = [];
    for (const [name, seat] of [
      ['Müffling', 'British'],
      ['Gneisenau', 'Prussian'],
    ]) {
      const { page } = await comeIn(house, name);
      await page.goto(address);
      await page.getByRole('button', { name: `Sit down as the ${seat}` }).click();
      await page.locator('.seat-strip', { hasText: name }).waitFor();
      allies.push(page);
    }
    await french.goto(address);
    await french.locator('.seat-strip').waitFor();
    const [british, prussian] = allies;

    await speak(british, 'Ligny or Sombreffe?', 'British and Prussian alone');
    await prussian.getByText('1 new').waitFor();
    await prussian.getByText('Chat (1)').click();
    const line = prussian.locator('.chat li', { hasText: 'Ligny or Sombreffe?' });
    await line.getByText('to British and Prussian alone:').waitFor();
    expect(await violationsOf(prussian)).toEqual([]);
    await speak(prussian, 'Good morning to all');
    await french.getByText('Chat (1)').click();
    await french.locator('.chat').getByText('Good morning to all').waitFor();
    expect(await french.locator('.chat').innerText()).not.toContain('Ligny');
    expect(await french.getByRole('combobox', { name: 'To', exact: true }).count()).toBe(0);

    // The armies are deployed: what was meant for the ally alone is not said to all instead.
    await british.getByRole('textbox', { name: 'Chat' }).fill('I hold Nivelles');
    for (const page of [british, prussian, french]) {
      await page.getByRole('button', { name: 'Place the rest historically' }).click();
      await page.getByRole('button', { name: 'Done' }).first().click();
    }
    await british.getByText('do not let British and Prussian talk alone now').waitFor();
    expect(await british.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    expect(await violationsOf(british)).toEqual([]);
    await speak(british, 'I hold Nivelles', 'all at the table');
    await french.locator('.chat').getByText('I hold Nivelles').waitFor();
  });
});
