import { describe, expect, test } from 'vitest';
import { squares } from '../../../src/games/squares/game.ts';
import {
  charge,
  CUIRASSIERS,
  DRAGOONS,
  foot,
  guns,
  OTHERS,
  rider,
  SECOND,
  waiter,
} from './charges.ts';
import {
  BRITISH,
  choices,
  combat,
  EVEN,
  numberOf,
  play,
  refusal,
  told,
  waiting,
  type Field,
  type UnitDoc,
} from './combat.ts';
import { byNight } from './altered.ts';
import { A, bar, F, whereIs } from './table.ts';

const [british] = BRITISH;
const u = numberOf(CUIRASSIERS);
const v = numberOf(DRAGOONS);
const COUNTER_CHARGE = 4;
const NORMAL = 7;

type Played = ReturnType<typeof combat>;

/** A charge along the row before cavalry that waits for it. */
const challenged = (
  more: UnitDoc = {},
  dice: readonly number[] = [],
  others: Field = {},
  where = '39,29',
): Played => charge({ [DRAGOONS]: waiter(where, more), ...others }, dice);

const isAsked = ({ state }: Played): boolean => waiting(state).includes(A);

const answer = ({ state }: Played, choice: string, dice: readonly number[]): Played =>
  play(state, dice, [A, choice]);

const lines = (played: Played, ...words: string[]): string[] =>
  told(played).filter((line) => words.some((word) => line.includes(word)));

describe('cavalry in counter-charge', () => {
  test('[6.431] is tested when a charge comes within six squares, and its owner is asked', () => {
    const played = challenged();
    expect(told(played).slice(-3)).toEqual([
      '[6.43] #53 rides to 32,29',
      '[6.43] #53 rides to 33,29',
      '[6.435] #152 is tested for its charge to 33,29: 0 against 100',
    ]);
    expect(waiting(played.state)).toEqual([A]);
    expect(choices(played.state, A)).toEqual(['counterCharge', 'stand']);
    expect(refusal(played.state, A, 'done')).toEqual(bar('6.431', 'in turn or stands fast'));
    expect(refusal(played.state, F, 'stand')).toEqual(bar('6.431', 'another seat'));
  });

  test('[6.431] must see it: before it, and with nothing in between', () => {
    expect(isAsked(challenged({ facing: 'N' }, [EVEN, EVEN, 1, 100, 1]))).toBe(false);
    const hidden: Field = { [british]: foot('37,29', { formation: 'square' }) };
    expect(isAsked(challenged({}, [EVEN, EVEN, 100, 1], hidden))).toBe(false);
  });

  test('[6.431] [20.14] needs what any charge needs', () => {
    const unfit = (more: UnitDoc, dice: readonly number[]): boolean =>
      isAsked(challenged(more, dice));
    expect(isAsked(challenged({ op: 6 }))).toBe(true);
    expect(unfit({ op: 5 }, [EVEN, EVEN, 1, 1, 1, 100, 1])).toBe(false);
    expect(unfit({ efficiency: 24 }, [65, EVEN, EVEN, 1, 100, 1])).toBe(false);
    const beset: Field = { '#0': foot('40,29', { facing: 'W', formation: 'square' }) };
    expect(isAsked(challenged({}, [EVEN, EVEN, 1, 1, 1, 100, 1], beset))).toBe(false);
  });

  test('[6.435] [6.431] that fails its test is disrupted, falls back into normal formation and is not asked', () => {
    const low = { efficiency: 50 };
    const played = challenged(low, [61, 59, EVEN, EVEN, 1, 100, 1]);
    expect(lines(played, '#152 is tested', '#152 is disrupted', '#152: ').slice(0, 3)).toEqual([
      '[6.435] #152 is tested for its charge to 33,29: 60 against 60',
      '[6.435] #152 is disrupted: level 1',
      '[6.435] #152: normal',
    ]);
    expect(waiting(played.state)).not.toContain(A);
    expect(played.state.formation[v]).toBe(NORMAL);
  });

  test('[6.431] is tested and asked once for each charge', () => {
    const stood = answer(challenged(), 'stand', [EVEN, EVEN, 100, 1, 1, 1]);
    expect(lines(stood, '#152 is tested')).toEqual([]);
    expect(stood.state.formation[v]).toBe(COUNTER_CHARGE);
    const two = combat(
      {
        [CUIRASSIERS]: rider('31,29', '34,29'),
        [SECOND]: rider('31,31', '34,31'),
        [DRAGOONS]: waiter('39,29'),
      },
      [],
    );
    const second = answer(two, 'stand', []);
    expect(lines(second, '#152 is tested')).toEqual([
      '[6.435] #152 is tested for its charge to 33,31: 0 against 100',
    ]);
    expect(isAsked(second)).toBe(true);
  });

  test('[6.431] several are asked one after the other', () => {
    const both = challenged({}, [], { [OTHERS]: waiter('39,31') });
    const first = answer(both, 'stand', []);
    expect(lines(first, 'is tested')).toEqual([
      '[6.435] #153 is tested for its charge to 33,29: 0 against 100',
    ]);
    expect(waiting(first.state)).toEqual([A]);
  });

  test('[6.431] of the side that charges does not answer a charge in turn (R275)', () => {
    const units: Field = {
      [CUIRASSIERS]: rider('31,29', '39,29'),
      [SECOND]: waiter('32,31', { facing: 'E' }),
      [DRAGOONS]: waiter('39,29'),
    };
    const played = answer(combat(units, []), 'counterCharge', [EVEN, EVEN, 1, 1, 1, 1, 100, 1]);
    expect(lines(played, '#55')).toEqual([]);
  });

  test('[12.1] waits in vain at night, when nobody charges', () => {
    byNight('waterloo', 2, () => {
      expect(isAsked(challenged())).toBe(false);
    });
  });
});

