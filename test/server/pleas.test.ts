import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import type { Choice } from '../../src/kernel/choice.ts';
import { below, playoutDice } from '../../src/kernel/dice.ts';
import { isFault } from '../../src/kernel/fault.ts';
import { replay, type Record1 } from '../../src/kernel/record.ts';
import { isBack } from '../../src/kernel/table.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
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

// Somebody asks to take back past what he could undo, and all others have to agree.

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.running.stop());

let guests = 0;
const somebody = (at = house) => guest(at.url, `Pleading ${++guests}`);

const THREE = { seats: ['me', 'open', 'open'], options: { players: 3 } };
const SEATS = ['French', 'Allied'];
const THREE_SEATS = ['French', 'British', 'Prussian'];

/** A public table with somebody at each seat, and one who only looks on. */
const sitDown = async (seats: readonly string[] = SEATS, more = {}, at = house) => {
  const people = [await somebody(at)];
  const { id, invitation } = await openTable(people[0], { public: true, ...more });
  for (const seat of seats.slice(1)) {
    const friend = await somebody(at);
    await friend.post(`/api/tables/${id}/sit`, { seat, invitation });
    people.push(friend);
  }
  people.push(await somebody(at));
  const lines: Line[] = [];
  for (const each of people) lines.push(await each.line());
  for (const line of lines) await line.call('sit', { table: id });
  return { id, people, lines };
};

const menu = async (line: Line, table: string, seat: string): Promise<readonly Choice[]> =>
  (await line.call<{ choices: readonly Choice[] }>('menu', { table, seat })).choices;

/** The French march with one unit and hand over; what all saw before. */
const marchAndHandOver = async (line: Line, table: string): Promise<unknown> => {
  const before = await line.call('view', { table, seat: 'French' });
  for (const choice of [['march', 'Quiot'], ['to', 'Binche'], ['done']])
    await line.call('choose', { table, seat: 'French', choice });
  return before;
};

const plead = async (line: Line, table: string, choices = 1, seat = 'French'): Promise<Plea> => {
  const { plea } = await line.call<{ plea: Plea | null }>('plead', { table, seat, choices });
  if (plea === null) throw new Error('nobody was asked');
  return plea;
};

const standing = async (line: Line, table: string): Promise<Plea | null> =>
  (await line.call<{ plea: Plea | null }>('plea', { table })).plea;

const answer = (line: Line, table: string, plea: Plea, agree: boolean): Promise<unknown> =>
  line.call('answer', { table, plea: plea.id, agree });

/** All that somebody has heard of pleas. */
const heardOf = ({ heard }: Line): (Plea | null)[] =>
  heard
    .map((text) => JSON.parse(text) as { method?: string; params?: { plea: Plea | null } })
    .flatMap(({ method, params }) => (method === 'pleaded' && params ? [params.plea] : []));

const close = (lines: readonly Line[]): void => lines.forEach((line) => line.close());

test('what was handed over is taken back when the other agrees, and the log says so to all', async () => {
  const { id, lines } = await sitDown();
  const [french, allied, watcher] = lines;
  const before = await marchAndHandOver(french, id);
  await expect(french.call('undo', { table: id, seat: 'French' })).rejects.toThrow('hand-over');
  expect(await french.call('backs', { table: id, seat: 'French' })).toEqual({
    choices: [['march', 'Quiot'], ['to', 'Binche'], ['done']],
  });
  const plea = await plead(french, id, 3);
  expect(plea).toMatchObject({ seat: 'French', moments: { French: 1 }, asked: ['Allied'] });
  await expect.poll(() => heardOf(allied)).toMatchObject([{ id: plea.id, moments: { Allied: 1 } }]);
  expect(await standing(allied, id)).toEqual(heardOf(allied)[0]);
  const log = async (line: Line, seat: string) =>
    (await line.call<{ events: object[] }>('log', { table: id, seat })).events;
  const told = [await log(french, 'French'), await log(allied, 'Allied')];
  await answer(allied, id, plea, true);
  expect(await french.call('view', { table: id, seat: 'French' })).toEqual(before);
  expect((await menu(french, id, 'French')).length).toBeGreaterThan(0);
  for (const [i, [line, seat]] of (
    [
      [french, 'French'],
      [allied, 'Allied'],
    ] as const
  ).entries()) {
    const now = await log(line, seat);
    expect(now.slice(0, -1)).toEqual(told[i]);
    expect(now.at(-1)).toMatchObject({ event: 'takenBack', args: ['French', 1] });
  }
  await expect.poll(() => watcher.told.at(-1)?.events).toMatchObject([{ event: 'takenBack' }]);
  expect(watcher.told.at(-1)).toMatchObject({ undone: false, waiting: ['French'] });
  expect(heardOf(watcher)).toEqual([]);
  expect(heardOf(allied).at(-1)).toBeNull();
  expect(await standing(french, id)).toBeNull();
  await french.call('choose', { table: id, seat: 'French', choice: ['march', 'Quiot'] });
  close(lines);
});

