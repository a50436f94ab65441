import type { Square } from '../../../boards/squares.ts';
import { first, verbOf } from '../../../kernel/choice.ts';
import type { Named, Order, Part, Plan, Planner, Toll } from '../../../kernel/plan.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import type { Unit } from '../battle.ts';
import { isOffMap, OFF_MAP } from '../rules/06-targets.ts';
import { bar, type SquaresState } from '../state.ts';
import type { SquaresView } from '../view.ts';
import { menUnderFire } from './exposure.ts';
import { goalOf, inMarchingOrder, march, type Marched } from './march.ts';
import { isBar, rehearse, type Rehearsal, type Tried } from './rehearsal.ts';
import { TASKS } from './tasks.ts';
import { anchorOf, STOPS, troopsOf, WHOM } from './troops.ts';

/** Orders as a commander gives them: to a unit, a stack or all under a leader, in one go. */

const MARCH = 0;

const ALREADY = bar('6.2', 'nothing is left to be done of that');

/** What one unit has done in a rehearsal. */
interface Obeyed {
  readonly u: Unit;
  readonly tried: Tried;
  readonly points: number;
  /** Null when it has stayed where it was. */
  readonly marched: Marched | null;
}

interface Drill {
  readonly r: Rehearsal;
  /** [6.32] A unit that is alone stays in the hand: what it did can still be taken back. */
  readonly isAlone: boolean;
  readonly obeyed: Obeyed[];
  readonly refused: { readonly who: Named; readonly bar: Bar }[];
}

const unit = (value: Unit): Named => ({ domain: 'unit', value });
const square = (value: Square): Named => ({ domain: 'square', value });

/** One unit obeys, or is refused by a rule. */
const drillOne = (
  { r, isAlone, obeyed, refused }: Drill,
  u: Unit,
  orders: () => Marched | Bar | null,
): void => {
  const before = r.s.op[u];
  const answer = r.order(u, orders, isAlone);
  if (isBar(answer)) refused.push({ who: unit(u), bar: answer });
  else {
    const points = before - r.s.op[u];
    obeyed.push({ u, tried: answer.tried, points, marched: answer.done });
  }
};

const marchAll = (
  drill: Drill,
  whom: readonly Named[],
  troops: readonly Unit[],
  goal: Square,
): void => {
  const { s } = drill.r;
  const anchor = anchorOf(s, whom, troops);
  const goals = new Map(troops.map((u) => [u, goalOf(s, u, anchor, goal)]));
  for (const u of inMarchingOrder(s, troops, anchor, goal)) {
    const own = goals.get(u) ?? goal;
    if (drill.r.s.square[u] !== own) drillOne(drill, u, () => march(drill.r, u, own));
  }
};

/** Of those who share a square the one who can best pay comes first: to turn, one pays for all. [6.36] */
const doAll = (drill: Drill, troops: readonly Unit[], task: number, value: number): void => {
  const { s } = drill.r;
  const { isDone, obey } = TASKS[task];
  for (const u of troops.toSorted((a, b) => s.op[b] - s.op[a] || a - b)) {
    if (!isDone(drill.r.s, u, value)) drillOne(drill, u, () => obey(drill.r, u, value));
  }
};

/** What a part takes on average and for sure, without what it does not touch. */
const tollsOf = (s: SquaresState, { u, points, marched }: Obeyed): readonly Toll[] => {
  const tolls: Toll[] = [{ rule: '6.31', what: 'operation points', amount: points, left: s.op[u] }];
  if (marched !== null) {
    tolls.push(
      { rule: '8.1', what: 'fatigue', amount: marched.fatigue },
      { rule: '8.4', what: 'readiness', amount: marched.readiness },
      { rule: '7.3', what: 'men under fire there', amount: menUnderFire(s, u) },
    );
  }
  return tolls.filter(({ amount, left }) => amount > 0 || left !== undefined);
};

const partOf = (s: SquaresState, obeyed: Obeyed): Part => {
  const { u, marched, tried } = obeyed;
  const { tests, passed, choices } = tried;
  return {
    who: unit(u),
    choices,
    way: marched?.way.map(({ at, cost }) => ({ at: square(at), cost })) ?? [],
    short: marched?.short ?? null,
    tolls: tollsOf(s, obeyed),
    risks:
      tests === 0
        ? []
        : [{ rule: '8.2', what: 'a morale test fails', times: tests, chance: 1 - passed }],
  };
};

const plan = ({ seat, table }: SquaresView, { whom, task }: Order): Plan | Bar => {
  const r = rehearse(table, seat);
  if (isBar(r)) return r;
  const troops = troopsOf(r.s, seat, whom);
  if (isBar(troops)) return troops;
  const drill: Drill = { r, isAlone: troops.length === 1, obeyed: [], refused: [] };
  const value = first(task);
  if (verbOf(task) !== MARCH) doAll(drill, troops, verbOf(task) - 1, value);
  else if (isOffMap(r.s, value)) return OFF_MAP;
  else marchAll(drill, whom, troops, value);
  const { obeyed, refused } = drill;
  if (obeyed.length === 0) return refused[0]?.bar ?? ALREADY;
  return { parts: obeyed.map((each) => partOf(r.s, each)), refused };
};

export const PLANNER: Planner<SquaresView> = {
  whom: WHOM,
  tasks: [{ name: 'march', args: ['square'] }, ...TASKS.map(({ name, args }) => ({ name, args }))],
  stops: STOPS,
  plan,
};
