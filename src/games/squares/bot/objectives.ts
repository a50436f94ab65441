import { code, type Code } from '../../../kernel/choice.ts';
import { local } from '../../../kernel/stack.ts';
import { V } from '../lexicon.ts';
import type { SquaresState } from '../state.ts';
import type { Mind } from './mind.ts';
import { planFor } from './missions.ts';
import { sendsTo } from './reasons.ts';

/** [5.2] Objectives cost nothing on the first turn; later a change halves what the formation can do. [5.41] */
const FREE_TURN = 1;

/** A formation that is sent somewhere else than where it is to go: its leader, and where that is. */
const misled = (s: SquaresState, m: Mind): readonly [leader: number, goal: number] | null => {
  const { groups, missions } = planFor(s, m.seat, m.course);
  for (const [i, { leader }] of groups.entries()) {
    const { goal } = missions[i];
    if (leader >= 0 && s.objective[leader] !== goal && !m.sent.has(leader)) return [leader, goal];
  }
  return null;
};

/** Sends the formations to where the plan wants them. */
export const order = (s: SquaresState, m: Mind): Code => {
  const astray = s.turn === FREE_TURN ? misled(s, m) : null;
  return astray === null ? code(V.done) : code(V.order, astray[0]);
};

/** The objective of the formation in the hand. */
export const aim = (s: SquaresState, m: Mind): Code => {
  const leader = local(s, 0);
  const astray = misled(s, m);
  m.sent.add(leader);
  if (astray === null || astray[0] !== leader) return code(V.back);
  m.reason = sendsTo(leader, astray[1]);
  return code(V.objective, astray[1]);
};