test('a refusal ends what was asked, and the asker may think better of it', async () => {
  const { id, lines } = await sitDown();
  const [french, allied] = lines;
  await marchAndHandOver(french, id);
  for (const line of [allied, french]) {
    const plea = await plead(french, id);
    await answer(line, id, plea, false);
    await expect.poll(() => heardOf(allied).at(-1)).toBeNull();
    expect(await standing(french, id)).toBeNull();
    await expect(answer(allied, id, plea, true)).rejects.toThrow('this is asked no more');
  }
  expect(french.told.at(-1)).toMatchObject({ waiting: ['Allied'] });
  close(lines);
});

test('what everybody is told of ends what was asked; a block in the hand of the other does not', async () => {
  const { id, lines } = await sitDown();
  const [french, allied] = lines;
  await marchAndHandOver(french, id);
  const plea = await plead(french, id);
  const [unit] = await menu(allied, id, 'Allied');
  await allied.call('choose', { table: id, seat: 'Allied', choice: unit });
  expect(await standing(french, id)).toEqual(plea);
  expect(heardOf(french)).toEqual([plea]);
  const [to] = await menu(allied, id, 'Allied');
  await allied.call('choose', { table: id, seat: 'Allied', choice: to });
  await expect.poll(() => heardOf(french)).toEqual([plea, null]);
  await expect(answer(allied, id, plea, true)).rejects.toThrow('this is asked no more');
  close(lines);
});

test('what is asked in another way replaces what was asked before', async () => {
  const { id, lines } = await sitDown();
  const [french, allied] = lines;
  const before = await marchAndHandOver(french, id);
  const first = await plead(french, id);
  const second = await plead(french, id, 3);
  await expect(answer(allied, id, first, true)).rejects.toThrow('this is asked no more');
  await answer(allied, id, second, true);
  expect(await french.call('view', { table: id, seat: 'French' })).toEqual(before);
  close(lines);
});

test('nobody agrees for others: not the asker, not who looks on, not for another seat', async () => {
  const { id, people, lines } = await sitDown();
  const [french, allied, watcher] = lines;
  await expect(plead(allied, id, 1, 'Allied')).rejects.toThrow('made no choice');
  await marchAndHandOver(french, id);
  await expect(plead(allied, id)).rejects.toThrow('you do not hold the seat of French');
  await expect(plead(watcher, id)).rejects.toThrow('you do not hold the seat of French');
  await expect(plead(french, id, 4)).rejects.toThrow('a whole number from 1 to 3 was expected');
  const stale = { table: id, seat: 'French', version: 1 };
  await expect(french.call('plead', stale)).rejects.toThrow('the table has moved on');
  const plea = await plead(french, id);
  await expect(answer(french, id, plea, true)).rejects.toThrow('it is for the others to agree');
  await expect(answer(watcher, id, plea, true)).rejects.toThrow('only those who sit');
  await expect(standing(watcher, id)).rejects.toThrow('only those who sit');
  const anonymous = await visitor(house.url).line();
  await expect(answer(anonymous, id, plea, true)).rejects.toThrow('only those who sit');
  await people[0].post(`/api/tables/${id}/resign`);
  await expect(answer(allied, id, plea, true)).rejects.toThrow('this is asked no more');
  await expect(plead(french, id)).rejects.toThrow('the game is over');
  close([...lines, anonymous]);
});

test('of three, both others have to agree', async () => {
  const { id, lines } = await sitDown(THREE_SEATS, THREE);
  const [french, british, prussian] = lines;
  const before = await marchAndHandOver(french, id);
  const plea = await plead(french, id, 3);
  expect(plea.asked).toEqual(['British', 'Prussian']);
  await answer(british, id, plea, true);
  await answer(british, id, plea, true);
  expect(await standing(prussian, id)).toMatchObject({ agreed: ['British'], asked: ['Prussian'] });
  expect(await french.call('view', { table: id, seat: 'French' })).not.toEqual(before);
  await answer(prussian, id, plea, true);
  expect(await french.call('view', { table: id, seat: 'French' })).toEqual(before);
  close(lines);
});

