import { DIRECTIONS, type Square } from '../../../boards/squares.ts';
import type { Step } from '../../../kernel/game.ts';
import { pop } from '../../../kernel/stack.ts';
import { roll, tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, PROHIBITED, type Unit } from '../battle.ts';
import { ARMS, TERRAINS } from '../data/lists.ts';
import { E } from '../lexicon.ts';
import { ARTILLERY, COLUMN, LIMBERED, NORMAL } from '../numbers.ts';
import {
  isOnMap,
  isRouted,
  scenarioOf,
  sideAt,
  sideOf,
  staffOf,
  witnesses,
  type SquaresState,
} from '../state.ts';
import { put } from './06-stacks.ts';
import { enemiesAround } from './06-zones.ts';
import { allot, rollControl } from './09-command.ts';

/** [10.1] */
const MOST_AMMUNITION = 7;
const MOST_RECEIVED = 3;
/** [10.1] The chance of ammunition, and what shifts it (R112). */
const PLAIN_CHANCE = 40;
const CONTROL_WORTH = 2;
const PLAIN_CONTROL = 10;
const ENEMY_WORTH = 15;
/** [4.11 J] [4.11 K] By the option, from 1. */
const SUPPLY_WORTH = [-30, -15, 0, 15, 30];
/** [8.1] Guns more tired than this go without in one case of two. */
const TIRED_GUNS = 20;
const TIRED_CHANCE = 50;

/** [10.1] */
const supplyChance = (s: SquaresState, u: Unit): number => {
  const side = sideOf(u);
  const control = CONTROL_WORTH * (s.control[u] - PLAIN_CONTROL);
  const enemies = ENEMY_WORTH * enemiesAround(s, s.square[u], side);
  return PLAIN_CHANCE + control - enemies - s.fatigue[u] / 2 + SUPPLY_WORTH[s.supply[side] - 1];
};

const supply = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  const guns = scenarioOf(s).units.arm[u] === ARTILLERY;
  if (guns && s.fatigue[u] > TIRED_GUNS && roll(umpire, 100) <= TIRED_CHANCE) return;
  if (roll(umpire, 100) - 1 >= supplyChance(s, u)) return;
  const received = Math.min(MOST_AMMUNITION - s.ammunition[u], roll(umpire, MOST_RECEIVED));
  s.ammunition[u] += received;
  if (umpire.loud) tell(umpire, staffOf(s, sideOf(u)), '10.1', E.supplied, u, received);
};

/** [10.1] Units that lack ammunition may receive some; routed ones do not. */
export const resupply: Step<SquaresState> = {
  rule: '10.1',
  run: (s, umpire) => {
    pop(s);
    for (const own of scenarioOf(s).units.ofSide) {
      for (const u of own) {
        if (s.ammunition[u] >= MOST_AMMUNITION || !isOnMap(s, u) || isRouted(s, u)) continue;
        supply(s, u, umpire);
      }
    }
  },
};

/** [10.4] The entry square, or beside it where enemies stand on it; NOBODY while there is no way in. */
const entryOf = (s: SquaresState, u: Unit): Square => {
  const { grid, ground, units, costs } = scenarioOf(s);
  const at = units.at[u];
  const enemy = 1 - sideOf(u);
  if (sideAt(s, at) !== enemy) return at;
  for (let i = at * DIRECTIONS; i < (at + 1) * DIRECTIONS; i++) {
    const square = grid.near[i];
    if (square < 0 || sideAt(s, square) === enemy) continue;
    if (costs.straight[units.mover[u] * TERRAINS.length + ground.terrain[square]] < PROHIBITED) {
      return square;
    }
  }
  return NOBODY;
};

/** [10.4] How each arm arrives. */
const FORMATION_OF_ARM = { infantry: COLUMN, cavalry: NORMAL, artillery: LIMBERED };
const ARRIVAL_FORMATION = ARMS.map((arm) => FORMATION_OF_ARM[arm]);

const arrive = (s: SquaresState, u: Unit, square: Square, umpire: Umpire): void => {
  s.due[u] = 0;
  s.formation[u] = ARRIVAL_FORMATION[scenarioOf(s).units.arm[u]];
  put(s, u, square);
  s.facing[u] = s.under[u] === NOBODY ? s.facing[u] : s.facing[s.under[u]];
  rollControl(s, u, umpire);
  allot(s, u, umpire);
  if (umpire.loud) tell(umpire, witnesses(s, u), '10.4', E.arrived, u, square);
};

/** [10.4] Reinforcements come in on their turn, or as soon as there is a way. */
export const reinforcements: Step<SquaresState> = {
  rule: '10.4',
  run: (s, umpire) => {
    pop(s);
    for (const own of scenarioOf(s).units.ofSide) {
      for (const u of own) {
        if (s.due[u] === 0 || s.due[u] > s.turn) continue;
        const square = entryOf(s, u);
        if (square !== NOBODY) arrive(s, u, square, umpire);
      }
    }
  },
};
