import type { Dice } from '../../../kernel/dice.ts';
import type { Code } from '../../../kernel/choice.ts';
import type { Unit } from '../battle.ts';
import type { SquaresState } from '../state.ts';
import type { Part } from './assaults.ts';
import type { Holdings } from './control.ts';
import type { Picture } from './picture.ts';

/** How well a level judges, and how hard it thinks. */
export interface Level {
  /** How far its judgement of a place may be off, in points for a man. */
  readonly noise: number;
  /** One unit in so many is forgotten; 0 for none. */
  readonly slips: number;
  /** Whether units are brought together for attacks. */
  readonly concerts: boolean;
  /** How often a combat phase is played out for every question about it. */
  readonly playouts: number;
}

/** What a commander has in mind in an operations phase. */
export interface Mind {
  readonly seat: number;
  readonly level: Level;
  readonly dice: Dice;
  /** The phase all this is about (see `phaseOf`). */
  phase: number;
  picture: Picture | null;
  held: Holdings;
  /** By unit: its part in an attack. */
  parts: Map<Unit, Part>;
  /** Units that are still to be given orders on the march, then those with orders for combat. */
  marching: Unit[];
  fighting: Orders[] | null;
  /** What the unit in the hand still has to do. */
  script: Code[];
  reason: string;
}

/** Orders for one unit. */
export interface Orders {
  readonly unit: Unit;
  readonly codes: readonly Code[];
  readonly why: string;
}

export const mindOf = (seat: number, level: Level, dice: Dice): Mind => ({
  seat,
  level,
  dice,
  phase: -1,
  picture: null,
  held: { own: [], enemies: [] },
  parts: new Map(),
  marching: [],
  fighting: null,
  script: [],
  reason: '',
});

const PHASES = 32;

/** A number for the phase that is on. */
export const phaseOf = (s: SquaresState): number => s.turn * PHASES + s.phase;
