import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Engine } from '../engine.ts';

/** Who of those that sit at a table is there, as far as somebody who looks on can tell. */

/** How often it is asked while somebody looks. */
const GLANCE_MS = 15_000;

export interface Presence {
  /** The seats whose people are there; null until that is known. */
  readonly here: ReadonlySignal<readonly string[] | null>;
  /** Asks at once: somebody has come or gone. */
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
  const look = (): void => void ask().catch(() => (here.value = null));
  const close = effect(() => {
    if (isCut.value || !isVisible.value) {
      // Nobody knows what has become of the others.
      here.value = null;
      return undefined;
    }
    look();
    const clock = setInterval(look, GLANCE_MS);
    return () => clearInterval(clock);
  });
  return { here, look, close };
};
