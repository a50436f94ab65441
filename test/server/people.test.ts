import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectedScore, rated } from '../../src/server/ratings.ts';
import { guest, openHouse, openTable, visitor, type House, type Visitor } from './online.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.running.stop());

let guests = 0;
const named = () => `Person ${++guests}`;
const somebody = () => guest(house.url, named());

/** Two people at a table, not yet playing. */
const pair = async (more: Record<string, unknown> = {}) => {
  const [host, friend] = [await somebody(), await somebody()];
  const { id, invitation } = await openTable(host, more);
  await friend.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
  return { id, host, friend };
};

describe('accounts', () => {
  test('a guest becomes an account and comes back from elsewhere, his tables with him', async () => {
    const name = named();
    const here = await guest(house.url, name);
    const { id } = await openTable(here);
    expect((await here.post('/api/account', { password: 'la garde meurt' })).status).toBe(200);
    const there = visitor(house.url);
    const back = await there.post('/api/login', { name, password: 'la garde meurt' });
    expect(back.body).toEqual((await here.get('/api/me')).body);
    expect((await there.get(`/api/tables/${id}`)).status).toBe(200);
  });

  test('a wrong password, a guest and nobody at all are refused in the same words', async () => {
    const [kept, open] = [named(), named()];
    await (await guest(house.url, kept)).post('/api/account', { password: 'mais ne se rend pas' });
    await guest(house.url, open);
    const tries = [
      { name: kept, password: 'wrong password' },
      { name: open, password: '' },
      { name: 'Nobody At All', password: 'x' },
      { name: null, password: null },
      {},
    ];
    const answers = await Promise.all(
      tries.map((each) => visitor(house.url).post('/api/login', each)),
    );
    for (const { status, body } of answers) {
      expect([status, body.error]).toEqual([409, 'no account has this name and this password']);
    }
  });

  test('passwords cannot be tried by the dozen', async () => {
    const strict = await openHouse();
    const visit = visitor(strict.url);
    let last = 200;
    for (let i = 0; i < 12; i++)
      last = (await visit.post('/api/login', { name: 'Ney', password: `guess ${i}` })).status;
    expect(last).toBe(429);
    await strict.running.stop();
  });

  test('a short password is refused', async () => {
    const { status, body } = await (await somebody()).post('/api/account', { password: 'short' });
    expect([status, body.error]).toEqual([409, 'a password has 8 to 200 characters']);
  });
});

describe('seats', () => {
  /** Makes a move that everybody is told of. */
  const march = async (who: Visitor, table: string): Promise<void> => {
    const line = await who.line();
    const at = { table, seat: 'French' };
    for (const choice of [
      ['march', 'Quiot'],
      ['to', 'Binche'],
    ])
      await line.call('choose', { ...at, choice });
    line.close();
  };

  test('who has looked at a game from one seat does not see it from another', async () => {
    const { id, host, friend } = await pair({ public: true });
    await march(host, id);
    await friend.post(`/api/tables/${id}/stand`);
    const sit = (who: typeof host, seat: string) => who.post(`/api/tables/${id}/sit`, { seat });
    const own = 'who has sat at a table comes back to his own seat only';
    expect((await sit(host, 'Allied')).body.error).toBe(own);
    await host.post(`/api/tables/${id}/stand`);
    expect((await sit(host, 'Allied')).body.error).toBe(own);
    expect((await sit(friend, 'French')).body.error).toBe(own);
    expect((await sit(friend, 'Allied')).status).toBe(200);
    expect((await sit(host, 'French')).status).toBe(200);
  });

  test('who has held two seats comes back to both', async () => {
    const host = await somebody();
    const { id } = await openTable(host, { seats: ['me', 'me'] });
    await march(host, id);
    await host.post(`/api/tables/${id}/stand`);
    for (const seat of ['Allied', 'French'])
      expect((await host.post(`/api/tables/${id}/sit`, { seat })).status).toBe(200);
  });
});

