import { formatFault, isFault, reading } from '../kernel/fault.ts';
import { announceTo } from '../kernel/log.ts';
import { isHeardBy, type Announcement } from '../kernel/play.ts';
import { recordOf } from '../kernel/record.ts';
import type { Table } from '../kernel/table.ts';
import { SPECTATOR, type Happening } from '../kernel/umpire.ts';
import { METHODS, Refusal, runMethod } from '../protocol/methods.ts';
import { standing, WATCHER, type House, type Session } from '../protocol/session.ts';
import {
  admit,
  audienceOf,
  eyesOf,
  idIn,
  ownSeat,
  readParams,
  readSeen,
  seatNames,
  seatsAt,
  noTable,
  type Caller,
  type Method,
  type Methods,
} from './asking.ts';
import { versionFor, type Step } from './entries.ts';
import type { Histories } from './history.ts';
import { Declined, type Live, type LiveTables } from './live.ts';
import { conferring } from './talk.ts';

/**
 * What somebody may ask of a table he plays at or watches: the engine protocol, from his own seats
 * only. Every answer goes through the same redaction as at an analysis table.
 */

/** What everybody may ask of what his own eyes see. */
const LOOKS: ReadonlySet<string> = new Set(['view', 'log']);
/** What only the holder of the seat may ask. */
const ASKS: ReadonlySet<string> = new Set(['menu', 'why', 'odds', 'plan', 'backs']);

/** What is told to somebody when an entry has been taken that he can notice. */
export interface Told {
  readonly table: string;
  /** How often these eyes were told of the table. */
  readonly version: number;
  readonly undone: boolean;
  readonly events: readonly Announcement[];
  readonly waiting: unknown;
  readonly outcome: unknown;
  /** Groups of seats that may talk now without the others hearing, where there are any. */
  readonly confer?: readonly (readonly string[])[];
}

/** Whom the table waits for, and how the game ended: by the rules, or because somebody gave it up. */
const standingAt = (live: Live): Pick<Told, 'waiting' | 'outcome' | 'confer'> => {
  const { waiting, outcome } = standing(live.table);
  const given = live.row.outcome;
  if (outcome === null && given !== null) return { waiting: [], outcome: { ...given, rule: null } };
  const confer = conferring(live);
  return { waiting, outcome, ...(confer.length > 0 && { confer }) };
};

const versionAt = ({ tellings }: Live, eyes: readonly number[]): number =>
  versionFor(tellings, audienceOf(eyes));

/** An entry as these eyes hear of it. */
export const tellingOf = (live: Live, step: Step, eyes: readonly number[]): Told => {
  const hears = (event: Happening): boolean => eyes.some((seat) => isHeardBy(event, seat));
  return {
    table: live.id,
    version: versionAt(live, eyes),
    undone: step.isUndo,
    events: step.events.filter(hears).map((event) => announceTo(live.table, hears, event)),
    ...standingAt(live),
  };
};

export interface Seated {
  /** Runs a method for somebody, or throws what refuses it. */
  run(caller: Caller, method: string, params: unknown): Promise<unknown>;
}

/** What may be asked besides play: of a table, and of what is one's own at all of them. */
interface Besides {
  readonly ofTable: Methods;
  readonly ofAll: Methods;
}

export const openSeated = (
  house: House,
  tables: LiveTables,
  histories: Histories,
  { ofTable, ofAll }: Besides,
): Seated => {
  /** One table as the engine protocol knows it. */
  const sessionOf = (id: string, table: Table): Session => ({
    house,
    tables: new Map([[id, table]]),
    bots: new WeakMap(),
    last: id,
    opened: 0,
  });

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
        readParams(rest, Object.keys(rest), (given) => ownSeat(live, caller, given.seat));
      }
      if (method === 'log') return readLog(live, rest);
      return method === 'backs' || (method === 'view' && rest.at !== undefined)
        ? histories.whole(live).then((table) => delegate(live, method, rest, table))
        : delegate(live, method, rest);
    });

  const sit = (caller: Caller, params: unknown): Promise<unknown> => {
    const { invitation } = readParams(params, ['table', 'invitation'], (given) => ({
      invitation: given.invitation.value,
    }));
    return tables.at(idIn(params), (live) => {
      admit(live, caller, invitation);
      const names = seatNames(live);
      return {
        table: live.id,
        game: live.row.game,
        seats: names,
        own: seatsAt(live, caller).map((seat) => names[seat]),
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
      const { seat, choice, seen } = readParams(params, names, (given) => ({
        seat: ownSeat(live, caller, given.seat),
        choice: given.choice?.value,
        seen: readSeen(live, caller, given.version),
      }));
      const step = await (method === 'choose'
        ? tables.choose(live, seat, choice, seen)
        : tables.undo(live, seat, seen));
      return tellingOf(live, step, eyesOf(live, caller.person));
    });

  const record = (caller: Caller, params: unknown): Promise<unknown> =>
    tables.at(idIn(params), async (live) => {
      admit(live, caller);
      if (live.row.outcome === null)
        throw new Declined('the record can be had when the game is over: it holds what is hidden');
      // Nothing is left to be rolled, so the seed can be told: anybody may verify the dice.
      return { ...recordOf(await histories.whole(live)), seed: live.table.seed };
    });

  const methods: Methods = {
    ...ofAll,
    ...ofTable,
    sit,
    record,
    choose: (caller, params) => act(caller, 'choose', params),
    undo: (caller, params) => act(caller, 'undo', params),
    ...Object.fromEntries(
      [...LOOKS, ...ASKS].map((name): [string, Method] => [
        name,
        (caller, params) => look(caller, name, params),
      ]),
    ),
  };

  /**
   * Who may not know of a table is told so before anything else of it is looked at: by what else is
   * wrong, or by how long it takes, he could tell it from one that is not there.
   */
  const enter = async (caller: Caller, params: unknown): Promise<void> => {
    const { invitation } = params as { readonly invitation?: unknown };
    const row = await tables.row(idIn(params));
    if (row === null) throw noTable();
    admit({ row }, caller, invitation);
  };

  return {
    async run(caller, method, params) {
      const known = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (known === undefined)
        throw new Declined(
          `no method is called '${method.slice(0, 40)}'; there are ${Object.keys(methods).join(', ')}`,
        );
      if (!Object.hasOwn(ofAll, method)) await enter(caller, params);
      return known(caller, params);
    },
  };
};
