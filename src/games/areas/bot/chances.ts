import { LAST_IMPULSE } from '../data/tables.ts';

/** The closed sums of two dice. */

const PIPS = [1, 2, 3, 4, 5, 6];
const SUMS = PIPS.flatMap((a) => PIPS.map((b) => a + b));

/** [3.12] The chance that two dice show at least so much. */
export const chanceOf = (number: number): number => REACHES[Math.max(0, Math.min(13, number))];

const REACHES: readonly number[] = Array.from(
  { length: 14 },
  (_, number) => SUMS.filter((sum) => sum >= number).length / SUMS.length,
);

/** The most by which two dice can beat two others. */
export const FARTHEST = 10;

/** By difference + FARTHEST: the chance that the dice of one side beat those of the other by so much. */
export const DIFFERENCES: readonly number[] = Array.from({ length: 2 * FARTHEST + 1 }, (_, i) => {
  const pairs = SUMS.flatMap((a) => SUMS.filter((b) => a - b === i - FARTHEST));
  return pairs.length / SUMS.length ** 2;
});

/** [8.10] By impulse marker: the rounds a turn still has on average, after the one that is on. */
const ROUNDS: readonly number[] = Array.from({ length: LAST_IMPULSE + 1 }, (_, marker) => {
  let rounds = 0;
  let chance = 1;
  for (let at = marker; at < LAST_IMPULSE; at++) {
    chance *= REACHES[at];
    rounds += chance;
  }
  return rounds;
});

export const roundsLeft = (marker: number): number => ROUNDS[Math.min(marker, LAST_IMPULSE)];
