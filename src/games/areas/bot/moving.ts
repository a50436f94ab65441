import { code, first, verbOf, type Code } from '../../../kernel/choice.ts';
import { below } from '../../../kernel/dice.ts';
import { offers, type Menu } from '../../../kernel/menu.ts';
import { local } from '../../../kernel/stack.ts';
import { MOVE } from '../board.ts';
import { V } from '../lexicon.ts';
import { faceOf, type AreasState } from '../state.ts';
import { look } from './fields.ts';
import type { Fields } from './worth.ts';
import { impulseOf, NOTHING, type Action, type Mind, type Plan } from './mind.ts';
import { ideasOf, plansFor } from './plans.ts';
import { firstStep, spreadOut } from './reach.ts';
import { bestAdvance } from './stacks.ts';

/** What a player does with his impulse, once he has a plan. */

/** The map as it looked when the impulse began. */
export const fieldsFor = (s: AreasState, m: Mind): Fields => {
  const now = impulseOf(s);
  if (m.impulse !== now || m.fields === null) {
    m.impulse = now;
    m.fields = look(s);
    m.plan = NOTHING;
    m.begun = 0;
  }
  return m.fields;
};

export const takeUp = (s: AreasState, m: Mind, plan: Plan): void => {
  fieldsFor(s, m);
  m.plan = plan;
  m.begun = 0;
};

/** The choice that begins the plan. */
export const opening = (plan: Plan): Code =>
  plan.officer < 0 ? code(V.pass) : code(plan.isDouble ? V.double : V.activate, plan.officer);

/** Less than this is not worth an impulse. */
const WORTHWHILE = 0.04;

/** [8.1] The plan that promises most at first sight. */
const planAtSight = (s: AreasState, m: Mind): Plan => {
  const fields = fieldsFor(s, m);
  const plans = plansFor(s, local(s, 0), fields, m.reach, m.noise === 0);
  let best = NOTHING;
  let most = WORTHWHILE;
  for (const plan of plans) {
    const worth = plan.chance * (plan.gain + m.noise * doubt(m));
    if (worth > most) [best, most] = [plan, worth];
  }
  return best;
};

/** How far a hasty judgement is off, from -1 to 1. */
const doubt = (m: Mind): number => (m.noise === 0 ? 0 : below(m.dice, 2001) / 1000 - 1);

export const chooseImpulse = (s: AreasState, m: Mind): Code => {
  takeUp(s, m, planAtSight(s, m));
  return opening(m.plan);
};

/** The action of the plan that is being carried out, if it is this one. */
const current = (m: Mind, officer: number, from: number): Action | null => {
  const action = m.plan.actions[m.begun - 1];
  return action?.officer === officer && (action.from === from || from < 0) ? action : null;
};

/** [8.2] The planned action; or, without a plan, the best that the officer can do. */
export const chooseAction = (s: AreasState, m: Mind, menu: Menu): Code => {
  const officer = local(s, 1);
  const fields = fieldsFor(s, m);
  const planned = m.plan.actions[m.begun];
  if (planned?.officer === officer) {
    const choice = choiceOf(planned);
    if (offers(menu, choice)) {
      m.begun++;
      return choice;
    }
  }
  let best: Action | null = null;
  let most = 0;
  for (const { action, gain } of ideasOf(s, local(s, 0), officer, fields, new Map(), m.reach)) {
    if (gain > most && offers(menu, choiceOf(action))) [best, most] = [action, gain];
  }
  if (best === null) return idle(menu);
  m.plan = { ...NOTHING, actions: [best] };
  m.begun = 1;
  return choiceOf(best);
};

const choiceOf = (action: Action): Code =>
  action.verb === V.advance ? code(V.advance) : code(action.verb, action.from);

/** A pass where one may, else what stands last. */
const idle = (menu: Menu): Code => {
  const pass = code(V.pass);
  return offers(menu, pass) ? pass : menu.codes[menu.size - 1];
};

/** Stages of a Double Move in which the first action may be joined, and in which the second follows. */
const JOIN = 1;

/** [9.5] Names the formations of the plan one after the other. */
export const chooseLead = (s: AreasState, m: Mind, menu: Menu): Code => {
  fieldsFor(s, m);
  const planned = m.plan.actions[m.begun];
  if (planned === undefined) return code(V.done);
  const lead = code(V.lead, planned.officer);
  const before = m.plan.actions[m.begun - 1];
  const joins = local(s, 2) !== JOIN || before?.verb === planned.verb;
  return joins && offers(menu, lead) ? lead : code(V.done);
};

/** The move of the plan for a unit. */
const orderFor = (action: Action | undefined, u: number): number => {
  for (const move of action?.moves ?? []) if (move.unit === u) return move.to;
  return -1;
};

/** [10.1] Those who lead assaults go before guns and cavalry that need them: so the plan has them. */
export const chooseMarch = (s: AreasState, m: Mind, menu: Menu): Code => {
  fieldsFor(s, m);
  const action = current(m, local(s, 1), local(s, 2));
  for (const { unit, to } of action?.moves ?? []) {
    const pick = code(V.pick, unit);
    if (!offers(menu, pick)) continue;
    const kind = local(s, 3);
    if (stepOf(s, m, unit, to, [MOVE[faceOf(s, unit)], 0, kind]) >= 0) return pick;
  }
  return code(V.done);
};

const stepOf = (
  s: AreasState,
  m: Mind,
  u: number,
  to: number,
  [left, steps, kind]: readonly [left: number, steps: number, kind: number],
): number => {
  spreadOut(s, u, [s.place[u], left, steps, kind], m.reach);
  return firstStep(m.reach, s.place[u], to);
};

/** [10.4] The next step on the unit’s way. */
export const chooseStep = (s: AreasState, m: Mind, menu: Menu): Code => {
  fieldsFor(s, m);
  const u = local(s, 0);
  const action = m.plan.actions[m.begun - 1];
  const to = orderFor(action, u);
  if (to >= 0) {
    const step = stepOf(s, m, u, to, [local(s, 1), local(s, 2), local(s, 3)]);
    const choice = code(V.to, step);
    if (step >= 0 && offers(menu, choice)) return choice;
  }
  const halt = code(V.halt);
  return offers(menu, halt) ? halt : menu.codes[0];
};

/** [8.8] The unit that gains most by its advance. */
export const chooseAdvance = (s: AreasState, m: Mind, menu: Menu): Code => {
  const fields = fieldsFor(s, m);
  let last = -1;
  for (let i = 0; i < menu.size; i++) {
    const u = first(menu.codes[i]);
    if (verbOf(menu.codes[i]) !== V.move || u === last) continue;
    last = u;
    const { to } = bestAdvance(s, u, fields);
    if (to >= 0 && offers(menu, code(V.move, u, to))) return code(V.move, u, to);
  }
  return code(V.done);
};

/** [11.11] Assaults that must be made, and those that were meant. */
export const chooseAssault = (m: Mind, menu: Menu): Code => {
  for (const { target } of m.plan.actions) {
    const choice = code(V.assault, target);
    if (target >= 0 && offers(menu, choice)) return choice;
  }
  const done = code(V.done);
  return offers(menu, done) ? done : menu.codes[0];
};
