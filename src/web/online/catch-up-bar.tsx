import type { JSX } from 'preact';
import { tellEvent } from '../speech.ts';
import { Steps } from '../steps.tsx';
import type { CatchingUp, Missed } from './catching-up.ts';
import type { OnlineMatch } from './online-table.ts';
import { sayOnline } from './words.ts';

/** The replay while it runs: what has just been shown, and how to go on. */
const Replay = ({ online, missed }: { online: OnlineMatch; missed: Missed }): JSX.Element => {
  const { match } = online;
  const { past } = match;
  const words = match.words.value;
  const log = match.log.value;
  const moment = past.moment.value ?? missed.to;
  const event = moment > missed.from ? log.at(moment - 1) : undefined;
  const place = sayOnline('replayOf', Math.max(0, moment - missed.from), missed.to - missed.from);
  return (
    <>
      <p role="status">
        <span class="faint">{place}</span>{' '}
        {event === undefined ? sayOnline('asItStood') : tellEvent(words, event, log)}
      </p>
      <div class="answers">
        <Steps past={past} />
        <button type="button" onClick={past.toNow}>
          {sayOnline('skipToNow')}
        </button>
      </div>
    </>
  );
};

/** Who comes back to a table is offered what has happened there. */
export const CatchUpBar = ({
  online,
  catchingUp: { missed, isShown, replay, skip },
}: {
  online: OnlineMatch;
  catchingUp: CatchingUp;
}): JSX.Element | null => {
  const { value: last } = missed;
  if (last === null) return null;
  const count = last.to - last.from;
  return (
    <section class="notice catch-up" aria-label={sayOnline('sinceYouLooked')}>
      {isShown.value ? (
        <Replay online={online} missed={last} />
      ) : (
        <>
          <p role="status">
            {count === 1 ? sayOnline('oneMissed') : sayOnline('manyMissed', count)}
          </p>
          <div class="answers">
            <button type="button" onClick={() => void replay()}>
              {sayOnline('replay')}
            </button>
            <button type="button" onClick={skip}>
              {sayOnline('noReplay')}
            </button>
          </div>
        </>
      )}
    </section>
  );
};
