import { ARM, ARTILLERY, CAVALRY } from '../board.ts';
import { FIRE, FIRE_CLASS } from '../data/tables.ts';
import type { BlocksState } from '../state.ts';

/** [8.3] [8.5] The highest die that hits for this unit at a formation (0 line, 1 squares). */
export const fireClass = (s: BlocksState, u: number, engaged: boolean, formation: number): number =>
  FIRE_CLASS[className(s, u, engaged, formation === 1)];

const className = (
  s: BlocksState,
  u: number,
  engaged: boolean,
  atSquare: boolean,
): keyof typeof FIRE_CLASS => {
  const fresh = s.fresh[u] === 1;
  if (ARM[u] === CAVALRY) {
    return atSquare ? FIRE.cavalry.atSquare : fresh ? FIRE.cavalry.first : FIRE.cavalry.engaged;
  }
  if (ARM[u] === ARTILLERY) {
    if (engaged) return fresh ? FIRE.artillery.first : FIRE.artillery.engaged;
    return atSquare ? FIRE.artillery.longAtSquare : FIRE.artillery.long;
  }
  if (s.square[u] === 1) return FIRE.infantry.inSquare;
  return atSquare ? FIRE.infantry.atSquare : FIRE.infantry.engaged;
};
