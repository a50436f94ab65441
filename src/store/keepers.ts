import type { Database } from './database.ts';
import type { Outage } from './rows.ts';
import { ALL_LEFT, type Store } from './store.ts';

/** Leaves a table to whoever keeps such tables. */
export const NEEDS_KEEPER =
  "INSERT INTO leases (table_id, keeper) VALUES ($1, '') ON CONFLICT DO NOTHING";

/** When a process said last that it lives; older programs do not say when, only how long. */
const LAST_WORD = 'CASE WHEN said > 0 THEN said ELSE until END';

/**
 * Which process keeps which table: thinks for its bots, watches its clocks, and counts its game when it
 * is over. A process says again and again that it lives; what it kept is anybody’s when it has not said
 * so for too long. When none has, from the last word of the last on, that is an outage.
 */
type Keepers = Pick<Store, 'liveOn' | 'takeOver' | 'release' | 'retire' | 'outages'>;

export const keepers = (db: Database): Keepers => {
  const isFree = `keeper NOT IN (SELECT id FROM keepers WHERE until > ${db.clock})`;
  return {
    async liveOn(keeper, forMs) {
      await db.write([
        [
          `INSERT INTO outages (from_at, to_at)
            SELECT said, ${db.clock}
              FROM (SELECT MAX(${LAST_WORD}) AS said, MAX(until) AS until FROM keepers) AS last
              WHERE until <= ${db.clock}
            ON CONFLICT DO NOTHING`,
        ],
        [
          `INSERT INTO keepers (id, until, said) VALUES ($1, ${db.clock} + $2, ${db.clock})
            ON CONFLICT (id) DO UPDATE SET until = excluded.until, said = excluded.said`,
          keeper,
          forMs,
        ],
        [`DELETE FROM keepers WHERE until <= ${db.clock}`],
      ]);
    },

    async takeOver(keeper, limit) {
      // The condition stands twice: of two processes at once, the second looks again at what the
      // first has changed.
      const rows = await db.change(
        `UPDATE leases SET keeper = $1 WHERE ${isFree} AND table_id IN
          (SELECT table_id FROM leases WHERE ${isFree} ORDER BY table_id LIMIT $2)
          RETURNING table_id`,
        keeper,
        limit,
      );
      return rows.map(({ table_id }) => String(table_id));
    },

    async release(table) {
      await db.write([['DELETE FROM leases WHERE table_id = $1', table]]);
    },

    async retire(keeper) {
      const sql = `UPDATE keepers SET until = ${db.clock}, said = ${db.clock} WHERE id = $1`;
      await db.write([[sql, keeper], ...db.news(ALL_LEFT)]);
    },

    async outages() {
      const rows = await db.all('SELECT from_at, to_at FROM outages ORDER BY from_at');
      return rows.map((row): Outage => ({ from: Number(row.from_at), to: Number(row.to_at) }));
    },
  };
};
