import type { Options } from '../../kernel/game.ts';
import { push } from '../../kernel/stack.ts';
import {
  ARMIES,
  AREA_COUNT,
  AWAY,
  BATTERY_AREA,
  FRENCH_CONTROL,
  HOME,
  OFFICER_COUNT,
  PLACE_COUNT,
  SIDE,
  SIDES,
  UNIT_COUNT,
  UNIT_TURN,
} from './board.ts';
import { P } from './lexicon.ts';
import { fork, weightOf, type AreasState } from './state.ts';

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

/** An empty table: no unit on the map, every card on its fresh side. [5.1] */
const BLANK: AreasState = {
  stack: [],
  waiting: 0,
  villages: 0,
  exhaustion: 0,
  selfRally: 0,
  expandedRally: 0,
  turn: 0,
  impulse: 0,
  passed: 0,
  dusk: 0,
  ending: 0,
  side: 0,
  place: Array.from({ length: UNIT_COUNT }, () => AWAY),
  spent: zeros(UNIT_COUNT),
  act: zeros(UNIT_COUNT),
  came: zeros(UNIT_COUNT),
  control: FRENCH_CONTROL.slice(),
  contested: zeros(AREA_COUNT),
  assaulted: zeros(AREA_COUNT),
  force: zeros(SIDES.length * PLACE_COUNT),
  used: zeros(OFFICER_COUNT),
  tried: zeros(SIDES.length),
  rallies: zeros(ARMIES.length),
  battery: BATTERY_AREA,
  batteryMoved: 0,
  point: 0,
  forward: 0,
  rating: zeros(SIDES.length),
  rolls: zeros(SIDES.length),
  result: 0,
  broke: 0,
};

export const blankState = (options: Options): AreasState => {
  const s = fork(BLANK);
  s.villages = Number(options.villages === true);
  s.exhaustion = Number(options.exhaustion === true);
  s.selfRally = Number(options.selfRally === true);
  s.expandedRally = Number(options.expandedRally === true);
  return s;
};

/** Counts again what the state keeps counted: how many stand in every place, and how many fresh. */
export const recount = (s: AreasState): void => {
  s.force.fill(0);
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (s.place[u] >= PLACE_COUNT) continue;
    s.force[SIDE[u] * PLACE_COUNT + s.place[u]] += weightOf(s, u);
  }
};

/** [5.1] The French and the British stand where they began the battle; the Prussians are away. */
export const setup = (_scenario: string, options: Options): AreasState => {
  const s = blankState(options);
  for (let u = 0; u < UNIT_COUNT; u++) if (UNIT_TURN[u] === 0) s.place[u] = HOME[u];
  recount(s);
  push(s, P.battle);
  return s;
};
