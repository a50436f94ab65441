import type { Dice } from '../../../kernel/dice.ts';
import { UNIT_COUNT } from '../board.ts';

/** What a plan of movement aims at, for the groups that do not attack. */
export const HOLD = -2;
export const BY_RULE = -1;
export const JOIN = -3;
export const WITHDRAW = -4;

/** A plan for one movement phase: the town to attack and the aim of each army. */
export interface Plan {
  /** The town to attack, NO_ATTACK for none, BY_RULE to let the policy choose. */
  readonly attack: number;
  /** Whether cavalry and infantry one town further off force-march into the attack. [5.5] */
  readonly force: boolean;
  /** By army: a town to march to, or one of the aims above. */
  readonly aims: readonly [number, number, number];
}
export const NO_ATTACK = -2;

export const PLAIN_PLAN: Plan = { attack: BY_RULE, force: false, aims: [BY_RULE, BY_RULE, BY_RULE] };

/** What a player has in mind: orders for his units, and an intent for one phase of a battle. */
export interface Mind {
  readonly dice: Dice;
  /** By unit: the town it is to march to, -1 for none. */
  readonly orders: number[];
  ordersTurn: number;
  ordersArmies: number;
  plan: Plan;
  planTurn: number;
  planArmies: number;
  /** The procedure and side that the intent is for, -1 for none. */
  phase: number;
  side: number;
  intent: number;
}

export const mind = (dice: Dice): Mind => ({
  dice,
  orders: Array.from({ length: UNIT_COUNT }, () => -1),
  ordersTurn: -2,
  ordersArmies: 0,
  plan: PLAIN_PLAN,
  planTurn: -2,
  planArmies: 0,
  phase: -1,
  side: -1,
  intent: 0,
});

/** The intent for this phase, or -1 when the policy decides by itself. */
export const intentFor = (m: Mind, phase: number, side: number): number =>
  m.phase === phase && m.side === side ? m.intent : -1;

export const forget = (m: Mind, phase: number, side: number): void => {
  if (m.phase === phase && m.side === side) m.phase = -1;
};
