import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { PublicProfile } from '../../src/server/accounts.ts';
import type { TableInfo } from '../../src/server/lobby.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import {
  guest,
  openHouse,
  openTable,
  type Refused,
  visitor,
  type House,
  type Visitor,
} from './online.ts';

let store: Store;
let house: House;
beforeAll(async () => {
  store = sqliteStore(':memory:');
  house = await openHouse(store);
});
afterAll(() => house.running.stop());

const PASSWORD = 'la garde meurt';
let made = 0;
const named = (what: string): string => `${what} ${++made}`;

interface Known {
  readonly name: string;
  readonly who: Visitor;
}
const account = async (at: House = house): Promise<Known> => {
  const name = named('Officer');
  const who = await guest(at.url, name);
  await who.post('/api/account', { password: PASSWORD });
  return { name, who };
};

interface OwnBot {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  /** The bot itself, calling. */
  readonly itself: Visitor;
}
const botOf = async ({ who }: Known, at: House = house): Promise<OwnBot> => {
  const { status, body } = await who.post('/api/bots', { name: named('Engine') });
  expect([status, body]).toEqual([201, expect.anything()]);
  const { id, name } = body.bot as { id: string; name: string };
  const itself = visitor(at.url);
  itself.token = body.token as string;
  return { id, name, token: itself.token, itself };
};
const listed = async ({ who }: Known): Promise<readonly Record<string, unknown>[]> =>
  (await who.get('/api/bots')).body.bots as readonly Record<string, unknown>[];
const tableAt = async (who: Visitor, id: string): Promise<TableInfo> =>
  (await who.get(`/api/tables/${id}`)).body.table as TableInfo;
const meOf = async (who: Visitor): Promise<unknown> => (await who.get('/api/me')).body.me;
const promote = async ({ name }: Known): Promise<void> => {
  const person = await store.personCalled(name);
  const act = { moderator: null, act: 'appoint', reason: 'trusted', at: 1, until: null } as const;
  await store.keepAct({ ...act, id: named('act'), person: person?.id ?? '' });
};

describe('bots and their owners', () => {
  test('a token is shown once, known by its hash, and listed with when it was last used', async () => {
    const owner = await account();
    const { id, name, token, itself } = await botOf(owner);
    expect(token).toMatch(/^hdb_[\w-]{43}$/);
    const [fresh] = await listed(owner);
    expect(fresh).toMatchObject({ id, name, isOpen: false, used: null });
    expect(JSON.stringify(await listed(owner))).not.toContain(token);
    expect(await meOf(itself)).toEqual({ id, name });
    expect((await listed(owner))[0].used).toBeGreaterThanOrEqual(fresh.issued as number);
  });

  test('only an account has bots, five at most, each with a name of its own', async () => {
    const visit = await guest(house.url, named('Passer-by'));
    const refused = await visit.post('/api/bots', { name: named('Engine') });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'only an account can have bots: choose a password first',
    ]);
    const owner = await account();
    const taken = await owner.who.post('/api/bots', { name: owner.name });
    expect(taken.body.error).toContain('somebody is called');
    const bots = [];
    for (let i = 0; i < 5; i++) bots.push(await botOf(owner));
    const sixth = await owner.who.post('/api/bots', { name: named('Engine') });
    expect(sixth.body.error).toBe('an account has 5 bots at most');
    await owner.who.post(`/api/bots/${bots[0].id}/remove`);
    await botOf(owner);
  });

  test('nobody else sees or touches them', async () => {
    const [owner, other] = [await account(), await account()];
    const { id, itself } = await botOf(owner);
    expect(await listed(other)).toEqual([]);
    for (const what of ['', '/token', '/revoke', '/remove'])
      expect((await other.who.post(`/api/bots/${id}${what}`, {})).status).toBe(404);
    expect(await meOf(itself)).not.toBeNull();
  });

  test('a new name is seen at once; a new token ends the old one and what it was connected by', async () => {
    const owner = await account();
    const { id, itself } = await botOf(owner);
    const name = named('Engine');
    expect((await owner.who.post(`/api/bots/${id}`, { name })).body.bot).toMatchObject({ name });
    expect(await meOf(itself)).toEqual({ id, name });
    const line = await itself.line();
    const closed = once(line.socket, 'close');
    const { body } = await owner.who.post(`/api/bots/${id}/token`);
    expect((await closed)[0]).toBe(4001);
    expect((await itself.get('/api/me')).status).toBe(401);
    itself.token = body.token as string;
    expect(await meOf(itself)).toEqual({ id, name });
  });

  test('one that is revoked comes in no more, and its seat is free', async () => {
    const owner = await account();
    const { id, name, itself } = await botOf(owner);
    const table = await openTable(owner.who, { seats: ['me', { bot: name }] });
    await owner.who.post(`/api/bots/${id}/revoke`);
    expect((await itself.get('/api/me')).status).toBe(401);
    await expect(itself.line()).rejects.toThrow('401');
    expect((await tableAt(owner.who, table.id)).seats[1].kind).toBe('open');
    const seated = await owner.who.post('/api/tables', {
      game: 'blocks',
      seats: ['me', { bot: name }],
    });
    expect(seated.body.error).toContain('there is no bot called');
  });

  test('who erases himself erases them; who takes out his data finds them there', async () => {
    const owner = await account();
    const { name, itself } = await botOf(owner);
    const { body } = await owner.who.get('/api/account/data');
    expect(body.bots).toMatchObject([{ name, used: null }]);
    expect(JSON.stringify(body)).not.toContain('hdb_');
    await owner.who.post('/api/account/erase', { password: PASSWORD });
    expect((await itself.get('/api/me')).status).toBe(401);
    expect((await visitor(house.url).get(`/api/people/${name}`)).status).toBe(404);
  });

  test('a moderator who closes the owner closes them; one that he closes gets no new token', async () => {
    const [owner, moderator] = [await account(), await account()];
    await promote(moderator);
    const [one, other] = [await botOf(owner), await botOf(owner)];
    const close = (name: string) =>
      moderator.who.post('/api/moderation', { name, act: 'close', reason: 'floods tables' });
    expect((await close(one.name)).status).toBe(200);
    expect((await one.itself.get('/api/me')).status).toBe(401);
    expect(await meOf(other.itself)).not.toBeNull();
    const renewed = await owner.who.post(`/api/bots/${one.id}/token`);
    expect(renewed.body.error).toBe('a moderator has closed this bot');
    await close(owner.name);
    expect((await other.itself.get('/api/me')).status).toBe(401);
  });
});

