import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Options } from '../../kernel/game.ts';
import type { GameInfo } from '../answers.ts';
import { OptionChoice, ScenarioChoice, usualOptions, type Setup } from '../box.tsx';
import { boxWordsOf, nameIn, say } from '../speech.ts';
import { openTable, type Pace, type TableInfo } from './api.ts';
import { useDoing } from './doing.ts';
import { PaceChoice } from './pace.tsx';
import { tellPaceGist } from './pace-words.ts';
import { holderFor, RivalChoice, type Rival } from './rival.tsx';

/** Strangers do not wait for each other without end. */
const usualPace = (rival: Rival): Pace | null => (rival === 'anyone' ? { days: 3 } : null);

/** A new table: the game, one’s own seat, and who is to sit across. */
export const NewTable = ({
  games,
  seatsOf,
  onOpen,
}: {
  games: readonly GameInfo[];
  seatsOf(game: GameInfo, setup: Setup): Promise<readonly string[]>;
  onOpen(table: TableInfo): void;
}): JSX.Element => {
  const id = useSignal(games[0].id);
  const scenario = useSignal(games[0].scenarios[0].name);
  const options = useSignal<Options>(usualOptions(games[0]));
  /** They depend on the options. */
  const seats = useSignal(games[0].seats);
  const seat = useSignal(games[0].seats[0]);
  const rival = useSignal<Rival>('friend');
  /** Undefined until somebody chooses. */
  const chosenPace = useSignal<Pace | null | undefined>(undefined);
  const pace = chosenPace.value === undefined ? usualPace(rival.value) : chosenPace.value;
  const { problem, attempt } = useDoing();
  const game = games.find((each) => each.id === id.value) ?? games[0];
  const words = boxWordsOf(game.id);
  const takeSeats = (next: readonly string[]): void => {
    seats.value = next;
    if (!next.includes(seat.value)) seat.value = next[0];
  };
  const take = (wanted: GameInfo): void => {
    id.value = wanted.id;
    scenario.value = wanted.scenarios[0].name;
    options.value = usualOptions(wanted);
    takeSeats(wanted.seats);
  };
  const set = async (name: string, value: Options[string]): Promise<void> => {
    options.value = { ...options.value, [name]: value };
    takeSeats(await seatsOf(game, { scenario: scenario.value, options: options.value }));
  };
  const open = (): Promise<void> =>
    attempt(async () => {
      onOpen(
        await openTable({
          game: game.id,
          scenario: scenario.value,
          options: options.value,
          seats: seats.value.map((each) => (each === seat.value ? 'me' : holderFor(rival.value))),
          pace,
          public: rival.value === 'anyone',
        }),
      );
    });
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
            onChange={(e) => take(games.find((each) => each.id === e.currentTarget.value) ?? game)}
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
            {seats.value.map((each) => (
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
      <details class="options">
        <summary>{say('options')}</summary>
        <div class="settings">
          <OptionChoice
            game={game}
            options={options.value}
            onChange={(name, value) => void attempt(() => set(name, value))}
          />
        </div>
      </details>
      <button type="submit" class="primary">
        {say('openTable')}
      </button>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
    </form>
  );
};
