import type { Followed, Scene } from '../../boards/scene.ts';
import type { Announcement } from '../../kernel/play.ts';
import { takenBack } from '../taken-back.ts';

/** What is followed through the game, by the steps of its record. */

/** What was followed when a step of the record began; the last is now. */
export interface Sample {
  readonly step: number;
  readonly followed: readonly Followed[];
}

/** A line, or a part of bars: its value in each step, null where nothing is known of it. */
export interface Series {
  readonly army: string;
  readonly part: string;
  readonly values: readonly (number | null)[];
}

export interface Chart {
  readonly name: string;
  readonly isSum: boolean;
  readonly steps: readonly number[];
  readonly series: readonly Series[];
}

const isOf = (chart: string, army: string, part: string) => (each: Followed) =>
  each.chart === chart && each.army === army && each.part === part;

/** What a sum has grown by in each step, and what everything else was at the beginning of it. */
const valuesOf = (samples: readonly Sample[], like: Followed): readonly (number | null)[] => {
  const { chart, army, part, isSum } = like;
  const all = samples.map(({ followed }) => followed.find(isOf(chart, army, part))?.value ?? null);
  if (!isSum) return all;
  return all.slice(1).map((value, i) => {
    const before = all[i];
    return value === null || before === null ? null : value - before;
  });
};

/** The charts of what is followed, in its order. */
export const chartsOf = (samples: readonly Sample[]): readonly Chart[] => {
  const latest = samples.at(-1)?.followed ?? [];
  const steps = samples.map(({ step }) => step);
  return [...Map.groupBy(latest, ({ chart }) => chart)].map(([name, list]) => ({
    name,
    isSum: list[0].isSum,
    steps: list[0].isSum ? steps.slice(0, -1) : steps,
    series: list.map((each) => ({
      army: each.army,
      part: each.part,
      values: valuesOf(samples, each),
    })),
  }));
};

/** After how many events of the log to look: at the beginning, and as each step of the record begins. */
export const beginnings = (
  { record, now }: Pick<Scene, 'record' | 'now'>,
  log: readonly Announcement[],
): readonly number[] => {
  const gone = takenBack(log);
  const begun = record
    .slice(0, now + 1)
    .map(({ name }) => log.findIndex(({ args }, i) => !gone.has(i) && args.includes(name)));
  return [0, ...begun.filter((at) => at >= 0).map((at) => at + 1)];
};

/** One sample of each step, the first. */
export const byStep = (samples: readonly Sample[]): readonly Sample[] =>
  samples.filter(({ step }, i) => samples.findIndex((other) => other.step === step) === i);
