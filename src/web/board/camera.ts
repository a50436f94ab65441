import type { Point, Size } from './layout.ts';

/** Where the board lies in its window: its upper left corner, and pixels per board unit. */
export interface Camera extends Point {
  readonly scale: number;
}

export type ZoomLevel = 'far' | 'mid' | 'near';

const MOST_PIXELS_PER_UNIT = 3;

export const fittingScale = (board: Size, view: Size): number =>
  Math.min(view.width / board.width, view.height / board.height);

const clampedAxis = (at: number, length: number, room: number): number =>
  length <= room ? (room - length) / 2 : Math.min(0, Math.max(at, room - length));

/** The same camera with no more empty window than the board's shape asks for. */
export const clamped = (camera: Camera, board: Size, view: Size): Camera => {
  const least = fittingScale(board, view);
  const most = Math.max(MOST_PIXELS_PER_UNIT, least);
  const scale = Math.min(most, Math.max(least, camera.scale));
  return {
    x: clampedAxis(camera.x, board.width * scale, view.width),
    y: clampedAxis(camera.y, board.height * scale, view.height),
    scale,
  };
};

export const fitted = (board: Size, view: Size): Camera =>
  clamped({ x: 0, y: 0, scale: 0 }, board, view);

/** Smaller than this nothing on a board can be read or hit. */
const LEAST_PIXELS_PER_UNIT = 0.42;
const READABLE = 0.55;

/** How a board is first shown: whole, or in a window too small for that, near enough around a point. */
export const opened = (around: Point, board: Size, view: Size): Camera => {
  const whole = fitted(board, view);
  if (whole.scale >= LEAST_PIXELS_PER_UNIT) return whole;
  const x = view.width / 2 - around.x * READABLE;
  const y = view.height / 2 - around.y * READABLE;
  return clamped({ x, y, scale: READABLE }, board, view);
};

/** Zoomed by a factor; the point of the window keeps what it shows. */
export const zoomed = (
  camera: Camera,
  factor: number,
  at: Point,
  board: Size,
  view: Size,
): Camera => {
  const { scale } = clamped({ ...camera, scale: camera.scale * factor }, board, view);
  const ratio = scale / camera.scale;
  const x = at.x - (at.x - camera.x) * ratio;
  const y = at.y - (at.y - camera.y) * ratio;
  return clamped({ x, y, scale }, board, view);
};

const shift = (at: number, room: number, margin: number): number =>
  at < margin ? margin - at : at > room - margin ? room - margin - at : 0;

/** Panned just as far as needed to show a point of the board away from the window's rim. */
export const revealing = (camera: Camera, point: Point, board: Size, view: Size): Camera => {
  const margin = Math.min(60, view.width / 4, view.height / 4);
  const dx = shift(camera.x + point.x * camera.scale, view.width, margin);
  const dy = shift(camera.y + point.y * camera.scale, view.height, margin);
  return clamped({ ...camera, x: camera.x + dx, y: camera.y + dy }, board, view);
};

/** How much lettering a scale has room for. */
export const levelOf = (scale: number): ZoomLevel =>
  scale < 0.78 ? 'far' : scale < 1.25 ? 'mid' : 'near';

/** Even the largest figures are too small to be read; from farther still whole formations are little. */
export const afarOf = (scale: number): 'afar' | 'farthest' | null =>
  scale < 0.28 ? 'farthest' : scale < 0.5 ? 'afar' : null;
