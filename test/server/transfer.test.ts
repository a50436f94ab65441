import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import type { Choice } from '../../src/kernel/choice.ts';
import { below, playoutDice } from '../../src/kernel/dice.ts';
import { exportGame, importGame } from '../../src/server/transfer.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { startChild } from './child.ts';
import { lostOf } from './crash.ts';
import { startPlayer } from './crash-player.ts';
import { guest, openHouse, openTable, type Line } from './online.ts';

const folder = mkdtempSync(join(tmpdir(), 'hundred-days-transfer-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MAIN = new URL('../../src/cli/main.ts', import.meta.url).pathname;

interface Ended {
  readonly code: number;
  readonly err: string;
}

/** Runs the command line to its end. */
const run = (...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], (error, _, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), err });
    });
  });

interface Standing {
  readonly waiting: readonly string[];
}

const playOn = async (line: Line, table: string, count: number): Promise<void> => {
  const random = playoutDice(count);
  let { waiting } = await line.call<Standing>('sit', { table });
  for (let i = 0; i < count; i++) {
    const [seat] = waiting;
    const { choices } = await line.call<{ choices: Choice[] }>('menu', { table, seat });
    const choice = choices[below(random, choices.length)];
    ({ waiting } = await line.call<Standing>('choose', { table, seat, choice }));
  }
};

describe('a game that goes from one store to another', () => {
  const setOut = async () => {
    const store = sqliteStore(':memory:');
    const house = await openHouse(store);
    const host = await guest(house.url, 'Drouot');
    const { id } = await openTable(host, {
      seats: ['me', 'me'],
      pace: { minutes: 60, increment: 5 },
    });
    const line = await host.line();
    await playOn(line, id, 60);
    await line.call('say', { table: id, text: 'Vive l’Empereur' });
    return { store, house, line, id };
  };

  test('is played on there by those who are called the same, with the same dice', async () => {
    const here = await setOut();
    const game = await exportGame(here.store, GAMES, here.id, Date.now(), true);
    const text = JSON.stringify(game);
    const elsewhere = sqliteStore(':memory:');
    const house = await openHouse(elsewhere);
    const host = await guest(house.url, 'Drouot');
    const row = await importGame(elsewhere, GAMES, JSON.parse(text), Date.now());
    expect(row).toMatchObject({ id: here.id, version: 60 });
    const line = await host.line();
    for (const seat of ['French', 'Allied']) {
      const wish = { table: here.id, seat };
      await playOn(line, here.id, 0);
      expect(await line.call('view', wish)).toEqual(await here.line.call('view', wish));
      expect(await line.call('log', wish)).toEqual(await here.line.call('log', wish));
    }
    expect(await line.call('chat', { table: here.id })).toMatchObject({
      lines: [{ name: 'Drouot', text: 'Vive l’Empereur' }],
    });
    for (const each of [line, here.line]) await playOn(each, here.id, 80);
    const wish = { table: here.id, seat: 'French' };
    expect(await line.call('log', wish)).toEqual(await here.line.call('log', wish));
    await Promise.all([house.running.stop(), here.house.running.stop()]);
  });

  test('seats of people who are not there are open, and the host is named', async () => {
    const { store, house, id } = await setOut();
    const game = await exportGame(store, GAMES, id, Date.now(), false);
    expect(game).not.toHaveProperty('chat');
    const elsewhere = sqliteStore(':memory:');
    expect(await importGame(elsewhere, GAMES, game, 0)).toEqual({
      path: 'host',
      problem: "nobody here is called 'Drouot': say who is to be the host",
    });
    await elsewhere.addPerson({ id: 'ney', name: 'Ney', created: 0 });
    const row = await importGame(elsewhere, GAMES, game, 0, 'Ney');
    expect(row).toMatchObject({ host: 'ney', holders: [{ kind: 'open' }, { kind: 'open' }] });
    expect(await importGame(elsewhere, GAMES, game, 0, 'Ney')).toMatchObject({
      problem: `table ${id} is here already`,
    });
    await house.running.stop();
  });

  test('one that is damaged is refused with its fault, and nothing of it is kept', async () => {
    const { store, house, id } = await setOut();
    const game = await exportGame(store, GAMES, id, Date.now(), true);
    const elsewhere = sqliteStore(':memory:');
    await elsewhere.addPerson({ id: 'drouot', name: 'Drouot', created: 0 });
    const entries = game?.entries ?? [];
    const faults: [Record<string, unknown>, string, RegExp][] = [
      [{ format: 'a poem' }, 'format', /this reads/],
      [{ rules: '0' }, 'rules', /rules version/],
      [{ game: 'chess' }, 'game', /not one of/],
      [{ seats: [null] }, 'seats[0]', /object was expected/],
      [{ entries: [[0, 1]] }, 'entries[0]', /\[seat, code, at\]/],
      [{ entries: entries.slice(1) }, 'entries', /cannot be played: \[/],
      [{ colour: 'red' }, 'colour', /no such field/],
    ];
    for (const [change, path, problem] of faults) {
      expect(await importGame(elsewhere, GAMES, { ...game, ...change }, 0)).toMatchObject({
        path,
        problem: expect.stringMatching(problem) as unknown,
      });
    }
    expect(await elsewhere.table(id)).toBeNull();
    await house.running.stop();
  });

  test('at the command line, from a store that a server is using', async () => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    const server = await startChild('--data', from);
    const host = await guest(server.url, 'Drouot');
    const { id } = await openTable(host, { seats: ['me', 'me'] });
    const line = await host.line();
    await playOn(line, id, 20);
    const file = join(folder, 'game.json');
    expect(await run('export', id, file, '--data', from)).toMatchObject({ code: 0, err: '' });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect((await run('export', id, file, '--data', from)).err).toContain('is there already');
    await playOn(line, id, 5);
    await server.kill();
    const other = await startChild('--data', to);
    await guest(other.url, 'Drouot');
    expect(await run('import', file, '--data', to)).toMatchObject({ code: 0, err: '' });
    expect((await run('import', file, '--data', to)).err).toContain('is here already');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 100));
    expect((await run('import', file, '--data', to)).err).toContain('cannot be read');
    await other.kill();
    const store = sqliteStore(join(to, 'hundred-days.db'));
    expect(await store.entries(id)).toHaveLength(20);
    await store.close();
  });
});

