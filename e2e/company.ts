import type { BrowserContextOptions, Page } from 'playwright-core';
import { visit, type House, type Visit } from './browser.ts';

/** People who meet at a table of the server. */

const WORDS = {
  en: {
    name: 'Your name',
    enter: 'Come in',
    table: 'New table',
    game: 'Game',
    rival: 'Against',
    options: 'Options',
    open: 'Open the table',
  },
  it: {
    name: 'Il tuo nome',
    enter: 'Entra',
    table: 'Nuovo tavolo',
    game: 'Gioco',
    rival: 'Contro',
    options: 'Opzioni',
    open: 'Apri il tavolo',
  },
};

/** Somebody who has said who he is. */
export const comeIn = async (
  house: House,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Visit> => {
  const words = options.locale === 'it-IT' ? WORDS.it : WORDS.en;
  const visitor = await visit(house, options);
  await visitor.page.getByLabel(words.name).fill(name);
  await visitor.page.getByRole('button', { name: words.enter }).click();
  await visitor.page.getByText(words.table).waitFor();
  return visitor;
};

interface Meeting {
  readonly host: Page;
  readonly friend: Page;
  /** By which others come to look on. */
  readonly link: string;
  readonly complaints: readonly string[];
}

/** A host who plays the French, and his friend across the table, or a bot; with an option to tick. */
export const meet = async (
  house: House,
  [hostName, friendName]: readonly [string, string?],
  options: BrowserContextOptions = {},
  game = 'blocks',
  option?: string,
): Promise<Meeting> => {
  const words = options.locale === 'it-IT' ? WORDS.it : WORDS.en;
  const { page: host, complaints } = await comeIn(house, hostName, options);
  await host.getByText(words.table).click();
  const form = host.locator('.new-table');
  await form.getByRole('combobox', { name: words.game }).selectOption(game);
  if (option !== undefined) {
    await form.getByText(words.options).click();
    await form.getByRole('checkbox', { name: option }).check();
  }
  await form
    .getByRole('combobox', { name: words.rival })
    .selectOption(friendName === undefined ? '1' : 'friend');
  await host.getByRole('button', { name: words.open }).click();
  await host.locator('.seat-strip').waitFor();
  if (friendName === undefined) return { host, friend: host, link: host.url(), complaints };
  const { page: friend } = await comeIn(house, friendName, options);
  const link = await host.locator('.invitation input').inputValue();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down as the Allied' }).click();
  await friend.locator('.seat-strip', { hasText: friendName }).waitFor();
  return { host, friend, link, complaints };
};
