import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { faceOf } from '../games/faces.ts';
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
const Box = ({
  game,
  onPlay,
  onLearn,
}: {
  game: GameInfo;
  onPlay(wish: Wish): void;
  onLearn(game: GameInfo): void;
}): JSX.Element => {
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
        {faceOf(game.id).isTaught && (
          <button type="button" onClick={() => onLearn(game)}>
            {say('learn')}
          </button>
        )}
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

/** The art of the box: a column on the march at dawn, its colours in front, drawn by code. */
const Cover = (): JSX.Element => (
  <svg class="cover-art" viewBox="0 0 400 220" aria-hidden="true">
    <rect class="cover-sky" width="400" height="220" />
    <circle class="cover-sun" cx="300" cy="112" r="52" />
    <text class="cover-year" x="24" y="92">
      1815
    </text>
    <path class="cover-hill far" d="M0 138 Q90 100 190 128 T400 116 V220 H0Z" />
    <path class="cover-hill near" d="M0 168 Q120 138 230 160 T400 152 V220 H0Z" />
    <g class="cover-column">
      {Array.from({ length: 44 }, (_, i) => {
        const [x, y] = [
          30 + (i % 22) * 13 + (i > 21 ? 6 : 0),
          168 - (i % 22) * 0.9 + (i > 21 ? 8 : 0),
        ];
        return <path key={i} d={`M${x} ${y}v-11m0-3v-5m3 10l6-18`} />;
      })}
    </g>
    <path class="cover-staff" d="M336 158V74" />
    <path class="cover-flag blue" d="M336 78h16v34h-16z" />
    <path class="cover-flag white" d="M352 78h16v34h-16z" />
    <path class="cover-flag red" d="M368 78h16v34h-16z" />
  </svg>
);

export const Lobby = ({
  games,
  canGoOn,
  onPlay,
  onLearn,
  onGoOn,
  onFile,
}: {
  games: readonly GameInfo[];
  canGoOn: boolean;
  onPlay(wish: Wish): void;
  onLearn(game: GameInfo): void;
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
        <Box key={game.id} game={game} onPlay={onPlay} onLearn={onLearn} />
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
