import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scrub } from '../../src/server/log.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { guest, openHouse, openTable, visitor } from './online.ts';
import { openMailServer, openReceiver, type MailServer, type Receiver } from './receiver.ts';

let receiver: Receiver;
let mail: MailServer;
beforeAll(async () => {
  receiver = await openReceiver();
  mail = await openMailServer();
});
afterAll(async () => {
  await receiver.close();
  await mail.close();
});

describe('what is left of a text', () => {
  test.each([
    ['connect postgres://user:pass@db.inner/name?x=1 failed', 'connect postgres:(address) failed'],
    ['550 <ney@example.org> is unknown', '550 <(mail)> is unknown'],
    ['Key (address)=(ney@example.org) already exists.', 'Key (address)=((mail)) already exists.'],
    ['no table 7qJ0y1kfQm2w5b3VvE8x_A here', 'no table (secret) here'],
    ['processTicksAndRejections is a word', 'processTicksAndRejections is a word'],
    ['the disk is full', 'the disk is full'],
  ])('%s', (text, left) => {
    expect(scrub(text)).toBe(left);
  });
});

test('nothing secret is written down, whatever is done and whatever goes wrong', async () => {
  const lines: string[] = [];
  const secrets = new Map<string, string>();
  const secret = (what: string, value: unknown): string => {
    if (typeof value !== 'string' || value.length < 8) throw new Error(`${what} is no secret`);
    secrets.set(what, value);
    return value;
  };
  const kept = sqliteStore(':memory:');
  const database = secret('database', 'postgres://waterloo:hougoumont@db.inner/games');
  const mailbox = secret('mailbox', 'ney@example.org');
  let isBroken = false;
  const store: typeof kept = {
    ...kept,
    tablesFor: (...given) =>
      isBroken
        ? Promise.reject(
            Object.assign(new Error(`${database}: duplicate (${mailbox})`), { detail: mailbox }),
          )
        : kept.tablesFor(...given),
  };
  const metricsToken = secret('metrics token', 'the-eagles-of-the-guard');
  const smtpPassword = secret('smtp password', 'papelotte1815');
  const smtp = mail.url.replace('://', `://garrison:${smtpPassword}@`);
  const { url, running } = await openHouse(store, {
    log: { write: (line) => lines.push(line) },
    origin: 'http://games.example',
    metricsToken,
    announcing: { smtp: { url: smtp, from: 'games@example.org' }, isInnerAllowed: true, pace: 20 },
  });

  const password = secret('password', 'la garde meurt');
  const host = await guest(url, 'Cambronne');
  secret('cookie', host.cookie.split('=')[1]);
  await host.post('/api/account', { password });
  await visitor(url).post('/api/login', { name: 'Cambronne', password: `${password}!` });
  const again = visitor(url);
  await again.post('/api/login', { name: 'Cambronne', password });
  secret('second cookie', again.cookie.split('=')[1]);

  const { id, invitation } = await openTable(host);
  secret('invitation', invitation);
  await visitor(url).get(`/api/tables/${id}?invitation=${invitation}`);
  await visitor(url).get(`/nowhere/${id}/${invitation}`);
  await again.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
  secret('seed', (await kept.table(id))?.seed);

  const webhook = `${receiver.url}/hook/${secret('webhook path', 'hook-7Yq2k9Lw3xZ0')}`;
  receiver.answers.push({ status: 500 });
  const { body } = await host.post('/api/channels', { kind: 'webhook', address: webhook });
  const channel = body.channel as { readonly id: string; readonly secret: string };
  secret('webhook secret', channel.secret);
  await host.post(`/api/channels/${channel.id}/test`);
  await host.post('/api/channels', { kind: 'mail', address: mailbox });
  const refused = (): boolean => lines.some((line) => line.includes('ask, try 1 of'));
  await expect.poll(refused, { timeout: 10_000 }).toBe(true);
  const token = secret('mail token', 'b7Gk20sQ-zzT4mNp91_xRwYd');
  await visitor(url).post(`/api/mail/stop/${channel.id}/${token}`, {});

  const own = await host.post('/api/bots', { name: 'Grognard' });
  const botToken = secret('bot token', own.body.token);
  const bearer = { authorization: `Bearer ${botToken}` };
  await (await fetch(`${url}/api/tables`, { headers: bearer })).text();
  await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text();
  for (const offered of [botToken, secret('wrong token', 'hdb_0Qm4Zx81kPw7Lt2v9Bn3')]) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/play`, [
      'hundred-days',
      `bearer.${offered}`,
    ]);
    socket.on('error', () => undefined);
    await new Promise((resolve) => {
      socket.on('open', resolve);
      socket.on('close', resolve);
    });
    socket.terminate();
  }
  const line = await host.line();
  await line.call('sit', { table: id, invitation });
  await line.call('say', { table: id, text: secret('chat', 'the guard dies at dusk') });
  await line.raw(`{"password": "${password}"`);
  line.close();
  isBroken = true;
  expect((await host.get('/api/tables')).status).toBe(503);
  await running.stop();

  const log = lines.join('');
  const found = [...secrets].filter(([, value]) => log.includes(value)).map(([what]) => what);
  expect(found).toEqual([]);
  expect(log).not.toContain('hougoumont');
  expect(log).not.toContain(token);

  const events = lines.map((each) => JSON.parse(each) as Record<string, unknown>);
  expect(events.find(({ route }) => route === '/api/channels')).toMatchObject({
    level: 'info',
    msg: 'request',
    method: 'POST',
    status: 201,
    ms: expect.any(Number) as number,
    reqId: expect.stringMatching(/^[\da-f]{12}$/) as string,
    person: expect.any(String) as string,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  });
  expect(events).toContainEqual(expect.objectContaining({ route: '/api/tables/:id/sit' }));
  expect(events).toContainEqual(expect.objectContaining({ route: 'site', status: 404 }));
  expect(events).toContainEqual(
    expect.objectContaining({ msg: 'connection ended', requests: 2, status: 1005 }),
  );
  expect(events.find(({ level }) => level === 'error')).toMatchObject({
    err: { at: expect.any(Array) as string[] },
  });
});
