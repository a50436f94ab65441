import { playoutDice } from '../../../kernel/dice.ts';
import { advance, seatToMove, settle } from '../../../kernel/play.ts';
import { umpire } from '../../../kernel/umpire.ts';
import { topProcedure } from '../../../kernel/stack.ts';
import { NOBODY } from '../battle.ts';
import { squares } from '../game.ts';
import { P } from '../lexicon.ts';
import type { SquaresState } from '../state.ts';
import type { Course } from './courses.ts';
import { IN_HIS_HEAD } from './levels.ts';
import { mindOf, phaseOf } from './mind.ts';
import { policy } from './policy.ts';
import { leadOf } from './worth.ts';

/**
 * Plays a world on by rule of thumb, the seat on a course and the enemy on another, for so many of
 * its phases or to the end; the lead of the seat. The world is used up; the same chance gives the same battle.
 */
export const playOn = (
  s: SquaresState,
  seat: number,
  courses: readonly [own: Course, enemy: Course],
  phases: number,
  chance: number,
): number => {
  const u = umpire(playoutDice(chance), false);
  const minds = [0, 1].map((side) => {
    const m = mindOf(side, IN_HIS_HEAD, u.dice);
    m.course = side === seat ? courses[0] : courses[1];
    return m;
  });
  settle(squares, s, u);
  let begun = 0;
  let phase = NOBODY;
  while (s.waiting !== 0) {
    const to = seatToMove(s);
    if (to === seat && topProcedure(s) === P.operations && phaseOf(s) !== phase) {
      if (begun++ === phases) break;
      phase = phaseOf(s);
    }
    advance(squares, s, to, policy(s, minds[to], u.menu), u);
  }
  return leadOf(s, seat);
};
