import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { boxWordsOf, nameIn, say, tellProblem } from '../speech.ts';
import { me, sitDown, type TableInfo } from './api.ts';
import { NameForm } from './name-form.tsx';
import { tellPace, tellPaceGist } from './pace-words.ts';

/** Somebody comes to a table where a seat is free: he sits down, or only looks on. */
export const Arrival = ({
  table,
  invitation,
  onEnter,
  onLeave,
}: {
  table: TableInfo;
  invitation: string | null;
  onEnter(): void;
  onLeave(): void;
}): JSX.Element => {
  const problem = useSignal<string | null>(null);
  const words = boxWordsOf(table.game);
  const free = table.seats.filter(({ kind, isLeft }) => kind === 'open' || isLeft);
  const sit = async (seat: string): Promise<void> => {
    try {
      await sitDown(table.id, seat, invitation);
      onEnter();
    } catch (error) {
      problem.value = tellProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={words.title}>
      <h2>{say('invites', table.host, words.title)}</h2>
      <p>{words.scenarios[table.scenario]?.[0]}</p>
      <p>
        <b>{tellPace(table.pace)}</b>
        <br />
        {tellPaceGist(table.pace)}
      </p>
      {me.value === null ? (
        <NameForm />
      ) : (
        <div class="ways">
          {free.map(({ seat }) => (
            <button key={seat} type="button" class="primary" onClick={() => void sit(seat)}>
              {say('sitAs', nameIn(words, seat))}
            </button>
          ))}
        </div>
      )}
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      <div class="ways">
        <button type="button" onClick={onEnter}>
          {say('lookOn')}
        </button>
        <button type="button" onClick={onLeave}>
          {say('leave')}
        </button>
      </div>
    </div>
  );
};
