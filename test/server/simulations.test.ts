import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../dev/source.ts';
import type { Result } from '../../src/simulation/result.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { guest, openHouse, visitor, type House, type Visitor } from './online.ts';

const folder = mkdtempSync(join(tmpdir(), 'hundred-days-'));
const file = join(folder, 'store.db');
let house: House;
beforeAll(async () => {
  house = await openHouse(sqliteStore(file));
});
afterAll(async () => {
  await house.running.stop();
  rmSync(folder, { recursive: true });
});

let people = 0;
const account = async (): Promise<Visitor> => {
  const who = await guest(house.url, `Analyst ${++people}`);
  await who.post('/api/account', { password: 'many games' });
  return who;
};

interface Simulation {
  readonly id: string;
  readonly plan: { readonly seed: string };
  readonly done: number;
  readonly result: Result | null;
  readonly failure: string | null;
}

const PLAN = { game: 'blocks', bots: ['random', 'random'], games: 30, seed: 'k' };

const ask = async (who: Visitor, more: Record<string, unknown> = {}): Promise<Simulation> => {
  const { status, body } = await who.post('/api/simulations', { ...PLAN, ...more });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.simulation as Simulation;
};
const look = async (who: Visitor, id: string): Promise<Simulation> =>
  (await who.get(`/api/simulations/${id}`)).body.simulation as Simulation;
const untilOver = async (who: Visitor, id: string): Promise<Simulation> => {
  const isOver = async (): Promise<boolean> => {
    const { result, failure } = await look(who, id);
    return result !== null || failure !== null;
  };
  await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
  return look(who, id);
};

describe('simulations', () => {
  test('what comes of one is what the command line finds by the same seed', async () => {
    const who = await account();
    const { id } = await ask(who);
    const { result, failure, done } = await untilOver(who, id);
    expect([failure, done]).toEqual([null, 30]);
    const bin = join(root, 'bin/hundred-days');
    const flags = ['--game', 'blocks', '--games', '30', '--seed', 'k', '--workers', '1', '--json'];
    const { stdout } = spawnSync(process.execPath, [bin, 'simulate', ...flags], {
      encoding: 'utf8',
    });
    const { wins, draws, decisions } = JSON.parse(stdout) as Result;
    expect(result).toMatchObject({ games: 30, wins, draws, decisions });
  });

  test('each is read by its person alone, and listed for him', async () => {
    const [own, other] = [await account(), await account()];
    const { id } = await ask(own, { games: 1 });
    expect((await other.get(`/api/simulations/${id}`)).status).toBe(404);
    expect((await other.post(`/api/simulations/${id}/remove`)).status).toBe(404);
    expect((await other.get('/api/simulations')).body.simulations).toEqual([]);
    await untilOver(own, id);
    expect((await own.get('/api/simulations')).body.simulations).toMatchObject([{ id }]);
    await own.post(`/api/simulations/${id}/remove`);
    expect((await own.get(`/api/simulations/${id}`)).status).toBe(404);
  });

  test('only an account asks, for so many games, and not for more than two at once', async () => {
    const visit = await guest(house.url, 'Passer-by');
    expect((await visit.post('/api/simulations', PLAN)).body.error).toContain('only an account');
    expect((await visitor(house.url).post('/api/simulations', PLAN)).status).toBe(409);
    const who = await account();
    const refused = async (more: Record<string, unknown>): Promise<unknown> =>
      (await who.post('/api/simulations', { ...PLAN, ...more })).body.error;
    expect(await refused({ games: 1001 })).toContain('from 1 to 1000');
    expect(await refused({ bots: ['random'] })).toContain('one entry a seat');
    expect(await refused({ bots: ['random', '6'] })).toContain('is not one of');
    expect(await refused({ game: 'chess' })).toContain('chess');
    expect(await refused({ workers: 8 })).toContain('no such field');
    const long = { bots: ['5', '5'], games: 1000 };
    const ids = [await ask(who, long), await ask(who, long)].map(({ id }) => id);
    expect(await refused(long)).toBe('2 simulations of yours are not over yet');
    for (const id of ids) await who.post(`/api/simulations/${id}/remove`);
    await untilOver(who, (await ask(who, { games: 1 })).id);
  });

  test('one that was under way when the server stopped is played by the next', async () => {
    const who = await account();
    const { id } = await ask(who, { bots: ['1', '1'], games: 100 });
    const done = async (): Promise<number> => (await look(who, id)).done;
    await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(0);
    expect((await look(who, id)).result).toBeNull();
    await house.running.stop();
    house = await openHouse(sqliteStore(file));
    const again = visitor(house.url);
    again.cookie = who.cookie;
    const { result, failure } = await untilOver(again, id);
    expect(failure).toBeNull();
    expect(result?.over).toBe(100);
  });

  test('one that takes too long is given up and says so; a server may play none', async () => {
    const quick = await openHouse(sqliteStore(':memory:'), { simulations: { patience: 100 } });
    const who = await guest(quick.url, 'Impatient');
    await who.post('/api/account', { password: 'many games' });
    const { id } = await ask(who, { bots: ['5', '5'], games: 1000 });
    expect((await untilOver(who, id)).failure).toContain('it was not over after');
    await quick.running.stop();
    const none = await openHouse(sqliteStore(':memory:'), { simulations: { threads: 0 } });
    const other = await guest(none.url, 'Denied');
    const { body } = await other.post('/api/simulations', PLAN);
    expect(body.error).toBe('this server plays no simulations');
    await none.running.stop();
  });
});
