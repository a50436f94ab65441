import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Opened } from './answers.ts';
import type { Player } from './saved.ts';
import { Seats } from './seats.tsx';
import { say, boxWordsOf } from './speech.ts';

/** A table opened from a file, before it is known who plays on. */
export interface Opening {
  readonly name: string;
  readonly opened: Opened;
  readonly id: string;
  readonly players: readonly Player[];
}

/** A file does not say who sits where, so the person does. */
export const FileDialog = ({
  opening: { name, opened, players },
  onPlay,
  onClose,
}: {
  opening: Opening;
  onPlay(players: readonly Player[]): void;
  onClose(): void;
}): JSX.Element => {
  const dialog = useRef<HTMLDialogElement>(null);
  const seated = useSignal(players);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="file-dialog" ref={dialog} aria-labelledby="file-dialog-title" onClose={onClose}>
      <h2 id="file-dialog-title">{boxWordsOf(opened.game).title}</h2>
      <p>{say('fileWhoPlays', name)}</p>
      <Seats
        game={opened.game}
        seats={opened.seats}
        players={seated.value}
        onChange={(players) => (seated.value = players)}
      />
      <div class="ways">
        <button type="button" class="primary" onClick={() => onPlay(seated.value)}>
          {say('playOn')}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('notNow')}
        </button>
      </div>
    </dialog>
  );
};
