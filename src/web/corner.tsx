import type { JSX } from 'preact';
import { language, say, speak } from './speech.ts';
import { switchTheme } from './theme.ts';

/** What holds for the whole page: its language and its light. */
export const Corner = (): JSX.Element => (
  <nav class="corner" aria-label={say('page')}>
    <button type="button" onClick={() => speak(language.value === 'en' ? 'it' : 'en')}>
      {say('language')}
    </button>
    <button type="button" onClick={switchTheme}>
      {say('theme')}
    </button>
  </nav>
);
