import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { GameInfo } from './match.ts';
import type { Player } from './saved.ts';
import { nameIn, say, wordsOf } from './speech.ts';

interface Wish {
  readonly game: GameInfo;
  readonly scenario: string;
  readonly players: readonly Player[];
}

const LEVELS = [1, 2, 3, 4, 5] as const;
type Level = (typeof LEVELS)[number];

/** A box on the shelf: one click plays, the rest is for those who want to choose. */
const Box = ({ game, onPlay }: { game: GameInfo; onPlay(wish: Wish): void }): JSX.Element => {
  const scenario = useSignal(game.scenarios[0].name);
  const side = useSignal(game.seats[0]);
  const level = useSignal<Level>(3);
  const words = wordsOf(game.id);
  const play = (players: readonly Player[]) => (): void =>
    onPlay({ game, scenario: scenario.value, players });
  const against = game.seats.map((seat): Player => (seat === side.value ? 'person' : level.value));
  return (
    <article class="box">
      <button class="cover" type="button" onClick={play(against)}>
        <Cover />
        <span class="cover-title">{words.title}</span>
        <span class="cover-play">{say('play')}</span>
      </button>
      <p class="gist">{words.gist}</p>
      <ul class="facts">
        {words.box.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div class="settings">
        <label>
          {say('scenario')}
          <select value={scenario} onChange={(e) => (scenario.value = e.currentTarget.value)}>
            {game.scenarios.map(({ name }) => (
              <option key={name} value={name}>
                {words.scenarios[name]?.[0] ?? name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('side')}
          <select value={side} onChange={(e) => (side.value = e.currentTarget.value)}>
            {game.seats.map((seat) => (
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
            onChange={(e) => (level.value = Number(e.currentTarget.value) as Level)}
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
      <div class="ways">
        <button type="button" class="primary" onClick={play(against)}>
          {say('playAs', nameIn(words, side.value), level.value)}
        </button>
        <button type="button" onClick={play(game.seats.map(() => 'person'))}>
          {say('hotSeat')}
        </button>
        <button type="button" onClick={play(game.seats.map(() => level.value))}>
          {say('watch')}
        </button>
      </div>
    </article>
  );
};

/** The art of the box: a cocked hat over a field at dawn, drawn by code. */
const Cover = (): JSX.Element => (
  <svg class="cover-art" viewBox="0 0 400 240" aria-hidden="true">
    <rect class="cover-sky" width="400" height="240" />
    <circle class="cover-sun" cx="290" cy="120" r="46" />
    <path class="cover-hill far" d="M0 150 Q90 110 190 140 T400 128 V240 H0Z" />
    <path class="cover-hill near" d="M0 186 Q120 150 230 178 T400 168 V240 H0Z" />
    <g class="cover-line">
      {Array.from({ length: 16 }, (_, i) => (
        <path key={i} d={`M${24 + i * 22} ${190 - (i % 3) * 2} v-16 m0 2 l5 -12`} />
      ))}
    </g>
    <path
      class="cover-hat"
      d="M128 118 C132 76 176 58 200 58 C224 58 268 76 272 118 C250 104 224 100 200 100 C176 100 150 104 128 118Z"
    />
    <circle class="cover-cockade" cx="226" cy="80" r="9" />
  </svg>
);

export const Lobby = ({
  games,
  canGoOn,
  onPlay,
  onGoOn,
  onFile,
}: {
  games: readonly GameInfo[];
  canGoOn: boolean;
  onPlay(wish: Wish): void;
  onGoOn(): void;
  onFile(file: File): void;
}): JSX.Element => (
  <main class="lobby">
    <h1>Hundred Days</h1>
    <p class="tagline">{say('tagline')}</p>
    {canGoOn && (
      <button type="button" class="primary go-on" onClick={onGoOn}>
        {say('goOn')}
      </button>
    )}
    <section class="shelf">
      {games.map((game) => (
        <Box key={game.id} game={game} onPlay={onPlay} />
      ))}
    </section>
    <p class="drop">
      {say('dropHere')}{' '}
      <label class="file">
        {say('openFile')}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(e) => {
            const [file] = e.currentTarget.files ?? [];
            if (file !== undefined) onFile(file);
          }}
        />
      </label>
    </p>
  </main>
);
