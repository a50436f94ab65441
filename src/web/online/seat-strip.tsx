import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { boxWordsOf, nameIn, say } from '../speech.ts';
import { Chat } from './chat.tsx';
import { tellHolder } from './holder.ts';
import { GivingUp } from './giving-up.tsx';
import { linkTo, type OnlineMatch } from './online-table.ts';
import { ClockFace, Time } from './pace.tsx';
import { sayOnline } from './words.ts';

/** Whether somebody is at the table now. */
const There = ({ isHere }: { isHere: boolean }): JSX.Element => (
  <span
    class={`there ${isHere ? 'is-here' : ''}`}
    role="img"
    aria-label={sayOnline(isHere ? 'here' : 'away')}
    title={sayOnline(isHere ? 'here' : 'away')}
  />
);

/** Who sits at an online table, how to bring a friend, and whether the line holds. */
export const SeatStrip = ({ online }: { online: OnlineMatch }): JSX.Element => {
  const isCopied = useSignal(false);
  const { info, line } = online;
  const words = boxWordsOf(info.value.game);
  const moves = online.match.standing.value.waiting;
  const here = online.presence.here.value;
  const isFree = info.value.seats.some(({ kind }) => kind === 'open');
  const link = linkTo(info.value);
  const clocks = info.value.pace === null ? null : online.clock.seats.value;
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
      {info.value.seats.map((held, i) => (
        <span
          key={held.seat}
          class={`sitting ${held.kind} ${moves.includes(held.seat) ? 'moves' : ''}`}
        >
          <b>{nameIn(words, held.seat)}</b>{' '}
          {moves.includes(held.seat) && <span class="sr-only">({sayOnline('decides')})</span>}{' '}
          {held.kind === 'person' && here !== null && <There isHere={here.includes(held.seat)} />}{' '}
          {tellHolder(held)}
          {clocks !== null && held.kind !== 'bot' && <ClockFace clock={clocks[i]} />}
        </span>
      ))}
      <Time online={online} />
      {online.isSeated && <Chat online={online} />}
      {online.isSeated && <GivingUp online={online} />}
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