describe('by a token', () => {
  test('a bot asks what is for bots and nothing else', async () => {
    const owner = await account();
    const { name, itself } = await botOf(owner);
    expect((await itself.get('/api/tables')).status).toBe(200);
    expect((await itself.get('/api/nothing')).status).toBe(404);
    const own: [string, unknown][] = [
      ['/api/bots', { name: named('Engine') }],
      ['/api/account', { password: PASSWORD }],
      ['/api/account/name', { name: named('Engine') }],
      ['/api/tables', { game: 'blocks', seats: ['me', 'open'] }],
      ['/api/reports', { name: owner.name, reason: 'none' }],
    ];
    for (const [path, body] of own)
      expect([path, (await itself.post(path, body)).status]).toEqual([path, 403]);
    const login = await visitor(house.url).post('/api/login', { name, password: '' });
    expect(login.body.error).toBe('no account has this name and this password');
  });

  test('a cookie and a token never mix, and a token is worth nothing as a cookie', async () => {
    const owner = await account();
    const { token, itself } = await botOf(owner);
    const both = visitor(house.url);
    both.cookie = owner.who.cookie;
    both.token = token;
    expect((await both.get('/api/me')).status).toBe(400);
    await expect(both.line()).rejects.toThrow('400');
    const disguised = visitor(house.url);
    disguised.cookie = `hundred_days=${token}`;
    expect(await meOf(disguised)).toBeNull();
    itself.token = owner.who.cookie.split('=')[1];
    expect((await itself.get('/api/me')).status).toBe(401);
    itself.token = '';
    const blank = await itself.post('/api/leave', {}, { authorization: 'Bearer ' });
    expect(blank.status).toBe(401);
  });

  test('a WebSocket that sets no headers offers it beside the subprotocol, and is not sent it back', async () => {
    const { token } = await botOf(await account());
    const address = `${house.url.replace('http', 'ws')}/api/play`;
    const open = async (offered: string[]): Promise<string> => {
      // A page of another site may do so: nothing is sent along that it does not hold itself.
      const socket = new WebSocket(address, offered, { origin: 'https://elsewhere.example' });
      const response = await once(socket, 'open').then(
        () => socket.protocol,
        (error: unknown) => String(error),
      );
      socket.terminate();
      return response;
    };
    expect(await open(['hundred-days', `bearer.${token}`])).toBe('hundred-days');
    expect(await open(['hundred-days', 'bearer.hdb_wrong'])).toContain('401');
    expect(await open(['hundred-days'])).toContain('403');
  });

  test('what comes too fast is refused, over HTTP and over the socket, with when to come back', async () => {
    const limit = { person: { burst: 2, perSecond: 0.01 } };
    const slow = await openHouse(sqliteStore(':memory:'), {
      limits: { botHttp: limit, botPlay: limit },
    });
    const { itself } = await botOf(await account(slow), slow);
    await itself.get('/api/me');
    await itself.get('/api/me');
    const { status, body, headers } = await itself.get('/api/me');
    expect([status, headers.get('retry-after')]).toEqual([429, '100']);
    expect(body.retryAfterMs).toBeGreaterThan(90_000);
    const line = await itself.line();
    const refusals = [];
    for (let i = 0; i < 3; i++)
      refusals.push(await line.call('view', { table: 'none' }).catch((error: unknown) => error));
    expect(refusals[1]).toMatchObject({ code: -32004 });
    expect(refusals[2]).toMatchObject({ code: -32029 });
    expect((refusals[2] as Refused).data).toHaveProperty('retryAfterMs');
    line.close();
    await slow.running.stop();
  });

  test('a bot has four connections at most', async () => {
    const { itself } = await botOf(await account());
    const lines = [];
    for (let i = 0; i < 4; i++) lines.push(await itself.line());
    await expect(itself.line()).rejects.toThrow('429');
    for (const line of lines) line.close();
  });
});

