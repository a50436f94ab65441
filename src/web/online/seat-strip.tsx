import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { boxWordsOf, nameIn, say } from '../speech.ts';
import { rematch, resign } from './api.ts';
import { Chat } from './chat.tsx';
import { tellHolder } from './holder.ts';
import { linkTo, type OnlineMatch } from './online-table.ts';
import { ClockFace, Time } from './pace.tsx';

/** Giving the game up, asked twice; and playing it again once it is over. */
const GiveUp = ({ id, isOver }: { id: string; isOver: boolean }): JSX.Element => {
  const isAsked = useSignal(false);
  const again = async (): Promise<void> => {
    location.hash = `/table/${(await rematch(id)).id}`;
  };
  if (isOver)
    return (
      <button type="button" onClick={() => void again()}>
        {say('rematch')}
      </button>
    );
  if (!isAsked.value)
    return (
      <button type="button" onClick={() => (isAsked.value = true)}>
        {say('resign')}
      </button>
    );
  return (
    <span class="sure" role="group" aria-label={say('resignSure')}>
      {say('resignSure')}{' '}
      <button type="button" class="grave" onClick={() => void resign(id)}>
        {say('resignYes')}
      </button>{' '}
      <button type="button" onClick={() => (isAsked.value = false)}>
        {say('playOn')}
      </button>
    </span>
  );
};

/** Who sits at an online table, how to bring a friend, and whether the line holds. */
export const SeatStrip = ({ online }: { online: OnlineMatch }): JSX.Element => {
  const isCopied = useSignal(false);
  const { info, line } = online;
  const words = boxWordsOf(info.value.game);
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
        <span key={held.seat} class={`sitting ${held.kind}`}>
          <b>{nameIn(words, held.seat)}</b> {tellHolder(held)}
          {clocks !== null && held.kind !== 'bot' && <ClockFace clock={clocks[i]} />}
        </span>
      ))}
      <Time online={online} />
      {online.isSeated && <Chat online={online} />}
      {online.isSeated && info.value.seats.length === 2 && (
        <GiveUp id={info.value.id} isOver={info.value.outcome !== null} />
      )}
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
