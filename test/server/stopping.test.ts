import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresStore } from '../../src/store/postgres.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { startPostgres, type Postgres } from '../store/database.ts';
import { startChild, type Child } from './child.ts';
import { lostOf } from './crash.ts';
import { startPlayer, type Player } from './crash-player.ts';
import { guest, openTable } from './online.ts';

// Servers that are asked to end while people play.

/** What docs/hosting.md promises of a server with nothing slow under way. */
const QUICK_MS = 3000;
/** It takes a few milliseconds where there is a processor free; here others may be at work. */
const TAKEOVER_MS = 2000;

const playersAt = (urls: () => readonly string[]): Promise<readonly Player[]> =>
  Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      startPlayer({
        name: `Chasseur ${index} ${Math.random().toString(36).slice(2, 8)}`,
        index,
        url: () => urls()[index % urls().length],
        withBot: index % 4 === 3,
      }),
    ),
  );

const allGoOn = async (players: readonly Player[]): Promise<void> => {
  const before = players.map(({ promised }) => promised.length);
  await expect
    .poll(() => players.every(({ promised }, i) => promised.length > before[i]), {
      timeout: 30_000,
    })
    .toBe(true);
};

describe('one process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-days-stop-'));
  const start = (): Promise<Child> => startChild('--data', folder);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('ends with 0 under load, has kept all it has answered, and the next goes on', async () => {
    let child = await start();
    const players = await playersAt(() => [child.url]);
    for (let round = 0; round < 3; round++) {
      await allGoOn(players);
      const { end, ms } = await child.stop('SIGTERM');
      expect(end).toBe(0);
      expect(ms).toBeLessThan(QUICK_MS);
      child = await start();
    }
    await allGoOn(players);
    await Promise.all(players.map((player) => player.stop()));
    expect((await child.stop('SIGINT')).end).toBe(0);
    const store = sqliteStore(join(folder, 'hundred-days.db'));
    const promised = players.flatMap((player) => player.promised);
    expect(await lostOf(store, promised)).toEqual([]);
    await store.close();
  });

  test('whoever is connected is told that it restarts, when he has been answered', async () => {
    const child = await start();
    const host = await guest(child.url, 'Cambronne');
    const { id } = await openTable(host);
    const line = await host.line();
    await line.call('sit', { table: id });
    const closed = new Promise((resolve) => line.socket.on('close', resolve));
    const looks = Array.from({ length: 40 }, () =>
      line.call('view', { table: id, seat: 'French' }),
    );
    // The server has heard some of it by then.
    await looks[0];
    const stopped = child.stop('SIGTERM');
    const answered = Promise.allSettled(looks);
    expect(await closed).toBe(1012);
    expect((await stopped).end).toBe(0);
    // What came after the signal is not answered.
    await Promise.race([answered, pause(100)]);
  });

  test('asked twice it waits for nobody', async () => {
    const child = await start();
    const { port } = new URL(child.url);
    const slow = connect(Number(port), '127.0.0.1');
    slow.on('error', () => undefined);
    slow.write(
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\ncontent-type: application/json\r\n\r\n{',
    );
    await pause(200);
    const first = child.stop('SIGTERM');
    expect(await Promise.race([first, pause(1000, 'still there')])).toBe('still there');
    expect((await child.stop('SIGTERM')).end).toBe(1);
    slow.destroy();
  });
});

describe('two processes', () => {
  let postgres: Postgres;
  let store: Store;
  beforeAll(async () => {
    postgres = await startPostgres();
    store = await postgresStore(postgres.url);
  });
  afterAll(async () => {
    await store.close();
    await postgres.stop();
  });
  const start = (): Promise<Child> => startChild('--database', postgres.url);

  test('the other goes on within a second with the bots of one that ends; nothing is lost', async () => {
    const children = [await start(), await start()];
    const players = await playersAt(() => children.map(({ url }) => url));
    const host = await guest(children[0].url, 'Drouot');
    const ids: string[] = [];
    for (let i = 0; i < 6; i++)
      ids.push((await openTable(host, { seats: [{ bot: 1 }, { bot: 1 }] })).id);
    const versions = (): Promise<number[]> =>
      Promise.all(ids.map(async (id) => (await store.table(id))?.version ?? 0));
    await expect
      .poll(async () => (await versions()).every((v) => v > 2), { timeout: 20_000 })
      .toBe(true);
    await allGoOn(players);

    const gone = children[0];
    const { end, ms } = await gone.stop('SIGTERM');
    children.shift();
    expect([end, ms < QUICK_MS]).toEqual([0, true]);
    const before = await versions();
    await expect
      .poll(async () => (await versions()).every((v, i) => v > before[i]), { timeout: TAKEOVER_MS })
      .toBe(true);
    await allGoOn(players);
    await Promise.all(players.map((player) => player.stop()));
    expect(
      await lostOf(
        store,
        players.flatMap((player) => player.promised),
      ),
    ).toEqual([]);
    expect((await children[0].stop('SIGTERM')).end).toBe(0);
  });
});
