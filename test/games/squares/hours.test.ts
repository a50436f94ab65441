import { describe, expect, test } from 'vitest';
import { hoursOf } from '../../../src/games/squares/hours.ts';
import { formatHour } from '../../../src/games/squares/reading.ts';
import type { Scenario } from '../../../src/games/squares/scenario.ts';
import { documentOf, read } from './document.ts';

const hours = (changes: Record<string, unknown>, name = 'waterloo'): string[] =>
  hoursOf(read({ ...documentOf(name), ...changes })).map(
    ({ day, half, isNight }) => `${day} ${formatHour(half)}${isNight ? ' night' : ''}`,
  );
const lastHour = (name: string): string | undefined => hours({}, name).at(-1);

describe('hours', () => {
  test('[6.02] the four battles end by day', () => {
    expect(['borodino', 'auerstadt', 'quatre-bras', 'waterloo'].map(lastHour)).toEqual([
      '0 16:30',
      '0 16:30',
      '0 20:30',
      '0 20:00',
    ]);
  });

  test('[12.1] days are parted by one turn of night', () => {
    const found = hours({ start: '20:30', turns: 6 });
    expect(found).toEqual(['0 20:30', '0 21:00', '0 21:30', '0 22:00 night', '1 04:00', '1 04:30']);
  });

  test('[12.1] a battle may begin in the dark, late or early', () => {
    expect(hours({ start: '23:30', turns: 2 })).toEqual(['0 23:30 night', '1 04:00']);
    expect(hours({ start: '02:00', turns: 2 })).toEqual(['0 02:00 night', '0 04:00']);
  });

  test('[20.1] a day has two turns for each of its hours of combat', () => {
    const months: [string, number][] = [
      ['1815-01-10', 13],
      ['1815-06-10', 18],
      ['1815-12-10', 12],
    ];
    for (const [date, count] of months) {
      const scenario: Scenario = read({
        ...documentOf('waterloo'),
        date,
        start: '00:00',
        turns: 90,
      });
      const first = hoursOf(scenario).filter(({ day, isNight }) => day === 0 && !isNight);
      expect([date, first.length]).toEqual([date, 2 * count]);
    }
  });
});
