import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Overlay } from '../boards/handling.ts';
import type { Shape, Thing } from '../boards/scene.ts';

interface Source {
  readonly overlays: readonly Overlay[];
  /** Null while nothing is to be shown over the board. */
  readonly view: ReadonlySignal<unknown>;
  /** What is looked at. */
  readonly at: ReadonlySignal<Thing | null>;
}

/** What is shown over a board because somebody wants to see it; nothing is worked out before. */
export const openLayers = ({ overlays, view, at }: Source) => {
  const on = signal<ReadonlySet<string>>(new Set());
  const shapes = computed<readonly Shape[]>(() => {
    const wanted = overlays.filter(({ name }) => on.value.has(name));
    if (wanted.length === 0 || view.value === null) return [];
    return wanted.flatMap((overlay) => overlay.shapes(view.value, at.value));
  });
  return {
    on,
    shapes,
    toggle(name: string): void {
      on.value = on.value.symmetricDifference(new Set([name]));
    },
  };
};
