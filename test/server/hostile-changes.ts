import { GAMES } from '../../src/games/index.ts';
import { parseChoice, type Choice } from '../../src/kernel/choice.ts';
import type { Besieged, Rows } from './hostile-house.ts';
import type { Neighbours } from './hostile-neighbours.ts';

/** What is not as it was before, in the store and in memory. */

/** Says only that a process lives and who is connected. */
const RESTLESS: ReadonlySet<string> = new Set(['keepers', 'attendance', 'sqlite_sequence']);

/** The store as texts, but for what those who play on have done. */
const still = (rows: Rows, played: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...rows].flatMap(([name, list]) =>
      RESTLESS.has(name)
        ? []
        : list
            .filter((row) => !played.has(String(name === 'tables' ? row.id : row.table_id)))
            .map((row) => `${name}: ${JSON.stringify(row)}`),
    ),
  );

/** What was chosen and is not in the store as it was, or is there besides. */
const lostBy = ({ chosen }: Neighbours, rows: Rows): readonly string[] =>
  [...chosen].flatMap(([table, list]) => {
    const row = rows.get('tables')?.find(({ id }) => id === table);
    const game = GAMES.find(({ meta }) => meta.id === row?.game) ?? GAMES[0];
    const start = JSON.parse(String(row?.start)) as { scenario: string; options: never };
    const names = game.seats(game.setup(start.scenario, start.options));
    const kept = (rows.get('entries') ?? [])
      .filter(({ table_id }) => table_id === table)
      .toSorted((a, b) => Number(a.n) - Number(b.n))
      .map(({ seat, code }) => `${String(seat)} ${String(code)}`);
    const wanted = list.map((text) => {
      const [seat, choice] = JSON.parse(text) as [string, Choice];
      return `${names.indexOf(seat)} ${String(parseChoice(game.lexicon, choice))}`;
    });
    return wanted.join() === kept.join()
      ? []
      : [`${table}: ${kept.length} entries for ${wanted.length} choices`];
  });

const differenceOf = (before: ReadonlySet<string>, after: ReadonlySet<string>): string[] => [
  ...[...before].filter((each) => !after.has(each)).map((each) => `gone: ${each}`),
  ...[...after].filter((each) => !before.has(each)).map((each) => `new: ${each}`),
];

export interface Witness {
  readonly rows: Rows;
  /** How tables stood in memory, as texts. */
  readonly standings: readonly string[];
}

export const witness = async (house: Besieged, ids: readonly string[]): Promise<Witness> => ({
  standings: await house.standings(ids),
  rows: await house.rows(),
});

export const changesBetween = (
  before: Witness,
  after: Witness,
  neighbours: Neighbours,
): readonly string[] => {
  const played = new Set(neighbours.tables);
  return [
    ...differenceOf(still(before.rows, played), still(after.rows, played)),
    ...differenceOf(new Set(before.standings), new Set(after.standings)),
    ...lostBy(neighbours, after.rows),
  ];
};
