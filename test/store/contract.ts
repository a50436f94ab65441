import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  codeBackTo,
  placeBackTo,
  UNDO,
  type Append,
  type Holder,
  type PleaRow,
  type TableRow,
} from '../../src/store/rows.ts';
import { EVERYONE } from '../../src/kernel/umpire.ts';
import type { Store } from '../../src/store/store.ts';
import { proveAccounts } from './accounts-contract.ts';
import { proveChannels } from './channels-contract.ts';
import { proveJobs } from './jobs-contract.ts';
import { proveModeration } from './moderation-contract.ts';
import { proveOwnBots } from './own-bots-contract.ts';
import { proveSimulations } from './simulations-contract.ts';

/** A store that can be closed and opened again on the same data. */
export interface Opener {
  open(): Promise<Store>;
}

const NOW = 1_800_000_000_000;

let made = 0;
/** Ids and names that no other test has used. */
const fresh = (what: string): string => `${what}-${++made}`;

export const tableRow = (host: string, more: Partial<TableRow> = {}): TableRow => ({
  id: fresh('table'),
  game: 'blocks',
  rules: '1',
  start: { scenario: 'historical', options: { players: 2 } },
  seed: 'seed’s “text”',
  holders: [{ kind: 'person', person: host }, { kind: 'open' }],
  pace: null,
  reading: null,
  invitation: fresh('invitation'),
  isPublic: false,
  host,
  created: NOW,
  version: 0,
  outcome: null,
  changed: NOW,
  ...more,
});

export const step = (table: string, version: number, more: Partial<Append> = {}): Append => ({
  table,
  version,
  entry: { seat: version % 2, code: 1000 + version },
  at: NOW + version,
  isSilent: false,
  outcome: null,
  ...more,
});

