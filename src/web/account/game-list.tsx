import type { JSX } from 'preact';
import { tellWhen } from '../kept-list.tsx';
import type { TableInfo } from '../online/api.ts';
import { tellHolder } from '../online/holder.ts';
import { boxWordsOf, language, nameIn, say, tellOutcome } from '../speech.ts';
import { addressOf } from './address.ts';
import type { Rating } from './api.ts';
import { sayHere } from './words.ts';

/** Games and ratings of a person, as lists. */

/** How a game ended, from the side of the person whose page it is. */
const tellEnd = (table: TableInfo, name: string, isOwn: boolean): string => {
  const words = boxWordsOf(table.game);
  const winners = table.outcome?.winners ?? [];
  if (winners.length !== 1)
    return winners.length === 0
      ? say('drawn')
      : say('won', winners.map((seat) => nameIn(words, seat)).join(', '));
  const seats = table.seats.filter((each) => each.name === name).map(({ seat }) => seat);
  if (!isOwn || seats.length !== 1) return say('won', nameIn(words, winners[0]));
  return sayHere(winners.includes(seats[0]) ? 'youWon' : 'youLost');
};

const Seated = ({ table, name }: { table: TableInfo; name: string }): JSX.Element => {
  const words = boxWordsOf(table.game);
  return (
    <p>
      {table.seats.map((held, i) => (
        <span key={held.seat}>
          {i > 0 && ' · '}
          {nameIn(words, held.seat)}:{' '}
          {held.name !== null && held.name !== name ? (
            <a href={addressOf(held.name)}>{tellHolder(held)}</a>
          ) : (
            tellHolder(held)
          )}
        </span>
      ))}
    </p>
  );
};

export const GameList = ({
  tables,
  name,
  isOwn,
}: {
  tables: readonly TableInfo[];
  name: string;
  isOwn: boolean;
}): JSX.Element => (
  <ul class="kept-list">
    {tables.map((table) => {
      const words = boxWordsOf(table.game);
      const isOver = table.outcome !== null;
      return (
        <li key={table.id} class="kept-game" data-table={table.id}>
          <h3>
            {words.title}
            <span class="kept-scenario"> {words.scenarios[table.scenario]?.[0]}</span>
          </h3>
          <time dateTime={new Date(table.changed).toISOString()}>
            {tellWhen(table.changed, Date.now(), language.value)}
          </time>
          <Seated table={table} name={name} />
          {table.outcome !== null && (
            <p>
              <strong>{tellEnd(table, name, isOwn)}</strong>:{' '}
              {tellOutcome(words, table.outcome.reason)}
            </p>
          )}
          <div class="kept-ways">
            <a class={isOver ? 'button' : 'button play-on'} href={`#/table/${table.id}`}>
              {say(isOver ? 'lookAt' : 'continue')}
            </a>
            {isOver && (
              <a class="button" href={`/api/tables/${table.id}/record`} download>
                {sayHere('record')}
              </a>
            )}
          </div>
        </li>
      );
    })}
  </ul>
);

export const Ratings = ({ ratings }: { ratings: readonly Rating[] }): JSX.Element => (
  <section aria-labelledby="ratings-title">
    <h2 id="ratings-title">{sayHere('ratings')}</h2>
    {ratings.length === 0 && <p class="faint">{sayHere('unrated')}</p>}
    <ul class="ratings">
      {ratings.map(({ game, rating, played }) => (
        <li key={game}>
          <span>{boxWordsOf(game).title}</span>
          <strong>{Math.round(rating)}</strong>
          <span class="faint">
            {sayHere(played === 1 ? 'gameCounted' : 'gamesCounted', played)}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
