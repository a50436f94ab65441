import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openHouse, visit, violationsOf, type House } from './browser.ts';

// Clocks at the screen; the server’s time goes on when a test says so.

const MINUTE = 60_000;

let house: House;
let now = Date.now();
beforeAll(async () => {
  house = await openHouse({ now: () => now, limits: { http: {}, play: {} } });
});
afterAll(() => house.close());

/** The server’s time goes on, and everybody looks again. */
const wait = async (ms: number, ...pages: readonly Page[]): Promise<void> => {
  now += ms;
  for (const page of pages) {
    await page.reload();
    await page.locator('.seat-strip').waitFor();
  }
};

const comeIn = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
};

/** A host and a friend at a table with this pace, whose clocks have just begun. */
const sitDown = async (names: readonly [string, string], pace: string) => {
  const [{ page: host, complaints }, { page: friend }] = [await visit(house), await visit(house)];
  await comeIn(host, names[0]);
  await host.getByText('New table').click();
  await host.getByLabel('Pace').selectOption({ label: pace });
  expect(await violationsOf(host)).toEqual([]);
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.locator('.seat-strip').waitFor();
  await friend.goto(await host.locator('.invitation input').inputValue());
  await friend.getByText(pace).waitFor();
  await comeIn(friend, names[1]);
  await friend.getByRole('button', { name: 'Sit down as the Allied' }).click();
  await friend.locator('.seat-strip').waitFor();
  return { host, friend, complaints };
};

const clocks = (page: Page): Promise<string[]> => page.locator('.clock').allInnerTexts();

describe('the pace of a table', () => {
  test('is chosen in clear words; clocks run, run short and out, and the game is claimed', async () => {
    const { host, friend, complaints } = await sitDown(
      ['Lejeune', 'Tomkinson'],
      '20 minutes each, 20 seconds more a turn',
    );
    await host.getByText('Time begins to run in').waitFor();
    expect(await clocks(host)).toEqual(['20:00', '20:00']);
    await wait(2 * MINUTE + 19 * MINUTE, host, friend);
    await host.getByText('Your time is nearly out.').waitFor();
    expect((await clocks(friend))[1]).toBe('20:00');
    expect(await violationsOf(host)).toEqual([]);
    await wait(MINUTE, host, friend);
    await host.getByText('Your time is out.').waitFor();
    await friend.getByText('French has no time left.').waitFor();
    await friend.getByText('the game ends in').waitFor();
    expect(await violationsOf(friend)).toEqual([]);
    await friend.getByRole('button', { name: 'Claim the game' }).click();
    await host.getByText('French runs out of time').waitFor();
    expect(complaints).toEqual([]);
  });

  test('allows a pause that both wish', async () => {
    const { host, friend } = await sitDown(
      ['Bro', 'Mackworth'],
      '10 minutes each, 15 seconds more a turn',
    );
    await wait(3 * MINUTE, host, friend);
    await host.getByRole('button', { name: 'Pause' }).click();
    await host.getByText('You wish to pause').waitFor();
    await friend.getByText('French wishes to pause.').waitFor();
    await friend.getByRole('button', { name: 'Pause' }).click();
    await host.getByText('Pause: time stands still').waitFor();
    await wait(60 * MINUTE, host, friend);
    expect(await clocks(host)).toEqual(['9:00', '10:00']);
  });

  test('by the day lets somebody be replaced who is away, and he takes his seat back', async () => {
    const { host, friend } = await sitDown(['Coignet', 'Wheeler'], '2 days a turn');
    expect((await clocks(friend))[0]).toMatch(/^(2 d 0 h|1 d 23 h)$/);
    await wait(2 * 1440 * MINUTE, friend);
    await friend.getByRole('button', { name: 'A bot plays on' }).click();
    await friend.locator('.seat-strip', { hasText: 'level 3' }).waitFor();
    await host.getByText('A bot plays the French in your place.').waitFor();
    await host.getByRole('button', { name: 'Sit down as the French' }).click();
    await friend.locator('.seat-strip', { hasText: 'Coignet' }).waitFor();
  });

  test('in Italian says the same', async () => {
    const { page } = await visit(house, { locale: 'it-IT' });
    await page.getByLabel('Il tuo nome').fill('Gambini');
    await page.getByRole('button', { name: 'Entra' }).click();
    await page.getByText('Nuovo tavolo').click();
    await page.getByLabel('Ritmo').selectOption({ label: '3 giorni a turno' });
    await page.getByText('in 3 giorni può perdere').waitFor();
  });
});
