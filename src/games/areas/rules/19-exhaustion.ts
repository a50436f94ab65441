import { EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import { SIDE_END, SIDE_FIRST } from '../board.ts';
import { E } from '../lexicon.ts';
import { CHARGED, STRUCK, type AreasState } from '../state.ts';
import { strike } from './07-areas.ts';

/** [19.2] After a charge all cavalry that took part is spent, or eliminated if it was. */
export const exhaust = (s: AreasState, side: number, umpire: Umpire): void => {
  if (s.exhaustion === 0) return;
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    const isSpared = (s.act[u] & STRUCK) !== 0;
    if ((s.act[u] & CHARGED) === 0 || isSpared) continue;
    if (umpire.loud) tell(umpire, EVERYONE, '19.2', E.exhausted, u);
    strike(s, u, '19.2', umpire);
  }
};
