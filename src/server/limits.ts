/** So much at once, and so much a second after that. */
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts what each caller takes; 0 when he may go on, otherwise the milliseconds until he may. */
export const openLimiter = (limit: Limit, now: () => number): ((caller: string) => number) => {
  const MOST_CALLERS = 100_000;
  const buckets = new Map<string, { left: number; at: number }>();
  return (caller) => {
    const at = now();
    const bucket = buckets.get(caller) ?? { left: limit.burst, at };
    if (!buckets.has(caller)) {
      if (buckets.size >= MOST_CALLERS) buckets.clear();
      buckets.set(caller, bucket);
    }
    const refill = ((at - bucket.at) / 1000) * limit.perSecond;
    bucket.left = Math.min(limit.burst, bucket.left + refill);
    bucket.at = at;
    if (bucket.left < 1) return Math.ceil(((1 - bucket.left) / limit.perSecond) * 1000);
    bucket.left--;
    return 0;
  };
};
