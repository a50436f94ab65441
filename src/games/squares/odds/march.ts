import type { Odds } from '../../../kernel/game.ts';
import type { Unit } from '../battle.ts';
import { FATIGUE } from '../data/charts.ts';
import { testsFormation } from '../rules/06-formations.ts';
import { spareReadiness, stepTests, unreadiness } from '../rules/06-movement.ts';
import { marchChance, steadiness } from '../rules/08-morale.ts';
import { moraleOf, type RuleNumber, type SquaresState } from '../state.ts';
import { possible } from './texts.ts';

/** The chances on the march: of morale tests, and of what it costs in the end. */

const HUNDRED = 100;

const shift = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value)}`;

/** [8.2] So many tests one after the other: from the fourth level of disruption on there are none. */
const testOdds = (
  s: SquaresState,
  u: Unit,
  tests: number,
  rule: RuleNumber,
  more: readonly string[] = [],
): Odds | null => {
  const chance = marchChance(s, u) / HUNDRED;
  if (tests === 0 || chance === 1) return null;
  const steady = steadiness(s, u);
  return {
    rule,
    factors: [
      ...more,
      `morale ${moraleOf(s, u)}`,
      ...(steady === 0 ? [] : [`steadiness ${shift(steady)}`]),
      `tests: ${tests}`,
    ],
    outcomes: [
      { what: 'it keeps its order', chance: chance ** tests },
      { what: 'it is disrupted', chance: 1 - chance ** tests, rule: '8.5' },
    ],
  };
};

/** [8.2] The tests of a step. */
export const stepOdds = (s: SquaresState, u: Unit, direction: number): Odds | null =>
  testOdds(s, u, stepTests(s, u, direction), '8.2');

/** [8.2] The test of a formation that is taken up under the eyes of the enemy. */
export const formOdds = (s: SquaresState, u: Unit, formation: number): Odds | null => {
  const tests = Number(testsFormation(s, u, formation));
  s.formation[u] = formation;
  return testOdds(s, u, tests, '8.2');
};

/** [6.37] The test of a forced march, the more tired for it. */
export const forceOdds = (s: SquaresState, u: Unit): Odds | null => {
  s.fatigue[u] += FATIGUE.forcedMarch;
  return testOdds(s, u, 1, '6.37', [`fatigue +${FATIGUE.forcedMarch}`]);
};

interface Times {
  readonly times: number;
  readonly chance: number;
}

/** [8.1] What so many chances in percent may come to, at most this often. */
const comesTo = (percent: number, most: number): readonly Times[] => {
  const times = Math.floor(percent / HUNDRED);
  if (times >= most) return [{ times: most, chance: 1 }];
  const more = (percent % HUNDRED) / HUNDRED;
  return [
    { times, chance: 1 - more },
    { times: times + 1, chance: more },
  ];
};

/** [8.1] [8.4] What a march has cost when its unit is let go. */
export const tollOdds = (
  s: SquaresState,
  u: Unit,
  strain: number,
  squares: number,
): Odds | null => {
  if (squares === 0) return null;
  const tired = comesTo(strain, strain).map(({ times, chance }) => ({
    what: `fatigue +${FATIGUE.square * times}`,
    chance,
  }));
  const unready = comesTo(unreadiness(squares), spareReadiness(s, u)).map(({ times, chance }) => ({
    what: `readiness −${times}`,
    chance,
    rule: '8.4',
  }));
  return {
    rule: '8.1',
    factors: [`squares marched: ${squares}`],
    outcomes: [...possible(tired), ...possible(unready)],
  };
};
