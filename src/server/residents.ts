import type { TableRow } from '../store/rows.ts';

/**
 * The tables in memory. One that nobody has used for a while is put away: the store has it whole, and
 * it opens again at once. Of a table that somebody here still follows only its place is kept, so that
 * he hears of what others do there.
 */

/** A table in memory, as far as it matters here. */
export interface Resident {
  readonly id: string;
  row: TableRow;
  /** How many entries there are; nobody is told, since he may not know of all of them. */
  version: number;
  /** How many things are under way at it, and when the last began. */
  works: number;
  used: number;
  /** Whether what is in memory may differ from what the store holds: it is read again first. */
  isDoubtful: boolean;
}

/** Where a table stood when it was put away. */
export interface Place {
  readonly version: number;
  readonly seating: string;
}

/** What changes at a table besides its entries. */
export const seatingOf = ({ holders, reading, outcome }: TableRow): string =>
  JSON.stringify([holders, reading, outcome === null]);

export interface Residents<T extends Resident> {
  /** A table at which something is to be done; it stays until that is said to be over. */
  enter(id: string): Promise<T>;
  /** The table if it is in memory. */
  peek(id: string): Promise<T | null>;
  has(id: string): boolean;
  /** Those in memory, and those of which the place is known. */
  ids(): readonly string[];
  /** Puts away what has not been used since then, and what is too much; how many that were. */
  tidy(since: number): Promise<number>;
  readonly size: number;
}

interface Parts<T extends Resident> {
  /** Opens a table, where it stood when it was put away if that is known. */
  readonly load: (id: string, place: Place | null) => Promise<T>;
  readonly isFollowed: (id: string) => boolean;
  /** How many tables are kept in memory. */
  readonly most: number;
}

export const openResidents = <T extends Resident>({
  load,
  isFollowed,
  most,
}: Parts<T>): Residents<T> => {
  const live = new Map<string, Promise<T>>();
  const places = new Map<string, Place>();
  /** When there are more than this, some are put away. */
  let room = most;

  const leave = ({ id, version, row }: T): void => {
    live.delete(id);
    if (isFollowed(id)) places.set(id, { version, seating: seatingOf(row) });
  };

  const tidy = async (since: number): Promise<number> => {
    for (const id of places.keys()) if (!isFollowed(id)) places.delete(id);
    const tables = await Promise.all([...live.values()].map((each) => each.catch(() => null)));
    const idle = tables
      .flatMap((each) => (each === null || each.works > 0 || each.isDoubtful ? [] : each))
      .sort((a, b) => a.used - b.used);
    const surplus = live.size > room ? live.size - Math.floor(most * 0.9) : 0;
    const leaving = idle.filter(({ used }, i) => i < surplus || used < since);
    leaving.forEach(leave);
    room = Math.max(most, Math.floor(live.size * 1.1));
    return leaving.length;
  };

  const find = (id: string): Promise<T> => {
    const known = live.get(id);
    if (known !== undefined) return known;
    const loading = load(id, places.get(id) ?? null);
    live.set(id, loading);
    const settle = async (): Promise<void> => {
      await loading;
      places.delete(id);
      if (live.size > room) await tidy(-Infinity);
    };
    settle().catch(() => live.delete(id));
    return loading;
  };

  return {
    async enter(id) {
      for (;;) {
        const loading = find(id);
        const table = await loading;
        // It may have been put away in the meantime.
        if (live.get(id) !== loading) continue;
        table.works++;
        return table;
      }
    },
    peek: async (id) => (await live.get(id)?.catch(() => null)) ?? null,
    has: (id) => live.has(id),
    ids: () => [...new Set([...live.keys(), ...places.keys()])],
    tidy,
    get size() {
      return live.size;
    },
  };
};
