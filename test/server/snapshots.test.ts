import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { formatChoice, type Choice } from '../../src/kernel/choice.ts';
import { choicesToTakeBack } from '../../src/kernel/history.ts';
import { below, playoutDice } from '../../src/kernel/dice.ts';
import { menuOf, seatToMove } from '../../src/kernel/play.ts';
import { openCommits } from '../../src/server/commits.ts';
import { rebuild } from '../../src/server/entries.ts';
import { openHistories } from '../../src/server/history.ts';
import { openLiveTables, type Live, type LiveTables } from '../../src/server/live.ts';
import { openSnapshots, type Snapshots } from '../../src/server/snapshots.ts';
import { logWith } from '../../src/protocol/session.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { tableRow } from '../store/contract.ts';
import { guest, openHouse, openTable } from './online.ts';

// Snapshots are a shorter way to a table, never another table.

const ENTRIES = 400;

interface Desk {
  readonly tables: LiveTables;
  readonly snapshots: Snapshots;
}

const deskOn = (store: Store, isFollowed: (id: string) => boolean = () => false): Desk => {
  const snapshots = openSnapshots(store);
  const tables = openLiveTables({
    store,
    commits: openCommits(store),
    games: GAMES,
    now: () => 0,
    snapshots,
    isFollowed,
    most: 10,
  });
  return { tables, snapshots };
};

/** So many entries at random, every so often one that takes another back. */
const playOn = async ({ tables, snapshots }: Desk, id: string, count: number): Promise<void> => {
  const random = playoutDice(count);
  for (let i = 0; i < count; i++) {
    await tables.at(id, async (live) => {
      const { game, state, marks } = live.table;
      const seat = seatToMove(state);
      if (marks.at(-1)?.seat === seat && below(random, 10) === 0) {
        await tables.undo(live, seat, null);
        return;
      }
      const menu = menuOf(game, state, seat);
      await tables.choose(
        live,
        seat,
        formatChoice(game.lexicon, menu[below(random, menu.length)]),
        null,
      );
    });
    if (i % 50 === 0) await snapshots.flush();
  }
  await snapshots.flush();
};

/** All that a table is, its history included or not. */
const standing = (live: Pick<Live, 'table' | 'tellings' | 'waits' | 'version'>) => {
  const { table, tellings, waits, version } = live;
  return {
    version,
    tellings: [...tellings].sort(([a], [b]) => a - b),
    state: table.state,
    marks: table.marks,
    told: table.log.length + table.shed.log,
    taken: table.taken.length + table.shed.taken,
    waits,
  };
};

