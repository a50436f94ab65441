import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSnapshots } from '../src/server/snapshots.ts';
import { postgresStore } from '../src/store/postgres.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { startPostgres } from '../test/store/database.ts';
import { measurePeer } from './peer.ts';
import { seatClients, type Played } from './server-clients.ts';
import {
  columns,
  GAME,
  playOut,
  recorded,
  setOut,
  startMeasured,
  type Measured,
  type Seated,
} from './server-ground.ts';

// npm run --silent bench:server: how fast the server keeps choices on this machine. Prints figures,
// judges nothing. The clients are in this process and share the machine with the server.
//
//   npm run --silent bench:server -- sqlite quick      one database, without the 10,000 tables
//   npm run --silent bench:server -- sqlite idle       one database, only the 10,000 tables
//   npm run --silent bench:server -- opening           how long a game takes to open
//   npm run --silent bench:server -- peer              against boardgame.io, which npm fetches

const SECONDS = 4;
const ROUNDS = 3;
const OPENINGS = 50;
const PACE = 500;
/** By then the server has put away what nobody uses. */
const IDLE_MS = 6000;

const print = (name: string, value: string): void => console.log(`  ${name.padEnd(36)}${value}`);
const number = (value: number): string => Math.round(value).toLocaleString('en');
const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * q)] ?? NaN;
const ms = (value: number): string => `${value.toFixed(2)} ms`;
const trip = ({ waits }: Played): string =>
  `p50 ${ms(quantile(waits, 0.5))}, p99 ${ms(quantile(waits, 0.99))}`;

interface Full {
  readonly perSecond: number;
  readonly cpuMs: number;
}

const full = async (server: Measured, tables: readonly Seated[]): Promise<Full> => {
  const clients = await seatClients(server.port, tables);
  const before = await server.used();
  const played = await clients.playAll(SECONDS);
  const { cpuMs } = await server.used();
  clients.close();
  const figures = {
    perSecond: played.choices / played.seconds,
    cpuMs: (cpuMs - before.cpuMs) / played.choices,
  };
  print('durable choices a second', number(figures.perSecond));
  print('server CPU a choice', ms(figures.cpuMs));
  print('round trip at full load', trip(played));
  const { sizes } = played;
  print('message', `median ${quantile(sizes, 0.5)} bytes, p95 ${quantile(sizes, 0.95)} bytes`);
  return figures;
};

const paced = async (server: Measured, tables: readonly Seated[]): Promise<void> => {
  const clients = await seatClients(server.port, tables);
  await clients.playPaced(PACE, 1);
  const name = `round trip at ${PACE}/s, ${number(tables.length)} tables`;
  print(name, trip(await clients.playPaced(PACE, SECONDS)));
  clients.close();
};

/** What tables cost that nobody uses: first somebody is connected to each of them, then nobody. */
const crowd = async (server: Measured, tables: readonly Seated[]): Promise<void> => {
  // Its threads have to be there first.
  await pause(IDLE_MS);
  const before = await server.used(true);
  const clients = await seatClients(server.port, tables);
  const tell = async (who: string): Promise<void> => {
    await pause(IDLE_MS);
    const { rss, heapUsed } = await server.used();
    const [all, heap] = [rss - before.rss, heapUsed - before.heapUsed].map((n) => n / 1_048_576);
    print(
      `${number(tables.length)} tables, ${who}`,
      `${all.toFixed(1)} MB more than without, heap ${heap.toFixed(1)} MB`,
    );
  };
  print('without any', `${number(before.rss / 1_048_576)} MB`);
  await tell('all connected and silent');
  await paced(server, tables);
  clients.close();
  await tell('nobody connected');
};

/** How long this disk takes to make one small write durable: no choice is answered sooner. */
const timeDisk = (folder: string): void => {
  const file = openSync(join(folder, 'disk'), 'w');
  const page = Buffer.alloc(16_384);
  // A file that grows waits longer than the logs of a database, which are written over.
  writeSync(file, Buffer.alloc(300 * page.length));
  fdatasyncSync(file);
  const waits = Array.from({ length: 300 }, (_, i) => {
    const from = performance.now();
    writeSync(file, page, 0, page.length, i * page.length);
    fdatasyncSync(file);
    return performance.now() - from;
  });
  closeSync(file);
  const trips = `p50 ${ms(quantile(waits, 0.5))}, p99 ${ms(quantile(waits, 0.99))}`;
  console.log('this machine');
  print('16 KB made durable', trips);
  print('load', loadavg()[0].toFixed(1));
};

