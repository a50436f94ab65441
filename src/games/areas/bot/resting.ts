import { code, first, second, verbOf, type Code } from '../../../kernel/choice.ts';
import { offers, type Menu } from '../../../kernel/menu.ts';
import { local } from '../../../kernel/stack.ts';
import { umpire } from '../../../kernel/umpire.ts';
import { NO_LEADER, SIDE } from '../board.ts';
import { V } from '../lexicon.ts';
import { fork, isEngaged, type AreasState } from '../state.ts';
import { beginImpulse } from '../rules/08-impulses.ts';
import { BOMBARDMENT, VOLLEY } from '../rules/13-ranges.ts';
import { bestBombardment, bombardmentOf, firersOf, NO_SHOT, volleyAt } from './firing.ts';
import { fieldsFor } from './moving.ts';
import type { Mind } from './mind.ts';
import { plansFor } from './plans.ts';
import { flipCost } from './worth.ts';

/** Fire, rally, and the end of the day. */

const DONE = code(V.done);

/** [6.3.2] What a leader’s card is worth before a turn: less than two units rallied. */
const CARD = 0.28;

/** [6.3.2] The leaders rally where they can do most. */
export const chooseRally = (s: AreasState, menu: Menu): Code => {
  const running = local(s, 1);
  let next = DONE;
  let most = 0;
  const sums = new Map<number, { total: number; units: number; code: Code; most: number }>();
  for (let i = 0; i < menu.size; i++) {
    const c = menu.codes[i];
    if (verbOf(c) === V.recover) return c;
    if (verbOf(c) !== V.rally) continue;
    const [u, officer] = [first(c), second(c)];
    const worth = flipCost(s, u);
    if (officer === running && worth > most) [next, most] = [c, worth];
    const key = officer * 128 + s.place[u];
    const sum = sums.get(key) ?? { total: 0, units: 0, code: c, most: 0 };
    if (sum.units < 2) sum.total += worth;
    sum.units++;
    if (worth > sum.most) [sum.code, sum.most] = [c, worth];
    sums.set(key, sum);
  }
  if (next !== DONE) return next;
  let best = DONE;
  let highest = CARD;
  for (const sum of sums.values()) {
    if (sum.total > highest) [best, highest] = [sum.code, sum.total];
  }
  return best;
};

/** [13.2] The target that suffers most. */
export const chooseTarget = (s: AreasState, m: Mind, menu: Menu): Code => {
  const [side, officer, area, mode] = [local(s, 0), local(s, 1), local(s, 2), local(s, 3)];
  const firers = firersOf(s, side, officer === NO_LEADER ? null : officer, area, mode);
  const planned = m.plan.actions.find((action) => action.from === area)?.target ?? -1;
  const meant =
    planned >= 0 && mode === BOMBARDMENT
      ? bombardmentOf(s, side, [area, planned], firers, mode)
      : NO_SHOT;
  const aimed = code(V.target, meant.target);
  if (meant.target >= 0 && offers(menu, aimed)) return aimed;
  const shot =
    mode === VOLLEY
      ? volleyAt(s, side, area, firers)
      : bestBombardment(s, side, area, firers, mode);
  const choice = code(V.target, shot.target);
  return shot.target >= 0 && offers(menu, choice) ? choice : menu.codes[menu.size - 1];
};

/** [12.3] [13.3] All guns fire, and as much of the infantry as pays. */
export const chooseFirer = (s: AreasState, menu: Menu): Code => {
  const [target, officer, area, mode] = [local(s, 0), local(s, 1), local(s, 2), local(s, 3)];
  const side = 1 - SIDE[target];
  const firers = firersOf(s, side, officer === NO_LEADER ? null : officer, area, mode);
  const next = firers.find((u) => !isEngaged(s, u) && offers(menu, code(V.fire, u)));
  if (s.point === 0) return next === undefined ? menu.codes[0] : code(V.fire, next);
  if (mode !== VOLLEY) return offers(menu, code(V.all)) ? code(V.all) : DONE;
  const engaged = firers.filter((u) => isEngaged(s, u)).length;
  const { count } = volleyAt(s, side, area, firers);
  return next !== undefined && engaged < count ? code(V.fire, next) : DONE;
};

/** How much better one’s own best plan must be than the enemy’s before more time is wanted. */
const TIME = 0.1;

/** [9.7] Time is won by whoever profits from it. */
export const chooseCancel = (s: AreasState, m: Mind, menu: Menu): Code => {
  const side = local(s, 0);
  return hopes(s, m, side) > hopes(s, m, 1 - side) + TIME ? menu.codes[0] : DONE;
};

/** What the best plan of a side promises if an impulse of its own began now. */
const hopes = (s: AreasState, m: Mind, side: number): number => {
  const next = fork(s);
  beginImpulse(next, side, umpire(m.dice, false));
  const [plan] = plansFor(next, side, fieldsFor(s, m), m.reach, false);
  return plan === undefined ? 0 : Math.max(0, plan.chance * plan.gain);
};
