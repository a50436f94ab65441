import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { formatChoice, type Choice } from '../../src/kernel/choice.ts';
import { below, playoutDice } from '../../src/kernel/dice.ts';
import { menuOf, seatToMove } from '../../src/kernel/play.ts';
import { choose, openTable } from '../../src/kernel/table.ts';
import { STEPS } from '../../src/store/schema.ts';
import type { Store } from '../../src/store/store.ts';
import { openHouse, visitor } from '../server/online.ts';

/** A database of our own making, to be opened as a store afterwards. */
export interface RawStore {
  /** Runs statements as they stand, all in one transaction. */
  run(sql: string): Promise<void>;
  /** Says that so many steps have been taken. */
  mark(steps: number): Promise<void>;
  /** Opens it with the program as it is today. */
  open(): Promise<Store>;
}

const [GAME] = GAMES;
const ENTRIES = 100;
const START = {
  scenario: GAME.meta.scenarios[0].name,
  options: Object.fromEntries(GAME.meta.options.map(({ name, values }) => [name, values[0]])),
};

/** A game as it was played before the store was brought forward. */
const played = (seed: string) => {
  const table = openTable(GAME, START, GAME.setup(START.scenario, START.options), seed);
  const random = playoutDice(6);
  const entries = Array.from({ length: ENTRIES }, () => {
    const seat = seatToMove(table.state);
    const menu = menuOf(GAME, table.state, seat);
    const code = menu[below(random, menu.length)];
    choose(table, seat, formatChoice(GAME.lexicon, code));
    return { seat, code };
  });
  return { table, entries };
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const json = (value: unknown): string => quoted(JSON.stringify(value));
const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What a server of the first step had in its store: people, a running game, one that is over. */
const dataOf = (n: number): string[] => {
  const [host, guest, id, over] = [`host${n}`, `guest${n}`, `running${n}`, `over${n}`];
  const people = [host, guest].flatMap((who) => [
    `INSERT INTO people (id, name, name_key, created) VALUES ('${who}', 'The ${who}', 'the ${who}', 5)`,
    `INSERT INTO sessions (hash, person, expires)
      VALUES ('${hash(`token of ${who}`)}', '${who}', 4000000000000)`,
  ]);
  const holders = json([host, guest].map((person) => ({ kind: 'person', person })));
  const table = (named: string, version: number, outcome: string): string =>
    `INSERT INTO tables (id, game, rules, start, seed, holders, invitation, is_public, host, created,
        version, outcome, changed)
      VALUES ('${named}', '${GAME.meta.id}', '${GAME.meta.rules}', ${json(START)}, 'seed ${n}',
        ${holders}, 'invitation ${n}', 0, '${host}', 5, ${version}, ${outcome}, 6)`;
  const { entries } = played(`seed ${n}`);
  return [
    ...people,
    table(id, ENTRIES, 'NULL'),
    table(over, 0, json({ winners: ['Allied'], reason: 'French resigns' })),
    `INSERT INTO seats (table_id, person) VALUES ('${id}', '${host}'), ('${id}', '${guest}')`,
    ...entries.map(
      ({ seat, code }, i) =>
        `INSERT INTO entries (table_id, n, seat, code, at) VALUES ('${id}', ${i}, ${seat}, ${code}, 6)`,
    ),
    `INSERT INTO ratings (person, game, rating, played) VALUES ('${host}', '${GAME.meta.id}', 1512.5, 3)`,
    `INSERT INTO rated (table_id) VALUES ('${over}')`,
    `INSERT INTO chat (table_id, n, person, text, at) VALUES ('${id}', 1, '${guest}', 'Bonjour', 6)`,
  ];
};

/** A store as it was after so many steps, with what was put into it after each of them. */
const build = async (raw: RawStore, steps: number): Promise<void> => {
  for (let n = 1; n <= steps; n++) {
    await raw.run([...STEPS[n - 1], ...dataOf(n)].join(';\n'));
  }
  await raw.mark(steps);
};

/** Everything is there that was put in after that step, and the running game is played on. */
const proveThere = async (store: Store, url: string, n: number): Promise<void> => {
  const id = `running${n}`;
  expect(await store.person(`host${n}`)).toMatchObject({ name: `The host${n}`, created: 5 });
  expect(await store.personCalled(`the GUEST${n}`)).toMatchObject({ id: `guest${n}` });
  expect(await store.ratings(`host${n}`)).toMatchObject([{ rating: 1512.5, played: 3 }]);
  expect(await store.table(`over${n}`)).toMatchObject({ outcome: { winners: ['Allied'] } });
  expect(await store.chat(id, 1, 9)).toMatchObject([{ person: `guest${n}`, text: 'Bonjour' }]);
  expect(await store.entries(id)).toMatchObject(played(`seed ${n}`).entries);
  const { table } = played(`seed ${n}`);
  const seat = seatToMove(table.state);
  const player = visitor(url);
  player.cookie = `hundred_days=token of ${['host', 'guest'][seat]}${n}`;
  const line = await player.line();
  await line.call('sit', { table: id });
  const name = GAME.seats(table.state)[seat];
  expect(await line.call('view', { table: id, seat: name })).toEqual(GAME.view(table.state, seat));
  const { choices } = await line.call<{ choices: Choice[] }>('menu', { table: id, seat: name });
  await line.call('choose', { table: id, seat: name, choice: choices[0] });
  line.close();
  expect(await store.entries(id)).toHaveLength(ENTRIES + 1);
};

/** Proves that a store of any age is brought forward with all that is in it. */
export const proveMigrations = (name: string, raw: () => Promise<RawStore>): void => {
  describe(`${name} brought forward`, () => {
    test.each(STEPS.map((_, i) => i + 1))(
      'from step %i: all is there and is played on',
      async (steps) => {
        const old = await raw();
        await build(old, steps);
        const store = await old.open();
        const house = await openHouse(store);
        for (let n = 1; n <= steps; n++) await proveThere(store, house.url, n);
        await house.running.stop();
        await (await old.open()).close();
      },
    );

    test('a store of a newer program is refused, says what to do, and is left as it is', async () => {
      const newer = await raw();
      await build(newer, STEPS.length);
      await newer.mark(STEPS.length + 2);
      const refusal = `brought to step ${STEPS.length + 2} by a newer version of the program, and this one knows ${STEPS.length}`;
      for (let i = 0; i < 2; i++) await expect(async () => newer.open()).rejects.toThrow(refusal);
      await newer.mark(STEPS.length);
      await (await newer.open()).close();
    });
  });
};
