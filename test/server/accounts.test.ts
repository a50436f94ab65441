import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnProfile, PublicProfile } from '../../src/server/accounts.ts';
import { guest, openHouse, openTable, visitor, type House, type Visitor } from './online.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.running.stop());

const PASSWORD = 'la garde meurt';
let guests = 0;
const named = () => `Officer ${++guests}`;

interface Known {
  readonly name: string;
  readonly who: Visitor;
}
const somebody = async (): Promise<Known> => {
  const name = named();
  return { name, who: await guest(house.url, name) };
};
const account = async (): Promise<Known> => {
  const known = await somebody();
  await known.who.post('/api/account', { password: PASSWORD });
  return known;
};
const login = async (name: string, password = PASSWORD): Promise<Visitor> => {
  const there = visitor(house.url);
  await there.post('/api/login', { name, password });
  return there;
};
const me = async (who: Visitor): Promise<unknown> => (await who.get('/api/me')).body.me;
const profile = async (who: Visitor): Promise<OwnProfile> =>
  (await who.get('/api/profile')).body.profile as OwnProfile;
const called = async (name: string): Promise<PublicProfile> =>
  (await visitor(house.url).get(`/api/people/${encodeURIComponent(name)}`)).body
    .profile as PublicProfile;

/** Two people at a table of theirs. */
const pair = async (more: Record<string, unknown> = {}) => {
  const [host, friend] = [await account(), await account()];
  const { id, invitation } = await openTable(host.who, more);
  await friend.who.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
  return { id, host, friend };
};

describe('a profile', () => {
  test('shows its person all his games, and others his public ones that are over', async () => {
    const open = await pair({ public: true });
    const { host } = open;
    const { id: hidden } = await openTable(host.who);
    const mine = async () => (await profile(host.who)).tables.map(({ id }) => id);
    expect((await mine()).toSorted()).toEqual([open.id, hidden].toSorted());
    expect((await called(host.name)).tables).toEqual([]);
    await host.who.post(`/api/tables/${open.id}/resign`);
    const seen = await called(host.name);
    expect(seen.tables.map(({ id }) => id)).toEqual([open.id]);
    expect(seen.tables[0]).not.toHaveProperty('invitation');
    expect(seen).not.toHaveProperty('otherSessions');
    await expect
      .poll(async () => (await called(host.name)).ratings)
      .toEqual([{ game: 'blocks', rating: 1480, played: 1 }]);
    expect((await visitor(house.url).get('/api/people/Nobody')).status).toBe(404);
    expect((await visitor(house.url).get('/api/profile')).status).toBe(409);
  });

  test('a record can be had when the game is over, by whoever may look at the table', async () => {
    const { id, host, friend } = await pair();
    const path = `/api/tables/${id}/record`;
    const early = await host.who.get(path);
    expect([early.status, early.body.error]).toEqual([409, expect.stringContaining('is over')]);
    await host.who.post(`/api/tables/${id}/resign`);
    const { status, body, headers } = await friend.who.get(path);
    expect([status, body.game, typeof body.seed]).toEqual([200, 'blocks', 'string']);
    expect(headers.get('content-disposition')).toContain(`hundred-days-${id}.json`);
    expect((await visitor(house.url).get(path)).status).toBe(404);
  });
});

