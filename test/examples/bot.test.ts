import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../dev/source.ts';
import { GAMES } from '../../src/games/index.ts';
import type { TableInfo } from '../../src/server/lobby.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import {
  guest,
  openHouse,
  openTable,
  visitor,
  type House,
  type Visitor,
} from '../server/online.ts';

// The bot of the examples, run as its README says, against a real server.

const folder = mkdtempSync(join(tmpdir(), 'hundred-days-'));
const file = join(folder, 'store.db');
// Tight enough for a bot to be refused again and again.
const limits = { botPlay: { person: { burst: 20, perSecond: 250 } } };
let house: House;
beforeAll(async () => {
  house = await openHouse(sqliteStore(file), { limits });
});
afterAll(async () => {
  await house.running.stop();
  rmSync(folder, { recursive: true });
});

interface Run {
  readonly child: ChildProcess;
  said: string;
}
const runs: Run[] = [];
const runBot = (token: string, ...more: string[]): Run => {
  const child = spawn(process.execPath, ['examples/bot.ts', house.url, ...more], {
    cwd: root,
    env: { ...process.env, HUNDRED_DAYS_TOKEN: token },
  });
  const run: Run = { child, said: '' };
  child.stdout.on('data', (data: Buffer) => (run.said += String(data)));
  child.stderr.on('data', (data: Buffer) => (run.said += String(data)));
  runs.push(run);
  return run;
};
afterEach(() => {
  for (const { child } of runs.splice(0)) child.kill();
});

let made = 0;
const account = async (): Promise<Visitor> => {
  const who = await guest(house.url, `Author ${++made}`);
  await who.post('/api/account', { password: 'la garde meurt' });
  return who;
};
const botOf = async (
  owner: Visitor,
): Promise<{ readonly name: string; readonly token: string }> => {
  const name = `Engine ${++made}`;
  const { body } = await owner.post('/api/bots', { name });
  return { name, token: body.token as string };
};
const look = async (id: string): Promise<TableInfo> =>
  (await visitor(house.url).get(`/api/tables/${id}`)).body.table as TableInfo;

describe('the bot of the examples', () => {
  const metrics = async (): Promise<string> =>
    (await visitor(house.url).get('/metrics')).body.text as string;
  const choicesTaken = async (game: string): Promise<number> =>
    [...(await metrics()).matchAll(/_choices_total\{game="(\w+)".*\} (\d+)/g)]
      .filter(([, of]) => of === game)
      .reduce((sum, [, , count]) => sum + Number(count), 0);

  /** Two bots of one owner at a table of their own. */
  const twoBots = async (game: string): Promise<{ readonly id: string; readonly runs: Run[] }> => {
    const owner = await account();
    const bots = [await botOf(owner), await botOf(owner)];
    const [one, two] = bots.map(({ token }) => runBot(token));
    await expect
      .poll(() => one.said + two.said, { timeout: 20_000 })
      .toMatch(/is there[^]*is there/);
    const seats = bots.map(({ name }) => ({ bot: name }));
    const { id } = await openTable(owner, { game, seats, public: true });
    expect((await look(id)).seats.map(({ name }) => name)).toEqual(bots.map(({ name }) => name));
    return { id, runs: [one, two] };
  };

  test.each(['blocks', 'areas'])(
    'plays a whole game of %s against itself, and obeys the limits',
    async (game) => {
      const { id, runs: both } = await twoBots(game);
      const isOver = async (): Promise<boolean> => (await look(id)).outcome !== null;
      await expect.poll(isOver, { timeout: 280_000, interval: 500 }).toBe(true);
      const { outcome } = await look(id);
      expect(outcome?.reason).not.toMatch(/resigns|runs out of time/);
      for (const bot of both)
        await expect.poll(() => bot.said).toContain(`${id}: ${outcome?.reason}`);
      expect(both.map(({ said }) => said).join('')).not.toMatch(/error|too many/i);
      expect(await metrics()).toMatch(/limited_total\{limit="botPlay"\} [1-9]/);
    },
    300_000,
  );

  // A whole game of them takes two minutes.
  test.each(GAMES.map(({ meta }) => meta.id).filter((id) => id !== 'blocks' && id !== 'areas'))(
    'plays a thousand choices of %s',
    async (game) => {
      const { runs: both } = await twoBots(game);
      const taken = (): Promise<number> => choicesTaken(game);
      await expect.poll(taken, { timeout: 60_000, interval: 500 }).toBeGreaterThan(1_000);
      expect(both.map(({ said }) => said).join('')).not.toMatch(/error|too many/i);
    },
    90_000,
  );

  test('it sits down by a link, and plays on when the server has been away', async () => {
    const [host, owner] = [await account(), await account()];
    const { name, token } = await botOf(owner);
    const { id, invitation } = await openTable(host, { seats: ['open', 'me'], public: true });
    const run = runBot(token, `${house.url}/#/table/${id}/${invitation}`);
    const patience = { timeout: 20_000 };
    await expect.poll(async () => (await look(id)).seats[0].name, patience).toBe(name);
    const line = await host.line();
    const waiting = async () => (await line.call('sit', { table: id })).waiting;
    await expect.poll(waiting, patience).toEqual(['Allied']);
    line.close();
    const port = Number(new URL(house.url).port);
    await house.running.stop();
    house = await openHouse(sqliteStore(file), { limits }, port);
    await expect.poll(() => run.said, patience).toMatch(/is there[^]*is there/);
    // We choose until it is the bot’s turn again.
    const again = await host.line();
    await again.call('sit', { table: id });
    const at = { table: id, seat: 'Allied' };
    for (let isOurs = true; isOurs;) {
      const { choices } = await again.call<{ choices: string[][] }>('menu', at);
      const choice = choices.find(([verb]) => verb === 'done') ?? choices[0];
      const told = await again.call<{ waiting: string[] }>('choose', { ...at, choice });
      isOurs = told.waiting.includes('Allied');
    }
    const heard = again.told.length;
    await expect.poll(() => again.told.length, patience).toBeGreaterThan(heard);
    again.close();
  });

  test('with a token that is worth nothing it says so, and ends', async () => {
    const run = runBot('hdb_none');
    expect(await once(run.child, 'close')).toEqual([1, null]);
    expect(run.said).toContain('No bot has this token');
  });
});
