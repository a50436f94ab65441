import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { proveStore } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'hundred-days-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

proveStore('SQLite', { open: async () => sqliteStore(join(folder, 'store.db')) });