describe('one’s own account', () => {
  test('a name is changed by who knows the password, and seen at once at his tables', async () => {
    const { id, host, friend } = await pair();
    const name = named();
    const rename = (who: Visitor, body: unknown) => who.post('/api/account/name', body);
    const wrong = await rename(host.who, { name, password: 'not this one' });
    expect([wrong.status, wrong.body.error]).toEqual([409, 'this is not your password']);
    const taken = await rename(host.who, { name: friend.name, password: PASSWORD });
    expect(taken.body.error).toContain('somebody is called');
    expect((await rename(host.who, { name: 'N. N. 12', password: PASSWORD })).status).toBe(409);
    expect((await rename(host.who, { name, password: PASSWORD })).status).toBe(200);
    expect(await me(host.who)).toMatchObject({ name });
    const { table } = (await friend.who.get(`/api/tables/${id}`)).body;
    expect(table).toMatchObject({ seats: [{ name }, { name: friend.name }] });
    expect(await me(await login(name))).toMatchObject({ name });
  });

  test('a new password needs the old one, and ends what was open elsewhere', async () => {
    const { name, who } = await account();
    const elsewhere = await login(name);
    const line = await elsewhere.line();
    const closed = new Promise((resolve) => line.socket.on('close', resolve));
    const change = (body: unknown) => who.post('/api/account', body);
    expect((await change({ password: 'a new one, longer' })).status).toBe(409);
    expect((await change({ password: 'a new one, longer', old: PASSWORD })).status).toBe(200);
    await closed;
    expect(await me(who)).toMatchObject({ name });
    expect(await me(elsewhere)).toBeNull();
    expect(await me(await login(name))).toBeNull();
    expect(await me(await login(name, 'a new one, longer'))).toMatchObject({ name });
  });

  test('a password cannot be tried by the dozen from within', async () => {
    const { who } = await account();
    const tries = [];
    for (let i = 0; i < 7; i++)
      tries.push(await who.post('/api/account', { password: 'longer than 8', old: `${i}` }));
    expect(tries.at(-1)?.body.error).toBe('too many tries: wait a minute');
  });

  test('other sessions are counted, and ended', async () => {
    const { name, who } = await account();
    const others = [await login(name), await login(name)];
    expect((await profile(who)).otherSessions).toBe(2);
    await who.post('/api/account/sessions/end');
    expect((await profile(who)).otherSessions).toBe(0);
    for (const other of others) expect(await me(other)).toBeNull();
  });

  test('all that is kept of somebody is given to him, and nothing of others', async () => {
    const { id, host, friend } = await pair();
    const lines = [await host.who.line(), await friend.who.line()];
    await lines[0].call('say', { table: id, text: 'Mine' });
    await lines[1].call('say', { table: id, text: 'Yours' });
    const asked = { table: id, seat: 'French' };
    const { choices } = await lines[0].call<{ choices: string[][] }>('menu', asked);
    await lines[0].call('choose', { ...asked, choice: choices[0] });
    for (const line of lines) line.close();
    const { body } = await host.who.get('/api/account/data');
    expect(body).toMatchObject({
      person: { name: host.name, isAccount: true },
      chat: [{ table: id, text: 'Mine' }],
      tables: [{ id, choices: [choices[0]] }],
    });
    expect(JSON.stringify(body)).not.toMatch(/Yours|argon2|"seed"|"hash"/);
    const { body: other } = await friend.who.get('/api/account/data');
    expect(other).toMatchObject({ tables: [{ id, choices: [] }] });
  });

  test('who erases himself is gone; his games stay, and his seat is free', async () => {
    const { id, host, friend } = await pair();
    const over = await openTable(host.who);
    await friend.who.post(`/api/tables/${over.id}/sit`, {
      seat: 'Allied',
      invitation: over.invitation,
    });
    await host.who.post(`/api/tables/${over.id}/resign`);
    const refused = await host.who.post('/api/account/erase', { password: 'wrong' });
    expect(refused.status).toBe(409);
    expect((await host.who.post('/api/account/erase', { password: PASSWORD })).status).toBe(200);
    expect(await me(host.who)).toBeNull();
    expect(await me(await login(host.name))).toBeNull();
    const left = (await friend.who.get(`/api/tables/${id}`)).body.table;
    expect(left).toMatchObject({ seats: [{ kind: 'open' }, { name: friend.name }] });
    const whole = (await friend.who.get(`/api/tables/${over.id}`)).body.table;
    expect((whole as { seats: { name: string }[] }).seats[0].name).toMatch(/^N\. N\. /);
    expect((await friend.who.get(`/api/tables/${over.id}/record`)).status).toBe(200);
    // The name is anybody’s again.
    await guest(house.url, host.name);
  });
});
