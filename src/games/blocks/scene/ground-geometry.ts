import type { Point } from '../../../boards/plane.ts';

/** The map in board units: ten to the kilometre, x to the right, y downwards. */

export const FRAME = 44;
/** The edges of the country shown, in kilometres as in the data. */
const WEST = -1.8;
const EAST = 168.4;
const SOUTH = 2.5;
const NORTH = 125.2;
const UNITS_PER_KM = 10;

export const MAP_WIDTH = Math.round((EAST - WEST) * UNITS_PER_KM) + 2 * FRAME;
export const MAP_HEIGHT = Math.round((NORTH - SOUTH) * UNITS_PER_KM) + 2 * FRAME;

export const place = ([x, y]: Point): Point => [
  FRAME + (x - WEST) * UNITS_PER_KM,
  FRAME + (NORTH - y) * UNITS_PER_KM,
];