/** Proves what every store promises, whatever is below it. */
export const proveStore = (name: string, opener: Opener): void => {
  describe(name, () => {
    let store: Store;
    beforeAll(async () => {
      store = await opener.open();
    });
    afterAll(() => store.close());

    const person = async (): Promise<string> => {
      const id = fresh('person');
      await store.addPerson({ id, name: fresh('Name'), created: NOW });
      return id;
    };
    const table = async (more: Partial<TableRow> = {}): Promise<TableRow> => {
      const row = tableRow(await person(), more);
      await store.addTable(row);
      return row;
    };
    const reopen = async (): Promise<void> => {
      await store.close();
      store = await opener.open();
    };

    proveJobs(() => store, reopen);
    proveChannels(() => store, table);
    proveAccounts(() => store, table);
    proveModeration(() => store, reopen, table);
    proveSimulations(() => store, reopen, table);
    proveOwnBots(() => store, reopen, table);

    test('a name belongs to one person, whatever its case', async () => {
      const called = fresh('Märshal');
      const id = fresh('person');
      expect(await store.addPerson({ id, name: called, created: NOW })).toBe(true);
      const again = { id: fresh('person'), name: called.toUpperCase(), created: NOW };
      expect(await store.addPerson(again)).toBe(false);
      expect(await store.personCalled(called.toLowerCase())).toEqual({
        id,
        name: called,
        created: NOW,
      });
      expect(await store.person(again.id)).toBeNull();
    });

    test('a session is known until it expires or is ended', async () => {
      const who = await person();
      const hash = fresh('hash');
      await store.addSession({ hash, person: who, expires: NOW + 10 });
      expect(await store.session(hash, NOW)).toEqual({ hash, person: who, expires: NOW + 10 });
      expect(await store.session(hash, NOW + 10)).toBeNull();
      await store.endSession(hash);
      expect(await store.session(hash, NOW)).toBeNull();
    });

    test('a table comes back as it was kept, also after the store was closed', async () => {
      const row = await table();
      await reopen();
      expect(await store.table(row.id)).toEqual(row);
      expect(await store.table('no such table')).toBeNull();
    });

    test('entries come back in order, undone ones with what undid them', async () => {
      const { id } = await table();
      const undo = step(id, 2, { entry: { seat: 1, code: UNDO } });
      for (const entry of [step(id, 0), step(id, 1), undo])
        expect(await store.append([entry])).toEqual([true]);
      await reopen();
      expect(await store.entries(id)).toEqual([
        { seat: 0, code: 1000, at: NOW },
        { seat: 1, code: 1001, at: NOW + 1 },
        { seat: 1, code: UNDO, at: NOW + 2 },
      ]);
      expect((await store.table(id))?.version).toBe(3);
    });

    test('an entry for another version than the table’s is refused, and nothing is kept of it', async () => {
      const { id } = await table();
      await store.append([step(id, 0)]);
      expect(await store.append([step(id, 0)])).toEqual([false]);
      expect(await store.append([step(id, 2)])).toEqual([false]);
      expect(await store.append([step('no such table', 0)])).toEqual([false]);
      expect(await store.entries(id)).toHaveLength(1);
    });

    test('entries of many tables share a commit; one that is refused spoils no other', async () => {
      const [a, b, c] = [await table(), await table(), await table()];
      await store.append([step(b.id, 0)]);
      const kept = await store.append([step(a.id, 0), step(b.id, 0), step(c.id, 0)]);
      expect(kept).toEqual([true, false, true]);
      expect(await store.entries(a.id)).toHaveLength(1);
      expect(await store.entries(b.id)).toHaveLength(1);
    });

    test('of writers at once one wins each version, and no entry is lost', async () => {
      const { id } = await table();
      let version = 0;
      while (version < 10) {
        const tries = Array.from({ length: 4 }, () => store.append([step(id, version)]));
        const won = (await Promise.all(tries)).flat().filter(Boolean);
        expect(won).toHaveLength(1);
        version++;
      }
      expect(await store.entries(id)).toHaveLength(10);
    });

    test('the entry that ends a game tells how, and the table is open no more', async () => {
      const { id } = await table();
      const ids = async (): Promise<string[]> =>
        (await store.openTables('', 10_000)).map((each) => each.id);
      expect(await ids()).toContain(id);
      const outcome = { winners: ['Allied'], reason: 'time has run out' };
      await store.append([step(id, 0, { outcome })]);
      expect((await store.table(id))?.outcome).toEqual(outcome);
      expect(await ids()).not.toContain(id);
    });

    test('an entry that not everybody is told of leaves the time of the last change as it was', async () => {
      const { id } = await table();
      await store.append([step(id, 0, { at: NOW + 5 })]);
      await store.append([step(id, 1, { at: NOW + 9, isSilent: true })]);
      expect(await store.table(id)).toMatchObject({ version: 2, changed: NOW + 5 });
    });

    test('nothing is kept of a game that was given up', async () => {
      const { id } = await table();
      const outcome = { winners: ['Allied'], reason: 'French resigns' };
      expect(await store.conclude(id, { version: 0, reading: null }, outcome, NOW)).toBe(true);
      expect(await store.append([step(id, 0)])).toEqual([false]);
      expect(await store.table(id)).toMatchObject({ version: 0, outcome });
    });

    test('open tables are handed out in pages', async () => {
      const rows = [await table(), await table(), await table()].map(({ id }) => id).sort();
      const before = rows[0].slice(0, -1);
      const [first] = await store.openTables(before, 1);
      const rest = await store.openTables(first.id, 10_000);
      expect(rest.map(({ id }) => id)).not.toContain(first.id);
      expect(rest.length).toBeGreaterThanOrEqual(2);
    });

    test('a person sees public tables and his own, no private ones of others', async () => {
      const stranger = await person();
      const own = await table();
      const open = await table({ isPublic: true });
      const seen = async (who: string): Promise<string[]> =>
        (await store.tablesFor(who, 10_000)).map(({ id }) => id);
      expect(await seen(own.host)).toEqual(expect.arrayContaining([own.id, open.id]));
      expect(await seen(stranger)).toContain(open.id);
      expect(await seen(stranger)).not.toContain(own.id);
    });

    test('a table with a pace comes back with it, and with what its clocks read', async () => {
      const row = await table({ pace: { minutes: 20, increment: 30 } });
      expect((await store.table(row.id))?.pace).toEqual({ minutes: 20, increment: 30 });
      const reading = { version: 0, from: NOW, left: [1, -2], isPaused: false, asked: [1] };
      const { holders } = row;
      expect(await store.reseat(row.id, row, { holders, reading })).toBe(true);
      await reopen();
      expect((await store.table(row.id))?.reading).toEqual(reading);
      const stale = { holders, reading: { ...reading, from: NOW + 1 } };
      expect(await store.reseat(row.id, row, stale)).toBe(false);
      expect(await store.reseat(row.id, { ...row, reading, version: 1 }, stale)).toBe(false);
      expect(await store.reseat(row.id, { ...row, reading }, stale)).toBe(true);
    });

    test('a seat is taken by one only', async () => {
      const row = await table();
      const guests = [await person(), await person()];
      const seatFor = (who: string): readonly Holder[] => [
        row.holders[0],
        { kind: 'person', person: who },
      ];
      const taken = await Promise.all(
        guests.map((who) => store.reseat(row.id, row, { holders: seatFor(who), reading: null })),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
      const sitting = guests[taken.indexOf(true)];
      expect((await store.table(row.id))?.holders).toEqual(seatFor(sitting));
      expect((await store.tablesFor(sitting, 10_000)).map(({ id }) => id)).toContain(row.id);
    });

    test('entries can be had from one on', async () => {
      const { id } = await table();
      for (const n of [0, 1, 2]) await store.append([step(id, n)]);
      expect(await store.entries(id, 2)).toEqual([{ seat: 0, code: 1002, at: NOW + 2 }]);
      expect(await store.entries(id, 3)).toEqual([]);
    });

    test('a game that comes from elsewhere is there whole, or not at all', async () => {
      const host = await person();
      const row = tableRow(host, { version: 2, changed: NOW + 9 });
      const entries = [0, 1].map((n) => ({ seat: n, code: 7 + n, at: NOW + n }));
      const said = { table: row.id, person: host, text: '“Halt!”', at: NOW, audience: 3 };
      expect(await store.addGame(row, entries, [said])).toBe(true);
      expect(await store.table(row.id)).toEqual(row);
      expect(await store.entries(row.id)).toEqual(entries);
      expect(await store.chat(row.id, 255, 9)).toEqual([said]);
      expect((await store.tablesFor(host, 9)).map(({ id }) => id)).toContain(row.id);
      expect(await store.addGame({ ...row, seed: 'another' }, entries, [])).toBe(false);
      expect(await store.table(row.id)).toEqual(row);
      expect(await store.append([step(row.id, 2)])).toEqual([true]);
    });

    test('of snapshots the last that a maker can read comes back, and the pages up to a version', async () => {
      const { id } = await table();
      const shot = (version: number, maker = 'us') => ({
        table: id,
        version,
        maker,
        from: version - 64,
        to: version,
        heard: [[255, version]] as const,
        page: `page ${version} “”`,
        body: `body ${version}`,
      });
      await store.keepSnapshots([shot(64), shot(128), shot(192, 'others')]);
      await reopen();
      expect(await store.snapshot(id, 'us', 200)).toEqual({ version: 128, body: 'body 128' });
      expect(await store.snapshot(id, 'us', 127)).toEqual({ version: 64, body: 'body 64' });
      expect(await store.snapshot(id, 'us', 63)).toBeNull();
      expect(await store.snapshot('no such table', 'us', 200)).toBeNull();
      const page = (version: number) => {
        const { from, to, heard } = shot(version);
        return { version, from, to, heard };
      };
      expect(await store.pages(id, 'us', 200)).toEqual([page(128), page(64)]);
      expect(await store.page(id, 64)).toBe('page 64 “”');
      expect(await store.page(id, 65)).toBeNull();
      await store.keepSnapshots([shot(192)]);
      expect(await store.snapshot(id, 'us', 200)).toEqual({ version: 192, body: 'body 192' });
    });

    describe('tables with a bot or a pace are kept by one process', () => {
      const LONG = 60_000;
      const withBot = async (): Promise<string> => {
        const host = await person();
        const holders: Holder[] = [
          { kind: 'person', person: host },
          { kind: 'bot', level: 1 },
        ];
        return (await table({ host, holders })).id;
      };
      const taken = async (keeper: string): Promise<readonly string[]> =>
        store.takeOver(keeper, 10_000);

      test('whoever comes first takes them all, others none; tables of people need none', async () => {
        const [first, second] = [fresh('keeper'), fresh('keeper')];
        const [kept, plain] = [await withBot(), (await table()).id];
        const paced = (await table({ pace: { days: 1 } })).id;
        await store.liveOn(first, LONG);
        await store.liveOn(second, LONG);
        const both = await Promise.all([taken(first), taken(second)]);
        expect(both.flat().filter((id) => id === kept)).toHaveLength(1);
        expect(both.flat().filter((id) => id === paced)).toHaveLength(1);
        expect(both.flat()).not.toContain(plain);
        expect(await taken(first)).toEqual([]);
        for (const keeper of [first, second]) await store.retire(keeper);
      });

      test('what a process kept that lives no more is taken by another', async () => {
        const [dead, alive] = [fresh('keeper'), fresh('keeper')];
        const id = await withBot();
        await store.liveOn(dead, 1);
        expect(await taken(dead)).toContain(id);
        await expect.poll(() => taken(alive)).toContain(id);
        await store.liveOn(alive, LONG);
        expect(await taken(dead)).toEqual([]);
        await store.retire(alive);
        expect(await taken(dead)).toContain(id);
      });

      test('a table whose game is over needs a keeper until it is released', async () => {
        const keeper = fresh('keeper');
        await store.liveOn(keeper, 60_000);
        const outcome = { winners: [], reason: 'time has run out' };
        const [ended, conceded, open] = [await table(), await table(), await table()];
        await store.append([step(ended.id, 0, { outcome }), step(open.id, 0)]);
        await store.conclude(conceded.id, conceded, outcome, NOW);
        await store.conclude(open.id, open, outcome, NOW);
        const taken = await store.takeOver(keeper, 10_000);
        expect(taken).toEqual(expect.arrayContaining([ended.id, conceded.id]));
        expect(taken).not.toContain(open.id);
        for (const { id } of [ended, conceded]) await store.release(id);
        await store.retire(keeper);
        await store.liveOn(keeper, 60_000);
        expect(await store.takeOver(keeper, 10_000)).not.toContain(ended.id);
        await store.retire(keeper);
      });

      test('the time in which no process lived is an outage, from its last word on', async () => {
        const [last, next, third] = [fresh('keeper'), fresh('keeper'), fresh('keeper')];
        await store.liveOn(last, LONG);
        const before = await store.outages();
        await store.liveOn(next, LONG);
        expect(await store.outages()).toEqual(before);
        for (const keeper of [last, next]) await store.retire(keeper);
        await store.liveOn(third, LONG);
        const [found, ...more] = (await store.outages()).slice(before.length);
        expect(more).toEqual([]);
        expect(found.to).toBeGreaterThanOrEqual(found.from);
        expect(Math.abs(Date.now() - found.to)).toBeLessThan(LONG);
        await store.retire(third);
      });

      test('a table that is released is nobody’s', async () => {
        const id = await withBot();
        await store.release(id);
        expect(await taken(fresh('keeper'))).not.toContain(id);
      });
    });

    test('chat comes back in order, the last lines of it', async () => {
      const { id, host } = await table();
      for (const text of ['Bonjour', '”; DROP TABLE people; --', '兵']) {
        await store.addChat({ table: id, person: host, text, at: NOW, audience: EVERYONE });
      }
      expect((await store.chat(id, 1, 2)).map(({ text }) => text)).toEqual([
        '”; DROP TABLE people; --',
        '兵',
      ]);
    });

    test('a line of chat is found only by those who hear it', async () => {
      const { id, host } = await table();
      const say = (text: string, audience: number): Promise<void> =>
        store.addChat({ table: id, person: host, text, at: NOW, audience });
      await say('to all', EVERYONE);
      await say('to two', 0b110);
      const heard = async (ears: number): Promise<string[]> =>
        (await store.chat(id, ears, 9)).map(({ text }) => text);
      expect(await heard(0b001)).toEqual(['to all']);
      expect(await heard(0b010)).toEqual(['to all', 'to two']);
      expect(await heard(0b101)).toEqual(['to all', 'to two']);
    });

    test('a place that is gone back to comes back from the entry it was kept in', async () => {
      const { id } = await table();
      for (const place of [0, 1, 4095]) expect(placeBackTo(codeBackTo(place))).toBe(place);
      for (const code of [UNDO, 0, 7]) expect(placeBackTo(code)).toBeNull();
      const entry = { seat: 0, code: codeBackTo(17) };
      expect(await store.append([step(id, 0, { entry })])).toEqual([true]);
      expect(await store.entries(id)).toMatchObject([entry]);
    });

    test('a plea is changed by one of those who change it at once, and is there after a restart', async () => {
      const { id } = await table();
      const asked: PleaRow = {
        id: fresh('plea'),
        seat: 0,
        place: 3,
        told: 2,
        moments: [1, 2],
        agreed: [],
      };
      const other: PleaRow = { ...asked, id: fresh('plea') };
      expect(await store.plea(id)).toBeNull();
      const asking = [asked, other].map((plea) => store.changePlea(id, null, plea));
      expect((await Promise.all(asking)).filter(Boolean)).toHaveLength(1);
      const kept = await store.plea(id);
      if (kept === null) throw new Error('a plea was kept');
      const agreeing = ['a', 'b'].map((who) =>
        store.changePlea(id, kept, { ...kept, agreed: [who] }),
      );
      expect((await Promise.all(agreeing)).filter(Boolean)).toHaveLength(1);
      expect(await store.changePlea(id, kept, null)).toBe(false);
      await reopen();
      const agreed = await store.plea(id);
      expect(agreed?.agreed).toHaveLength(1);
      expect(await store.changePlea(id, agreed, null)).toBe(true);
      expect(await store.plea(id)).toBeNull();
      expect(await store.changePlea(id, null, null)).toBe(true);
    });

    test('notes and looks are each person’s own, and replace those before', async () => {
      const [{ id, host }, other] = [await table(), await person()];
      expect(await store.notes(host, id)).toBe('');
      expect(await store.look(host, id)).toBeNull();
      await store.setNotes(host, id, 'Ney at Quatre Bras');
      await store.setNotes(host, id, '”; DROP TABLE notes; -- 兵');
      await store.setLook(host, id, { version: 3, length: 3, steps: 2 });
      await store.setLook(host, id, { version: 9, length: 7, steps: 5 });
      await reopen();
      expect(await store.notes(host, id)).toBe('”; DROP TABLE notes; -- 兵');
      expect(await store.look(host, id)).toEqual({ version: 9, length: 7, steps: 5 });
      expect(await store.notes(other, id)).toBe('');
      expect(await store.look(other, id)).toBeNull();
    });
  });
};
