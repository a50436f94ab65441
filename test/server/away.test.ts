import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Choice } from '../../src/kernel/choice.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { startPostgres, type Postgres } from '../store/database.ts';
import { guest, openHouse, openTable, type House, type Line } from './online.ts';

// What happens while the store is full or gone: nothing is lost, and nothing is said that is not so.

const firstChoice = async (line: Line, table: string): Promise<Choice> =>
  (await line.call<{ choices: Choice[] }>('menu', { table, seat: 'French' })).choices[0];

const sitDown = async (house: House) => {
  const host = await guest(house.url, 'Drouot');
  const { id } = await openTable(host);
  const lines = [await host.line(), await host.line()] as const;
  for (const line of lines) await line.call('sit', { table: id });
  return { id, host, lines };
};

describe('a store that keeps nothing for a while', () => {
  /** SQLite on a disk that can be made full, or that keeps what it says it has not. */
  const faultyStore = () => {
    const store = sqliteStore(':memory:');
    const disk = { isFull: false, isMute: false };
    const append: Store['append'] = async (entries) => {
      if (disk.isFull) throw new Error('database or disk is full');
      const kept = await store.append(entries);
      if (disk.isMute) throw new Error('the connection has broken');
      return kept;
    };
    return { disk, store: { ...store, append } };
  };

  test('a choice is refused, nothing of it is seen, and it is taken when there is room again', async () => {
    const { store, disk } = faultyStore();
    const house = await openHouse(store);
    const { id, lines } = await sitDown(house);
    const [french, beside] = lines;
    const choice = await firstChoice(french, id);
    const before = await french.call('view', { table: id, seat: 'French' });
    disk.isFull = true;
    for (let i = 0; i < 3; i++) {
      await expect(french.call('choose', { table: id, seat: 'French', choice })).rejects.toThrow(
        'could not be kept and was not taken: try again in a moment',
      );
    }
    expect(await beside.call('view', { table: id, seat: 'French' })).toEqual(before);
    expect(beside.told).toEqual([]);
    disk.isFull = false;
    const answer = await french.call('choose', { table: id, seat: 'French', choice });
    expect(answer).toMatchObject({ version: 1 });
    expect(await store.entries(id)).toHaveLength(1);
    await house.running.stop();
  });

  test('a choice that was kept though the answer was lost is answered as taken, and told once', async () => {
    const { store, disk } = faultyStore();
    const house = await openHouse(store);
    const { id, lines } = await sitDown(house);
    const choice = await firstChoice(lines[0], id);
    disk.isMute = true;
    const answer = await lines[0].call('choose', { table: id, seat: 'French', choice });
    expect(answer).toMatchObject({ version: 1 });
    disk.isMute = false;
    await lines[1].call('view', { table: id, seat: 'French' });
    expect(lines[1].told.map(({ version }) => version)).toEqual([1]);
    await house.running.stop();
  });

  test('a bot whose choice was refused tries again by itself', async () => {
    const { store, disk } = faultyStore();
    const house = await openHouse(store, { lease: 400 });
    const host = await guest(house.url, 'Bertrand');
    disk.isFull = true;
    const { id } = await openTable(host, { seats: [{ bot: 1 }, { bot: 1 }], public: true });
    const line = await host.line();
    await line.call('sit', { table: id });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await store.entries(id)).toEqual([]);
    disk.isFull = false;
    await expect.poll(() => line.told.length, { timeout: 20_000 }).toBeGreaterThan(3);
    await house.running.stop();
  });
});

describe('a database that is stopped and started again', () => {
  let postgres: Postgres;
  let house: House;
  beforeAll(async () => {
    postgres = await startPostgres();
    house = await openHouse(await postgresStore(postgres.url), { lease: 1000 });
  });
  afterAll(async () => {
    await house.running.stop();
    await postgres.stop();
  });

  test('choices are refused while it is away and taken again afterwards; none is missing', async () => {
    const { id, host, lines } = await sitDown(house);
    const choose = async (): Promise<unknown> => {
      const choice = await firstChoice(lines[0], id);
      return lines[0].call('choose', { table: id, seat: 'French', choice });
    };
    const botTable = (await openTable(host, { seats: [{ bot: 1 }, { bot: 1 }], public: true })).id;
    await lines[1].call('sit', { table: botTable });
    for (let i = 0; i < 5; i++) await choose();
    await postgres.halt();
    const wish = { table: id, seat: 'French', choice: await firstChoice(lines[0], id) };
    for (let i = 0; i < 3; i++)
      await expect(lines[0].call('choose', wish)).rejects.toThrow('cannot be reached now');
    const { status, body } = await host.get('/api/tables');
    expect([status, body.error]).toEqual([503, expect.stringContaining('cannot be reached now')]);
    await postgres.resume();
    await expect
      .poll(() => choose().catch(String), { timeout: 20_000 })
      .toMatchObject({ version: 6 });
    const told = lines[1].told.length;
    await expect.poll(() => lines[1].told.length, { timeout: 20_000 }).toBeGreaterThan(told + 3);
    const numbers = lines[1].told.filter(({ table }) => table === botTable);
    expect(numbers.map(({ version }) => version)).toEqual(numbers.map((_, i) => i + 1));
  });
});
