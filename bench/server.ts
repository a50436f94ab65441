import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresStore } from '../src/store/postgres.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { startPostgres } from '../test/store/database.ts';
import { seatClients, type Played } from './server-clients.ts';
import { setOut, startMeasured, type Measured, type Seated } from './server-ground.ts';

// npm run --silent bench:server: how fast the server keeps choices on this machine. Prints figures,
// judges nothing. The clients are in this process and share the machine with the server.
//
//   npm run --silent bench:server -- sqlite quick      one database, without the 10,000 tables

const SECONDS = 4;
const ROUNDS = 3;
const PACE = 500;

const print = (name: string, value: string): void => console.log(`  ${name.padEnd(34)}${value}`);
const number = (value: number): string => Math.round(value).toLocaleString('en');
const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * q)] ?? NaN;
const ms = (value: number): string => `${value.toFixed(2)} ms`;
const trip = ({ waits }: Played): string =>
  `p50 ${ms(quantile(waits, 0.5))}, p99 ${ms(quantile(waits, 0.99))}`;

const full = async (server: Measured, tables: readonly Seated[]): Promise<void> => {
  const clients = await seatClients(server.port, tables);
  const before = await server.used();
  const played = await clients.playAll(SECONDS);
  const { cpuMs } = await server.used();
  clients.close();
  print('durable choices a second', number(played.choices / played.seconds));
  print('server CPU a choice', ms((cpuMs - before.cpuMs) / played.choices));
  print('round trip at full load', trip(played));
  const { sizes } = played;
  print('message', `median ${quantile(sizes, 0.5)} bytes, p95 ${quantile(sizes, 0.95)} bytes`);
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
  if (!isQuick) await crowd(server, many);
  await server.stop();
};

const wanted = new Set(process.argv.slice(2));
const isQuick = wanted.has('quick');
if (!wanted.has('postgres')) {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-days-bench-'));
  await bench('SQLite in a file', join(folder, 'bench.db'), isQuick);
  rmSync(folder, { recursive: true });
}
if (!wanted.has('sqlite')) {
  const postgres = await startPostgres();
  await bench('PostgreSQL', postgres.url, isQuick);
  await postgres.stop();
}
