import { fields, oneOf, text, whole } from '../kernel/fault.ts';
import type { PersonRow, Seating, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { readBody } from './body.ts';
import type { ClockReader } from './clocks.ts';
import { Declined, Unknown, type Live, type LiveTables } from './live.ts';
import { mayWatch, seatsOf } from './lobby.ts';
import {
  allowance,
  botFor,
  endByTime,
  freed,
  isOut,
  pausing,
  readingOf,
  reseated,
  type Clocks,
} from './pace.ts';
import type { Seater } from './seating.ts';
import { USUAL_LEVEL } from './watch.ts';

/** What those who sit at a table make of its clocks: of a time that is out, and of a pause. */

const CLAIMS = ['win', 'bot', 'open', 'grace'] as const;
type Claim = (typeof CLAIMS)[number];

export interface Claims {
  /** For somebody whose time is out: the game is won, a bot or anybody takes the seat, or time is given. */
  claim(person: PersonRow, id: string, wanted: unknown): Promise<void>;
  /** Wishes to pause, or to go on; when all people at the table wish it, it is so. */
  pause(person: PersonRow, id: string): Promise<void>;
}

interface Wanted {
  readonly seat: string;
  readonly claim: Claim;
  readonly level: number;
}

const readClaim = (wanted: unknown): Wanted =>
  readBody(wanted, (node) => {
    const given = fields(node, ['seat', 'claim', 'bot']);
    return {
      seat: text(given.seat),
      claim: CLAIMS[oneOf(given.claim, CLAIMS)],
      level: whole(given.bot, 1, 5, USUAL_LEVEL),
    };
  });

const namesAt = ({ table }: Live): readonly string[] => table.game.seats(table.state);

const checkSeated = (row: TableRow, person: PersonRow): readonly number[] => {
  const own = seatsOf(row, person.id);
  if (own.length === 0) throw new Declined('you do not sit at this table');
  if (row.outcome !== null) throw new Declined(`the game is over: ${row.outcome.reason}`);
  return own;
};

/** The seat that a claim is about: somebody else’s, whose time is out. */
const lateSeat = (live: Live, clocks: Clocks, person: PersonRow, seat: string): number => {
  const names = namesAt(live);
  const own = checkSeated(live.row, person);
  const at = names.indexOf(seat);
  if (at < 0) throw new Declined(`no seat is called '${seat}'; there are ${names.join(', ')}`);
  if (own.includes(at)) throw new Declined('only the seat of somebody else can be claimed');
  if (!isOut(clocks, at)) throw new Declined(`the time of ${seat} is not out`);
  return at;
};

/** Whether a game can be won by time: somebody may lose it, and it is clear who wins it. */
const checkWinnable = ({ row }: Live, clocks: Clocks, person: PersonRow): void => {
  if (row.pace === null)
    throw new Declined('at a table without a pace no game is won by time: choose bot or open');
  if (row.holders.length !== 2)
    throw new Declined('only a game of two is won by time: choose bot, open or grace');
  if (seatsOf(row, person.id).some((seat) => isOut(clocks, seat)))
    throw new Declined('your own time is out, too: choose bot, open or grace');
};

/** The table when a seat is handed over, or given more time. */
const seatingFor = (
  { row, version }: Live,
  clocks: Clocks,
  seat: number,
  { claim, level }: Wanted,
): Seating => {
  const late = row.holders[seat];
  const left = clocks.left.with(seat, allowance(row.pace));
  if (claim === 'bot')
    return reseated(row, clocks, version, row.holders.with(seat, botFor(late, level)));
  const holders = claim === 'open' ? row.holders.with(seat, freed(late)) : row.holders;
  return { holders, reading: readingOf(clocks, version, clocks.at, { left }) };
};

interface Parts {
  readonly store: Pick<Store, 'conclude' | 'table'>;
  readonly tables: Pick<LiveTables, 'at' | 'refresh'>;
  readonly clocks: Pick<ClockReader, 'read'>;
  readonly seater: Seater;
  readonly now: () => number;
}

export const openClaims = ({ store, tables, clocks, seater, now }: Parts): Claims => {
  const win = async (person: PersonRow, id: string, seat: string): Promise<void> => {
    await tables.refresh(id);
    const { before, outcome } = await tables.at(id, async (live) => {
      const read = await clocks.read(live);
      lateSeat(live, read, person, seat);
      checkWinnable(live, read, person);
      return { before: live.row, outcome: endByTime(namesAt(live), read) };
    });
    const isDone = await store.conclude(id, before, outcome, now());
    await tables.refresh(id);
    if (!isDone) throw new Declined('the table has moved on: look at it again');
  };

  const enter = async (person: PersonRow, id: string): Promise<void> => {
    const row = await store.table(id);
    if (row === null || !mayWatch(row, person.id, undefined))
      throw new Unknown('there is no such table');
  };

  return {
    async claim(person, id, given) {
      const wanted = readClaim(given);
      await enter(person, id);
      if (wanted.claim === 'win') await win(person, id, wanted.seat);
      else
        await seater.change(id, (live, read) =>
          seatingFor(live, read, lateSeat(live, read, person, wanted.seat), wanted),
        );
    },

    async pause(person, id) {
      await enter(person, id);
      await seater.change(id, (live, read) => {
        const { row, version } = live;
        const own = checkSeated(row, person);
        if (row.pace === null || !('minutes' in row.pace))
          throw new Declined('only a table with clocks can pause');
        if (row.holders.some((_, seat) => isOut(read, seat)))
          throw new Declined('somebody’s time is out: nothing can be paused');
        const asked = own.some((seat) => read.asked.includes(seat))
          ? read.asked.filter((seat) => !own.includes(seat))
          : [...read.asked, ...own];
        const isAgreed = row.holders.every(
          ({ kind }, seat) => kind !== 'person' || asked.includes(seat),
        );
        const set = isAgreed ? pausing(!read.isPaused, read.at) : { asked };
        return { holders: row.holders, reading: readingOf(read, version, read.at, set) };
      });
    },
  };
};
