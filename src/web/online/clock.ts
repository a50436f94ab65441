import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { ClocksTold, Pace } from './api.ts';

/** The clocks of a table as they stand at this moment, from what the server has told last. */

const TICK_MS = 250;
/** The longest time that a timer takes. */
const LONGEST_MS = 2_147_483_647;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Time is short when less than this part of it is left. */
const SHORT = 0.1;

/** The clock of one seat. */
export interface SeatClock {
  readonly left: number;
  readonly runs: boolean;
  readonly isShort: boolean;
  readonly isOut: boolean;
}

export interface Clock {
  /** By seat; null until the server has told. */
  readonly seats: ReadonlySignal<readonly SeatClock[] | null>;
  /** What is told besides: pauses, and what comes next, in milliseconds from now. */
  readonly told: ReadonlySignal<ClocksTold | null>;
  hear(told: ClocksTold): void;
  /** Goes on, as somebody looks at it; what ends that. */
  tick(): () => void;
  stop(): void;
}

/** What a seat has at the beginning, or for a turn. */
const fullTime = (pace: Pace): number =>
  'minutes' in pace ? pace.minutes * MINUTE_MS : pace.days * DAY_MS;

/** The same so many milliseconds later, if nothing else has happened. */
const later = (told: ClocksTold, spent: number): ClocksTold => ({
  ...told,
  left: told.left.map((each, seat) => (told.runs[seat] ? Math.max(0, each - spent) : each)),
  stands: Math.max(0, told.stands - spent),
  ends: told.ends === null ? null : Math.max(0, told.ends - spent),
});

/** When the server is to be asked again: somebody’s time is out then, or begins to run. */
const nextChange = ({ left, runs, stands }: ClocksTold): number => {
  if (stands > 0) return stands;
  return Math.min(...left.filter((each, seat) => runs[seat] && each > 0), Infinity);
};

export const openClock = (pace: Pace | null, ask: () => void): Clock => {
  const heard = signal<{ readonly told: ClocksTold; readonly at: number } | null>(null);
  const now = signal(Date.now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const told = computed(() =>
    heard.value === null ? null : later(heard.value.told, Math.max(0, now.value - heard.value.at)),
  );
  const seats = computed(
    () =>
      told.value?.left.map((left, seat): SeatClock => {
        const runs = told.value?.runs[seat] === true;
        const isOut = runs && left === 0;
        const isShort = pace !== null && !isOut && left < fullTime(pace) * SHORT;
        return { left, runs, isShort, isOut };
      }) ?? null,
  );
  const stop = (): void => clearTimeout(timer);
  return {
    seats,
    told,
    hear(next) {
      now.value = Date.now();
      heard.value = { told: next, at: now.value };
      stop();
      const wait = nextChange(next);
      if (wait < LONGEST_MS) timer = setTimeout(ask, wait + TICK_MS);
    },
    tick() {
      const ticking = setInterval(() => (now.value = Date.now()), TICK_MS);
      return () => clearInterval(ticking);
    },
    stop,
  };
};