describe('a backup', () => {
  test('made under load has every choice that was answered before, and is put back whole', async () => {
    const [data, back] = [join(folder, 'data'), join(folder, 'back')];
    const file = join(folder, 'backup.db');
    const server = await startChild('--data', data);
    const players = await Promise.all(
      [0, 1, 2, 3].map((index) =>
        startPlayer({ name: `Sapper ${index}`, index, url: () => server.url, withBot: false }),
      ),
    );
    const answered = (): number => Math.min(...players.map(({ promised }) => promised.length));
    await expect.poll(answered, { timeout: 20_000 }).toBeGreaterThan(30);
    const before = players.flatMap(({ promised }) => [...promised]);
    const backup = run('backup', file, '--data', data);
    expect(await backup).toMatchObject({ code: 0, err: '' });
    const during = answered();
    expect((await run('backup', file, '--data', data)).err).toContain('is there already');
    expect((await run('restore', file, '--data', data)).err).toContain('is there already');
    await expect.poll(answered, { timeout: 20_000 }).toBeGreaterThan(during);
    await Promise.all(players.map((player) => player.stop()));
    await server.kill();
    expect(await run('restore', file, '--data', back)).toMatchObject({ code: 0, err: '' });
    const store = sqliteStore(join(back, 'hundred-days.db'));
    expect(before.length).toBeGreaterThan(50);
    expect(await lostOf(store, before)).toEqual([]);
    await store.close();
  });

  test('that is damaged or no store is not put back', async () => {
    const file = join(folder, 'backup.db');
    const broken = join(folder, 'broken.db');
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096 * 3, 4096 * 6);
    writeFileSync(broken, bytes);
    const nowhere = join(folder, 'nowhere');
    const refusal = await run('restore', broken, '--data', nowhere);
    expect(refusal.code).toBe(2);
    expect(refusal.err).toMatch(/is damaged|cannot be read/);
    writeFileSync(broken, 'no store at all');
    expect((await run('restore', broken, '--data', nowhere)).err).toMatch(
      /cannot be read|is no store/,
    );
    expect((await run('backup', join(folder, 'x.db'), '--data', nowhere)).err).toContain(
      'there is no',
    );
  });
});
