import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GAMES } from '../../src/games/index.ts';
import { parseChoice } from '../../src/kernel/choice.ts';
import { rebuild, replay } from '../../src/server/entries.ts';
import { openSnapshots } from '../../src/server/snapshots.ts';
import { audienceOf } from '../../src/server/asking.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { UNDO, type Entry } from '../../src/store/rows.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { startPostgres } from '../store/database.ts';
import { startChild, type Child } from './child.ts';
import { startPlayer, type Player, type Promised } from './crash-player.ts';

/** Servers killed again and again while people play, and what the store holds afterwards. */

export interface CrashPlan {
  readonly database: 'SQLite' | 'PostgreSQL';
  readonly processes: 1 | 2;
  readonly kills: number;
  readonly players: number;
}

export interface CrashFigures {
  readonly kills: number;
  /** Entries that were answered for, and those of them that the store does not have. */
  readonly promised: number;
  readonly lost: readonly string[];
  readonly tables: number;
  /** Tables whose entries have gaps or cannot be replayed, with the reason. */
  readonly broken: readonly string[];
  /** Players who went on after no kill, by number. */
  readonly stuck: readonly number[];
  readonly returns: number;
  readonly longestWaitMs: number;
}

interface Ground {
  readonly flags: readonly string[];
  open(): Promise<Store>;
  clear(): Promise<void>;
}

const groundFor = async (database: CrashPlan['database']): Promise<Ground> => {
  if (database === 'SQLite') {
    const folder = mkdtempSync(join(tmpdir(), 'hundred-days-crash-'));
    return {
      flags: ['--data', folder],
      open: async () => sqliteStore(join(folder, 'hundred-days.db')),
      clear: async () => rmSync(folder, { recursive: true }),
    };
  }
  const postgres = await startPostgres();
  return {
    flags: ['--database', postgres.url],
    open: () => postgresStore(postgres.url),
    clear: () => postgres.stop(),
  };
};

/** What is wrong with the entries of a table, or null. */
const faultOf = async (store: Store, id: string): Promise<string | null> => {
  const row = await store.table(id);
  if (row === null) return `${id} is gone`;
  const { version } = row;
  const all = await store.entries(id);
  const last = await store.entries(id, version - 1);
  if (all.length !== version) return `${id}: ${all.length} entries at version ${version}`;
  if (version > 0 && last.length !== 1)
    return `${id}: the entries are not numbered 0 to ${version - 1}`;
  try {
    const { table } = await openSnapshots(store).open(GAMES[0], row, version);
    const played = rebuild(GAMES[0], row, all).table;
    const isSame = JSON.stringify(table.state) === JSON.stringify(played.state);
    return isSame ? null : `${id}: its snapshot is not what its entries lead to`;
  } catch (error) {
    return `${id}: ${String(error)}`;
  }
};

const codeOf = ({ choice }: Promised): number | string =>
  choice === null ? UNDO : parseChoice(GAMES[0].lexicon, choice);

/** The entries of a table that its people were told of: by these they count its versions. */
const toldEntries = async (store: Store, id: string): Promise<readonly Entry[]> => {
  const row = await store.table(id);
  if (row === null) return [];
  const people = row.holders.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const { table } = rebuild(GAMES[0], row, []);
  const entries = await store.entries(id);
  return entries.filter((entry) => (replay(table, entry).audience & audienceOf(people)) !== 0);
};

export const lostOf = async (store: Store, promised: readonly Promised[]): Promise<string[]> => {
  const lost: string[] = [];
  for (const [id, list] of Map.groupBy(promised, ({ table }) => table)) {
    const entries = await toldEntries(store, id);
    for (const each of list) {
      const kept = entries[each.version];
      const seat = ['French', 'Allied'][kept?.seat];
      if (seat !== each.seat || kept.code !== codeOf(each)) lost.push(`${id} ${each.version}`);
    }
  }
  return lost;
};

/** Until everybody has been answered once more; the numbers of those who have not. */
const allGoOn = async (players: readonly Player[]): Promise<readonly number[]> => {
  const before = players.map(({ promised }) => promised.length);
  const idle = (): number[] =>
    players.flatMap(({ promised }, i) => (promised.length > before[i] ? [] : [i]));
  for (const from = performance.now(); performance.now() - from < 60_000; await pause(20))
    if (idle().length === 0) return [];
  return idle();
};

export const crash = async (plan: CrashPlan): Promise<CrashFigures> => {
  const ground = await groundFor(plan.database);
  const start = (): Promise<Child> => startChild(...ground.flags);
  const children: Child[] = [];
  for (let i = 0; i < plan.processes; i++) children.push(await start());
  /** Each has a server of his own while it is there, then another. */
  const alive = new Set(children);
  const urlFor = (i: number) => (): string => {
    const own = children[i % children.length];
    return (alive.has(own) ? own : ([...alive][0] ?? own)).url;
  };
  const players = await Promise.all(
    Array.from({ length: plan.players }, (_, index) =>
      startPlayer({
        name: `Grognard ${index}`,
        index,
        url: urlFor(index),
        withBot: index % 4 === 3,
      }),
    ),
  );
  const stuck = new Set<number>();
  const check = async (): Promise<void> => {
    for (const i of await allGoOn(players)) stuck.add(i);
  };
  await check();
  for (let kill = 0; kill < plan.kills; kill++) {
    await pause((kill * 73) % 400);
    const victim = kill % plan.processes;
    alive.delete(children[victim]);
    await children[victim].kill();
    // With another process there, everybody goes on before the dead one is back.
    if (plan.processes > 1) await check();
    children[victim] = await start();
    alive.add(children[victim]);
    await check();
  }
  await Promise.all(players.map((player) => player.stop()));
  for (const child of children) await child.kill();

  const store = await ground.open();
  const promised = players.flatMap((player) => player.promised);
  const tables = players.flatMap((player) => player.tables);
  const broken: string[] = [];
  for (const id of tables) {
    const fault = await faultOf(store, id);
    if (fault !== null) broken.push(fault);
  }
  const lost = await lostOf(store, promised);
  await store.close();
  await ground.clear();
  return {
    kills: plan.kills,
    promised: promised.length,
    lost,
    tables: tables.length,
    broken,
    stuck: [...stuck],
    returns: players.reduce((sum, player) => sum + player.returns, 0),
    longestWaitMs: Math.round(Math.max(...players.map((player) => player.longestWait))),
  };
};
