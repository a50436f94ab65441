import { graph } from '../../boards/graph.ts';
import { ROADS, TOWNS } from './data/map.ts';
import { BATTLE_ROAD_LIMIT, MOVE_RATE, RIVER_ATTACK_LIMIT, ROAD_LIMIT } from './data/tables.ts';
import { ROUT_RIVER_LIMIT, ROUT_ROAD_LIMIT } from './data/tables.ts';
import { TURNS } from './data/turns.ts';
import { UNITS } from './data/units.ts';

/** The printed parts as columns of numbers: what the rules look up. */

export const ARMIES = ['French', 'British', 'Prussian'] as const;
export const SIDES = ['French', 'Allied'] as const;
export const FRENCH = 0;
export const ALLIED = 1;

export const TOWN_NAMES = TOWNS.map((t) => t.name);
export const TOWN_COUNT = TOWNS.length;
/** Two places off the map: the dead pile, and the hand before free deployment. */
export const DEAD = TOWNS.length;
export const UNPLACED = DEAD + 1;

const townNumber = new Map(TOWN_NAMES.map((name, i) => [name, i]));
const townCalled = (name: string): number => townNumber.get(name) ?? DEAD;

export const BOARD = graph(
  TOWN_COUNT,
  ROADS.map((road) => [townCalled(road.a), townCalled(road.b)] as const),
);
export const ROAD_COUNT = ROADS.length;
export const ROAD_NAMES = ROADS.map((road) => `${road.a}–${road.b}`);
export const HAS_RIVER = ROADS.map((road) => road.river !== null);

/** [5.3] [5.4] [7.2] [7.5] The limits of each road. */
export const MARCH_LIMIT = ROADS.map((road) => ROAD_LIMIT[road.kind]);
export const ATTACK_LIMIT = ROADS.map((road) =>
  road.river === null ? ROAD_LIMIT[road.kind] : RIVER_ATTACK_LIMIT[road.kind],
);
export const BATTLE_LIMIT = ROADS.map((road) => BATTLE_ROAD_LIMIT[road.kind]);
export const ROUT_LIMIT = ROADS.map((road) =>
  road.river === null ? ROUT_ROAD_LIMIT[road.kind] : ROUT_RIVER_LIMIT[road.kind],
);

export const ZONE = TOWNS.map((t) => ARMIES.indexOf(t.zone));

/** [11.0] Town, army and loss of each supply base. */
export const BASES = TOWNS.flatMap((t, town) =>
  t.base === undefined ? [] : [{ town, army: ARMIES.indexOf(t.base.army), loss: t.base.loss }],
);

const ARMS = ['infantry', 'cavalry', 'artillery', 'leader'] as const;
export const INFANTRY = 0;
export const CAVALRY = 1;
export const ARTILLERY = 2;
export const LEADER = 3;

export const UNIT_NAMES = UNITS.map((u) => u.name);
export const UNIT_COUNT = UNITS.length;
export const ARMY = UNITS.map((u) => ARMIES.indexOf(u.army));
export const SIDE = ARMY.map((army) => (army === 0 ? FRENCH : ALLIED));
export const ARM = UNITS.map((u) => ARMS.indexOf(u.arm));
export const FULL_CV = UNITS.map((u) => u.cv);
export const HOME = UNITS.map((u) => townCalled(u.town));
export const RATE = UNITS.map((u) => MOVE_RATE[u.arm]);

const corpsNames = [...new Set(UNITS.map((u) => `${u.army} ${u.corps}`))];
/** [13.3] A number for each corps, from 1. */
export const CORPS = UNITS.map((u) => corpsNames.indexOf(`${u.army} ${u.corps}`) + 1);

/** Units of a side are numbered in one run, and so are those of an army. */
export const SIDE_FIRST = [0, SIDE.indexOf(ALLIED)];
export const SIDE_END = [SIDE.indexOf(ALLIED), UNIT_COUNT];
export const LEADER_OF = ARMIES.map((_, army) =>
  UNITS.findIndex((u, i) => u.arm === 'leader' && ARMY[i] === army),
);
export const ARMY_SIZE = ARMIES.map((_, army) => ARMY.filter((a) => a === army).length);

/** [4.0] [5.6] The turn record as columns. */
export const TURN_SIDE = TURNS.map((t) => (t.player === 'French' ? FRENCH : ALLIED));
export const IS_NIGHT = TURNS.map((t) => t.part === 'night');
export const TURN_NAMES = TURNS.map((t) => `${t.day} June ${t.part}`);
