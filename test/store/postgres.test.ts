import { afterAll, beforeAll } from 'vitest';
import { postgresStore } from '../../src/store/postgres.ts';
import { proveStore } from './contract.ts';
import { startPostgres, type Postgres } from './database.ts';

let server: Postgres | null = null;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

proveStore('PostgreSQL', { open: () => postgresStore(server?.url ?? '') });
