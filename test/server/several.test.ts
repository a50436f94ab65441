import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Choice } from '../../src/kernel/choice.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { startPostgres, type Postgres } from '../store/database.ts';
import {
  guest,
  openHouse,
  openTable,
  visitor,
  type House,
  type Line,
  type Plea,
  type Visitor,
} from './online.ts';

// Several servers on one database serve the same tables.

let postgres: Postgres;
let houses: readonly [House, House];
beforeAll(async () => {
  postgres = await startPostgres();
  const open = async (): Promise<House> =>
    openHouse(await postgresStore(postgres.url), { lease: 1000 });
  houses = [await open(), await open()];
});
afterAll(async () => {
  for (const { running } of houses) await running.stop();
  await postgres.stop();
});

let guests = 0;

/** The same person at the other server. */
const elsewhere = (who: Visitor, house: House): Visitor => {
  const same = visitor(house.url);
  same.cookie = who.cookie;
  return same;
};

const menu = async (line: Line, table: string, seat: string): Promise<readonly Choice[]> =>
  (await line.call<{ choices: readonly Choice[] }>('menu', { table, seat })).choices;

/** A host at the first server and a friend at the second, both at the same table. */
const sitApart = async (more: Record<string, unknown> = {}) => {
  const [here, there] = houses;
  const host = await guest(here.url, `Apart ${++guests}`);
  const friend = await guest(there.url, `Apart ${++guests}`);
  const { id, invitation } = await openTable(host, more);
  const early = await friend.line();
  await early.call('sit', { table: id, invitation });
  const sat = await friend.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
  expect(sat.status).toBe(200);
  const lines = [await host.line(), early] as const;
  await lines[0].call('sit', { table: id });
  return { id, invitation, host, friend, lines };
};

