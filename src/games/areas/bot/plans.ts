import {
  COMMANDER_OF,
  FRESH_NUMBER,
  LEADER_COUNT,
  NEY,
  OFFICER_ARMY,
  sideOfArmy,
} from '../board.ts';
import { V } from '../lexicon.ts';
import { hasEnemy, isInPlay, type AreasState } from '../state.ts';
import { bonusFor, commanderBar, numberOf } from '../rules/09-command.ts';
import { CHARGE, MARCH } from '../rules/10-costs.ts';
import { BOMBARDMENT, VOLLEY } from '../rules/13-ranges.ts';
import { chanceOf, roundsLeft } from './chances.ts';
import type { Fields } from './worth.ts';
import { assault } from './fights.ts';
import { bestBombardment, firersOf, volleyAt } from './firing.ts';
import type { Action, Plan } from './mind.ts';
import type { Reach } from './reach.ts';
import {
  advanceGain,
  attacksOf,
  defenceOn,
  regroup,
  stacksOf,
  type Attack,
  type Defences,
  type Stack,
} from './stacks.ts';

/** Plans for an impulse: who is activated, what he does, from where, against whom and with whom. */

/** An action with what it gains. */
export interface Idea {
  readonly action: Action;
  readonly gain: number;
  /** The attack it makes, if any. */
  readonly attack: Attack | null;
}

const fightIdeas = (s: AreasState, stack: Stack, seen: Defences, r: Reach): Idea[] => {
  const { officer, place } = stack;
  const ideas: Idea[] = [];
  for (const kind of [MARCH, CHARGE]) {
    const verb = kind === MARCH ? V.march : V.charge;
    for (const attack of attacksOf(s, stack, kind, seen, r)) {
      const { target, moves, gain } = attack;
      ideas.push({ action: { officer, verb, from: place, moves, target }, gain, attack });
    }
  }
  return ideas;
};

const fireIdeas = (s: AreasState, { side, officer, place }: Stack): Idea[] => {
  const ideas: Idea[] = [];
  const add = (verb: number, target: number, gain: number): void => {
    if (gain <= 0) return;
    ideas.push({
      action: { officer, verb, from: place, moves: [], target },
      gain,
      attack: null,
    });
  };
  if (hasEnemy(s, side, place)) {
    const { gain } = volleyAt(s, side, place, firersOf(s, side, officer, place, VOLLEY));
    add(V.volley, place, gain);
  }
  const guns = firersOf(s, side, officer, place, BOMBARDMENT);
  const shot = bestBombardment(s, side, place, guns, BOMBARDMENT);
  if (shot.target >= 0) add(V.bombard, s.place[shot.target], shot.gain);
  return ideas;
};

/** Everything worth thinking of that the formation could do; without fields no mere moves. */
export const ideasOf = (
  s: AreasState,
  side: number,
  officer: number,
  fields: Fields | null,
  seen: Defences,
  r: Reach,
): Idea[] => {
  const stacks = stacksOf(s, side, officer);
  const ideas: Idea[] = [];
  for (const stack of stacks) {
    ideas.push(...fightIdeas(s, stack, seen, r), ...fireIdeas(s, stack));
    if (fields === null) continue;
    const { moves, gain } = regroup(s, stack, fields, r);
    if (moves.length === 0) continue;
    const action = { officer, verb: V.march, from: stack.place, moves, target: -1 };
    ideas.push({ action, gain, attack: null });
  }
  const gain = fields === null ? 0 : advanceGain(s, stacks, fields);
  if (gain > 0) {
    const action = { officer, verb: V.advance, from: -1, moves: [], target: -1 };
    ideas.push({ action, gain, attack: null });
  }
  return ideas;
};

/** The ideas with the best gain, and what remains of them: the rest is not looked at. */
const best = (ideas: Idea[], most: number): Idea[] =>
  ideas.sort((a, b) => b.gain - a.gain).slice(0, most);

/** What a commander’s bonus is still worth to his army in this turn. */
const commanderCost = (s: AreasState): number => 0.06 * roundsLeft(s.impulse);

