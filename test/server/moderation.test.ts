import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ModerationDesk } from '../../src/server/moderation.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { guest, openHouse, openTable, visitor, type House, type Visitor } from './online.ts';

const store = sqliteStore(':memory:');
let house: House;
let judge: Visitor;
beforeAll(async () => {
  house = await openHouse(store);
  judge = await guest(house.url, 'Judge');
  await appoint('Judge');
});
afterAll(() => house.running.stop());

const PASSWORD = 'fiat justitia';
let people = 0;

/** As the host does at the command line. */
const appoint = async (name: string): Promise<void> => {
  const person = (await store.personCalled(name))?.id ?? '';
  await store.keepAct({
    id: `appointed ${name}`,
    moderator: null,
    person,
    act: 'appoint',
    reason: 'trusted',
    at: 0,
    until: null,
  });
};

const account = async (): Promise<{ name: string; who: Visitor }> => {
  const name = `Citizen ${++people}`;
  const who = await guest(house.url, name);
  await who.post('/api/account', { password: PASSWORD });
  return { name, who };
};

const pair = async () => {
  const [rude, meek] = [await account(), await account()];
  const { id, invitation } = await openTable(rude.who);
  await meek.who.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
  const line = await rude.who.line();
  const said = await line.call<{ at: number }>('say', { table: id, text: 'Merde!' });
  return { id, rude, meek, line, at: said.at };
};

const desk = async (): Promise<ModerationDesk> =>
  (await judge.get('/api/moderation')).body as unknown as ModerationDesk;
const act = (name: string, what: string, more: Record<string, unknown> = {}) =>
  judge.post('/api/moderation', { name, act: what, reason: 'as it must be', ...more });

describe('reports', () => {
  test('what was said at one’s own table is reported as it was said', async () => {
    const { id, rude, meek, line, at } = await pair();
    const report = { name: rude.name, table: id, at, reason: 'he swears' };
    expect((await meek.who.post('/api/reports', report)).status).toBe(201);
    const found = (await desk()).reports.find(({ person }) => person === rude.name);
    expect(found).toMatchObject({
      reporter: meek.name,
      table: id,
      line: 'Merde!',
      reason: 'he swears',
    });
    const again = await meek.who.post('/api/reports', report);
    expect(again.body.error).toContain('reported this already');
    const stranger = await account();
    const foreign = await stranger.who.post('/api/reports', report);
    expect(foreign.body.error).toBe('nothing of this was said at a table of yours');
    const invented = await meek.who.post('/api/reports', { ...report, at: at + 1 });
    expect(invented.body.error).toBe('nothing of this was said at a table of yours');
    line.close();
  });

  test('a person is reported with a reason, and not by himself', async () => {
    const { name, who } = await account();
    const report = (about: string, reason: string) =>
      who.post('/api/reports', { name: about, reason });
    expect((await report(name, 'myself')).body.error).toBe('nobody reports himself');
    expect((await report('Nobody', 'x')).status).toBe(404);
    expect((await report('Judge', ' ')).body.error).toContain('1 to 500 characters');
    expect((await visitor(house.url).post('/api/reports', { name, reason: 'x' })).status).toBe(409);
  });

  test('nobody reports by the dozen', async () => {
    const strict = await openHouse();
    const who = await guest(strict.url, 'Busybody');
    const answers = [];
    for (let i = 0; i < 7; i++) {
      await guest(strict.url, `Victim ${i}`);
      answers.push(await who.post('/api/reports', { name: `Victim ${i}`, reason: 'spam' }));
    }
    expect(answers.at(-1)?.body.error).toBe('enough reports: try again later');
    await strict.running.stop();
  });
});

describe('moderators', () => {
  test('nobody else finds their desk', async () => {
    const { who, name } = await account();
    expect((await who.get('/api/moderation')).status).toBe(404);
    const wanted = { name, act: 'mute', hours: 1, reason: 'x' };
    expect((await who.post('/api/moderation', wanted)).status).toBe(404);
    expect((await visitor(house.url).get('/api/moderation')).status).toBe(409);
  });

  test('who is muted says nothing until his time is over, or the moderator thinks better of it', async () => {
    const { id, rude, line } = await pair();
    expect((await act(rude.name, 'mute')).status).toBe(409);
    expect((await act(rude.name, 'mute', { hours: 2 })).status).toBe(200);
    const speak = () => line.call('say', { table: id, text: 'Et encore!' });
    await expect(speak()).rejects.toThrow('you may speak again in 2 hours');
    await act(rude.name, 'unmute');
    await speak();
    line.close();
  });

  test('who is closed is out at once, his seats are free, and his name stays his', async () => {
    const { id, rude, meek, line } = await pair();
    const ended = new Promise((resolve) => line.socket.on('close', resolve));
    expect((await act(rude.name, 'close')).status).toBe(200);
    await ended;
    expect((await rude.who.get('/api/me')).body.me).toBeNull();
    const login = () =>
      visitor(house.url).post('/api/login', { name: rude.name, password: PASSWORD });
    expect((await login()).body.error).toBe('a moderator has closed this account');
    const wrong = { name: rude.name, password: 'a guess' };
    const guessed = await visitor(house.url).post('/api/login', wrong);
    expect(guessed.body.error).toBe('no account has this name and this password');
    const { table } = (await meek.who.get(`/api/tables/${id}`)).body;
    expect(table).toMatchObject({ seats: [{ kind: 'open' }, { name: meek.name }] });
    const taken = await visitor(house.url).post('/api/guest', { name: rude.name });
    expect(taken.status).toBe(409);
    expect((await act(rude.name, 'reopen')).status).toBe(200);
    expect((await login()).status).toBe(200);
  });

  test('all they do is kept with why, and settles what was complained of', async () => {
    const { rude, meek, line } = await pair();
    await meek.who.post('/api/reports', { name: rude.name, reason: 'rude' });
    const open = async () => (await desk()).reports.filter(({ person }) => person === rude.name);
    expect(await open()).toHaveLength(1);
    expect((await act(rude.name, 'dismiss', { reason: ' ' })).status).toBe(409);
    await act(rude.name, 'dismiss', { reason: 'words of a general' });
    expect(await open()).toEqual([]);
    const [last] = (await desk()).acts;
    expect(last).toMatchObject({
      moderator: 'Judge',
      person: rude.name,
      act: 'dismiss',
      reason: 'words of a general',
    });
    line.close();
  });

  test('they do not touch each other, nor say who is one', async () => {
    const { name } = await account();
    await appoint(name);
    expect((await act(name, 'close')).body.error).toContain('by the host');
    for (const what of ['appoint', 'depose'])
      expect((await act('Citizen 1', what)).status).toBe(409);
  });
});
