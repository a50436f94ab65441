import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameInfo } from '../answers.ts';
import { ScenarioChoice } from '../box.tsx';
import { tellWhen } from '../kept-list.tsx';
import { boxWordsOf, language, nameIn, say, tellOutcome, tellProblem } from '../speech.ts';
import {
  comeBack,
  comeIn,
  lookRound,
  me,
  openTable,
  tables,
  type Pace,
  type TableInfo,
} from './api.ts';
import { tellHolder } from './holder.ts';
import { PaceChoice } from './pace.tsx';
import { tellPace, tellPaceGist } from './pace-words.ts';
import { holderFor, RivalChoice, type Rival } from './rival.tsx';

/** How often the list of tables is looked at anew while it is seen. */
const GLANCE_MS = 15_000;

const tellFault = (error: unknown): string =>
  tellProblem(error instanceof Error ? error.message : String(error));

/** Who does not say who he is only looks on. */
export const NameForm = (): JSX.Element => {
  const name = useSignal('');
  const password = useSignal('');
  const isKnown = useSignal(false);
  const problem = useSignal<string | null>(null);
  const enter = async (): Promise<void> => {
    try {
      await (isKnown.value ? comeBack(name.value, password.value) : comeIn(name.value));
    } catch (error) {
      problem.value = tellFault(error);
    }
  };
  return (
    <form
      class="name-form"
      onSubmit={(e) => {
        e.preventDefault();
        void enter();
      }}
    >
      <label>
        {say('yourName')}
        <input
          name="name"
          maxLength={24}
          autocomplete="nickname"
          value={name.value}
          onInput={(e) => (name.value = e.currentTarget.value)}
        />
      </label>
      {isKnown.value && (
        <label>
          {say('password')}
          <input
            type="password"
            autocomplete="current-password"
            value={password.value}
            onInput={(e) => (password.value = e.currentTarget.value)}
          />
        </label>
      )}
      <label class="tick">
        <input
          type="checkbox"
          checked={isKnown.value}
          onChange={(e) => (isKnown.value = e.currentTarget.checked)}
        />
        {say('haveAccount')}
      </label>
      <button type="submit" class="primary">
        {say('comeIn')}
      </button>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
    </form>
  );
};

/** Who sits where, in one line. */
const Seated = ({ table }: { table: TableInfo }): JSX.Element => {
  const words = boxWordsOf(table.game);
  const told = table.seats.map((held) => `${nameIn(words, held.seat)}: ${tellHolder(held)}`);
  return <p>{told.join(' · ')}</p>;
};

const isMine = ({ seats }: TableInfo): boolean => seats.some(({ name }) => name === me.value?.name);

const OnlineTable = ({
  table,
  onOpen,
}: {
  table: TableInfo;
  onOpen(table: TableInfo): void;
}): JSX.Element => {
  const words = boxWordsOf(table.game);
  const isFree = table.outcome === null && table.seats.some(({ kind }) => kind === 'open');
  const way = isMine(table)
    ? table.outcome === null
      ? 'continue'
      : 'lookAt'
    : isFree
      ? 'join'
      : 'lookOn';
  return (
    <li class="kept-game" data-table={table.id}>
      <h3>
        {words.title}
        <span class="kept-scenario"> {words.scenarios[table.scenario]?.[0]}</span>
      </h3>
      <Seated table={table} />
      <p class="faint">{tellPace(table.pace)}</p>
      {table.outcome !== null && (
        <p>
          <strong>{tellOutcome(words, table.outcome.reason)}</strong>
        </p>
      )}
      <time dateTime={new Date(table.changed).toISOString()}>
        {tellWhen(table.changed, Date.now(), language.value)}
      </time>
      <div class="kept-ways">
        <button type="button" class="play-on" onClick={() => onOpen(table)}>
          {say(way)}
        </button>
      </div>
    </li>
  );
};

