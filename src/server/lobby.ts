import { randomBytes } from 'node:crypto';
import { fields, flag, list, misread, oneOf, text } from '../kernel/fault.ts';
import type { Game } from '../kernel/game.ts';
import { waitsFor } from '../kernel/play.ts';
import { readOptions, readScenario } from '../kernel/record.ts';
import type { Holder, PersonRow, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { readBody } from './body.ts';
import type { BotSeats } from './bot-seats.ts';
import type { ClockReader, ClocksTold } from './clocks.ts';
import { Declined, Unknown, type LiveTables } from './live.ts';
import { freed, personIn, readPace, reseated } from './pace.ts';
import { newId } from './people.ts';
import { holdersAgain, holdersFor, readSeatWish } from './seat-wishes.ts';
import { isSameSecret } from './secrets.ts';
import type { Seater } from './seating.ts';

/** Tables before and beside play: who opens them, who sits where, who may look on. */

const INVITATION_BYTES = 16;
const MOST_LISTED = 100;

export interface SeatInfo {
  readonly seat: string;
  readonly kind: Holder['kind'];
  readonly name: string | null;
  readonly level: number | null;
  /** Of a bot that somebody outside has written: whose it is. */
  readonly owner: string | null;
  /** Whether whoever is told has left it, and may come back to it. */
  readonly isLeft: boolean;
}

/** What may be told of a table to whoever may know of it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: TableRow['start']['options'];
  readonly seats: readonly SeatInfo[];
  readonly pace: TableRow['pace'];
  /** For whoever looks at one table. */
  readonly clocks?: ClocksTold;
  readonly isPublic: boolean;
  readonly host: string;
  readonly created: number;
  /** The last time that everybody was told of something. */
  readonly changed: number;
  readonly outcome: TableRow['outcome'];
  /** In a list, of games under way in which one sits: the seats that the table waits for. */
  readonly waiting?: readonly string[];
  /** Only to those who sit at the table: whoever has it may sit down. */
  readonly invitation?: string;
}

export interface Lobby {
  open(host: PersonRow, wanted: unknown): Promise<TableInfo>;
  list(person: PersonRow | null): Promise<readonly TableInfo[]>;
  /** What may be told of these tables to somebody who may know of them. */
  tell(rows: readonly TableRow[], person: string | null): Promise<readonly TableInfo[]>;
  look(person: PersonRow | null, id: string, invitation: unknown): Promise<TableInfo>;
  sit(person: PersonRow, id: string, wanted: unknown): Promise<TableInfo>;
  stand(person: PersonRow, id: string): Promise<TableInfo>;
  /** Gives a game up: the other side has won. */
  resign(person: PersonRow, id: string): Promise<TableInfo>;
  /** The same game again with the same people, sides changed. */
  rematch(person: PersonRow, id: string): Promise<TableInfo>;
}

/** The seats that a person holds, by number. */
export const seatsOf = (row: TableRow, person: string | null): readonly number[] =>
  row.holders.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.person === person ? [seat] : [],
  );

/** Whether nothing was done yet of which everybody was told: a block in a hand has begun nothing. */
const isUntouched = ({ created, changed }: TableRow): boolean => changed === created;

/** Who holds the seats when these are left. */
export const vacated = (row: TableRow, left: readonly number[]): readonly Holder[] =>
  row.holders.map((holder, seat): Holder => {
    if (!left.includes(seat)) return holder;
    // Who goes before the first choice has missed nothing and leaves nothing behind.
    return isUntouched(row) ? { kind: 'open' } : freed(holder);
  });

const isInvited = (row: TableRow, invitation: unknown): boolean =>
  typeof invitation === 'string' && isSameSecret(invitation, row.invitation);

/** Whether somebody may look at a table: it is public, he sits or sat there, or he has the link. */
export const mayWatch = (row: TableRow, person: string | null, invitation: unknown): boolean =>
  row.isPublic ||
  (person !== null && row.holders.some((holder) => personIn(holder) === person)) ||
  isInvited(row, invitation);

interface Parts {
  readonly store: Store;
  readonly tables: LiveTables;
  readonly clocks: ClockReader;
  readonly seater: Seater;
  readonly botSeats: BotSeats;
  readonly games: readonly Game[];
  readonly now: () => number;
  /** Hears of every table that is opened. */
  readonly opened: (row: TableRow) => void;
}

