import type { Game } from '../kernel/game.ts';
import { takenCount, type Table } from '../kernel/table.ts';
import { EVERYONE, type Audience } from '../kernel/umpire.ts';
import {
  codeBackTo,
  placeBackTo,
  UNDO,
  type Entry,
  type KeptEntry,
  type TableRow,
} from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Commits } from './commits.ts';
import {
  countTelling,
  goBack,
  noteWait,
  replay,
  takeChoice,
  undoLast,
  versionFor,
  type Step,
} from './entries.ts';
import { openResidents, seatingOf, type Place, type Resident } from './residents.ts';
import type { Kept } from './snapshot-rows.ts';
import type { Snapshots } from './snapshots.ts';

/** A table in play: in memory what the store holds, entry by entry. */
export interface Live extends Resident, Kept {
  version: number;
  /** What is done at this table, one thing after the other. */
  last: Promise<unknown>;
}

/** Why something was not done: a rule, or something outside the rules. */
export class Declined extends Error {
  readonly rule: string | null;
  constructor(reason: string, rule: string | null = null) {
    super(reason);
    this.rule = rule;
  }
}

/** The store cannot be reached, or keeps nothing: nothing was done. */
export class Away extends Declined {}

/** A table that the caller must not know of, or that is not there: he cannot tell which. */
export class Unknown extends Error {}

/** What somebody had been told of a table when he made up his mind. */
export interface Seen {
  readonly eyes: Audience;
  readonly version: number;
}

/** Hears of every entry once it is durable. */
export type Listener = (live: Live, step: Step) => void;

const MOVED_ON = 'the table has moved on: look at it again';

/** How the game has ended, if it has. */
const outcomeOf = ({ game, state }: Table): TableRow['outcome'] => {
  const outcome = game.outcome(state);
  if (outcome === null) return null;
  const seats = game.seats(state);
  return { winners: outcome.winners.map((seat) => seats[seat]), reason: outcome.reason };
};

const isSame = (a: Entry | undefined, b: Entry): boolean => a?.seat === b.seat && a.code === b.code;

/** Declines when the game is over, or when somebody has not seen how the table stands. */
export const checkOpen = ({ row, tellings }: Live, seen: Seen | null): void => {
  if (row.outcome !== null) throw new Declined(`the game is over: ${row.outcome.reason}`);
  if (seen !== null && seen.version !== versionFor(tellings, seen.eyes))
    throw new Declined(MOVED_ON);
};

export interface LiveTables {
  /** Does something at a table when everything before it is done. */
  at<T>(id: string, work: (live: Live) => T | Promise<T>): Promise<T>;
  /** Who may be at a table, without opening it; null if there is none. */
  row(id: string): Promise<TableRow | null>;
  /** Takes a choice, inside `at`; it is durable when this answers. */
  choose(live: Live, seat: number, choice: unknown, seen: Seen | null): Promise<Step>;
  /** Takes back the seat’s last choice, inside `at`. */
  undo(live: Live, seat: number, seen: Seen | null): Promise<Step>;
  /** Goes back to before a step, which all have agreed to, inside `at`. */
  goBack(live: Live, seat: number, place: number): Promise<Step>;
  /** Reads anew what others may have changed at a table: its seats, and entries kept elsewhere. */
  refresh(id: string): Promise<void>;
  /** The same for all tables in memory. */
  refreshAll(): Promise<void>;
  has(id: string): boolean;
  listen(listener: Listener): void;
  /** Hears of tables whose seats have changed hands. */
  listenSeats(listener: (live: Live) => void): void;
  /** Puts away what has not been used since then; how many that were. */
  tidy(since: number): Promise<number>;
  readonly size: number;
}

interface Parts {
  readonly store: Store;
  readonly commits: Commits;
  readonly games: readonly Game[];
  readonly now: () => number;
  readonly snapshots: Pick<Snapshots, 'open' | 'openWhole' | 'offer'>;
  /** Whether somebody here must hear what others do at a table, also when it is put away. */
  readonly isFollowed: (id: string) => boolean;
  /** How many tables are kept in memory. */
  readonly most: number;
}

