import { expect, test } from 'vitest';
import { findLeaks } from './leaks.ts';

// A few games; `npm run leaks` plays 200, and HUNDRED_DAYS_LEAKS sets the number here.

const GAMES = Number(process.env.HUNDRED_DAYS_LEAKS ?? 2);

test(
  'nobody can tell two worlds apart that differ in what he may not know: all that he is sent is the same',
  async () => {
    const { leaks, texts, traded, fidgets, steps, allSteps } = await findLeaks(GAMES);
    expect(leaks).toEqual([]);
    expect(texts).toBeGreaterThan(GAMES * 1000);
    expect(traded).toBeGreaterThan(GAMES * 20);
    expect(fidgets).toBeGreaterThan(GAMES * 20);
    expect(steps).toBeGreaterThan(allSteps * 0.9);
  },
  GAMES * 60_000,
);
