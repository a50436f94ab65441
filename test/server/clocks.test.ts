import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Choice } from '../../src/kernel/choice.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import {
  guest,
  openHouse,
  openTable,
  type Answer,
  type House,
  type Line,
  type Visitor,
} from './online.ts';

// The pace of tables, with a clock that goes on only when a test says so.

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const LIVE = { minutes: 20, increment: 30 };
const LEAD = 2 * MINUTE;

let store: Store;
let house: House;
let now = 1_800_000_000_000;
const wait = (ms: number): void => {
  now += ms;
};
beforeAll(async () => {
  store = sqliteStore(':memory:');
  house = await openHouse(store, { now: () => now, lease: 200 });
});
afterAll(() => house.running.stop());

let guests = 0;
const somebody = () => guest(house.url, `Clock ${++guests}`);

interface Info {
  readonly seats: { kind: string; name: string | null; level: number | null }[];
  readonly clocks: {
    left: number[];
    runs: boolean[];
    stands: number;
    isPaused: boolean;
    asked: number[];
    ends: number | null;
  };
  readonly outcome: { winners: string[]; reason: string } | null;
}

const infoIn = ({ body }: Answer): Info => body.table as Info;
const look = async (who: Visitor, id: string): Promise<Info> =>
  infoIn(await who.get(`/api/tables/${id}`));

/** Two people at a table whose clocks have just begun. */
const sitDown = async (more: Record<string, unknown> = { pace: LIVE }) => {
  const [host, friend] = [await somebody(), await somebody()];
  const { id, invitation } = await openTable(host, more);
  await friend.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
  wait(LEAD);
  const claim = (who: Visitor, seat: string, claim: string, bot?: number): Promise<Answer> =>
    who.post(`/api/tables/${id}/claim`, { seat, claim, ...(bot !== undefined && { bot }) });
  return { id, invitation, host, friend, claim };
};

const menu = async (line: Line, table: string, seat: string): Promise<readonly Choice[]> =>
  (await line.call<{ choices: readonly Choice[] }>('menu', { table, seat })).choices;

/** The French march nobody and hand the table over. */
const handOver = async (host: Visitor, id: string): Promise<void> => {
  const line = await host.line();
  for (;;) {
    const choices = await menu(line, id, 'French');
    if (choices.length === 0) break;
    const choice = choices.find(([verb]) => verb === 'done') ?? choices[0];
    await line.call('choose', { table: id, seat: 'French', choice });
  }
  line.close();
};

describe('a table with a pace', () => {
  test('says it in every list, and when it is refused', async () => {
    const { id, host } = await sitDown();
    const { tables } = (await host.get('/api/tables')).body as {
      tables: { id: string; pace: unknown }[];
    };
    expect(tables.find((each) => each.id === id)?.pace).toEqual(LIVE);
    const wish = { game: 'blocks', seats: ['me', 'open'], pace: { days: 99 } };
    const { status, body } = await host.post('/api/tables', wish);
    expect([status, body.error]).toEqual([
      409,
      expect.stringContaining('pace.days: a whole number'),
    ]);
  });

  test('runs the clock of the seat that is waited for, from the times of the entries', async () => {
    const { id, host, friend } = await sitDown();
    wait(5 * MINUTE);
    expect((await look(host, id)).clocks.left).toEqual([15 * MINUTE, 20 * MINUTE]);
    await handOver(host, id);
    wait(3 * MINUTE);
    const { clocks } = await look(friend, id);
    expect(clocks.left).toEqual([15.5 * MINUTE, 17 * MINUTE]);
    expect(clocks.runs).toEqual([false, true]);
  });

  test('gives no time back with an undo', async () => {
    const { id, host } = await sitDown();
    const line = await host.line();
    const [choice] = await menu(line, id, 'French');
    wait(4 * MINUTE);
    await line.call('choose', { table: id, seat: 'French', choice });
    wait(MINUTE);
    await line.call('undo', { table: id, seat: 'French' });
    wait(MINUTE);
    expect((await look(host, id)).clocks.left[0]).toBe(14 * MINUTE);
    line.close();
  });

  test('tells the clocks to all who follow it when it is handed over', async () => {
    const { id, host, friend } = await sitDown();
    const line = await friend.line();
    await line.call('sit', { table: id });
    wait(2 * MINUTE);
    await handOver(host, id);
    const told = (): unknown =>
      line.heard
        .map((text) => JSON.parse(text) as { method?: string; params: { clocks: unknown } })
        .findLast(({ method }) => method === 'clocks')?.params.clocks;
    await expect.poll(told).toMatchObject({
      left: [18.5 * MINUTE, 20 * MINUTE],
      runs: [false, true],
    });
    line.close();
  });

  test('reads the same in another process and after a restart', async () => {
    const { id, host } = await sitDown();
    wait(3 * MINUTE);
    await handOver(host, id);
    wait(7 * MINUTE);
    const { clocks } = await look(host, id);
    const other = await openHouse({ ...store, close: async () => undefined }, { now: () => now });
    const same = await guest(other.url, `Clock ${++guests}`);
    same.cookie = host.cookie;
    expect((await look(same, id)).clocks).toEqual(clocks);
    await other.running.stop();
  });

  test('by the day, counts each turn by itself', async () => {
    const { id, host } = await sitDown({ pace: { days: 2 } });
    wait(DAY);
    await handOver(host, id);
    wait(DAY / 2);
    expect((await look(host, id)).clocks.left[1]).toBe(1.5 * DAY);
  });
});

