import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameWords } from '../boards/words.ts';
import { faceOf } from './games.ts';
import { KEYS } from './keys.ts';
import { nameIn, say } from './speech.ts';

/** What is printed on the key, where that is not what it writes. */
const CAPS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowRight: '→',
  Escape: 'Esc',
  // Small letters may be keys of the game.
  W: '⇧W',
  V: '⇧V',
};

const capOf = (key: string): string => (key === ' ' ? say('space') : (CAPS[key] ?? key));

const Row = ({ keys, said }: { keys: readonly string[]; said: string }): JSX.Element => (
  <div>
    <dt>
      {keys.map((key) => (
        <kbd key={key}>{capOf(key)}</kbd>
      ))}
    </dt>
    <dd>{said}</dd>
  </div>
);

/** All keys and what they do: those of the game come before those of the page. */
export const KeysDialog = ({
  game,
  words,
  onClose,
}: {
  game: string;
  words: GameWords;
  onClose(): void;
}): JSX.Element => {
  const own = faceOf(game).handling.keys ?? [];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="keys" aria-labelledby="keys-title" onClose={onClose}>
      <form method="dialog">
        <h2 id="keys-title">{say('keys')}</h2>
        <button type="submit">{say('close')}</button>
      </form>
      {own.length > 0 && (
        <>
          <h3>{say('keysOfGame', words.title)}</h3>
          <dl>
            {own.map(({ keys, name }) => (
              <Row
                key={name}
                keys={keys.map((key) => key.toUpperCase())}
                said={nameIn(words, name)}
              />
            ))}
          </dl>
          <h3>{say('keysOfPage')}</h3>
        </>
      )}
      <dl>
        {KEYS.map(({ keys, word }) => (
          <Row key={word} keys={keys} said={say(word)} />
        ))}
      </dl>
    </dialog>
  );
};
