import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { KEYS } from './keys.ts';
import { say } from './speech.ts';

/** What is printed on the key, where that is not what it writes. */
const CAPS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowRight: '→',
  Escape: 'Esc',
};

const capOf = (key: string): string => (key === ' ' ? say('space') : (CAPS[key] ?? key));

/** All keys and what they do. */
export const KeysDialog = ({ onClose }: { onClose(): void }): JSX.Element => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="keys" aria-labelledby="keys-title" onClose={onClose}>
      <form method="dialog">
        <h2 id="keys-title">{say('keys')}</h2>
        <button type="submit">{say('close')}</button>
      </form>
      <dl>
        {KEYS.map(({ keys, word }) => (
          <div key={word}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{capOf(key)}</kbd>
              ))}
            </dt>
            <dd>{say(word)}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
};
