import type { Dice } from '../../kernel/dice.ts';
import { fork, type SquaresState } from './state.ts';

/** What a seat sees of the field. */
export interface SquaresView {
  readonly seat: number;
  readonly table: SquaresState;
}

export const view = (s: SquaresState, seat: number): SquaresView => ({ seat, table: fork(s) });

/** There is one world that a view can come from. */
export const imagine = (v: SquaresView, _dice: Dice): SquaresState => fork(v.table);
