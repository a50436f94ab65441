import { DIRECTIONS, type Square } from '../../../boards/squares.ts';
import type { Step } from '../../../kernel/game.ts';
import { pop } from '../../../kernel/stack.ts';
import { roll, tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, PROHIBITED, type Unit } from '../battle.ts';
import { ARMS, TERRAINS } from '../data/lists.ts';
import { E } from '../lexicon.ts';
import { COLUMN, LIMBERED, NORMAL } from '../numbers.ts';
import { scenarioOf, sideAt, sideOf, witnesses, type SquaresState } from '../state.ts';
import { lookAround } from './04-hidden.ts';
import { put } from './06-stacks.ts';
import { allot, rollControl } from './09-command.ts';

/** [4.11 H] [4.11 I] By the option, from 1: how many turns earlier and later a unit may come. */
const EARLIER = [4, 0, 0, 2, 4];
const LATER = [0, 4, 0, 2, 4];
/** [4.5] Nobody arrives on the first turn. */
const FIRST_ARRIVALS = 2;

/** The first turn on which a unit that is due may come. */
export const earliestOf = (s: SquaresState, u: Unit): number =>
  Math.max(FIRST_ARRIVALS, s.due[u] - EARLIER[s.arrival[sideOf(u)] - 1]);

/** The last. */
export const latestOf = (s: SquaresState, u: Unit): number =>
  s.due[u] + LATER[s.arrival[sideOf(u)] - 1];

/**
 * [4.11 H] [4.11 I] Whether a reinforcement comes on this turn. Every turn from its earliest to its
 * latest is as likely, and it is drawn as the turns go by, so that nobody knows it beforehand (R116).
 */
const comesNow = (s: SquaresState, u: Unit, umpire: Umpire): boolean => {
  const option = s.arrival[sideOf(u)] - 1;
  const earliest = s.due[u] - EARLIER[option];
  const left = s.due[u] + LATER[option] - s.turn;
  if (left <= 0 || s.turn < earliest) return left <= 0;
  // On the first turn that brings any, those come too that would have come before it.
  const turns = s.turn === FIRST_ARRIVALS ? s.turn - earliest + 1 : 1;
  return roll(umpire, left + turns) <= turns;
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
  lookAround(s, u, NOBODY, umpire);
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
        if (s.due[u] === 0 || !comesNow(s, u, umpire)) continue;
        const square = entryOf(s, u);
        if (square !== NOBODY) arrive(s, u, square, umpire);
      }
    }
  },
};
