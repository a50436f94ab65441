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
import { seatBit } from '../kernel/stack.ts';
import { SPECTATOR, type Audience } from '../kernel/umpire.ts';
import type { PersonRow } from '../store/rows.ts';
import { Declined, Unknown, type Live, type Seen } from './live.ts';
import { mayWatch, seatsOf } from './lobby.ts';

/** Who asks something of a table, and what he may ask there: what all methods have in common. */

export interface Caller {
  readonly person: PersonRow | null;
}

export type Method = (caller: Caller, params: unknown) => Promise<unknown>;

/** What may be asked, by its name. */
export type Methods = Readonly<Record<string, Method>>;

/** What is kept for somebody is kept under his name. */
export const mustBeKnown = ({ person }: Caller): PersonRow => {
  if (person === null) throw new Declined('say who you are first');
  return person;
};

/** Reads the parameters; a fault in them is a refusal like any other. */
export const readParams = <T>(
  params: unknown,
  names: readonly string[],
  how: (p: Record<string, Node>) => T,
): T => {
  const result = reading(params ?? {}, (node) => ({ value: how(fields(node, names)) }));
  if (isFault(result)) throw new Declined(formatFault(result));
  return result.value;
};

/** The table that is meant. */
export const idIn = (params: unknown): string => {
  const id =
    typeof params === 'object' && params !== null && 'table' in params ? params.table : undefined;
  if (typeof id !== 'string') throw new Declined('table: a text was expected');
  return id;
};

/** What is said of a table that is not there, or that somebody must not know of. */
export const noTable = (): Unknown => new Unknown('there is no such table');

export const admit = (
  { row }: Pick<Live, 'row'>,
  { person }: Caller,
  invitation?: unknown,
): void => {
  if (!mayWatch(row, person?.id ?? null, invitation)) throw noTable();
};

/** The seats that the caller holds. */
export const seatsAt = ({ row }: Live, { person }: Caller): readonly number[] =>
  seatsOf(row, person?.id ?? null);

export const seatNames = ({ table }: Live): readonly string[] => table.game.seats(table.state);

/** The number of a seat that the caller holds. */
export const ownSeat = (live: Live, caller: Caller, node: Node): number => {
  const names = seatNames(live);
  const seat = names.indexOf(text(node));
  if (seat < 0) misread(node, `no such seat; there are ${names.join(', ')}`);
  if (!seatsAt(live, caller).includes(seat))
    throw new Declined(`you do not hold the seat of ${names[seat]}`);
  return seat;
};

/** The seats through which somebody sees a table. */
export const eyesOf = (live: Live, person: PersonRow | null): readonly number[] => {
  const own = seatsAt(live, { person });
  return own.length > 0 ? own : [SPECTATOR];
};

/** The same eyes, one bit each. */
export const audienceOf = (eyes: readonly number[]): Audience =>
  eyes.reduce((audience, seat) => audience | seatBit(seat), 0);

/** What the caller says that he has seen of a table. */
export const readSeen = (live: Live, { person }: Caller, version: Node): Seen | null =>
  version.value === undefined
    ? null
    : {
        eyes: audienceOf(eyesOf(live, person)),
        version: whole(version, 0, Number.MAX_SAFE_INTEGER),
      };
