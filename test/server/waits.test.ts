import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { guest, openHouse, openTable, visitor, type House, type Line } from './online.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse(sqliteStore(':memory:'), { limits: { waits: {} } });
});
afterAll(() => house.running.stop());

let guests = 0;
const somebody = () => guest(house.url, `Sentry ${++guests}`);

/** What was told of tables that wait. */
const told = ({ heard }: Line): unknown[] =>
  heard
    .map((text) => JSON.parse(text) as { method?: string; params: unknown })
    .filter(({ method }) => method === 'waiting')
    .map(({ params }) => params);

const choose = async (line: Line, table: string, seat: string): Promise<readonly string[]> => {
  const { choices } = await line.call<{ choices: string[][] }>('menu', { table, seat });
  const choice = choices.find(([verb]) => verb === 'done') ?? choices[0];
  const { waiting } = await line.call<{ waiting: string[] }>('choose', { table, seat, choice });
  return waiting;
};

describe('tables that wait', () => {
  test('are told of as they are opened, and once for each turn, without looking at them', async () => {
    const [host, friend] = [await somebody(), await somebody()];
    const [own, other] = [await host.line(), await friend.line()];
    expect(await own.call('tables')).toEqual({ tables: [] });
    const { id, invitation } = await openTable(host);
    const waiting = { table: id, game: 'blocks', seats: ['French'] };
    await expect.poll(() => told(own)).toEqual([waiting]);
    await other.call('tables');
    await friend.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
    const seat = { table: id, game: 'blocks', scenario: 'historical' };
    expect(await own.call('tables')).toEqual({
      tables: [{ ...seat, own: ['French'], waiting: ['French'] }],
    });
    expect(await other.call('tables')).toEqual({
      tables: [{ ...seat, own: ['Allied'], waiting: [] }],
    });
    expect(told(other)).toEqual([]);
    while ((await choose(own, id, 'French')).includes('French'));
    await expect.poll(() => told(other)).toEqual([{ ...waiting, seats: ['Allied'] }]);
    while ((await choose(other, id, 'Allied')).includes('Allied'));
    await expect.poll(() => told(own)).toEqual([waiting, waiting]);
    for (const line of [own, other]) line.close();
  });

  test('a seat that is taken while the table waits for it is told of; a game that is over is not', async () => {
    const [host, friend] = [await somebody(), await somebody()];
    const { id, invitation } = await openTable(host, { seats: ['open', 'me'] });
    const line = await friend.line();
    await line.call('tables');
    await friend.post(`/api/tables/${id}/sit`, { seat: 'French', invitation });
    await expect.poll(() => told(line)).toMatchObject([{ table: id, seats: ['French'] }]);
    await host.post(`/api/tables/${id}/resign`);
    expect(await line.call('tables')).toEqual({ tables: [] });
    line.close();
  });

  test('who has not said who he is has none, and nobody asks without end', async () => {
    const nobody = await visitor(house.url).line();
    await expect(nobody.call('tables')).rejects.toThrow('say who you are first');
    nobody.close();
    const slow = await openHouse(sqliteStore(':memory:'));
    const line = await (await guest(slow.url, 'Eager')).line();
    const asked = await Promise.allSettled(Array.from({ length: 11 }, () => line.call('tables')));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(asked.at(-1)).toMatchObject({ reason: { code: -32029 } });
    line.close();
    await slow.running.stop();
  });
});
