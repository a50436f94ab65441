import type { Dice } from '../../../kernel/dice.ts';
import { isDecision } from '../../../kernel/game.ts';
import { local, topProcedure } from '../../../kernel/stack.ts';
import { umpire, type Umpire } from '../../../kernel/umpire.ts';
import { seatToMove } from '../../../kernel/play.ts';
import { FRENCH } from '../board.ts';
import { areas } from '../game.ts';
import { P } from '../lexicon.ts';
import { fork, type AreasState } from '../state.ts';
import { beginImpulse } from '../rules/08-impulses.ts';
import type { Fields } from './fields.ts';
import { mind, NOTHING, type Mind, type Plan } from './mind.ts';
import { fieldsFor, opening, takeUp } from './moving.ts';
import { plansFor } from './plans.ts';
import { policy } from './policy.ts';
import { forecast, frenchChance } from './worth.ts';

/** How hard a level thinks about an impulse. */
export interface Effort {
  /** Plans weighed, and playouts of each by round: after each round the better half goes on. */
  readonly plans: number;
  readonly rounds: readonly number[];
  /** How much of the enemy’s best answer is reckoned with. */
  readonly answer: number;
}

/** What a searching player keeps at hand. */
export interface Search {
  readonly seat: number;
  readonly umpire: Umpire;
  readonly effort: Effort;
  readonly minds: readonly [Mind, Mind];
}

export const search = (seat: number, dice: Dice, effort: Effort): Search => ({
  seat,
  umpire: umpire(dice, false),
  effort,
  minds: [mind(dice, 0), mind(dice, 0)],
});

/** The dice by which every officer obeys. */
const OBEYED = [6, 6];

/** Runs on to the next decision of this impulse; whether there is one. */
const runOn = (s: AreasState, u: Umpire): boolean => {
  while (s.stack.length > 0 && topProcedure(s) !== P.impulses) {
    const p = areas.procedures[topProcedure(s)];
    if (!isDecision(p)) {
      p.run(s, u);
      continue;
    }
    const seats = p.asks(s, u);
    if (seats === 0) continue;
    s.waiting = seats;
    const seat = seatToMove(s);
    u.menu.size = 0;
    p.menu(s, seat, u.menu);
    if (u.menu.size > 1 || p.lone?.(s) !== true) return true;
    p.take(s, seat, u.menu.codes[0], u);
  }
  return false;
};

/** Plays one’s impulse by the plan, whose officer obeys; the state afterwards. */
const playOut = (search: Search, root: AreasState, plan: Plan): AreasState => {
  const s = fork(root);
  const { umpire: u, minds, seat } = search;
  const own = minds[seat];
  own.impulse = -1;
  takeUp(s, own, plan);
  u.dice.queue = [...OBEYED];
  take(s, seat, opening(plan), u);
  u.dice.queue = [];
  while (runOn(s, u)) {
    const to = seatToMove(s);
    take(s, to, policy(s, minds[to], u.menu), u);
  }
  return s;
};

const take = (s: AreasState, seat: number, c: number, u: Umpire): void => {
  const p = areas.procedures[topProcedure(s)];
  if (isDecision(p)) p.take(s, seat, c, u);
};

/** The seat’s chance in a state between impulses, with the enemy’s best answer to come. */
const worthOf = (search: Search, s: AreasState, fields: Fields, hasAnswer: boolean): number => {
  const { seat, effort, minds, umpire: u } = search;
  const sign = seat === FRENCH ? 1 : -1;
  let net = forecast(s, fields);
  if (hasAnswer && effort.answer > 0) {
    beginImpulse(s, 1 - seat, u);
    const [plan] = plansFor(s, 1 - seat, null, minds[1 - seat].reach, false);
    if (plan !== undefined) net -= sign * effort.answer * Math.max(0, plan.chance * plan.gain);
  }
  const chance = frenchChance(s, net);
  return seat === FRENCH ? chance : 1 - chance;
};

interface Weighed {
  readonly plan: Plan;
  sum: number;
  played: number;
}

/** A plan and what it is worth to the seat. */
export interface Verdict {
  readonly plan: Plan;
  readonly worth: number;
  readonly weighed: number;
}

const meanOf = ({ plan, sum, played }: Weighed, failed: number): number =>
  (plan.chance * sum) / Math.max(1, played) + (1 - plan.chance) * failed;

/** The plan that serves best, by playing each of the likely ones many times. */
export const deliberate = (search: Search, root: AreasState, own: Mind): Verdict => {
  const { effort } = search;
  const fields = fieldsFor(root, own);
  const seen = plansFor(root, local(root, 0), fields, own.reach, true);
  let open: Weighed[] = seen.slice(0, effort.plans).map((plan) => ({ plan, sum: 0, played: 0 }));
  const failed = worthOf(search, fork(root), fields, true);
  const idle = root.passed === 1 ? worthOf(search, fork(root), fields, false) : failed;
  const order = (a: Weighed, b: Weighed): number => meanOf(b, failed) - meanOf(a, failed);
  for (const [round, samples] of effort.rounds.entries()) {
    if (round > 0) open = open.sort(order).slice(0, Math.ceil(open.length / 2.5));
    for (const w of open) {
      for (let i = 0; i < samples; i++, w.played++) {
        w.sum += worthOf(search, playOut(search, root, w.plan), fields, true);
      }
    }
  }
  const [best] = open.sort(order);
  if (best === undefined || meanOf(best, failed) <= idle) {
    return { plan: NOTHING, worth: idle, weighed: seen.length };
  }
  return { plan: best.plan, worth: meanOf(best, failed), weighed: seen.length };
};
