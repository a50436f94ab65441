import { computed, type ReadonlySignal } from '@preact/signals';
import type { Filming } from '../../boards/film.ts';
import type { Scene } from '../../boards/scene.ts';
import type { Announcement } from '../../kernel/play.ts';
import type { Engine } from '../engine.ts';
import type { openPast } from '../past.ts';
import { takenBack } from '../taken-back.ts';
import { openProjector } from './projector.ts';

interface Source {
  readonly engine: Engine;
  readonly table: string;
  readonly eyes: ReadonlySignal<string>;
  readonly isRevealed: ReadonlySignal<boolean>;
  readonly log: ReadonlySignal<readonly Announcement[]>;
  readonly past: ReturnType<typeof openPast>;
  /** Undefined in a game of which there is nothing to show. */
  readonly filming: Filming | undefined;
  sceneOf(view: unknown): Scene;
}

/** The films of a game: what has just happened, and what somebody wants to see again. */
export const openFilm = (source: Source) => {
  const { engine, table, eyes, isRevealed, log, past, filming, sceneOf } = source;
  const projector = openProjector();

  const begins = ({ event }: Announcement): boolean => filming?.begins.includes(event) ?? false;

  /** Where the last film before the moment that is looked at begins in the log; -1 without any. */
  const reel = computed(() => {
    const events = log.value;
    const gone = takenBack(events);
    let isShowing = false;
    for (let i = (past.moment.value ?? events.length) - 1; i >= 0; i--) {
      if (gone.has(i)) continue;
      if (begins(events[i])) {
        if (isShowing) return i;
      } else isShowing ||= filming?.shows.includes(events[i].event) ?? false;
    }
    return -1;
  });

  return {
    ...projector,
    /** Whether there is a film to see again. */
    isThere: computed(() => reel.value >= 0),
    /** Takes what has been heard since a view, while nobody looks back. */
    hear(before: unknown, events: readonly Announcement[]): void {
      if (before === null || filming === undefined || past.moment.value !== null) return;
      const pictures = filming.pictures(before, events);
      if (pictures.length > 0) projector.add(sceneOf(before), pictures);
    },
    /** Shows the last film again. */
    async watch(): Promise<void> {
      const at = reel.value;
      if (filming === undefined || at < 0) return;
      const events = log.value;
      const next = events.findIndex((event, i) => i > at && begins(event));
      const params = { table, seat: eyes.value, at, revealed: isRevealed.value };
      const seen = await engine.call('view', params);
      past.toNow();
      const reeled = events.slice(at, next < 0 ? events.length : next);
      projector.show(sceneOf(seen), filming.pictures(seen, reeled));
    },
  };
};
