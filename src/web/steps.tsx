import type { JSX } from 'preact';
import { Icon } from './icon.tsx';
import type { Match } from './match.ts';
import { say } from './speech.ts';

/** Back, on, and by itself through what has happened. */
export const Steps = ({ past }: Pick<Match, 'past'>): JSX.Element => (
  <>
    <button type="button" aria-label={say('stepBack')} onClick={() => void past.step(-1)}>
      <Icon name="back" />
    </button>
    <button
      type="button"
      aria-label={say('watchAgain')}
      aria-pressed={past.isPlaying.value}
      onClick={() => void past.play()}
    >
      <Icon name={past.isPlaying.value ? 'pause' : 'play'} />
    </button>
    <button type="button" aria-label={say('stepOn')} onClick={() => void past.step(1)}>
      <Icon name="on" />
    </button>
  </>
);
