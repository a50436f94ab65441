import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { postgresStore } from '../../src/store/postgres.ts';
import type { TableRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { startPostgres, type Postgres } from '../store/database.ts';
import { tableRow } from '../store/contract.ts';
import { startChild, type Child } from './child.ts';

// A clock falls though the process that watched it has been killed.

const MINUTE = 60_000;
/** How long after a time is out a table with clocks ends by itself. */
const PATIENCE = 15 * MINUTE;

let postgres: Postgres;
let store: Store;
const children: Child[] = [];
const start = async (...flags: readonly string[]): Promise<Child> => {
  const child = await startChild(...flags);
  children.push(child);
  return child;
};
beforeAll(async () => {
  postgres = await startPostgres();
  store = await postgresStore(postgres.url);
});
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
});
afterAll(async () => {
  await store.close();
  await postgres.stop();
});

/** A table that ends by itself so many milliseconds from now, unless its time does not run. */
const lateTable = async (ms: number): Promise<string> => {
  const people = ['Grouchy', 'Thielmann'];
  for (const id of people) await store.addPerson({ id, name: id, created: 0 });
  const now = Date.now();
  const row: TableRow = tableRow(people[0], {
    holders: people.map((person) => ({ kind: 'person', person })),
    pace: { minutes: 20, increment: 0 },
    reading: {
      version: 0,
      from: now,
      left: [ms - PATIENCE, 20 * MINUTE],
      isPaused: false,
      asked: [],
    },
    created: now - 60 * MINUTE,
    changed: now - 60 * MINUTE,
  });
  await store.addTable(row);
  return row.id;
};

const isKept = async (id: string): Promise<boolean> => {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query("SELECT 1 FROM leases WHERE table_id = $1 AND keeper <> ''", [
    id,
  ]);
  await client.end();
  return rows.length > 0;
};

test('the process that watches a clock is killed, and another ends the table in time', async () => {
  const watching = await start('--database', postgres.url);
  const id = await lateTable(12_000);
  await expect.poll(() => isKept(id), { timeout: 10_000 }).toBe(true);
  await start('--database', postgres.url);
  expect((await store.table(id))?.outcome).toBeNull();
  await watching.kill();
  await expect
    .poll(async () => (await store.table(id))?.outcome, { timeout: 30_000 })
    .toEqual({ winners: ['Allied'], reason: 'French runs out of time' });
  // Somebody was there all the time.
  expect(await store.outages()).toEqual([]);
}, 60_000);

test('the time in which no process was there is charged to nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-days-clocks-'));
  const ask = (sql: string): unknown[] => {
    const file = new DatabaseSync(join(folder, 'hundred-days.db'), { readOnly: true });
    const rows = file.prepare(sql).all();
    file.close();
    return rows;
  };
  const killed = await start('--data', folder);
  await expect.poll(() => ask('SELECT said FROM keepers')).toHaveLength(1);
  await killed.kill();
  const killedAt = Date.now();
  await start('--data', folder);
  const outages = (): unknown[] => ask('SELECT from_at, to_at FROM outages');
  await expect.poll(outages, { timeout: 10_000 }).toHaveLength(1);
  const [outage] = outages() as { from_at: number; to_at: number }[];
  expect(outage.from_at).toBeLessThanOrEqual(killedAt);
  expect(outage.to_at).toBeGreaterThan(killedAt);
  rmSync(folder, { recursive: true });
}, 60_000);