describe('a seat whose time is out', () => {
  test('loses the game when the other claims it, and not before', async () => {
    const { host, friend, claim } = await sitDown();
    wait(20 * MINUTE - 1);
    const early = await claim(friend, 'French', 'win');
    expect([early.status, early.body.error]).toEqual([409, 'the time of French is not out']);
    wait(1);
    expect((await claim(host, 'French', 'win')).body.error).toContain('somebody else');
    const stranger = await claim(await somebody(), 'French', 'win');
    expect([stranger.status, stranger.body.error]).toEqual([404, 'there is no such table']);
    const won = infoIn(await claim(friend, 'French', 'win'));
    expect(won.outcome).toEqual({ winners: ['Allied'], reason: 'French runs out of time' });
    const ratingOf = async (who: Visitor): Promise<unknown> =>
      ((await who.get('/api/ratings')).body.ratings as { rating: number }[])[0]?.rating;
    await expect.poll(() => ratingOf(friend)).toBe(1520);
    expect(await ratingOf(host)).toBe(1480);
  });

  test('is claimed by nobody who only looks on', async () => {
    const { claim } = await sitDown({ pace: LIVE, public: true });
    wait(20 * MINUTE);
    const { status, body } = await claim(await somebody(), 'French', 'win');
    expect([status, body.error]).toEqual([409, expect.stringContaining('do not sit')]);
  });

  test('may still move, and plays on with what it gains by that', async () => {
    const { id, host, friend, claim } = await sitDown();
    wait(30 * MINUTE);
    await handOver(host, id);
    expect((await claim(friend, 'French', 'win')).status).toBe(409);
    expect((await look(host, id)).clocks.left[0]).toBe(MINUTE / 2);
  });

  test('is given more time', async () => {
    const { id, host, friend, claim } = await sitDown();
    wait(25 * MINUTE);
    const { clocks } = infoIn(await claim(friend, 'French', 'grace'));
    expect(clocks.left).toEqual([5 * MINUTE, 20 * MINUTE]);
    wait(MINUTE);
    expect((await look(host, id)).clocks.left[0]).toBe(4 * MINUTE);
  });

  test('is played by a bot, until its person comes back', async () => {
    const { id, host, friend, claim } = await sitDown();
    const line = await friend.line();
    await line.call('sit', { table: id });
    wait(25 * MINUTE);
    const { seats } = infoIn(await claim(friend, 'French', 'bot', 1));
    expect(seats[0]).toMatchObject({ kind: 'bot', level: 1 });
    await expect.poll(() => line.told.length, { timeout: 20_000 }).toBeGreaterThan(0);
    const stranger = await somebody();
    expect((await stranger.post(`/api/tables/${id}/sit`, { seat: 'French' })).status).toBe(404);
    const back = await host.post(`/api/tables/${id}/sit`, { seat: 'French' });
    expect(back.status).toBe(200);
    expect(infoIn(back).seats[0].kind).toBe('person');
    expect(infoIn(back).clocks.left[0]).toBeGreaterThanOrEqual(5 * MINUTE);
    line.close();
  });

  test('is opened to a stranger, who has time there', async () => {
    const { id, friend, claim } = await sitDown({ pace: { days: 1 }, public: true });
    wait(DAY);
    const stranger = await somebody();
    const sit = () => stranger.post(`/api/tables/${id}/sit`, { seat: 'French' });
    expect((await sit()).body.error).toBe('the seat of French is taken');
    expect(infoIn(await claim(friend, 'French', 'open')).seats[0].kind).toBe('open');
    wait(DAY / 2);
    const sat = infoIn(await sit());
    expect(sat.seats[0].kind).toBe('person');
    expect(sat.clocks.left[0]).toBe(DAY);
  });

  test('ends the table by itself when nobody claims anything', async () => {
    const { id, host } = await sitDown();
    wait(20 * MINUTE);
    expect((await look(host, id)).clocks.ends).toBe(15 * MINUTE);
    wait(15 * MINUTE - 1);
    expect((await look(host, id)).outcome).toBeNull();
    wait(1);
    await expect
      .poll(async () => (await store.table(id))?.outcome)
      .toEqual({ winners: ['Allied'], reason: 'French runs out of time' });
  });

  test('does not lose the game to a claim when time has been given at the same moment', async () => {
    const { id } = await sitDown();
    wait(25 * MINUTE);
    const before = await store.table(id);
    if (before === null) throw new Error('there is no such table');
    const reading = { version: 0, from: now, left: [MINUTE, MINUTE], isPaused: false, asked: [] };
    expect(await store.reseat(id, before, { ...before, reading })).toBe(true);
    const outcome = { winners: ['Allied'], reason: 'French runs out of time' };
    expect(await store.conclude(id, before, outcome, now)).toBe(false);
  });

  test('that was left by its person is lost all the same, and counts', async () => {
    const { id, host, friend, claim } = await sitDown();
    await handOver(host, id);
    await friend.post(`/api/tables/${id}/stand`);
    wait(20 * MINUTE);
    expect(infoIn(await claim(host, 'Allied', 'win')).outcome?.winners).toEqual(['French']);
    await expect
      .poll(async () => (await host.get('/api/ratings')).body.ratings)
      .toMatchObject([{ rating: 1520 }]);
  });

  test('at a table without a pace has lost nothing, but can be taken by a bot after a week', async () => {
    const { id, friend, claim } = await sitDown({});
    wait(7 * DAY - LEAD - 1);
    expect((await claim(friend, 'French', 'bot')).body.error).toBe('the time of French is not out');
    wait(LEAD + 1);
    expect((await claim(friend, 'French', 'win')).body.error).toContain('without a pace');
    expect(infoIn(await claim(friend, 'French', 'bot')).seats[0].kind).toBe('bot');
    expect((await look(friend, id)).outcome).toBeNull();
  });

  test('at a table of three is not won; a bot takes it by itself at last', async () => {
    const [host, second, third] = [await somebody(), await somebody(), await somebody()];
    const { id, invitation } = await openTable(host, {
      options: { players: 3 },
      seats: ['me', 'open', 'open'],
      pace: LIVE,
    });
    const names = infoIn(await host.get(`/api/tables/${id}`)).seats.map(
      (each) => (each as unknown as { seat: string }).seat,
    );
    await second.post(`/api/tables/${id}/sit`, { seat: names[1], invitation });
    await third.post(`/api/tables/${id}/sit`, { seat: names[2], invitation });
    wait(LEAD + 20 * MINUTE);
    const refused = await second.post(`/api/tables/${id}/claim`, { seat: names[0], claim: 'win' });
    expect(refused.body.error).toContain('only a game of two');
    wait(15 * MINUTE);
    await expect
      .poll(async () => (await store.table(id))?.holders[0])
      .toMatchObject({ kind: 'bot', level: 3 });
    expect((await store.table(id))?.outcome).toBeNull();
  });

  test('of a claim that is none is said what there is', async () => {
    const { friend, claim } = await sitDown();
    expect((await claim(friend, 'French', 'more')).body.error).toBe(
      "claim: 'more' is not one of win, bot, open, grace",
    );
    expect((await claim(friend, 'Dutch', 'win')).body.error).toContain('there are French, Allied');
  });
});

