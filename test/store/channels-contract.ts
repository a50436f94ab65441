import { describe, expect, test } from 'vitest';
import type { ChannelRow } from '../../src/store/channels.ts';
import type { TableRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';

const LONG = 60_000;
const NOW = 1_800_000_000_000;

let made = 0;
const fresh = (what: string): string => `${what}-${++made}`;

/** What every store promises of the ways to reach people who are away. */
export const proveChannels = (store: () => Store, table: () => Promise<TableRow>): void => {
  describe('channels', () => {
    const rowFor = (person: string, more: Partial<ChannelRow> = {}): ChannelRow => ({
      id: fresh('channel'),
      person,
      kind: 'webhook',
      address: 'https://example.org/hook',
      secret: 'secret',
      language: 'it',
      isConfirmed: false,
      created: NOW,
      failure: null,
      ...more,
    });

    test('a channel comes back as it was kept, and an address stands there once', async () => {
      const { host } = await table();
      const first = rowFor(host);
      await store().addChannel(first);
      const second = rowFor(host, { secret: 'another', isConfirmed: true });
      await store().addChannel(second);
      await store().addChannel(rowFor((await table()).host));
      expect(await store().channels(host)).toEqual([second]);
      expect(await store().channel(second.id)).toEqual(second);
      expect(await store().channel(first.id)).toBeNull();
    });

    test('it is confirmed, noted and removed', async () => {
      const { host } = await table();
      const row = rowFor(host);
      await store().addChannel(row);
      await store().confirmChannel(row.id);
      await store().noteChannel(row.id, 'nobody answers');
      const noted = { ...row, isConfirmed: true, failure: 'nobody answers' };
      expect(await store().channel(row.id)).toEqual(noted);
      await store().noteChannel(row.id, null);
      expect(await store().channel(row.id)).toEqual({ ...row, isConfirmed: true });
      await store().removeChannel(row.id);
      expect(await store().channels(host)).toEqual([]);
    });

    test('the last notice of a table stands in place of the one before', async () => {
      const { id, host } = await table();
      expect(await store().notice(host, id)).toBeNull();
      for (const version of [3, 7]) {
        const row = { person: host, table: id, version, at: NOW + version };
        await store().keepNotice(row);
        expect(await store().notice(host, id)).toEqual(row);
      }
    });

    test('who is connected through any process attends, until it says no more', async () => {
      const [person, id] = [fresh('person'), fresh('table')];
      const here = [{ person, table: id }];
      await store().attend('one', here, [], LONG);
      await store().attend('two', here, [], LONG);
      expect(await store().attends(person, id)).toBe(true);
      expect(await store().attends(person, fresh('table'))).toBe(false);
      await store().attend('one', [], here, LONG);
      expect(await store().attends(person, id)).toBe(true);
      await store().attend('two', [], [], 1);
      await expect.poll(() => store().attends(person, id)).toBe(false);
    });

    test('of what is kept for good under a name the first stays', async () => {
      const name = fresh('keepsake');
      const kept = await Promise.all(['a', 'b', 'c'].map((v) => store().keepOnce(name, v)));
      expect(new Set(kept).size).toBe(1);
      expect(await store().keepOnce(name, 'd')).toBe(kept[0]);
    });
  });
};