/** Two attacks that together fall on one area. [9.5.1] */
const combined = (s: AreasState, side: number, ideas: readonly Idea[], seen: Defences): Plan[] => {
  const plans: Plan[] = [];
  for (const [i, a] of ideas.entries()) {
    for (let j = i + 1; j < ideas.length; j++) {
      const plan = joined(s, side, a, ideas[j], seen);
      if (plan !== null) plans.push(plan);
    }
  }
  return plans;
};

const joined = (s: AreasState, side: number, a: Idea, b: Idea, seen: Defences): Plan | null => {
  if (a.attack === null || b.attack === null || a.attack.target !== b.attack.target) return null;
  if (a.attack.kind !== b.attack.kind) return null;
  if (a.action.from === b.action.from && a.action.officer === b.action.officer) return null;
  if (OFFICER_ARMY[a.action.officer] !== OFFICER_ARMY[b.action.officer]) return null;
  const units = [...new Set([...a.attack.units, ...b.attack.units])].slice(0, 10);
  const d = defenceOn(s, side, a.attack.target, seen);
  const stream = a.attack.stream || b.attack.stream;
  const { gain } = assault(s, a.attack.kind, units, d, [a.action.from, stream, 0]);
  return doublePlan(s, [a.action, b.action], gain);
};

/** Two actions one after the other, those that are no move or charge first. */
const inTurn = (s: AreasState, a: Idea, b: Idea): Plan | null => {
  if (a.action.officer === b.action.officer && a.action.from === b.action.from) return null;
  if (a.action.target >= 0 && a.action.target === b.action.target) return null;
  if (OFFICER_ARMY[a.action.officer] !== OFFICER_ARMY[b.action.officer]) return null;
  if (a.action.verb === V.advance || b.action.verb === V.advance) return null;
  const actions = a.attack === null ? [a.action, b.action] : [b.action, a.action];
  return doublePlan(s, actions, a.gain + b.gain);
};

const NO_COMMANDER = -1;

/** The commander of an army who may order a Double Move now. */
const commanderFor = (s: AreasState, army: number): number => {
  const side = sideOfArmy(army);
  for (const o of army === 0 ? [COMMANDER_OF[army], NEY] : [COMMANDER_OF[army]]) {
    if (commanderBar(s, side, o) === null) return o;
  }
  return NO_COMMANDER;
};

const doublePlan = (s: AreasState, actions: readonly Action[], gain: number): Plan | null => {
  const officer = commanderFor(s, OFFICER_ARMY[actions[0].officer]);
  if (officer === NO_COMMANDER) return null;
  const chance = chanceOf(FRESH_NUMBER[officer]);
  return { officer, isDouble: true, actions, chance, gain: gain - commanderCost(s) };
};

/** How many ideas are paired for Double Moves. */
const PAIRED = 14;

const doublesOf = (s: AreasState, side: number, ideas: Idea[], seen: Defences): Plan[] => {
  const attacks = ideas.filter(({ attack, gain }) => attack !== null && gain > -1.6);
  const plans = combined(s, side, best(attacks, 2 * PAIRED), seen);
  const gainful = best(
    ideas.filter(({ gain }) => gain > 0.1),
    PAIRED / 2,
  );
  for (const [i, a] of gainful.entries()) {
    for (const b of gainful.slice(i + 1)) {
      const plan = inTurn(s, a, b);
      if (plan !== null) plans.push(plan);
    }
  }
  return plans;
};

const byWorth = (a: Plan, b: Plan): number => b.chance * b.gain - a.chance * a.gain;

/** The plans of a side for its impulse, the best first; without fields only its fights and fires. */
export const plansFor = (
  s: AreasState,
  side: number,
  fields: Fields | null,
  r: Reach,
  doubles: boolean,
): Plan[] => {
  const seen: Defences = new Map();
  const plans: Plan[] = [];
  const all: Idea[] = [];
  for (let o = 0; o < LEADER_COUNT; o++) {
    if (sideOfArmy(OFFICER_ARMY[o]) !== side || !isInPlay(s, o)) continue;
    const chance = chanceOf(numberOf(s, o) - bonusFor(s, o));
    const ideas = ideasOf(s, side, o, fields, seen, r);
    all.push(...ideas);
    for (const { action, gain } of ideas) {
      plans.push({ officer: o, isDouble: false, actions: [action], chance, gain });
    }
  }
  if (doubles) plans.push(...doublesOf(s, side, all, seen));
  return plans.sort(byWorth);
};