describe('a pause', () => {
  test('begins when both wish it, and ends when both wish to go on', async () => {
    const { id, host, friend } = await sitDown();
    const pause = async (who: Visitor) => infoIn(await who.post(`/api/tables/${id}/pause`)).clocks;
    wait(MINUTE);
    expect(await pause(host)).toMatchObject({ isPaused: false, asked: [0] });
    wait(MINUTE);
    expect(await pause(friend)).toMatchObject({ isPaused: true, asked: [], stands: DAY });
    wait(600 * MINUTE);
    expect(await pause(friend)).toMatchObject({ isPaused: true, asked: [1] });
    expect(await pause(host)).toMatchObject({ isPaused: false, stands: 0 });
    wait(MINUTE);
    expect((await look(host, id)).clocks.left).toEqual([17 * MINUTE, 20 * MINUTE]);
  });

  test('is wished no more by who wishes it again', async () => {
    const { id, host, friend } = await sitDown();
    for (const asked of [[0], []]) {
      const answer = await host.post(`/api/tables/${id}/pause`);
      expect(infoIn(answer).clocks.asked).toEqual(asked);
    }
    const answer = await friend.post(`/api/tables/${id}/pause`);
    expect(infoIn(answer).clocks.isPaused).toBe(false);
  });

  test('is for tables with clocks', async () => {
    const { id, host } = await sitDown({ pace: { days: 1 } });
    const { status, body } = await host.post(`/api/tables/${id}/pause`);
    expect([status, body.error]).toEqual([409, 'only a table with clocks can pause']);
  });
});
