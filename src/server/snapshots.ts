import type { Game } from '../kernel/game.ts';
import { settledPart, shedHistory, tableFrom } from '../kernel/snapshot.ts';
import type { SnapshotRow, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { rebuild, replayAll, startOf, type Played } from './entries.ts';
import { bodyFrom, makerOf, NO_SHOT, rowFor, type Kept, type Shot } from './snapshot-rows.ts';

/**
 * Where tables stood at some of their versions, so that a long game opens at once. The entries are
 * the truth: a snapshot that is broken, or that another version of the program made, is passed over.
 */

/** Entries from one snapshot to the next, if nothing can be taken back then; and at the most. */
const EVERY = 64;
const MOST = 1024;
/** Snapshots that become due within so many milliseconds are kept together. */
const PAUSE_MS = 500;

/** A table as it stood at a version. */
interface Opened extends Played {
  readonly version: number;
  readonly shot: Shot;
}

export interface Snapshots {
  /** The table as it stood at a version: from a snapshot and what came after, or from all entries. */
  open(game: Game, row: TableRow, version: number): Promise<Opened>;
  /** The table with all its history. */
  openWhole(game: Game, row: TableRow, version: number): Promise<Opened>;
  /** Keeps a snapshot of the table if one is due; then it lets go of its history up to there. */
  offer(table: Kept): void;
  /** Keeps those that are waiting. */
  flush(): Promise<void>;
}

interface Due {
  readonly row: SnapshotRow;
  readonly kept: () => void;
}

const isDue = ({ version, table, shot }: Kept): boolean => {
  const since = version - shot.version;
  return since >= MOST || (since >= EVERY && table.marks.length === 0);
};

export const openSnapshots = (store: Store): Snapshots => {
  const due = new Map<string, Due>();
  let clock: NodeJS.Timeout | null = null;

  const openFromSnapshot = async (
    game: Game,
    row: TableRow,
    version: number,
  ): Promise<Opened | null> => {
    const found = await store.snapshot(row.id, makerOf(game), version);
    const body = found === null ? null : bodyFrom(found.body);
    if (found === null || body === null) return null;
    const { snapshot, heard } = body;
    const played = {
      table: tableFrom(game, startOf(row), row.seed, snapshot),
      tellings: new Map(body.tellings),
      waits: [...body.waits],
    };
    const entries = await store.entries(row.id, found.version);
    const later = entries.slice(0, version - found.version);
    replayAll(played, found.version, later);
    const shot = { version: found.version, log: snapshot.settled.log, heard };
    return { ...played, version: found.version + later.length, shot };
  };

  const openWhole = async (game: Game, row: TableRow, version: number): Promise<Opened> => {
    const entries = (await store.entries(row.id)).slice(0, version);
    return { ...rebuild(game, row, entries), version: entries.length, shot: NO_SHOT };
  };

  const flush = async (): Promise<void> => {
    if (clock !== null) clearTimeout(clock);
    clock = null;
    const batch = [...due.values()];
    due.clear();
    if (batch.length === 0) return;
    await store.keepSnapshots(batch.map(({ row }) => row));
    for (const { kept } of batch) kept();
  };

  return {
    open: async (game, row, version) =>
      (await openFromSnapshot(game, row, version).catch(() => null)) ??
      openWhole(game, row, version),

    offer(live) {
      if (!isDue(live) || due.has(live.id)) return;
      const { table, shot } = live;
      const [row, next] = rowFor(live);
      const settled = settledPart(table);
      const kept = (): void => {
        // What was made anew meanwhile has its own history.
        if (live.table !== table || live.shot !== shot) return;
        live.shot = next;
        shedHistory(table, settled);
      };
      due.set(live.id, { row, kept });
      // A snapshot that is not kept is missed by nobody: the next one takes its place.
      clock ??= setTimeout(() => void flush().catch(() => undefined), PAUSE_MS).unref();
    },

    openWhole,
    flush,
  };
};
