import type { Box, Point } from '../../../boards/plane.ts';
import { boundsOf, boxAround, overlap, paced } from '../../../boards/plane.ts';
import { FRAME, MAP_HEIGHT, MAP_WIDTH } from './ground-geometry.ts';
import { CARTOUCHE, COMPASS, LAND_BOXES } from './ground-frame.ts';
import { BRIDGES, RIVER_LINES, ROAD_WAYS, TOWN_POINTS } from './ground-ways.ts';
import type { Shape } from '../../../boards/scene.ts';

/**
 * Where labels stand. Every label has a list of seats; it takes the one that covers least: never a
 * stack or another label, if at all possible no road or bridge.
 */

/** A place for a label: the room it takes, what is drawn, and how little it is liked. */
export interface Seat {
  readonly boxes: readonly Box[];
  readonly shapes: readonly Shape[];
  readonly dislike: number;
}

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

const corners = (boxes: readonly Box[]): Point[] =>
  boxes.flatMap(([left, top, right, bottom]): Point[] => [
    [left, top],
    [right, bottom],
  ]);
const nearTo = (boxes: readonly Box[], others: readonly Box[]): readonly Box[] => {
  const around = boundsOf(corners(boxes), 0);
  return others.filter((other) => overlap(around, other) > 0);
};
/** How much of the others the boxes cover. */
const covered = (boxes: readonly Box[], others: readonly Box[]): number =>
  nearTo(boxes, others).reduce(
    (sum, other) => boxes.reduce((n, box) => n + overlap(box, other), sum),
    0,
  );

interface Choice extends Seat {
  readonly cost: number;
}
const OBSTACLES = [
  [firm, 100],
  [skirts, 20],
  [bridges, 3],
  [ways, 0.6],
  [rivers, 0.4],
] as const;
/** The seats with what each covers of the land, the best first. */
const weighed = (seats: readonly Seat[]): Choice[] => {
  const room = seats.flatMap((seat) => seat.boxes);
  const near = OBSTACLES.map(([boxes, weight]) => [nearTo(room, boxes), weight] as const);
  const cost = ({ boxes, dislike }: Seat): number =>
    near.reduce((sum, [others, weight]) => sum + weight * covered(boxes, others), dislike);
  return seats.map((seat) => ({ ...seat, cost: cost(seat) })).sort((a, b) => a.cost - b.cost);
};

const spread = ([left, top, right, bottom]: Box, by: number): Box => [
  left - by,
  top - by,
  right + by,
  bottom + by,
];
/** Labels never touch, and two that stand close together are hard to tell apart. */
const crowding = (boxes: readonly Box[], others: readonly Box[]): number => {
  const wide = boxes.map((box) => spread(box, 20));
  const near = nearTo(wide, others);
  return (
    50 *
      covered(
        boxes.map((box) => spread(box, 6)),
        near,
      ) +
    0.09 * covered(wide, near)
  );
};

/** The best seat when others are taken; one that costs more by itself need not be looked at. */
const bestSeat = (seats: readonly Choice[], others: readonly Box[]): Choice => {
  let [best, least] = [seats[0], Infinity];
  for (const seat of seats) {
    if (seat.cost >= least) break;
    const cost = seat.cost + crowding(seat.boxes, others);
    if (cost < least) [best, least] = [seat, cost];
  }
  return best;
};

/** Seats each label in turn with regard to all others, and again until they have settled. */
export const seated = (labels: readonly (readonly Seat[])[]): Seat[] => {
  const choices = labels.map(weighed);
  const taken: Seat[] = [];
  for (let round = 0; round < 5; round++)
    for (const [i, seats] of choices.entries())
      taken[i] = bestSeat(
        seats,
        taken.flatMap((seat, k) => (k === i ? [] : seat.boxes)),
      );
  return taken;
};
