import { useSignal, type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { BoxWords } from '../boards/words.ts';
import type { Options } from '../kernel/game.ts';
import type { GameInfo } from './answers.ts';
import { boxOf } from './games.ts';
import type { Player } from './saved.ts';
import { LEVELS, Seats, usualPlayers, type Level } from './seats.tsx';
import { nameIn, say, boxWordsOf } from './speech.ts';

/** How a game is set up before anybody sits down. */
export interface Setup {
  readonly scenario: string;
  readonly options: Options;
}

export interface Wish extends Setup {
  readonly game: GameInfo;
  readonly players: readonly Player[];
}

/** A setting of a game: a tick for what is either on or off, a list for anything else. */
const Setting = ({
  label,
  words,
  values,
  value,
  onChange,
}: {
  label: string;
  words: BoxWords;
  values: readonly Options[string][];
  value: Options[string];
  onChange(value: Options[string]): void;
}): JSX.Element =>
  typeof values[0] === 'boolean' ? (
    <label class="tick">
      <input
        type="checkbox"
        checked={value === true}
        onChange={(e) => onChange(e.currentTarget.checked)}
      />
      {label}
    </label>
  ) : (
    <label>
      {label}
      <select
        value={String(value)}
        onChange={(e) => onChange(values[e.currentTarget.selectedIndex])}
      >
        {values.map((each) => (
          <option key={String(each)} value={String(each)}>
            {nameIn(words, String(each))}
          </option>
        ))}
      </select>
    </label>
  );

/** How the options of a game stand unless somebody changes them. */
export const usualOptions = ({ options }: GameInfo): Options =>
  Object.fromEntries(options.map(({ name, values }) => [name, values[0]]));

/** All options of a game to choose from. */
export const OptionChoice = ({
  game,
  options,
  onChange,
}: {
  game: GameInfo;
  options: Options;
  onChange(name: string, value: Options[string]): void;
}): JSX.Element => (
  <>
    {game.options.map(({ name, values }) => (
      <Setting
        key={name}
        label={boxWordsOf(game.id).options[name] ?? name}
        words={boxWordsOf(game.id)}
        values={values}
        value={options[name]}
        onChange={(value) => onChange(name, value)}
      />
    ))}
  </>
);

/** What the main button does with these players. */
const tellPlay = (game: GameInfo, seats: readonly string[], players: readonly Player[]): string => {
  const persons = seats.filter((_, i) => players[i] === 'person');
  const levels = [...new Set(players.filter((player) => player !== 'person'))];
  if (persons.length === 0) return say('watchThese');
  if (persons.length > 1) return say('playHere');
  const name = nameIn(boxWordsOf(game.id), persons[0]);
  return levels.length === 1 ? say('playAs', name, levels[0]) : say('playAsMixed', name);
};

/** The scenarios of a game to choose from. */
export const ScenarioChoice = ({
  game,
  scenario,
}: {
  game: GameInfo;
  scenario: Signal<string>;
}): JSX.Element => (
  <label>
    {say('scenario')}
    <select value={scenario} onChange={(e) => (scenario.value = e.currentTarget.value)}>
      {game.scenarios.map(({ name }) => (
        <option key={name} value={name}>
          {boxWordsOf(game.id).scenarios[name]?.[0] ?? name}
        </option>
      ))}
    </select>
  </label>
);

/** A box on the shelf: one click plays, the rest is for those who want to choose. */
export const Box = ({
  game,
  seatsOf,
  onPlay,
  onLearn,
}: {
  game: GameInfo;
  /** The seats of a game set up like this. */
  seatsOf(game: GameInfo, setup: Setup): Promise<readonly string[]>;
  onPlay(wish: Wish): void;
  onLearn(game: GameInfo): void;
}): JSX.Element => {
  const scenario = useSignal(game.scenarios[0].name);
  const options = useSignal<Options>(usualOptions(game));
  const seats = useSignal(game.seats);
  const players = useSignal<readonly Player[]>(usualPlayers(game.seats));
  const words = boxWordsOf(game.id);

  const set = async (name: string, value: Options[string]): Promise<void> => {
    options.value = { ...options.value, [name]: value };
    const seated = await seatsOf(game, { scenario: scenario.value, options: options.value });
    if (seated.join() === seats.value.join()) return;
    seats.value = seated;
    players.value = usualPlayers(seated);
  };
  const play = (seated: readonly Player[]) => (): void =>
    onPlay({ game, scenario: scenario.value, options: options.value, players: seated });
  const level = players.value.find((player) => player !== 'person') ?? 3;
  const side = players.value.indexOf('person');
  const everybody = (player: Player): Player[] => seats.value.map(() => player);
  const isForTwo = seats.value.length === 2;
  return (
    <article class="box" data-game={game.id}>
      <button class="cover" type="button" onClick={play(players.value)}>
        <span
          class="cover-art"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: boxOf(game.id).cover }}
        />
        <span class="cover-title">{words.title}</span>
        <span class="cover-play">{say('play')}</span>
      </button>
      <div class="box-back">
        <p class="gist">{words.gist}</p>
        <ul class="facts">
          {words.box.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {boxOf(game.id).isTaught && (
          <button type="button" class="learn" onClick={() => onLearn(game)}>
            {say('learn')}
          </button>
        )}
        <div class="settings">
          <ScenarioChoice game={game} scenario={scenario} />
          <label>
            {say('side')}
            <select
              value={seats.value[side] ?? ''}
              onChange={(e) => {
                const mine = seats.value.indexOf(e.currentTarget.value);
                if (mine >= 0) players.value = everybody(level).with(mine, 'person');
              }}
            >
              {side < 0 && <option value="">{say('nobody')}</option>}
              {seats.value.map((seat) => (
                <option key={seat} value={seat}>
                  {nameIn(words, seat)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say('level')}
            <select
              value={level}
              onChange={(e) => {
                const wanted = Number(e.currentTarget.value) as Level;
                players.value = players.value.map((player) =>
                  player === 'person' ? player : wanted,
                );
              }}
            >
              {LEVELS.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p class="scenario-gist">{words.scenarios[scenario.value]?.[1]}</p>
        <details class="options">
          <summary>{say('options')}</summary>
          <div class="settings">
            <OptionChoice
              game={game}
              options={options.value}
              onChange={(name, value) => void set(name, value)}
            />
          </div>
          <Seats
            game={game.id}
            seats={seats.value}
            players={players.value}
            onChange={(seated) => (players.value = seated)}
          />
        </details>
        <div class="ways">
          <button type="button" class="primary" onClick={play(players.value)}>
            {tellPlay(game, seats.value, players.value)}
          </button>
          <button type="button" onClick={play(everybody('person'))}>
            {say(isForTwo ? 'hotSeat' : 'hotSeatAll')}
          </button>
          <button type="button" onClick={play(everybody(level))}>
            {say(isForTwo ? 'watch' : 'watchAll')}
          </button>
        </div>
      </div>
    </article>
  );
};
