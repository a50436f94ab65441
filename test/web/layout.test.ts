import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board, Piece, Spot, Thing } from '../../src/boards/scene.ts';
import { rovingSeat, walk } from '../../src/web/board/board-state.ts';
import { clamped, fitted, levelOf, opened, revealing, zoomed } from '../../src/web/board/camera.ts';
import {
  BLOCK,
  boxAround,
  fanOut,
  forceOf,
  isClosed,
  lineUp,
  nearest,
  stackUp,
  standsOf,
  swellWithin,
  totalOf,
} from '../../src/web/board/layout.ts';
import { answerOfEnter, answerOfPiece, answerOfSpot } from '../../src/web/board/pointing.ts';
import { fitLine, offered, pieceWords, spotWords } from '../../src/web/board/words.ts';

const spot = (name: string, x: number, y: number, pile: Spot['pile'] = 'stack'): Spot => ({
  thing: `town:${name}`,
  x,
  y,
  r: 30,
  pile,
  name,
});

const hidden = (key: string, at: string, army = 'British'): Piece => ({
  key,
  thing: null,
  at: `town:${at}`,
  army,
  face: null,
  open: false,
  signs: [],
});

const known = (name: string, at: string, value = 2, full = 3): Piece => ({
  ...hidden(name, at, 'French'),
  thing: `unit:${name}`,
  face: { symbol: 'infantry', name, corps: 'II', label: '9', value, full, nation: 'French' },
});

const boardOf = (spots: readonly Spot[], pieces: readonly Piece[]): Board => ({
  id: 'map',
  title: 'Map',
  width: 1000,
  height: 800,
  ground: [],
  marks: [],
  spots,
  pieces,
});

const things = (...list: Thing[]): ReadonlySet<Thing> => new Set(list);

test('a closed stack shows at most four edges, six units apart, around its spot', () => {
  expect(stackUp({ x: 50, y: 50 }, 1)).toEqual([{ x: 50, y: 50 }]);
  expect(stackUp({ x: 50, y: 50 }, 3)).toEqual([
    { x: 44, y: 56 },
    { x: 50, y: 50 },
    { x: 56, y: 44 },
  ]);
  const tall = stackUp({ x: 50, y: 50 }, 9);
  expect(new Set(tall.map((p) => p.x)).size).toBe(5);
  expect(tall[8]).toEqual(tall[4]);
});

const counter = (name: string, at: string, army: string, attack: number): Piece => ({
  ...known(name, at),
  army,
  face: {
    symbol: 'infantry',
    name,
    corps: 'I Corps',
    label: '',
    value: 2,
    full: 2,
    nation: '',
    print: {
      kind: 'counter',
      name,
      attack,
      defence: 4,
      move: 4,
      band: 'french-1',
      mark: 'I',
      isSpent: false,
    },
  },
});

describe('an area with the stacks of both sides', () => {
  const both: Spot['pile'] = { sides: [['French'], ['British', 'Prussian']] };
  const board = boardOf(
    [spot('Plancenoit', 300, 300, both), spot('Papelotte', 600, 300, both)],
    [
      counter('Hake', 'Plancenoit', 'Prussian', 3),
      counter('Simmer', 'Plancenoit', 'French', 5),
      counter('Jeanin', 'Plancenoit', 'French', 4),
      counter('Kempt', 'Papelotte', 'British', 5),
      counter('Brue', 'Papelotte', 'French', 4),
    ],
  );
  const [contested, alone] = standsOf(board, null);

  test('has them side by side, the first side left, each with its top piece', () => {
    expect(contested.pieces.map(({ key }) => key)).toEqual(['Simmer', 'Jeanin', 'Hake']);
    expect(contested.heaps).toEqual([
      { from: 0, count: 2 },
      { from: 2, count: 1 },
    ]);
    const [simmer, jeanin, hake] = contested.places;
    expect(simmer.x).toBeLessThan(hake.x);
    expect(hake.x - simmer.x).toBeGreaterThan(BLOCK);
    expect(jeanin.y).toBeLessThan(simmer.y);
  });

  test('is closed while a piece lies under another, and one counter a side is not', () => {
    expect([isClosed(contested), isClosed(alone)]).toEqual([true, false]);
    const open = standsOf(board, { spot: 'town:Plancenoit', swell: 1 }).at(-1);
    expect(open?.isOpen).toBe(true);
    expect(open !== undefined && isClosed(open)).toBe(false);
  });

  test('tells attack and defence of a stack of counters, and of blocks none', () => {
    expect(forceOf(contested.pieces.slice(0, 2))).toEqual([9, 8]);
    expect(forceOf([...contested.pieces, known('Foy', 'Plancenoit')])).toBeNull();
    expect(forceOf([])).toBeNull();
  });
});

