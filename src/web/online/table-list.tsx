import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { tellWhen } from '../kept-list.tsx';
import { boxWordsOf, language, nameIn, say, tellOutcome } from '../speech.ts';
import { me, recordOf, tables, type TableInfo } from './api.ts';
import { tellHolder } from './holder.ts';
import { tellPace } from './pace-words.ts';
import { groupsOf, type Group } from './table-groups.ts';
import { sayOnline } from './words.ts';

/** Who sits where, in one line. */
const Seated = ({ table }: { table: TableInfo }): JSX.Element => {
  const words = boxWordsOf(table.game);
  const told = table.seats.map((held) => `${nameIn(words, held.seat)}: ${tellHolder(held)}`);
  return <p>{told.join(' · ')}</p>;
};

/** How the game ended, or whom it waits for. */
const Standing = ({ table }: { table: TableInfo }): JSX.Element | null => {
  const words = boxWordsOf(table.game);
  const { outcome, waiting = [] } = table;
  const names = (seats: readonly string[]): string =>
    seats.map((seat) => nameIn(words, seat)).join(', ');
  if (outcome === null)
    return waiting.length === 0 ? null : <p>{sayOnline('waitsFor', names(waiting))}</p>;
  const { winners, reason } = outcome;
  return (
    <p>
      <strong>{winners.length === 0 ? say('drawn') : say('won', names(winners))}</strong>:{' '}
      {tellOutcome(words, reason)}
    </p>
  );
};

const WAYS = {
  turn: 'continue',
  own: 'continue',
  free: 'join',
  running: 'lookOn',
  finished: 'lookAt',
} as const;

const OnlineTable = ({
  table,
  group,
  onOpen,
}: {
  table: TableInfo;
  group: Group;
  onOpen(table: TableInfo): void;
}): JSX.Element => {
  const words = boxWordsOf(table.game);
  return (
    <li class="kept-game" data-table={table.id}>
      <h4>
        {words.title}
        <span class="kept-scenario"> {words.scenarios[table.scenario]?.[0]}</span>
      </h4>
      <time dateTime={new Date(table.changed).toISOString()}>
        {tellWhen(table.changed, Date.now(), language.value)}
      </time>
      <Seated table={table} />
      <Standing table={table} />
      {table.outcome === null && <p class="faint">{tellPace(table.pace)}</p>}
      <div class="kept-ways">
        <button
          type="button"
          class={group === 'turn' ? 'primary' : 'play-on'}
          onClick={() => onOpen(table)}
        >
          {say(WAYS[group])}
        </button>
        {group === 'finished' && (
          <a class="button" href={recordOf(table.id)} download>
            {sayOnline('record')}
          </a>
        )}
      </div>
    </li>
  );
};

const TITLES = {
  turn: 'yourTurn',
  own: 'yourGames',
  free: 'freeSeats',
  running: 'underWay',
  finished: 'finished',
} as const;

/** What one looks at only when one wants to. */
const FOLDED: ReadonlySet<Group> = new Set(['running', 'finished']);

/** All tables there are to see, those first that wait for oneself. */
export const TableList = ({ onOpen }: { onOpen(table: TableInfo): void }): JSX.Element => {
  const game = useSignal('');
  const games = [...new Set(tables.value.map((table) => table.game))];
  const shown = tables.value.filter((table) => game.value === '' || table.game === game.value);
  const groups = groupsOf(shown, me.value?.name ?? null);
  return (
    <div class="table-list">
      {games.length > 1 && (
        <label>
          {sayOnline('onlyGame')}{' '}
          <select
            aria-label={sayOnline('onlyGame')}
            value={game.value}
            onChange={(e) => (game.value = e.currentTarget.value)}
          >
            <option value="">{sayOnline('allGames')}</option>
            {games.map((each) => (
              <option key={each} value={each}>
                {boxWordsOf(each).title}
              </option>
            ))}
          </select>
        </label>
      )}
      {tables.value.length === 0 && me.value?.name !== undefined && (
        <p class="faint">{sayOnline('noTables')}</p>
      )}
      {groups.map(([group, members]) => {
        const title = `${sayOnline(TITLES[group])} (${members.length})`;
        const list = (
          <ul class="kept-list">
            {members.map((table) => (
              <OnlineTable key={table.id} {...{ table, group, onOpen }} />
            ))}
          </ul>
        );
        return FOLDED.has(group) ? (
          <details key={group} class={`group ${group}`}>
            <summary>
              <h3>{title}</h3>
            </summary>
            {list}
          </details>
        ) : (
          <section key={group} class={`group ${group}`}>
            <h3>{title}</h3>
            {list}
          </section>
        );
      })}
    </div>
  );
};
