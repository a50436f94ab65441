import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresStore } from '../../src/store/postgres.ts';
import { proveStore, step, tableRow } from './contract.ts';
import { proveMigrations } from './migrations.ts';
import { startPostgres, type Postgres } from './database.ts';

let server: Postgres | null = null;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

const runAt = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
};

let databases = 0;

proveMigrations('PostgreSQL', async () => {
  const name = `old_${++databases}`;
  const url = server?.url ?? '';
  await runAt(url, `CREATE DATABASE ${name}`);
  const own = url.replace(/[^/]*$/, name);
  return {
    run: (sql) => runAt(own, sql),
    mark: (steps) =>
      runAt(
        own,
        `CREATE TABLE IF NOT EXISTS schema_steps (taken INTEGER PRIMARY KEY);
          DELETE FROM schema_steps;
          INSERT INTO schema_steps SELECT generate_series(1, ${steps})`,
      ),
    open: () => postgresStore(own),
  };
});

proveStore('PostgreSQL', { open: () => postgresStore(server?.url ?? '') });

test('one process hears of what another has kept, and not of its own', async () => {
  const [one, other] = [
    await postgresStore(server?.url ?? ''),
    await postgresStore(server?.url ?? ''),
  ];
  const heard: Record<'one' | 'other', (string | null)[]> = { one: [], other: [] };
  one.listen((table) => heard.one.push(table));
  other.listen((table) => heard.other.push(table));
  const host = 'host of news';
  await one.addPerson({ id: host, name: host, created: 0 });
  const row = tableRow(host);
  await one.addTable(row);
  await expect
    .poll(async () => {
      await one.reseat(row.id, row, row);
      return heard.other;
    })
    .toContain(row.id);
  heard.other.length = 0;
  await one.append([step(row.id, 0)]);
  await expect.poll(() => heard.other).toContain(row.id);
  expect(heard.one).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});
