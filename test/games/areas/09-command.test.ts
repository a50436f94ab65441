import { describe, expect, test } from 'vitest';
import { A, choices, F, isUsed, play, position, waiting, type Doc } from './table.ts';

/** Kellermann’s horse and one brigade before it, with room for everybody. */
const field = (more: Doc = {}) =>
  position({
    units: { 31: ['Picquet', 'Guiton', 'Blancard', 'Donop'], 37: ['Kruse', 'Somerset'] },
    ...more,
  });

describe('officers', () => {
  test('[9.3] Kellermann fails on 4 + 1 while Napoléon is spent, and the impulse passes on', () => {
    const s = field({ spent: ['Napoléon'] });
    const { state, log } = play(s, [4, 1], [F, 'activate', 'Kellermann']);
    expect(log[0]).toBe('[8.3] Kellermann is not activated: 4 + 1 and a bonus of 0 against 6');
    expect(waiting(state)).toEqual([A]);
    expect(isUsed(state, 'Kellermann')).toBe(false);
  });

  test('[9.2][9.3] with Napoléon’s bonus the same roll activates him for one action of one area', () => {
    const { state, log } = play(field(), [4, 1], [F, 'activate', 'Kellermann']);
    expect(log).toEqual(['[8.3] Kellermann is activated: 4 + 1 and a bonus of 1 against 6']);
    expect(choices(state, F)).toEqual([
      'march Decoster’s House',
      'charge Decoster’s House',
      'advance',
      'pass',
    ]);
  });
});