/** How long a game that was played to its end takes to open: from its last snapshot, and without. */
const opening = async (where: string): Promise<void> => {
  const store = sqliteStore(where);
  const [longest] = recorded(Infinity).toSorted((a, b) => b.steps.length - a.steps.length);
  const row = await playOut(store, longest);
  const time = async (from: Store): Promise<string> => {
    const waits: number[] = [];
    for (let i = 0; i < OPENINGS; i++) {
      const began = performance.now();
      await openSnapshots(from).open(GAME, row, row.version);
      waits.push(performance.now() - began);
    }
    return `p50 ${ms(quantile(waits, 0.5))}, p99 ${ms(quantile(waits, 0.99))}`;
  };
  console.log(`a game of ${number(row.version)} choices opens`);
  print('from its snapshot', await time(store));
  print('from all its entries', await time({ ...store, snapshot: async () => null }));
  await store.close();
};

/** Servers at work: full, and at a pace that leaves them time. */
const work = async (store: Store, where: string, isQuick: boolean): Promise<void> => {
  const rounds = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await setOut(store, `full${i}`, 100, 1));
  const pacedTables = await setOut(store, 'paced', 100, 1);
  const few = await setOut(store, 'few', 10, 1);
  const thousand = isQuick ? [] : await setOut(store, 'thousand', 1000, 10);
  const server = await startMeasured(where);
  for (const tables of rounds) await full(server, tables);
  for (let i = 0; i < ROUNDS; i++) await paced(server, pacedTables.slice(i * 33, i * 33 + 33));
  await paced(server, few);
  if (!isQuick) await paced(server, thousand);
  await server.stop();
};

const bench = async (name: string, where: string): Promise<void> => {
  const store = where.startsWith('postgres:') ? await postgresStore(where) : sqliteStore(where);
  console.log(name);
  if (!isIdle) await work(store, where, isQuick);
  if (!isQuick) {
    const many = await setOut(store, 'many', 10_000, 50);
    const fresh = await startMeasured(where);
    await crowd(fresh, many);
    await fresh.stop();
  }
  await store.close();
};

/** Ours on the disk and theirs in memory, in turn, so that both meet the same machine. */
const benchPeer = async (where: string): Promise<void> => {
  const store = sqliteStore(where);
  const rounds = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await setOut(store, `peer${i}`, 100, 1));
  await store.close();
  console.log('boardgame.io, its store in memory, a game of the same columns without rules');
  const cpu: number[] = [];
  const speed: number[] = [];
  for (const tables of rounds) {
    const server = await startMeasured(where);
    const own = await full(server, tables);
    await server.stop();
    const peer = await measurePeer(columns, tables.length, SECONDS);
    print('its moves a second', number(peer.movesPerSecond));
    print('its CPU a move', ms(peer.cpuMsAMove));
    print('its message', `median ${peer.medianBytes} bytes`);
    cpu.push(peer.cpuMsAMove / own.cpuMs);
    speed.push(own.perSecond / peer.movesPerSecond);
  }
  print('choices a second, times theirs', quantile(speed, 0.5).toFixed(1));
  print('choices a CPU second, times theirs', quantile(cpu, 0.5).toFixed(1));
};

const inFolder = async (work: (folder: string) => void | Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-days-bench-'));
  await work(folder);
  rmSync(folder, { recursive: true });
};

const wanted = new Set(process.argv.slice(2));
const isQuick = wanted.delete('quick');
const isIdle = wanted.delete('idle');
const isWanted = (name: string): boolean => wanted.size === 0 || wanted.has(name);

await inFolder(timeDisk);
if (isWanted('opening')) await inFolder((folder) => opening(join(folder, 'opening.db')));
if (isWanted('sqlite'))
  await inFolder((folder) => bench('SQLite in a file', join(folder, 'bench.db')));
if (isWanted('peer')) await inFolder((folder) => benchPeer(join(folder, 'peer.db')));
if (isWanted('postgres')) {
  const postgres = await startPostgres();
  await bench('PostgreSQL', postgres.url);
  await postgres.stop();
}
