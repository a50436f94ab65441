import type { Shape } from '../../../boards/scene.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './ground-geometry.ts';
import { FRAME_SHAPES, LANDS } from './ground-frame.ts';
import { LABELS } from './ground-labels.ts';
import { FIELDS, WOODS_AND_HILLS } from './ground-land.ts';
import { TOWN_SHAPES } from './ground-towns.ts';
import { BORDERS, MEADOWS, ROAD_SHAPES, ROAD_WAYS, TOWN_POINTS, WATER } from './ground-ways.ts';

/** The map as a hand-coloured survey: everything that never changes, drawn from the data. */

export { MAP_HEIGHT, MAP_WIDTH };

/** The middle of a town, in the order of the data. */
export const townAt = (town: number): { x: number; y: number } => {
  const [x, y] = TOWN_POINTS[town];
  return { x, y };
};

/** Path data of a road, from its first town to its second. */
export const roadPath = (road: number): string => ROAD_WAYS[road].d;

export const MAP_GROUND: readonly Shape[] = [
  ...FIELDS,
  ...MEADOWS,
  ...WOODS_AND_HILLS,
  ...LANDS,
  ...BORDERS,
  ...WATER,
  ...ROAD_SHAPES,
  ...TOWN_SHAPES,
  ...LABELS,
  ...FRAME_SHAPES,
];
