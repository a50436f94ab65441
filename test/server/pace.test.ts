import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFault, reading as read } from '../../src/kernel/fault.ts';
import {
  clocksAt,
  elapsed,
  endByTime,
  isOut,
  pausing,
  readingOf,
  readPace,
  reseated,
  untilEnd,
  type Kept,
  type Wait,
} from '../../src/server/pace.ts';
import type { Holder, Outage, Pace, Reading } from '../../src/store/rows.ts';

const START = 1_000_000_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 1440 * MINUTE;

const LIVE: Pace = { minutes: 20, increment: 30 };
const DAILY: Pace = { days: 2 };
const person = (name: string): Holder => ({ kind: 'person', person: name });
const PEOPLE = [person('a'), person('b')];
const FIRST = 1;
const SECOND_SEAT = 2;
const BOTH = 3;

const wait = (version: number, minutes: number, waiting: number): Wait => ({
  version,
  at: START + minutes * MINUTE,
  waiting,
});

const table = (
  pace: Pace | null,
  waits: readonly Wait[],
  more: Partial<Kept['row']> = {},
  outages: readonly Outage[] = [],
): Kept => ({
  row: {
    pace,
    reading: null,
    holders: PEOPLE,
    created: START,
    changed: waits.at(-1)?.at ?? START,
    outcome: null,
    ...more,
  },
  waits,
  outages,
});

/** Minutes left by seat, so many minutes after the start. */
const minutesLeft = (kept: Kept, minutes: number): number[] =>
  clocksAt(kept, START + minutes * MINUTE).left.map((left) => left / MINUTE);

describe('a pace', () => {
  const readOne = (value: unknown): unknown => {
    const result = read({ pace: value }, (node) => ({
      pace: readPace({ path: 'pace', value: (node.value as { pace: unknown }).pace }),
    }));
    return isFault(result) ? `${result.path}: ${result.problem}` : result.pace;
  };

  test('is none, a clock with an increment, or days a turn', () => {
    expect(readOne(undefined)).toBeNull();
    expect(readOne(null)).toBeNull();
    expect(readOne({ minutes: 40 })).toEqual({ minutes: 40, increment: 0 });
    expect(readOne({ minutes: 10, increment: 15 })).toEqual({ minutes: 10, increment: 15 });
    expect(readOne({ days: 7 })).toEqual({ days: 7 });
  });

  test('of another kind is refused, with what is allowed', () => {
    expect(readOne('fast')).toContain('pace: a pace is null');
    expect(readOne({ days: 0 })).toContain('pace.days: a whole number from 1 to 30');
    expect(readOne({ minutes: 1e9 })).toContain('pace.minutes: a whole number from 1 to 600');
    expect(readOne({ minutes: 10, days: 1 })).toContain('minutes or days, not both');
    expect(readOne({ days: 1, increment: 5 })).toContain('a day has no increment');
    expect(readOne({})).toContain('pace.days');
  });
});

