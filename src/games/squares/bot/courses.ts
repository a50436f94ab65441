import { pointsOf } from '../rules/11-victory.ts';
import { SIDES } from '../data/lists.ts';
import { scenarioOf, type SquaresState } from '../state.ts';
import type { Directive } from './directives.ts';
import { groupsOf } from './goals.ts';
import { lineBehind } from './lines.ts';
import type { Mission } from './tasks.ts';

/** What a commander has resolved upon. */
export interface Course {
  readonly directive: Directive;
  /** What random directives go by, drawn anew every turn, from 0 to 1. [4.2] */
  readonly whim: number;
  /** What single formations have been told, by their keys. */
  readonly told: ReadonlyMap<number, Mission>;
}

/** How an army goes about it in one phase. */
export interface Approach {
  readonly stance: Directive['stance'];
  /** How many times as strong as the enemy it wants to be where it attacks. */
  readonly caution: number;
  /** [18.24] The line it stands on or goes back to. */
  readonly line: number;
  /** Whether only those go back whom the enemy has come near. */
  readonly ifPressed: boolean;
}

const RECKLESS = 0.8;
const CAREFUL = 1.3;
/** An attack at random is between these. */
const SLOWEST = 2.2;
/** [4.2] Who holds at random goes back a line at such whims. */
const FALLS_BACK = 0.3;
/** [4.2] Who retreats without looking goes back a line every so many turns. */
const TURNS_PER_LINE = 3;

/** [18.24] The line for one who is winning, for a battle in the balance, for one who is losing. */
const lineOf = (s: SquaresState, side: number): number => {
  const { scenario } = scenarioOf(s);
  const lead = pointsOf(s, side) - pointsOf(s, 1 - side);
  if (lead >= scenario.victoryLevels[SIDES[side]].marginal) return 0;
  return lead > -scenario.victoryLevels[SIDES[1 - side]].marginal ? 1 : 2;
};

const cautionOf = ({ directive, whim }: Course): number => {
  if (directive.stance !== 'counterattack' || directive.manner === 'analyse') return CAREFUL;
  if (directive.manner === 'automatic') return RECKLESS;
  return RECKLESS + whim * (SLOWEST - RECKLESS);
};

/** The line a side that retreats without looking goes back to: never forward. */
const rearward = (s: SquaresState, side: number, pace: number): number =>
  Math.max(lineBehind(s, side), Math.floor((s.turn / TURNS_PER_LINE) * pace));

/** [4.2] How an army on a course goes about the phase in hand. */
export const approachOf = (s: SquaresState, side: number, course: Course): Approach => {
  const { stance, manner } = course.directive;
  const line = lineOf(s, side);
  const plain = { stance, caution: cautionOf(course), line, ifPressed: false };
  if (stance === 'retreat') {
    if (manner === 'analyse') {
      return { ...plain, line: Math.max(line, lineBehind(s, side)), ifPressed: true };
    }
    const pace = manner === 'random' ? 2 * course.whim : 1;
    return { ...plain, line: rearward(s, side, pace) };
  }
  if (stance === 'hold' && manner === 'random' && course.whim < FALLS_BACK) {
    return { ...plain, stance: 'retreat', line: lineBehind(s, side) + 1 };
  }
  return plain;
};

/** The course of a directive that is taken up now: to hold one's positions is to hold these. [4.2] */
export const courseOf = (
  s: SquaresState,
  side: number,
  directive: Directive,
  whim: number,
): Course => {
  const told = new Map<number, Mission>();
  if (directive.stance === 'hold' && directive.manner !== 'analyse') {
    for (const { key, centre } of groupsOf(s, side)) told.set(key, { task: 'hold', goal: centre });
  }
  return { directive, whim, told };
};
