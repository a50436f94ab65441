import type { ReadonlySignal } from '@preact/signals';
import type { Scene } from '../../boards/scene.ts';
import type { Announcement } from '../../kernel/play.ts';
import type { Engine } from '../engine.ts';
import type { Sample } from './charts.ts';

interface Source {
  readonly engine: Engine;
  readonly table: string;
  readonly eyes: ReadonlySignal<string>;
  readonly isRevealed: ReadonlySignal<boolean>;
  readonly log: ReadonlySignal<readonly Announcement[]>;
  sceneOf(view: unknown): Scene;
}

/** What was followed at earlier moments of a game: looked up when it is wanted, and only once. */
export const openSampling = ({ engine, table, eyes, isRevealed, log, sceneOf }: Source) => {
  /** By the log that is gone through, which begins anew with other eyes, and the events heard by then. */
  const known = new WeakMap<Announcement, Map<number, Sample>>();

  const lookAt = async (at: number): Promise<Sample> => {
    const params = { table, seat: eyes.value, at, revealed: isRevealed.value };
    const { now, followed = [] } = sceneOf(await engine.call('view', params));
    return { step: Math.max(0, now), followed };
  };

  /** What was followed when so many events had been heard, for each of these numbers. */
  return async (moments: readonly number[]): Promise<readonly Sample[]> => {
    const first = log.value.at(0);
    const before = (first && known.get(first)) ?? new Map<number, Sample>();
    if (first !== undefined) known.set(first, before);
    const samples: Sample[] = [];
    // One after the other: the table has other things to answer in between.
    for (const at of moments) {
      const sample = before.get(at) ?? (await lookAt(at));
      before.set(at, sample);
      samples.push(sample);
    }
    return samples;
  };
};