/** Strangers do not wait for each other without end. */
const usualPace = (rival: Rival): Pace | null => (rival === 'anyone' ? { days: 3 } : null);

/** A new table: the game, one’s own seat, and who is to sit across. */
const NewTable = ({
  games,
  onOpen,
}: {
  games: readonly GameInfo[];
  onOpen(table: TableInfo): void;
}): JSX.Element => {
  const id = useSignal(games[0].id);
  const scenario = useSignal(games[0].scenarios[0].name);
  const seat = useSignal(games[0].seats[0]);
  const rival = useSignal<Rival>('friend');
  /** Undefined until somebody chooses. */
  const chosenPace = useSignal<Pace | null | undefined>(undefined);
  const pace = chosenPace.value === undefined ? usualPace(rival.value) : chosenPace.value;
  const problem = useSignal<string | null>(null);
  const game = games.find((each) => each.id === id.value) ?? games[0];
  const words = boxWordsOf(game.id);
  const open = async (): Promise<void> => {
    try {
      onOpen(
        await openTable({
          game: game.id,
          scenario: scenario.value,
          options: {},
          seats: game.seats.map((each) => (each === seat.value ? 'me' : holderFor(rival.value))),
          pace,
          public: rival.value === 'anyone',
        }),
      );
    } catch (error) {
      problem.value = tellFault(error);
    }
  };
  return (
    <form
      class="new-table"
      onSubmit={(e) => {
        e.preventDefault();
        void open();
      }}
    >
      <div class="settings">
        <label>
          {say('game')}
          <select
            value={game.id}
            onChange={(e) => {
              const wanted = games.find((each) => each.id === e.currentTarget.value) ?? game;
              id.value = wanted.id;
              scenario.value = wanted.scenarios[0].name;
              seat.value = wanted.seats[0];
            }}
          >
            {games.map((each) => (
              <option key={each.id} value={each.id}>
                {boxWordsOf(each.id).title}
              </option>
            ))}
          </select>
        </label>
        <ScenarioChoice game={game} scenario={scenario} />
        <label>
          {say('side')}
          <select value={seat} onChange={(e) => (seat.value = e.currentTarget.value)}>
            {game.seats.map((each) => (
              <option key={each} value={each}>
                {nameIn(words, each)}
              </option>
            ))}
          </select>
        </label>
        <RivalChoice rival={rival.value} onChange={(wanted) => (rival.value = wanted)} />
        <PaceChoice pace={pace} onChange={(wanted) => (chosenPace.value = wanted)} />
      </div>
      <p class="faint pace-gist">{tellPaceGist(pace)}</p>
      <button type="submit" class="primary">
        {say('openTable')}
      </button>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
    </form>
  );
};

/** What there is to play across the world; nothing where no server answers. */
export const OnlineDesk = ({
  games,
  onOpen,
}: {
  games: readonly GameInfo[];
  onOpen(table: TableInfo): void;
}): JSX.Element | null => {
  const isServed = me.value !== undefined;
  useEffect(() => {
    if (!isServed) return;
    const glance = (): void => {
      if (!document.hidden) void lookRound().catch(() => undefined);
    };
    glance();
    const clock = setInterval(glance, GLANCE_MS);
    return () => clearInterval(clock);
  }, [isServed, me.value?.id]);
  if (!isServed) return null;
  return (
    <section class="online" aria-label={say('online')}>
      <h2>{say('online')}</h2>
      {me.value === null ? (
        <>
          <p class="faint">{say('onlineGist')}</p>
          <NameForm />
        </>
      ) : (
        <>
          <p class="faint">
            {say('youAre', me.value?.name ?? '')} <a href="#/me">{say('ownPage')}</a>
          </p>
          <details class="options">
            <summary>{say('newTable')}</summary>
            <NewTable games={games} onOpen={onOpen} />
          </details>
        </>
      )}
      <ul class="kept-list">
        {tables.value.map((table) => (
          <OnlineTable key={table.id} table={table} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
};
