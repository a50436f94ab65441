import { expect, test } from 'vitest';
import type { Picture } from '../../src/boards/film.ts';
import type { Board, Piece, Spot } from '../../src/boards/scene.ts';
import { drawnOn } from '../../src/web/film/film-layer.tsx';

const spot = (name: string, x: number): Spot => ({
  thing: `square:${name}`,
  x,
  y: 0,
  r: 20,
  pile: 'field',
  name,
});
const piece = (name: string, at: string): Piece => ({
  key: name,
  thing: `unit:${name}`,
  at: `square:${at}`,
  army: 'Red',
  face: null,
  open: true,
  signs: [],
});
const X = spot('X', 0);
const Y = spot('Y', 40);
const board: Board = {
  id: 'map',
  title: '',
  width: 100,
  height: 100,
  ground: [],
  marks: [],
  spots: [X, Y],
  pieces: [piece('A', 'X'), piece('B', 'Y'), piece('C', 'Y')],
};

const picture = (more: Partial<Picture>): Picture => ({
  kind: 'shot',
  lead: { told: { rule: '1', event: '', args: [], text: '' }, terms: [] },
  lines: [],
  by: 'unit:A',
  to: 'unit:B',
  changes: [],
  ...more,
});

test('a picture is drawn from who acts to whom or where', () => {
  expect(drawnOn(board, picture({}))).toMatchObject({ from: X, to: Y });
  expect(drawnOn(board, picture({ to: 'square:X' }))).toMatchObject({ from: X, to: X });
  expect(drawnOn(board, picture({ by: null, to: 'unit:Z' }))).toMatchObject({
    from: null,
    to: null,
  });
});

test('what is lost in one place is one figure', () => {
  const changes: Picture['changes'] = [
    { piece: 'unit:B', lost: 5, guns: 1 },
    { piece: 'unit:C', lost: 7 },
    { piece: 'unit:A', at: 'square:Y' },
    { piece: 'unit:Z', lost: 9 },
  ];
  expect(drawnOn(board, picture({ changes })).tolls).toEqual([{ at: Y, lost: 12, guns: 1 }]);
});