test('pieces of a row can be larger, and keep within its width', () => {
  const places = lineUp({ x: 500, y: 100 }, 400, 9, 1.35);
  const box = boxAround(places, 0, 1.35);
  expect(box.width).toBeLessThanOrEqual(400);
  expect(new Set(places.map(({ y }) => y)).size).toBe(2);
});

test('a counter and a card are told by what is printed on them', () => {
  const tell = (text: string): string => text;
  expect(pieceWords(tell, counter('Brue', 'Papelotte', 'French', 4))).toBe(
    'Brue, I Corps, French infantry, attack 4, defence 4, movement 4',
  );
  const ney = counter('Ney', 'Papelotte', 'French', 0);
  const card: Piece = {
    ...ney,
    face: {
      symbol: 'leader',
      name: 'Ney',
      corps: '',
      label: '',
      value: 0,
      full: 0,
      nation: '',
      print: {
        kind: 'card',
        title: 'Reserve Cavalry Corps',
        band: 'french-4c',
        number: 8,
        adds: '+3',
        addsTo: 'battle rating',
        isSpent: true,
      },
    },
    signs: ['spent'],
  };
  expect(pieceWords(tell, card)).toBe('Ney, French leader, acts on 8, battle rating +3, spent');
  expect(spotWords(tell, spot('cards', 0, 0, 'cards'), [card])).toBe('cards, 1 French card');
});

test('the keyboard goes from card to card', () => {
  const [simmer, jeanin] = ['Simmer', 'Jeanin'].map((name) => counter(name, 'cards', 'French', 4));
  const stands = standsOf(boardOf([spot('cards', 0, 0, 'cards')], [simmer, jeanin]), null);
  expect(rovingSeat(stands, null, things())).toBe('Simmer');
  expect(walk(stands, 'Simmer', 'down')).toBe('Jeanin');
  expect(walk(stands, 'Jeanin', 'up')).toBe('Simmer');
});

test('an open stack lies inside the board, and no piece touches another', () => {
  const board = { width: 1000, height: 800 };
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 1, max: 40 }),
      (x, y, count) => {
        const swell = swellWithin(2, count, board);
        const places = fanOut({ x, y }, count, board, swell);
        const box = boxAround(places, 0, swell);
        expect(places).toHaveLength(count);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(board.width);
        expect(box.y + box.height).toBeLessThanOrEqual(board.height);
        for (const [i, a] of places.entries())
          for (const b of places.slice(i + 1))
            expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(
              BLOCK * swell,
            );
      },
    ),
  );
});

test('pieces side by side keep within the width, closer first, then in two rows', () => {
  const at = { x: 500, y: 100 };
  const rows = (count: number): number => new Set(lineUp(at, 300, count).map((p) => p.y)).size;
  expect([1, 4, 5, 6, 15].map(rows)).toEqual([1, 1, 1, 2, 2]);
  expect(lineUp(at, 300, 2).map((p) => p.x)).toEqual([468, 532]);
  for (const count of [1, 2, 5, 8, 9, 20]) {
    const box = boxAround(lineUp(at, 300, count), 0);
    expect(box.x).toBeGreaterThanOrEqual(350);
    expect(box.x + box.width).toBeLessThanOrEqual(650);
  }
  expect(lineUp(at, 300, 0)).toEqual([]);
});

