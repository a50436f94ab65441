import type { Store } from '../store/store.ts';
import type { Attendance } from './attendance.ts';
import type { ClockReader } from './clocks.ts';
import type { Courier, Notice } from './couriers.ts';
import { Unknown, type Live, type LiveTables } from './live.ts';
import { seatsOf } from './lobby.ts';
import { sayIn, tellLength } from './notice-words.ts';
import type { Queue, Worker } from './queue.ts';
import { awaited, turnOf, type Language } from './turn.ts';

/**
 * Tells people who are away that it is their turn: once for a turn, however many choices it is made
 * of, and not again before they have been there.
 */
export interface Notices {
  /** Looks whom a table waits for. */
  watch(live: Live): void;
  readonly workers: ReadonlyMap<string, Worker>;
}

interface Parts {
  readonly store: Store;
  readonly tables: LiveTables;
  readonly clocks: Pick<ClockReader, 'read'>;
  readonly attendance: Pick<Attendance, 'isThere'>;
  readonly isHere: (person: string, table: string) => boolean;
  readonly couriers: Readonly<Record<'push' | 'webhook' | 'mail', Courier>>;
  readonly queue: () => Pick<Queue, 'add'>;
  /** Milliseconds after which a turn is told: who is quick, or whose line was cut, needs no notice. */
  readonly delay: number;
  /** Milliseconds between two notices of the same table. */
  readonly quiet: number;
  readonly now: () => number;
  readonly complain: (error: unknown) => void;
}

interface Waiting {
  readonly table: string;
  readonly person: string;
}

interface Delivery extends Waiting {
  readonly channel: string;
}

export const openNotices = (parts: Parts): Notices => {
  const {
    store,
    tables,
    clocks,
    attendance,
    isHere,
    couriers,
    queue,
    delay,
    quiet,
    now,
    complain,
  } = parts;

  /** What there is to say to somebody whom the table waits for; null when it waits for him no more. */
  const noticeFor = async (
    { table, person }: Waiting,
    language: Language,
  ): Promise<Notice | null> => {
    const found = await tables.at(table, async (live) => {
      const [seat] = awaited(live).get(person) ?? [];
      if (seat === undefined) return null;
      const { left } = await clocks.read(live);
      return { turn: await turnOf(live, seat, language), row: live.row, left: left[seat] };
    });
    if (found === null) return null;
    const { turn, row, left } = found;
    const others = row.holders.flatMap((holder) =>
      holder.kind === 'person' && holder.person !== person ? [holder.person] : [],
    );
    const nameOf = async (id: string): Promise<string> => (await store.person(id))?.name ?? '?';
    const whoIs = async (id: string): Promise<string> => {
      const found = await store.person(id);
      const name = found?.name ?? '?';
      return found?.owner === undefined
        ? name
        : sayIn(language, 'botOf', name, await nameOf(found.owner));
    };
    const names = await Promise.all([...new Set(others)].map(whoIs));
    const company =
      names.length > 0
        ? sayIn(language, 'withThem', names.join(', '))
        : sayIn(language, 'alone', await nameOf(row.host));
    const time = row.pace === null ? [] : [sayIn(language, 'timeLeft', tellLength(language, left))];
    const { game, start } = row;
    return {
      title: sayIn(language, 'yourTurn', turn.title),
      text: [sayIn(language, 'turn', turn.moment, turn.seat, turn.asks), company, ...time].join(
        ' ',
      ),
      table,
      facts: {
        game,
        scenario: start.scenario,
        seat: turn.seat,
        moment: turn.moment,
        left: row.pace === null ? null : left,
      },
    };
  };

  /** Whether he has done something at the table since the last notice. */
  const hasBeenThere = async (own: readonly number[], table: string, version: number) =>
    (await store.entries(table, version)).some(({ seat }) => own.includes(seat));

  /** Tells somebody by all his channels that it is his turn, if it is and he is away. */
  const tell = async (waiting: Waiting): Promise<number | null> => {
    const { table, person } = waiting;
    await tables.refresh(table);
    const found = await tables.at(table, (live) => ({
      isAwaited: awaited(live).has(person),
      own: seatsOf(live.row, person),
      version: live.version,
    }));
    if (!found.isAwaited || (await attendance.isThere(person, table))) return null;
    const last = await store.notice(person, table);
    if (last !== null) {
      if (!(await hasBeenThere(found.own, table, last.version))) return null;
      const rest = last.at + quiet - now();
      if (rest > 0) return rest;
    }
    const ways = (await store.channels(person)).filter(({ isConfirmed }) => isConfirmed);
    for (const { id } of ways) {
      const work: Delivery = { ...waiting, channel: id };
      const job = { id: `deliver ${id} ${table} ${found.version}`, kind: 'deliver', work };
      await queue().add({ ...job, after: 0 });
    }
    if (ways.length > 0)
      await store.keepNotice({ person, table, version: found.version, at: now() });
    return null;
  };

  const deliver = async ({ channel: id, ...waiting }: Delivery): Promise<null> => {
    const channel = await store.channel(id);
    const notice = channel === null ? null : await noticeFor(waiting, channel.language);
    if (channel === null || notice === null) return null;
    try {
      if (!(await couriers[channel.kind](channel, notice))) await store.removeChannel(id);
      else if (channel.failure !== null) await store.noteChannel(id, null);
    } catch (error) {
      await store.noteChannel(id, error instanceof Error ? error.message : String(error));
      throw error;
    }
    return null;
  };

  /** A table that is there no more waits for nobody. */
  const unlessGone =
    <T>(work: (wanted: T) => Promise<number | null>): Worker =>
    (wanted) =>
      work(wanted as T).catch((error: unknown) => {
        if (error instanceof Unknown) return null;
        throw error;
      });

  const announce = async (table: string, person: string): Promise<void> => {
    if ((await store.channels(person)).length === 0) return;
    const work: Waiting = { table, person };
    await queue().add({ id: `notice ${table} ${person}`, kind: 'notice', work, after: delay });
  };

  return {
    watch(live) {
      for (const person of awaited(live).keys())
        if (!isHere(person, live.id)) announce(live.id, person).catch(complain);
    },
    workers: new Map([
      ['notice', unlessGone(tell)],
      ['deliver', unlessGone(deliver)],
    ]),
  };
};
