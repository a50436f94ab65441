import type { RatingRow, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { personIn } from './pace.ts';

/** How well people play each game, by Elo: points go from who lost to who won, more from the strong. */

const FIRST_RATING = 1500;
const SPREAD = 400;
/** How much one game can change: more while little is known. */
const STEP = 20;
const FIRST_STEP = 40;
const SETTLED_AFTER = 10;

/** What somebody of this rating scores on average against another. */
export const expectedScore = (own: number, other: number): number =>
  1 / (1 + 10 ** ((other - own) / SPREAD));

export const rated = (row: RatingRow, other: RatingRow, score: number): RatingRow => {
  const step = row.played < SETTLED_AFTER ? FIRST_STEP : STEP;
  const rating = row.rating + step * (score - expectedScore(row.rating, other.rating));
  return { ...row, rating: Math.round(rating * 10) / 10, played: row.played + 1 };
};

/**
 * The two people who played a table of two against each other; null for any other table. Who stands
 * up while his time runs has played, and a bot has not.
 */
const rivals = ({ holders }: TableRow): readonly [string, string] | null => {
  if (holders.length !== 2 || holders.some(({ kind }) => kind === 'bot')) return null;
  const [a, b] = holders.map(personIn);
  return a === undefined || b === undefined || a === b ? null : [a, b];
};

/** Who owns a bot could have it lose, and so could who owns both: such a game says nothing. */
const isOneHouse = async (
  store: Pick<Store, 'person'>,
  people: readonly string[],
): Promise<boolean> => {
  const owners = await Promise.all(people.map(async (id) => (await store.person(id))?.owner ?? id));
  return new Set(owners).size < owners.length;
};

/** Counts a game that is over, once. */
export const rateTable = async (
  store: Pick<Store, 'ratings' | 'rate' | 'person'>,
  row: TableRow,
  seats: readonly string[],
): Promise<void> => {
  const people = rivals(row);
  const { outcome } = row;
  if (people === null || outcome === null || (await isOneHouse(store, people))) return;
  const ratingOf = async (person: string): Promise<RatingRow> =>
    (await store.ratings(person)).find(({ game }) => game === row.game) ?? {
      person,
      game: row.game,
      rating: FIRST_RATING,
      played: 0,
    };
  const [first, second] = await Promise.all(people.map(ratingOf));
  const { winners } = outcome;
  const isDrawn = winners.length !== 1;
  const score = isDrawn ? 0.5 : Number(winners[0] === seats[0]);
  await store.rate(row.id, [rated(first, second, score), rated(second, first, 1 - score)]);
};
