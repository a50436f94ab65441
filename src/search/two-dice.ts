/** Chances with pairs of six-sided dice, exact. */

const FACES = [1, 2, 3, 4, 5, 6] as const;
const SUMS = FACES.flatMap((a) => FACES.map((b) => a + b));

/** The chance that two dice show this sum. */
export const chanceOfSum = (sum: number): number =>
  SUMS.filter((each) => each === sum).length / SUMS.length;

/** The chance that two dice show this sum or more. */
export const chanceOfReaching = (sum: number): number =>
  SUMS.filter((each) => each >= sum).length / SUMS.length;

/** By how much one pair can beat another, and the chance of each margin, from the lowest up. */
export const MARGINS: readonly { readonly margin: number; readonly chance: number }[] = Array.from(
  { length: 21 },
  (_, i) => {
    const margin = i - 10;
    const pairs = SUMS.flatMap((own) => SUMS.filter((other) => own - other === margin));
    return { margin, chance: pairs.length / SUMS.length ** 2 };
  },
);

/** The chances of margins when one pair lies and the other is still to be rolled. */
export const marginsAgainst = (
  lying: number,
  isOwn: boolean,
): readonly { readonly margin: number; readonly chance: number }[] =>
  Array.from({ length: 11 }, (_, i) => {
    const sum = i + 2;
    return { margin: isOwn ? sum - lying : lying - sum, chance: chanceOfSum(sum) };
  });
