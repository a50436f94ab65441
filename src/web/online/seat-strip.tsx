import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { boxWordsOf, nameIn, say } from '../speech.ts';
import { linkTo, type OnlineMatch } from './online-table.ts';

/** Who sits at an online table, how to bring a friend, and whether the line holds. */
export const SeatStrip = ({ online }: { online: OnlineMatch }): JSX.Element => {
  const isCopied = useSignal(false);
  const { info, line } = online;
  const words = boxWordsOf(info.value.game);
  const isFree = info.value.seats.some(({ kind }) => kind === 'open');
  const link = linkTo(info.value);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    isCopied.value = true;
  };
  return (
    <aside class="seat-strip" aria-label={say('online')}>
      {line.isCut.value && (
        <p class="cut" role="alert">
          {say('lineCut')}
        </p>
      )}
      {info.value.seats.map(({ seat, kind, name, level }) => (
        <span key={seat} class={`sitting ${kind}`}>
          <b>{nameIn(words, seat)}</b>{' '}
          {kind === 'bot' ? say('levelOf', level ?? '') : (name ?? say('seatFree'))}
        </span>
      ))}
      {isFree && info.value.invitation !== undefined && (
        <label class="invitation">
          {say('inviteBy')}
          <input
            readOnly
            value={link}
            onFocus={(e) => e.currentTarget.select()}
            aria-label={say('inviteBy')}
          />
          <button type="button" onClick={() => void copy()}>
            {say(isCopied.value ? 'copied' : 'copy')}
          </button>
        </label>
      )}
    </aside>
  );
};
