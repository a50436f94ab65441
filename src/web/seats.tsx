import type { JSX } from 'preact';
import type { Player } from './saved.ts';
import { nameIn, say, boxWordsOf } from './speech.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** Who plays unless somebody says otherwise: a person on the first seat, good bots on the others. */
export const usualPlayers = (seats: readonly string[]): Player[] =>
  seats.map((_, seat) => (seat === 0 ? 'person' : 3));

const readPlayer = (text: string): Player => (text === 'person' ? text : (Number(text) as Level));

/** A choice for each seat: a person at this screen, or a bot of a level. */
export const Seats = ({
  game,
  seats,
  players,
  onChange,
}: {
  game: string;
  seats: readonly string[];
  players: readonly Player[];
  onChange(players: readonly Player[]): void;
}): JSX.Element => (
  <fieldset class="seats">
    <legend>{say('seats')}</legend>
    {seats.map((seat, i) => (
      <label key={seat}>
        {nameIn(boxWordsOf(game), seat)}
        <select
          value={String(players[i])}
          onChange={(e) => onChange(players.with(i, readPlayer(e.currentTarget.value)))}
        >
          <option value="person">{say('personHere')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={String(level)}>
              {say('botOf', level)}
            </option>
          ))}
        </select>
      </label>
    ))}
  </fieldset>
);
