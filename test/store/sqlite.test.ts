import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { proveStore } from './contract.ts';
import { proveMigrations } from './migrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'hundred-days-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

proveMigrations('SQLite', async () => {
  const file = join(folder, `old-${++files}.db`);
  const run = async (sql: string): Promise<void> => {
    const db = new DatabaseSync(file);
    db.exec(`BEGIN; ${sql}; COMMIT`);
    db.close();
  };
  return {
    run,
    mark: (steps) => run(`PRAGMA user_version = ${steps}`),
    open: async () => sqliteStore(file),
  };
});

proveStore('SQLite', { open: async () => sqliteStore(join(folder, 'store.db')) });