describe('at tables', () => {
  test('its owner seats it by name, others only if he lets them; all see whose it is', async () => {
    const [owner, other] = [await account(), await account()];
    const { id, name } = await botOf(owner);
    const wish = { game: 'blocks', seats: ['me', { bot: name }], public: true };
    const table = await openTable(owner.who, wish);
    const [, seat] = (await tableAt(visitor(house.url), table.id)).seats;
    expect(seat).toMatchObject({ kind: 'person', name, owner: owner.name });
    expect((await other.who.post('/api/tables', wish)).status).toBe(409);
    await owner.who.post(`/api/bots/${id}`, { isOpen: true });
    expect((await other.who.post('/api/tables', wish)).status).toBe(201);
    const profile = (await visitor(house.url).get(`/api/people/${name}`)).body
      .profile as PublicProfile;
    expect(profile.owner).toBe(owner.name);
  });

  test('it sits down by an invitation, not of its own accord, and plays from its own seat only', async () => {
    const [owner, host] = [await account(), await account()];
    const { name, itself } = await botOf(owner);
    const { id, invitation } = await openTable(host.who, { public: true });
    const sit = (more: object) => itself.post(`/api/tables/${id}/sit`, { seat: 'Allied', ...more });
    expect((await sit({})).body.error).toBe('a bot sits down only where it is invited');
    expect((await sit({ invitation })).body.table).toMatchObject({
      seats: [
        { name: host.name, owner: null },
        { name, owner: owner.name },
      ],
    });
    const line = await itself.line();
    await line.call('view', { table: id, seat: 'Allied' });
    for (const method of ['view', 'menu', 'log', 'choose'])
      await expect(
        line.call(method, {
          table: id,
          seat: 'French',
          ...(method === 'choose' && { choice: [] }),
        }),
      ).rejects.toThrow('you do not hold the seat of French');
    await expect(line.call('say', { table: id, text: 'Hello' })).rejects.toThrow('does not talk');
    line.close();
    await itself.post(`/api/tables/${id}/stand`);
    expect((await tableAt(host.who, id)).seats[1].kind).toBe('open');
  });

  test('it plays eight games at once at most', async () => {
    const owner = await account();
    const { name, itself } = await botOf(owner);
    const wish = { game: 'blocks', seats: ['me', { bot: name }] };
    const ids = [];
    for (let i = 0; i < 8; i++) ids.push((await openTable(owner.who, wish)).id);
    const ninth = await owner.who.post('/api/tables', wish);
    expect(ninth.body.error).toBe(`${name} plays 8 games already: a bot plays no more at once`);
    const { id, invitation } = await openTable(owner.who);
    const sat = await itself.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
    expect(sat.status).toBe(409);
    await owner.who.post(`/api/tables/${ids[0]}/resign`);
    await openTable(owner.who, wish);
  });

  test('its games count for ratings, but not against its owner or another bot of his', async () => {
    const [owner, other] = [await account(), await account()];
    const [one, two] = [await botOf(owner), await botOf(owner)];
    const ratingsOf = async (who: Visitor): Promise<unknown> =>
      (await who.get('/api/ratings')).body.ratings;
    const playAndResign = async (host: Known, seats: unknown[], by: Visitor): Promise<void> => {
      const { id } = await openTable(host.who, { seats });
      expect((await by.post(`/api/tables/${id}/resign`)).status).toBe(200);
    };
    await playAndResign(owner, ['me', { bot: one.name }], one.itself);
    await playAndResign(owner, [{ bot: two.name }, { bot: one.name }], one.itself);
    await owner.who.post(`/api/bots/${one.id}`, { isOpen: true });
    await playAndResign(other, ['me', { bot: one.name }], one.itself);
    await expect.poll(() => ratingsOf(other.who)).toMatchObject([{ rating: 1520, played: 1 }]);
    expect(await ratingsOf(one.itself)).toMatchObject([{ rating: 1480, played: 1 }]);
    expect([await ratingsOf(owner.who), await ratingsOf(two.itself)]).toEqual([[], []]);
  });

  test('once more: a bot that one may not seat leaves its seat free', async () => {
    const [owner, host] = [await account(), await account()];
    const { name, itself } = await botOf(owner);
    const { id, invitation } = await openTable(host.who);
    await itself.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
    await host.who.post(`/api/tables/${id}/resign`);
    const again = (await host.who.post(`/api/tables/${id}/rematch`)).body.table as TableInfo;
    expect(again.seats).toMatchObject([{ kind: 'open' }, { name: host.name }]);
    const own = await openTable(owner.who, { seats: ['me', { bot: name }] });
    await owner.who.post(`/api/tables/${own.id}/resign`);
    const both = (await owner.who.post(`/api/tables/${own.id}/rematch`)).body.table as TableInfo;
    expect(both.seats).toMatchObject([{ name }, { name: owner.name }]);
  });
});
