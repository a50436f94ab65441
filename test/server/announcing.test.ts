import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealOf } from '../../src/server/couriers.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { guest, openHouse, openTable, visitor, type House, type Visitor } from './online.ts';
import {
  browser,
  openMailServer,
  openReceiver,
  type MailServer,
  type Receiver,
} from './receiver.ts';

let receiver: Receiver;
let mail: MailServer;
let store: Store;
let house: House;
const ORIGIN = 'http://games.example';

/** Work that is kept and not done, nor put off. */
const waiting = new Set<string>();

const counted = (kept: Store): Store => ({
  ...kept,
  async addJob(job) {
    waiting.add(job.id);
    await kept.addJob(job);
  },
  async endJob(job, worker) {
    await kept.endJob(job, worker);
    waiting.delete(job.id);
  },
  async putOffJob(id, worker, after, failure) {
    await kept.putOffJob(id, worker, after, failure);
    if (failure === null) waiting.delete(id);
  },
});

/** Until nothing is left to be sent; what was done at a table is heard of a moment later. */
const untilIdle = async (): Promise<void> => {
  await pause(30);
  await expect.poll(() => [...waiting]).toEqual([]);
};

const open = (quiet: number) =>
  openHouse(counted(store), {
    origin: ORIGIN,
    announcing: {
      smtp: { url: mail.url, from: 'games@example.org' },
      isInnerAllowed: true,
      delay: 0,
      quiet,
      pace: 20,
      pause: 10,
      patience: 2000,
    },
  });

beforeAll(async () => {
  receiver = await openReceiver();
  mail = await openMailServer();
  store = sqliteStore(':memory:');
  house = await open(0);
});
afterAll(async () => {
  await house.running.stop();
  await receiver.close();
  await mail.close();
});
beforeEach(() => {
  receiver.calls.length = 0;
  receiver.answers.length = 0;
  mail.letters.length = 0;
});

let guests = 0;
const somebody = () => guest(house.url, `Player ${++guests}`);

interface Channel {
  readonly id: string;
  readonly secret: string;
}

const add = async (who: Visitor, wanted: Record<string, unknown>): Promise<Channel> => {
  const { status, body } = await who.post('/api/channels', wanted);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.channel as Channel;
};

/** A host to move, at a table with a friend, neither of them connected. */
const pair = async (more: Record<string, unknown> = {}) => {
  const [host, friend] = [await somebody(), await somebody()];
  const { id, invitation } = await openTable(host, more);
  await friend.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
  return { id, host, friend };
};

/** Plays for somebody until the table waits for somebody else; how many choices it took. */
const playTurn = async (who: Visitor, table: string, seat: string): Promise<number> => {
  const line = await who.line();
  for (let n = 0; ; n++) {
    const { choices } = await line.call<{ choices: string[][] }>('menu', { table, seat });
    if (choices.length === 0) {
      line.close();
      return n;
    }
    const choice = choices.find(([verb]) => verb === 'done') ?? choices[0];
    await line.call('choose', { table, seat, choice });
  }
};

const hook = { kind: 'webhook', language: 'en' };

