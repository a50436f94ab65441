import { fields, misread, whole, type Node } from '../kernel/fault.ts';
import { seatBit } from '../kernel/stack.ts';
import type { Holder, Outage, Pace, Reading, Seating, TableRow } from '../store/rows.ts';

/**
 * How long a seat may let the others wait. What the clocks read follows from what is kept alone: the
 * times of the entries, the last reading and the outages. So it comes out the same in every process.
 */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MOST_MINUTES = 600;
const MOST_INCREMENT = 600;
const MOST_DAYS = 30;
/** Days a turn where nobody is in a hurry; who takes longer may be replaced, but has not lost. */
const UNHURRIED_DAYS = 7;
/** When the last seat is taken, everybody has so long to come to the table. */
const LEAD_MS = 2 * MINUTE_MS;
/** A pause lasts no longer, so that nobody is left waiting for somebody’s consent. */
const LONGEST_PAUSE_MS = DAY_MS;
/** So long those who wait may think about what they make of a time that is out. */
const PATIENCE_MS = 15 * MINUTE_MS;

/** From when on the table has waited for these seats. */
export interface Wait {
  /** How many entries had been taken. */
  readonly version: number;
  readonly at: number;
  /** The seats, one bit each. */
  readonly waiting: number;
}

/** What clocks are read from. */
export interface Kept {
  readonly row: Pick<TableRow, 'pace' | 'reading' | 'holders' | 'created' | 'changed' | 'outcome'>;
  /** The first at version 0. */
  readonly waits: readonly Wait[];
  readonly outages: readonly Outage[];
}

/** What the clocks read at a moment. */
export interface Clocks {
  readonly at: number;
  /** Milliseconds by seat; below zero since the time is out. */
  readonly left: readonly number[];
  /** Whose time runs. */
  readonly runs: readonly boolean[];
  /** When they run on, if nobody’s time runs until then. */
  readonly from: number;
  readonly isPaused: boolean;
  readonly asked: readonly number[];
}

export const readPace = (node: Node): Pace | null => {
  if (node.value === undefined || node.value === null) return null;
  if (typeof node.value !== 'object')
    return misread(node, 'a pace is null, {"minutes", "increment"} or {"days"}');
  const given = fields(node, ['minutes', 'increment', 'days']);
  if (given.minutes.value === undefined) {
    if (given.increment.value !== undefined) misread(given.increment, 'a day has no increment');
    return { days: whole(given.days, 1, MOST_DAYS) };
  }
  if (given.days.value !== undefined) misread(given.days, 'a pace has minutes or days, not both');
  return {
    minutes: whole(given.minutes, 1, MOST_MINUTES),
    increment: whole(given.increment, 0, MOST_INCREMENT, 0),
  };
};

const isLive = (pace: Pace | null): pace is Extract<Pace, { minutes: number }> =>
  pace !== null && 'minutes' in pace;

/** What a seat has at the beginning; by the day, at the beginning of each turn. */
const fullTime = (pace: Pace | null): number => {
  if (isLive(pace)) return pace.minutes * MINUTE_MS;
  return (pace?.days ?? UNHURRIED_DAYS) * DAY_MS;
};

/** What a seat is given that needs more: by grace, or because somebody new sits down. */
export const allowance = (pace: Pace | null): number =>
  isLive(pace) ? fullTime(pace) / 4 : fullTime(pace);

/** How long after a seat’s time is out the table ends by itself, if nothing is done there. */
export const patience = (pace: Pace | null): number => {
  if (pace === null) return Infinity;
  return isLive(pace) ? PATIENCE_MS : fullTime(pace);
};

/** The time between two moments in which there was a server. */
export const elapsed = (outages: readonly Outage[], from: number, to: number): number => {
  let counted = 0;
  let at = from;
  for (const outage of outages) {
    if (outage.to <= at) continue;
    if (outage.from >= to) break;
    counted += Math.max(0, outage.from - at);
    at = Math.min(outage.to, to);
  }
  return counted + Math.max(0, to - at);
};

/** A seat that nobody has ever held: the game has not begun for everybody. */
const isUnmanned = (holder: Holder): boolean => holder.kind === 'open' && holder.was === undefined;

const hasBegun = (holders: readonly Holder[]): boolean => !holders.some(isUnmanned);

const firstReading = ({ row: { holders, pace, created } }: Kept): Reading => ({
  version: 0,
  from: created,
  left: holders.map(() => fullTime(pace)),
  isPaused: false,
  asked: [],
});

const isIn = (seats: number, seat: number): boolean => (seats & seatBit(seat)) !== 0;

/** What a seat has left when the table waits for others than before. */
const handedOver = (pace: Pace | null, left: number, was: boolean, is: boolean): number => {
  if (was === is) return left;
  // Nobody is given back what he took too much, and nobody owes it.
  if (was) return Math.max(0, left) + (isLive(pace) ? pace.increment * 1000 : 0);
  return isLive(pace) ? left : fullTime(pace);
};

