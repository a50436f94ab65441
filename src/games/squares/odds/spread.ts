import { SHARES_OF_CHANCE } from '../rules/07-modifiers.ts';

/** What a figure may come to, each with its chance. */
export type Spread = readonly { readonly value: number; readonly chance: number }[];

/** Sums of more figures than this are told apart no finer. */
const FINEST = 400;

/** [20.6] A figure of which chance makes 80 to 120 percent. */
const chancy = (mean: number): Spread =>
  SHARES_OF_CHANCE.map((share) => ({ value: mean * share, chance: 1 / SHARES_OF_CHANCE.length }));

/** As many figures as need be told apart: those that lie close together are one, their mean. */
const coarse = (spread: Spread): Spread => {
  if (spread.length <= FINEST) return spread;
  const values = spread.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const sums = Array.from({ length: FINEST }, () => ({ weighed: 0, chance: 0 }));
  for (const { value, chance } of spread) {
    const at = Math.floor(((value - least) / (most - least)) * (FINEST - 1));
    sums[at].weighed += value * chance;
    sums[at].chance += chance;
  }
  return sums
    .filter(({ chance }) => chance > 0)
    .map(({ weighed, chance }) => ({ value: weighed / chance, chance }));
};

const plus = (a: Spread, b: Spread): Spread =>
  coarse(
    a.flatMap((one) =>
      b.map((other) => ({
        value: one.value + other.value,
        chance: one.chance * other.chance,
      })),
    ),
  );

/** The sum of figures that chance shifts each by itself. */
export const chancySum = (means: readonly number[]): Spread =>
  means.map(chancy).reduce(plus, [{ value: 0, chance: 1 }]);

/** What something comes to on average. */
export const meanOf = (spread: Spread, of: (value: number) => number = (value) => value): number =>
  spread.reduce((sum, { value, chance }) => sum + chance * of(value), 0);