describe('a charge in turn', () => {
  test('[6.431] meets the charge halfway; neither is overrun, and it is fought out in melee', () => {
    const played = answer(challenged(), 'counterCharge', [EVEN, EVEN, 1, 1, 1, 1, 100, 1]);
    expect(told(played)).toEqual([
      '[6.431] #152 charges #53 in turn',
      '[6.431] #152 charges 33,29',
      '[6.43] #152 rides to 38,29',
      '[6.43] #152 rides to 37,29',
      '[6.43] #152 rides to 36,29',
      '[6.43] #152 rides to 35,29',
      '[6.43] #152 rides to 34,29',
      '[6.43] #152 comes upon #53',
      '[6.43] #152 ends its charge at 34,29',
      '[6.43] #53 ends its charge at 33,29',
      '[7.4] #53 leads a melee into 34,29',
      '[7.4] #53 fights with a strength of 1042',
      '[7.4] #152 fights with a strength of 943',
      '[7.4] the French side wins the melee: strength 1042 against 943, roll 0 for 55%',
      '[7.4] #152 loses 52 men in the melee',
      '[8.2] #152 tests its morale: 0 against 80',
      '[7.4] #152 is disrupted: level 1',
      '[7.51] #152 gives way',
      '[7.4] #53 loses 47 men in the melee',
      '[8.2] #53 tests its morale: 0 against 87',
      '[8.3] #53 gains 6 efficiency',
      '[20.11] #53 is disrupted: level 2',
      '[20.11] #152 is disrupted: level 3',
      '[7.51] #152 retreats to 37,29',
      '[6.433] #152 is blown: in open order, it avoids fights',
      '[6.433] #53 may pursue: 99 against 20',
      '[7.51] #53 retreats to 30,29',
      '[6.433] #53 is blown: in open order, it avoids fights',
    ]);
  });

  test('[6.431] costs what a charge costs', () => {
    const { state } = answer(challenged(), 'counterCharge', [EVEN, EVEN, 1, 1, 1, 1, 100, 1]);
    // Five squares and a melee; the two levels of the charge and that of the melee.
    expect([state.fatigue[v], state.disruption[v], state.op[v]]).toEqual([18, 3, 8]);
  });

  test('[6.433] [6.431] that wins pursues like any other', () => {
    const played = answer(challenged(), 'counterCharge', [EVEN, EVEN, 100, 1, 1, 1]);
    expect(lines(played, 'may pursue', '#152 advances', '#53 retreats')).toEqual([
      '[7.51] #53 retreats to 30,29',
      '[6.433] #152 may pursue: 0 against 100',
      '[6.433] #152 advances to 33,29',
    ]);
    expect(whereIs(played.state, v)).toBe('33,29');
  });

  test('[6.431] [6.353] infantry and guns react to it as to any charge', () => {
    const others: Field = {
      '#0': foot('35,30', { facing: 'E' }),
      '#57': guns('36,31', { formation: 'limbered' }),
    };
    const played = answer(challenged({}, [], others), 'counterCharge', [
      88,
      50,
      EVEN,
      EVEN,
      100,
      1,
      1,
      EVEN,
      EVEN,
      100,
      1,
      1,
      1,
    ]);
    expect(lines(played, '#57', 'square')).toContain('[6.432] #0: square');
    // It beats the charge, then loses to the square: it does not pursue.
    expect(lines(played, 'wins', 'may pursue')).toHaveLength(2);
    expect(lines(played, '#57')[1]).toBe('[6.436] #57 flees before the charge');
  });

  test('[6.431] comes upon whom it meets first; then the charge goes on', () => {
    const others: Field = { '#0': foot('37,29', { facing: 'E', formation: 'square' }) };
    const units = {
      [CUIRASSIERS]: rider('31,31', '34,31'),
      [DRAGOONS]: waiter('39,29'),
      ...others,
    };
    const asked = combat(units, []);
    const played = answer(asked, 'counterCharge', [EVEN, EVEN, 100, 1]);
    expect(lines(played, 'comes upon', '#53 ends')).toEqual([
      '[6.43] #152 comes upon #0',
      '[6.43] #53 ends its charge at 34,31',
    ]);
    expect(lines(played, 'leads')).toEqual(['[7.4] #152 leads a melee into 37,29']);
  });
});

