import type { PersonRow, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { mustBeKnown, readParams, seatNames, seatsAt, type Method } from './asking.ts';
import { Unknown, type Live, type LiveTables } from './live.ts';
import { awaited } from './turn.ts';

/**
 * Which tables wait for somebody: asked once, then told, so that a program need not ask again and
 * again. It is told of all its tables, also of those it has never looked at.
 */

/** Somebody at one end of a line. */
interface Hearer {
  readonly person: PersonRow | null;
  say(text: string): void;
}

export interface Waits {
  /** Answers which tables wait. */
  readonly tables: Method;
  /** From now on he is told when a table begins to wait for him. */
  begin(hearer: Hearer): void;
  end(hearer: Hearer): void;
  /** A table may have begun to wait for somebody, or waits no more. */
  note(live: Live): void;
  /** Whether anybody who is told of such things sits at the table. */
  concerns(row: Pick<TableRow, 'holders'>): boolean;
  /** Whether there is anybody at all. */
  isHeard(): boolean;
}

const MOST_TABLES = 50;

export const openWaits = (
  store: Pick<Store, 'runningTables'>,
  tables: Pick<LiveTables, 'at'>,
): Waits => {
  /** By person, what each of his lines was told last of each table. */
  const hearers = new Map<string, Map<Hearer, Map<string, string>>>();

  const namesAt = (live: Live, seats: readonly number[]): readonly string[] =>
    seats.map((seat) => seatNames(live)[seat]);

  const say = (live: Live, person: string, seats: readonly number[]): void => {
    const names = namesAt(live, seats);
    for (const [hearer, told] of hearers.get(person) ?? []) {
      if (seats.length === 0) told.delete(live.id);
      else if (told.get(live.id) !== names.join(' ')) {
        told.set(live.id, names.join(' '));
        const params = { table: live.id, game: live.row.game, seats: names };
        hearer.say(JSON.stringify({ jsonrpc: '2.0', method: 'waiting', params }));
      }
    }
  };

  return {
    async tables(caller, params) {
      const { id } = mustBeKnown(caller);
      readParams(params, [], () => null);
      const found: unknown[] = [];
      for (const row of await store.runningTables(id, MOST_TABLES)) {
        const info = await tables
          .at(row.id, (live) => ({
            table: row.id,
            game: row.game,
            scenario: row.start.scenario,
            own: namesAt(live, seatsAt(live, caller)),
            waiting: namesAt(live, awaited(live).get(id) ?? []),
          }))
          .catch((error: unknown) => {
            // A game that is not played here any more.
            if (error instanceof Unknown) return null;
            throw error;
          });
        if (info !== null && info.own.length > 0) found.push(info);
      }
      return { tables: found };
    },
    begin(hearer) {
      if (hearer.person === null) return;
      const own = hearers.get(hearer.person.id) ?? new Map<Hearer, Map<string, string>>();
      hearers.set(hearer.person.id, own);
      if (!own.has(hearer)) own.set(hearer, new Map());
    },
    end(hearer) {
      const id = hearer.person?.id ?? '';
      const own = hearers.get(id);
      own?.delete(hearer);
      if (own?.size === 0) hearers.delete(id);
    },
    note(live) {
      if (hearers.size === 0) return;
      const seats = awaited(live);
      for (const person of new Set([...seats.keys(), ...peopleAt(live.row)]))
        if (hearers.has(person)) say(live, person, seats.get(person) ?? []);
    },
    concerns: (row) => peopleAt(row).some((person) => hearers.has(person)),
    isHeard: () => hearers.size > 0,
  };
};

const peopleAt = ({ holders }: Pick<TableRow, 'holders'>): readonly string[] =>
  holders.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : []));
