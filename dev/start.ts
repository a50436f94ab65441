import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { openServer } from '../src/server/server.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { root } from './source.ts';

// npm start: builds the site if its sources have changed, and serves it.
//
//   npm start -- --port 8080

const dist = join(root, 'dist');
const stampFile = join(dist, '.built-from');
const lock = join(root, 'node_modules', '.hundred-days-build');
/** A build takes seconds: a lock this old, in milliseconds, was left by one that was killed. */
const LOCK_LASTS = 120_000;

/** A hash over everything that the site is built from. */
const stampOf = (): string => {
  const hash = createHash('sha256');
  const files = [
    'package-lock.json',
    'vite.config.ts',
    'dev/offline.ts',
    ...globSync('src/**/*.*', { cwd: root }),
  ];
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** Runs one build at a time: tests in several threads ask for the same site. */
const alone = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > LOCK_LASTS) rmSync(lock, { recursive: true, force: true });
      await delay(100);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
};

/** Builds the site unless it is built already. */
export const buildSite = async (): Promise<string> => {
  const stamp = stampOf();
  const isBuilt = (): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isBuilt()) return dist;
  return alone(async () => {
    if (isBuilt()) return dist;
    await build({
      configFile: join(root, 'vite.config.ts'),
      root: join(root, 'src/web'),
      logLevel: 'warn',
    });
    writeFileSync(stampFile, stamp);
    return dist;
  });
};

const fail = (problem: string): never => {
  console.error(`${problem}\nusage: npm start -- [--port 0..65535]`);
  process.exit(2);
};

const portWanted = (): number => {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '1815' } } });
    const port = Number(values.port);
    if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
    return fail(`'${values.port}' is no port`);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

/** The embedded store of a server that is started like this. */
const storeFile = (): string => {
  const folder = join(root, 'data');
  mkdirSync(folder, { recursive: true });
  return join(folder, 'hundred-days.db');
};

const main = async (): Promise<void> => {
  const wanted = portWanted();
  const site = await buildSite();
  const server = openServer(sqliteStore(storeFile()), { site, origin: null, log: false });
  try {
    // For this machine alone: `hundred-days serve` serves the world.
    await server.app.listen({ port: wanted, host: 'localhost' });
  } catch (error) {
    fail(`The site cannot be served: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { port } = server.app.server.address() as AddressInfo;
  console.log(`Hundred Days is at http://localhost:${port}/`);
  const stop = (): void => void server.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

if (import.meta.main) await main();
