import { describe, expect, test } from 'vitest';
import {
  BRITISH,
  combat,
  EVEN,
  FRENCH,
  fresh,
  numberOf,
  told,
  type Field,
  type UnitDoc,
} from './combat.ts';

const [french, second] = FRENCH;
const [british] = BRITISH;

/** Nobody here fires: what is told is the melee. */
const SILENT = { ammunition: 0, efficiency: 68 };
const SET = ['frontline', 'melee'];

const column = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 600, formation: 'column', facing: 'E', orders: SET, ...SILENT, ...more });
const line = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 650, formation: 'line', facing: 'W', ...SILENT, ...more });

/** A die of the decision by which the attackers win. */
const WIN = 1;

const duel = (dice: readonly number[], attacker: UnitDoc = {}, defender: UnitDoc = {}) =>
  combat({ [french]: column('36,28', attacker), [british]: line('37,28', defender) }, dice);

describe('a melee', () => {
  test('[7.4] is won by the stronger the more often; losses are told, the loser goes back', () => {
    expect(told(duel([EVEN, EVEN, 85, 1, 1]))).toEqual([
      '[7.4] #0 leads a melee into 37,28',
      '[7.4] #0 fights with a strength of 1066',
      '[7.4] #109 fights with a strength of 445',
      '[7.4] the French side wins the melee: 1066 against 445, 84 against 85',
      '[7.4] #109 loses 53 men in the melee',
      '[8.2] #109 tests its morale: 0 against 80',
      '[7.4] #109 is disrupted: level 1',
      '[7.51] #109 gives way',
      '[7.4] #0 loses 22 men in the melee',
      '[8.2] #0 tests its morale: 0 against 96',
      '[8.3] #0 gains 4 efficiency',
      '[7.51] #109 retreats to 40,28',
    ]);
  });

  test('[7.4] is lost by the attackers above their chance: they go back one square', () => {
    const { log, state } = duel([EVEN, EVEN, 86, 1, 1]);
    expect(log).toContain('[7.4] the Allied side wins the melee: 1066 against 445, 85 against 85');
    expect(log).toContain('[7.51] #0 retreats to 35,28');
    const u = numberOf(french);
    expect([state.disruption[u], state.fatigue[u], state.op[u]]).toEqual([1, 8, 8]);
  });

  test('[7.4] three to one is certain, both ways', () => {
    const strong = duel([EVEN, EVEN, 1], { men: 800 });
    expect(strong.log).toContain(
      '[7.4] the French side wins the melee: 1422 against 445, 0 against 100',
    );
    const weak = duel([EVEN, EVEN, 1], { men: 80 }, { efficiency: 98 });
    expect(weak.log).toContain(
      '[7.4] the Allied side wins the melee: 142 against 712, 0 against 0',
    );
  });

  test('[7.4] all who attack one square fight together', () => {
    const both: Field = {
      [french]: column('36,28'),
      [second]: column('36,29', { facing: 'NE' }),
      [british]: line('37,28'),
    };
    const { log } = combat(both, [EVEN, EVEN, EVEN, 1]);
    expect(log.filter((text) => text.includes('leads a melee'))).toHaveLength(1);
    expect(log).toContain('[7.4] #1 fights with a strength of 1066');
  });
});

describe('strength', () => {
  /** The strengths of both, to two digits of their ratio. */
  const ratio = (attacker: UnitDoc = {}, defender: UnitDoc = {}): number => {
    const { log } = duel([EVEN, EVEN, WIN, 1, 1], attacker, defender);
    const [attack, defence] = log
      .filter((text) => text.includes('with a strength'))
      .map((text) => Number(text.split(' ').at(-1)));
    return Number((attack / defence).toFixed(1));
  };

  test('[7.4] a French column of 600 is 2.4 times as strong as a British line of 650', () => {
    expect(ratio()).toBe(2.4);
  });

  test('[7.4] two such lines are as 0.7 to 1', () => {
    expect(ratio({ formation: 'line' })).toBe(0.7);
  });
});

test('[7.4] an attacker needs two points after fire', () => {
  expect(duel([], { op: 1 }).log).toEqual(['[7.0] combat in the French phase']);
});
