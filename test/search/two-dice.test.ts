import { expect, test } from 'vitest';
import {
  chanceOfReaching,
  chanceOfSum,
  MARGINS,
  marginsAgainst,
} from '../../src/search/two-dice.ts';

test('two dice show 7 six times in thirty-six, 2 and 12 once', () => {
  expect([2, 7, 12].map((sum) => chanceOfSum(sum) * 36)).toEqual([1, 6, 1]);
  expect(chanceOfSum(13)).toBe(0);
});

test('two dice reach 6 in twenty-six of thirty-six, 2 always, 13 never', () => {
  expect(chanceOfReaching(6)).toBeCloseTo(26 / 36);
  expect([chanceOfReaching(2), chanceOfReaching(13)]).toEqual([1, 0]);
});

test('two pairs are level in 146 of 1,296 cases, and neither is the favourite', () => {
  const at = (margin: number): number => (MARGINS[margin + 10]?.chance ?? NaN) * 1296;
  expect(at(0)).toBeCloseTo(146);
  expect([at(-10), at(10)]).toEqual([1, 1]);
  for (let margin = 1; margin <= 10; margin++) expect(at(margin)).toBe(at(-margin));
  expect(MARGINS.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test('against a pair that lies only one pair is left to chance', () => {
  const own = marginsAgainst(8, true);
  expect(own.find(({ margin }) => margin === 0)?.chance).toBeCloseTo(5 / 36);
  const other = marginsAgainst(8, false);
  expect(other.find(({ margin }) => margin === 6)?.chance).toBeCloseTo(1 / 36);
});
