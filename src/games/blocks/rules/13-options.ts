import type { Bar } from '../../../kernel/rulebook.ts';
import { edgeBetween } from '../../../boards/graph.ts';
import { ARM, BOARD, CORPS, INFANTRY, SIDE, SIDE_END, SIDE_FIRST } from '../board.ts';
import { bar, laneOf, type BlocksState } from '../state.ts';

const NOT_LINKED = bar(
  '13.2',
  'units already attack that town from a town that no road joins to where this unit began',
);
const OTHER_CORPS = bar('13.3', 'infantry of another corps has fired in this column');

/** [13.2] Groups attack one town together only when their start towns are joined by a road. */
export const commandControlBar = (s: BlocksState, u: number, town: number): Bar | null => {
  if (s.commandControl === 0) return null;
  const side = SIDE[u];
  for (let other = SIDE_FIRST[side]; other < SIDE_END[side]; other++) {
    if (s.town[other] !== town || s.from[other] === s.from[u]) continue;
    if (edgeBetween(BOARD, s.from[other], s.from[u]) < 0) return NOT_LINKED;
  }
  return null;
};

/** [13.3] In one column only infantry of one corps fires in a battle turn. */
export const corpsIntegrityBar = (s: BlocksState, u: number): Bar | null => {
  if (s.corpsIntegrity === 0 || ARM[u] !== INFANTRY) return null;
  const fired = s.firedCorps[laneOf(s.place[u])];
  return fired !== 0 && fired !== CORPS[u] ? OTHER_CORPS : null;
};
