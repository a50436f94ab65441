import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { isWanted, switchFilms } from './film/projector.ts';
import { faceOf } from './games.ts';
import { Icon } from './icon.tsx';
import type { Match } from './match.ts';
import { RuleChip } from './rule-chip.tsx';
import { nameIn, say } from './speech.ts';
import './board-tools.css';

/** What can be shown on the board besides, and the film of what has happened there. */
export const BoardTools = ({
  match,
  onRule,
}: {
  match: Match;
  onRule(rule: string): void;
}): JSX.Element | null => {
  const isOpen = useSignal(false);
  const words = match.words.value;
  const { overlays = [], film } = faceOf(match.game.id).handling;
  if (overlays.length === 0 && film === undefined) return null;
  const { layers } = match;
  return (
    <div
      class="board-tools"
      onKeyDown={(e) => {
        if (e.key === 'Escape') isOpen.value = false;
      }}
    >
      <button
        id="layers"
        type="button"
        class={layers.on.value.size > 0 ? 'is-on' : ''}
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {say('layers')}
      </button>
      {match.film.isThere.value && !match.film.isOn.value && (
        <button type="button" class="watch" onClick={() => void match.film.watch()}>
          <Icon name="play" /> {say('filmWatch')}
        </button>
      )}
      {isOpen.value && (
        <ul class="layers" aria-label={say('layers')}>
          {overlays.map(({ name, rule }) => (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  checked={layers.on.value.has(name)}
                  onChange={() => layers.toggle(name)}
                />
                {nameIn(words, name)}
              </label>
              <RuleChip rule={rule} onRule={onRule} />
            </li>
          ))}
          {film !== undefined && (
            <li>
              <label>
                <input type="checkbox" checked={isWanted.value} onChange={switchFilms} />
                {say('filmByItself')}
              </label>
            </li>
          )}
        </ul>
      )}
    </div>
  );
};
