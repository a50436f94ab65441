import type { TableInfo } from './api.ts';

/** The tables of a server, as somebody looks for them. */

/** In the order in which they matter to him. */
const GROUPS = ['turn', 'own', 'free', 'running', 'finished'] as const;
export type Group = (typeof GROUPS)[number];

/** Whether somebody sits at a table. */
const isMine = ({ seats }: TableInfo, name: string | null): boolean =>
  name !== null && seats.some((seat) => seat.name === name);

const groupOf = (table: TableInfo, name: string | null): Group => {
  const { outcome, seats, waiting = [] } = table;
  if (outcome !== null) return 'finished';
  if (isMine(table, name)) {
    const own = seats.filter((seat) => seat.name === name);
    return own.some(({ seat }) => waiting.includes(seat)) ? 'turn' : 'own';
  }
  return seats.some(({ kind, isLeft }) => kind === 'open' || isLeft) ? 'free' : 'running';
};

/** The tables by groups, each in the order in which they are told; none is empty. */
export const groupsOf = (
  tables: readonly TableInfo[],
  name: string | null,
): readonly (readonly [Group, readonly TableInfo[]])[] =>
  GROUPS.map(
    (group) => [group, tables.filter((table) => groupOf(table, name) === group)] as const,
  ).filter(([, members]) => members.length > 0);

/** The game that the same people have begun after one that is over, if any of them has. */
export const nextGame = (over: TableInfo, tables: readonly TableInfo[]): TableInfo | undefined => {
  const people = ({ seats }: TableInfo): string =>
    seats
      .map(({ kind, name }) => `${kind} ${name}`)
      .toSorted()
      .join();
  return tables.find(
    (table) =>
      table.outcome === null &&
      table.created > over.changed &&
      table.game === over.game &&
      people(table) === people(over),
  );
};
