import type { Dice } from '../../../kernel/dice.ts';
import type { Code } from '../../../kernel/choice.ts';
import type { Unit } from '../battle.ts';
import type { SquaresState } from '../state.ts';
import type { Part } from './assaults.ts';
import type { Course } from './courses.ts';
import { DIRECTIVES } from './directives.ts';
import type { Holdings } from './control.ts';
import type { Picture } from './picture.ts';

/** How well a level judges, and how hard it thinks. */
export interface Level {
  /** How far its judgement of a place may be off, in points for a man. */
  readonly noise: number;
  /** One unit in so many is forgotten; 0 for none. */
  readonly slips: number;
  /** Whether it takes up something else every turn. */
  readonly fickle: boolean;
  /** Whether it looks at every second square only: in playouts. */
  readonly hasty: boolean;
  /** Whether units are brought together for attacks. */
  readonly concerts: boolean;
  /** How hard it thinks about its course, or null where it goes by rule of thumb. */
  readonly effort: Effort | null;
}

/** How much of the battle to come a commander plays through in his head. */
export interface Effort {
  /** For how many units, all in all, a phase is played out when he makes up his mind. */
  readonly units: number;
  /** Playouts of a course by round: after each round the better third goes on. */
  readonly rounds: readonly number[];
  /** His own phases looked ahead. */
  readonly horizon: number;
}

/** What a commander has in mind in an operations phase. */
export interface Mind {
  readonly seat: number;
  readonly level: Level;
  readonly dice: Dice;
  course: Course;
  /** [5.2] The leaders whose objectives have been seen to. */
  readonly sent: Set<number>;
  /** The phase all this is about (see `phaseOf`). */
  phase: number;
  picture: Picture | null;
  held: Holdings;
  /** By unit: its part in an attack. */
  parts: Map<Unit, Part>;
  /** By unit: the charge it is to ride. [6.43] */
  charges: Map<Unit, Orders>;
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

/** Nothing but to go for what is worth most. */
export const UNDECIDED: Course = { directive: DIRECTIVES.attackInForce, whim: 0, told: new Map() };

export const mindOf = (seat: number, level: Level, dice: Dice): Mind => ({
  seat,
  level,
  dice,
  course: UNDECIDED,
  sent: new Set(),
  phase: -1,
  picture: null,
  held: { own: [], enemies: [] },
  parts: new Map(),
  charges: new Map(),
  marching: [],
  fighting: null,
  script: [],
  reason: '',
});

const PHASES = 32;

/** A number for the phase that is on. */
export const phaseOf = (s: SquaresState): number => s.turn * PHASES + s.phase;

/** The turn of the phase a commander has last led his army in. */
export const turnOf = (m: Mind): number => Math.floor(m.phase / PHASES);
