import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { browser, openReceiver, type Receiver } from '../test/server/receiver.ts';
import { openHouse, visit, violationsOf, type House } from './browser.ts';

let house: House;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
  house = await openHouse({ announcing: { isInnerAllowed: true } });
});
afterAll(async () => {
  await house.close();
  await receiver.close();
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Somebody who has said who he is, on his own page. */
const atHome = async (name: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const { page } = await visit(house, options);
  const isItalian = options.locale === 'it-IT';
  await page.getByLabel(isItalian ? 'Il tuo nome' : 'Your name').fill(name);
  await page.getByRole('button', { name: isItalian ? 'Entra' : 'Come in' }).click();
  await page.getByRole('link', { name: isItalian ? /Le tue partite/ : /Your games/ }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  return page;
};

/** Calls the server as the page would. */
const post = (page: Page, path: string, body: unknown): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([path, body]) => {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return (await response.json()) as Record<string, unknown>;
    },
    [path, JSON.stringify(body)] as const,
  );

describe('one’s own page', () => {
  test('a guest keeps his name, changes it, and comes back with it', async () => {
    const page = await atHome('Drouot');
    await page.getByLabel('New password').fill('le sage de la grande armée');
    await page.getByRole('button', { name: 'Keep this name' }).click();
    await page.getByText('Change the password').first().waitFor();
    await page.getByText('Change the name').first().click();
    await page.getByLabel('New name').fill('Antoine Drouot');
    await page.getByLabel('Your password').first().fill('wrong');
    await page.getByRole('button', { name: 'Change the name' }).click();
    await page.getByText('this is not your password').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Your password').first().fill('le sage de la grande armée');
    await page.getByRole('button', { name: 'Change the name' }).click();
    await page.getByRole('heading', { name: 'Antoine Drouot', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('I have an account').click();
    await page.getByLabel('Your name').fill('Antoine Drouot');
    await page.getByLabel('Password', { exact: true }).fill('le sage de la grande armée');
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.getByText('You are Antoine Drouot.').waitFor();
  });

  test('a game goes from under way to finished, with its record and the page of who won', async () => {
    const page = await atHome('Grouchy');
    const seats = ['me', 'open'];
    const { table } = await post(page, '/api/tables', { game: 'blocks', seats, public: true });
    const { id } = table as { id: string };
    const friend = await atHome('Gneisenau');
    await post(friend, `/api/tables/${id}/sit`, { seat: 'Allied' });
    await page.reload();
    const row = page.locator(`[data-table="${id}"]`);
    await row.getByRole('link', { name: 'Continue' }).waitFor();
    await post(page, `/api/tables/${id}/resign`, {});
    await page.reload();
    await row.getByText('You lost').waitFor();
    const file = page.waitForEvent('download');
    await row.getByRole('link', { name: 'Record' }).click();
    expect((await file).suggestedFilename()).toBe(`hundred-days-${id}.json`);
    await row.getByRole('link', { name: 'Gneisenau' }).click();
    await page.getByRole('heading', { name: 'Gneisenau', level: 1 }).waitFor();
    await page.getByText('1520').waitFor();
    await page.getByText('Allied won').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('who erases himself says his name, and is gone', async () => {
    const page = await atHome('Cambronne');
    await page.getByText('Erase the account').click();
    await page.getByLabel('Type your name to confirm').fill('Somebody');
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByText('This is not your name.').waitFor();
    await page.getByLabel('Type your name to confirm').fill('Cambronne');
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByLabel('Your name').waitFor();
  });

  test('on a phone, in Italian, nothing sticks out, and all can be reached by keys', async () => {
    const page = await atHome('Rapp', { ...PHONE, locale: 'it-IT' });
    await page.getByRole('heading', { name: 'Quando tocca a te' }).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(PHONE.viewport.width);
    await page.getByText('Cancella l’account').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Rapp');
    expect(await page.getByLabel('Scrivi il tuo nome').inputValue()).toBe('Rapp');
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('how one hears of one’s turn', () => {
  test('a webhook is added, tried and removed; its secret is shown once', async () => {
    const page = await atHome('Soult');
    await page.getByLabel('Address of a program of yours').fill('not an address');
    await page.getByRole('button', { name: 'Call this address' }).click();
    await page.getByText('an address begins with https://').waitFor();
    await page.getByLabel('Address of a program of yours').fill(`${receiver.url}/soult`);
    await page.getByRole('button', { name: 'Call this address' }).click();
    await page.getByText('signed with this secret').waitFor();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('Sent.').waitFor();
    expect(receiver.calls.at(-1)?.path).toBe('/soult');
    receiver.answers.push({ status: 500 });
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('the address answers 500').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Nothing yet').waitFor();
  });

  test('a browser subscribes, and a click on a notice leads to the table', async () => {
    const { page } = await visit(house, {
      serviceWorkers: 'allow',
      permissions: ['notifications'],
    });
    await page.getByText('opens without a network').waitFor();
    // There is no push service here: the address is ours, all else is the browser’s own.
    await page.evaluate(
      ([endpoint, keys]) => {
        const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };
        PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
        PushManager.prototype.getSubscription = async () =>
          subscription as unknown as PushSubscription;
      },
      [`${receiver.url}/push`, browser().keys] as const,
    );
    await page.getByLabel('Your name').fill('Lobau');
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.getByRole('link', { name: /Your games/ }).click();
    await page.getByRole('button', { name: 'Tell me in this browser' }).click();
    await page.getByRole('heading', { name: 'This browser' }).waitFor();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('Sent.').waitFor();
    expect(receiver.calls.at(-1)?.headers['content-encoding']).toBe('aes128gcm');

    // What comes is shown, and a click on it leads to the table.
    const [worker] = page.context().serviceWorkers();
    const told = await worker.evaluate(async () => {
      const world = self as unknown as {
        registration: { showNotification(title: string, more: NotificationOptions): Promise<void> };
        clients: { openWindow(url: string): Promise<void> };
      };
      const told: unknown[] = [];
      world.registration.showNotification = async (title, { body, tag, data }) => {
        told.push({ title, body, tag, data: data as unknown });
      };
      world.clients.openWindow = async (url) => {
        told.push(url);
      };
      const happen = (type: string, more: object): Promise<unknown> =>
        new Promise((resolve) => {
          const waitUntil = (work: Promise<unknown>): void => void work.then(resolve);
          self.dispatchEvent(Object.assign(new Event(type), more, { waitUntil }));
        });
      const notice = { title: 'Your turn: blocks', text: 'June 16', table: 'abc' };
      await happen('push', { data: { json: () => notice } });
      const notification = { data: 'abc', close: () => told.push('closed') };
      await happen('notificationclick', { notification });
      return told;
    });
    expect(told).toEqual([
      { title: 'Your turn: blocks', body: 'June 16', tag: 'abc', data: 'abc' },
      'closed',
      `${house.address}#/table/abc`,
    ]);
  });

  test('a link in a mail that is not valid says so, and asks before it does anything', async () => {
    const { page } = await visit(house);
    await page.goto(`${house.address}#/mail/confirm/none/none`);
    await page.getByRole('button', { name: 'Yes, send it' }).click();
    await page.getByText('this link is not valid any more').waitFor();
    await page.goto(`${house.address}#/mail/stop/none/none`);
    await page.getByRole('button', { name: 'No more mail' }).click();
    await page.getByText('You will get no more').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