describe.each(GAMES.map((game) => [game.meta.id, game] as const))('%s', (id, game) => {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-days-snapshots-'));
  const file = join(folder, 'store.db');
  const options = Object.fromEntries(
    game.meta.options.map(({ name, values }) => [name, values[0]]),
  );
  const row = tableRow('host', {
    game: id,
    rules: game.meta.rules,
    start: { scenario: game.meta.scenarios[0].name, options },
  });
  let store: Store;
  beforeAll(async () => {
    store = sqliteStore(file);
    await store.addPerson({ id: 'host', name: 'host', created: 0 });
    await store.addTable(row);
    await playOn(deskOn(store), row.id, ENTRIES);
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const replayed = async () => {
    const entries = await store.entries(row.id);
    return { ...rebuild(game, row, entries), version: entries.length };
  };
  const reopened = async () => {
    const now = (await store.table(row.id)) ?? row;
    return openSnapshots(store).open(game, now, now.version);
  };
  const spoil = (sql: string): void => {
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
  };

  test('a table that opens from a snapshot is what its entries lead to, dice included', async () => {
    const opened = await reopened();
    expect(opened.shot.version).toBeGreaterThan(ENTRIES / 2);
    expect(opened.table.log.length).toBeLessThan((await replayed()).table.log.length / 2);
    expect(standing(opened)).toEqual(standing(await replayed()));
    const desk = deskOn(store);
    await playOn(desk, row.id, 100);
    expect(await desk.tables.at(row.id, standing)).toEqual(standing(await replayed()));
  });

  test('what it was at any earlier version can be had the same way', async () => {
    const entries = await store.entries(row.id);
    for (const version of [0, 1, 63, 65, 130, 257]) {
      const opened = await openSnapshots(store).open(game, row, version);
      const played = { ...rebuild(game, row, entries.slice(0, version)), version };
      expect(standing(opened)).toEqual(standing(played));
    }
  });

  test('its log is read in pages: from anywhere, as much as is wanted, for all eyes', async () => {
    const whole = (await replayed()).table;
    const { tables } = deskOn(store);
    const random = playoutDice(8);
    for (const seat of [0, 1, 7]) {
      const eyes = { seat, revealed: false };
      const heard = logWith(whole, eyes);
      for (let i = 0; i < 20; i++) {
        const [from, most] = [below(random, heard.length), 1 + below(random, 60)];
        const { log, before } = await tables.at(row.id, (live) =>
          openHistories(store).stretch(live, eyes, from, most),
        );
        const shed = { taken: 0, log: 0 };
        const page = logWith({ ...whole, log: [...log], shed }, eyes);
        expect(page.slice(from - before, from - before + most)).toEqual(
          heard.slice(from, from + most),
        );
      }
    }
  });

  test('a table that goes back past its last snapshot is what its entries lead to, here and elsewhere', async () => {
    const own = { ...row, id: `${row.id} back` };
    await store.addTable(own);
    const [here, there] = [deskOn(store), deskOn(store)];
    const histories = openHistories(store);
    await playOn(here, own.id, 250);
    expect((await there.tables.at(own.id, ({ table }) => table)).shed.taken).toBeGreaterThan(0);
    for (let i = 0; i < 4; i++) {
      await playOn(here, own.id, 10 + i);
      await here.tables.at(own.id, async (live) => {
        const whole = await histories.whole(live);
        const seat = [0, 1].find((each) => choicesToTakeBack(whole, each).length > 0) ?? 0;
        await here.tables.goBack(live, seat, choicesToTakeBack(whole, seat)[0]);
      });
    }
    const entries = await store.entries(own.id);
    const replayed = { ...rebuild(game, own, entries), version: entries.length };
    expect(await here.tables.at(own.id, standing)).toEqual(standing(replayed));
    await there.tables.refresh(own.id);
    expect(await there.tables.at(own.id, standing)).toEqual(standing(replayed));
    const opened = await openSnapshots(store).open(game, own, entries.length);
    expect(standing(opened)).toEqual(standing(replayed));
    const eyes = { seat: 0, revealed: false };
    const heard = logWith(replayed.table, eyes);
    expect(heard.filter(({ event }) => event === 'takenBack')).toHaveLength(4);
    for (const { tables, snapshots } of [here, there]) {
      await snapshots.flush();
      const { log, before } = await tables.at(own.id, (live) =>
        histories.stretch(live, eyes, heard.length - 9, 9),
      );
      const table = { ...replayed.table, log: [...log], shed: { taken: 0, log: 0 } };
      expect(logWith(table, eyes).slice(heard.length - 9 - before)).toEqual(heard.slice(-9));
    }
  });

  test('a page that is broken or gone is made again from the entries', async () => {
    const heard = (await replayed()).table.log;
    const { tables } = deskOn(store);
    const read = () =>
      tables.at(row.id, (live) =>
        openHistories(store).stretch(live, { seat: 0, revealed: false }, 0, Infinity),
      );
    spoil(`UPDATE snapshots SET page = replace(page, '"kind":', '"kind":1')`);
    expect((await read()).log).toEqual(heard);
    spoil('DELETE FROM snapshots WHERE version < 100');
    expect((await read()).log).toEqual(heard);
  });

  test('a snapshot that is broken or made by other rules is passed over, and made anew', async () => {
    spoil(`UPDATE snapshots SET body = replace(body, '"waiting":', '"waiting":1')`);
    expect(standing(await reopened())).toEqual(standing(await replayed()));
    expect((await reopened()).shot.version).toBe(0);
    spoil(`UPDATE snapshots SET maker = 'other rules'`);
    expect((await reopened()).shot.version).toBe(0);
    const desk = deskOn(store);
    await playOn(desk, row.id, 100);
    expect((await reopened()).shot.version).toBeGreaterThan(ENTRIES);
    expect(standing(await reopened())).toEqual(standing(await replayed()));
  });
});

describe('a table that is put away', () => {
  const followed = new Set<string>();
  const setOut = async () => {
    const store = sqliteStore(':memory:');
    await store.addPerson({ id: 'host', name: 'host', created: 0 });
    const [game] = GAMES;
    const row = tableRow('host', { rules: game.meta.rules });
    await store.addTable(row);
    const here = deskOn(store, (id) => followed.has(id));
    const told: number[] = [];
    const reseated: string[] = [];
    here.tables.listen(({ version }) => told.push(version));
    here.tables.listenSeats(({ id }) => reseated.push(id));
    await playOn(here, row.id, 5);
    told.length = 0;
    return { store, row, here, elsewhere: deskOn(store), told, reseated };
  };

  test('whoever follows it hears of all that others do there meanwhile', async () => {
    const { row, here, elsewhere, told } = await setOut();
    followed.add(row.id);
    await here.tables.tidy(1);
    expect(here.tables.has(row.id)).toBe(false);
    await playOn(elsewhere, row.id, 3);
    await here.tables.refresh(row.id);
    expect(told).toEqual([6, 7, 8]);
    expect(await here.tables.at(row.id, standing)).toEqual(
      await elsewhere.tables.at(row.id, standing),
    );
  });

  test('he hears of seats that have changed hands, too, and of nothing when nothing has', async () => {
    const { store, row, here, told, reseated } = await setOut();
    followed.add(row.id);
    await here.tables.tidy(1);
    await here.tables.refreshAll();
    expect([told, reseated]).toEqual([[], []]);
    await here.tables.tidy(1);
    const now = (await store.table(row.id)) ?? row;
    await store.reseat(row.id, now, { ...now, holders: now.holders.toReversed() });
    await here.tables.refreshAll();
    expect([told, reseated]).toEqual([[], [row.id]]);
  });

  test('one at which something is under way stays', async () => {
    const { row, here } = await setOut();
    await here.tables.at(row.id, async () => {
      await here.tables.tidy(1);
      expect(here.tables.has(row.id)).toBe(true);
    });
    await here.tables.tidy(1);
    expect(here.tables.has(row.id)).toBe(false);
  });

  test('a server puts away what nobody uses; those who are connected notice nothing', async () => {
    const house = await openHouse(undefined, { idle: 20 });
    const host = await guest(house.url, 'Drouot');
    const { id } = await openTable(host);
    const [line, beside] = [await host.line(), await host.line()];
    for (const each of [line, beside]) await each.call('sit', { table: id });
    for (let version = 0; version < 4; version++) {
      await expect.poll(() => house.running.tables.size).toBe(0);
      const { choices } = await line.call<{ choices: Choice[] }>('menu', {
        table: id,
        seat: 'French',
      });
      const choice = choices.find(([verb]) => verb !== 'done') ?? choices[0];
      const told = await line.call('choose', { table: id, seat: 'French', choice, version });
      expect(told).toMatchObject({ version: version + 1 });
    }
    expect(beside.told.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    await house.running.stop();
  });
});