test('[6.433] [7.51] whom a charge in turn shakes as it goes back goes with it', () => {
  const asked = combat(
    {
      [DRAGOONS]: rider('45,29', '42,29', { facing: 'W' }),
      [british]: foot('39,30', { formation: 'square' }),
      [CUIRASSIERS]: waiter('36,29', { facing: 'E', orders: ['frontline', 'auto-retreat'] }),
      '#0': foot('36,28', { facing: 'E', disruption: 3, efficiency: 60 }),
    },
    [],
    { side: 'Allied' },
  );
  const played = play(asked.state, [1, 90], [F, 'counterCharge']);
  expect(lines(played, '#53 ends', '#0 gives way', '#0 retreats')).toEqual([
    '[6.43] #53 ends its charge at 38,29',
    '[7.51] #0 gives way',
    expect.stringContaining('#0 retreats to'),
  ]);
});

test('[6.431] a position in which somebody is asked is written down and read again', () => {
  const { state } = challenged();
  const document: unknown = JSON.parse(JSON.stringify(squares.format(state)));
  const again = squares.parse(document);
  expect(again).toEqual(state);
  expect((document as { stack: unknown }).stack).toEqual([
    ['combat', F, 1],
    ['charges', F, expect.any(Number)],
    ['ride', CUIRASSIERS, '31,29', '39,29', 0],
    ['counterCharge', DRAGOONS, CUIRASSIERS],
  ]);
  expect(whereIs(state, u)).toBe('33,29');
});
