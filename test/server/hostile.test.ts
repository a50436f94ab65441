import { beforeAll, describe, expect, test } from 'vitest';
import type { OpenApi } from '../../src/server/documented.ts';
import { newId } from '../../src/server/people.ts';
import { attackServer } from './hostile.ts';
import { doorsOf } from './hostile-requests.ts';
import { setStage, type Stage } from './hostile-stage.ts';
import { guest, openHouse, visitor, type House, type Visitor } from './online.ts';

// Some of what `npm run hostile` sends by the hundred thousand.

test('what must be refused is refused with a reason, and changes nothing, while others play on', async () => {
  const figures = await attackServer({
    database: 'SQLite',
    messages: 3000,
    requests: 1500,
    tricks: 60,
    bursts: 1000,
  });
  expect(figures.wrong).toEqual([]);
  expect(figures.changes).toEqual([]);
  expect(figures.isAlive).toBe(true);
  expect(figures.after?.polluted).toEqual([]);
  expect(figures.choices).toBeGreaterThan(100);
}, 120_000);

describe('what one may not know', () => {
  let house: House;
  let stage: Stage;
  beforeAll(async () => {
    house = await openHouse();
    stage = await setStage(house.url);
    return () => house.running.stop();
  }, 60_000);

  test('every route of the document is attacked', async () => {
    const { body } = await visitor(house.url).get('/api/openapi.json');
    const { paths } = body as unknown as OpenApi;
    const all = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(Object.keys(doorsOf(stage)).toSorted()).toEqual(all.toSorted());
  });

  const METHODS =
    'sit view log menu why odds choose undo backs plead answer plea say chat looked missed notes note record';

  test('no method tells a private table from one that is not there', async () => {
    for (const who of [stage.scott, visitor(house.url)]) {
      const line = await who.line();
      for (const method of METHODS.split(' ')) {
        for (const more of [{}, { seat: 'French' }, { seat: 1 }, { strange: 1 }]) {
          const asked = (table: string): string =>
            JSON.stringify({ jsonrpc: '2.0', id: 'x', method, params: { table, ...more } });
          const answer = await line.raw(asked(stage.secret));
          expect(answer, method).toMatchObject({ error: { code: -32004 } });
          expect(await line.raw(asked(newId())), method).toEqual(answer);
        }
      }
      line.close();
    }
  });

  test.each([
    ['sit', { seat: 'French' }],
    ['stand', {}],
    ['resign', {}],
    ['claim', { seat: 'French', claim: 'bot' }],
    ['pause', {}],
    ['rematch', {}],
  ])('to %s tells a private table from none as little', async (verb, body) => {
    const answers = [];
    for (const id of [stage.secret, newId()])
      answers.push(await stage.scott.post(`/api/tables/${id}/${verb}`, body));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0].body).toEqual(answers[1].body);
  });

  /** The least of them: what else the machine does makes some slower, and none faster. */
  const least = (values: readonly number[]): number => Math.min(...values);

  /** Milliseconds that these take, in turns. */
  const timesOf = async (
    rounds: number,
    works: readonly (() => Promise<unknown>)[],
  ): Promise<readonly number[]> => {
    const times: number[][] = works.map(() => []);
    for (let i = 0; i < rounds; i++) {
      for (const [k, work] of works.entries()) {
        const from = performance.now();
        await work();
        times[k].push(performance.now() - from);
      }
    }
    return times.map(least);
  };

  test('who has an account cannot be told by how long a wrong password takes', async () => {
    const unlimited = await openHouse(undefined, { limits: { logins: {} } });
    const known: Visitor = await guest(unlimited.url, 'Marbot');
    await known.post('/api/account', { password: 'the password of Marbot' });
    await guest(unlimited.url, 'Nostitz');
    const tryAs = (name: string) => () =>
      visitor(unlimited.url).post('/api/login', { name, password: 'not his password' });
    const [account, onlyGuest, nobody] = await timesOf(15, [
      tryAs('Marbot'),
      tryAs('Nostitz'),
      tryAs('Soult'),
    ]);
    await unlimited.running.stop();
    for (const other of [onlyGuest, nobody]) {
      expect(other).toBeGreaterThan(account * 0.5);
      expect(other).toBeLessThan(account * 2);
    }
  });
});

test.each([
  ['POST /api/login', { name: 'Marbot', password: { toString: 1 } }],
  ['POST /api/login', { name: { toString: 1 }, password: 'x' }],
  ['POST /api/guest', { name: 'Marbot', admin: true }],
  ['POST /api/guest', ['Marbot']],
])('%s refuses %o', async (route, body) => {
  const house = await openHouse();
  const answer = await visitor(house.url).post(route.split(' ')[1], body);
  expect(answer.status).toBe(409);
  await house.running.stop();
});

test('a channel that is no channel is refused', async () => {
  const house = await openHouse();
  const marbot = await guest(house.url, 'Marbot');
  for (const body of [{ kind: 'pigeon' }, { kind: 'webhook', address: 1 }, { kind: 'push' }])
    expect((await marbot.post('/api/channels', body)).status).toBe(409);
  await house.running.stop();
});

test('what is nested too deeply to be shown is refused like anything else', async () => {
  const house = await openHouse();
  const { cookie } = await guest(house.url, 'Marbot');
  const response = await fetch(`${house.url}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '['.repeat(20_000) + ']'.repeat(20_000),
  });
  expect(response.status).toBe(409);
  await house.running.stop();
});
