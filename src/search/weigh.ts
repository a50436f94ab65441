/** One of the courses weighed: what came of it, and by how much it beat the first. */
interface Weighed {
  readonly index: number;
  sum: number;
  gain: number;
  gainSquared: number;
}

/** Chances this far below what the noise could make are not taken for better. */
const DOUBT = 0.3;

/**
 * Weighs so many courses by playouts, more for those that stay good: after each round the best third
 * goes on. The first is what would be done without thinking: another must beat it beyond doubt.
 */
export const weigh = (
  count: number,
  rounds: readonly number[],
  worlds: number,
  play: (index: number, world: number) => number,
): { best: number; value: number } => {
  const first: Weighed = { index: 0, sum: 0, gain: 0, gainSquared: 0 };
  let others: Weighed[] = Array.from({ length: count - 1 }, (_, i) => ({ ...first, index: i + 1 }));
  let played = 0;
  for (const [round, samples] of rounds.entries()) {
    if (round > 0) others = others.slice(0, Math.ceil(others.length / 3));
    for (let i = 0; i < samples; i++, played++) {
      const plain = play(0, played % worlds);
      first.sum += plain;
      for (const w of others) {
        const value = play(w.index, played % worlds);
        w.sum += value;
        w.gain += value - plain;
        w.gainSquared += (value - plain) ** 2;
      }
    }
    others.sort((a, b) => b.gain - a.gain);
  }
  const [best] = others;
  const surpasses = best !== undefined && best.gain / played > DOUBT * errorOf(best, played);
  return surpasses
    ? { best: best.index, value: best.sum / played }
    : { best: 0, value: first.sum / played };
};

/** The standard error of the mean gain. */
const errorOf = (w: Weighed, n: number): number =>
  Math.sqrt(Math.max(0, w.gainSquared / n - (w.gain / n) ** 2) / n);
