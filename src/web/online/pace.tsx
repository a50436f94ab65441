import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { boxWordsOf, nameIn, say } from '../speech.ts';
import { askPause, claim, sitDown, type Claim, type Pace, type SeatInfo } from './api.ts';
import type { SeatClock } from './clock.ts';
import { useDoing } from './doing.ts';
import type { OnlineMatch } from './online-table.ts';
import { sayTime, tellPace, tellTime } from './pace-words.ts';

/** The pace of a table: chosen when it is opened, and as clocks beside the seats. */

const CLOCKS: readonly Pace[] = [
  { minutes: 10, increment: 15 },
  { minutes: 20, increment: 20 },
  { minutes: 40, increment: 30 },
  { minutes: 90, increment: 60 },
];
const DAYS: readonly Pace[] = [{ days: 1 }, { days: 2 }, { days: 3 }, { days: 7 }];

const PaceOptions = ({ paces }: { paces: readonly Pace[] }): JSX.Element => (
  <>
    {paces.map((pace) => (
      <option key={JSON.stringify(pace)} value={JSON.stringify(pace)}>
        {tellPace(pace)}
      </option>
    ))}
  </>
);

export const PaceChoice = ({
  pace,
  onChange,
}: {
  pace: Pace | null;
  onChange(pace: Pace | null): void;
}): JSX.Element => (
  <label>
    {sayTime('pace')}
    <select
      value={JSON.stringify(pace)}
      onChange={(e) => onChange(JSON.parse(e.currentTarget.value) as Pace | null)}
    >
      <option value="null">{sayTime('unhurried')}</option>
      <optgroup label={sayTime('atOneSitting')}>
        <PaceOptions paces={CLOCKS} />
      </optgroup>
      <optgroup label={sayTime('overDays')}>
        <PaceOptions paces={DAYS} />
      </optgroup>
    </select>
  </label>
);

/** What is left to a seat. */
export const ClockFace = ({ clock }: { clock: SeatClock }): JSX.Element => {
  const signs = [
    'clock',
    ...(clock.runs ? ['runs'] : []),
    ...(clock.isShort ? ['short'] : []),
    ...(clock.isOut ? ['out'] : []),
  ];
  const time = tellTime(clock.left);
  return (
    <span class={signs.join(' ')} role="timer" aria-label={sayTime('timeLeft', time)}>
      {time}
    </span>
  );
};

/** What may be made of somebody’s time that is out. */
const Late = ({ online, seat }: { online: OnlineMatch; seat: number }): JSX.Element => {
  const { problem, attempt } = useDoing();
  const { id, game, seats, pace } = online.info.value;
  const name = seats[seat].seat;
  const ends = online.clock.told.value?.ends ?? null;
  const isOwn = online.own.includes(name);
  const ways: readonly Claim[] = [
    ...(pace !== null && seats.length === 2 ? ['win' as const] : []),
    'bot',
    ...(seats[seat].kind === 'open' ? [] : ['open' as const]),
    'grace',
  ];
  return (
    <div class="late" role="status">
      <b>
        {isOwn
          ? sayTime(pace === null ? 'ownLate' : 'ownOut')
          : sayTime('out', nameIn(boxWordsOf(game), name))}
      </b>
      {online.isSeated &&
        !isOwn &&
        ways.map((way) => (
          <button key={way} type="button" onClick={() => void attempt(() => claim(id, name, way))}>
            {sayTime(way)}
          </button>
        ))}
      {ends !== null && (
        <small>{sayTime(seats.length === 2 ? 'endsIn' : 'botIn', tellTime(ends))}</small>
      )}
      {problem.value !== null && <p role="alert">{problem.value}</p>}
    </div>
  );
};

/** Time that stands still: before the beginning, and in a pause that all have agreed to. */
const Pausing = ({ online }: { online: OnlineMatch }): JSX.Element | null => {
  const { problem, attempt } = useDoing();
  const { id, game, seats, pace } = online.info.value;
  const told = online.clock.told.value;
  if (told === null || pace === null || !('minutes' in pace)) return null;
  const { isPaused, stands } = told;
  const asked = told.asked.map((seat) => seats[seat].seat);
  const others = asked.filter((seat) => !online.own.includes(seat));
  const isWished = asked.length > others.length;
  const names = others.map((seat) => nameIn(boxWordsOf(game), seat)).join(', ');
  const canWish = online.isSeated && (stands > 0 || told.runs.includes(true));
  return (
    <div class="pausing" role="status">
      {stands > 0 && (
        <span>
          {isPaused ? sayTime('paused', tellTime(stands)) : sayTime('startsIn', tellTime(stands))}
        </span>
      )}
      {others.length > 0 && <span>{sayTime(isPaused ? 'wishesGoOn' : 'wishesPause', names)}</span>}
      {isWished && <span>{sayTime(isPaused ? 'youWishGoOn' : 'youWishPause')}</span>}
      {canWish && (
        <button type="button" onClick={() => void attempt(() => askPause(id))}>
          {sayTime(isWished ? 'noLonger' : isPaused ? 'goOn' : 'pause')}
        </button>
      )}
      {problem.value !== null && <p role="alert">{problem.value}</p>}
    </div>
  );
};

/** Somebody was replaced who is here again. */
const Replaced = ({ online, seat }: { online: OnlineMatch; seat: SeatInfo }): JSX.Element => {
  const { problem, attempt } = useDoing();
  const { id, game } = online.info.value;
  const name = nameIn(boxWordsOf(game), seat.seat);
  return (
    <div class="late" role="status">
      <b>{sayTime(seat.kind === 'bot' ? 'botForYou' : 'seatOfYours', name)}</b>
      <button
        type="button"
        onClick={() => void attempt(() => sitDown(id, seat.seat, online.invitation))}
      >
        {say('sitAs', name)}
      </button>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
    </div>
  );
};

/** What there is to say and to do about the time of a table. */
export const Time = ({ online }: { online: OnlineMatch }): JSX.Element | null => {
  useEffect(() => online.clock.tick(), [online]);
  const { outcome, seats } = online.info.value;
  if (outcome !== null) return null;
  const clocks = online.clock.seats.value ?? [];
  const late = clocks.flatMap(({ isOut }, seat) => (isOut ? [seat] : []));
  const isNearlyOut = clocks.some(
    ({ isShort, runs }, seat) => isShort && runs && online.own.includes(seats[seat].seat),
  );
  return (
    <>
      {seats.map((seat) => seat.isLeft && <Replaced key={seat.seat} online={online} seat={seat} />)}
      {late.map((seat) => (
        <Late key={seat} online={online} seat={seat} />
      ))}
      <p class="nearly-out" role="status">
        {isNearlyOut && sayTime('nearlyOut')}
      </p>
      {late.length === 0 && <Pausing online={online} />}
    </>
  );
};
