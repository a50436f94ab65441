import type { ComponentChildren, JSX } from 'preact';
import type { Stop } from './engine.ts';
import { say } from './speech.ts';

/** Something to know, and what can be done about it. */
export const Message = ({
  children,
  onClose,
}: {
  children: ComponentChildren;
  onClose?: () => void;
}): JSX.Element => (
  <div class="notice message" role="alert">
    {children}
    {onClose !== undefined && (
      <button type="button" onClick={onClose}>
        {say('close')}
      </button>
    )}
  </div>
);

/** The engine has stopped, with or without a game at it. */
export const StoppedMessage = ({
  stop,
  isPlaying,
  onRestart,
}: {
  stop: Stop;
  isPlaying: boolean;
  onRestart(): void;
}): JSX.Element => (
  <Message>
    <p>
      {say(
        stop.isSilent ? 'engineSilent' : 'engineBroken',
        stop.detail === '' ? '' : ` (${stop.detail})`,
      )}{' '}
      {isPlaying && say('engineKept')}
    </p>
    <button type="button" class="primary" onClick={onRestart}>
      {say('restart')}
    </button>
  </Message>
);

/** The browser does not keep the game: it goes on, but only here. */
export const UnkeptMessage = ({
  problem,
  onSave,
  onClose,
}: {
  problem: string;
  onSave(): void;
  onClose(): void;
}): JSX.Element => (
  <Message onClose={onClose}>
    <p>{say('unkept', problem.replace(/\.$/, ''))}</p>
    <button type="button" class="primary" onClick={onSave}>
      {say('saveNow')}
    </button>
  </Message>
);

export const UpdateMessage = ({ onReload }: { onReload(): void }): JSX.Element => (
  <div class="notice message" role="status">
    <p>{say('updateReady')}</p>
    <button type="button" onClick={onReload}>
      {say('updateNow')}
    </button>
  </div>
);
