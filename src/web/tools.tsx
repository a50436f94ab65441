import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from './icon.tsx';
import type { Match } from './match.ts';
import { SaveButtons } from './save-buttons.tsx';
import { isSounding, switchSound } from './sound.ts';
import { language, say, speak } from './speech.ts';
import { switchTheme } from './theme.ts';

/** What can always be done, in the same place; what is seldom wanted folds away. */
export const Tools = ({
  match,
  beside,
  onRules,
  onLeave,
}: {
  match: Match;
  /** What stands beside Undo. */
  beside?: ComponentChildren;
  onRules(): void;
  onLeave(): void;
}): JSX.Element => {
  const isOpen = useSignal(false);
  // Who only looks on has done nothing that he could take back.
  const isLookedOn = match.isRemote && match.persons.length === 0;
  const hasBot = match.persons.length < match.seats.length;
  return (
    <div
      class="tools"
      onKeyDown={(e) => {
        if (e.key === 'Escape') isOpen.value = false;
      }}
    >
      {!isLookedOn && (
        <button type="button" onClick={() => void match.undo()}>
          {say('undo')}
        </button>
      )}
      {beside}
      {/* A server does not hand out what its game is made of: there is nothing to make again. */}
      {!match.isRemote && (
        <button type="button" onClick={() => void match.redo()}>
          {say('redo')}
        </button>
      )}
      {!isLookedOn && (
        <button type="button" onClick={() => void match.reset()}>
          {say('reset')}
        </button>
      )}
      <button type="button" onClick={onRules}>
        {say('rules')}
      </button>
      <button type="button" onClick={onLeave}>
        {say('leave')}
      </button>
      <button
        type="button"
        aria-expanded={isOpen.value}
        aria-label={say('more')}
        title={say('more')}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <Icon name="more" />
      </button>
      {isOpen.value && (
        <div class="folding">
          <SaveButtons match={match} />
          <button type="button" aria-pressed={isSounding.value} onClick={switchSound}>
            {say('sound')}
          </button>
          {hasBot && (
            <button
              type="button"
              aria-pressed={match.isAloud.value}
              title={say('aloudGist')}
              onClick={() => (match.isAloud.value = !match.isAloud.value)}
            >
              {say('aloud')}
            </button>
          )}
          <button type="button" onClick={switchTheme}>
            {say('theme')}
          </button>
          <button type="button" onClick={() => speak(language.value === 'en' ? 'it' : 'en')}>
            {say('language')}
          </button>
        </div>
      )}
    </div>
  );
};
