import type { Step } from '../../../kernel/game.ts';
import { pop } from '../../../kernel/stack.ts';
import { roll, tell, type Umpire } from '../../../kernel/umpire.ts';
import type { Unit } from '../battle.ts';
import { E } from '../lexicon.ts';
import { ARTILLERY } from '../numbers.ts';
import { isOnMap, isRouted, scenarioOf, sideOf, staffOf, type SquaresState } from '../state.ts';
import { enemiesAround } from './06-zones.ts';

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
  if (umpire.loud) tell(umpire, staffOf(sideOf(u)), '10.1', E.supplied, u, received);
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
