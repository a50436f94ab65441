import { describe, expect, test } from 'vitest';
import type { TableRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';

const NOW = 1_800_000_000_000;

let made = 0;
const fresh = (what: string): string => `${what}-account-${++made}`;

/** What every store promises of accounts. */
export const proveAccounts = (store: () => Store, table: () => Promise<TableRow>): void => {
  describe('accounts', () => {
    const session = async (person: string): Promise<string> => {
      const hash = fresh('hash');
      await store().addSession({ hash, person, expires: NOW + made });
      return hash;
    };

    test('a name can be changed for one that nobody has', async () => {
      const [one, other] = [(await table()).host, (await table()).host];
      const name = fresh('Name');
      expect(await store().rename(one, name)).toBe(true);
      expect(await store().rename(other, name.toUpperCase())).toBe(false);
      expect(await store().rename(one, name.toUpperCase())).toBe(true);
      expect((await store().personCalled(name))?.id).toBe(one);
    });

    test('all sessions of a person end but the one that is his', async () => {
      const [one, other] = [(await table()).host, (await table()).host];
      const [first, second, third] = [await session(one), await session(one), await session(other)];
      const hashes = async (who: string) =>
        (await store().sessionsOf(who, NOW)).map(({ hash }) => hash);
      expect(await hashes(one)).toEqual([first, second]);
      await store().endSessions(one, second);
      expect(await hashes(one)).toEqual([second]);
      await store().endSessions(one, null);
      expect(await hashes(one)).toEqual([]);
      expect(await hashes(other)).toEqual([third]);
    });

    test('who is erased leaves his games whole, and nothing that is his own', async () => {
      const row = await table();
      const { host } = row;
      const friend = (await table()).host;
      await session(host);
      await store().setPassword(host, 'hash');
      await store().rate(row.id, [{ person: host, game: 'blocks', rating: 1600, played: 3 }]);
      for (const person of [host, friend])
        await store().addChat({
          table: row.id,
          person,
          text: `by ${person}`,
          at: NOW,
          audience: 255,
        });
      await store().setNotes(host, row.id, 'Wavre');
      await store().setLook(host, row.id, { version: 1, length: 1, steps: 1 });
      expect(await store().notesBy(host)).toEqual([{ table: row.id, text: 'Wavre' }]);
      expect((await store().chatBy(host)).map(({ text }) => text)).toEqual([`by ${host}`]);
      expect((await store().tablesOf(host, 10)).map(({ id }) => id)).toEqual([row.id]);
      const gone = fresh('gone');
      await store().erase(host, gone);
      expect(await store().table(row.id)).toEqual(row);
      expect((await store().person(host))?.name).toBe(gone);
      expect(await store().passwordOf(host)).toBeNull();
      expect(await store().sessionsOf(host, NOW)).toEqual([]);
      expect(await store().ratings(host)).toEqual([]);
      expect(await store().notesBy(host)).toEqual([]);
      expect(await store().look(host, row.id)).toBeNull();
      expect(await store().tablesOf(host, 10)).toEqual([]);
      expect((await store().chat(row.id, 1, 10)).map(({ person }) => person)).toEqual([friend]);
    });
  });
};
