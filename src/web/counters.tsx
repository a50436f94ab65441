import type { JSX } from 'preact';
import type { Scene } from '../boards/scene.ts';
import type { GameWords } from '../boards/words.ts';
import './counters.css';
import { nameIn, say } from './speech.ts';

/** More than these are no pips: the panel has a bar for them. */
const MOST_PIPS = 30;

/** What is used up in this phase, over the board: a pip for each that is left or gone. */
export const Counters = ({
  scene,
  words,
}: {
  scene: Scene;
  words: GameWords;
}): JSX.Element | null => {
  const spent = scene.gauges.filter(
    ({ army, line, full }) => army !== '' && line === undefined && full <= MOST_PIPS,
  );
  if (spent.length === 0) return null;
  return (
    <ul class="counters">
      {spent.map(({ army, name, value, full }) => (
        <li key={army + name}>
          {nameIn(words, army)}: {nameIn(words, name)}
          <span class="counter-pips" aria-hidden="true">
            {'●'.repeat(value)}
            {'○'.repeat(Math.max(0, full - value))}
          </span>
          <span class="sr-only">{say('leftOf', value, full)}</span>
        </li>
      ))}
    </ul>
  );
};
