import { expect, test } from 'vitest';
import { findLeaks } from './leaks.ts';

// A few games; `npm run leaks` plays 200, and HUNDRED_DAYS_LEAKS sets the number here.

const GAMES = Number(process.env.HUNDRED_DAYS_LEAKS ?? 3);

test(
  'nobody can tell two worlds apart that differ in what he may not know: all that he is sent is the same',
  async () => {
    const { leaks, parted, texts, traded, fidgets } = await findLeaks(GAMES);
    expect(leaks).toEqual([]);
    expect(parted).toEqual([]);
    expect(texts).toBeGreaterThan(GAMES * 1000);
    expect(traded).toBeGreaterThan(GAMES * 20);
    expect(fidgets).toBeGreaterThan(GAMES * 20);
  },
  GAMES * 60_000,
);
