import { flag, text } from '../kernel/fault.ts';
import { toldAfter } from '../kernel/history.ts';
import { heardBy } from '../kernel/log.ts';
import { isHeardBy } from '../kernel/play.ts';
import { takenCount, type Table } from '../kernel/table.ts';
import { EVERYONE } from '../kernel/umpire.ts';
import { placeToTakeBack } from '../protocol/backs.ts';
import type { PleaRow, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import {
  admit,
  idIn,
  ownSeat,
  readParams,
  readSeen,
  seatNames,
  seatsAt,
  type Caller,
  type Methods,
} from './asking.ts';
import { toldToAll } from './entries.ts';
import type { Histories } from './history.ts';
import { checkOpen, Declined, type Live, type LiveTables } from './live.ts';
import { seatsOf } from './lobby.ts';
import { newId } from './people.ts';

/**
 * Taking back by agreement: somebody pleads, all other people at the table agree, and it goes back.
 * A plea stands until it is refused, or anything is done that everybody is told of; what a seat does
 * in its own hand ends none, since that would tell of it. Bots have no say: they agree to everything.
 */

/** A plea as one of those at the table is told of it. */
export interface Plea {
  readonly id: string;
  readonly seat: string;
  /** By own seat, how many events it had heard in the moment that the table would go back to. */
  readonly moments: Readonly<Record<string, number>>;
  /** The seats that have agreed, and those that have still to answer. */
  readonly agreed: readonly string[];
  readonly asked: readonly string[];
}

/** Hears of a plea that has changed; of null when nothing is asked any more. */
type Listener = (live: Live, plea: PleaRow | null) => void;

export interface Pleas {
  readonly methods: Methods;
  /** Looks at a table where another process may have changed the plea. */
  look(id: string): Promise<void>;
  listen(listener: Listener): void;
}

const GONE = 'this is asked no more: look at the table again';

const personAt = ({ holders }: TableRow, seat: number): string | null => {
  const holder = holders[seat];
  return holder?.kind === 'person' ? holder.person : null;
};

/** The people whose agreement is needed: all who sit at the table but the one who asks. */
const peopleAsked = (row: TableRow, seat: number): readonly string[] => {
  const people = row.holders.flatMap((h) => (h.kind === 'person' ? [h.person] : []));
  return [...new Set(people)].filter((person) => person !== personAt(row, seat));
};

/** The plea as these seats are told of it. */
export const pleaFor = (live: Live, plea: PleaRow, own: readonly number[]): Plea => {
  const { row } = live;
  const names = seatNames(live);
  const seatsWith = (people: readonly string[]): string[] =>
    people.flatMap((person) => seatsOf(row, person)).map((seat) => names[seat]);
  const asked = peopleAsked(row, plea.seat);
  return {
    id: plea.id,
    seat: names[plea.seat],
    moments: Object.fromEntries(own.map((seat) => [names[seat], plea.moments[seat]])),
    agreed: seatsWith(asked.filter((person) => plea.agreed.includes(person))),
    asked: seatsWith(asked.filter((person) => !plea.agreed.includes(person))),
  };
};

/** By seat, how many events it had heard before the step at a place. */
const momentsAt = (table: Table, place: number): readonly number[] => {
  const until = toldAfter(table, place);
  const seats = [...table.game.seats(table.state).keys()];
  return seats.map((seat) => heardBy(table, (event) => isHeardBy(event, seat), until).length);
};

export const openPleas = (store: Store, tables: LiveTables, histories: Histories): Pleas => {
  const listeners: Listener[] = [];
  /** Tables of whose pleas somebody here has been told. */
  const told = new Set<string>();

  const tell = (live: Live, plea: PleaRow | null): void => {
    if (plea === null) told.delete(live.id);
    else told.add(live.id);
    for (const listener of listeners) listener(live, plea);
  };

  /** What is asked at the table now; a plea that has been passed over is none. */
  const standing = async ({ id, row, table, tellings }: Live): Promise<PleaRow | null> => {
    const plea = await store.plea(id);
    const isOpen = row.outcome === null && plea !== null && plea.place < takenCount(table);
    return isOpen && plea.told === toldToAll(tellings) ? plea : null;
  };

  const own = (live: Live, caller: Caller): readonly number[] => {
    admit(live, caller);
    const seats = seatsAt(live, caller);
    if (seats.length === 0) throw new Declined('only those who sit at the table are asked');
    return seats;
  };

  const answerTo = (
    live: Live,
    caller: Caller,
    plea: PleaRow | null,
  ): { readonly plea: Plea | null } => ({
    plea: plea && pleaFor(live, plea, seatsAt(live, caller)),
  });

  const plead = (caller: Caller, params: unknown): Promise<unknown> =>
    tables.at(idIn(params), async (live) => {
      admit(live, caller);
      const names = ['table', 'seat', 'choices', 'version'];
      const table = await histories.whole(live);
      const { seat, place, seen } = readParams(params, names, (given) => {
        const seat = ownSeat(live, caller, given.seat);
        const place = placeToTakeBack(table, seat, given.choices);
        return { seat, place, seen: readSeen(live, caller, given.version) };
      });
      checkOpen(live, seen);
      if (place < 0) throw new Declined('this seat has made no choice that could be taken back');
      if (peopleAsked(live.row, seat).length === 0) {
        await tables.goBack(live, seat, place);
        return answerTo(live, caller, null);
      }
      const before = await standing(live);
      if (before !== null && before.seat !== seat)
        throw new Declined('somebody else asks to take back: answer first');
      const told = toldToAll(live.tellings);
      const moments = momentsAt(table, place);
      const plea = { id: newId(), seat, place, told, moments, agreed: [] };
      if (!(await store.changePlea(live.id, await store.plea(live.id), plea)))
        throw new Declined('somebody else was quicker: look at the table again');
      tell(live, plea);
      return answerTo(live, caller, plea);
    });

  /** All have agreed: the table goes back; if it cannot be kept, the plea stands as before. */
  const grant = async (live: Live, plea: PleaRow): Promise<void> => {
    await tables.goBack(live, plea.seat, plea.place);
    // Were it left behind, it would be passed over: the table has moved on.
    await store.changePlea(live.id, plea, null).catch(() => false);
  };

  /** What becomes of a plea by an answer to it. */
  const weigh = (
    live: Live,
    caller: Caller,
    plea: PleaRow,
    isAgreed: boolean,
  ): PleaRow | 'granted' | null => {
    if (!isAgreed) return null;
    const person = caller.person?.id ?? '';
    if (person === personAt(live.row, plea.seat))
      throw new Declined('it is for the others to agree');
    const agreed = [...new Set([...plea.agreed, person])];
    const isGranted = peopleAsked(live.row, plea.seat).every((each) => agreed.includes(each));
    return isGranted ? 'granted' : { ...plea, agreed };
  };

  const answer = (caller: Caller, params: unknown): Promise<unknown> =>
    tables.at(idIn(params), async (live) => {
      own(live, caller);
      const { id, isAgreed } = readParams(params, ['table', 'plea', 'agree'], (given) => ({
        id: text(given.plea),
        isAgreed: flag(given.agree),
      }));
      for (;;) {
        const plea = await standing(live);
        if (plea?.id !== id) throw new Declined(GONE);
        const after = weigh(live, caller, plea, isAgreed);
        if (after === 'granted') {
          await grant(live, plea);
          return answerTo(live, caller, null);
        }
        // Another may have answered at the same moment: then it is weighed again.
        if (await store.changePlea(live.id, plea, after)) {
          tell(live, after);
          return answerTo(live, caller, after);
        }
      }
    });

  const look = (id: string): Promise<void> =>
    tables.at(id, async (live) => {
      const plea = await standing(live);
      if (plea !== null || told.has(id)) tell(live, plea);
    });

  tables.listen((live, { audience }) => {
    if (audience === EVERYONE && told.has(live.id)) tell(live, null);
  });

  return {
    methods: {
      plead,
      answer,
      plea: (caller, params) =>
        tables.at(idIn(params), async (live) => {
          own(live, caller);
          readParams(params, ['table'], () => null);
          const plea = await standing(live);
          if (plea !== null) told.add(live.id);
          return answerTo(live, caller, plea);
        }),
    },
    look,
    listen(listener) {
      listeners.push(listener);
    },
  };
};
