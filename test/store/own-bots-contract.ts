import { describe, expect, test } from 'vitest';
import type { TableRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';

const NOW = 1_800_000_000_000;
const MOST = 3;

let made = 0;
const fresh = (what: string): string => `${what}-bot-${++made}`;

/** What every store promises of bots that people have written themselves. */
export const proveOwnBots = (
  store: () => Store,
  reopen: () => Promise<void>,
  table: () => Promise<TableRow>,
): void => {
  describe('own bots', () => {
    const add = async (owner: string, name = fresh('Name')) => {
      const bot = { id: fresh('id'), name, owner, created: NOW + made };
      const token = { hash: fresh('hash'), issued: NOW + made };
      return { ...bot, ...token, answer: await store().addBot(bot, token, MOST) };
    };

    test('one comes back as it was made, a person with an owner', async () => {
      const { host } = await table();
      const { id, name, owner, created, issued, hash } = await add(host);
      await reopen();
      const kept = { id, name, owner, created, isOpen: false, issued, used: null };
      expect(await store().bot(id)).toEqual(kept);
      expect(await store().person(id)).toEqual({ id, name, owner, created });
      expect(await store().personCalled(name.toUpperCase())).toMatchObject({ id, owner });
      expect(await store().passwordOf(id)).toBeNull();
      expect(await store().useToken(hash, NOW + 99)).toBe(id);
      await store().openBot(id, true);
      expect(await store().botsOf(host)).toEqual([{ ...kept, isOpen: true, used: NOW + 99 }]);
      expect(await store().person(host)).not.toHaveProperty('owner');
      expect(await store().bot(host)).toBeNull();
    });

    test('an owner has so many, and nobody else’s name', async () => {
      const [host, other] = [(await table()).host, (await table()).host];
      const bots = [await add(host), await add(host), await add(host), await add(host)];
      expect(bots.map(({ answer }) => answer)).toEqual(['added', 'added', 'added', 'full']);
      expect((await store().botsOf(host)).map(({ id }) => id)).toEqual(
        bots.slice(0, MOST).map(({ id }) => id),
      );
      expect((await add(other, bots[0].name.toUpperCase())).answer).toBe('taken');
      expect((await add(other)).answer).toBe('added');
    });

    test('a token is known until there is another, or none', async () => {
      const { id, hash } = await add((await table()).host);
      const second = { hash: fresh('hash'), issued: NOW + 5 };
      await store().setToken(id, second);
      expect(await store().useToken(hash, NOW)).toBeNull();
      expect(await store().bot(id)).toMatchObject({ issued: NOW + 5, used: null });
      expect(await store().useToken(second.hash, NOW)).toBe(id);
      await store().setToken(id, null);
      expect(await store().useToken(second.hash, NOW)).toBeNull();
      expect(await store().bot(id)).toMatchObject({ issued: null, used: null });
    });

    test('one that is erased makes room, and its token is worth nothing', async () => {
      const { host } = await table();
      const [first] = [await add(host), await add(host), await add(host)];
      await store().erase(first.id, fresh('gone'));
      expect(await store().useToken(first.hash, NOW)).toBeNull();
      expect(await store().bot(first.id)).toBeNull();
      expect(await store().botsOf(host)).toHaveLength(MOST - 1);
      expect((await add(host)).answer).toBe('added');
    });

    test('the games under way of somebody are found without those that are over', async () => {
      const row = await table();
      const outcome = { winners: ['French'], reason: 'it is over' };
      await store().addTable({ ...row, id: fresh('table'), outcome });
      const running = await store().runningTables(row.host, 10);
      expect(running.map(({ id }) => id)).toEqual([row.id]);
      expect(await store().runningTables(row.host, 0)).toEqual([]);
    });
  });
};
