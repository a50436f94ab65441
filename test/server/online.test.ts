import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { below, playoutDice } from '../../src/kernel/dice.ts';
import type { Choice } from '../../src/kernel/choice.ts';
import { guest, openHouse, openTable, visitor, type House, type Line } from './online.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.running.stop());

let guests = 0;
const somebody = () => guest(house.url, `Guest ${++guests}`);

interface Menu {
  readonly choices: readonly Choice[];
}

/** Two people at one table, each with a line of his own. */
const sitDown = async (more: Record<string, unknown> = {}) => {
  const [host, friend] = [await somebody(), await somebody()];
  const { id, invitation } = await openTable(host, more);
  const sat = await friend.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
  expect(sat.status).toBe(200);
  const lines = [await host.line(), await friend.line()] as const;
  for (const line of lines) await line.call('sit', { table: id });
  return { id, invitation, host, friend, lines };
};

const menu = async (line: Line, table: string, seat: string): Promise<readonly Choice[]> =>
  (await line.call<Menu>('menu', { table, seat })).choices;

describe('people', () => {
  test('a guest is known by his cookie, which no script can read', async () => {
    const visit = visitor(house.url);
    expect((await visit.get('/api/me')).body).toEqual({ me: null });
    const { headers, body } = await visit.post('/api/guest', { name: 'Marbot' });
    expect(headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
    expect((await visit.get('/api/me')).body).toEqual(body);
    await visit.post('/api/leave');
    expect((await visit.get('/api/me')).body).toEqual({ me: null });
  });

  test('a name that is taken, too short or strange is refused with the reason', async () => {
    const visit = visitor(house.url);
    await visit.post('/api/guest', { name: 'Cambronne' });
    for (const name of ['cambronne', 'x', '<b>me</b>', 7, null, 'a'.repeat(40)]) {
      const { status, body } = await visitor(house.url).post('/api/guest', { name });
      expect(status).toBe(409);
      expect(String(body.error)).toMatch(/a name has|is called/);
    }
  });

  test('a request from another site is refused', async () => {
    const answer = await visitor(house.url).post(
      '/api/guest',
      { name: 'Fouché' },
      { origin: 'https://evil.example' },
    );
    expect(answer.status).toBe(403);
  });
});

describe('tables', () => {
  test('a private table is not there for strangers, whether they guess its id or not', async () => {
    const host = await somebody();
    const { id, invitation } = await openTable(host);
    const stranger = await somebody();
    const known = await stranger.get(`/api/tables/${id}`);
    const unknown = await stranger.get('/api/tables/AAAAAAAAAAAAAAAAAAAAAA');
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const line = await stranger.line();
    for (const method of ['sit', 'view', 'log', 'menu', 'choose', 'undo', 'record', 'odds']) {
      const params = { table: id, seat: 'French', choice: ['done'] };
      const refused = method === 'sit' || method === 'record' ? { table: id } : params;
      await expect(line.call(method, refused)).rejects.toThrow('there is no such table');
    }
    line.close();
    expect((await stranger.get(`/api/tables/${id}?invitation=${invitation}`)).status).toBe(200);
    expect((await stranger.get('/api/tables')).body.tables).toEqual([]);
  });

  test('one’s own games are listed with whom they wait for; those of others are not', async () => {
    const { id, host, friend, lines } = await sitDown({ public: true });
    const listed = async (who: typeof host): Promise<unknown> => {
      const { tables } = (await who.get('/api/tables')).body as { tables: { id: string }[] };
      return tables.find((table) => table.id === id);
    };
    expect(await listed(host)).toMatchObject({ waiting: ['French'] });
    expect(await listed(friend)).toMatchObject({ waiting: ['French'] });
    expect(await listed(await somebody())).not.toHaveProperty('waiting');
    for (const line of lines) line.close();
  });

  test('who is connected to a table is told to those who may look at it', async () => {
    const { id, lines } = await sitDown();
    const here = (line: Line): Promise<unknown> => line.call('here', { table: id });
    expect(await here(lines[0])).toEqual({ here: ['French', 'Allied'] });
    lines[1].close();
    await expect.poll(() => here(lines[0])).toEqual({ here: ['French'] });
    const stranger = await (await somebody()).line();
    await expect(here(stranger)).rejects.toThrow('there is no such table');
    for (const line of [lines[0], stranger]) line.close();
  });

  test('the invitation is told to those who sit at the table only', async () => {
    const host = await somebody();
    const { id } = await openTable(host, { public: true });
    const seen = (await (await somebody()).get(`/api/tables/${id}`)).body.table;
    expect(seen).not.toHaveProperty('invitation');
    expect(seen).toMatchObject({ seats: [{ kind: 'person' }, { kind: 'open' }] });
  });

  test('a seat that is held cannot be taken, one that is given up can', async () => {
    const { id, invitation, friend } = await sitDown();
    const third = await somebody();
    const taken = await third.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
    expect([taken.status, taken.body.error]).toEqual([409, 'the seat of Allied is taken']);
    await friend.post(`/api/tables/${id}/stand`);
    const given = await third.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
    expect(given.status).toBe(200);
  });

  test('what is wrong with a wish for a table is said with its path', async () => {
    const host = await somebody();
    const wishes: [unknown, string][] = [
      [{ game: 'chess', seats: ['me', 'open'] }, "game: 'chess' is not one of blocks, areas"],
      [{ game: 'blocks', seats: ['me'] }, 'seats: one entry a seat was expected: French, Allied'],
      [{ game: 'blocks', seats: ['me', { bot: 9 }] }, 'seats[1].bot: a whole number from 1 to 5'],
      [{ game: 'blocks', seats: ['me', 'you'] }, "seats[1]: a seat is 'me', 'open'"],
      [{ game: 'blocks', seats: ['me', 'open'], colour: 1 }, 'colour: no such field'],
    ];
    for (const [wish, problem] of wishes) {
      const { status, body } = await host.post('/api/tables', wish);
      expect(status).toBe(409);
      expect(String(body.error)).toContain(problem);
    }
  });
});

describe('play', () => {
  test('a choice is answered, told to the other seat, and refused from the wrong one', async () => {
    const { id, lines } = await sitDown();
    const [french, allied] = lines;
    const [choice] = await menu(french, id, 'French');
    const stolen = { table: id, seat: 'French', choice, version: 0 };
    await expect(allied.call('choose', stolen)).rejects.toThrow('you do not hold the seat');
    await expect(
      allied.call('choose', { table: id, seat: 'Allied', choice, version: 0 }),
    ).rejects.toThrow('another seat decides now');
    const answer = await french.call('choose', { table: id, seat: 'French', choice, version: 0 });
    expect(answer).toMatchObject({ version: 1, waiting: ['French'] });
    const [march] = await menu(french, id, 'French');
    await french.call('choose', { table: id, seat: 'French', choice: march, version: 1 });
    await allied.call('view', { table: id, seat: 'Allied' });
    expect(allied.told.map(({ version }) => version)).toEqual([1]);
    for (const line of lines) line.close();
  });

  test('a choice for a moment that has passed is refused, and so is the same one twice', async () => {
    const { id, lines } = await sitDown();
    const [french] = lines;
    const [choice] = await menu(french, id, 'French');
    const params = { table: id, seat: 'French', choice, version: 0 };
    const both = await Promise.allSettled([
      french.call('choose', params),
      french.call('choose', params),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const line of lines) line.close();
  });

  test('an undo is kept like any other entry, and the table comes back as it was', async () => {
    const { id, lines } = await sitDown();
    const [french] = lines;
    const before = await french.call('view', { table: id, seat: 'French' });
    const [choice] = await menu(french, id, 'French');
    await french.call('choose', { table: id, seat: 'French', choice });
    await french.call('undo', { table: id, seat: 'French' });
    expect(await french.call('view', { table: id, seat: 'French' })).toEqual(before);
    for (const line of lines) line.close();
  });

  test('a spectator of a public table sees what spectators may see, and decides nothing', async () => {
    const { id, lines } = await sitDown({ public: true });
    const watcher = await (await somebody()).line();
    await watcher.call('sit', { table: id });
    const view = await watcher.call('view', { table: id, seat: 'spectator' });
    expect(view).toMatchObject({ seat: 7 });
    for (const seat of ['French', 'Allied']) {
      await expect(watcher.call('view', { table: id, seat })).rejects.toThrow('you do not hold');
    }
    const wish = { table: id, seat: 'spectator', choice: ['done'] };
    await expect(watcher.call('menu', wish)).rejects.toThrow('decide nothing');
    await expect(watcher.call('choose', wish)).rejects.toThrow('no such seat');
    for (const line of [...lines, watcher]) line.close();
  });

  test('malformed, oversized and strange messages are refused, and the connection lives on', async () => {
    const { id, lines } = await sitDown();
    const [french] = lines;
    for (const text of ['', 'null', '[]', '{"jsonrpc":"2.0"}', '{', '"choose"', '\u0000'])
      expect(await french.raw(text)).toHaveProperty('error');
    await expect(french.call('save', { table: id })).rejects.toThrow('no method is called');
    await expect(french.call('position', { table: id })).rejects.toThrow('no method is called');
    await expect(french.call('bot', { table: id, seat: 'Allied' })).rejects.toThrow('no method');
    await expect(french.call('record', { table: id })).rejects.toThrow('when the game is over');
    await expect(french.call('view', { table: 7 })).rejects.toThrow('a text was expected');
    expect(await menu(french, id, 'French')).not.toHaveLength(0);
    for (const line of lines) line.close();
  });

  test.each(['blocks', 'areas'])(
    'two people play %s to its end, each by his own menu',
    async (game) => {
      const { id, lines } = await sitDown({ game });
      const random = playoutDice(4);
      const names = ['French', 'Allied'];
      let waiting: readonly string[] = (
        await lines[0].call<{ waiting: string[] }>('sit', { table: id })
      ).waiting;
      let taken = 0;
      while (waiting.length > 0) {
        const seat = names.indexOf(waiting[0]);
        const choices = await menu(lines[seat], id, waiting[0]);
        const choice = choices[below(random, choices.length)];
        // Nobody is told of a piece in another’s hand: each knows a version of his own.
        const version = lines[seat].told.at(-1)?.version ?? 0;
        const wish = { table: id, seat: waiting[0], choice, version };
        ({ waiting } = await lines[seat].call<{ waiting: string[] }>('choose', wish));
        taken++;
      }
      const record = await lines[1].call<{ outcome: unknown; choices: unknown[] }>('record', {
        table: id,
      });
      expect(record.outcome).not.toBeNull();
      expect(record.choices.length).toBe(taken);
      expect(lines[0].told.at(-1)?.outcome).toEqual(lines[1].told.at(-1)?.outcome);
      for (const line of lines) line.close();
    },
  );
});

describe('bots', () => {
  test('a bot that moves first does so without waiting for the next round of the keeper', async () => {
    const patient = await openHouse(undefined, { lease: 3_600_000 });
    const host = await guest(patient.url, 'Duhesme');
    const { id } = await openTable(host, { seats: [{ bot: 1 }, 'me'] });
    const line = await host.line();
    await line.call('sit', { table: id });
    await expect.poll(() => line.told.length, { timeout: 20_000 }).toBeGreaterThan(0);
    line.close();
    await patient.running.stop();
  });

  test('a bot holds a seat and plays on by itself', async () => {
    const host = await somebody();
    const { id } = await openTable(host, { seats: ['me', { bot: 1 }] });
    const line = await host.line();
    await line.call('sit', { table: id });
    const random = playoutDice(2);
    for (let turn = 0; turn < 200; turn++) {
      const choices = await menu(line, id, 'French');
      if (choices.length === 0) break;
      const done = choices.find(([verb]) => verb === 'done');
      const choice = done ?? choices[below(random, choices.length)];
      await line.call('choose', { table: id, seat: 'French', choice });
    }
    await expect
      .poll(
        () =>
          line.told.some(({ events }) => events.some(({ text }) => /British|Prussian/.test(text))),
        {
          timeout: 20_000,
        },
      )
      .toBe(true);
    line.close();
  });
});
