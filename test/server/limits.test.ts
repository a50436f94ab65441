import { readFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { describe, expect, test } from 'vitest';
import { root } from '../../dev/source.ts';
import { addressOf } from '../../src/server/address.ts';
import {
  Limited,
  LIMITS,
  openLimits,
  type Limiting,
  type LimitName,
} from '../../src/server/limits.ts';
import type { Setting } from '../../src/server/setting.ts';
import { language } from '../../src/web/speech.ts';
import { tellRefusal } from '../../src/web/account/words.ts';
import { guest, openHouse, openTable, visitor, type House, type Refused } from './online.ts';

describe('what anybody may have', () => {
  const HALF = { burst: 2, perSecond: 0.5 };

  const counting = (by: Record<string, typeof HALF>) => {
    let at = 0;
    const reached: LimitName[] = [];
    const limits = openLimits({
      given: { chat: by },
      now: () => at,
      reached: (name) => reached.push(name),
    });
    const take = (asker: Parameters<typeof limits.take>[1]): number => {
      try {
        limits.take('chat', asker);
        return 0;
      } catch (error) {
        if (error instanceof Limited) return error.retryAfterMs;
        throw error;
      }
    };
    return { take, reached, wait: (ms: number) => (at += ms) };
  };

  test('so much at once, and one more when the time that was told has passed', () => {
    const { take, wait, reached } = counting({ person: HALF });
    const ask = (): number => take({ person: 'Ney' });
    expect([ask(), ask(), ask()]).toEqual([0, 0, 2000]);
    wait(1999);
    expect(ask()).toBe(1);
    wait(1);
    expect(ask()).toBe(0);
    expect(take({ person: 'Soult' })).toBe(0);
    expect(reached).toEqual(['chat', 'chat']);
  });

  test('by person and by address, and whoever is refused has lost nothing', () => {
    const { take, wait } = counting({ person: HALF, address: { burst: 3, perSecond: 0.1 } });
    const at = (person: string): number => take({ person, address: 'inn' });
    expect([at('a'), at('a'), at('b'), at('b'), at('b')]).toEqual([0, 0, 0, 10_000, 10_000]);
    wait(10_000);
    expect(at('b')).toBe(0);
    expect(take({ person: 'b', address: 'elsewhere' })).toBe(0);
  });

  test('a clock that goes back takes nothing away', () => {
    const { take, wait } = counting({ person: HALF });
    expect(take({ person: 'Ney' })).toBe(0);
    wait(-60_000);
    expect(take({ person: 'Ney' })).toBe(0);
  });

  test('every refusal stands in the table of the documents', () => {
    const told = readFileSync(join(root, 'docs/online.md'), 'utf8');
    for (const [name, { says }] of Object.entries(LIMITS))
      if (name !== 'sockets') expect(told).toContain(`| ${says} |`);
  });

  test('every refusal is told in Italian, too', () => {
    language.value = 'it';
    for (const { says } of Object.values(LIMITS)) expect(tellRefusal(says)).not.toBe(says);
    language.value = 'en';
  });
});

describe('whence somebody asks', () => {
  const from = (address: string, forwarded?: string): IncomingMessage => {
    const request = new IncomingMessage(new Socket());
    Object.defineProperty(request.socket, 'remoteAddress', { value: address });
    if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
    return request;
  };

  test.each([
    ['nobody stands before the server', '192.0.2.1', '6.6.6.6', 0, '192.0.2.1'],
    ['a proxy says whom it has heard', '127.0.0.1', '192.0.2.1', 1, '192.0.2.1'],
    ['what stands before its words is invented', '127.0.0.1', '6.6.6.6, 192.0.2.1', 1, '192.0.2.1'],
    ['two proxies', '127.0.0.1', '6.6.6.6, 192.0.2.1, 10.0.0.1', 2, '192.0.2.1'],
    ['a proxy that says nothing', '127.0.0.1', '', 1, '127.0.0.1'],
    ['an old address in a new one', '::ffff:192.0.2.1', undefined, 0, '192.0.2.1'],
    ['a home', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
    ['the same home', '2001:0db8:1:2::9', undefined, 0, '2001:db8:1:2::/64'],
    ['zeros within', '2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
    ['this machine', '::1', undefined, 0, '0:0:0:0::/64'],
  ])('%s', (_what, address, forwarded, proxies, expected) => {
    expect(addressOf(from(address, forwarded), proxies)).toBe(expected);
  });
});

/** A limit that is reached after so many. */
const after = (burst: number) => ({ burst, perSecond: 0.01 });

const open = (limits: Limiting, more: Partial<Setting> = {}): Promise<House> =>
  openHouse(undefined, { limits, ...more });

describe('at a server', () => {
  test('guests from one address', async () => {
    const { url, running } = await open({ guests: { address: after(2) } });
    for (const name of ['Ney', 'Soult']) await guest(url, name);
    const third = await visitor(url).post('/api/guest', { name: 'Grouchy' });
    expect([third.status, third.body.error]).toEqual([429, LIMITS.guests.says]);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(90);
    await running.stop();
  });

  test('tables of one person, and from one address', async () => {
    const { url, running } = await open({ tables: { person: after(1), address: after(2) } });
    const hosts = await Promise.all(['Ney', 'Soult', 'Grouchy'].map((name) => guest(url, name)));
    const wish = { game: 'blocks', seats: ['me', 'open'] };
    const tries = [hosts[0], hosts[0], hosts[1], hosts[2]];
    const codes = [];
    for (const host of tries) codes.push((await host.post('/api/tables', wish)).status);
    expect(codes).toEqual([201, 429, 201, 429]);
    await running.stop();
  });

  test('tries at one account, from wherever they come', async () => {
    const { url, running } = await open({ logins: { person: after(2) } }, { proxies: 1 });
    const codes = [];
    for (let i = 0; i < 3; i++) {
      const body = { name: i === 1 ? 'NEY' : 'Ney', password: 'guess' };
      const headers = { 'x-forwarded-for': `192.0.2.${i}` };
      codes.push((await visitor(url).post('/api/login', body, headers)).status);
    }
    expect(codes).toEqual([409, 409, 429]);
    await running.stop();
  });

  test('requests of one person, whatever his address', async () => {
    const { url, running } = await open({ http: { person: after(3) } }, { proxies: 1 });
    const who = await guest(url, 'Ney');
    const codes = [];
    for (let i = 0; i < 4; i++) codes.push((await who.get('/api/me')).status);
    expect(codes).toEqual([200, 200, 200, 429]);
    expect((await (await guest(url, 'Soult')).get('/api/me')).status).toBe(200);
    await running.stop();
  });

  test('lines of chat, and what is asked over a socket at all, with the time to wait', async () => {
    const { url, running } = await open({ chat: { person: after(1) }, play: { person: after(4) } });
    const host = await guest(url, 'Ney');
    const { id } = await openTable(host);
    const line = await host.line();
    const refusal = async (method: string, params: unknown): Promise<unknown> =>
      line.call(method, params).then(
        () => null,
        (error: Refused) => [error.code, error.message, error.data],
      );
    const wait = { retryAfterMs: expect.any(Number) as number };
    expect(await refusal('sit', { table: id })).toBeNull();
    expect(await refusal('say', { table: id, text: 'En avant' })).toBeNull();
    expect(await refusal('say', { table: id, text: 'En avant' })).toEqual([
      -32029,
      LIMITS.chat.says,
      wait,
    ]);
    expect(await refusal('chat', { table: id })).toBeNull();
    expect(await refusal('chat', { table: id })).toEqual([-32029, LIMITS.play.says, wait]);
    line.close();
    await running.stop();
  });

  interface Knock {
    /** 101 if the door was opened. */
    readonly status: number;
    readonly retryAfter: number;
    readonly socket: WebSocket;
  }

  const knock = (url: string, cookie: string): Promise<Knock> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/play`, {
        headers: { cookie },
      });
      socket.on('open', () => resolve({ status: 101, retryAfter: 0, socket }));
      socket.on('unexpected-response', (_request, { statusCode = 0, headers }) =>
        resolve({ status: statusCode, retryAfter: Number(headers['retry-after']), socket }),
      );
      socket.on('error', () => undefined);
    });
  const statusOf = async (url: string, cookie: string): Promise<number> =>
    (await knock(url, cookie)).status;

  test('connections of one person and from one address', async () => {
    const { url, running } = await open({}, { mostSockets: { person: 2, address: 3 } });
    const [a, b] = [await guest(url, 'Ney'), await guest(url, 'Soult')];
    const first = await knock(url, a.cookie);
    expect([first.status, await statusOf(url, a.cookie)]).toEqual([101, 101]);
    expect(await knock(url, a.cookie)).toMatchObject({ status: 429, retryAfter: 60 });
    expect(await statusOf(url, b.cookie)).toBe(101);
    expect(await knock(url, '')).toMatchObject({ status: 429, retryAfter: 60 });
    first.socket.close();
    await expect.poll(() => statusOf(url, b.cookie)).toBe(101);
    await running.stop();
  });

  test('how fast connections come', async () => {
    const { url, running } = await open({ sockets: { address: after(2) } });
    expect([await statusOf(url, ''), await statusOf(url, '')]).toEqual([101, 101]);
    const { status, retryAfter } = await knock(url, '');
    expect([status, retryAfter > 60]).toEqual([429, true]);
    await running.stop();
  });
});

describe('the size of what is said', () => {
  test('a body, a message and every text', async () => {
    const { url, running } = await open({});
    const who = await guest(url, 'Ney');
    const long = 'x'.repeat(70_000);
    expect((await who.post('/api/tables', { game: long })).status).toBe(413);
    expect((await who.post('/api/guest', { name: 'x'.repeat(25) })).status).toBe(409);
    expect((await who.post('/api/account', { password: 'x'.repeat(201) })).status).toBe(409);
    expect((await who.post('/api/login', { name: 'x'.repeat(60_000) })).status).toBe(409);
    const report = { name: 'Ney', reason: 'x'.repeat(501) };
    expect((await who.post('/api/reports', report)).status).toBe(409);
    expect((await who.get(`/api/people/${'x'.repeat(200)}`)).status).toBe(414);
    const { id } = await openTable(who);
    const line = await who.line();
    await expect(line.call('say', { table: id, text: 'x'.repeat(501) })).rejects.toThrow('500');
    await expect(line.call('note', { table: id, text: 'x'.repeat(10_001) })).rejects.toThrow(
      '10000',
    );
    const closed = new Promise((resolve) => line.socket.on('close', resolve));
    line.socket.on('error', () => undefined);
    line.socket.send(long);
    expect(await closed).toBe(1009);
    await running.stop();
  });

  test('a character that is none is refused at the door', async () => {
    const { url, running } = await open({});
    const who = await guest(url, 'Ney');
    expect((await who.post('/api/login', { name: 'N\0y', password: 'x' })).status).toBe(400);
    expect((await who.get('/api/people/N%00y')).status).toBe(400);
    const line = await who.line();
    expect(await line.raw('{"jsonrpc":"2.0","id":1,"method":"sit\\u0000"}')).toMatchObject({
      error: { code: -32600 },
    });
    line.close();
    await running.stop();
  });

  test('an invitation of other letters opens nothing, and breaks nothing', async () => {
    const { url, running } = await open({});
    const { id, invitation } = await openTable(await guest(url, 'Ney'));
    const wrong = encodeURIComponent('é'.repeat(invitation.length));
    expect((await visitor(url).get(`/api/tables/${id}?invitation=${wrong}`)).status).toBe(404);
    await running.stop();
  });
});
