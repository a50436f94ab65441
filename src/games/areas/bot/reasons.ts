import { first, second, verbOf, type Code } from '../../../kernel/choice.ts';
import { OFFICER_NAMES, PLACE_COUNT, PLACE_NAMES, UNIT_NAMES } from '../board.ts';
import { V } from '../lexicon.ts';
import type { AreasState } from '../state.ts';
import type { Action, Mind } from './mind.ts';

/** Why a player does what he does, in one sentence of a small set. */

const ACTIONS: Readonly<Record<number, string>> = {
  [V.march]: 'assaults',
  [V.charge]: 'charges',
  [V.volley]: 'fires volleys in',
  [V.bombard]: 'bombards',
};

const deedOf = ({ verb, from, target, moves }: Action): string => {
  if (verb === V.advance) return 'brings the formation up';
  if (target >= 0) return `${ACTIONS[verb]} ${PLACE_NAMES[target]}`;
  const to = moves.length > 0 ? moves[0].to : from;
  return `moves from ${PLACE_NAMES[from]} to ${PLACE_NAMES[to]}`;
};

const planned = (m: Mind): string => {
  const { officer, actions, isDouble } = m.plan;
  if (officer < 0) return 'passes: nothing is worth the risk now';
  const [a, b] = actions;
  if (!isDouble || b === undefined) return `${OFFICER_NAMES[officer]} ${deedOf(a)}`;
  if (a.target >= 0 && a.target === b.target) {
    return `${OFFICER_NAMES[officer]} throws two formations against ${PLACE_NAMES[a.target]}`;
  }
  return `${OFFICER_NAMES[officer]} ${deedOf(a)} and ${deedOf(b)}`;
};

const name = (place: number): string => PLACE_NAMES[Math.min(place, PLACE_COUNT - 1)];

const BY_VERB: Readonly<Record<number, (s: AreasState, c: Code) => string>> = {
  [V.rally]: (_, c) => `${OFFICER_NAMES[second(c)]} rallies where most is won`,
  [V.withdraw]: (_, c) => `${UNIT_NAMES[first(c)]} withdraws before the blow to ${name(second(c))}`,
  [V.forward]: (_, c) => `${UNIT_NAMES[first(c)]} takes the shock best`,
  [V.commit]: (_, c) => `${OFFICER_NAMES[first(c)]} takes part: it is worth his card`,
  [V.reroll]: (_, c) => `${OFFICER_NAMES[first(c)]} tries again: the dice can only get better`,
  [V.intervene]: (_, c) => `${OFFICER_NAMES[first(c)]} intervenes to save what can be saved`,
  [V.cancel]: (_, c) => `${OFFICER_NAMES[first(c)]} wants more time than the enemy`,
  [V.target]: (_, c) => `${UNIT_NAMES[first(c)]} suffers most under fire`,
  [V.spend]: () => 'takes the loss that costs least',
  [V.eliminate]: () => 'takes the loss that costs least',
  [V.retreat]: (_, c) => `${UNIT_NAMES[first(c)]} falls back to ${name(second(c))}`,
};

export const reasonOf = (s: AreasState, m: Mind, c: Code): string => {
  const say = BY_VERB[verbOf(c)];
  if (say !== undefined) return say(s, c);
  return m.plan.officer >= 0 || verbOf(c) === V.pass ? planned(m) : 'holds what is held';
};
