import type { Database } from './database.ts';
import type { Store } from './store.ts';

/** Leaves a table to whoever keeps such tables. */
export const NEEDS_KEEPER =
  "INSERT INTO leases (table_id, keeper) VALUES ($1, '') ON CONFLICT DO NOTHING";

/**
 * Which process keeps which table: thinks for its bots, and counts its game when it is over. A process
 * says again and again that it lives; what it kept is anybody’s when it has not said so for too long.
 */
type Keepers = Pick<Store, 'liveOn' | 'takeOver' | 'release' | 'retire'>;

export const keepers = (db: Database): Keepers => {
  const isFree = `keeper NOT IN (SELECT id FROM keepers WHERE until > ${db.clock})`;
  return {
    async liveOn(keeper, forMs) {
      await db.write([
        [
          `INSERT INTO keepers (id, until) VALUES ($1, ${db.clock} + $2)
            ON CONFLICT (id) DO UPDATE SET until = excluded.until`,
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
      await db.write([['DELETE FROM keepers WHERE id = $1', keeper]]);
    },
  };
};
