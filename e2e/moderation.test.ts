import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openHouse, visit, violationsOf, type House } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const comeIn = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
};

/** As the host does at the command line. */
const appoint = async (name: string): Promise<void> => {
  const person = (await house.store.personCalled(name))?.id ?? '';
  const made = { moderator: null, reason: 'trusted', at: Date.now(), until: null };
  await house.store.keepAct({ ...made, id: `appointed ${name}`, person, act: 'appoint' });
};

test('a line of chat is reported, a moderator silences who said it, and it is kept why', async () => {
  const { page: rude } = await visit(house);
  await comeIn(rude, 'Cambronne');
  await rude.getByText('New table').click();
  await rude.getByRole('button', { name: 'Open the table' }).click();
  const link = await rude.locator('.invitation input').inputValue();
  const { page: meek } = await visit(house);
  await meek.goto(link);
  await comeIn(meek, 'Halkett');
  await meek.getByRole('button', { name: 'Sit down as the Allied' }).click();
  await meek.getByText('Chat').click();
  await rude.getByText('Chat').click();
  await rude.getByRole('textbox', { name: 'Chat' }).fill('Merde!');
  await rude.getByRole('button', { name: 'Send' }).click();
  await meek.locator('li', { hasText: 'Merde!' }).waitFor();
  expect(await rude.getByRole('button', { name: 'Report' }).count()).toBe(0);
  await meek.getByRole('button', { name: 'Report' }).click();
  await meek.getByLabel('What is wrong?').fill('He swears');
  expect(await violationsOf(meek)).toEqual([]);
  await meek.getByLabel('What is wrong?').press('Enter');
  await meek.getByText('a moderator will look at it').waitFor();

  const { page: judge } = await visit(house);
  await comeIn(judge, 'Bertrand');
  await judge.getByRole('link', { name: /Your games/ }).waitFor();
  await appoint('Bertrand');
  await judge.getByRole('link', { name: /Your games/ }).click();
  await judge.getByRole('link', { name: 'To the reports' }).click();
  await judge.getByText('Halkett reports Cambronne').waitFor();
  await judge.getByText('Merde!').waitFor();
  await judge.getByRole('button', { name: 'What to do' }).click();
  const desk = judge.getByRole('region', { name: 'Reports' });
  await desk.getByLabel('What to do').selectOption({ label: 'silence' });
  await desk.getByLabel('Hours of silence').selectOption('24');
  await desk.getByLabel('Why: it is kept for good').fill('One word is enough');
  expect(await violationsOf(judge)).toEqual([]);
  await desk.getByRole('button', { name: 'Do it' }).click();
  await judge.getByText('Nothing waits.').waitFor();
  await judge.getByText('One word is enough').waitFor();
  await rude.getByRole('textbox', { name: 'Chat' }).fill('Encore!');
  await rude.getByRole('button', { name: 'Send' }).click();
  await rude.getByText('you may speak again in 24 hours').waitFor();
});

test('nobody else finds the desk of moderators', async () => {
  const { page } = await visit(house);
  await comeIn(page, 'Nosy');
  await page.getByRole('link', { name: /Your games/ }).click();
  await page.getByRole('heading', { name: 'Ratings' }).waitFor();
  expect(await page.getByRole('link', { name: 'To the reports' }).count()).toBe(0);
  await page.goto(`${house.address}#/moderation`);
  await page.getByText('there is nothing here').waitFor();
});
