import type { Accounts } from './accounts.ts';
import type { Beside } from './beside.ts';
import type { Channels } from './channels.ts';
import type { Jobs } from './jobs.ts';
import type { Moderation } from './moderation.ts';
import type { OwnBots } from './own-bots.ts';
import type {
  Append,
  ChatRow,
  KeptEntry,
  Outage,
  PageRow,
  PersonRow,
  RatingRow,
  Seating,
  SessionRow,
  SnapshotRow,
  TableRow,
} from './rows.ts';
import type { Simulations } from './simulations.ts';

/** What is heard instead of a table. */
export const ALL_LEFT = '';

/**
 * Where everything is kept that must outlive a process. What a method has answered is durable: it is
 * there after the process is killed, whole or not at all.
 */
export interface Store extends Jobs, Channels, Accounts, Moderation, Simulations, Beside, OwnBots {
  /** False when somebody has that name. */
  addPerson(person: PersonRow): Promise<boolean>;
  person(id: string): Promise<PersonRow | null>;
  /** By name, whatever its case. */
  personCalled(name: string): Promise<PersonRow | null>;

  /** Makes a guest an account, or changes its password; only a hash is ever kept. */
  setPassword(person: string, hash: string): Promise<void>;
  /** The hash of a person’s password; null for guests. */
  passwordOf(person: string): Promise<string | null>;

  addSession(session: SessionRow): Promise<void>;
  /** The session if it has not expired by then. */
  session(hash: string, now: number): Promise<SessionRow | null>;
  endSession(hash: string): Promise<void>;

  addTable(table: TableRow): Promise<void>;
  /** A table with all that was done and said there; false, and nothing is kept, if it is there already. */
  addGame(
    table: TableRow,
    entries: readonly KeptEntry[],
    chat: readonly ChatRow[],
  ): Promise<boolean>;
  table(id: string): Promise<TableRow | null>;
  /** Public tables, and those where the person sits, the last changed first. */
  tablesFor(person: string, limit: number): Promise<readonly TableRow[]>;
  /** Tables whose games are not over and where the person sits or has sat, the last changed first. */
  runningTables(person: string, limit: number): Promise<readonly TableRow[]>;
  /** Tables whose games are not over, by id, from the one after `after` on. */
  openTables(after: string, limit: number): Promise<readonly TableRow[]>;
  /** Changes who holds the seats and sets the clocks, if all is still as before; whether it did. */
  reseat(id: string, before: Seating & Pick<TableRow, 'version'>, after: Seating): Promise<boolean>;

  /** Whether the person sits at the table, or ever did. */
  hasSat(person: string, table: string): Promise<boolean>;

  /** Keeps entries, all in one transaction; true for each whose table stood at its version. */
  append(entries: readonly Append[]): Promise<readonly boolean[]>;
  /** From the given one on. */
  entries(table: string, from?: number): Promise<readonly KeptEntry[]>;
  /**
   * Hears of tables that other processes have changed; of null when some may have been missed, and of
   * `ALL_LEFT` when a process has left all its tables to others.
   */
  listen(heard: (table: string | null) => void): void;

  keepSnapshots(rows: readonly SnapshotRow[]): Promise<void>;
  /** The last snapshot of this maker that is no younger than the version. */
  snapshot(
    table: string,
    maker: string,
    version: number,
  ): Promise<Pick<SnapshotRow, 'version' | 'body'> | null>;
  /** What pages there are of the log up to a version, the youngest first. */
  pages(table: string, maker: string, version: number): Promise<readonly PageRow[]>;
  /** The page of the snapshot at a version. */
  page(table: string, version: number): Promise<string | null>;

  /** Ends a game outside the rules, if it and its clocks still stand as before; whether it did. */
  conclude(
    id: string,
    before: Pick<TableRow, 'version' | 'reading'>,
    outcome: NonNullable<TableRow['outcome']>,
    at: number,
  ): Promise<boolean>;

  ratings(person: string): Promise<readonly RatingRow[]>;
  /** Keeps what a game has changed, once: a table that has been rated changes nothing more. */
  rate(table: string, rows: readonly RatingRow[]): Promise<boolean>;

  addChat(row: ChatRow): Promise<void>;
  /** Hears of lines of chat that other processes have kept. */
  listenChat(heard: (row: ChatRow) => void): void;
  /** The last so many lines that one of these seats hears, the oldest first. */
  chat(table: string, ears: number, limit: number): Promise<readonly ChatRow[]>;

  /**
   * A process lives for so many milliseconds more; after that others keep its tables. When none has
   * lived until now, that was an outage.
   */
  liveOn(keeper: string, forMs: number): Promise<void>;
  /**
   * Takes tables that need a keeper and have none alive; which. A table with a bot or a pace
   * needs one, and one whose game is over until it is released.
   */
  takeOver(keeper: string, limit: number): Promise<readonly string[]>;
  /** The table needs no keeper any more. */
  release(table: string): Promise<void>;
  /** The process ends: others may keep its tables at once. */
  retire(keeper: string): Promise<void>;
  /** The oldest first; they may overlap. */
  outages(): Promise<readonly Outage[]>;

  close(): Promise<void>;
}
