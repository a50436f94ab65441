import {
  fields,
  formatFault,
  isFault,
  misread,
  reading,
  text,
  whole,
  type Node,
} from '../kernel/fault.ts';
import { isHeardBy, announce, type Announcement } from '../kernel/play.ts';
import { recordOf } from '../kernel/record.ts';
import type { Table } from '../kernel/table.ts';
import { seatBit } from '../kernel/stack.ts';
import { SPECTATOR, type Audience } from '../kernel/umpire.ts';
import { METHODS, Refusal, runMethod } from '../protocol/methods.ts';
import { standing, WATCHER, type House, type Session } from '../protocol/session.ts';
import type { PersonRow } from '../store/rows.ts';
import type { Chat } from './chat.ts';
import { versionFor, type Step } from './entries.ts';
import type { Histories } from './history.ts';
import { Declined, Unknown, type Live, type LiveTables } from './live.ts';
import { mayWatch, seatsOf } from './lobby.ts';

/**
 * What somebody may ask of a table he plays at or watches: the engine protocol, from his own seats
 * only. Every answer goes through the same redaction as at an analysis table.
 */

/** What everybody may ask of what his own eyes see. */
const LOOKS: ReadonlySet<string> = new Set(['view', 'log']);
/** What only the holder of the seat may ask. */
const ASKS: ReadonlySet<string> = new Set(['menu', 'why', 'odds']);

export interface Caller {
  readonly person: PersonRow | null;
}

/** What is told to somebody when an entry has been taken that he can notice. */
export interface Told {
  readonly table: string;
  /** How often these eyes were told of the table. */
  readonly version: number;
  readonly undone: boolean;
  readonly events: readonly Announcement[];
  readonly waiting: unknown;
  readonly outcome: unknown;
}

/** Whom the table waits for, and how the game ended: by the rules, or because somebody gave it up. */
const standingAt = (live: Live): Pick<Told, 'waiting' | 'outcome'> => {
  const { waiting, outcome } = standing(live.table);
  const given = live.row.outcome;
  return outcome === null && given !== null
    ? { waiting: [], outcome: { ...given, rule: null } }
    : { waiting, outcome };
};

/** The same eyes, one bit each. */
export const audienceOf = (eyes: readonly number[]): Audience =>
  eyes.reduce((audience, seat) => audience | seatBit(seat), 0);

const versionAt = ({ tellings }: Live, eyes: readonly number[]): number =>
  versionFor(tellings, audienceOf(eyes));

/** An entry as these eyes hear of it. */
export const tellingOf = (live: Live, step: Step, eyes: readonly number[]): Told => {
  const { game } = live.table;
  const heard = step.events.filter((event) => eyes.some((seat) => isHeardBy(event, seat)));
  return {
    table: live.id,
    version: versionAt(live, eyes),
    undone: step.isUndo,
    events: heard.map((event) => announce(game, event)),
    ...standingAt(live),
  };
};

/** The seats through which somebody sees a table. */
export const eyesOf = (live: Live, person: PersonRow | null): readonly number[] => {
  const own = seatsOf(live.row, person?.id ?? null);
  return own.length > 0 ? own : [SPECTATOR];
};

const seatNames = ({ table }: Live): readonly string[] => table.game.seats(table.state);

/** The number of a seat that the caller holds. */
const ownSeat = (live: Live, caller: Caller, node: Node): number => {
  const names = seatNames(live);
  const seat = names.indexOf(text(node));
  if (seat < 0) misread(node, `no such seat; there are ${names.join(', ')}`);
  if (!seatsOf(live.row, caller.person?.id ?? null).includes(seat))
    throw new Declined(`you do not hold the seat of ${names[seat]}`);
  return seat;
};

const readVersion = (node: Node): number | null =>
  node.value === undefined ? null : whole(node, 0, Number.MAX_SAFE_INTEGER);

export interface Seated {
  /** Runs a method for somebody, or throws what refuses it. */
  run(caller: Caller, method: string, params: unknown): Promise<unknown>;
}

