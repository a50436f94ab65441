import type { Box, Point } from '../../../boards/plane.ts';
import type { Grid, Square } from '../../../boards/squares.ts';
import { STRIDE } from '../numbers.ts';

/** The sheet of a map in board units: the field of squares, and a panel with its title and key to the left. */

export const SQUARE_SIZE = 40;

/** The strip round the field, in which its columns and rows are numbered. */
export const STRIP = 56;
export const PANEL_WIDTH = 336;

const LEFT = PANEL_WIDTH + STRIP;
const TOP = STRIP;

/** The field from its upper left to its lower right corner. */
export const fieldOf = ({ width, height }: Grid): Box => [
  LEFT,
  TOP,
  LEFT + width * SQUARE_SIZE,
  TOP + height * SQUARE_SIZE,
];

export interface Sheet {
  readonly width: number;
  readonly height: number;
}
export const sheetOf = ({ width, height }: Grid): Sheet => ({
  width: LEFT + width * SQUARE_SIZE + STRIP,
  height: TOP + height * SQUARE_SIZE + STRIP,
});

interface Place {
  readonly x: number;
  readonly y: number;
}
/** The middle of a square; the same on every map. */
export const squareMiddle = (square: Square): Place => ({
  x: LEFT + ((square % STRIDE) + 0.5) * SQUARE_SIZE,
  y: TOP + (Math.floor(square / STRIDE) + 0.5) * SQUARE_SIZE,
});

/** The square in which a point of the field lies; one beyond it counts for the nearest at the rim. */
export const squareOf = (board: Grid, [x, y]: Point): Square => {
  const at = (n: number, most: number): number =>
    Math.min(most - 1, Math.max(0, Math.floor(n / SQUARE_SIZE)));
  return at(y - TOP, board.height) * board.stride + at(x - LEFT, board.width);
};