test('bots have no say, and play on from where the table went back to', async () => {
  const host = await somebody();
  const { id } = await openTable(host, { seats: ['me', { bot: 1 }] });
  const line = await host.line();
  await line.call('sit', { table: id });
  await marchAndHandOver(line, id);
  const asked = () => line.call('plead', { table: id, seat: 'French', choices: 1 });
  // The bot may choose at the same moment.
  await expect.poll(() => asked().catch(() => null)).toEqual({ plea: null });
  const turn = () => line.call<{ waiting: string[] }>('sit', { table: id });
  expect(await turn()).toMatchObject({ waiting: ['French'] });
  await line.call('choose', { table: id, seat: 'French', choice: ['done'] });
  const events = async () =>
    (await line.call<{ events: { event: string }[] }>('log', { table: id, seat: 'French' })).events;
  await expect.poll(async () => (await events()).at(-1)?.event).not.toBe('takenBack');
  line.close();
});

test('a whole game with choices taken back past dice can be verified, and none was rolled twice', async () => {
  const { id, lines } = await sitDown();
  const random = playoutDice(1815);
  let backs = 0;
  for (;;) {
    const { waiting, outcome } = await lines[0].call<{ waiting: string[]; outcome: unknown }>(
      'sit',
      { table: id },
    );
    if (outcome !== null) break;
    const seat = waiting[0];
    const by = SEATS.indexOf(seat);
    const choices = await menu(lines[by], id, seat);
    const choice = choices[below(random, choices.length)];
    await lines[by].call('choose', { table: id, seat, choice });
    if (backs >= 6 || below(random, 25) !== 0) continue;
    const asker = below(random, 2);
    const offered = await lines[asker].call<{ choices: unknown[] }>('backs', {
      table: id,
      seat: SEATS[asker],
    });
    if (offered.choices.length === 0) continue;
    const count = 1 + below(random, offered.choices.length);
    const plea = await plead(lines[asker], id, count, SEATS[asker]);
    await answer(lines[1 - asker], id, plea, true);
    backs++;
  }
  const record = await lines[0].call<Record1>('record', { table: id });
  const again = replay(GAMES, record);
  if (isFault(again)) throw new Error(JSON.stringify(again));
  expect(again.table.taken.filter(isBack)).toHaveLength(backs);
  expect(backs).toBe(6);
  expect(again.table.dice.queue).toEqual([]);
  close(lines);
});

const again = (who: Visitor, at: House): Promise<Line> =>
  Object.assign(visitor(at.url), { cookie: who.cookie }).line();

test('what was asked and half agreed stands after the server was started again', async () => {
  const store = sqliteStore(':memory:');
  const kept: Store = { ...store, close: async () => undefined };
  const first = await openHouse(kept);
  const { id, people, lines } = await sitDown(THREE_SEATS, THREE, first);
  const before = await marchAndHandOver(lines[0], id);
  const plea = await plead(lines[0], id, 3);
  await answer(lines[1], id, plea, true);
  close(lines);
  await first.running.stop();
  const second = await openHouse(store);
  const [french, prussian] = [await again(people[0], second), await again(people[2], second)];
  expect(await standing(prussian, id)).toMatchObject({ id: plea.id, asked: ['Prussian'] });
  await answer(prussian, id, plea, true);
  expect(await french.call('view', { table: id, seat: 'French' })).toEqual(before);
  await second.running.stop();
});

test('what all have agreed to is not done while it cannot be kept, and done once when it can', async () => {
  const store = sqliteStore(':memory:');
  const disk = { isFull: false, isMute: false };
  const append: Store['append'] = async (entries) => {
    if (disk.isFull) throw new Error('database or disk is full');
    const kept = await store.append(entries);
    if (disk.isMute) throw new Error('the connection has broken');
    return kept;
  };
  const faulty = await openHouse({ ...store, append });
  const { id, lines } = await sitDown(SEATS, {}, faulty);
  const [french, allied] = lines;
  const before = await marchAndHandOver(french, id);
  const plea = await plead(french, id, 3);
  disk.isFull = true;
  await expect(answer(allied, id, plea, true)).rejects.toThrow('could not be kept');
  expect(await standing(allied, id)).toMatchObject({ id: plea.id, asked: ['Allied'] });
  Object.assign(disk, { isFull: false, isMute: true });
  await answer(allied, id, plea, true);
  disk.isMute = false;
  expect(await french.call('view', { table: id, seat: 'French' })).toEqual(before);
  expect(await store.entries(id)).toHaveLength(4);
  expect(await standing(french, id)).toBeNull();
  await faulty.running.stop();
});