describe('a turn is announced', () => {
  test('to a program, signed, once for the whole turn, with no more than anybody may see', async () => {
    const { id, host, friend } = await pair();
    const { secret } = await add(friend, { ...hook, address: `${receiver.url}/turn` });
    await playTurn(host, id, 'French');
    await expect.poll(() => receiver.calls.length).toBe(1);
    const [{ path, headers, body }] = receiver.calls;
    expect(path).toBe('/turn');
    const [, at, seal] =
      /^t=(\d+), v1=(\w+)$/.exec(String(headers['hundred-days-signature'])) ?? [];
    expect(seal).toBe(sealOf(secret, Number(at), body.toString()));
    const told = JSON.parse(body.toString()) as Record<string, string>;
    expect(told).toMatchObject({
      event: 'turn',
      table: id,
      game: 'blocks',
      seat: 'Allied',
      link: `${ORIGIN}/#/table/${id}`,
    });
    expect(told.title).toMatch(/^Your turn: /);
    expect(told.text).toMatch(/June.*Allied: .*Player \d+/);
    // Two more turns go by: he has not been there, so he hears no more.
    await playTurn(friend, id, 'Allied');
    receiver.calls.length = 0;
    await playTurn(host, id, 'French');
    await expect.poll(() => receiver.calls.length).toBe(1);
    await untilIdle();
    expect(receiver.calls).toHaveLength(1);
  });

  test('with the time that is left, where the table has a pace', async () => {
    const { id, host, friend } = await pair({ pace: { days: 3 } });
    await add(friend, { ...hook, address: `${receiver.url}/paced` });
    await playTurn(host, id, 'French');
    await expect.poll(() => receiver.calls.length).toBe(1);
    const told = JSON.parse(receiver.calls[0].body.toString()) as { text: string; left: number };
    expect(told.text).toMatch(/Time left: 3 days\.$/);
    expect(told.left).toBeLessThanOrEqual(3 * 86_400_000);
  });

  test('with whose bot it is that sits there, too', async () => {
    const host = await somebody();
    await host.post('/api/account', { password: 'la garde meurt' });
    const { token } = (await host.post('/api/bots', { name: 'Howitzer' })).body;
    const bot = visitor(house.url);
    bot.token = String(token);
    const { id } = await openTable(host, { seats: [{ bot: 'Howitzer' }, 'me'] });
    await add(host, { ...hook, address: `${receiver.url}/bot` });
    await playTurn(bot, id, 'French');
    await expect.poll(() => receiver.calls.length).toBe(1);
    const told = JSON.parse(receiver.calls[0].body.toString()) as { text: string };
    expect(told.text).toMatch(/At the table with Howitzer, bot of Player \d+\./);
  });

  test('not to who is connected to the table, nor to who is not asked', async () => {
    const { id, host, friend } = await pair();
    await add(host, { ...hook, address: `${receiver.url}/host` });
    await add(friend, { ...hook, address: `${receiver.url}/friend` });
    const line = await friend.line();
    await line.call('sit', { table: id });
    await playTurn(host, id, 'French');
    await expect.poll(() => line.told.at(-1)?.waiting).toEqual(['Allied']);
    await untilIdle();
    expect(receiver.calls).toEqual([]);
    line.close();
  });

  test('who has not come since the last notice is not told again', async () => {
    const { id, host, friend } = await pair();
    await add(friend, { ...hook, address: receiver.url });
    await playTurn(host, id, 'French');
    await expect.poll(() => receiver.calls.length).toBe(1);
    // Sitting down again is news of the table, too.
    await host.post(`/api/tables/${id}/stand`);
    await host.post(`/api/tables/${id}/sit`, { seat: 'French' });
    await untilIdle();
    expect(receiver.calls).toHaveLength(1);
  });

  test('by web push, locked for the browser that asked, by a key that stays', async () => {
    const { id, host, friend } = await pair();
    const { keys, read } = browser();
    await add(friend, { kind: 'push', address: `${receiver.url}/push/1`, keys, language: 'it' });
    await playTurn(host, id, 'French');
    await expect.poll(() => receiver.calls.length).toBe(1);
    const [{ headers, body }] = receiver.calls;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: id });
    const { push } = (await friend.get('/api/channels')).body;
    expect(headers.authorization).toContain(`k=${String(push)}`);
    const told = read(body) as Record<string, string>;
    expect(told).toMatchObject({ table: id });
    expect(told.title).toMatch(/^Tocca a te: /);
    expect(told.text).toMatch(/giugno.*Alleati: /);
  });

  test('a browser that is gone is forgotten', async () => {
    const { id, host, friend } = await pair();
    const { keys } = browser();
    await add(friend, { kind: 'push', address: `${receiver.url}/push/2`, keys });
    receiver.answers.push({ status: 410 });
    await playTurn(host, id, 'French');
    await expect.poll(async () => (await friend.get('/api/channels')).body.channels).toEqual([]);
  });

  test('what does not arrive is tried again, and what failed is told to its person', async () => {
    const { id, host, friend } = await pair();
    await add(friend, { ...hook, address: `${receiver.url}/weak` });
    receiver.answers.push({ status: 500 }, { status: 301 });
    await playTurn(host, id, 'French');
    await expect.poll(() => receiver.calls.length).toBe(3);
    await untilIdle();
    const deliveries = receiver.calls.map(({ body }) => body.toString());
    expect(new Set(deliveries).size).toBe(1);
    receiver.answers.push({ status: 503 });
    const [{ id: channel }] = (await friend.get('/api/channels')).body.channels as Channel[];
    const { status, body } = await friend.post(`/api/channels/${channel}/test`);
    expect([status, body.error]).toEqual([409, 'the address answers 503']);
    expect((await friend.get('/api/channels')).body.channels).toMatchObject([
      { failure: 'the address answers 503' },
    ]);
    expect((await friend.post(`/api/channels/${channel}/test`)).status).toBe(200);
  });

  test('two notices of a table keep their distance', async () => {
    await house.running.stop();
    store = sqliteStore(':memory:');
    house = await open(60_000);
    const { id, host, friend } = await pair();
    await add(friend, { ...hook, address: receiver.url });
    await playTurn(host, id, 'French');
    await expect.poll(() => receiver.calls.length).toBe(1);
    await playTurn(friend, id, 'Allied');
    await playTurn(host, id, 'French');
    await untilIdle();
    expect(receiver.calls).toHaveLength(1);
    await house.running.stop();
    store = sqliteStore(':memory:');
    house = await open(0);
  });
});

