import type { Unit } from './battle.ts';
import { isOnMap, type SquaresState } from './state.ts';

/** What the combat phase in hand has done to a unit: bits of its fate. */

/** Retreats in the retreat phase. [7.51] */
export const RETREATS = 1;
/** Routs in the retreat phase. [7.52] */
export const ROUTS = 2;
/** Has made an enemy retreat or rout: may advance. [7.53] */
export const DROVE = 4;
/** Has gone back already. */
export const GONE = 8;
/** Has attacked in a melee: once in a phase. [7.4] */
export const ATTACKED = 16;
/** Has lost a melee: guns that cannot get away are taken. [7.4] */
export const BEATEN = 32;

/** Has charged, or charged in turn. [6.43] [6.431] */
export const CHARGED = 64;
/** Has come upon an enemy in a charge: the one it faces. [6.43] */
export const MET = 128;
/** Has won the melee of its charge. [6.433] */
export const WON = 256;
/** Has pursued: does not go back any more. [6.433] */
export const PURSUED = 512;
/** Has reacted to the charge in hand. [6.432] [6.436] */
export const REACTED = 1024;
/** Guns that had infantry on their square when the phase began. [6.436] */
export const ESCORTED = 2048;
/** Has been tested against the charge in hand. [6.431] */
export const CONSIDERED = 4096;

export const hasFate = (s: SquaresState, u: Unit, fate: number): boolean =>
  (s.fate[u] & fate) !== 0;

/** [7.0] Whether a unit is there and has not given way in this phase: only such ones fight on. */
export const stands = (s: SquaresState, u: Unit): boolean =>
  isOnMap(s, u) && (s.fate[u] & (RETREATS | ROUTS)) === 0;
