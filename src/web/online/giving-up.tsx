import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../speech.ts';
import { lookRound, rematch, resign, stand, tables } from './api.ts';
import { useDoing } from './doing.ts';
import type { OnlineMatch } from './online-table.ts';
import { nextGame } from './table-groups.ts';
import { isVisible } from './visible.ts';
import { sayOnline } from './words.ts';

/** How often it is looked for a next game while somebody sits before one that is over. */
const GLANCE_MS = 5000;

/** The game once more; if one of the others was quicker, to the table that he has opened. */
const Again = ({ online }: { online: OnlineMatch }): JSX.Element => {
  const { problem, attempt } = useDoing();
  const { info } = online;
  useEffect(() => {
    const glance = (): void => {
      if (isVisible.value) void lookRound();
    };
    glance();
    const clock = setInterval(glance, GLANCE_MS);
    return () => clearInterval(clock);
  }, []);
  const next = nextGame(info.value, tables.value);
  const again = (): Promise<void> =>
    attempt(async () => {
      await lookRound();
      const { id } = nextGame(info.value, tables.value) ?? (await rematch(info.value.id));
      location.hash = `/table/${id}`;
    });
  return (
    <>
      <button
        type="button"
        class={next === undefined ? '' : 'primary'}
        onClick={() => void again()}
      >
        {next === undefined ? say('rematch') : sayOnline('toRematch')}
      </button>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
    </>
  );
};

/** Giving a game of two up, or leaving one’s seat in a larger one; asked twice. */
const GiveUp = ({ id, isOfTwo }: { id: string; isOfTwo: boolean }): JSX.Element => {
  const isAsked = useSignal(false);
  const { problem, attempt } = useDoing();
  if (!isAsked.value)
    return (
      <button type="button" onClick={() => (isAsked.value = true)}>
        {isOfTwo ? say('resign') : sayOnline('leaveSeat')}
      </button>
    );
  const sure = isOfTwo ? say('resignSure') : sayOnline('leaveSure');
  const go = (): Promise<void> =>
    attempt(async () => {
      await (isOfTwo ? resign(id) : stand(id));
      // Who has left looks on with other eyes.
      if (!isOfTwo) location.reload();
    });
  return (
    <span class="sure" role="group" aria-label={sure}>
      {sure}{' '}
      <button type="button" class="grave" onClick={() => void go()}>
        {isOfTwo ? say('resignYes') : sayOnline('leaveYes')}
      </button>{' '}
      <button type="button" onClick={() => (isAsked.value = false)}>
        {say('playOn')}
      </button>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
    </span>
  );
};

/** How one leaves a game, and begins it again when it is over. */
export const GivingUp = ({ online }: { online: OnlineMatch }): JSX.Element => {
  const { id, seats, outcome } = online.info.value;
  return outcome === null ? (
    <GiveUp id={id} isOfTwo={seats.length === 2} />
  ) : (
    <Again online={online} />
  );
};