describe('the end of a game', () => {
  test('who resigns has lost; nobody chooses any more, and the seed is told', async () => {
    const { id, host, friend } = await pair();
    const lines = [await host.line(), await friend.line()];
    for (const line of lines) await line.call('sit', { table: id });
    const choices = await lines[0].call<{ choices: unknown[] }>('menu', {
      table: id,
      seat: 'French',
    });
    const { body } = await host.post(`/api/tables/${id}/resign`);
    expect(body.table).toMatchObject({
      outcome: { winners: ['Allied'], reason: 'French resigns' },
    });
    const late = { table: id, seat: 'French', choice: choices.choices[0] };
    await expect(lines[0].call('choose', late)).rejects.toThrow('the game is over: French resigns');
    expect(await lines[1].call('sit', { table: id })).toMatchObject({ waiting: [] });
    expect(await lines[1].call('record', { table: id })).toHaveProperty('seed', expect.any(String));
    expect((await friend.post(`/api/tables/${id}/resign`)).status).toBe(409);
    for (const line of lines) line.close();
  });

  test('what was hidden stays hidden when a game is given up', async () => {
    const { id, host, friend } = await pair();
    await host.post(`/api/tables/${id}/resign`);
    const line = await friend.line();
    await line.call('sit', { table: id });
    const wish = { table: id, seat: 'Allied', revealed: true };
    await expect(line.call('view', wish)).rejects.toThrow('what is hidden stays hidden');
    line.close();
  });

  test('points go from the loser to the winner, once', async () => {
    const { id, host, friend } = await pair();
    await host.post(`/api/tables/${id}/resign`);
    const ratingOf = async (who: typeof host): Promise<unknown> =>
      ((await who.get('/api/ratings')).body.ratings as { rating: number }[])[0]?.rating;
    await expect.poll(() => ratingOf(friend)).toBe(1520);
    expect(await ratingOf(host)).toBe(1480);
  });

  test('a rematch changes sides', async () => {
    const { id, host, friend } = await pair();
    expect((await host.post(`/api/tables/${id}/rematch`)).status).toBe(409);
    await host.post(`/api/tables/${id}/resign`);
    const { body } = await friend.post(`/api/tables/${id}/rematch`);
    const seats = (table: unknown): unknown =>
      (table as { seats: { name: string }[] }).seats.map(({ name }) => name);
    const before = (await host.get(`/api/tables/${id}`)).body.table;
    expect(seats(body.table)).toEqual((seats(before) as string[]).toReversed());
  });
});

describe('chat', () => {
  test('those at a table hear each other; who only watches does not', async () => {
    const { id, host, friend } = await pair({ public: true });
    const [a, b, watcher] = [
      await host.line(),
      await friend.line(),
      await (await somebody()).line(),
    ];
    for (const line of [a, b, watcher]) await line.call('sit', { table: id });
    await a.call('say', { table: id, text: 'Merde!' });
    await expect.poll(() => b.heard.some((text) => text.includes('Merde!'))).toBe(true);
    await expect(watcher.call('chat', { table: id })).rejects.toThrow('only those who sit');
    await expect(watcher.call('say', { table: id, text: 'Hey' })).rejects.toThrow('only those');
    expect(watcher.heard.some((text) => text.includes('Merde!'))).toBe(false);
    await expect(a.call('say', { table: id, text: ' ' })).rejects.toThrow('1 to 500 characters');
    expect(await b.call('chat', { table: id })).toMatchObject({ lines: [{ text: 'Merde!' }] });
    for (const line of [a, b, watcher]) line.close();
  });
});

describe('ratings', () => {
  const row = (rating: number, played = 0) => ({ person: 'a', game: 'blocks', rating, played });

  test('equals expect a half each, four hundred points make ten to one', () => {
    expect(expectedScore(1500, 1500)).toBe(0.5);
    expect(expectedScore(1900, 1500)).toBeCloseTo(10 / 11);
  });

  test('a win against an equal gives twenty points, ten once one is well known', () => {
    expect(rated(row(1500), row(1500), 1)).toMatchObject({ rating: 1520, played: 1 });
    expect(rated(row(1500, 10), row(1500, 10), 1)).toMatchObject({ rating: 1510, played: 11 });
    expect(rated(row(1500), row(1500), 0.5).rating).toBe(1500);
  });
});
