import { formatChoice } from '../kernel/choice.ts';
import type { Game } from '../kernel/game.ts';
import type { Bar } from '../kernel/rulebook.ts';
import { choose, openTable, undo, type Table } from '../kernel/table.ts';
import type { Happening } from '../kernel/umpire.ts';
import { UNDO, type Entry, type TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Commits } from './commits.ts';

/** A table in play: in memory what the store holds, entry by entry. */
export interface Live {
  readonly id: string;
  row: TableRow;
  table: Table;
  version: number;
  /** What is done at this table, one thing after the other. */
  last: Promise<unknown>;
  /** When it was last used, for those that are put away first. */
  used: number;
  /** Whether what is in memory may differ from what the store holds: it is read again first. */
  isDoubtful: boolean;
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

/** What an entry has brought about. */
export interface Done {
  readonly events: readonly Happening[];
  readonly version: number;
  /** Whether the entry took another back, so that logs are shorter than they were. */
  readonly isUndo: boolean;
}

/** Hears of every entry once it is durable. */
export type Listener = (live: Live, done: Done) => void;

const MOVED_ON = 'the table has moved on: look at it again';

const barred = (bar: Bar): never => {
  throw new Declined(bar.reason, bar.rule);
};

/** Takes an entry that the store has kept. */
const replay = (table: Table, { seat, code }: Entry): readonly Happening[] => {
  if (code === UNDO) {
    undo(table, seat);
    return [];
  }
  const answer = choose(table, seat, formatChoice(table.game.lexicon, code));
  if ('bar' in answer) throw new Error(`[${answer.bar.rule}] ${answer.bar.reason}`);
  return answer.events;
};

/** The table as it stood after these entries. */
const rebuild = (game: Game, row: TableRow, entries: readonly Entry[]): Table => {
  const { scenario, options } = row.start;
  const start = { scenario, options: options as Parameters<Game['setup']>[1] };
  const table = openTable(game, start, game.setup(scenario, start.options), row.seed);
  for (const entry of entries) replay(table, entry);
  return table;
};

/** How the game has ended, if it has. */
const outcomeOf = ({ game, state }: Table): TableRow['outcome'] => {
  const outcome = game.outcome(state);
  if (outcome === null) return null;
  const seats = game.seats(state);
  return { winners: outcome.winners.map((seat) => seats[seat]), reason: outcome.reason };
};

const isSame = (a: Entry | undefined, b: Entry): boolean => a?.seat === b.seat && a.code === b.code;

export interface LiveTables {
  /** Does something at a table when everything before it is done. */
  at<T>(id: string, work: (live: Live) => T | Promise<T>): Promise<T>;
  /** Takes a choice, inside `at`; it is durable when this answers. */
  choose(live: Live, seat: number, choice: unknown, version: number | null): Promise<Done>;
  /** Takes back the seat’s last choice, inside `at`. */
  undo(live: Live, seat: number, version: number | null): Promise<Done>;
  /** Reads anew what others may have changed at a table: its seats, and entries kept elsewhere. */
  refresh(id: string): Promise<void>;
  /** The same for all tables in memory. */
  refreshAll(): Promise<void>;
  has(id: string): boolean;
  listen(listener: Listener): void;
  /** Hears of tables whose seats have changed hands. */
  listenSeats(listener: (live: Live) => void): void;
  /** Tables for which this holds stay in memory: somebody here must hear what others do there. */
  spare(isWanted: (id: string) => boolean): void;
  readonly size: number;
}

interface Parts {
  readonly store: Store;
  readonly commits: Commits;
  readonly games: readonly Game[];
  readonly now: () => number;
  /** How many tables are kept in memory. */
  readonly most: number;
}

export const openLiveTables = ({ store, commits, games, now, most }: Parts): LiveTables => {
  const live = new Map<string, Promise<Live>>();
  const listeners: Listener[] = [];
  const seatListeners: ((live: Live) => void)[] = [];
  let isWanted: (id: string) => boolean = () => false;
  /** When there are more than this, some are put away. */
  let room = most;

  const load = async (id: string): Promise<Live> => {
    const row = await store.table(id);
    const game = games.find(({ meta }) => meta.id === row?.game);
    if (row === null || game === undefined) throw new Unknown('there is no such table');
    const entries = await store.entries(id);
    const table = rebuild(game, row, entries);
    const last = Promise.resolve();
    return { id, row, table, version: entries.length, last, used: now(), isDoubtful: false };
  };

  /** Puts away the tables that have not been used for longest; the store has them whole. */
  const putAway = async (): Promise<void> => {
    if (live.size <= room) return;
    const tables = await Promise.all([...live.values()].map((each) => each.catch(() => null)));
    const old = tables
      .flatMap((each) => (each === null || isWanted(each.id) ? [] : each))
      .sort((a, b) => a.used - b.used);
    for (const { id } of old.slice(0, live.size - Math.floor(most * 0.9))) live.delete(id);
    room = Math.max(most, Math.floor(live.size * 1.1));
  };

  const find = (id: string): Promise<Live> => {
    const known = live.get(id);
    if (known !== undefined) return known;
    const loading = load(id);
    live.set(id, loading);
    loading.then(putAway, () => live.delete(id));
    return loading;
  };

  const tell = (table: Live, done: Omit<Done, 'version'>): Done => {
    const told = { ...done, version: ++table.version };
    for (const listener of listeners) listener(table, told);
    return told;
  };

  /** Takes the entries that others have kept; whoever is here hears of them as of any other. */
  const catchUp = (table: Live, entries: readonly Entry[]): void => {
    for (const entry of entries) {
      const events = replay(table.table, entry);
      tell(table, { events, isUndo: entry.code === UNDO });
    }
  };

  const refreshed = async (table: Live): Promise<void> => {
    const row = await store.table(table.id);
    if (row === null) return;
    const isReseated =
      JSON.stringify(row.holders) !== JSON.stringify(table.row.holders) ||
      (row.outcome === null) !== (table.row.outcome === null);
    table.row = row;
    if (isReseated) for (const listener of seatListeners) listener(table);
    if (row.version > table.version) catchUp(table, await store.entries(table.id, table.version));
  };

  /** Makes of the table in memory again what the store holds; all entries it holds. */
  const restored = async (table: Live): Promise<readonly Entry[]> => {
    table.isDoubtful = true;
    const { id, version } = table;
    const row = await store.table(id);
    const entries = await store.entries(id);
    table.row = row ?? table.row;
    table.table = rebuild(table.table.game, table.row, entries.slice(0, version));
    table.isDoubtful = false;
    catchUp(table, entries.slice(version));
    return entries;
  };

  const at = async <T>(id: string, work: (live: Live) => T | Promise<T>): Promise<T> => {
    const table = await find(id);
    const result = table.last.then(async () => {
      table.used = now();
      if (table.isDoubtful) await restored(table);
      return work(table);
    });
    table.last = result.catch(() => undefined);
    return result;
  };

  /** Makes what was done in memory durable, or undoes it there by reading the store again. */
  const keep = async (table: Live, entry: Entry, done: Omit<Done, 'version'>): Promise<Done> => {
    const { id, version } = table;
    const outcome = outcomeOf(table.table);
    const isKept = await commits
      .keep({ table: id, version, entry, at: now(), outcome })
      .catch(() => null);
    if (isKept === true) {
      if (outcome !== null) table.row = { ...table.row, outcome };
      return tell(table, done);
    }
    const entries = await restored(table).catch(() => null);
    if (isKept === false) throw new Declined(MOVED_ON);
    if (entries === null) throw new Away('the games cannot be reached now: look again in a moment');
    // The store may have kept it and only failed to say so: then it was told when it was found.
    if (isSame(entries[version], entry)) return { ...done, version: version + 1 };
    throw new Away('the choice could not be kept and was not taken: try again in a moment');
  };

  const checkOpen = (table: Live, version: number | null): void => {
    const ended = table.row.outcome;
    if (ended !== null) throw new Declined(`the game is over: ${ended.reason}`);
    if (version !== null && version !== table.version) throw new Declined(MOVED_ON);
  };

  return {
    at,
    choose: async (live, seat, choice, version) => {
      checkOpen(live, version);
      const answer = choose(live.table, seat, choice);
      if ('bar' in answer) return barred(answer.bar);
      return keep(live, { seat, code: answer.taken }, { events: answer.events, isUndo: false });
    },
    undo: async (live, seat, version) => {
      checkOpen(live, version);
      const reason = undo(live.table, seat);
      if (reason !== null) throw new Declined(reason);
      return keep(live, { seat, code: UNDO }, { events: [], isUndo: true });
    },
    refresh: (id) => at(id, refreshed),
    async refreshAll() {
      for (const id of live.keys()) await at(id, refreshed).catch(() => undefined);
    },
    has: (id) => live.has(id),
    spare(wanted) {
      isWanted = wanted;
    },
    listen(listener) {
      listeners.push(listener);
    },
    listenSeats(listener) {
      seatListeners.push(listener);
    },
    get size() {
      return live.size;
    },
  };
};
