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
}

/** Why something was not done: a rule, or something outside the rules. */
export class Declined extends Error {
  readonly rule: string | null;
  constructor(reason: string, rule: string | null = null) {
    super(reason);
    this.rule = rule;
  }
}

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

const barred = (bar: Bar): never => {
  throw new Declined(bar.reason, bar.rule);
};

/** Plays the kept entries again. */
const rebuild = (game: Game, row: TableRow, entries: readonly Entry[]): Table => {
  const { scenario, options } = row.start;
  const start = { scenario, options: options as Parameters<Game['setup']>[1] };
  const table = openTable(game, start, game.setup(scenario, start.options), row.seed);
  for (const { seat, code } of entries) {
    if (code === UNDO) undo(table, seat);
    else {
      const answer = choose(table, seat, formatChoice(game.lexicon, code));
      if ('bar' in answer)
        throw new Error(`table ${row.id}: [${answer.bar.rule}] ${answer.bar.reason}`);
    }
  }
  return table;
};

export interface LiveTables {
  /** Does something at a table when everything before it is done. */
  at<T>(id: string, work: (live: Live) => T | Promise<T>): Promise<T>;
  /** Takes a choice, inside `at`; it is durable when this answers. */
  choose(live: Live, seat: number, choice: unknown, version: number | null): Promise<Done>;
  /** Takes back the seat’s last choice, inside `at`. */
  undo(live: Live, seat: number, version: number | null): Promise<Done>;
  /** Reads the seats of a table anew. */
  refresh(id: string): Promise<void>;
  listen(listener: Listener): void;
  /** Hears of tables whose seats have changed hands. */
  listenSeats(listener: (live: Live) => void): void;
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

  const load = async (id: string): Promise<Live> => {
    const row = await store.table(id);
    const game = games.find(({ meta }) => meta.id === row?.game);
    if (row === null || game === undefined) throw new Unknown('there is no such table');
    const table = rebuild(game, row, await store.entries(id));
    return { id, row, table, version: row.version, last: Promise.resolve(), used: now() };
  };

  /** Puts away the tables that have not been used for longest; the store has them whole. */
  const putAway = async (): Promise<void> => {
    if (live.size <= most) return;
    const tables = await Promise.all([...live.values()].map((each) => each.catch(() => null)));
    const old = tables.flatMap((each) => each ?? []).sort((a, b) => a.used - b.used);
    for (const { id } of old.slice(0, live.size - Math.floor(most * 0.9))) live.delete(id);
  };

  const find = (id: string): Promise<Live> => {
    const known = live.get(id);
    if (known !== undefined) return known;
    const loading = load(id);
    live.set(id, loading);
    loading.then(putAway, () => live.delete(id));
    return loading;
  };

  const at = async <T>(id: string, work: (live: Live) => T | Promise<T>): Promise<T> => {
    const table = await find(id);
    const result = table.last.then(() => {
      table.used = now();
      return work(table);
    });
    table.last = result.catch(() => undefined);
    return result;
  };

  /** Makes what was done in memory durable, or undoes it there by reading the store again. */
  const keep = async (table: Live, entry: Entry, done: Omit<Done, 'version'>): Promise<Done> => {
    const { id, version } = table;
    const game = table.table.game;
    const over = game.outcome(table.table.state);
    const seats = game.seats(table.table.state);
    const outcome = over && {
      winners: over.winners.map((seat) => seats[seat]),
      reason: over.reason,
    };
    try {
      const isKept = await commits.keep({ table: id, version, entry, at: now(), outcome });
      if (!isKept) throw new Declined('the table has moved on: look at it again');
    } catch (error) {
      const fresh = await load(id).catch(() => null);
      if (fresh === null) live.delete(id);
      else Object.assign(table, { row: fresh.row, table: fresh.table, version: fresh.version });
      if (error instanceof Declined) throw error;
      throw new Declined('the choice could not be kept and was not taken: try again in a moment');
    }
    table.version = version + 1;
    const told = { ...done, version: table.version };
    for (const listener of listeners) listener(table, told);
    return told;
  };

  const checkVersion = (table: Live, version: number | null): void => {
    if (version !== null && version !== table.version)
      throw new Declined('the table has moved on: look at it again');
  };

  return {
    at,
    choose: async (live, seat, choice, version) => {
      checkVersion(live, version);
      const answer = choose(live.table, seat, choice);
      if ('bar' in answer) return barred(answer.bar);
      return keep(live, { seat, code: answer.taken }, { events: answer.events, isUndo: false });
    },
    undo: async (live, seat, version) => {
      checkVersion(live, version);
      const reason = undo(live.table, seat);
      if (reason !== null) throw new Declined(reason);
      return keep(live, { seat, code: UNDO }, { events: [], isUndo: true });
    },
    refresh: (id) =>
      at(id, async (live) => {
        const row = await store.table(id);
        if (row !== null) live.row = row;
        for (const listener of seatListeners) listener(live);
      }),
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
