import { describe, expect, test } from 'vitest';
import {
  between,
  columnOf,
  directionTo,
  distance,
  grid,
  isDiagonal,
  isInArc,
  nearer,
  neighbour,
  onLine,
  rowOf,
  sees,
  squareAt,
  turned,
  twinOnLine,
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

describe('the straight way', () => {
  const way = (to: number): string => {
    const n = distance(SEVEN, 0, to);
    const steps = Array.from({ length: n + 1 }, (_, i) => i);
    const on = new Set(steps.map((i) => onLine(SEVEN, 0, to, i, n)));
    const twins = new Set(steps.map((i) => twinOnLine(SEVEN, 0, to, i, n)));
    return drawn((s) => (on.has(s) ? '#' : twins.has(s) ? '+' : '.'));
  };

  test('runs through the nearest squares', () => {
    expect(way(squareAt(SEVEN, 5, 2))).toBe(
      picture(`
        ##.....
        ..##...
        ....##.
        .......
        .......
        .......
        .......`),
    );
  });

  test('runs between two squares where neither is nearer', () => {
    expect(way(squareAt(SEVEN, 2, 4))).toBe(
      picture(`
        #......
        #+.....
        .#.....
        .#+....
        ..#....
        .......
        .......`),
    );
  });

  test('is the same both ways', () => {
    for (let a = 0; a < SEVEN.size; a++) {
      for (let b = 0; b < SEVEN.size; b++) {
        const n = distance(SEVEN, a, b);
        for (let i = 0; i <= n; i++) {
          expect(onLine(SEVEN, a, b, i, n)).toBe(onLine(SEVEN, b, a, n - i, n));
          expect(twinOnLine(SEVEN, a, b, i, n)).toBe(twinOnLine(SEVEN, b, a, n - i, n));
        }
      }
    }
  });

  test('tells which steps lead nearer, the straightest first', () => {
    const out: number[] = [];
    const [start, end] = [squareAt(SEVEN, 0, 3), squareAt(SEVEN, 5, 4)];
    expect(out.slice(0, nearer(SEVEN, start, start, end, out))).toEqual([2, 3, 1]);
    const later = squareAt(SEVEN, 3, 3);
    expect(out.slice(0, nearer(SEVEN, start, later, end, out))).toEqual([3, 2]);
    expect(nearer(SEVEN, start, end, end, out)).toBe(0);
  });
});

describe('sight', () => {
  /** Heights as digits; a letter is woods on ground of 1 (a), 2 (b) or 3 (c). */
  const land = (text: string): { ground: number[]; tops: number[] } => {
    const cells = Array.from(picture(text).replaceAll('\n', ''));
    const ground = cells.map((cell) => (cell >= 'a' ? '.abc'.indexOf(cell) : Number(cell)));
    return { ground, tops: cells.map((cell, s) => ground[s] + (cell >= 'a' ? 1 : 0)) };
  };
  const seen = ({ ground, tops }: { ground: number[]; tops: number[] }, from: number): string =>
    drawn((s) => (s === from ? 'o' : sees(SEVEN, ground, tops, from, s) ? '#' : '.'));

  test('is free over flat ground', () => {
    const flat = land('1111111\n'.repeat(7));
    expect(seen(flat, 0)).not.toContain('.');
  });

  test('ends behind a wood, but sees its edge', () => {
    const wood = land(`
      1111111
      1111111
      1111111
      111a111
      1111111
      1111111
      1111111`);
    expect(seen(wood, squareAt(SEVEN, 3, 6))).toBe(
      picture(`
        ###.###
        ###.###
        ###.###
        #######
        #######
        #######
        ###o###`),
    );
  });

  test('ends at the crest of a hill from below, which hides its own far ends, and looks over woods from above', () => {
    const hill = land(`
      1111111
      1111111
      1111111
      3333333
      1111111
      aaaaaaa
      1111111`);
    expect(seen(hill, squareAt(SEVEN, 3, 4))).toBe(
      picture(`
        .......
        .......
        .......
        .#####.
        ###o###
        .#####.
        .......`),
    );
    expect(seen(hill, squareAt(SEVEN, 3, 3)).split('\n')[6]).toBe('#######');
    expect(seen(hill, squareAt(SEVEN, 3, 3)).split('\n')[0]).toBe('#######');
  });

  test('is the same both ways over any ground', () => {
    const wild = land(`
      1a31215
      23a1b21
      5121c13
      1a1a12b
      31c2151
      12131a1
      a1512c3`);
    for (let a = 0; a < SEVEN.size; a++) {
      for (let b = 0; b < SEVEN.size; b++) {
        const there = sees(SEVEN, wild.ground, wild.tops, a, b);
        expect(there).toBe(sees(SEVEN, wild.ground, wild.tops, b, a));
      }
    }
  });

  test('never ends beside who looks', () => {
    const walls = land('5151515\n1515151\n'.repeat(3) + '5151515');
    for (let d = 0; d < 8; d++) {
      expect(sees(SEVEN, walls.ground, walls.tops, MIDDLE, neighbour(SEVEN, MIDDLE, d))).toBe(true);
    }
  });
});
