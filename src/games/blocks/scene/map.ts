import type { Board, Shape, Spot } from '../../../boards/scene.ts';
import { topProcedure } from '../../../kernel/stack.ts';
import { BATTLE_LIMIT, MARCH_LIMIT, ROAD_COUNT, ROUT_LIMIT, TOWN_COUNT } from '../board.ts';
import { TOWN_NAMES, UNPLACED } from '../board.ts';
import { P } from '../lexicon.ts';
import { OVER, type BlocksState } from '../state.ts';
import type { BlocksView } from '../view.ts';
import { MAP_GROUND, MAP_HEIGHT, MAP_WIDTH, roadPath, townAt } from './ground.ts';
import { groupMarks, marchMarks, roadsAhead } from './marches.ts';
import { isMarching } from './phase.ts';
import { townThing, type Block } from './pieces.ts';

/** The map: towns with their blocks, roads used this turn, battles to come. */

interface Point {
  readonly x: number;
  readonly y: number;
}

const TOWN_RADIUS = 34;
const TRAY_MARGIN = 60;

const townSpot = (town: number): Spot => ({
  thing: townThing(town),
  ...townAt(town),
  r: TOWN_RADIUS,
  pile: 'stack',
  name: TOWN_NAMES[town],
});

/** [3.1] The tray for the blocks still in hand. */
const HAND: Spot = {
  thing: townThing(UNPLACED),
  x: MAP_WIDTH / 2,
  y: MAP_HEIGHT - TRAY_MARGIN,
  r: TRAY_MARGIN,
  pile: 'tray',
  name: 'in hand',
};

const TOWNS: readonly Spot[] = TOWN_NAMES.map((_, town) => townSpot(town));
const TOWNS_AND_HAND: readonly Spot[] = [...TOWNS, HAND];

/** The count and the limit of roads that bind the viewer in each decision. */
const QUOTAS: Readonly<Record<number, readonly ['used' | 'battleUsed', readonly number[]]>> = {
  [P.march]: ['used', MARCH_LIMIT],
  [P.marchHand]: ['used', MARCH_LIMIT],
  [P.retreat]: ['battleUsed', BATTLE_LIMIT],
  [P.retreatHand]: ['battleUsed', BATTLE_LIMIT],
  [P.reinforce]: ['battleUsed', BATTLE_LIMIT],
  [P.flee]: ['battleUsed', ROUT_LIMIT],
  [P.fleeHand]: ['battleUsed', ROUT_LIMIT],
  [P.regroup]: ['battleUsed', BATTLE_LIMIT],
  [P.regroupHand]: ['battleUsed', BATTLE_LIMIT],
};

const roadsMarched = (s: BlocksState, blocks: readonly Block[]): readonly number[] => {
  const roads = new Set(blocks.flatMap((block) => block.roads));
  for (let road = 0; road < ROAD_COUNT; road++) if (s.used[road] > 0) roads.add(road);
  return [...roads].sort((a, b) => a - b);
};

/** The middle of a Bézier curve with these points: halved until one is left. */
const middle = (points: readonly Point[]): Point =>
  points.length === 1
    ? points[0]
    : middle(
        points.slice(1).map((p, i) => ({ x: (p.x + points[i].x) / 2, y: (p.y + points[i].y) / 2 })),
      );

/** Halfway along a road, which is drawn as one curve. */
const roadMiddle = (road: number): Point => {
  const numbers = (roadPath(road).match(/-?[\d.]+/g) ?? []).map(Number);
  const pairs = Array.from({ length: numbers.length >> 1 }, (_, i) => 2 * i);
  return middle(pairs.map((i) => ({ x: numbers[i], y: numbers[i + 1] })));
};

const roadMark = (road: number): Shape => ({ kind: 'path', look: 'road-used', d: roadPath(road) });

interface RoadCount {
  readonly road: number;
  readonly count: number;
  readonly limit: number;
}

/** How much of its limit each road has carried. A view hides counts that its seat may not know. */
export const roadCounts = (s: BlocksState): readonly RoadCount[] => {
  if (!(topProcedure(s) in QUOTAS)) return [];
  const [column, limits] = QUOTAS[topProcedure(s)];
  const ahead = roadsAhead(s);
  return s[column].flatMap((count, road) =>
    count === 0 && !ahead.includes(road) ? [] : [{ road, count, limit: limits[road] }],
  );
};

const quotaMark = (road: number, text: string): Shape => ({
  kind: 'text',
  look: 'quota',
  text,
  ...roadMiddle(road),
  size: 27,
  anchor: 'middle',
});

/** A ring with crossed blades over it. */
const battleMarks = (town: number): readonly Shape[] => {
  const { x, y } = townAt(town);
  const [left, right, top, bottom] = [x - 16, x + 16, y - 78, y - 46];
  return [
    { kind: 'circle', look: 'battle-mark', x, y, r: TOWN_RADIUS + 12 },
    {
      kind: 'path',
      look: 'battle-mark',
      d: `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`,
    },
  ];
};

/** [6.1] The towns whose battles are not over. */
const battleTowns = (s: BlocksState): readonly number[] =>
  s.battleTown.filter((_, b) => s.stage[b] !== OVER);

/** Whether the block stands on the map, or in the tray of one who may know it. */
const isOnMap = (block: Block): boolean =>
  block.town < TOWN_COUNT || (block.town === UNPLACED && block.piece.face !== null);

/** What is in the hand lies on top of its stack. */
const isInHand = ({ piece, town }: Block): boolean =>
  town < TOWN_COUNT && piece.signs.includes('hand');

export const mapBoard = ({ table }: BlocksView, blocks: readonly Block[]): Board => ({
  id: 'map',
  title: 'Map',
  width: MAP_WIDTH,
  height: MAP_HEIGHT,
  ground: MAP_GROUND,
  marks: [
    ...roadsMarched(table, blocks).map(roadMark),
    ...(isMarching(table) ? groupMarks(table) : []),
    ...marchMarks(table),
    ...roadCounts(table).map(({ road, count, limit }) => quotaMark(road, `${count}/${limit}`)),
    ...battleTowns(table).flatMap(battleMarks),
  ],
  spots: table.turn < 0 ? TOWNS_AND_HAND : TOWNS,
  pieces: blocks
    .filter(isOnMap)
    .toSorted((a, b) => Number(isInHand(b)) - Number(isInHand(a)))
    .map(({ piece, town }) => ({ ...piece, at: townThing(town) })),
});
