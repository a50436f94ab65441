import { signal, type ReadonlySignal } from '@preact/signals';
import type { Engine } from './engine.ts';

/** The milliseconds an event stands while the game plays itself again. */
const BEAT = 700;

interface Source {
  readonly engine: Engine;
  readonly table: string;
  readonly eyes: ReadonlySignal<string>;
  readonly isRevealed: ReadonlySignal<boolean>;
  /** How many events have been heard up to now. */
  heard(): number;
}

/** Looking back: moments are counted by the events of the log that had been heard. */
export const openPast = ({ engine, table, eyes, isRevealed, heard }: Source) => {
  /** Null is now. */
  const moment = signal<number | null>(null);
  const view = signal<unknown>(null);
  const isPlaying = signal(false);
  let timer = 0;
  let wanted = 0;

  const stop = (): void => {
    isPlaying.value = false;
    clearTimeout(timer);
  };

  const toNow = (): void => {
    stop();
    wanted++;
    moment.value = null;
    view.value = null;
  };

  /** Shows a moment; the last one is now. A slower answer to an earlier wish is dropped. */
  const show = async (at: number): Promise<void> => {
    if (at >= heard()) return toNow();
    const wish = ++wanted;
    const params = { table, seat: eyes.value, at: Math.max(0, at), revealed: isRevealed.value };
    const seen = await engine.call('view', params);
    if (wish !== wanted) return;
    view.value = seen;
    moment.value = params.at;
  };

  const beat = async (): Promise<void> => {
    await show((moment.value ?? 0) + 1);
    if (moment.value === null) stop();
    if (isPlaying.value) timer = window.setTimeout(() => void beat(), BEAT);
  };

  return {
    moment,
    view,
    isPlaying,
    toNow,
    goTo: (at: number): Promise<void> => {
      stop();
      return show(at);
    },
    step: (by: number): Promise<void> => {
      stop();
      return show((moment.value ?? heard()) + by);
    },
    /** Plays on by itself from the moment shown, at once or after a look at it, or from the beginning. */
    play: async (isLookedAt = false): Promise<void> => {
      if (isPlaying.value) return stop();
      isPlaying.value = true;
      if (moment.value === null) await show(0);
      if (!isPlaying.value) return;
      if (isLookedAt) timer = window.setTimeout(() => void beat(), BEAT);
      else await beat();
    },
    /** The same moment with other eyes. */
    refresh: async (): Promise<void> => {
      if (moment.value !== null) await show(moment.value);
    },
  };
};
