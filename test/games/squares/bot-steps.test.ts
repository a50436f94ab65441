import { expect, test } from 'vitest';
import { DIRECTIONS } from '../../../src/boards/squares.ts';
import { playoutDice } from '../../../src/kernel/dice.ts';
import { advance, seatToMove, settle } from '../../../src/kernel/play.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { below } from '../../../src/kernel/dice.ts';
import { leftAfter, marcherOf } from '../../../src/games/squares/bot/steps.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { stackBar, stepBar, stepCost } from '../../../src/games/squares/rules/06-costs.ts';
import { isOnMap, scenarioOf, type SquaresState } from '../../../src/games/squares/state.ts';
import { setUp } from './table.ts';

/** What the rules leave a unit after a step, -1 where it may not go and stay. */
const byTheRules = (s: SquaresState, u: number, to: number, d: number): number =>
  stepBar(s, u, d) === null && stackBar(s, u, to) === null ? s.op[u] - stepCost(s, u, to, d) : -1;

const compare = (s: SquaresState): number => {
  const { grid, units } = scenarioOf(s);
  let compared = 0;
  for (const u of units.ofSide.flat()) {
    if (!isOnMap(s, u) || s.op[u] < 1 || byTheRulesAtRest(s, u)) continue;
    const m = marcherOf(s, u);
    for (let d = 0; d < DIRECTIONS; d++) {
      const to = grid.near[s.square[u] * DIRECTIONS + d];
      if (to < 0) continue;
      const left = leftAfter(s, m, s.square[u], to, d, s.op[u]);
      expect([u, d, left]).toEqual([u, d, byTheRules(s, u, to, d)]);
      compared++;
    }
  }
  return compared;
};

/** Whether it does not march at all as it is formed. */
const byTheRulesAtRest = (s: SquaresState, u: number): boolean =>
  Array.from({ length: DIRECTIONS }, (_, d) => stepBar(s, u, d)).every(
    (bar) => bar?.rule === '6.35' || bar?.rule === '6.31',
  );

test.each([
  ['borodino', {}],
  ['waterloo', {}],
  ['quatre-bras', { hidden: true }],
])('[20.15] a commander reckons every step at %s as the rules do', (scenario, options) => {
  const s = setUp(scenario, options);
  const u = umpire(playoutDice(3), false);
  const dice = playoutDice(7);
  settle(squares, s, u);
  let compared = 0;
  for (let i = 0; i < 6000 && s.waiting !== 0; i++) {
    if (i % 100 === 0) compared += compare(s);
    advance(squares, s, seatToMove(s), u.menu.codes[below(dice, u.menu.size)], u);
  }
  expect(compared).toBeGreaterThan(5000);
});
