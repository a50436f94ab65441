import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Choice } from '../../src/kernel/choice.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { guest, openHouse, openTable, visitor, type House, type Line } from './online.ts';

// What is kept beside a table: how far somebody has looked, his notes, and who hears what is said.

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.running.stop());

let guests = 0;
const somebody = (at = house) => guest(at.url, `Beside ${++guests}`);

const sitDown = async (seats: readonly string[], more = {}) => {
  const people = [await somebody()];
  const { id, invitation } = await openTable(people[0], { public: true, ...more });
  for (const seat of seats.slice(1)) {
    const friend = await somebody();
    await friend.post(`/api/tables/${id}/sit`, { seat, invitation });
    people.push(friend);
  }
  people.push(await somebody());
  const lines: Line[] = [];
  for (const each of people) lines.push(await each.line());
  for (const line of lines) await line.call('sit', { table: id });
  return { id, people, lines };
};

const choose = (line: Line, table: string, seat: string, ...choices: Choice[]): Promise<unknown> =>
  choices.reduce<Promise<unknown>>(
    (before, choice) => before.then(() => line.call('choose', { table, seat, choice })),
    Promise.resolve(),
  );

const MARCH: readonly Choice[] = [
  ['march', 'Quiot'],
  ['to', 'Binche'],
];
const SECOND: readonly Choice[] = [
  ['march', 'Foy'],
  ['to', 'Binche'],
];

test('who comes back is told from where he has not looked, by the events that he may hear', async () => {
  const { id, lines } = await sitDown(['French', 'Allied']);
  const [french, allied, watcher] = lines;
  const [at, beside] = [
    { table: id, seat: 'Allied' },
    { table: id, seat: 'spectator' },
  ];
  expect(await allied.call('missed', at)).toEqual({ events: null });
  await choose(french, id, 'French', ...MARCH);
  await allied.call('looked', { ...at, events: 2 });
  await watcher.call('looked', { ...beside, events: 1 });
  await choose(french, id, 'French', ...SECOND);
  expect(await allied.call('missed', at)).toEqual({ events: 2 });
  expect(await watcher.call('missed', beside)).toEqual({ events: 1 });
  // What he had seen is undone, and something else was done in its place.
  for (let i = 0; i < 4; i++) await french.call('undo', { table: id, seat: 'French' });
  await choose(french, id, 'French', ...SECOND, ...MARCH);
  expect(await allied.call('missed', at)).toEqual({ events: 1 });
  await expect(watcher.call('missed', at)).rejects.toThrow('you do not hold the seat of Allied');
  await expect(allied.call('looked', { ...at, events: -1 })).rejects.toThrow('events: a whole');
  const anonymous = await visitor(house.url).line();
  await expect(anonymous.call('missed', beside)).rejects.toThrow('say who you are first');
  for (const line of [...lines, anonymous]) line.close();
});

test('that somebody has looked is told to nobody', async () => {
  const { id, lines } = await sitDown(['French', 'Allied']);
  const heard = lines.map((line) => line.heard.length);
  await lines[1].call('looked', { table: id, seat: 'Allied', events: 1 });
  const known = await Promise.all(lines.map((line) => line.call('sit', { table: id })));
  expect(JSON.stringify(known)).not.toContain('look');
  expect(lines.map((line, i) => line.heard.length - heard[i])).toEqual([1, 2, 1]);
  for (const line of lines) line.close();
});

test('notes are one’s own, there after the game and a restart, and too long ones change nothing', async () => {
  const store = sqliteStore(':memory:');
  const first = await openHouse({ ...store, close: async () => undefined });
  const [host, friend] = [await somebody(first), await somebody(first)];
  const { id, invitation } = await openTable(host);
  await friend.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
  const line = await host.line();
  expect(await line.call('notes', { table: id })).toEqual({ text: '' });
  await line.call('note', { table: id, text: 'Grouchy → Wavre\n☂' });
  await expect(line.call('note', { table: id, text: 'x'.repeat(10_001) })).rejects.toThrow(
    'notes on a table have at most 10000 characters; these have 10001',
  );
  await line.call('note', { table: id, text: `Grouchy → Wavre${'\u0001'.repeat(9000)}` });
  await line.call('note', { table: id, text: 'Grouchy → Wavre\n☂' });
  expect(await (await friend.line()).call('notes', { table: id })).toEqual({ text: '' });
  const stranger = await (await somebody(first)).line();
  await expect(stranger.call('notes', { table: id })).rejects.toThrow('there is no such table');
  await expect(stranger.call('note', { table: id, text: '' })).rejects.toThrow('no such table');
  await host.post(`/api/tables/${id}/resign`);
  await first.running.stop();
  const second = await openHouse(store);
  const again = await Object.assign(visitor(second.url), { cookie: host.cookie }).line();
  expect(await again.call('notes', { table: id })).toEqual({ text: 'Grouchy → Wavre\n☂' });
  await second.running.stop();
});

const THREE = { seats: ['me', 'open', 'open'], options: { players: 3 }, scenario: 'free' };

test('the allies talk alone while they deploy, and neither the French nor who looks on hears it', async () => {
  const { id, lines } = await sitDown(['French', 'British', 'Prussian'], THREE);
  const [french, british, prussian, watcher] = lines;
  const allies = ['British', 'Prussian'];
  expect(await french.call('sit', { table: id })).toMatchObject({ confer: [allies] });
  await british.call('say', { table: id, text: 'Ligny or Sombreffe?', to: allies });
  await prussian.call('say', { table: id, text: 'Good morning' });
  const said = ({ heard }: Line): unknown[] =>
    heard
      .map((text) => JSON.parse(text) as { method?: string; params?: { text: string; to?: [] } })
      .flatMap(({ method, params }) => (method === 'said' ? [[params?.text, params?.to]] : []));
  const secret = ['Ligny or Sombreffe?', allies];
  await expect.poll(() => said(prussian)).toEqual([secret, ['Good morning', undefined]]);
  await expect.poll(() => said(french)).toEqual([['Good morning', undefined]]);
  await expect.poll(() => said(british).length).toBe(2);
  await watcher.call('sit', { table: id });
  expect(said(watcher)).toEqual([]);
  const lineTexts = async (line: Line): Promise<string[]> =>
    (await line.call<{ lines: { text: string }[] }>('chat', { table: id })).lines.map(
      ({ text }) => text,
    );
  expect(await lineTexts(prussian)).toEqual(['Ligny or Sombreffe?', 'Good morning']);
  expect(await lineTexts(french)).toEqual(['Good morning']);
  await expect(lineTexts(watcher)).rejects.toThrow('only those who sit at the table talk there');
  for (const [line, to] of [
    [french, allies],
    [french, ['French', 'British']],
    [british, ['British']],
    [british, []],
  ] as const)
    await expect(line.call('say', { table: id, text: 'psst', to })).rejects.toThrow(
      'talk alone now',
    );
  await expect(british.call('say', { table: id, text: 'psst', to: ['Dutch'] })).rejects.toThrow(
    'no such seat',
  );
  for (const line of lines) line.close();
});

test('by day the allies cannot talk alone', async () => {
  const { id, lines } = await sitDown(['French', 'British', 'Prussian'], {
    ...THREE,
    scenario: 'historical',
  });
  expect(await lines[1].call('sit', { table: id })).not.toHaveProperty('confer');
  await expect(
    lines[1].call('say', { table: id, text: 'psst', to: ['British', 'Prussian'] }),
  ).rejects.toThrow('the rules do not let British and Prussian talk alone now');
  for (const line of lines) line.close();
});
