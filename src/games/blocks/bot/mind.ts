import type { Dice } from '../../../kernel/dice.ts';
import { UNIT_COUNT } from '../board.ts';
import { perUnit } from '../state.ts';

/** What one of the movers is told: those of an army in a town march to another. */
export interface Move {
  readonly army: number;
  readonly from: number;
  readonly to: number;
  /** Units left behind, the weakest. */
  readonly keep: number;
  /** Strength after which no more go. */
  readonly enough: number;
  /** Whether those who could not come otherwise force-march. [5.5] */
  readonly forced: boolean;
}

/** A plan for one movement phase: first these moves, then, when it says so, what the rule of thumb adds. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly completed: boolean;
}

/** How bold a player is: the odds he asks for before he attacks, charges or stays. */
export interface Temper {
  readonly attack: number;
  readonly charge: number;
  readonly stay: number;
}

/** What a player has in mind: orders for his units, and what he means to do in his battles. */
export interface Mind {
  readonly dice: Dice;
  readonly temper: Temper;
  /** By unit: the town it is to march to, -1 for none. */
  readonly orders: number[];
  /** The movement phase the orders are for (see `phaseOf`). */
  phase: number;
  plan: Plan | null;
  /** By town of a battle: BY_RULE, STAY or WITHDRAW. */
  readonly stance: number[];
  stanceTurn: number;
  /** The lanes to charge in this combat phase, one bit each, or BY_RULE. */
  charge: number;
}

export const BY_RULE = -1;
export const STAY = 0;
export const WITHDRAW = 1;

export const mind = (dice: Dice, temper: Temper): Mind => ({
  dice,
  temper,
  orders: perUnit(() => -1),
  phase: -1,
  plan: null,
  stance: [],
  stanceTurn: -2,
  charge: BY_RULE,
});

/** Makes one mind think what another does. */
export const copyMind = (from: Mind, to: Mind): void => {
  for (let u = 0; u < UNIT_COUNT; u++) to.orders[u] = from.orders[u];
  to.phase = from.phase;
  to.plan = from.plan;
  to.stance.length = 0;
  for (let i = 0; i < from.stance.length; i++) to.stance.push(from.stance[i]);
  to.stanceTurn = from.stanceTurn;
  to.charge = from.charge;
};

/** Clears a mind before it plays another's part. */
export const emptyMind = (m: Mind): void => {
  m.phase = -1;
  m.plan = null;
  m.stance.length = 0;
  m.stanceTurn = -2;
  m.charge = BY_RULE;
};
