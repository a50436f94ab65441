import { randomUUID } from 'node:crypto';
import { Pool, types, type PoolClient } from 'pg';
import { CHANNEL, CHAT_CHANNEL, newsOf, openNews } from './news.ts';
import type { Append, ChatRow } from './rows.ts';
import { stepsAfter } from './schema.ts';
import type { Database, Row } from './database.ts';
import { sqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

const BIGINT = 20;
// Times fit a double: they are read as numbers, like everything else.
types.setTypeParser(BIGINT, Number);

const UNIQUE_VIOLATION = '23505';
const LONGEST_WAIT_MS = 10_000;
/** Anything but another program’s number: whoever holds it brings the schema forward. */
const MIGRATION_LOCK = 18_150_618;

const inTransaction = async <T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A client that cannot even roll back is not used again.
    const isBroken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    client.release(isBroken);
    throw error;
  }
};

/** Brings the database to the newest schema; several processes may start at once. */
const migrate = (pool: Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_steps (taken INTEGER PRIMARY KEY)');
    const { rows } = await client.query<{ taken: number | null }>(
      'SELECT MAX(taken) AS taken FROM schema_steps',
    );
    const taken = rows[0]?.taken ?? 0;
    for (const [number, step] of stepsAfter(taken)) {
      for (const sql of step) await client.query(sql);
      await client.query('INSERT INTO schema_steps (taken) VALUES ($1)', [number]);
    }
  });

/**
 * One statement keeps any number of entries, those whose table stands at its version, and tells the
 * other processes.
 */
const APPEND = `
  WITH wanted AS (
    SELECT * FROM
      unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::bigint[], $6::bigint[], $7::text[])
      AS w (table_id, version, seat, code, at, changed, outcome)
  ), moved AS (
    UPDATE tables t SET version = t.version + 1, changed = COALESCE(w.changed, t.changed),
        outcome = w.outcome
      FROM wanted w
      WHERE t.id = w.table_id AND t.version = w.version AND t.outcome IS NULL
      RETURNING w.table_id, w.version, w.seat, w.code, w.at, w.outcome
  ), ended AS (
    INSERT INTO leases (table_id, keeper)
      SELECT table_id, '' FROM moved WHERE outcome IS NOT NULL
      ON CONFLICT DO NOTHING
  ), kept AS (
    INSERT INTO entries (table_id, n, seat, code, at)
      SELECT table_id, version, seat, code, at FROM moved
      RETURNING table_id, n
  )
  SELECT table_id, n FROM kept
  UNION ALL SELECT pg_notify('${CHANNEL}', text)::text, -1 FROM unnest($8::text[]) AS text`;

const column = <T>(entries: readonly Append[], of: (entry: Append) => T): T[] => entries.map(of);

/** PostgreSQL, for one server process or several. */
export const postgresStore = async (url: string): Promise<Store> => {
  const pool = new Pool({
    connectionString: url,
    max: 16,
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    // Ended by the database, not by us: what we give up must not be kept after all.
    statement_timeout: LONGEST_WAIT_MS,
  });
  // A connection that breaks while it lies idle is replaced by the next one asked for.
  pool.on('error', () => undefined);
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const teller = randomUUID();
  const news = openNews(url, teller);
  const all: Database['all'] = async (sql, ...values) => (await pool.query<Row>(sql, values)).rows;
  const database: Database = {
    all,
    change: all,
    write: (list) =>
      inTransaction(pool, async (client) => {
        const changed: number[] = [];
        for (const [sql, ...values] of list)
          changed.push((await client.query(sql, values)).rowCount ?? 0);
        return changed;
      }),
    append: async (entries) => {
      const { rows } = await pool.query<{ table_id: string; n: number }>(APPEND, [
        column(entries, ({ table }) => table),
        column(entries, ({ version }) => version),
        column(entries, ({ entry }) => entry.seat),
        column(entries, ({ entry }) => entry.code),
        column(entries, ({ at }) => at),
        column(entries, ({ at, isSilent }) => (isSilent ? null : at)),
        column(entries, ({ outcome }) => (outcome === null ? null : JSON.stringify(outcome))),
        newsOf(
          teller,
          column(entries, ({ table }) => table),
        ),
      ]);
      const kept = new Set(rows.map(({ table_id, n }) => `${table_id} ${n}`));
      return entries.map(({ table, version }) => kept.has(`${table} ${version}`));
    },
    clock: '(extract(epoch FROM clock_timestamp()) * 1000)::bigint',
    news: (table) =>
      newsOf(teller, [table]).map((text) => ['SELECT pg_notify($1, $2)', CHANNEL, text]),
    listen: (heard) => news.listen(heard),
    chatNews: (row) => [
      ['SELECT pg_notify($1, $2)', CHAT_CHANNEL, `${teller} ${JSON.stringify(row)}`],
    ],
    listenChat: (heard) => news.listenChat((text) => heard(JSON.parse(text) as ChatRow)),
    isTaken: (error) =>
      error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION,
    async close() {
      await news.close();
      await pool.end();
    },
  };
  return sqlStore(database);
};