export const openLobby = (parts: Parts): Lobby => {
  const { store, tables, clocks, seater, botSeats, games, now, opened } = parts;
  const gameCalled = (id: string): Game => {
    const game = games.find(({ meta }) => meta.id === id);
    if (game === undefined) throw new Unknown('there is no such table');
    return game;
  };

  const seatNames = ({ game, start }: TableRow): readonly string[] => {
    const rules = gameCalled(game);
    const options = start.options as Parameters<Game['setup']>[1];
    return rules.seats(rules.setup(start.scenario, options));
  };

  const nameOf = async (id: string): Promise<string> => (await store.person(id))?.name ?? '?';

  const whoIs = async (holder: Holder): Promise<Pick<SeatInfo, 'name' | 'owner'>> => {
    if (holder.kind !== 'person') return { name: null, owner: null };
    const found = await store.person(holder.person);
    const owner = found?.owner === undefined ? null : await nameOf(found.owner);
    return { name: found?.name ?? '?', owner };
  };

  const infoOf = async (row: TableRow, person: string | null): Promise<TableInfo> => {
    const names = seatNames(row);
    const seats = await Promise.all(
      row.holders.map(async (holder, i): Promise<SeatInfo> => ({
        seat: names[i],
        kind: holder.kind,
        level: holder.kind === 'bot' ? holder.level : null,
        ...(await whoIs(holder)),
        isLeft: person !== null && holder.kind !== 'person' && holder.was === person,
      })),
    );
    const { id, game, start, pace, isPublic, created, changed, outcome, invitation } = row;
    return {
      id,
      game,
      scenario: start.scenario,
      options: start.options,
      seats,
      pace,
      isPublic,
      host: await nameOf(row.host),
      created,
      changed,
      outcome,
      ...(seatsOf(row, person).length > 0 && { invitation }),
    };
  };

  /** A table that cannot be opened is listed all the same. */
  const withWaiting = async (row: TableRow, person: string | null): Promise<TableInfo> => {
    const info = await infoOf(row, person);
    if (row.outcome !== null || seatsOf(row, person).length === 0) return info;
    const waiting = await tables
      .at(row.id, ({ table: { game, state } }) =>
        game.seats(state).filter((_, seat) => waitsFor(state, seat)),
      )
      .catch(() => null);
    return waiting === null ? info : { ...info, waiting };
  };

  const rowFor = async (
    person: string | null,
    id: string,
    invitation: unknown,
  ): Promise<TableRow> => {
    const row = await store.table(id);
    if (row === null || !mayWatch(row, person, invitation))
      throw new Unknown('there is no such table');
    return row;
  };

  /** The table with its clocks, as it is now. */
  const infoNow = (id: string, person: string | null): Promise<TableInfo> =>
    tables.at(id, async (live) => ({
      ...(await infoOf(live.row, person)),
      clocks: await clocks.told(live),
    }));

  /** Changes who holds the seats; what bars it is found anew when others have changed them. */
  const reseat = async (
    id: string,
    person: PersonRow,
    how: (row: TableRow) => readonly Holder[],
  ): Promise<TableInfo> => {
    await seater.change(id, ({ row, version }, read) => reseated(row, read, version, how(row)));
    return infoNow(id, person.id);
  };

  const add = async (row: TableRow, person: PersonRow): Promise<TableInfo> => {
    await store.addTable(row);
    opened(row);
    return infoOf(row, person.id);
  };

  return {
    async open(host, wanted) {
      const { seats, ...rest } = readBody(wanted, (node) => {
        const given = fields(node, ['game', 'scenario', 'options', 'seats', 'pace', 'public']);
        const ids = games.map(({ meta }) => meta.id);
        const game = games[oneOf(given.game, ids)];
        const scenario = readScenario(game, given.scenario);
        const options = readOptions(game, given.options);
        const names = game.seats(game.setup(scenario, options));
        const seats = list(given.seats).map((seat) => readSeatWish(seat, host));
        if (seats.length !== names.length)
          misread(given.seats, `one entry a seat was expected: ${names.join(', ')}`);
        return {
          id: newId(),
          game: game.meta.id,
          rules: game.meta.rules,
          start: { scenario, options },
          seed: randomBytes(32).toString('hex'),
          seats,
          pace: readPace(given.pace),
          reading: null,
          invitation: randomBytes(INVITATION_BYTES).toString('base64url'),
          isPublic: flag(given.public),
          host: host.id,
          created: now(),
          version: 0,
          outcome: null,
          changed: now(),
        };
      });
      return add({ ...rest, holders: await holdersFor(host, seats, botSeats) }, host);
    },

    async list(person) {
      const id = person?.id ?? '';
      const own = await store.runningTables(id, MOST_LISTED);
      // However many others there are: one’s own games are among them.
      const others = (await store.tablesFor(id, MOST_LISTED)).filter(
        (row) => !own.some((each) => each.id === row.id),
      );
      const rows = [...own, ...others].toSorted((a, b) => b.changed - a.changed);
      return Promise.all(rows.map((row) => withWaiting(row, person?.id ?? null)));
    },

    tell: (rows, person) => Promise.all(rows.map((row) => infoOf(row, person))),

    async look(person, id, invitation) {
      await rowFor(person?.id ?? null, id, invitation);
      await tables.refresh(id);
      return infoNow(id, person?.id ?? null);
    },

    async sit(person, id, wanted) {
      const { seat, invitation } = readBody(wanted, (node) => {
        const given = fields(node, ['seat', 'invitation']);
        return { seat: text(given.seat), invitation: given.invitation.value };
      });
      const found = await rowFor(person.id, id, invitation);
      const names = seatNames(found);
      const at = names.indexOf(seat);
      if (at < 0) throw new Declined(`no seat is called '${seat}'; there are ${names.join(', ')}`);
      const hasSat = await store.hasSat(person.id, id);
      if (person.owner !== undefined && !hasSat && !isInvited(found, invitation))
        throw new Declined('a bot sits down only where it is invited');
      await botSeats.checkRoom(person);
      return reseat(id, person, (row) => {
        const holder = row.holders[at];
        const isOwn = holder.kind !== 'person' && holder.was === person.id;
        if (holder.kind === 'person' || (holder.kind === 'bot' && !isOwn))
          throw new Declined(`the seat of ${seat} is taken`);
        // Who has looked at a game from one seat must not see it from another.
        if (!isUntouched(row) && hasSat && !isOwn)
          throw new Declined('who has sat at a table comes back to his own seat only');
        return row.holders.with(at, { kind: 'person', person: person.id });
      });
    },

    async stand(person, id) {
      await rowFor(person.id, id, undefined);
      return reseat(id, person, (row) => {
        const own = seatsOf(row, person.id);
        if (own.length === 0) throw new Declined('you do not sit at this table');
        return vacated(row, own);
      });
    },

    async resign(person, id) {
      const row = await rowFor(person.id, id, undefined);
      const names = seatNames(row);
      const own = seatsOf(row, person.id);
      if (own.length === 0) throw new Declined('you do not sit at this table');
      if (row.outcome !== null) throw new Declined(`the game is over: ${row.outcome.reason}`);
      if (own.length > 1 || names.length > 2)
        throw new Declined('only a game of two can be resigned: stand up and leave your seat free');
      const outcome = {
        winners: names.filter((_, seat) => !own.includes(seat)),
        reason: `${names[own[0]]} resigns`,
      };
      if (!(await store.conclude(id, row, outcome, now())))
        throw new Declined('the table has moved on: look at it again');
      await tables.refresh(id);
      return infoNow(id, person.id);
    },

    async rematch(person, id) {
      const row = await rowFor(person.id, id, undefined);
      if (seatsOf(row, person.id).length === 0) throw new Declined('you do not sit at this table');
      if (row.outcome === null) throw new Declined('the game is not over yet');
      const again: TableRow = {
        ...row,
        id: newId(),
        seed: randomBytes(32).toString('hex'),
        invitation: randomBytes(INVITATION_BYTES).toString('base64url'),
        rules: gameCalled(row.game).meta.rules,
        holders: (await holdersAgain(person, row.holders, store, botSeats)).toReversed(),
        reading: null,
        host: person.id,
        created: now(),
        changed: now(),
        version: 0,
        outcome: null,
      };
      return add(again, person);
    },
  };
};
