import { describe, expect, test } from 'vitest';
import { squares } from '../../../src/games/squares/game.ts';
import { PLANNER } from '../../../src/games/squares/orders/planner.ts';
import type { SquaresState } from '../../../src/games/squares/state.ts';
import { playoutDice } from '../../../src/kernel/dice.ts';
import { formatPlan, readOrder } from '../../../src/kernel/orders.ts';
import { advance, judge } from '../../../src/kernel/play.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { A, bar, F, field, play, setUp, whereIs } from './table.ts';

type PlanInWords = ReturnType<typeof formatPlan>;

const answerTo = (s: SquaresState, whom: readonly string[], task: readonly unknown[]): unknown => {
  const order = readOrder(squares.lexicon, PLANNER, { path: '', value: { whom, task } });
  const plan = PLANNER.plan(squares.view(s, 0), order);
  return 'parts' in plan ? formatPlan(squares.lexicon, plan) : plan;
};

const plan = (s: SquaresState, whom: readonly string[], ...task: unknown[]): PlanInWords => {
  const answer = answerTo(s, whom, task) as PlanInWords;
  expect(answer).toHaveProperty('parts');
  return answer;
};

const refusal = (s: SquaresState, whom: readonly string[], ...task: unknown[]): unknown =>
  answerTo(s, whom, task);
