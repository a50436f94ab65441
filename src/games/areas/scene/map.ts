import type { Board, Shape, Spot } from '../../../boards/scene.ts';
import { ALLIED, AREA_COUNT, BOARD, FRENCH, LOST, PLACE_COUNT, PLACE_NAMES } from '../board.ts';
import { LAST_POINT } from '../data/tables.ts';
import { stepBar, stepCost } from '../rules/10-costs.ts';
import { netPoints } from '../rules/17-victory.ts';
import { forceAt, isContested, type AreasState } from '../state.ts';
import {
  areaAt,
  areaOutline,
  impulseSpace,
  MAP_GROUND,
  MAP_HEIGHT,
  MAP_WIDTH,
  pointSpace,
  turnSpace,
} from './ground.ts';
import { cardSpots } from './cards.ts';
import { actionOf, handOf, type Hand } from './moment.ts';
import { officerPieces, type Standing } from './pieces.ts';
import { areaThing } from './things.ts';

/** The map: areas with the stacks of both sides, who controls them, and the markers on the tracks. */

const SIDES_APART: Spot['pile'] = { sides: [['French'], ['British', 'Prussian']] };
const RADIUS = 40;

const areaSpot = (place: number): Spot => ({
  thing: areaThing(place),
  ...areaAt(place),
  r: RADIUS,
  outline: areaOutline(place),
  pile: SIDES_APART,
  name: PLACE_NAMES[place],
});

const SPOTS: readonly Spot[] = [
  ...PLACE_NAMES.map((_, place) => areaSpot(place)),
  ...cardSpots(MAP_WIDTH, MAP_HEIGHT),
];

const path = (look: string, d: string): Shape => ({ kind: 'path', look, d });

const text = (look: string, words: string, x: number, y: number, size: number) => ({
  kind: 'text' as const,
  look,
  text: words,
  x,
  y,
  size,
  anchor: 'middle' as const,
});

/** [5.1] A flag where the French control an area without a unit of theirs in it, or the Allies one that was French. */
const flag = (place: number, side: number): readonly Shape[] => {
  const { x, y } = areaAt(place);
  return [
    path('flag-staff', `M${x} ${y + 16}v-36`),
    path(side === FRENCH ? 'flag-french' : 'flag-allied', `M${x} ${y - 20}h26l-6 8 6 8h-26Z`),
  ];
};

/** [7.2] Who controls an area: told by a tint, and by a flag where nobody stands. */
const controlMarks = (s: AreasState): readonly Shape[] =>
  s.control.flatMap((french, area): readonly Shape[] => {
    const isEmpty = forceAt(s, FRENCH, area) + forceAt(s, ALLIED, area) === 0;
    if (french === 0) return [];
    return [path('held-french', areaOutline(area)), ...(isEmpty ? flag(area, FRENCH) : [])];
  });

/** [7.2] Crossed sabres over an area in which both sides stand. */
const contestMarks = (s: AreasState): readonly Shape[] =>
  PLACE_NAMES.slice(0, AREA_COUNT).flatMap((_, area): readonly Shape[] => {
    if (!isContested(s, area)) return [];
    const { x, y } = areaAt(area);
    const top = y - 54;
    return [
      path('contested', areaOutline(area)),
      path(
        'contest-sabres',
        `M${x - 13} ${top - 9}Q${x + 2} ${top + 2} ${x + 13} ${top + 13}M${x + 13} ${top - 9}Q${x - 2} ${top + 2} ${x - 13} ${top + 13}M${x - 13} ${top + 7}l6 6M${x + 13} ${top + 7}l-6 6`,
      ),
    ];
  });

