import type { JSX } from 'preact';
import { savePosition, saveRecord } from './files.ts';
import type { Match } from './match.ts';
import { say } from './speech.ts';

/** A position shows every block: it is nothing for somebody who plays against a bot. */
const mayShowAll = ({ persons, seats, standing, isRemote }: Match): boolean =>
  !isRemote &&
  (standing.value.outcome !== null || persons.length === 0 || persons.length === seats.length);

/** The game as a file, and the position where it gives nothing away. */
export const SaveButtons = ({ match }: { match: Match }): JSX.Element => (
  <>
    {(!match.isRemote || match.standing.value.outcome !== null) && (
      <button type="button" onClick={() => void match.export().then(saveRecord)}>
        {say('export')}
      </button>
    )}
    {mayShowAll(match) && (
      <button
        type="button"
        title={say('exportPositionWhy')}
        onClick={() => void match.position().then(savePosition)}
      >
        {say('exportPosition')}
      </button>
    )}
  </>
);
