import { describe, expect, test } from 'vitest';
import type { Followed } from '../../src/boards/scene.ts';
import type { Announcement } from '../../src/kernel/play.ts';
import { beginnings, byStep, chartsOf, type Sample } from '../../src/web/panel/charts.ts';

const lost = (army: string, part: string, value: number): Followed => ({
  chart: 'lost',
  army,
  part,
  value,
  isSum: true,
});
const morale = (army: string, value: number): Followed => ({
  chart: 'morale',
  army,
  part: '',
  value,
  isSum: false,
});

const SAMPLES: readonly Sample[] = [
  { step: 0, followed: [lost('Red', 'foot', 0), lost('Red', 'horse', 0), morale('Red', 80)] },
  { step: 1, followed: [lost('Red', 'foot', 30), lost('Red', 'horse', 2), morale('Red', 70)] },
  { step: 2, followed: [lost('Red', 'foot', 45), lost('Red', 'horse', 2), morale('Red', 65)] },
];

describe('charts', () => {
  test('show by how much a sum grows in each step', () => {
    expect(chartsOf(SAMPLES)[0]).toEqual({
      name: 'lost',
      isSum: true,
      steps: [0, 1],
      series: [
        { army: 'Red', part: 'foot', values: [30, 15] },
        { army: 'Red', part: 'horse', values: [2, 0] },
      ],
    });
  });

  test('show everything else as it is', () => {
    expect(chartsOf(SAMPLES)[1]).toEqual({
      name: 'morale',
      isSum: false,
      steps: [0, 1, 2],
      series: [{ army: 'Red', part: '', values: [80, 70, 65] }],
    });
  });

  test('have gaps where nothing was known', () => {
    const [first, ...rest] = SAMPLES;
    const gappy = [{ ...first, followed: [] }, ...rest];
    expect(chartsOf(gappy)[0].series[0].values).toEqual([null, 15]);
    expect(chartsOf(gappy)[1].series[0].values).toEqual([null, 70, 65]);
  });

  test('of nothing are none', () => {
    expect(chartsOf([])).toEqual([]);
  });
});

test('a step begins where the log tells of it, and not where that was taken back', () => {
  const record = ['10:00', '10:30', '11:00'].map((name) => ({ name, army: '', night: false }));
  const told = (event: string, ...args: (string | number)[]): Announcement => ({
    rule: '1.0',
    event,
    args,
    text: '',
  });
  const log = [
    told('turn', 1, '10:00'),
    told('turn', 2, '10:30'),
    told('takenBack', 'Red', 1),
    told('turn', 2, '10:30'),
  ];
  expect(beginnings({ record, now: 1 }, log)).toEqual([0, 1, 4]);
  expect(beginnings({ record, now: 1 }, [])).toEqual([0]);
});

test('of samples of the same step the first is charted', () => {
  const [first, second, third] = SAMPLES;
  const again = { ...second, followed: [] };
  expect(byStep([first, second, again, third])).toEqual([first, second, third]);
});
