import type { AddressInfo } from 'node:net';
import { LIMITS, type Limiting, type LimitName } from '../../src/server/limits.ts';
import { openServer } from '../../src/server/server.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';

// The server that is attacked, in a process of its own: it tells how its tables stand in memory.

/** No limits, but passwords are so slow to try that nothing else would be tried. */
const passwords = { person: { burst: 200, perSecond: 5 } };
const names = Object.keys(LIMITS) as LimitName[];
const NO_LIMITS: Limiting = {
  ...Object.fromEntries(names.map((name) => [name, {}])),
  passwords,
  logins: passwords,
};
const [where = '', limited = ''] = process.argv.slice(2);

const store = where.startsWith('postgres:') ? await postgresStore(where) : sqliteStore(where);
const { app, tables, stop } = openServer(store, {
  site: null,
  origin: null,
  log: false,
  // A table that is put away and opened again stands as it stood, but holds less of its history.
  idle: 1e9,
  ...(limited === '' && { limits: NO_LIMITS }),
});
await app.listen({ port: 0, host: '127.0.0.1' });

/** A table as it is in memory, but for who is waiting to do something there. */
const standing = (id: string): Promise<string> =>
  tables.at(id, ({ row, version, table, tellings, waits }) => {
    const { game: _, ...rest } = table;
    return JSON.stringify({ row, version, table: rest, tellings, waits });
  });

/** What somebody has put into every object that there is. */
const polluted = (): readonly string[] => [
  ...Object.keys(Object.prototype),
  ...Object.keys(Array.prototype),
];

const answer = async (wish: unknown): Promise<unknown> => {
  if (wish === 'memory') {
    globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
    const { rss, heapUsed } = process.memoryUsage();
    return { rss, heapUsed, polluted: polluted() };
  }
  const { ids } = wish as { readonly ids: readonly string[] };
  return Promise.all(ids.map(standing));
};

process.on('message', (wish) => {
  if (wish === 'stop') void stop().then(() => process.disconnect());
  else void answer(wish).then((said) => process.send?.(said));
});
process.on('disconnect', () => process.exit());
process.send?.({ port: (app.server.address() as AddressInfo).port });
