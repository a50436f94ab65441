/** The chances of 0, 1, ... n hits with n dice that each hit with chance p. */
export const binomial = (n: number, p: number): number[] => {
  let chances = [1];
  for (let die = 0; die < n; die++) {
    chances = Array.from(
      { length: chances.length + 1 },
      (_, hits) => (chances[hits] ?? 0) * (1 - p) + (chances[hits - 1] ?? 0) * p,
    );
  }
  return chances;
};
