import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { faceOf } from '../games/faces.ts';
import { say } from './speech.ts';

/** The rulebook in our own words, opened at a rule; '' opens it at its beginning. */
export const Rules = ({
  game,
  at,
  onClose,
}: {
  game: string;
  at: string;
  onClose(): void;
}): JSX.Element => {
  const sought = useSignal('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    document.getElementById(`rule ${at}`)?.scrollIntoView({ block: 'start' });
  }, [at]);
  const wanted = sought.value.toLowerCase();
  const rules = Object.entries(faceOf(game).rulebook).filter(([number, { title, gist }]) =>
    `${number} ${title} ${gist}`.toLowerCase().includes(wanted),
  );
  return (
    <dialog ref={dialog} class="rules" aria-label={say('rules')} onClose={onClose}>
      <form method="dialog">
        <input
          type="search"
          placeholder={say('searchRules')}
          aria-label={say('searchRules')}
          value={sought}
          onInput={(e) => (sought.value = e.currentTarget.value)}
        />
        <button type="submit">{say('close')}</button>
      </form>
      <dl>
        {rules.map(([number, { title, gist }]) => (
          <div key={number} id={`rule ${number}`} class={number === at ? 'rule at' : 'rule'}>
            <dt>
              {number} {title}
            </dt>
            <dd>{gist}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
};