test('an arrow key leads to the nearest spot in its direction', () => {
  const spots = [
    spot('Mons', 100, 100),
    spot('Binche', 200, 110),
    spot('Ath', 90, 20),
    spot('Namur', 400, 300),
  ];
  const from = (name: number, direction: Parameters<typeof nearest>[2]): string | undefined =>
    nearest(spots, spots[name], direction)?.name;
  expect(from(0, 'right')).toBe('Binche');
  expect(from(0, 'up')).toBe('Ath');
  expect(from(0, 'down')).toBe('Binche');
  expect(from(1, 'right')).toBe('Namur');
  expect(from(3, 'left')).toBe('Binche');
  expect(from(3, 'right')).toBeUndefined();
});

test('spots are drawn from far to near, the open one above all', () => {
  const board = boardOf(
    [spot('Near', 100, 500), spot('Open', 100, 100), spot('Far', 100, 200)],
    [known('Foy', 'Open'), known('Pire', 'Open'), hidden('b1', 'Near')],
  );
  const stands = standsOf(board, { spot: 'town:Open', swell: 1 });
  expect(stands.map(({ spot }) => spot.name)).toEqual(['Far', 'Near', 'Open']);
  expect(stands.map(isClosed)).toEqual([false, false, false]);
  expect(standsOf(board, null).map(isClosed)).toEqual([true, false, false]);
});

test('a stack is worth the sum of its faces, unless one is hidden', () => {
  expect(totalOf([known('Foy', 'Mons', 2), known('Pire', 'Mons', 1)])).toBe(3);
  expect(totalOf([known('Foy', 'Mons'), hidden('b1', 'Mons')])).toBeNull();
  expect(totalOf([hidden('b1', 'Mons')])).toBeNull();
  expect(totalOf([known('Ney', 'Mons', 0, 0)])).toBeNull();
});

test('what a click means: the lit place, the stack to open, the piece, or a question', () => {
  const pieces = [known('Foy', 'Mons'), known('Pire', 'Mons')];
  const board = boardOf([spot('Mons', 100, 100)], pieces);
  const [closed] = standsOf(board, null);
  const [opened] = standsOf(board, { spot: 'town:Mons', swell: 1 });
  const [foy] = pieces;
  expect(answerOfPiece(closed, foy, things('town:Mons'))).toMatchObject({ kind: 'point' });
  expect(answerOfPiece(closed, foy, things('unit:Foy'))).toMatchObject({ kind: 'open' });
  expect(answerOfPiece(closed, foy, things('unit:Foy', 'town:Mons')).kind).toBe('open');
  expect(answerOfPiece(opened, foy, things('unit:Foy'))).toEqual({
    kind: 'point',
    thing: 'unit:Foy',
  });
  expect(answerOfPiece(opened, foy, things())).toEqual({ kind: 'ask', thing: 'unit:Foy' });
  expect(answerOfSpot(closed, things())).toEqual({ kind: 'ask', thing: 'town:Mons' });
  expect(answerOfEnter(closed, things()).kind).toBe('open');
  expect(answerOfEnter(closed, things('town:Mons')).kind).toBe('point');
});

test('a hidden piece alone speaks for its place', () => {
  const board = boardOf([spot('Mons', 100, 100)], [hidden('b1', 'Mons')]);
  const [stand] = standsOf(board, null);
  expect(answerOfEnter(stand, things())).toEqual({ kind: 'ask', thing: 'town:Mons' });
});

test('the keyboard walks from spot to spot, and inside an open stack from piece to piece', () => {
  const board = boardOf(
    [spot('Mons', 300, 300), spot('Binche', 600, 300)],
    [known('Foy', 'Mons'), known('Pire', 'Mons'), known('Quiot', 'Binche')],
  );
  const shut = standsOf(board, null);
  expect(rovingSeat(shut, null, things('unit:Quiot'))).toBe('town:Binche');
  expect(rovingSeat(shut, 'Pire', things())).toBe('town:Mons');
  expect(rovingSeat(shut, 'Quiot', things())).toBe('Quiot');
  expect(walk(shut, 'town:Mons', 'right')).toBe('town:Binche');
  expect(walk(shut, 'Quiot', 'left')).toBe('town:Mons');
  const open = standsOf(board, { spot: 'town:Mons', swell: 1 });
  expect(walk(open, 'Foy', 'right')).toBe('Pire');
  expect(walk(open, 'Pire', 'right')).toBeNull();
});

