import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresStore } from '../src/store/postgres.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { startPostgres } from '../test/store/database.ts';
import { measurePeer } from './peer.ts';
import { seatClients, type Played } from './server-clients.ts';
import { columns, setOut, startMeasured, type Measured, type Seated } from './server-ground.ts';

// npm run --silent bench:server: how fast the server keeps choices on this machine. Prints figures,
// judges nothing. The clients are in this process and share the machine with the server.
//
//   npm run --silent bench:server -- sqlite quick      one database, without the 10,000 tables
//   npm run --silent bench:server -- peer              against boardgame.io, which npm fetches

const SECONDS = 4;
const ROUNDS = 3;
const PACE = 500;

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

const crowd = async (server: Measured, tables: readonly Seated[]): Promise<void> => {
  const before = await server.used();
  const clients = await seatClients(server.port, tables);
  const after = await server.used();
  const heap = (after.heapUsed - before.heapUsed) / tables.length / 1024;
  const rss = (after.rss - before.rss) / tables.length / 1024;
  print(`memory with ${number(tables.length)} idle tables`, `${number(after.rss / 1_048_576)} MB`);
  print('of which a table', `${heap.toFixed(1)} KB of heap, ${rss.toFixed(1)} KB in all`);
  clients.close();
  await paced(server, tables);
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

const bench = async (name: string, where: string, isQuick: boolean): Promise<void> => {
  const isPostgres = where.startsWith('postgres:');
  const store = isPostgres ? await postgresStore(where) : sqliteStore(where);
  const rounds = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await setOut(store, `full${i}`, 100, 1));
  const pacedTables = await setOut(store, 'paced', 100, 1);
  const few = await setOut(store, 'few', 10, 1);
  const thousand = isQuick ? [] : await setOut(store, 'thousand', 1000, 10);
  const many = isQuick ? [] : await setOut(store, 'many', 10_000, 50);
  await store.close();
  const server = await startMeasured(where);
  console.log(name);
  for (const tables of rounds) await full(server, tables);
  for (let i = 0; i < ROUNDS; i++) await paced(server, pacedTables.slice(i * 33, i * 33 + 33));
  await paced(server, few);
  if (!isQuick) await paced(server, thousand);
  await server.stop();
  if (isQuick) return;
  const fresh = await startMeasured(where);
  await crowd(fresh, many);
  await fresh.stop();
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
const isWanted = (name: string): boolean => wanted.size === 0 || wanted.has(name);

await inFolder(timeDisk);
if (isWanted('sqlite'))
  await inFolder((folder) => bench('SQLite in a file', join(folder, 'bench.db'), isQuick));
if (isWanted('peer')) await inFolder((folder) => benchPeer(join(folder, 'peer.db')));
if (isWanted('postgres')) {
  const postgres = await startPostgres();
  await bench('PostgreSQL', postgres.url, isQuick);
  await postgres.stop();
}
