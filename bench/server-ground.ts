import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { formatChoice, type Choice } from '../src/kernel/choice.ts';
import { below, playoutDice } from '../src/kernel/dice.ts';
import { menuOf, seatToMove } from '../src/kernel/play.ts';
import { choose, openTable } from '../src/kernel/table.ts';
import { GAMES } from '../src/games/index.ts';
import { openCommits } from '../src/server/commits.ts';
import { openLiveTables } from '../src/server/live.ts';
import { openSnapshots } from '../src/server/snapshots.ts';
import type { TableRow } from '../src/store/rows.ts';
import type { Store } from '../src/store/store.ts';

/** What the measured server stands on: tables in its store, whose games are known beforehand. */

export const [GAME] = GAMES;
const RECORDED = 20;
const FOR_EVER = 4_000_000_000_000;

/** A game played at random until it is over or long enough. */
export interface Recorded {
  readonly seed: string;
  readonly steps: readonly { readonly seat: number; readonly choice: Choice }[];
}

export interface Seated {
  readonly id: string;
  readonly game: Recorded;
  /** The cookies of those who hold its seats. */
  readonly cookies: readonly string[];
}

const start = {
  scenario: GAME.meta.scenarios[0].name,
  options: Object.fromEntries(GAME.meta.options.map(({ name, values }) => [name, values[0]])),
};

/** A state as it is at the start, for whoever wants to carry the same. */
export const columns: object = GAME.setup(start.scenario, start.options);

/** Games that last until so many choices have been made, or until they are over. */
export const recorded = (length: number): Recorded[] =>
  Array.from({ length: RECORDED }, (_, i) => {
    const seed = `bench ${i}`;
    const table = openTable(GAME, start, GAME.setup(start.scenario, start.options), seed);
    const random = playoutDice(i);
    const steps: { seat: number; choice: Choice }[] = [];
    while (steps.length < length && table.state.waiting !== 0) {
      const seat = seatToMove(table.state);
      const menu = menuOf(GAME, table.state, seat);
      const choice = formatChoice(GAME.lexicon, menu[below(random, menu.length)]);
      choose(table, seat, choice);
      steps.push({ seat, choice });
    }
    return { seed, steps };
  });

const games = recorded(500);
const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const arrive = async (store: Store, name: string): Promise<string> => {
  await store.addPerson({ id: name, name, created: 0 });
  await store.addSession({ hash: hash(name), person: name, expires: FOR_EVER });
  return name;
};

const rowOf = (id: string, { seed }: Recorded, people: readonly string[]): TableRow => ({
  id,
  game: GAME.meta.id,
  rules: GAME.meta.rules,
  start,
  seed,
  holders: people.map((person) => ({ kind: 'person', person })),
  pace: null,
  reading: null,
  invitation: id,
  isPublic: false,
  host: people[0],
  created: 0,
  version: 0,
  outcome: null,
  changed: 0,
});

/** A game that has been played to its end, entry by entry, with the snapshots that it leaves. */
export const playOut = async (store: Store, game: Recorded): Promise<TableRow> => {
  const host = await arrive(store, 'host');
  const row = rowOf('played', game, [host, host]);
  await store.addTable(row);
  const snapshots = openSnapshots(store);
  const tables = openLiveTables({
    store,
    commits: openCommits(store),
    games: GAMES,
    now: () => 0,
    snapshots,
    isFollowed: () => true,
    most: 1,
  });
  for (const { seat, choice } of game.steps) {
    await tables.at(row.id, (live) => tables.choose(live, seat, choice, null));
    await snapshots.flush();
  }
  return { ...row, version: game.steps.length };
};

/** Tables of two people each; each pair has so many of them. */
export const setOut = async (
  store: Store,
  mark: string,
  count: number,
  aPair: number,
): Promise<Seated[]> => {
  const tables: Seated[] = [];
  let people: string[] = [];
  for (let i = 0; i < count; i++) {
    if (i % aPair === 0)
      people = [await arrive(store, `${mark}F${i}`), await arrive(store, `${mark}A${i}`)];
    const id = `${mark}${String(i).padStart(22 - mark.length, '0')}`;
    const game = games[i % games.length];
    await store.addTable(rowOf(id, game, people));
    tables.push({ id, game, cookies: people.map((token) => `hundred_days=${token}`) });
  }
  return tables;
};

export interface Used {
  readonly cpuMs: number;
  readonly rss: number;
  readonly heapUsed: number;
}

export interface Measured {
  readonly port: number;
  /** Before there is anything to forget, what is not needed is thrown away first. */
  used(atFirst?: boolean): Promise<Used>;
  stop(): Promise<void>;
}

/** A server in a process of its own; HUNDRED_DAYS_PROFILE names a folder for its CPU profile. */
export const startMeasured = async (where: string): Promise<Measured> => {
  const folder = process.env.HUNDRED_DAYS_PROFILE;
  const profile = folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  const child = fork(new URL('server-child.ts', import.meta.url), [where], {
    // The first as dev/launch.mjs gives it to a server.
    execArgv: ['--max-semi-space-size=4', '--expose-gc', '--disable-warning=FSTDEP023', ...profile],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    async used(atFirst = false) {
      child.send(atFirst ? 'used at first' : 'used');
      return ((await once(child, 'message')) as [Used])[0];
    },
    async stop() {
      child.send('stop');
      await once(child, 'exit');
    },
  };
};
