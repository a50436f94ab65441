import { describe, expect, test } from 'vitest';
import { grid, squareAt } from '../../../src/boards/squares.ts';
import { battleOf } from '../../../src/games/squares/battle.ts';
import { DOCUMENTS } from '../../../src/games/squares/data/scenarios.ts';
import { STRIDE } from '../../../src/games/squares/numbers.ts';
import {
  fieldOf,
  PANEL_WIDTH,
  sheetOf,
  SQUARE_SIZE,
  squareMiddle,
  STRIP,
} from '../../../src/games/squares/scene/field.ts';
import { documentOf, read } from './document.ts';

const BATTLES = DOCUMENTS.map(({ name }) => battleOf(read(documentOf(name))));

describe('the sheet', () => {
  test('[16.0] holds every square of a map within its frame, north upwards', () => {
    for (const { grid: board, scenario } of BATTLES) {
      const [left, top, right, bottom] = fieldOf(board);
      const first = squareMiddle(squareAt(board, 0, 0));
      const last = squareMiddle(squareAt(board, board.width - 1, board.height - 1));
      const half = SQUARE_SIZE / 2;
      expect([first.x - half, first.y - half, last.x + half, last.y + half], scenario.name).toEqual(
        [left, top, right, bottom],
      );
      const { width, height } = sheetOf(board);
      expect([left, top, width - right, height - bottom]).toEqual([
        PANEL_WIDTH + STRIP,
        STRIP,
        STRIP,
        STRIP,
      ]);
    }
  });

  test('a square lies at the same place on every map', () => {
    const board = grid(20, 20, STRIDE);
    const { x, y } = squareMiddle(squareAt(board, 3, 5));
    const right = squareMiddle(squareAt(board, 4, 5));
    const below = squareMiddle(squareAt(board, 3, 6));
    expect([right.x - x, right.y - y]).toEqual([SQUARE_SIZE, 0]);
    expect([below.x - x, below.y - y]).toEqual([0, SQUARE_SIZE]);
  });
});