export const openLiveTables = (parts: Parts): LiveTables => {
  const { store, commits, games, now, snapshots } = parts;
  const listeners: Listener[] = [];
  const seatListeners: ((live: Live) => void)[] = [];

  const load = async (id: string, place: Place | null): Promise<Live> => {
    const row = await store.table(id);
    const game = games.find(({ meta }) => meta.id === row?.game);
    if (row === null || game === undefined) throw new Unknown('there is no such table');
    const table: Live = {
      id,
      row,
      ...(await snapshots.open(game, row, place?.version ?? row.version)),
      last: Promise.resolve(),
      works: 0,
      used: now(),
      isDoubtful: false,
    };
    snapshots.offer(table);
    if (place !== null && place.seating !== seatingOf(row)) tellSeats(table);
    if (row.version > table.version) await catchUp(table, await store.entries(id, table.version));
    return table;
  };

  const residents = openResidents({ load, isFollowed: parts.isFollowed, most: parts.most });

  const tellSeats = (table: Live): void => {
    for (const listener of seatListeners) listener(table);
  };

  const tell = (table: Live, step: Step, at: number): Step => {
    const version = ++table.version;
    const isTold = step.audience === EVERYONE;
    table.row = { ...table.row, version, ...(isTold && { changed: at }) };
    noteWait(table, version, at);
    countTelling(table.tellings, step.audience);
    snapshots.offer(table);
    for (const listener of listeners) listener(table, step);
    return step;
  };

  /** Brings back all that the table has let go of: it may go back to any of it. */
  const makeWhole = async (table: Live): Promise<void> => {
    const { row, version } = table;
    if (takenCount(table.table) === table.table.taken.length) return;
    Object.assign(table, await snapshots.openWhole(table.table.game, row, version));
  };

  /** Takes the entries that others have kept; whoever is here hears of them as of any other. */
  const catchUp = async (table: Live, entries: readonly KeptEntry[]): Promise<void> => {
    for (const entry of entries) {
      if (placeBackTo(entry.code) !== null) await makeWhole(table);
      tell(table, replay(table.table, entry), entry.at);
    }
  };

  const refreshed = async (table: Live): Promise<void> => {
    const row = await store.table(table.id);
    if (row === null) return;
    const isReseated = seatingOf(row) !== seatingOf(table.row);
    table.row = row;
    if (row.version > table.version)
      await catchUp(table, await store.entries(table.id, table.version));
    if (isReseated) tellSeats(table);
  };

  /** Makes of the table in memory again what the store holds; the entries that are new to it. */
  const restored = async (table: Live): Promise<readonly KeptEntry[]> => {
    table.isDoubtful = true;
    const { id, version } = table;
    const row = await store.table(id);
    table.row = row ?? table.row;
    Object.assign(table, await snapshots.open(table.table.game, table.row, version));
    const entries = await store.entries(id, version);
    table.isDoubtful = false;
    await catchUp(table, entries);
    return entries;
  };

  const at = async <T>(id: string, work: (live: Live) => T | Promise<T>): Promise<T> => {
    const table = await residents.enter(id);
    const result = table.last.then(async () => {
      table.used = now();
      if (table.isDoubtful) await restored(table);
      return work(table);
    });
    table.last = result
      .catch(() => undefined)
      .finally(() => {
        table.works--;
      });
    return result;
  };

  /** Makes what was done in memory durable, or undoes it there by reading the store again. */
  const keep = async (table: Live, entry: Entry, step: Step): Promise<Step> => {
    const { id, version } = table;
    const outcome = outcomeOf(table.table);
    const isSilent = step.audience !== EVERYONE;
    const at = now();
    const isKept = await commits
      .keep({ table: id, version, entry, at, isSilent, outcome })
      .catch(() => null);
    if (isKept === true) {
      if (outcome !== null) table.row = { ...table.row, outcome };
      return tell(table, step, at);
    }
    const entries = await restored(table).catch(() => null);
    if (isKept === false) throw new Declined(MOVED_ON);
    if (entries === null) throw new Away('the games cannot be reached now: look again in a moment');
    // The store may have kept it and only failed to say so: then it was told when it was found.
    if (isSame(entries[0], entry)) return step;
    throw new Away('the choice could not be kept and was not taken: try again in a moment');
  };

  return {
    at,
    row: async (id) => (await residents.peek(id))?.row ?? store.table(id),
    choose: async (live, seat, choice, seen) => {
      checkOpen(live, seen);
      const step = takeChoice(live.table, seat, choice);
      if ('reason' in step) throw new Declined(step.reason, step.rule);
      return keep(live, { seat, code: step.code }, step);
    },
    undo: async (live, seat, seen) => {
      checkOpen(live, seen);
      const step = undoLast(live.table, seat);
      if (typeof step === 'string') throw new Declined(step);
      return keep(live, { seat, code: UNDO }, step);
    },
    goBack: async (live, seat, place) => {
      checkOpen(live, null);
      await makeWhole(live);
      const step = goBack(live.table, seat, place);
      if (typeof step === 'string') throw new Declined(step);
      return keep(live, { seat, code: codeBackTo(place) }, step);
    },
    refresh: (id) => at(id, refreshed),
    async refreshAll() {
      for (const id of residents.ids()) await at(id, refreshed).catch(() => undefined);
    },
    has: residents.has,
    tidy: residents.tidy,
    listen(listener) {
      listeners.push(listener);
    },
    listenSeats(listener) {
      seatListeners.push(listener);
    },
    get size() {
      return residents.size;
    },
  };
};
