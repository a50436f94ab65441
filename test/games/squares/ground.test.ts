import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { distance, overlap, range, within, type Point } from '../../../src/boards/plane.ts';
import type { Shape } from '../../../src/boards/scene.ts';
import { grid, squareAt, type Square } from '../../../src/boards/squares.ts';
import { inside } from '../../../src/boards/survey.ts';
import { battleOf, type Battle } from '../../../src/games/squares/battle.ts';
import { TERRAINS } from '../../../src/games/squares/data/lists.ts';
import { SURVEYS } from '../../../src/games/squares/data/names.ts';
import { DOCUMENTS } from '../../../src/games/squares/data/scenarios.ts';
import { STRIDE } from '../../../src/games/squares/numbers.ts';
import {
  fieldOf,
  PANEL_WIDTH,
  sheetOf,
  SQUARE_SIZE,
  squareMiddle,
  squareOf,
  STRIP,
} from '../../../src/games/squares/scene/field.ts';
import { groundOf, namesOn } from '../../../src/games/squares/scene/ground.ts';
import { battle, documentOf, read } from './document.ts';

const NAMES = DOCUMENTS.map(({ name }) => name);
const battles = new Map(NAMES.map((name) => [name, battle(name)]));
const of = (name: string): Battle => battles.get(name) ?? battle(name);

const sheet = (name: string): string =>
  readFileSync(new URL(`../../../src/web/board/${name}`, import.meta.url), 'utf8');
const own = sheet('ground-squares.css');

const middle = (s: Square): Point => {
  const { x, y } = squareMiddle(s);
  return [x, y];
};
const squaresOf = ({ grid: board, ground }: Battle, ...terrains: readonly string[]): Square[] =>
  range(board.size).filter(
    (s) => s % board.stride < board.width && terrains.includes(TERRAINS[ground.terrain[s]]),
  );
const texts = (shapes: readonly Shape[], look: string): Extract<Shape, { kind: 'text' }>[] =>
  shapes.flatMap((shape) => (shape.kind === 'text' && shape.look === look ? [shape] : []));
const pathOf = (shapes: readonly Shape[], look: string): string =>
  shapes
    .flatMap((shape) => (shape.kind === 'path' && shape.look === look ? [shape.d] : []))
    .join('');

/** How many numbers of a step come before those of the point to which it leads. */
const BEFORE: Readonly<Record<string, number>> = { l: 0, q: 2, a: 5 };
/** The lines of path data as the points that they lead through. */
const linesIn = (d: string): Point[][] => {
  const lines: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of d.matchAll(/([MlqaHVhvz])([^MlqaHVhvz]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'M') {
      [x, y] = numbers;
      lines.push([[x, y]]);
    }
    const before = BEFORE[command];
    if (before === undefined) continue;
    for (let i = before; i + 1 < numbers.length; i += before + 2) {
      [x, y] = [x + numbers[i], y + numbers[i + 1]];
      lines.at(-1)?.push([x, y]);
    }
  }
  return lines;
};
const isWithin = (p: Point, lines: readonly (readonly Point[])[]): boolean =>
  lines.filter((line) => inside(p, line)).length % 2 === 1;

/** Points no farther than this from each other along lines. */
const strewn = (lines: readonly (readonly Point[])[], step: number): Point[] =>
  lines.flatMap((line) =>
    line.slice(1).flatMap((b, i) => {
      const a = line[i];
      const count = Math.max(1, Math.ceil(distance(a, b) / step));
      return range(count + 1).map((k): Point => [
        a[0] + ((b[0] - a[0]) * k) / count,
        a[1] + ((b[1] - a[1]) * k) / count,
      ]);
    }),
  );

describe('the sheet', () => {
  test('[16.0] holds every square of a map within its frame, north upwards', () => {
    for (const name of NAMES) {
      const board = of(name).grid;
      const [left, top, right, bottom] = fieldOf(board);
      const first = squareMiddle(squareAt(board, 0, 0));
      const last = squareMiddle(squareAt(board, board.width - 1, board.height - 1));
      const half = SQUARE_SIZE / 2;
      expect([first.x - half, first.y - half, last.x + half, last.y + half], name).toEqual([
        left,
        top,
        right,
        bottom,
      ]);
      const { width, height } = sheetOf(board);
      expect([left, top, width - right, height - bottom]).toEqual([
        PANEL_WIDTH + STRIP,
        STRIP,
        STRIP,
        STRIP,
      ]);
    }
  });

  test('a square lies at the same place on every map, and is found there', () => {
    const board = grid(20, 20, STRIDE);
    const { x, y } = squareMiddle(squareAt(board, 3, 5));
    const right = squareMiddle(squareAt(board, 4, 5));
    const below = squareMiddle(squareAt(board, 3, 6));
    expect([right.x - x, right.y - y]).toEqual([SQUARE_SIZE, 0]);
    expect([below.x - x, below.y - y]).toEqual([0, SQUARE_SIZE]);
    for (const [dx, dy] of [
      [0, 0],
      [-19, 19],
      [19, -19],
    ])
      expect(squareOf(board, [x + dx, y + dy])).toBe(squareAt(board, 3, 5));
    expect(squareOf(board, [0, 0])).toBe(0);
  });
});

