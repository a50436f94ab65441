import { graph } from '../../boards/graph.ts';
import { COMMANDERS, LEADERS } from './data/leaders.ts';
import { AREAS, FRENCH_AT_START, GRAND_BATTERY, STREAMS, ZONES } from './data/map.ts';
import { ZONE_TEM } from './data/tables.ts';
import { UNITS } from './data/units.ts';

/** The printed parts as columns of numbers: what the rules look up. */

export const ARMIES = ['French', 'British', 'Prussian'] as const;
export const SIDES = ['French', 'Allied'] as const;
export const FRENCH = 0;
export const ALLIED = 1;
export const BRITISH = 1;
export const PRUSSIAN = 2;

export const sideOfArmy = (army: number): number => (army === FRENCH ? FRENCH : ALLIED);

// Places: the areas by their number less one, then the zones, then two places off the map.
export const AREA_COUNT = AREAS.length;
export const PLACE_COUNT = AREA_COUNT + ZONES.length;
/** Out of the game, and not yet arrived. */
export const LOST = AREAS.length + ZONES.length;
export const AWAY = LOST + 1;
export const PLACE_NAMES: readonly string[] = [
  ...AREAS.map(({ name }) => name),
  ...ZONES.map(({ name }) => name),
];

export const isZone = (place: number): boolean => place >= AREA_COUNT && place < PLACE_COUNT;

const zoneCalled = (name: string): number =>
  AREA_COUNT + ZONES.findIndex((zone) => zone.name === name);

/** [3.2] [15.2] [15.3] Boundaries, arrows, and ways between zones, each once. */
const EDGES: readonly (readonly [number, number])[] = [
  ...AREAS.flatMap(({ id, adjacent }) =>
    adjacent.filter((other) => other > id).map((other) => [id - 1, other - 1] as const),
  ),
  ...ZONES.flatMap(({ arrows }, z) => arrows.map((id) => [id - 1, AREA_COUNT + z] as const)),
  ...ZONES.flatMap(({ zones }, z) =>
    zones
      .map(zoneCalled)
      .filter((other) => other > AREA_COUNT + z)
      .map((other) => [AREA_COUNT + z, other] as const),
  ),
];

export const BOARD = graph(PLACE_COUNT, EDGES);

/** place * PLACE_COUNT + place: 1 where the two are adjacent. */
const ADJACENT: readonly boolean[] = BOARD.distance.map((steps) => steps === 1);
export const isAdjacent = (a: number, b: number): boolean => ADJACENT[a * PLACE_COUNT + b];

/** [8.6.1] By area: the areas two steps away that a shot over one area between could reach. */
export const AT_TWO: readonly (readonly number[])[] = AREAS.map((_, from) =>
  AREAS.flatMap((_, to) => (BOARD.distance[from * PLACE_COUNT + to] === 2 ? [to] : [])),
);