/** What the clocks read at a moment that no entry follows. */
export const clocksAt = (kept: Kept, now: number): Clocks => {
  const { pace, holders, outcome, changed } = kept.row;
  const reading = kept.row.reading ?? firstReading(kept);
  const counts = holders.map(({ kind }) => kind !== 'bot');
  const outages = kept.outages.filter(({ to }) => to > reading.from);
  const first = kept.waits.findLastIndex(({ version }) => version <= reading.version);
  let { left, from: at } = reading;
  let { waiting } = kept.waits[first];
  const runTo = (to: number): void => {
    const spent = elapsed(outages, at, to);
    left = left.map((each, seat) => (counts[seat] && isIn(waiting, seat) ? each - spent : each));
    at = Math.max(at, to);
  };
  const isBegun = hasBegun(holders);
  if (isBegun) {
    for (const wait of kept.waits.slice(first + 1)) {
      runTo(wait.at);
      left = left.map((each, seat) =>
        counts[seat] ? handedOver(pace, each, isIn(waiting, seat), isIn(wait.waiting, seat)) : each,
      );
      waiting = wait.waiting;
    }
    runTo(outcome === null ? now : changed);
  }
  const isRunning = isBegun && outcome === null && at <= now;
  return {
    at: now,
    left,
    runs: counts.map((each, seat) => each && isRunning && isIn(waiting, seat)),
    from: reading.from,
    isPaused: reading.isPaused && reading.from > now,
    asked: reading.asked,
  };
};

export const isOut = ({ left, runs }: Clocks, seat: number): boolean =>
  runs[seat] && left[seat] <= 0;

/** The same clocks, read and set down; what is given is set. */
export const readingOf = (
  { left, from, isPaused, asked }: Clocks,
  version: number,
  now: number,
  set: Partial<Reading> = {},
): Reading => ({ version, from: Math.max(from, now), left, isPaused, asked, ...set });

/** The clocks of a pause that begins, or of one that is over. */
export const pausing = (isPaused: boolean, now: number): Partial<Reading> => ({
  isPaused,
  from: isPaused ? now + LONGEST_PAUSE_MS : now,
  asked: [],
});

/** Who holds a seat, or who has left it. */
export const personIn = (holder: Holder): string | undefined =>
  holder.kind === 'person' ? holder.person : holder.was;

/**
 * The table with other holders. When the last seat is taken, the clocks begin; whoever takes over a
 * seat later has some time there, whatever was left.
 */
export const reseated = (
  { pace, holders: before }: Pick<TableRow, 'pace' | 'holders'>,
  clocks: Clocks,
  version: number,
  holders: readonly Holder[],
): Seating => {
  const isNew = holders.map(
    (holder, seat) =>
      holder.kind === 'person' &&
      (before[seat].kind === 'bot' || personIn(before[seat]) !== holder.person),
  );
  const begins = hasBegun(holders) && !hasBegun(before);
  const left = clocks.left.map((each, seat) => {
    if (begins) return fullTime(pace);
    return isNew[seat] ? Math.max(each, allowance(pace)) : each;
  });
  const lead = begins && isLive(pace) ? LEAD_MS : 0;
  const set = { left, asked: [], ...(begins && { from: clocks.at + lead }) };
  return { holders, reading: readingOf(clocks, version, clocks.at, set) };
};

/** How long it is until the table ends by itself, as it stands now; below zero when that has passed. */
export const untilEnd = ({ row, outages }: Kept, clocks: Clocks): number => {
  if (row.outcome !== null) return Infinity;
  const wait = patience(row.pace);
  // Who lets the others wait but is at the table again is not cut short.
  const sinceChange = elapsed(outages, row.changed, clocks.at);
  const ends = clocks.left.map((left, seat) =>
    clocks.runs[seat] ? Math.max(left + wait, wait - sinceChange) : Infinity,
  );
  return Math.min(...ends);
};

/** How a game of two ends when time is out: who still has some has won. */
export const endByTime = (
  names: readonly string[],
  clocks: Clocks,
): NonNullable<TableRow['outcome']> => {
  const winners = names.filter((_, seat) => !isOut(clocks, seat));
  const late = names.find((name) => !winners.includes(name)) ?? '';
  return winners.length === 0
    ? { winners, reason: 'time has run out for both' }
    : { winners, reason: `${late} runs out of time` };
};

/** Whoever had a seat may come back to it from the bot that takes it, or while it is free. */
const leftBy = (holder: Holder): { was?: string } => {
  const was = personIn(holder);
  return was === undefined ? {} : { was };
};

export const freed = (holder: Holder): Holder => ({ kind: 'open', ...leftBy(holder) });

export const botFor = (holder: Holder, level: number): Holder => ({
  kind: 'bot',
  level,
  ...leftBy(holder),
});
