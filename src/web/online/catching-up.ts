import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Engine } from '../engine.ts';
import type { Match } from '../match.ts';

/** What has happened at a table since somebody last looked, and how far he has looked by now. */

/** What one sees is told to the server when so long nothing more has come. */
const PAUSE_MS = 1000;

/** The events that one has not looked at, by their places in one’s own log. */
export interface Missed {
  readonly from: number;
  readonly to: number;
}

export interface CatchingUp {
  /** Null when one has seen it all. */
  readonly missed: ReadonlySignal<Missed | null>;
  /** Whether it is being shown. */
  readonly isShown: ReadonlySignal<boolean>;
  /** Shows it, event by event. */
  replay(): Promise<void>;
  /** One has seen it, or does not want to. */
  skip(): void;
  close(): void;
}

interface Source {
  readonly line: Engine;
  readonly table: string;
  readonly match: Pick<Match, 'log' | 'eyes' | 'isRevealed' | 'isCovered' | 'past' | 'reveal'>;
  /** Whether anybody can see the page. */
  readonly isVisible: ReadonlySignal<boolean>;
  /** Set again when a line that was cut is back: what could not be told is told then. */
  readonly isCut: ReadonlySignal<boolean>;
}

export const openCatchingUp = ({ line, table, match, isVisible, isCut }: Source): CatchingUp => {
  const missed = signal<Missed | null>(null);
  const isShown = signal(false);
  /** Whether it is known how far one had looked when one came: what comes later is seen as it comes. */
  const isSettled = signal(false);
  let asking = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Readonly<Record<string, unknown>> | null = null;

  const at = (): { readonly table: string; readonly seat: string } => ({
    table,
    seat: match.eyes.peek(),
  });

  const flush = (): void => {
    clearTimeout(timer);
    if (pending === null) return;
    const told = pending;
    pending = null;
    // Nothing hangs on it: at worst something is offered once more.
    void line.call('looked', told).catch(() => undefined);
  };

  const report = (events: number): void => {
    pending = { ...at(), events };
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  };

  const logLength = async (eyes: ReturnType<typeof at>, from: number): Promise<number> =>
    (await line.call<{ next: number }>('log', { ...eyes, from })).next;

  /** Finds out what has happened while one was away. */
  const settle = async (): Promise<void> => {
    const wish = ++asking;
    const eyes = at();
    const { events: from } = await line.call<{ events: number | null }>('missed', eyes);
    // Who has never looked has nothing to be reminded of.
    const next = from === null ? 0 : await logLength(eyes, from);
    if (wish !== asking) return;
    missed.value = from !== null && from < next ? { from, to: next } : null;
    isSettled.value = true;
  };

  const leave = (): void => {
    asking++;
    isSettled.value = false;
    flush();
  };

  const skip = (): void => {
    const last = missed.peek();
    if (last === null) return;
    missed.value = null;
    isShown.value = false;
    report(last.to);
  };

  const watchPage = effect(() => {
    const isLooking = isVisible.value && !match.isCovered.value && !isCut.value;
    // Another seat has its own log.
    const eyes = match.eyes.value;
    if (isLooking && eyes !== '') void settle().catch(() => undefined);
    return leave;
  });

  const watchLog = effect(() => {
    const heard = match.isRevealed.value ? 0 : match.log.value.length;
    if (!isSettled.value || heard === 0) return;
    const last = missed.peek();
    if (last === null) report(heard);
    else if (heard > last.to) missed.value = { ...last, to: heard };
  });

  const watchReplay = effect(() => {
    const moment = match.past.moment.value;
    if (!isShown.peek()) return;
    if (moment === null) skip();
    else report(moment);
  });

  return {
    missed,
    isShown,
    skip,
    async replay() {
      const { value: last } = missed;
      if (last === null) return;
      // What one missed is shown as one would have seen it.
      if (match.isRevealed.value) await match.reveal(false);
      await match.past.goTo(last.from);
      isShown.value = match.past.moment.value !== null;
      if (isShown.value) await match.past.play(true);
    },
    close() {
      for (const stop of [watchPage, watchLog, watchReplay]) stop();
    },
  };
};
