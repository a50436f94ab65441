import { describe, expect, test } from 'vitest';
import {
  between,
  columnOf,
  directionTo,
  distance,
  grid,
  isDiagonal,
  isInArc,
  neighbour,
  rowOf,
  squareAt,
  turned,
} from '../../src/boards/squares.ts';

const SEVEN = grid(7, 7);
const MIDDLE = squareAt(SEVEN, 3, 3);

/** Every square of the board as a character. */
const drawn = (of: (square: number) => string): string =>
  Array.from({ length: 7 }, (_, y) =>
    Array.from({ length: 7 }, (_, x) => of(squareAt(SEVEN, x, y))).join(''),
  ).join('\n');

const picture = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((row) => row.trim())
    .join('\n');

describe('squares', () => {
  test('are numbered row by row', () => {
    expect(squareAt(SEVEN, 2, 4)).toBe(30);
    expect([columnOf(SEVEN, 30), rowOf(SEVEN, 30)]).toEqual([2, 4]);
  });

  test('have eight neighbours, clockwise from north, and none beyond the edge', () => {
    expect(Array.from({ length: 8 }, (_, d) => neighbour(SEVEN, MIDDLE, d))).toEqual([
      17, 18, 25, 32, 31, 30, 23, 16,
    ]);
    expect(Array.from({ length: 8 }, (_, d) => neighbour(SEVEN, 0, d))).toEqual([
      -1, -1, 1, 8, 7, -1, -1, -1,
    ]);
    expect(neighbour(SEVEN, 13, 2)).toBe(-1);
  });

  test('are as far apart as a king needs moves', () => {
    expect(drawn((s) => String(distance(SEVEN, MIDDLE, s)))).toBe(
      picture(`
        3333333
        3222223
        3211123
        3210123
        3211123
        3222223
        3333333`),
    );
  });
});

describe('directions', () => {
  test('turn and differ by eighths', () => {
    expect([turned(7, 1), turned(0, -1), turned(2, 4)]).toEqual([0, 7, 6]);
    expect([between(0, 7), between(7, 0), between(1, 5), between(2, 2), between(6, 1)]).toEqual([
      1, 1, 4, 0, 3,
    ]);
    expect([0, 1, 2, 7].map(isDiagonal)).toEqual([false, true, false, true]);
  });

  test('lead to the nearest of eight', () => {
    expect(drawn((s) => (s === MIDDLE ? '-' : String(directionTo(SEVEN, MIDDLE, s))))).toBe(
      picture(`
        7700011
        7770111
        6770112
        666-222
        6554332
        5554333
        5544433`),
    );
    expect(directionTo(SEVEN, MIDDLE, MIDDLE)).toBe(-1);
  });
});

describe('the arc in front', () => {
  const arc = (facing: number): string =>
    drawn((s) => (isInArc(SEVEN, MIDDLE, facing, s) ? '#' : s === MIDDLE ? 'o' : '.'));

  test('of who faces north lies between the diagonals', () => {
    expect(arc(0)).toBe(
      picture(`
        #######
        .#####.
        ..###..
        ...o...
        .......
        .......
        .......`),
    );
  });

  test('of who faces west', () => {
    expect(arc(6)).toBe(
      picture(`
        #......
        ##.....
        ###....
        ###o...
        ###....
        ##.....
        #......`),
    );
  });

  test('of who faces south-east is that quadrant', () => {
    expect(arc(3)).toBe(
      picture(`
        .......
        .......
        .......
        ...o###
        ...####
        ...####
        ...####`),
    );
  });

  test('is the same from behind for the opposite facing', () => {
    for (let d = 0; d < 8; d++) {
      for (let s = 0; s < SEVEN.size; s++) {
        const mirror = SEVEN.size - 1 - s;
        expect(isInArc(SEVEN, MIDDLE, d, s)).toBe(isInArc(SEVEN, MIDDLE, turned(d, 4), mirror));
      }
    }
  });
});
