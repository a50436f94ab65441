import type { JSX } from 'preact';
import { say, tellProblem } from '../speech.ts';
import { LONGEST_NOTES, type Notes } from './notes.ts';
import { sayOnline } from './words.ts';

/** From so many characters on it is told how many are left. */
const NEARLY_FULL = 9000;

/** One’s own notes on the table, in the panel. */
export const NotesPage = ({
  notes: { text, isKept, problem, write },
}: {
  notes: Notes;
}): JSX.Element => {
  const written = text.value;
  const length = (written ?? '').length;
  return (
    <section class="notes" aria-label={say('notes')}>
      <p class="faint">
        <span id="notes-gist">{sayOnline('notesGist')}</span>{' '}
        <b>{written !== null && sayOnline(isKept.value ? 'notesKept' : 'notesWriting')}</b>{' '}
        {length > NEARLY_FULL && sayOnline('notesLength', length, LONGEST_NOTES)}
      </p>
      <p class="notes-problem" role="alert">
        {problem.value !== null && sayOnline('notesUnkept', tellProblem(problem.value))}
      </p>
      <textarea
        aria-label={say('notes')}
        aria-describedby="notes-gist"
        maxLength={LONGEST_NOTES}
        disabled={written === null}
        value={written ?? ''}
        onInput={(e) => write(e.currentTarget.value)}
      />
    </section>
  );
};
