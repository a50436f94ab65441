import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Engine } from '../engine.ts';

/** Who of those that sit at a table is there, as far as somebody who looks on can tell. */

/** How often it is asked while somebody looks. */
const GLANCE_MS = 10_000;
/** Who has just taken a seat is there a moment later. */
const MOMENT_MS = 1500;

export interface Presence {
  /** The seats whose people are there; null until that is known. */
  readonly here: ReadonlySignal<readonly string[] | null>;
  /** Somebody has come or gone: asks at once, and soon again. */
  look(): void;
  close(): void;
}

interface Source {
  readonly line: Engine;
  readonly table: string;
  readonly isVisible: ReadonlySignal<boolean>;
  readonly isCut: ReadonlySignal<boolean>;
}

export const openPresence = ({ line, table, isVisible, isCut }: Source): Presence => {
  const here = signal<readonly string[] | null>(null);
  const ask = async (): Promise<void> => {
    here.value = (await line.call<{ here: readonly string[] }>('here', { table })).here;
  };
  const glance = (): void => void ask().catch(() => (here.value = null));
  let soon: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    glance();
    clearTimeout(soon);
    soon = setTimeout(glance, MOMENT_MS);
  };
  const stop = effect(() => {
    if (isCut.value || !isVisible.value) {
      // Nobody knows what has become of the others.
      here.value = null;
      return undefined;
    }
    glance();
    const clock = setInterval(glance, GLANCE_MS);
    return () => clearInterval(clock);
  });
  const close = (): void => {
    clearTimeout(soon);
    stop();
  };
  return { here, look, close };
};
