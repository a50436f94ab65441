import type { JSX } from 'preact';
import { nameIn, say, tellEvent } from '../speech.ts';
import { useDoing } from './doing.ts';
import type { OnlineMatch } from './online-table.ts';
import type { Plea } from './pleas.ts';
import { sayOnline } from './words.ts';

/** At most so much of what would be taken back is told at once. */
const MOST_TOLD = 5;

/** What somebody asks to take back, and how far the others are with it. */
const Asking = ({ online, plea }: { online: OnlineMatch; plea: Plea }): JSX.Element => {
  const { match, own } = online;
  const words = match.words.value;
  const isOwn = own.includes(plea.seat);
  const log = match.log.value;
  const last = log[(plea.moments[match.eyes.value] ?? 0) - 1];
  const who = nameIn(words, plea.seat);
  const since = last === undefined ? null : tellEvent(words, last, log);
  const names = (seats: readonly string[]): string =>
    seats.map((seat) => nameIn(words, seat)).join(', ');
  return (
    <p role="status">
      <b>
        {since === null
          ? sayOnline(isOwn ? 'pleaOwnAll' : 'pleaOfAll', who)
          : isOwn
            ? sayOnline('pleaOwn', since)
            : sayOnline('pleaOf', who, since)}
      </b>{' '}
      {plea.agreed.length > 0 && sayOnline('agreedSoFar', names(plea.agreed))}{' '}
      {plea.asked.length > 0 && sayOnline('stillAsked', names(plea.asked))}
    </p>
  );
};

/** What would not have happened, as one has heard of it oneself. */
const Backwards = ({ online, from }: { online: OnlineMatch; from: number }): JSX.Element => {
  const { match } = online;
  const words = match.words.value;
  const log = match.log.value;
  const gone = log.slice(from);
  const rest = gone.length - MOST_TOLD;
  return (
    <details class="backwards">
      <summary>
        {sayOnline('wouldBeBack')} ({gone.length})
      </summary>
      <ol>
        {gone.slice(0, MOST_TOLD).map((event, i) => (
          <li key={i}>{tellEvent(words, event, log)}</li>
        ))}
        {rest > 0 && <li class="faint">{sayOnline('andMore', rest)}</li>}
      </ol>
    </details>
  );
};

/** One is asked for something, or asks for it oneself. */
const PleaNow = ({ online, plea }: { online: OnlineMatch; plea: Plea }): JSX.Element => {
  const { problem, attempt } = useDoing();
  const { match, own, pleas } = online;
  const from = plea.moments[match.eyes.value] ?? 0;
  const isOwn = own.includes(plea.seat);
  const isMine = plea.asked.some((seat) => own.includes(seat));
  return (
    <section class="notice plea" aria-label={sayOnline('askBack')}>
      <Asking online={online} plea={plea} />
      <Backwards online={online} from={from} />
      <div class="answers">
        <button type="button" onClick={() => void match.past.goTo(from)}>
          {sayOnline('showThen')}
        </button>
        {!isOwn && isMine && (
          <button
            type="button"
            class="primary"
            onClick={() => void attempt(() => pleas.answer(true))}
          >
            {sayOnline('agree')}
          </button>
        )}
        <button type="button" onClick={() => void attempt(() => pleas.answer(false))}>
          {sayOnline(isOwn ? 'withdraw' : isMine ? 'refuse' : 'refuseAfterAll')}
        </button>
      </div>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
    </section>
  );
};

/** What is asked of those at the table, and what has come of it. */
export const PleaBar = ({ online }: { online: OnlineMatch }): JSX.Element | null => {
  const { plea, isRefused, read } = online.pleas;
  if (plea.value !== null) return <PleaNow key={plea.value.id} online={online} plea={plea.value} />;
  if (!isRefused.value) return null;
  return (
    <div class="notice" role="status">
      <p>{sayOnline('notGranted')}</p>
      <button type="button" onClick={read}>
        {say('close')}
      </button>
    </div>
  );
};
