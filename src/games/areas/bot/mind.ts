import type { Dice } from '../../../kernel/dice.ts';
import { reach, type Reach } from './reach.ts';
import type { AreasState } from '../state.ts';
import type { Fields } from './fields.ts';

/** A unit and where it is to go. */
export interface Move {
  readonly unit: number;
  readonly to: number;
}

/** One action of a formation: who, what (a verb), from where, who goes where, and against whom. */
export interface Action {
  readonly officer: number;
  readonly verb: number;
  readonly from: number;
  readonly moves: readonly Move[];
  /** The area to assault or to fire at, -1 for none. */
  readonly target: number;
}

/** What a side means to do with an impulse. */
export interface Plan {
  /** The leader or commander to be activated, -1 for a pass. */
  readonly officer: number;
  readonly isDouble: boolean;
  readonly actions: readonly Action[];
  /** The chance that the activation succeeds. */
  readonly chance: number;
  /** What it gains then, in points. */
  readonly gain: number;
}

export const NOTHING: Plan = { officer: -1, isDouble: false, actions: [], chance: 1, gain: 0 };

/** What a player has in mind. */
export interface Mind {
  readonly dice: Dice;
  /** How much chance there is in his judgement, in points. */
  readonly noise: number;
  plan: Plan;
  /** The actions of the plan that have been begun. */
  begun: number;
  /** The impulse that the plan is for (see `impulseOf`). */
  impulse: number;
  fields: Fields | null;
  readonly reach: Reach;
}

export const mind = (dice: Dice, noise: number): Mind => ({
  dice,
  noise,
  plan: NOTHING,
  begun: 0,
  impulse: -1,
  fields: null,
  reach: reach(),
});

/** A number for the impulse that is on. */
export const impulseOf = (s: AreasState): number => (s.turn * 32 + s.impulse) * 2 + s.side;