describe.for(NAMES)('the ground of %s', (name) => {
  const b = of(name);
  const shapes = groundOf(b);
  const text = JSON.stringify(shapes);

  test('is drawn once for a battle, and alike for every one', () => {
    expect(groundOf(b)).toBe(shapes);
    expect(JSON.stringify(groundOf(battle(name)))).toBe(text);
  });

  test('[20.15] every square of woods, corn, town, swamp and river lies within what is drawn of it, no other does', () => {
    for (const [terrain, look] of [
      ['woods', 'squares-wood'],
      ['fields', 'squares-corn'],
      ['town', 'squares-town'],
      ['swamp', 'squares-swamp'],
    ]) {
      const lines = linesIn(pathOf(shapes, look).split('L')[0]).filter(([[x]]) => x > PANEL_WIDTH);
      const held = new Set(squaresOf(b, terrain));
      for (const s of squaresOf(b, ...TERRAINS))
        expect([terrain, s, isWithin(middle(s), lines)]).toEqual([terrain, s, held.has(s)]);
    }
  });

  test('[20.15] streams run through every square of theirs, roads through every square that has one', () => {
    const [left] = fieldOf(b.grid);
    const through = (...looks: readonly string[]): Set<Square> => {
      const lines = linesIn(looks.map((look) => pathOf(shapes, look)).join('')).filter(
        ([[x]]) => x > left - SQUARE_SIZE,
      );
      return new Set(strewn(lines, 2).map((p) => squareOf(b.grid, p)));
    };
    const wet = through('squares-stream');
    for (const s of squaresOf(b, 'stream', 'bridge')) expect([s, wet.has(s)]).toEqual([s, true]);
    const trodden = through('squares-lane', 'squares-paved');
    for (const s of squaresOf(b, ...TERRAINS)) {
      const near = [...trodden].some((t) => distance(middle(s), middle(t)) < SQUARE_SIZE * 1.1);
      expect([s, b.ground.road[s] === 1 ? trodden.has(s) : near || !trodden.has(s)]).toEqual([
        s,
        true,
      ]);
    }
    const sunk = through('squares-trough');
    for (const s of squaresOf(b, 'sunken road')) expect([s, sunk.has(s)]).toEqual([s, true]);
  });

  test('every bridge has its parapets, every redoubt its work', () => {
    const parapets = linesIn(pathOf(shapes, 'ground-bridge')).filter(([[x]]) => x > PANEL_WIDTH);
    const bridges = squaresOf(b, 'bridge');
    expect(parapets).toHaveLength(2 * bridges.length);
    for (const s of bridges)
      expect(
        parapets.filter((line) => distance(line[1], middle(s)) < SQUARE_SIZE / 2),
      ).toHaveLength(2);
    const works = linesIn(pathOf(shapes, 'squares-work'));
    for (const s of squaresOf(b, 'redoubt')) expect(isWithin(middle(s), works)).toBe(true);
  });

  test('[20.2] the tint of each height covers the squares that are so high', () => {
    for (const height of [2, 3, 4, 5]) {
      const [d] = shapes.flatMap((shape) =>
        shape.kind === 'path' && shape.look === `squares-height-${height}` ? [shape.d] : [],
      );
      const lines = linesIn(d);
      for (const s of squaresOf(b, ...TERRAINS)) {
        const is = b.ground.elevation[s];
        expect([s, height, isWithin(middle(s), lines)]).toEqual([s, height, is >= height]);
      }
    }
  });

  test('[18.21] every victory square bears its ribbon, and its points for each side', () => {
    const { at, side, points } = b.victory;
    const worths = texts(shapes, 'squares-worth');
    expect(worths.map((worth) => worth.text).toSorted()).toEqual(points.map(String).toSorted());
    for (const [i, s] of at.entries()) {
      const worth = worths.find(
        (each) => each.text === `${points[i]}` && distance([each.x, each.y], middle(s)) < 34,
      );
      expect([s, worth === undefined]).toEqual([s, false]);
      const look = `squares-ribbon-${['French', 'Allied'][side[i]]}`;
      expect(pathOf(shapes, look)).toContain(`M${middle(s)[0] - 17.5} ${middle(s)[1] + 17.5}`);
    }
  });

  test('[5.121] every fifth column and row is numbered on both sides', () => {
    const numbers = texts(shapes, 'squares-number');
    for (const { text: number, x, y } of numbers) {
      const [left, top, right, bottom] = fieldOf(b.grid);
      const isColumn = y < top || y > bottom;
      expect(isColumn || x < left || x > right).toBe(true);
      const at = isColumn ? (x - left) / SQUARE_SIZE - 0.5 : (y - top) / SQUARE_SIZE - 0.5;
      expect(Math.round(at)).toBe(Number(number));
    }
    const { width, height } = b.grid;
    expect(numbers).toHaveLength(2 * (Math.ceil(width / 5) + Math.ceil(height / 5)));
  });

  test('every place is named, and everything that the survey tells', () => {
    const names = namesOn(b).map((label) => label.text);
    const survey = SURVEYS[name];
    expect(names.toSorted()).toEqual(
      [
        ...b.scenario.map.places.map((place) => place.name),
        ...survey.names.map(([, n]) => n),
      ].toSorted(),
    );
    expect(texts(shapes, 'squares-exit').map((exit) => exit.text)).toEqual(
      survey.exits.map(([exit]) => exit),
    );
  });

  test('what the survey tells is there: paved roads, exits, farms, works, streams', () => {
    const { width, height, paved, exits, plans, works, names } = SURVEYS[name];
    expect([width, height]).toEqual([b.grid.width, b.grid.height]);
    const at = (x: number, y: number): Square => squareAt(b.grid, x, y);
    for (const [x, y] of paved.flat()) expect([x, y, b.ground.road[at(x, y)]]).toEqual([x, y, 1]);
    for (const [exit, x, y] of exits) {
      const isAtRim = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      expect([exit, isAtRim, b.ground.road[at(x, y)]]).toEqual([exit, true, 1]);
    }
    const ground = (x: number, y: number): string => TERRAINS[b.ground.terrain[at(x, y)]];
    for (const [plan, x, y] of plans)
      expect([plan, x, y, ground(x, y)]).toEqual([plan, x, y, 'town']);
    for (const [facing, x, y] of works)
      expect([facing, x, y, ground(x, y)]).toEqual([facing, x, y, 'redoubt']);
    for (const [kind, text_, x, y] of names)
      if (kind === 'stream') expect([text_, ground(x, y)]).toEqual([text_, 'stream']);
  });

  test('no name covers another, a town or a victory square, or leaves the field', () => {
    const labels = namesOn(b);
    const [left, top, right, bottom] = fieldOf(b.grid);
    for (const [i, { text: label, boxes }] of labels.entries()) {
      for (const other of labels.slice(i + 1))
        for (const box of boxes)
          for (const another of other.boxes)
            expect([label, other.text, overlap(box, another)]).toEqual([label, other.text, 0]);
      for (const [l, t, r, bt] of boxes)
        expect([label, l >= left && t >= top && r <= right && bt <= bottom]).toEqual([label, true]);
      for (const box of boxes)
        for (const s of b.victory.at)
          expect([label, s, within(middle(s), box)]).toEqual([label, s, false]);
    }
  });

  test('names are large enough where they are shown', () => {
    const places = texts(shapes, 'squares-name-place');
    for (const { size } of [...places, ...texts(shapes, 'squares-number')])
      expect(size * 0.414).toBeGreaterThan(12);
    for (const look of ['height', 'land', 'wood', 'stream'])
      for (const { size } of texts(shapes, `squares-name-${look}`))
        expect(size * 0.5).toBeGreaterThanOrEqual(12);
    for (const { size } of texts(shapes, 'squares-worth'))
      expect(size * 0.78).toBeGreaterThanOrEqual(12);
  });

  test('the style sheets know every look', () => {
    const all = own + sheet('ground.css');
    for (const look of new Set(shapes.map((shape) => shape.look)))
      expect(all, look).toMatch(new RegExp(`\\.${look}[ ,]`));
  });

  test('it is light: few shapes, little path data, short numbers', () => {
    expect(shapes.length).toBeLessThan(200);
    expect(text.length).toBeLessThan(400_000);
    expect(/NaN|undefined|Infinity|\.\d{3}/.exec(text)?.[0] ?? 'none').toBe('none');
  });
});

describe('other maps', () => {
  test('a map without a survey is drawn with the names of its places', () => {
    const document = { ...documentOf('borodino'), name: 'elsewhere' };
    const b = battleOf(read(document));
    expect(namesOn(b).map(({ text }) => text)).toEqual(
      b.scenario.map.places.map(({ name }) => name),
    );
    expect(texts(groundOf(b), 'squares-exit')).toEqual([]);
  });

  test('every colour has its candle-light', () => {
    const [day, night] = [':root', "[data-theme='dark']"].map((head) => {
      const from = own.indexOf(`${head} {`);
      return own.slice(from, own.indexOf('}', from)).match(/--[\w-]+(?=:)/g) ?? [];
    });
    expect(night).toEqual(day);
    expect(day.length).toBeGreaterThan(5);
  });
});