/** [6.4] The marker of the Grand Battery; once it has moved, its other side. */
const batteryMarks = (s: AreasState): readonly Shape[] => {
  if (s.battery === LOST) return [];
  const { x, y } = areaAt(s.battery);
  const left = x + (isContested(s, s.battery) ? 66 : 36);
  const top = y - 17;
  const isMoved = s.batteryMoved === 1;
  return [
    path(
      isMoved ? 'battery battery-moved' : 'battery',
      `M${left + 6} ${top}h22q6 0 6 6v22q0 6-6 6h-22q-6 0-6-6v-22q0-6 6-6Z`,
    ),
    path('battery-gun', `M${left + 10} ${top + 19}l17-9`),
    { kind: 'circle', look: 'battery-wheel', x: left + 15, y: top + 22, r: 6 },
    ...(isMoved ? [path('battery-struck', `M${left + 3} ${top + 3}l28 28`)] : []),
  ];
};

/** A round marker on a space of a track. */
const marker = (look: string, letter: string, at: { x: number; y: number }): readonly Shape[] => [
  { kind: 'circle', look: `marker ${look}`, ...at, r: 15 },
  text('marker-letter', letter, at.x, at.y + 6, 18),
];

/** [3.9] [3.10] [3.11] The three tracks. */
const trackMarks = (s: AreasState): readonly Shape[] => {
  const net = netPoints(s);
  return [
    ...marker('marker-turn', '☀', turnSpace(s.turn + 1)),
    ...marker(
      s.side === FRENCH ? 'marker-french' : 'marker-allied',
      String(s.impulse),
      impulseSpace(s.impulse),
    ),
    ...marker(
      net < 0 ? 'marker-allied' : 'marker-french',
      String(Math.abs(net)),
      pointSpace(Math.max(-LAST_POINT, Math.min(LAST_POINT, net))),
    ),
  ];
};

/** Beside the counters of a place, to their right. */
const besideOf = (s: AreasState, place: number): { x: number; y: number } => {
  const { x, y } = areaAt(place);
  const isBoth = forceAt(s, FRENCH, place) > 0 && forceAt(s, ALLIED, place) > 0;
  return { x: x + (isBoth ? 80 : 48), y };
};

/** The places that the piece in the hand can step to, with what the step takes of its movement. */
const costsAhead = (s: AreasState, { unit, left, steps, kind }: Hand): readonly Shape[] =>
  BOARD.neighbours[s.place[unit]].flatMap((to): readonly Shape[] => {
    if (stepBar(s, unit, to, left, steps, kind) !== null) return [];
    const { x, y } = besideOf(s, to);
    return [
      { kind: 'circle', look: 'step-cost', x, y, r: 15 },
      text('step-cost-figure', String(stepCost(s, unit, to, left)), x, y + 6.5, 20),
    ];
  });

/** [10.4] The way of the piece in the hand, and the movement it has left. */
const handMarks = (s: AreasState): readonly Shape[] => {
  const hand = handOf(s);
  if (hand === null) return [];
  const here = areaAt(s.place[hand.unit]);
  const { area } = actionOf(s);
  const start = areaAt(area < 0 ? s.place[hand.unit] : area);
  return [
    ...(hand.steps > 0 ? [path('march-path', `M${start.x} ${start.y}L${here.x} ${here.y}`)] : []),
    ...costsAhead(s, hand),
    {
      ...text('march-cost', `${hand.left} MF`, here.x - 34, here.y + 9, 26),
      anchor: 'end',
    },
  ];
};

/** The area that was activated. */
const activeMarks = (s: AreasState): readonly Shape[] => {
  const { area } = actionOf(s);
  return area < 0 || area >= PLACE_COUNT ? [] : [path('active-area', areaOutline(area))];
};

export const mapBoard = (s: AreasState, standing: readonly Standing[]): Board => ({
  id: 'map',
  title: 'Map',
  width: MAP_WIDTH,
  height: MAP_HEIGHT,
  ground: MAP_GROUND,
  marks: [
    ...controlMarks(s),
    ...activeMarks(s),
    ...contestMarks(s),
    ...batteryMarks(s),
    ...trackMarks(s),
    ...handMarks(s),
  ],
  spots: SPOTS,
  pieces: [...standing.map(({ piece }) => piece), ...officerPieces(s)],
});
