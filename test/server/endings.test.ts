import { expect, test } from 'vitest';
import type { Choice } from '../../src/kernel/choice.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { guest, openHouse, openTable, visitor } from './online.ts';

// A game that is over is counted once, also when the process dies with its last entry.

/** What a process does with a store until it dies, at the instant at which a game has ended. */
const mortal = (store: Store): { store: Store; die(): void } => {
  let isDead = false;
  const reachable = Object.entries(store).map(([name, method]) => [
    name,
    (...given: never[]): unknown =>
      isDead ? Promise.reject(new Error('dead')) : (method as (...g: never[]) => unknown)(...given),
  ]);
  const self = Object.fromEntries(reachable) as Store;
  const die = (): void => {
    isDead = true;
  };
  const outcome = { winners: ['French'], reason: 'the enemy is gone' };
  return {
    die,
    store: {
      ...self,
      close: async () => undefined,
      // The first choice ends the game.
      async append(entries) {
        const kept = await self.append(entries.map((entry) => ({ ...entry, outcome })));
        die();
        return kept;
      },
      async conclude(...given) {
        const isDone = await self.conclude(...given);
        die();
        return isDone;
      },
    },
  };
};

const ratingsAt = async (url: string, cookie: string): Promise<unknown> =>
  (await Object.assign(visitor(url), { cookie }).get('/api/ratings')).body.ratings;

test.each(['its last choice', 'somebody giving up'])(
  'a process dies with %s: another one counts the game, once',
  async (how) => {
    const kept = sqliteStore(':memory:');
    const first = await openHouse(mortal(kept).store, { lease: 400 });
    const [host, friend] = [await guest(first.url, 'Ney'), await guest(first.url, 'Picton')];
    const { id, invitation } = await openTable(host);
    await friend.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
    const line = await host.line();
    const at = { table: id, seat: 'French' };
    if (how === 'its last choice') {
      const { choices } = await line.call<{ choices: Choice[] }>('menu', at);
      await line.call('choose', { ...at, choice: choices[0] });
    } else await friend.post(`/api/tables/${id}/resign`);
    expect(await kept.ratings((await kept.personCalled('Ney'))?.id ?? '')).toEqual([]);
    line.close();
    await first.running.stop();

    const second = await openHouse({ ...kept, close: async () => undefined }, { lease: 400 });
    const won = [{ rating: 1520, played: 1 }];
    await expect.poll(() => ratingsAt(second.url, host.cookie)).toMatchObject(won);
    expect(await ratingsAt(second.url, friend.cookie)).toMatchObject([{ rating: 1480 }]);
    await second.running.stop();
    const third = await openHouse(kept, { lease: 400 });
    // Nobody is left who would count it again.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await ratingsAt(third.url, host.cookie)).toMatchObject(won);
    expect(await kept.takeOver('anybody', 10)).toEqual([]);
    await third.running.stop();
  },
);

test('while nothing can be counted it is tried again', async () => {
  const kept = sqliteStore(':memory:');
  let failures = 3;
  const rate: Store['rate'] = async (...given) => {
    if (failures-- > 0) throw new Error('the database is away');
    return kept.rate(...given);
  };
  const house = await openHouse({ ...kept, rate });
  const [host, friend] = [await guest(house.url, 'Soult'), await guest(house.url, 'Uxbridge')];
  const { id, invitation } = await openTable(host);
  await friend.post(`/api/tables/${id}/sit`, { seat: 'Allied', invitation });
  await host.post(`/api/tables/${id}/resign`);
  await expect.poll(() => ratingsAt(house.url, friend.cookie)).toMatchObject([{ rating: 1520 }]);
  await house.running.stop();
});
