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

/** What a side strives for over many turns: how much each thing on the map draws it. */
export interface Posture {
  readonly name: string;
  /** By base: Ghent, Brussels, Liège. [11.0] */
  readonly bases: readonly [number, number, number];
  /** By army: how much its stacks draw, to beat them or to join them. */
  readonly armies: readonly [number, number, number];
  /** How much a group likes company. */
  readonly company: number;
  /** What it is worth to stand where one can hold. */
  readonly safety: number;
  /** The odds asked for before an attack. */
  readonly attack: number;
  /** What is left of a goal's pull for every road that lies between. */
  readonly fades: number;
}

/** A plan: the posture, and the first moves of this movement phase; the posture gives the others. */
export interface Plan {
  readonly posture: Posture;
  readonly moves: readonly Move[];
}

/** How bold a player is in battle: the odds he asks for before he charges or stays. */
export interface Temper {
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
  /** Moves for the next orders only. */
  moves: readonly Move[];
  posture: Posture;
  /** By town of a battle: BY_RULE, STAY or WITHDRAW. */
  readonly stance: number[];
  stanceTurn: number;
  /** The lanes to charge in this combat phase, one bit each, or BY_RULE. */
  charge: number;
}

const NO_MOVES: readonly Move[] = [];

export const BY_RULE = -1;
export const STAY = 0;
export const WITHDRAW = 1;

export const mind = (dice: Dice, temper: Temper, posture: Posture): Mind => ({
  dice,
  temper,
  orders: perUnit(() => -1),
  phase: -1,
  moves: [],
  posture,
  stance: [],
  stanceTurn: -2,
  charge: BY_RULE,
});

/** Makes one mind think what another does. */
export const copyMind = (from: Mind, to: Mind): void => {
  for (let u = 0; u < UNIT_COUNT; u++) to.orders[u] = from.orders[u];
  to.phase = from.phase;
  to.moves = from.moves;
  to.posture = from.posture;
  to.stance.length = 0;
  for (let i = 0; i < from.stance.length; i++) to.stance.push(from.stance[i]);
  to.stanceTurn = from.stanceTurn;
  to.charge = from.charge;
};

/** Clears a mind before it plays another's part. */
export const emptyMind = (m: Mind, posture: Posture): void => {
  m.phase = -1;
  m.moves = NO_MOVES;
  m.posture = posture;
  m.stance.length = 0;
  m.stanceTurn = -2;
  m.charge = BY_RULE;
};