export const openSeated = (
  house: House,
  tables: LiveTables,
  histories: Histories,
  chat: Chat,
): Seated => {
  /** One table as the engine protocol knows it. */
  const sessionOf = (id: string, table: Table): Session => ({
    house,
    tables: new Map([[id, table]]),
    bots: new WeakMap(),
    last: id,
    opened: 0,
  });

  const admit = (live: Live, caller: Caller, invitation?: unknown): void => {
    if (!mayWatch(live.row, caller.person?.id ?? null, invitation))
      throw new Unknown('there is no such table');
  };

  const delegate = (
    live: Live,
    method: string,
    params: unknown,
    table: Table = live.table,
  ): unknown => {
    const known = METHODS.get(method);
    if (known === undefined) throw new Declined(`no method is called ${method}`);
    try {
      const result = reading(params, (node) => ({
        value: runMethod(sessionOf(live.id, table), known, node),
      }));
      if (isFault(result)) throw new Declined(formatFault(result));
      return result.value;
    } catch (error) {
      if (error instanceof Refusal) throw new Declined(error.message, error.rule);
      throw error;
    }
  };

  /** Reads the parameters; a fault in them is a refusal like any other. */
  const read = <T>(
    params: unknown,
    names: readonly string[],
    how: (p: Record<string, Node>) => T,
  ): T => {
    const result = reading(params ?? {}, (node) => ({ value: how(fields(node, names)) }));
    if (isFault(result)) throw new Declined(formatFault(result));
    return result.value;
  };

  const idIn = (params: unknown): string => {
    const id =
      typeof params === 'object' && params !== null && 'table' in params ? params.table : undefined;
    if (typeof id !== 'string') throw new Declined('table: a text was expected');
    return id;
  };

  /** Reads only those pages of a log that are wanted. */
  const readLog = async (live: Live, params: Record<string, unknown>): Promise<unknown> => {
    const names = seatNames(live);
    const seat = params.seat === WATCHER ? SPECTATOR : names.indexOf(String(params.seat));
    const eyes = { seat, revealed: params.revealed === true };
    const from = typeof params.from === 'number' ? params.from : 0;
    const most = typeof params.most === 'number' ? params.most : Infinity;
    const { log, before } = await histories.stretch(live, eyes, from, most);
    const table = { ...live.table, log: [...log], shed: { taken: 0, log: 0 } };
    // What is no number is refused as it stands.
    const rest = typeof params.from === 'number' ? { ...params, from: from - before } : params;
    const { events, next } = delegate(live, 'log', rest, table) as {
      readonly events: readonly Announcement[];
      readonly next: number;
    };
    return { events, next: next + before };
  };

  const look = (caller: Caller, method: string, params: unknown): Promise<unknown> =>
    tables.at(idIn(params), (live) => {
      const { seat } = params as { readonly seat?: unknown };
      const { invitation, ...rest } = params as Record<string, unknown>;
      admit(live, caller, invitation);
      if (seat === WATCHER && ASKS.has(method))
        throw new Declined('those who watch decide nothing');
      if (seat !== WATCHER) {
        read(rest, Object.keys(rest), (given) => ownSeat(live, caller, given.seat));
      }
      if (method === 'log') return readLog(live, rest);
      return method === 'view' && rest.at !== undefined
        ? histories.whole(live).then((table) => delegate(live, method, rest, table))
        : delegate(live, method, rest);
    });

  const sit = (caller: Caller, params: unknown): Promise<unknown> => {
    const { invitation } = read(params, ['table', 'invitation'], (given) => ({
      invitation: given.invitation.value,
    }));
    return tables.at(idIn(params), (live) => {
      admit(live, caller, invitation);
      const names = seatNames(live);
      return {
        table: live.id,
        game: live.row.game,
        seats: names,
        own: seatsOf(live.row, caller.person?.id ?? null).map((seat) => names[seat]),
        commitment: live.table.commitment,
        version: versionAt(live, eyesOf(live, caller.person)),
        ...standingAt(live),
      };
    });
  };

  const act = (caller: Caller, method: 'choose' | 'undo', params: unknown): Promise<Told> =>
    tables.at(idIn(params), async (live) => {
      admit(live, caller);
      const names = ['table', 'seat', 'version', ...(method === 'choose' ? ['choice'] : [])];
      const { seat, choice, version } = read(params, names, (given) => ({
        seat: ownSeat(live, caller, given.seat),
        choice: given.choice?.value,
        version: readVersion(given.version),
      }));
      const eyes = eyesOf(live, caller.person);
      const seen = version === null ? null : { eyes: audienceOf(eyes), version };
      const step = await (method === 'choose'
        ? tables.choose(live, seat, choice, seen)
        : tables.undo(live, seat, seen));
      return tellingOf(live, step, eyes);
    });

  const record = (caller: Caller, params: unknown): Promise<unknown> =>
    tables.at(idIn(params), async (live) => {
      admit(live, caller);
      if (live.row.outcome === null)
        throw new Declined('the record can be had when the game is over: it holds what is hidden');
      // Nothing is left to be rolled, so the seed can be told: anybody may verify the dice.
      return { ...recordOf(await histories.whole(live)), seed: live.table.seed };
    });

  /** Those who sit at a table talk to each other there. */
  const talk = async (caller: Caller, method: string, params: unknown): Promise<unknown> => {
    const id = idIn(params);
    const { person } = caller;
    const name = await tables.at(id, (live) => {
      admit(live, caller);
      if (seatsOf(live.row, person?.id ?? null).length === 0)
        throw new Declined('only those who sit at the table talk there');
      return person?.name ?? '';
    });
    if (method === 'chat') return { lines: await chat.lines(id) };
    const line = read(params, ['table', 'text'], (given) => text(given.text));
    return chat.say(id, person?.id ?? '', name, line);
  };

  return {
    async run(caller, method, params) {
      if (method === 'chat' || method === 'say') return talk(caller, method, params);
      if (LOOKS.has(method) || ASKS.has(method)) return look(caller, method, params);
      if (method === 'sit') return sit(caller, params);
      if (method === 'choose' || method === 'undo') return act(caller, method, params);
      if (method === 'record') return record(caller, params);
      throw new Declined(
        `no method is called '${method.slice(0, 40)}'; there are sit, menu, choose, why, odds, view, log, undo, record, say, chat`,
      );
    },
  };
};
