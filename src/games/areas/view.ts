import type { Dice } from '../../kernel/dice.ts';
import { fork, type AreasState } from './state.ts';

/** All counters lie open: every seat, and whoever watches, sees the whole table. */
export interface AreasView {
  readonly seat: number;
  readonly table: AreasState;
}

export const view = (s: AreasState, seat: number): AreasView => ({ seat, table: fork(s) });

/** There is one world that a view can come from. */
export const imagine = (v: AreasView, _dice: Dice): AreasState => fork(v.table);
