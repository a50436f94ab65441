import { distance } from '../../boards/squares.ts';
import type { Options, Setting } from '../../kernel/game.ts';
import { push } from '../../kernel/stack.ts';
import { NOBODY, type Battle, type Leader } from './battle.ts';
import { ARMS, SIDES } from './data/lists.ts';
import { P } from './lexicon.ts';
import { INFANTRY, LEADERS, UNITS } from './numbers.ts';
import { put } from './rules/06-stacks.ts';
import { LEAST_CONTROL } from './rules/09-command.ts';
import { BATTLES } from './scenarios.ts';
import {
  ADVANCE,
  AUTO_RETREAT,
  AWAY,
  FRONTLINE,
  ROAD_MODE,
  scenarioOf,
  sideOfLeader,
  type SquaresState,
} from './state.ts';

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);
const filled = (n: number, value: number): number[] => Array.from({ length: n }, () => value);

/** An empty field: no unit on the map, nothing lost. */
const blank = (scenario: number): SquaresState => ({
  stack: [],
  waiting: 0,
  scenario,
  first: 0,
  level: 3,
  hidden: 0,
  strength: [3, 3],
  arrival: [3, 3],
  supply: [3, 3],
  turn: 0,
  phase: 0,
  ending: 0,
  square: filled(UNITS, AWAY),
  due: zeros(UNITS),
  men: zeros(UNITS),
  guns: zeros(UNITS),
  skirmishers: zeros(UNITS),
  out: zeros(UNITS),
  ammunition: zeros(UNITS),
  op: zeros(UNITS),
  fatigue: zeros(UNITS),
  efficiency: zeros(UNITS),
  disruption: zeros(UNITS),
  readiness: zeros(UNITS),
  control: zeros(UNITS),
  formation: zeros(UNITS),
  facing: zeros(UNITS),
  plot: zeros(UNITS),
  orders: zeros(UNITS),
  fate: zeros(UNITS),
  threat: zeros(UNITS),
  under: filled(UNITS, NOBODY),
  seenAt: Array.from(BATTLES[scenario].units.at),
  seenTurn: Array.from(BATTLES[scenario].units.turn),
  top: filled(BATTLES[scenario].grid.size, NOBODY),
  rides: filled(LEADERS, NOBODY),
  bonus: zeros(LEADERS),
  stars: zeros(LEADERS),
  objective: filled(LEADERS, NOBODY),
  menLost: zeros(SIDES.length * ARMS.length),
  menCaptured: zeros(SIDES.length * ARMS.length),
  gunsLost: zeros(SIDES.length),
  gunsCaptured: zeros(SIDES.length),
  held: zeros(BATTLES[scenario].victory.at.length),
});

/** [4.11 F] [4.11 G] What the strength option makes of a hundred men, from 1. */
const STRENGTH = [80, 90, 100, 110, 120];

const levelOf = (setting: Setting | undefined): number =>
  typeof setting === 'number' ? setting : 3;

/** The field before anybody has come: the scenario and its options. */
export const emptyField = (scenario: string, options: Options): SquaresState => {
  const at = BATTLES.findIndex((battle) => battle.scenario.name === scenario);
  const s = blank(Math.max(0, at));
  const said = SIDES.findIndex((side) => side === options.first);
  s.first = said < 0 ? SIDES.indexOf(scenarioOf(s).scenario.first) : said;
  s.level = levelOf(options.level);
  s.hidden = Number(options.hidden === true);
  s.strength = [levelOf(options.frenchStrength), levelOf(options.alliedStrength)];
  s.arrival = [levelOf(options.frenchArrival), levelOf(options.alliedArrival)];
  s.supply = [levelOf(options.frenchAmmunition), levelOf(options.alliedAmmunition)];
  return s;
};

/** The options of a state as they are written down. */
export const optionsOf = (s: SquaresState): Options => ({
  first: SIDES[s.first],
  level: s.level,
  hidden: s.hidden === 1,
  frenchStrength: s.strength[0],
  alliedStrength: s.strength[1],
  frenchArrival: s.arrival[0],
  alliedArrival: s.arrival[1],
  frenchAmmunition: s.supply[0],
  alliedAmmunition: s.supply[1],
});

const QUARTERS = 25;

/** [4.11 F] [4.11 G] The men a unit begins with. */
export const menAtFirst = (s: SquaresState, u: number, side: number): number =>
  Math.round((scenarioOf(s).units.men[u] * STRENGTH[s.strength[side] - 1]) / 100);

/** [15.43] A unit as its scenario has it. */
export const muster = (s: SquaresState, u: number, side: number): void => {
  const { units } = scenarioOf(s);
  const share = STRENGTH[s.strength[side] - 1] / 100;
  s.men[u] = menAtFirst(s, u, side);
  s.skirmishers[u] = Math.round(units.skirmishers[u] * share);
  s.guns[u] = units.guns[u];
  s.out[u] = Math.floor(units.out[u] / QUARTERS);
  s.ammunition[u] = units.ammunition[u];
  s.fatigue[u] = units.fatigue[u];
  s.efficiency[u] = units.efficiency[u];
  s.disruption[u] = units.disruption[u];
  s.readiness[u] = units.readiness[u];
  s.control[u] = LEAST_CONTROL;
  s.formation[u] = units.formation[u];
  s.facing[u] = units.facing[u];
  s.orders[u] =
    (units.roadMode[u] && ROAD_MODE) |
    (units.advance[u] && ADVANCE) |
    (units.autoRetreat[u] && AUTO_RETREAT);
};

/** The squares of units that are there, lower numbers on top; the others are due. [10.4] */
export const deploy = (s: SquaresState): void => {
  const { units } = scenarioOf(s);
  for (const [side, own] of units.ofSide.entries()) {
    for (const u of own.toReversed()) {
      muster(s, u, side);
      if (units.turn[u] > 1) s.due[u] = units.turn[u];
      else put(s, u, units.at[u]);
    }
    // [6.341] Which infantry stands in front its scenario says.
    for (const u of own) {
      if (s.due[u] > 0 || units.arm[u] !== INFANTRY) continue;
      s.orders[u] = (s.orders[u] & ~FRONTLINE) | (units.front[u] && FRONTLINE);
    }
  }
};

/** [5.2] A formation begins with the objective of its scenario, else the nearest of its victory squares (R115). */
const firstObjective = (battle: Battle, leader: Leader, unit: number): number => {
  const { grid, units, leaders, victory } = battle;
  if (leaders.objective[leader] !== NOBODY) return leaders.objective[leader];
  const from = units.at[unit];
  let nearest = NOBODY;
  for (const [i, square] of victory.at.entries()) {
    if (victory.side[i] !== sideOfLeader(leader)) continue;
    if (nearest === NOBODY || distance(grid, from, square) < distance(grid, from, nearest)) {
      nearest = square;
    }
  }
  return nearest;
};

/** [9.1] Every leader as his scenario has him. */
export const takeCommand = (s: SquaresState): void => {
  const battle = scenarioOf(s);
  for (const l of battle.leaders.ofSide.flat()) {
    s.rides[l] = battle.leaders.unit[l];
    s.bonus[l] = battle.leaders.bonus[l];
    s.objective[l] = firstObjective(battle, l, s.rides[l]);
  }
};

export const setup = (scenario: string, options: Options): SquaresState => {
  const s = emptyField(scenario, options);
  deploy(s);
  takeCommand(s);
  push(s, P.battle);
  return s;
};
