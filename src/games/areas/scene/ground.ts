import type { Shape } from '../../../boards/scene.ts';
import { AREAS } from '../data/map.ts';
import { outlinePath } from './ground-edges.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './ground-field.ts';
import { FRAME_SHAPES } from './ground-frame.ts';
import { LABELS, RIBBONS } from './ground-labels.ts';
import { FIELDS, HEIGHTS, MEADOWS, WOODS } from './ground-land.ts';
import { STANDS } from './ground-stands.ts';
import { impulsePoint, TRACKS, turnPoint, victoryPoint } from './ground-tracks.ts';
import { VILLAGES } from './ground-villages.ts';
import { BOUNDARIES, ROADS } from './ground-ways.ts';
import { KEY, ZONE_POINTS, ZONE_SHAPES, zonePath } from './ground-zones.ts';

/** The field of Waterloo as a hand-coloured survey: everything that never changes, drawn from the data. */

export { MAP_HEIGHT, MAP_WIDTH };

interface Place {
  readonly x: number;
  readonly y: number;
}
const placeOf = ([x, y]: readonly [number, number]): Place => ({ x, y });

/** Where the counters of an area or zone stand, by place: areas in the order of the data, then zones. */
export const areaAt = (place: number): Place =>
  placeOf(place < AREAS.length ? STANDS[place].at : ZONE_POINTS[place - AREAS.length]);

/** Path data of the outline of an area, or of the panel of a zone. */
export const areaOutline = (place: number): string =>
  place < AREAS.length ? outlinePath(place) : zonePath(place - AREAS.length);

/** [3.9] The space of a turn, 1 to 10. */
export const turnSpace = (turn: number): Place => placeOf(turnPoint(turn));
/** [3.10] The space of an impulse, 0 to 12. */
export const impulseSpace = (impulse: number): Place => placeOf(impulsePoint(impulse));
/** [3.11] The space of the victory points, which the French count upwards: -20 to 20. */
export const pointSpace = (points: number): Place => placeOf(victoryPoint(points));

export const MAP_GROUND: readonly Shape[] = [
  ...FIELDS,
  ...MEADOWS,
  ...HEIGHTS,
  ...WOODS,
  ...RIBBONS,
  ...BOUNDARIES,
  ...ROADS,
  ...VILLAGES,
  ...FRAME_SHAPES,
  ...ZONE_SHAPES,
  ...KEY,
  ...TRACKS,
  ...LABELS,
];
