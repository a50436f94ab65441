import type { Box, Point } from '../../../boards/plane.ts';
import { FRAME_OF_MAP } from '../data/map.ts';

/** The sheet in board units: the field, a panel with tracks to its left, the zones to its right. */

const METRES_PER_UNIT = 4.4;
/** The rim of the sheet, and the strip between rim and field where roads are named. */
export const RIM = 16;
const STRIP = 34;
const PANEL_WIDTH = 322;
export const ZONES_WIDTH = 216;

const { left, top, right, bottom } = FRAME_OF_MAP;
const [fieldLeft, fieldTop] = [RIM + STRIP + PANEL_WIDTH, RIM + STRIP];
const fieldRight = fieldLeft + Math.round((right - left) / METRES_PER_UNIT);
const fieldBottom = fieldTop + Math.round((bottom - top) / METRES_PER_UNIT);
export const FIELD: Box = [fieldLeft, fieldTop, fieldRight, fieldBottom];

export const MAP_WIDTH = fieldRight + ZONES_WIDTH + RIM + STRIP;
export const MAP_HEIGHT = fieldBottom + STRIP + RIM;

/** Metres from La Haye Sainte, as in the data, on the sheet. */
export const place = ([x, y]: Point): Point => [
  fieldLeft + (x - left) / METRES_PER_UNIT,
  fieldTop + (y - top) / METRES_PER_UNIT,
];
export const units = (metres: number): number => metres / METRES_PER_UNIT;
