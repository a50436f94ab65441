import { describe, expect, test } from 'vitest';
import type { TableRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';

const NOW = 1_800_000_000_000;
const MOST = { waiting: 2, kept: 3 };

let made = 0;

/** What every store promises of simulations. */
export const proveSimulations = (
  store: () => Store,
  reopen: () => Promise<void>,
  table: () => Promise<TableRow>,
): void => {
  describe('simulations', () => {
    const add = async (person: string): Promise<string | null> => {
      const id = `simulation-${++made}`;
      const row = { id, person, plan: { games: made }, created: NOW + made };
      return (await store().addSimulation(row, MOST)) ? id : null;
    };

    test('one comes back as it was asked for, and with what came of it', async () => {
      const { host } = await table();
      const id = (await add(host)) ?? '';
      const fresh = { id, person: host, plan: { games: made }, created: NOW + made };
      const rest = { done: 0, result: null, failure: null };
      await reopen();
      expect(await store().simulation(id)).toEqual({ ...fresh, ...rest });
      expect(await store().noteSimulation(id, 7)).toBe(true);
      await store().endSimulation(id, { wins: [1] }, null);
      const over = { ...fresh, done: 7, result: { wins: [1] }, failure: null };
      expect(await store().simulationsOf(host)).toEqual([over]);
      await store().removeSimulation(id);
      expect(await store().simulation(id)).toBeNull();
      expect(await store().noteSimulation(id, 8)).toBe(false);
    });

    test('a person has few that are not over, and the last few that are', async () => {
      const [host, other] = [(await table()).host, (await table()).host];
      const first = await add(host);
      await add(host);
      expect(await add(host)).toBeNull();
      expect(await add(other)).not.toBeNull();
      const ids: (string | null)[] = [];
      for (let i = 0; i < 4; i++) {
        const [last] = await store().simulationsOf(host);
        await store().endSimulation(last.id, null, 'it broke');
        ids.push(await add(host));
      }
      expect(ids).not.toContain(null);
      const left = (await store().simulationsOf(host)).map(({ id }) => id);
      expect(left).toEqual([ids[3], ids[2], ids[1], first]);
    });
  });
};
