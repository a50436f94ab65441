import { distance } from '../../../boards/squares.ts';
import { below, type Dice } from '../../../kernel/dice.ts';
import { isOnMap, isRouted, scenarioOf, type SquaresState } from '../state.ts';
import { courseOf, type Course } from './courses.ts';
import { DIRECTIVES, type Directive } from './directives.ts';
import { goalsOf, type Group } from './goals.ts';
import { postsOf } from './lines.ts';
import { planFor, type Plan } from './missions.ts';
import type { Mission } from './tasks.ts';

/** What else a commander can resolve upon. */

/** The directives he chooses from who is free to: chance serves nobody. [4.2] */
const CHOICE: readonly Directive[] = [
  DIRECTIVES.attackInForce,
  DIRECTIVES.holdAndReact,
  DIRECTIVES.hold,
  DIRECTIVES.attack,
  DIRECTIVES.retreatIfPressed,
];

const CHANCES = 2 ** 30;
/** A formation is told something else while an enemy is so near. */
const NEAR = 14;

/** What tells two plans apart. */
const signature = ({ missions, caution }: Plan): string =>
  `${caution}|${missions.map(({ task, goal }) => `${task}${goal}`).join()}`;

/** How far the nearest enemy is from a formation. */
const enemyAway = (s: SquaresState, side: number, { centre }: Group): number => {
  const { grid, units } = scenarioOf(s);
  let nearest = Infinity;
  for (const v of units.ofSide[1 - side]) {
    if (!isOnMap(s, v) || isRouted(s, v)) continue;
    nearest = Math.min(nearest, distance(grid, s.square[v], centre));
  }
  return nearest;
};

/** What else a formation could do. */
const missionsFor = (s: SquaresState, side: number, group: Group): Mission[] => {
  const battle = scenarioOf(s);
  const { grid } = battle;
  const from = group.centre;
  const near = <T extends { readonly square: number }>(goals: readonly T[]): T[] =>
    goals.toSorted((a, b) => distance(grid, a.square, from) - distance(grid, b.square, from));
  const goals = near(goalsOf(battle, side)).slice(0, 2);
  const [post] = near(postsOf(battle, side, 2).map((square) => ({ square })));
  return [
    ...goals.map(({ square }): Mission => ({ task: 'attack', goal: square })),
    { task: 'hold', goal: from },
    { task: 'withdraw', goal: post.square },
    ...goals.slice(0, 1).map(({ square }): Mission => ({ task: 'reserve', goal: square })),
  ];
};

/** The course on which one formation does something else. */
const changedTo = (course: Course, key: number, mission: Mission): Course => ({
  ...course,
  told: new Map([...course.told, [key, mission]]),
});

/** The courses that differ in what somebody does, the first of them as it is. */
const distinct = (s: SquaresState, side: number, courses: readonly Course[]): Course[] => {
  const known = new Set<string>();
  return courses.filter((course) => {
    const key = signature(planFor(s, side, course));
    return !known.has(key) && known.add(key);
  });
};

/** In an order by chance: there is time for some of them only. */
const shuffled = <T>(list: readonly T[], dice: Dice): T[] =>
  list
    .map((each) => ({ each, place: below(dice, CHANCES) }))
    .sort((a, b) => a.place - b.place)
    .map(({ each }) => each);

/** Other orders for single formations near the enemy. */
const changes = (s: SquaresState, side: number, course: Course, dice: Dice): Course[] => {
  const near = planFor(s, side, course).groups.filter((group) => enemyAway(s, side, group) <= NEAR);
  const changed = near.flatMap((group) =>
    missionsFor(s, side, group).map((mission) => changedTo(course, group.key, mission)),
  );
  return shuffled(changed, dice);
};

/** The course a commander is on, and what else single formations could do. */
export const changesTo = (s: SquaresState, side: number, course: Course, dice: Dice): Course[] =>
  distinct(s, side, [course, ...changes(s, side, course, dice)]);

/** The same, and what other directives would come to. */
export const choicesFor = (s: SquaresState, side: number, course: Course, dice: Dice): Course[] => {
  const others = CHOICE.map((directive) => courseOf(s, side, directive, course.whim));
  return distinct(s, side, [course, ...others, ...changes(s, side, course, dice)]);
};
