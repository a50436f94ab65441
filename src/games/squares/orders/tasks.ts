import { code, type Code, type Phrase } from '../../../kernel/choice.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import type { Unit } from '../battle.ts';
import { V } from '../lexicon.ts';
import { CHARGE, NORMAL } from '../numbers.ts';
import {
  ADVANCE,
  AUTO_RETREAT,
  bar,
  FIRST_TARGET,
  hasOrder,
  MELEE,
  NO_FIRE,
  NO_PLOT,
  ROAD_MODE,
  type SquaresState,
} from '../state.ts';
import type { Rehearsal } from './rehearsal.ts';

/** What units can be told to do where they stand: each by choices of the unit in the hand. */
export interface Task extends Phrase {
  /** Nothing is left to be done. */
  isDone(s: SquaresState, u: Unit, value: number): boolean;
  obey(r: Rehearsal, u: Unit, value: number): Bar | null;
}

type Ask = (s: SquaresState, u: Unit, value: number) => boolean;

const single = (
  name: string,
  domain: string | null,
  isDone: Ask,
  choice: (value: number) => Code,
): Task => ({
  name,
  args: domain === null ? [] : [domain],
  isDone,
  obey: (r, _u, value) => r.give(choice(value)),
});

/** An order that is on or off. */
const switched = (name: string, verb: number, order: number): Task =>
  single(
    name,
    'switch',
    (s, u, wanted) => Number(hasOrder(s, u, order)) === wanted,
    () => code(verb),
  );

/** [6.41] A choice in the fire menu. */
const plotted = (name: string, isDone: Ask, choice: (value: number) => Code): Task => ({
  ...single(name, null, isDone, choice),
  obey: (r, _u, value) => r.give(code(V.fire)) ?? r.give(choice(value)),
});

const fire: Task = {
  ...plotted(
    'fire',
    (s, u, square) => s.plot[u] === FIRST_TARGET + square && s.formation[u] !== CHARGE,
    (square) => code(V.target, square),
  ),
  args: ['square'],
};

const CHARGE_AIMS = bar('6.43', 'a charge is ordered by the square it goes to');

const form: Task = {
  name: 'form',
  args: ['formation'],
  isDone: (s, u, formation) => s.formation[u] === formation && formation !== CHARGE,
  obey: (r, _u, formation) =>
    formation === CHARGE ? CHARGE_AIMS : r.give(code(V.form, formation)),
};

/** [6.43] */
const charge: Task = {
  name: 'charge',
  args: ['square'],
  isDone: (s, u, square) => s.formation[u] === CHARGE && s.plot[u] === FIRST_TARGET + square,
  obey: (r, _u, square) => r.give(code(V.form, CHARGE)) ?? r.give(code(V.target, square)),
};

/** Takes back what the unit was told to do in combat. */
const halt: Task = {
  name: 'halt',
  args: [],
  isDone: (s, u) => !hasOrder(s, u, MELEE | ADVANCE) && s.plot[u] === NO_PLOT,
  obey(r, u) {
    let barred: Bar | null = null;
    if (hasOrder(r.s, u, MELEE)) barred = r.give(code(V.melee));
    if (hasOrder(r.s, u, ADVANCE)) barred ??= r.give(code(V.advance));
    if (r.s.formation[u] === CHARGE) return barred ?? r.give(code(V.form, NORMAL));
    if (r.s.plot[u] === NO_PLOT) return barred;
    return barred ?? r.give(code(V.fire)) ?? r.give(code(V.noPlot));
  },
};

export const TASKS: readonly Task[] = [
  single(
    'face',
    'direction',
    (s, u, direction) => s.facing[u] === direction,
    (direction) => code(V.face, direction),
  ),
  form,
  single(
    'skirmish',
    'share',
    (s, u, share) => s.out[u] === share,
    (share) => code(V.skirmish, share),
  ),
  switched('roadMode', V.roadMode, ROAD_MODE),
  fire,
  plotted(
    'freeFire',
    (s, u) => s.plot[u] === NO_PLOT,
    () => code(V.noPlot),
  ),
  plotted(
    'holdFire',
    (s, u) => s.plot[u] === NO_FIRE,
    () => code(V.noFire),
  ),
  charge,
  switched('melee', V.melee, MELEE),
  switched('advance', V.advance, ADVANCE),
  switched('autoRetreat', V.autoRetreat, AUTO_RETREAT),
  halt,
];