test('places and pieces are said in words', () => {
  const asIs = (english: string): string => english;
  const mons = spot('Mons', 0, 0);
  expect(spotWords(asIs, mons, [])).toBe('Mons');
  expect(
    spotWords(
      asIs,
      mons,
      ['a', 'b', 'c'].map((key) => hidden(key, 'Mons')),
    ),
  ).toBe('Mons, 3 British blocks');
  expect(pieceWords(asIs, known('Foy', 'Mons'))).toBe('Foy, II 9, French infantry, 2 of 3');
  expect(offered(asIs, pieceWords(asIs, hidden('b1', 'Mons')), true)).toBe(
    'British block, hidden, can be chosen',
  );
});

test('a long name is pressed, and a very long one is smaller as well', () => {
  expect(fitLine('Foy', 15, 50)).toEqual({ size: 15, width: null });
  expect(fitLine('Marcognet', 15, 50)).toEqual({ size: 15, width: 50 });
  expect(fitLine('Collaert-Trip', 15, 50)).toEqual({ size: 12, width: 50 });
});

test('the board starts fitted, and never leaves its window', () => {
  const board = { width: 1000, height: 800 };
  const view = { width: 500, height: 500 };
  expect(fitted(board, view)).toEqual({ x: 0, y: 50, scale: 0.5 });
  expect(clamped({ x: 90, y: -9999, scale: 1 }, board, view)).toEqual({ x: 0, y: -300, scale: 1 });
  expect(clamped({ x: 0, y: 0, scale: 0.01 }, board, view)).toEqual(fitted(board, view));
});

test('a window too small for the whole board opens near enough to read, around a point', () => {
  const board = { width: 1700, height: 1250 };
  expect(opened({ x: 0, y: 0 }, board, { width: 1000, height: 600 }).scale).toBe(0.48);
  const phone = { width: 390, height: 400 };
  const camera = opened({ x: 850, y: 600 }, board, phone);
  expect(camera.scale).toBe(0.55);
  expect(camera.x + 850 * camera.scale).toBeCloseTo(195);
  expect(camera.y + 600 * camera.scale).toBeCloseTo(200);
});

test('a tray is walked from piece to piece, and left upwards for the board', () => {
  const tray: Spot = { ...spot('hand', 500, 790), pile: 'tray' };
  const board = boardOf(
    [spot('Mons', 300, 300), tray],
    [known('Foy', 'hand'), known('Pire', 'hand')],
  );
  const stands = standsOf(board, null);
  expect(rovingSeat(stands, 'town:hand', things('unit:Pire'))).toBe('Pire');
  expect(walk(stands, 'Foy', 'right')).toBe('Pire');
  expect(walk(stands, 'Pire', 'right')).toBeNull();
  expect(walk(stands, 'Foy', 'up')).toBe('town:Mons');
});

test('zooming keeps what is under the pointer', () => {
  const board = { width: 1000, height: 1000 };
  const view = { width: 500, height: 500 };
  const at = { x: 200, y: 300 };
  const near = zoomed(fitted(board, view), 2, at, board, view);
  expect(near).toEqual({ x: -200, y: -300, scale: 1 });
  expect(zoomed(near, 0.5, at, board, view)).toEqual(fitted(board, view));
});

test('a point outside of the window is panned into it', () => {
  const board = { width: 1000, height: 1000 };
  const view = { width: 500, height: 500 };
  const camera = { x: 0, y: 0, scale: 1 };
  expect(revealing(camera, { x: 250, y: 250 }, board, view)).toEqual(camera);
  expect(revealing(camera, { x: 700, y: 250 }, board, view)).toEqual({ ...camera, x: -260 });
});

test('lettering thins out by scale', () => {
  expect([0.5, 0.9, 2].map(levelOf)).toEqual(['far', 'mid', 'near']);
});