describe('mail', () => {
  const linkIn = (text: string, what: string): { id: string; token: string } => {
    const [, id, token] = new RegExp(`#/mail/${what}/([\\w-]+)/([\\w-]+)`).exec(text) ?? [];
    return { id, token };
  };

  test('is sent to a confirmed address only, with a link that ends it', async () => {
    const { id, host, friend } = await pair();
    await add(friend, { kind: 'mail', address: 'Ney@Example.org', language: 'it' });
    await expect.poll(() => mail.letters.length).toBe(1);
    const [asked] = mail.letters;
    expect(asked.to).toBe('Ney@Example.org');
    expect(asked.subject).toBe('Hundred Days: questo indirizzo è tuo?');
    await playTurn(host, id, 'French');
    await untilIdle();
    expect(mail.letters).toHaveLength(1);

    const stranger = visitor(house.url);
    const link = linkIn(asked.text, 'confirm');
    const wrong = { ...link, token: link.token.replace(/.$/, '!') };
    expect((await stranger.post('/api/mail/confirm', wrong)).status).toBe(409);
    expect((await stranger.post('/api/mail/confirm', link)).status).toBe(200);
    await playTurn(friend, id, 'Allied');
    await playTurn(host, id, 'French');
    await expect.poll(() => mail.letters.length).toBe(2);
    const { subject, text, headers } = mail.letters[1];
    expect(subject).toMatch(/^Tocca a te: /);
    expect(text).toContain(`${ORIGIN}/#/table/${id}`);

    const [, oneClick] = /^List-Unsubscribe: <http:\/\/games.example([^>]+)>/m.exec(headers) ?? [];
    expect(linkIn(text, 'stop')).toEqual(link);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const ended = await fetch(house.url + oneClick, {
      method: 'POST',
      headers: form,
      body: 'List-Unsubscribe=One-Click',
    });
    expect(ended.status).toBe(200);
    expect((await friend.get('/api/channels')).body.channels).toEqual([]);
    expect((await stranger.post('/api/mail/stop', link)).status).toBe(200);
  });

  test('letters to strangers are few', async () => {
    const who = await somebody();
    const ask = (address: string) => who.post('/api/channels', { kind: 'mail', address });
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await ask(`grouchy${i}@example.org`));
    expect(answers.at(-1)?.body.error).toContain('enough letters');
  });

  test('an address that is none, or that breaks out of its line, is refused', async () => {
    const who = await somebody();
    for (const address of ['Ney', 'a@b', 'a@b.c\r\nRCPT TO:<x@y.z>', '<a@b.org>', 'é@b.org']) {
      const { status, body } = await who.post('/api/channels', { kind: 'mail', address });
      expect([status, body.error]).toEqual([409, 'this is no address of mail']);
    }
  });
});

describe('channels', () => {
  test('belong to their person alone', async () => {
    const [own, other] = [await somebody(), await somebody()];
    const { id } = await add(own, { ...hook, address: receiver.url });
    expect((await other.post(`/api/channels/${id}/test`)).status).toBe(404);
    expect((await other.post(`/api/channels/${id}/remove`)).status).toBe(404);
    expect((await visitor(house.url).get('/api/channels')).status).toBe(409);
    const listed = JSON.stringify((await own.get('/api/channels')).body);
    expect(listed).not.toContain('secret');
    expect((await own.post(`/api/channels/${id}/remove`)).status).toBe(200);
  });

  test('an address of the inner network is refused where the host has not allowed it', async () => {
    const strict = await openHouse();
    const who = await guest(strict.url, 'Prober');
    for (const address of ['https://127.0.0.1/', 'https://localhost:5432/', receiver.url]) {
      const wanted = { ...hook, address };
      expect((await who.post('/api/channels', wanted)).status).toBe(409);
      const push = { ...wanted, kind: 'push', keys: browser().keys };
      expect((await who.post('/api/channels', push)).status).toBe(409);
    }
    const { status, body } = await who.post('/api/channels', { kind: 'mail', address: 'a@b.org' });
    expect([status, body.error]).toEqual([409, 'this server sends no mail']);
    await strict.running.stop();
  });

  test('there are ten of them at most', async () => {
    const who = await somebody();
    for (let i = 0; i < 10; i++) await add(who, { ...hook, address: `${receiver.url}/${i}` });
    const { status } = await who.post('/api/channels', { ...hook, address: `${receiver.url}/x` });
    expect(status).toBe(409);
  });
});
