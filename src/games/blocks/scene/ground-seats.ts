import { boxAround, paced, type Box } from '../../../boards/plane.ts';
import type { Obstacle } from '../../../boards/seats.ts';
import { FRAME, MAP_HEIGHT, MAP_WIDTH } from './ground-geometry.ts';
import { CARTOUCHE, COMPASS, LAND_BOXES } from './ground-frame.ts';
import { BRIDGES, RIVER_LINES, ROAD_WAYS, TOWN_POINTS } from './ground-ways.ts';

/** What labels cover: never a stack, if at all possible no road or bridge. */

/** Half of the side of a stack of blocks. */
export const STACK = 32;

const stacks = TOWN_POINTS.map((at) => boxAround(at, STACK));
/** A stack with the edges of its lower blocks to the right and its badge below. */
const skirts = TOWN_POINTS.map(([x, y]): Box => [
  x - STACK,
  y - STACK,
  x + STACK + 14,
  y + STACK + 16,
]);
const edges: readonly Box[] = [
  [0, 0, MAP_WIDTH, FRAME + 6],
  [0, MAP_HEIGHT - FRAME - 6, MAP_WIDTH, MAP_HEIGHT],
  [0, 0, FRAME + 6, MAP_HEIGHT],
  [MAP_WIDTH - FRAME - 6, 0, MAP_WIDTH, MAP_HEIGHT],
  CARTOUCHE,
  COMPASS,
  ...LAND_BOXES,
];
/** What may not be covered, what should not, and what had better not be. */
const firm: readonly Box[] = [...stacks, ...edges];
const bridges = BRIDGES.map(([at]) => boxAround(at, 14));
const ways = ROAD_WAYS.flatMap((road) => paced(road.line, 8).map((at) => boxAround(at, 4)));
const rivers = RIVER_LINES.flatMap((line) => paced(line, 9).map((at) => boxAround(at, 4)));

export const OBSTACLES: readonly Obstacle[] = [
  [firm, 100],
  [skirts, 20],
  [bridges, 3],
  [ways, 0.6],
  [rivers, 0.4],
];
