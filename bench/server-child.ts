import type { AddressInfo } from 'node:net';
import { openServer } from '../src/server/server.ts';
import { postgresStore } from '../src/store/postgres.ts';
import { sqliteStore } from '../src/store/sqlite.ts';

// The server that is measured, in a process of its own: without limits, and it tells what it uses.

/** A table that nobody uses for so long is put away: sooner than usual, so that nobody waits here. */
const IDLE_MS = 2000;
const [where = ''] = process.argv.slice(2);

const store = where.startsWith('postgres:') ? await postgresStore(where) : sqliteStore(where);
const { app, stop } = openServer(store, {
  site: null,
  origin: null,
  log: false,
  idle: IDLE_MS,
  limits: { http: {}, play: {}, sockets: {} },
  mostSockets: { person: Infinity, address: Infinity },
});
await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', (wish) => {
  if (wish === 'stop') {
    void stop().then(() => process.disconnect());
    return;
  }
  // Before there is anything to forget; afterwards it is the server’s own affair.
  if (wish === 'used at first') globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rss, heapUsed });
});
// A bench that has broken off leaves no server behind.
process.on('disconnect', () => process.exit());
process.send?.({ port: (app.server.address() as AddressInfo).port });
