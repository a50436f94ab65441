import {
  aside,
  boundsOf,
  boxAround,
  distance,
  lineOf,
  overlap,
  paced,
  range,
  smooth,
  type Box,
  type Point,
} from './plane.ts';
import type { Shape } from './scene.ts';

/**
 * Where labels of a map stand. Every label has a list of seats; it takes the one that covers least of
 * what lies below, and never another label if it can be helped.
 */

/** A place for a label: the room it takes, what is drawn, and how little it is liked. */
export interface Seat {
  readonly boxes: readonly Box[];
  readonly shapes: readonly Shape[];
  readonly dislike: number;
}

/** What had better not be covered, and how much a covered unit of it weighs. */
export type Obstacle = readonly [boxes: readonly Box[], weight: number];

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
/** The seats with what each covers of the land, the best first. */
const weighed = (seats: readonly Seat[], obstacles: readonly Obstacle[]): Choice[] => {
  const room = seats.flatMap((seat) => seat.boxes);
  const near = obstacles.map(([boxes, weight]) => [nearTo(room, boxes), weight] as const);
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
export const seated = (
  labels: readonly (readonly Seat[])[],
  obstacles: readonly Obstacle[],
): Seat[] => {
  const choices = labels.map((seats) => weighed(seats, obstacles));
  const taken: Seat[] = [];
  for (let round = 0; round < 5; round++)
    for (const [i, seats] of choices.entries())
      taken[i] = bestSeat(
        seats,
        taken.flatMap((seat, k) => (k === i ? [] : seat.boxes)),
      );
  return taken;
};

/** A line with a name, on both sides or on one of them. */
export interface NamedWay {
  readonly text: string;
  readonly look: string;
  readonly size: number;
  /** Of the line that the letters follow. */
  readonly id: string;
  readonly line: readonly Point[];
  readonly sides: readonly number[];
  readonly gap: number;
}

/** A name beside a stretch of a line: a smooth guide, read from left to right. */
const waySeat = (way: NamedWay, steps: readonly Point[], from: number, side: number): Seat[] => {
  const { look, text, id, size, gap } = way;
  const count = Math.ceil((text.length * size * 0.54) / 10);
  const stretch = steps.slice(from, from + count + 1);
  const straight = distance(stretch[0], stretch[stretch.length - 1]);
  if (stretch.length <= count || straight < count * 8.6) return [];
  const course = stretch[count][0] >= stretch[0][0] ? stretch : stretch.toReversed();
  const [start, end] = [course[0], course[count]];
  const across = side < 0 ? -gap : gap + size * 0.55;
  const guide = smooth(
    [0, 0.34, 0.67, 1].map((t) => aside(course[Math.round(t * count)], start, end, 0, across)),
    4,
  );
  return [
    {
      boxes: guide.map((p) => boxAround(aside(p, start, end, 0, -0.26 * size), 0.37 * size)),
      shapes: [
        { kind: 'path', look: 'ground-guide', d: lineOf(guide), id },
        { kind: 'text', look, text, x: 0, y: 0, size, along: { path: id, at: 0 } },
      ],
      dislike: (count * 10 - straight) * 3 + (side > 0 ? 4 : 0),
    },
  ];
};

/** The seats of a name along its line. */
export const alongWay = (way: NamedWay): Seat[] => {
  const steps = paced(way.line, 10);
  return range(Math.ceil(steps.length / 2)).flatMap((k) =>
    way.sides.flatMap((side) => waySeat(way, steps, 2 * k, side)),
  );
};
