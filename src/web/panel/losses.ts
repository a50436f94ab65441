import type { Scene } from '../../boards/scene.ts';

export interface StepLosses {
  readonly step: number;
  /** By army: units lost in this step, and what they were worth at their best. */
  readonly armies: readonly {
    readonly army: string;
    readonly units: number;
    readonly value: number;
  }[];
}

/** The losses of the game by step of the record, those steps without any left out. */
export const lossesOf = ({ roster }: Scene): readonly StepLosses[] => {
  const lost = roster.filter(({ fate, seen }) => fate === 'lost' && (seen?.when ?? -1) >= 0);
  return [...Map.groupBy(lost, ({ seen }) => seen?.when ?? -1)]
    .map(([step, units]) => ({
      step,
      armies: [...Map.groupBy(units, ({ army }) => army)].map(([army, list]) => ({
        army,
        units: list.length,
        value: list.reduce((sum, { face }) => sum + face.full, 0),
      })),
    }))
    .sort((a, b) => a.step - b.step);
};