describe('two servers on one database', () => {
  test('who waits at one is told what begins to wait for him at the other', async () => {
    const [here, there] = houses;
    const host = await guest(here.url, `Apart ${++guests}`);
    const line = await elsewhere(host, there).line();
    await line.call('tables');
    const waits = (): number => line.heard.filter((text) => text.includes('"waiting"')).length;
    const before = waits();
    const { id } = await openTable(host, { seats: ['me', 'me'] });
    await expect.poll(waits).toBe(before + 1);
    const own = await host.line();
    for (let isFrench = true; isFrench;) {
      const [first, ...others] = await menu(own, id, 'French');
      const choice = others.find(([verb]) => verb === 'done') ?? first;
      const told = await own.call<{ waiting: string[] }>('choose', {
        table: id,
        seat: 'French',
        choice,
      });
      isFrench = told.waiting.includes('French');
    }
    await expect.poll(() => line.heard.at(-1)).toContain('"seats":["Allied"]');
    for (const each of [own, line]) each.close();
  });

  test('a choice at one is told at the other, in the same words', async () => {
    const { id, host, lines } = await sitApart();
    const [french, allied] = lines;
    const beside = await elsewhere(host, houses[1]).line();
    await beside.call('sit', { table: id });
    for (let version = 0; version < 6; version++) {
      const [choice] = await menu(french, id, 'French');
      await french.call('choose', { table: id, seat: 'French', choice, version });
    }
    await expect.poll(() => beside.told.length).toBe(6);
    expect(beside.told).toEqual(french.told);
    expect(french.told.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
    // Of every march the other side hears the second half: the first is a block in the hand.
    await expect.poll(() => allied.told.length).toBe(3);
    expect(allied.told.map(({ version }) => version)).toEqual([1, 2, 3]);
    const again = await elsewhere(host, houses[1]).line();
    expect(await again.call('sit', { table: id })).toMatchObject({ version: 6 });
    again.close();
    const views = await Promise.all(
      [french, beside].map((line) => line.call('view', { table: id, seat: 'French' })),
    );
    expect(views[0]).toEqual(views[1]);
    for (const line of [...lines, beside]) line.close();
  });

  test('of two choices for one moment at two servers one is kept, and both go on from it', async () => {
    const { id, host, lines } = await sitApart();
    const beside = await elsewhere(host, houses[1]).line();
    await beside.call('sit', { table: id });
    for (let version = 0; version < 10; version++) {
      const choices = await menu(lines[0], id, 'French');
      const tries = await Promise.allSettled(
        [lines[0], beside].map((line, i) =>
          line.call('choose', {
            table: id,
            seat: 'French',
            choice: choices[i % choices.length],
            version,
          }),
        ),
      );
      expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      await expect.poll(() => lines[0].told.length + beside.told.length).toBe(2 * (version + 1));
    }
    expect(beside.told).toEqual(lines[0].told);
    for (const line of [...lines, beside]) line.close();
  });

  test('an undo at one takes back at the other', async () => {
    const { id, host, lines } = await sitApart();
    const beside = await elsewhere(host, houses[1]).line();
    const before = await beside.call('view', { table: id, seat: 'French' });
    const [choice] = await menu(lines[0], id, 'French');
    await lines[0].call('choose', { table: id, seat: 'French', choice });
    await expect.poll(() => beside.call('view', { table: id, seat: 'French' })).not.toEqual(before);
    await lines[0].call('undo', { table: id, seat: 'French' });
    await expect.poll(() => beside.call('view', { table: id, seat: 'French' })).toEqual(before);
    for (const line of [...lines, beside]) line.close();
  });

  test('what is said at one is heard at the other', async () => {
    const { id, lines } = await sitApart();
    for (const text of ['Bonjour', '”; NOTIFY', '兵'])
      await lines[0].call('say', { table: id, text });
    const heard = (line: Line): unknown[] =>
      line.heard
        .map((text) => JSON.parse(text) as { method?: string; params?: { line?: unknown } })
        .filter(({ method }) => method === 'said')
        .map(({ params }) => params);
    await expect.poll(() => heard(lines[1]).length).toBe(3);
    expect(heard(lines[1])).toEqual(heard(lines[0]));
    for (const line of lines) line.close();
  });

  test('what is asked to be taken back at one is agreed to at the other, and goes back at both', async () => {
    const { id, lines } = await sitApart();
    const [french, allied] = lines;
    const before = await french.call('view', { table: id, seat: 'French' });
    for (const choice of [['march', 'Quiot'], ['to', 'Binche'], ['done']])
      await french.call('choose', { table: id, seat: 'French', choice });
    await french.call('plead', { table: id, seat: 'French', choices: 3 });
    const pleas = (line: Line): (Plea | null)[] =>
      line.heard
        .map((text) => JSON.parse(text) as { method?: string; params?: { plea: Plea | null } })
        .flatMap(({ method, params }) => (method === 'pleaded' && params ? [params.plea] : []));
    await expect.poll(() => pleas(allied)).toMatchObject([{ seat: 'French', asked: ['Allied'] }]);
    const [plea] = pleas(allied);
    await allied.call('answer', { table: id, plea: plea?.id, agree: true });
    await expect.poll(() => french.told.at(-1)?.events).toMatchObject([{ event: 'takenBack' }]);
    expect(await french.call('view', { table: id, seat: 'French' })).toEqual(before);
    expect(french.told.at(-1)?.waiting).toEqual(['French']);
    await expect.poll(() => pleas(french).at(-1)).toBeNull();
    // Asked again, and refused at the other.
    for (const choice of [['march', 'Quiot'], ['to', 'Binche'], ['done']])
      await french.call('choose', { table: id, seat: 'French', choice });
    await french.call('plead', { table: id, seat: 'French' });
    await expect.poll(() => pleas(allied).at(-1)?.seat).toBe('French');
    await allied.call('answer', { table: id, plea: pleas(allied).at(-1)?.id, agree: false });
    await expect.poll(() => pleas(french).at(-1)).toBeNull();
    for (const line of lines) line.close();
  });

  test('a seat given up at one can no longer be played at the other', async () => {
    const { id, host, lines } = await sitApart();
    const beside = await elsewhere(host, houses[1]).line();
    const [choice] = await menu(beside, id, 'French');
    await host.post(`/api/tables/${id}/stand`);
    const wish = { table: id, seat: 'French', choice };
    await expect
      .poll(() => beside.call('why', wish).then(() => '', String))
      .toMatch(/you do not hold the seat|there is no such table/);
    for (const line of [...lines, beside]) line.close();
  });

  test('a time that is out can be claimed at either, and both hear of it', async () => {
    const { id, host, friend, lines } = await sitApart({ pace: { minutes: 20, increment: 0 } });
    const store = await postgresStore(postgres.url);
    const row = await store.table(id);
    if (row === null) throw new Error('there is no such table');
    const reading = {
      version: 0,
      from: Date.now(),
      left: [-1, 60_000],
      isPaused: false,
      asked: [],
    };
    await store.reseat(id, row, { ...row, reading });
    await store.close();
    const look = async (who: Visitor): Promise<unknown> =>
      (await who.get(`/api/tables/${id}`)).body.table;
    for (const who of [host, friend])
      expect(await look(who)).toMatchObject({ clocks: { left: [0, 60_000], runs: [true, false] } });
    const won = await friend.post(`/api/tables/${id}/claim`, { seat: 'French', claim: 'win' });
    expect(won.status).toBe(200);
    await expect
      .poll(() => lines[0].call('sit', { table: id }))
      .toMatchObject({ waiting: [], outcome: { winners: ['Allied'] } });
    expect(lines[0].heard.some((text) => text.includes('"reseated"'))).toBe(true);
    for (const line of lines) line.close();
  });

  test('the bots of a server that stops are let play by the other', async () => {
    const third = await openHouse(await postgresStore(postgres.url), { lease: 1000 });
    const host = await guest(third.url, `Apart ${++guests}`);
    const ids: string[] = [];
    for (let i = 0; i < 3; i++)
      ids.push((await openTable(host, { seats: [{ bot: 1 }, { bot: 1 }] })).id);
    await third.running.stop();
    const heir = await elsewhere(host, houses[0]).line();
    for (const id of ids) await expect(heir.call('sit', { table: id })).rejects.toThrow('no such');
    const store = await postgresStore(postgres.url);
    for (const id of ids) {
      const version = async (): Promise<number> => (await store.table(id))?.version ?? 0;
      const before = await version();
      await expect.poll(version, { timeout: 20_000 }).toBeGreaterThan(before + 2);
    }
    await store.close();
    heir.close();
  });
});
