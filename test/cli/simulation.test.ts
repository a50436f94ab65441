import { expect, test } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { resultOf, wilson } from '../../src/simulation/result.ts';
import { playShare, type Plan } from '../../src/simulation/share.ts';
import { toy, toyHouse } from './toy.ts';

const plan: Plan = {
  game: 'toy',
  scenario: 'short',
  options: { heap: 21 },
  bots: ['random', 'random'],
  games: 40,
  seed: 'k',
  check: false,
};

const play = (plan: Plan, share: readonly [number, number] = [0, 1]) =>
  playShare(toyHouse, plan, share, () => undefined);

test('games do not depend on how they are shared out', () => {
  const halves = [...play(plan, [0, 2]).played, ...play(plan, [1, 2]).played];
  expect(halves.sort(([a], [b]) => a - b)).toEqual(play(plan).played);
});

test('checking changes nothing', () => {
  expect(play({ ...plan, check: true }).played).toEqual(play(plan).played);
});

test('a broken invariant is told with seed and choice', () => {
  const broken = { ...toy, check: (s: { heap: number }) => (s.heap < 10 ? ['too few'] : []) };
  const house = { ...toyHouse, games: [broken as unknown as Game] };
  expect(() => playShare(house, { ...plan, check: true }, [0, 1], () => undefined)).toThrow(
    /^seed k:0, choice \d+: too few$/,
  );
});

test('bots are timed, and the results add up', () => {
  const result = resultOf(
    plan,
    ['French', 'Allied'],
    [play({ ...plan, bots: ['1', 'random'] })],
    2,
  );
  expect(result.over).toBe(40);
  expect(result.wins[0].wins + result.wins[1].wins + result.draws).toBe(40);
  expect(result.decisionsPerSecond).toBe(result.decisions.total / 2);
  expect(result.botTimes).toHaveLength(1);
});

test('the interval is Wilson’s', () => {
  const [low, high] = wilson(8, 10);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
  expect(wilson(0, 0)).toEqual([0, 1]);
});
