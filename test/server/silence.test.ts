import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Choice } from '../../src/kernel/choice.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import {
  guest,
  openHouse,
  openTable,
  visitor,
  type House,
  type Line,
  type Visitor,
} from './online.ts';

// A block picked up and put back is known to its own seat alone, however it is asked for.

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.running.stop());

let guests = 0;
const somebody = () => guest(house.url, `Silent ${++guests}`);

/** A public table of two with somebody looking on; each follows it. */
const sitDown = async () => {
  const people = [await somebody(), await somebody(), await somebody()];
  const { id, invitation } = await openTable(people[0], { public: true });
  await people[1].post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
  const lines: Line[] = [];
  for (const each of people) lines.push(await each.line());
  for (const line of lines) await line.call('sit', { table: id });
  return { id, people, lines };
};

const pickUp = async (line: Line, table: string): Promise<unknown> => {
  const { choices } = await line.call<{ choices: Choice[] }>('menu', { table, seat: 'French' });
  return line.call('choose', { table, seat: 'French', choice: choices[0] });
};

const putBack = (line: Line, table: string): Promise<unknown> =>
  line.call('undo', { table, seat: 'French' });

/** All that somebody can find out about a table without deciding anything. */
const allKnown = async (who: Visitor, line: Line, id: string, seat: string): Promise<string> => {
  const at = { table: id, seat };
  const asked = [
    ['sit', { table: id }],
    ['view', at],
    ['log', at],
    ['menu', at],
    ['undo', at],
    ['choose', { ...at, choice: ['done'] }],
    ['why', { ...at, choice: ['done'] }],
    ['odds', { ...at, choice: ['done'] }],
    ['record', { table: id }],
  ] as const;
  const told: unknown[] = [];
  for (const [method, params] of asked)
    told.push(await line.call(method, params).catch((error: Error) => error.message));
  for (const path of ['/api/tables', `/api/tables/${id}`]) told.push((await who.get(path)).body);
  // What a clock reads goes on by itself, whatever anybody does.
  return JSON.stringify(told).replaceAll(/"left":\[[\d,]+\]/g, '');
};

test('who does not hold the block cannot tell that it was picked up, nor that it was put back', async () => {
  const { id, people, lines } = await sitDown();
  const [french, ...others] = lines;
  const known = (): Promise<string[]> =>
    Promise.all([
      allKnown(people[1], lines[1], id, 'Allied'),
      allKnown(people[2], lines[2], id, 'spectator'),
    ]);
  const before = await known();
  for (let i = 0; i < 3; i++) {
    await pickUp(french, id);
    expect(await known()).toEqual(before);
    await putBack(french, id);
    expect(await known()).toEqual(before);
  }
  expect(french.told.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const line of others) expect(line.told).toEqual([]);
  for (const line of lines) line.close();
});

test('what can be noticed is told, and numbered without a gap for everybody', async () => {
  const { id, lines } = await sitDown();
  for (let i = 0; i < 8; i++) await pickUp(lines[0], id);
  for (const line of lines) await line.call('sit', { table: id });
  expect(lines.map(({ told }) => told.map(({ version }) => version))).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ]);
  expect(lines[1].told.every(({ events }) => events.length > 0)).toBe(true);
  for (const line of lines) line.close();
});

test('a march that is taken back is told to all, and the block in the hand after it to nobody', async () => {
  const { id, lines } = await sitDown();
  for (let i = 0; i < 2; i++) await pickUp(lines[0], id);
  for (let i = 0; i < 2; i++) await putBack(lines[0], id);
  for (const line of lines) await line.call('sit', { table: id });
  expect(lines[1].told.map(({ version, undone }) => [version, undone])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(lines[0].told.map(({ undone }) => undone)).toEqual([false, false, true, true]);
  for (const line of lines) line.close();
});

test('one’s own choice is refused when one’s own eyes have missed something, else it is not', async () => {
  const { id, lines } = await sitDown();
  await pickUp(lines[0], id);
  const stale = { table: id, seat: 'French', choice: ['done'], version: 0 };
  await expect(lines[0].call('choose', stale)).rejects.toThrow('the table has moved on');
  // For the other seat nothing has happened: it hears why it may not, as before.
  const early = { table: id, seat: 'Allied', choice: ['done'], version: 0 };
  await expect(lines[1].call('choose', early)).rejects.toThrow('another seat decides now');
  for (const line of lines) line.close();
});

test('everybody knows the same version after the server was started again', async () => {
  const store = sqliteStore(':memory:');
  const first = await openHouse({ ...store, close: async () => undefined });
  const host = await guest(first.url, 'Grouchy');
  const watcher = await guest(first.url, 'Gérard');
  const { id } = await openTable(host, { public: true });
  const versions = async (house: House): Promise<unknown[]> => {
    const found: unknown[] = [];
    for (const { cookie } of [host, watcher]) {
      const line = await Object.assign(visitor(house.url), { cookie }).line();
      found.push((await line.call<{ version: number }>('sit', { table: id })).version);
      line.close();
    }
    return found;
  };
  const line = await host.line();
  for (let i = 0; i < 6; i++) await pickUp(line, id);
  await putBack(line, id);
  line.close();
  expect(await versions(first)).toEqual([7, 3]);
  await first.running.stop();
  const second = await openHouse(store);
  expect(await versions(second)).toEqual([7, 3]);
  await second.running.stop();
});
