import { expect, test } from 'vitest';
import { code, type Code } from '../../src/kernel/choice.ts';
import { below, playoutDice, type Dice } from '../../src/kernel/dice.ts';
import type { Game } from '../../src/kernel/game.ts';
import { formatPlan, planOf } from '../../src/kernel/orders.ts';
import type { Order, Plan, Planner } from '../../src/kernel/plan.ts';
import { advance, menuOf, seatToMove, settle } from '../../src/kernel/play.ts';
import type { Bar } from '../../src/kernel/rulebook.ts';
import type { State } from '../../src/kernel/stack.ts';
import { umpire } from '../../src/kernel/umpire.ts';
import type { ContractGame } from './contract.ts';
import { text } from './tables.ts';

/** What a game that plans orders owes: its plans can be played, and tell nothing of what is hidden. */

/** Orders that are tried in a state that is looked at. */
const ORDERS = 40;

/** Any order that can be said, whether it makes sense or not. */
const randomOrder = ({ lexicon }: Game, planner: Planner, random: Dice): Order => {
  const valueOf = (domain: string | undefined): number =>
    domain === undefined ? 0 : below(random, lexicon.domains[domain]?.length ?? 8);
  const whom = Array.from({ length: 1 + below(random, 2) }, () => {
    const domain = planner.whom[below(random, planner.whom.length)];
    return { domain, value: valueOf(domain) };
  });
  const task = below(random, planner.tasks.length);
  const { args } = planner.tasks[task];
  return { whom, task: code(task, valueOf(args[0]), valueOf(args[1])) };
};

const rulesOf = ({ parts, refused }: Plan): readonly string[] => [
  ...refused.map(({ bar }) => bar.rule),
  ...parts.flatMap(({ short, tolls, risks }) => [
    ...(short === null ? [] : [short.rule]),
    ...tolls.map(({ rule }) => rule),
    ...risks.map(({ rule }) => rule),
  ]),
];

interface Stage<S extends State> {
  readonly game: Game<S>;
  readonly planner: Planner;
  readonly s: S;
  readonly seat: number;
  readonly order: Order;
}

const planned = <S extends State>({ game, planner, s, seat, order }: Stage<S>): Plan | Bar =>
  planOf(game, planner, s, seat, order);

/**
 * Plays a plan on a copy. A choice may be refused only after dice have been rolled that the plan could
 * not know; made anew, the plan begins with what is legal then. True when all of it was played.
 */
const playOut = <S extends State>(stage: Stage<S>, plan: Plan, seed: number): boolean => {
  const { game, planner, seat } = stage;
  const s = game.fork(stage.s);
  const u = umpire(playoutDice(seed));
  for (const choice of plan.parts.flatMap(({ choices }) => choices)) {
    if (!menuOf(game, s, seat).includes(choice)) {
      expect(u.sealed, 'a choice of a plan is refused though nothing was rolled').toBe(true);
      const anew = planned({ ...stage, s });
      const [next] = 'parts' in anew ? anew.parts.flatMap(({ choices }) => choices) : [];
      if (next !== undefined) expect(menuOf(game, s, seat)).toContain(next);
      return false;
    }
    advance(game, s, seat, choice, u);
    const told = u.events.map(({ kind }) => game.lexicon.events[kind].name);
    if (told.some((event) => planner.stops.includes(event))) return false;
  }
  return true;
};

/** Plays random games and shows the states in which a seat could give orders. */
const visitStates = <S extends State>(
  { game, starts, sample }: ContractGame<S>,
  random: Dice,
  visit: (s: S, seat: number, start: number) => void,
): void => {
  for (const [i, start] of starts.entries()) {
    const s = game.setup(start.scenario, start.options);
    const u = umpire(playoutDice(9000 + i), false);
    settle(game, s, u);
    for (let step = 0; s.waiting !== 0; step++) {
      const seat = seatToMove(s);
      if (below(random, sample) === 0) visit(s, seat, i);
      const menu: readonly Code[] = menuOf(game, s, seat);
      advance(game, s, seat, menu[below(random, menu.length)], u);
    }
  }
};

export const provePlans = <S extends State>(subject: ContractGame<S>, planner: Planner): void => {
  const { game, swapSecrets } = subject;

  test(`${game.meta.id}: [10] plans can be played choice by choice, and change nothing by themselves`, () => {
    const random = playoutDice(10);
    let whole = 0;
    let refused = 0;
    visitStates(subject, random, (s, seat) => {
      const before = text(s);
      for (let n = 0; n < ORDERS; n++) {
        const order = randomOrder(game, planner, random);
        const stage = { game, planner, s, seat, order };
        const plan = planned(stage);
        expect(planned(stage)).toEqual(plan);
        if ('reason' in plan) {
          refused++;
          expect(Object.keys(game.rulebook)).toContain(plan.rule);
          continue;
        }
        for (const rule of rulesOf(plan)) expect(Object.keys(game.rulebook)).toContain(rule);
        expect(plan.parts.length).toBeGreaterThan(0);
        expect(JSON.parse(text(formatPlan(game.lexicon, plan)))).toEqual(
          formatPlan(game.lexicon, plan),
        );
        if (playOut(stage, plan, n)) whole++;
      }
      expect(text(s)).toBe(before);
    });
    expect(whole).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(100);
  });

  test(`${game.meta.id}: [10][5] who is not asked plans nothing, and what is hidden changes no plan`, () => {
    const random = playoutDice(12);
    let compared = 0;
    visitStates(subject, random, (s, seat) => {
      for (const other of game.seats(s).keys()) {
        const order = randomOrder(game, planner, random);
        if (other !== seat) {
          expect(planned({ game, planner, s, seat: other, order })).toMatchObject({
            reason: 'another seat decides now',
          });
        }
      }
      const swap = swapSecrets?.(s, seat, random) ?? null;
      if (swap === null) return;
      for (let n = 0; n < ORDERS; n++) {
        const order = randomOrder(game, planner, random);
        const plan = planned({ game, planner, s, seat, order });
        expect(planned({ game, planner, s: swap.state, seat, order })).toEqual(plan);
        if ('parts' in plan) compared++;
      }
    });
    if (swapSecrets !== null) expect(compared).toBeGreaterThan(20);
  });
};