describe('clocks', () => {
  test('run while their seat is waited for, and gain the increment when its turn is over', () => {
    const kept = table(LIVE, [wait(0, 0, FIRST), wait(7, 5, SECOND_SEAT), wait(9, 6, FIRST)]);
    expect(minutesLeft(kept, 8)).toEqual([13.5, 19.5]);
    expect(clocksAt(kept, START + 8 * MINUTE).runs).toEqual([true, false]);
  });

  test('run for all seats that are waited for at once', () => {
    const kept = table(LIVE, [wait(0, 0, BOTH), wait(1, 3, SECOND_SEAT)]);
    expect(minutesLeft(kept, 4)).toEqual([17.5, 16]);
  });

  test('do not run for a bot', () => {
    const kept = table(LIVE, [wait(0, 0, BOTH)], {
      holders: [person('a'), { kind: 'bot', level: 1 }],
    });
    expect(minutesLeft(kept, 7)).toEqual([13, 20]);
    expect(clocksAt(kept, START).runs).toEqual([true, false]);
  });

  test('by the day, each turn has its own time', () => {
    const kept = table(DAILY, [
      wait(0, 0, FIRST),
      wait(5, 1440, SECOND_SEAT),
      wait(6, 1500, FIRST),
    ]);
    expect(minutesLeft(kept, 1560)).toEqual([2 * 1440 - 60, 2 * 1440 - 60]);
  });

  test('owe nothing: who was late has at least the increment for the next turn', () => {
    const kept = table(LIVE, [wait(0, 0, FIRST), wait(1, 50, SECOND_SEAT)]);
    expect(minutesLeft(kept, 50)).toEqual([0.5, 20]);
  });

  test('stand until all seats have been taken once', () => {
    const kept = table(LIVE, [wait(0, 0, FIRST)], { holders: [PEOPLE[0], { kind: 'open' }] });
    expect(minutesLeft(kept, 500)).toEqual([20, 20]);
    const now = START + 500 * MINUTE;
    const seating = reseated(kept.row, clocksAt(kept, now), 0, PEOPLE);
    const begun = { ...kept, row: { ...kept.row, ...seating } };
    // Two minutes to come to the table.
    expect(minutesLeft(begun, 501)).toEqual([20, 20]);
    expect(clocksAt(begun, now + MINUTE).runs).toEqual([false, false]);
    expect(minutesLeft(begun, 503)).toEqual([19, 20]);
  });

  test('run on for somebody who stands up, so that nobody pauses by leaving', () => {
    const kept = table(LIVE, [wait(0, 0, FIRST)], {
      holders: [{ kind: 'open', was: 'a' }, PEOPLE[1]],
    });
    expect(minutesLeft(kept, 5)).toEqual([15, 20]);
    const back = reseated(kept.row, clocksAt(kept, START + 19 * MINUTE), 0, PEOPLE);
    expect(back.reading?.left[0]).toBe(MINUTE);
    const other = reseated(kept.row, clocksAt(kept, START + 19 * MINUTE), 0, [
      person('c'),
      PEOPLE[1],
    ]);
    expect(other.reading?.left[0]).toBe(5 * MINUTE);
  });

  test('do not count the time in which there was no server', () => {
    const outages = [
      { from: START - 5 * MINUTE, to: START + MINUTE },
      { from: START + 10 * MINUTE, to: START + 14 * MINUTE },
      { from: START + 11 * MINUTE, to: START + 15 * MINUTE },
    ];
    const kept = table(LIVE, [wait(0, 0, FIRST), wait(3, 12, SECOND_SEAT)], {}, outages);
    expect(minutesLeft(kept, 12)).toEqual([20 - 9 + 0.5, 20]);
    expect(minutesLeft(kept, 16)).toEqual([11.5, 19]);
  });

  test('stand while a table pauses, a day at most', () => {
    const kept = table(LIVE, [wait(0, 0, FIRST)]);
    const at = START + 5 * MINUTE;
    const set = readingOf(clocksAt(kept, at), 0, at, pausing(true, at));
    const paused = { ...kept, row: { ...kept.row, reading: set } };
    expect(minutesLeft(paused, 900)).toEqual([15, 20]);
    expect(clocksAt(paused, at + 60 * MINUTE).isPaused).toBe(true);
    expect(minutesLeft(paused, 1440 + 6)).toEqual([14, 20]);
    expect(clocksAt(paused, at + DAY).isPaused).toBe(false);
    const again = START + 100 * MINUTE;
    const on = readingOf(clocksAt(paused, again), 0, again, pausing(false, again));
    const running = { ...kept, row: { ...kept.row, reading: on } };
    expect(minutesLeft(running, 101)).toEqual([14, 20]);
  });

  test('read again and set down at any moment, they read the same', () => {
    const moments = fc.array(
      fc.record({ after: fc.nat(9 * MINUTE), waiting: fc.constantFrom(FIRST, SECOND_SEAT, BOTH) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(moments, fc.nat(30 * MINUTE), fc.boolean(), (steps, later, isLive) => {
        const waits = [wait(0, 0, FIRST)];
        let at = START;
        for (const { after, waiting } of steps) {
          at += after;
          if (waits.at(-1)?.waiting !== waiting) waits.push({ version: waits.length, at, waiting });
        }
        const whole = table(isLive ? LIVE : DAILY, waits);
        const cut = Math.floor(waits.length / 2);
        const then = waits[cut + 1]?.at ?? at;
        const half = { ...whole, waits: waits.slice(0, cut + 1) };
        const set: Reading = readingOf(clocksAt(half, then), waits[cut].version, then);
        const resumed = { ...whole, row: { ...whole.row, reading: set } };
        expect(clocksAt(resumed, at + later).left).toEqual(clocksAt(whole, at + later).left);
      }),
    );
  });
});

describe('a time that is out', () => {
  const late = table(LIVE, [wait(0, 0, FIRST)]);
  const endsIn = (kept: Kept, minutes: number): number =>
    untilEnd(kept, clocksAt(kept, START + minutes * MINUTE)) / MINUTE;

  test('is out when nothing is left and the seat is still waited for', () => {
    expect(isOut(clocksAt(late, START + 20 * MINUTE - 1), 0)).toBe(false);
    expect(isOut(clocksAt(late, START + 20 * MINUTE), 0)).toBe(true);
    const done = table(LIVE, [wait(0, 0, FIRST), wait(1, 21, SECOND_SEAT)]);
    expect(isOut(clocksAt(done, START + 22 * MINUTE), 0)).toBe(false);
  });

  test('ends the table by itself a quarter of an hour later, or after as many days again', () => {
    expect(endsIn(late, 30)).toBe(5);
    expect(endsIn(table(DAILY, [wait(0, 0, FIRST)]), 1440)).toBe(3 * 1440);
    expect(endsIn(table(null, [wait(0, 0, FIRST)]), 1e6)).toBe(Infinity);
  });

  test('does not cut short who is at the table again', () => {
    const back = table(LIVE, [wait(0, 0, FIRST)], { changed: START + 33 * MINUTE });
    expect(endsIn(back, 34)).toBe(14);
  });

  test('has lost the game for one of two, and for nobody if it is out for both', () => {
    const names = ['French', 'Allied'];
    const at = START + 60 * MINUTE;
    expect(endByTime(names, clocksAt(late, at))).toEqual({
      winners: ['Allied'],
      reason: 'French runs out of time',
    });
    expect(endByTime(names, clocksAt(table(LIVE, [wait(0, 0, BOTH)]), at)).winners).toEqual([]);
  });
});

test('the time between two moments, without outages that may overlap or reach beyond', () => {
  const outages = [
    { from: 0, to: 10 },
    { from: 20, to: 40 },
    { from: 30, to: 35 },
    { from: 90, to: 200 },
  ];
  expect(elapsed(outages, 5, 100)).toBe(60);
  expect(elapsed(outages, 22, 30)).toBe(0);
  expect(elapsed(outages, 50, 50)).toBe(0);
  expect(elapsed(outages, 60, 50)).toBe(0);
});