const streamKeys = new Set(STREAMS.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
/** [3.6] By place, and by its neighbours in the order of the board: whether a stream lies between. */
const HAS_STREAM = BOARD.neighbours.map((near, place) =>
  near.map((other) => streamKeys.has(`${place + 1} ${other + 1}`)),
);
export const streamBetween = (a: number, b: number): boolean =>
  HAS_STREAM[a][BOARD.neighbours[a].indexOf(b)] ?? false;

const zeroZones = ZONES.map(() => 0);
/** [3.5] */
export const TEM = [...AREAS.map(({ tem }) => tem), ...ZONES.map(() => ZONE_TEM)];
/** [3.4] Clear ground, elevated or not; a zone is neither forest nor village. */
export const IS_CLEAR = [
  ...AREAS.map(({ terrain }) => terrain === 'clear' || terrain === 'elevated'),
  ...ZONES.map(() => true),
];
/** [8.6.1] Ground over which guns may fire. */
export const IS_LOW = [
  ...AREAS.map(({ terrain }) => terrain === 'clear'),
  ...ZONES.map(() => false),
];
export const IS_VILLAGE = [
  ...AREAS.map(({ terrain }) => terrain === 'village'),
  ...ZONES.map(() => false),
];
/** [3.7] */
export const BLUE = [...AREAS.map(({ blue }) => blue ?? 0), ...zeroZones];
export const GREEN = [...AREAS.map(({ green }) => green ?? 0), ...zeroZones];

/** [6.4.2] Where the Grand Battery begins, and the lanes of its indirect fire by target. */
export const BATTERY_AREA = GRAND_BATTERY.area - 1;
export const LANES: ReadonlyMap<number, readonly number[]> = new Map(
  GRAND_BATTERY.indirect.map(({ target, lane }) => [target - 1, lane.map((id) => id - 1)]),
);

// Officers: the leaders, then the commanders.
export const LEADER_COUNT = LEADERS.length;
export const OFFICERS = [...LEADERS, ...COMMANDERS];
export const OFFICER_NAMES = OFFICERS.map(({ name }) => name);
export const OFFICER_COUNT = OFFICERS.length;
export const OFFICER_ARMY = OFFICERS.map(({ army }) => ARMIES.indexOf(army));
/** The turn (from 0) from which an officer may act. */
export const OFFICER_TURN = OFFICERS.map(({ turn }) => (turn ?? 1) - 1);
export const FRESH_NUMBER = OFFICERS.map(({ fresh }) => fresh);
export const SPENT_NUMBER = [...LEADERS.map(({ spent }) => spent), ...COMMANDERS.map(() => 0)];
export const RATING = [...LEADERS.map(({ rating }) => rating), ...COMMANDERS.map(() => 0)];

const officerCalled = (name: string): number => OFFICER_NAMES.indexOf(name);
export const NEY = officerCalled('Ney');
export const NAPOLEON = officerCalled('Napoléon');
const GUARD = officerCalled('Drouot');
/** By army. */
export const COMMANDER_OF = [NAPOLEON, officerCalled('Wellington'), officerCalled('Blücher')];
/** [9.2] What the fresh commander of an army adds to the rolls of its leaders. */
export const BONUS_OF = COMMANDERS.map(({ bonus }) => bonus);

/** [4.2] */
export const INFANTRY = 0;
export const CAVALRY = 1;
export const ARTILLERY = 2;
export const SKIRMISHERS = 3;

export const UNIT_NAMES = UNITS.map(({ name }) => name);
export const UNIT_COUNT = UNITS.length;
export const ARMY = UNITS.map(({ army }) => ARMIES.indexOf(army));
export const SIDE = ARMY.map(sideOfArmy);
export const ARM = UNITS.map(({ arm }) =>
  arm === 'infantry'
    ? INFANTRY
    : arm === 'cavalry'
      ? CAVALRY
      : arm === 'skirmishers'
        ? SKIRMISHERS
        : ARTILLERY,
);
/** [10.5] [10.11] Cavalry and horse artillery. */
export const IS_MOUNTED = UNITS.map(({ arm }) => arm === 'cavalry' || arm === 'horse artillery');
/** [14.1] The 95th: skirmishers with two steps. */
export const IS_RIFLES = UNITS.map(({ arm, spent }) => arm === 'skirmishers' && spent !== null);
export const STEPS = UNITS.map(({ spent }) => (spent === null ? 1 : 2));
/** The leader of the unit's formation; NO_LEADER for skirmishers. */
export const NO_LEADER = OFFICERS.length;
export const LEADER = UNITS.map(({ leader }) =>
  leader === null ? NO_LEADER : officerCalled(leader),
);
export const IS_GUARD = LEADER.map((leader) => leader === GUARD);

/** By unit, then 1 if spent: u * 2 + spent. */
const bySide = (factor: 0 | 1 | 2): readonly number[] =>
  UNITS.flatMap(({ fresh, spent }) => [fresh[factor], (spent ?? fresh)[factor]]);
export const ATTACK = bySide(0);
export const DEFENCE = bySide(1);
export const MOVE = bySide(2);

/** Where a unit begins the game, or arrives. */
export const HOME = UNITS.map(({ at }) => (typeof at === 'number' ? at - 1 : zoneCalled(at)));
/** [15.7] The turn (from 0) with which a unit comes: its zone’s. */
const ZONE_TURN = ZONES.map(({ name }) => {
  const leader = LEADERS.find(({ name: who }) =>
    UNITS.some((u) => u.at === name && u.leader === who),
  );
  return (leader?.turn ?? 1) - 1;
});
export const UNIT_TURN = HOME.map((place) => (isZone(place) ? ZONE_TURN[place - AREA_COUNT] : 0));

/** Units of a side, and of a formation, are numbered in one run. */
export const SIDE_FIRST = [0, SIDE.indexOf(ALLIED)];
export const SIDE_END = [SIDE.indexOf(ALLIED), UNIT_COUNT];

/** [5.1] What the French control at the start: their own areas and six more. */
export const FRENCH_CONTROL = AREAS.map(({ id }, place) =>
  FRENCH_AT_START.includes(id) || HOME.some((home, u) => home === place && SIDE[u] === FRENCH)
    ? 1
    : 0,
);
