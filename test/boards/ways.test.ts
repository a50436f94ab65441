import { expect, test } from 'vitest';
import { DIRECTIONS, distance, grid, type Grid, type Square } from '../../src/boards/squares.ts';
import { cheapestWay, CLOSED, type Traveller } from '../../src/boards/ways.ts';
import { below, playoutDice, type Dice } from '../../src/kernel/dice.ts';

const MOST = 1000;

/** Somebody for whom every step costs what a table says, and a turn one more. */
const traveller = (prices: readonly number[], turns: boolean): Traveller => ({
  least: 1,
  cost(from, facing, direction) {
    const price = prices[from * DIRECTIONS + direction];
    return price === CLOSED || !turns || facing === direction ? price : price + 1;
  },
  faces: (_to, direction) => (turns ? direction : 0),
});

const randomPrices = (g: Grid, random: Dice): number[] =>
  Array.from({ length: g.size * DIRECTIONS }, () =>
    below(random, 4) === 0 ? CLOSED : 1 + below(random, 9),
  );

/** The least cost to every place, by going on until nothing gets cheaper. */
const leastCosts = (g: Grid, who: Traveller, start: number): number[] => {
  const costs = Array.from({ length: g.size * DIRECTIONS }, () => Infinity);
  costs[start] = 0;
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const [place, cost] of costs.entries()) {
      if (cost === Infinity) continue;
      const from = Math.floor(place / DIRECTIONS);
      for (let d = 0; d < DIRECTIONS; d++) {
        const to = g.near[from * DIRECTIONS + d];
        const price = to < 0 ? CLOSED : who.cost(from, place % DIRECTIONS, d);
        if (price === CLOSED) continue;
        const next = to * DIRECTIONS + who.faces(to, d);
        if (cost + price >= costs[next]) continue;
        costs[next] = cost + price;
        isBetter = true;
      }
    }
  }
  return costs;
};

interface Walked {
  readonly end: Square;
  readonly cost: number;
}

const walked = (g: Grid, who: Traveller, start: Square, steps: readonly number[]): Walked => {
  let [end, facing, cost] = [start, 0, 0];
  for (const direction of steps) {
    cost += who.cost(end, facing, direction);
    end = g.near[end * DIRECTIONS + direction];
    facing = who.faces(end, direction);
  }
  return { end, cost };
};

test.each([[false], [true]])('no way is cheaper, whether turns cost or not: %s', (turns) => {
  const g = grid(7, 6, 9);
  const random = playoutDice(3);
  let blocked = 0;
  for (let n = 0; n < 200; n++) {
    const who = traveller(randomPrices(g, random), turns);
    const costs = leastCosts(g, who, 0);
    const goal = below(random, 7) + 9 * below(random, 6);
    const least = Math.min(...costs.slice(goal * DIRECTIONS, (goal + 1) * DIRECTIONS));
    const { steps, isWhole } = cheapestWay(g, who, { square: 0, facing: 0 }, goal, MOST);
    const { end, cost } = walked(g, who, 0, steps);
    expect(isWhole).toBe(least < Infinity);
    if (isWhole) expect([end, cost]).toEqual([goal, least]);
    else {
      blocked++;
      const reached = costs.flatMap((each, place) =>
        each === Infinity ? [] : [distance(g, Math.floor(place / DIRECTIONS), goal)],
      );
      expect(distance(g, end, goal)).toBe(Math.min(...reached));
    }
  }
  expect(blocked).toBeGreaterThan(0);
});

test('of two ways at the same cost it is the one with fewer steps', () => {
  const g = grid(5, 5);
  const who: Traveller = { least: 1, cost: (_, __, d) => 1 + (d % 2), faces: () => 0 };
  const { steps } = cheapestWay(g, who, { square: 0, facing: 0 }, 24, MOST);
  expect(steps).toEqual([3, 3, 3, 3]);
});

test('what costs too much is not looked for: the way ends nearer to the goal', () => {
  const g = grid(9, 1);
  const who: Traveller = { least: 5, cost: () => 5, faces: () => 0 };
  const { steps, isWhole } = cheapestWay(g, who, { square: 0, facing: 0 }, 8, 12);
  expect([steps.length, isWhole]).toEqual([3, false]);
});
