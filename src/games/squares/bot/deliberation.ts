import { below } from '../../../kernel/dice.ts';
import { weigh } from '../../../search/weigh.ts';
import { isOnMap, scenarioOf, type SquaresState } from '../state.ts';
import { imagine, type SquaresView } from '../view.ts';
import { changesTo, choicesFor } from './alternatives.ts';
import { courseOf, type Course } from './courses.ts';
import { DIRECTIVES, type Directive } from './directives.ts';
import { turnOf, UNDECIDED, type Effort, type Mind } from './mind.ts';
import { playOn } from './playouts.ts';

/** How a commander makes up his mind. */

const WHIMS = 1000;
/** Of the courses of one round so many go on to the next. */
const GOES_ON = 1 / 3;
const CHANCES = 2 ** 30;

/** The units that stand on the field: what a playout costs goes by them. */
const crowdOf = (s: SquaresState): number =>
  scenarioOf(s)
    .units.ofSide.flat()
    .filter((u) => isOnMap(s, u)).length;

/** How many courses there is time for. */
const scopeOf = (s: SquaresState, { units, rounds, horizon }: Effort): number => {
  const each = rounds.reduce((sum, samples, round) => sum + samples * GOES_ON ** round, 0);
  return Math.max(2, Math.floor(units / crowdOf(s) / horizon / each));
};

/** What a fickle commander takes into his head. */
const FANCIES: readonly Directive[] = [
  DIRECTIVES.attackInForce,
  DIRECTIVES.attackAtRandom,
  DIRECTIVES.holdAtRandom,
  DIRECTIVES.retreatAtRandom,
];

/** The course a commander is on when a phase begins: whims last for a turn. [4.2] */
const courseNow = (s: SquaresState, m: Mind, directive: Directive | null): Course => {
  const isNew = turnOf(m) !== s.turn;
  const whim = isNew ? below(m.dice, WHIMS) / WHIMS : m.course.whim;
  const told = directive ?? (isNew && m.level.fickle ? pickFrom(FANCIES, m) : m.course.directive);
  return told === m.course.directive ? { ...m.course, whim } : courseOf(s, m.seat, told, whim);
};

const pickFrom = <T>(list: readonly T[], m: Mind): T => list[below(m.dice, list.length)];

/** The courses that are open to him: he may be free, or bound to a directive that lets him look. [4.2] */
const openTo = (s: SquaresState, m: Mind, directive: Directive | null): Course[] => {
  if (directive === null) return choicesFor(s, m.seat, m.course, m.dice);
  return directive.manner === 'analyse' ? changesTo(s, m.seat, m.course, m.dice) : [m.course];
};

/** Makes up one's mind how to lead the army in the phase that begins: the course that serves best. */
export const resolve = (
  v: SquaresView,
  s: SquaresState,
  m: Mind,
  directive: Directive | null,
): void => {
  const { effort } = m.level;
  m.course = courseNow(s, m, directive);
  if (effort === null) return;
  const courses = openTo(s, m, directive).slice(0, scopeOf(s, effort));
  const chance = below(m.dice, CHANCES);
  const worlds = effort.rounds.reduce((sum, samples) => sum + samples, 0);
  const { best } = weigh(courses.length, effort.rounds, worlds, (index, world) =>
    playOn(imagine(v, m.dice), m.seat, [courses[index], UNDECIDED], effort.horizon, chance + world),
  );
  m.course = courses[best];
};
