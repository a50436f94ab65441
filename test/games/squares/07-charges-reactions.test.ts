import { describe, expect, test } from 'vitest';
import * as chart from '../../../src/games/squares/data/charts.ts';
import { squareChance } from '../../../src/games/squares/rules/07-charges-reactions.ts';
import { onGround, rolledAgainst } from './altered.ts';
import { charge, CUIRASSIERS, foot, guns, rider, SECOND } from './charges.ts';
import {
  before,
  BRITISH,
  combat,
  EVEN,
  numberOf,
  told,
  type Field,
  type UnitDoc,
} from './combat.ts';
import { whereIs } from './table.ts';

const [british] = BRITISH;
const u = numberOf(british);
const gunners = '#175';
const battery = numberOf(gunners);
const LINE = 0;
const SQUARE = 2;
const LIMBERED = 5;

type Played = ReturnType<typeof combat>;

/** What was told after the test of the charge and of its ride. */
const rest = (played: Played): string[] =>
  told(played).filter((line) => !line.includes('#53') && !line.includes('[7.4]'));

/** A charge past the infantry, to 37,27: it comes within two squares, and on. */
const past = (dice: readonly number[], more: UnitDoc = {}, others: Field = {}): Played =>
  charge({ [british]: foot('38,29', more), ...others }, dice, {}, '35,29');

describe('infantry within two squares of a charge', () => {
  const NEAR = '[6.43] #53 rides to 36,29';

  test('[6.432] tries to form square as soon as it is so near, once for each charge', () => {
    const played = charge({ [british]: foot('38,29') }, [80], {}, '36,29');
    const log = told(played);
    expect(log[log.indexOf(NEAR) + 1]).toBe('[6.432] #109 is to form square: 79 against 80');
    expect(log[log.indexOf(NEAR) + 2]).toBe('[6.432] #109: square');
    expect(log.filter((line) => line.includes('to form square'))).toHaveLength(1);
    expect(rest(past([]))).toEqual([]);
  });

  test('[6.432] at the place where the charge begins, too', () => {
    const { state } = charge({ [british]: foot('33,29') }, [80], {}, '31,27');
    expect(state.formation[u]).toBe(SQUARE);
  });

  test('[6.432] within one if another enemy is beside it', () => {
    const pinned: Field = { '#0': foot('39,29', { facing: 'W' }) };
    const enemies = { [british]: foot('38,29', { facing: 'E' }), ...pinned };
    expect(rest(charge(enemies, [], {}, '36,29'))).toEqual([]);
    expect(rest(charge(enemies, [80, EVEN, EVEN, 100, 1], {}, '37,29'))[0]).toBe(
      '[6.432] #109 is to form square: 79 against 80',
    );
  });

  test('[6.432] a second charge is reacted to anew by who still stands (R276)', () => {
    const units: Field = {
      [CUIRASSIERS]: rider('31,29', '36,29'),
      [SECOND]: rider('31,31', '36,31'),
      [british]: foot('38,30'),
    };
    const tests = told(combat(units, [81, 1, 66, 1])).filter((line) => line.includes('square'));
    expect(tests).toEqual([
      '[6.432] #109 is to form square: 80 against 80',
      '[20.14] #109 forms no square: 0 rolled, 1 levels of disruption',
      '[6.432] #109 is to form square: 65 against 65',
      '[20.14] #109 forms no square: 0 rolled, 1 levels of disruption',
    ]);
  });

  test('[6.432] [6.36] a square is formed without points, its skirmishers come in, it is set to nothing', () => {
    const more = { op: 0, skirmishers: 100, out: '50%', orders: ['frontline', 'melee'] };
    const { state } = charge({ [british]: foot('38,29', more) }, [80], {}, '36,29');
    expect([state.formation[u], state.op[u], state.out[u], state.orders[u] & 2]).toEqual([
      SQUARE,
      0,
      0,
      0,
    ]);
  });

  test('[6.432] [6.43] none reacts in square, among trees, houses, breastworks or in a sunken road', () => {
    expect(
      rest(charge({ [british]: foot('38,29', { formation: 'square' }) }, [], {}, '36,29')),
    ).toEqual([]);
    for (const ground of ['woods', 'town', 'redoubt', 'sunken road'] as const) {
      onGround('waterloo', '38,29', ground, () => {
        expect([ground, rest(charge({ [british]: foot('38,29') }, [], {}, '36,29'))]).toEqual([
          ground,
          [],
        ]);
      });
    }
    onGround('waterloo', '38,29', 'fields', () => {
      expect(rest(charge({ [british]: foot('38,29') }, [80], {}, '36,29'))).toHaveLength(2);
    });
  });

  test('[6.432] nor routed units, nor cavalry on foot', () => {
    const quiet = (unit: string, more: UnitDoc): string[] =>
      rest(charge({ [unit]: foot('38,29', more) }, [], {}, '36,29'));
    expect(quiet('#154', { formation: 'dismounted' })).toEqual([]);
    expect(quiet(british, { formation: 'rout', disruption: 5 })).toEqual([
      '[7.52] #109 routs to 40,29',
    ]);
  });
});

describe('the chance to form square', () => {
  const s = before({ [british]: foot('38,29', { formation: 'column' }) });
  const chance = (
    more: Partial<Record<'efficiency' | 'disruption' | 'formation' | 'out', number>>,
  ) => {
    const plain = { efficiency: 60, disruption: 0, formation: 1, out: 0 };
    for (const [column, value] of Object.entries({ ...plain, ...more })) {
      s[column as keyof typeof plain][u] = value;
    }
    return squareChance(s, u);
  };

  test('[20.14] [6.432] is that of the chart, by bands of morale', () => {
    for (const { morale, chances } of chart.FORM_SQUARE) {
      for (const [disruption, expected] of chances.entries()) {
        expect(chance({ efficiency: morale, disruption })).toBe(expected);
        expect(chance({ efficiency: morale + 19, disruption })).toBe(expected);
      }
    }
    expect(chance({ efficiency: 99, disruption: 4 })).toBe(0);
  });

  test('[20.14] line has 10 less, units of skirmishers 10 for each quarter out', () => {
    expect(chance({ formation: LINE })).toBe(80);
    expect(chance({ efficiency: 20, disruption: 2, formation: LINE })).toBe(0);
    expect(chance({ out: 3 })).toBe(90);
    s.skirmishers[u] = s.men[u];
    expect([1, 2, 3].map((out) => chance({ out }))).toEqual([80, 70, 60]);
    s.skirmishers[u] = 0;
  });

  test('[19.1] is rolled against what the scenario says', () => {
    const line = (number: number, dice: readonly number[]): string[] =>
      rolledAgainst('waterloo', 'square', number, () =>
        rest(charge({ [british]: foot('38,29') }, dice, {}, '36,29')),
      );
    expect(line(140, [100, 1])[0]).toBe('[6.432] #109 is to form square: 99 against 80');
    expect(line(60, [])[0]).toBe('[6.432] #109 is to form square: 0 against 80');
  });
});

describe('infantry that forms no square', () => {
  /** It has rolled so much on the second chart. */
  const failing = (roll: number, more: UnitDoc = {}, dice: readonly number[] = []): Played =>
    charge({ [british]: foot('38,29', more) }, [81, roll, ...dice], {}, '36,29');

  test.each([
    [1, 1],
    [30, 1],
    [31, 2],
    [40, 2],
    [41, 3],
    [50, 3],
    [51, 4],
    [70, 4],
    [71, 5],
    [100, 5],
  ])('[20.14] with a roll of %i gains %i levels at morale 60 to 79', (roll, levels) => {
    expect(rest(failing(roll))[1]).toBe(
      `[20.14] #109 forms no square: ${roll - 1} rolled, ${levels} levels of disruption`,
    );
  });

  test('[6.432] [20.14] stands as it is with one or two levels (R276)', () => {
    const { state } = failing(31);
    expect([whereIs(state, u), state.formation[u], state.disruption[u]]).toEqual([
      '38,29',
      LINE,
      2,
    ]);
  });

  test('[6.432] [20.14] flees two squares with three or four (R276)', () => {
    const played = failing(51);
    expect(rest(played).slice(2)).toEqual([
      '[20.14] #109 is disrupted: level 4',
      '[6.432] #109 flees before the charge',
      '[7.51] #109 retreats to 40,29',
    ]);
    expect([played.state.formation[u], played.state.efficiency[u]]).toEqual([LINE, 62]);
  });

  test('[6.432] [7.52] routs at once with five, also by levels it had before', () => {
    expect(rest(failing(71)).slice(2)).toEqual([
      '[20.14] #109 is disrupted: level 5',
      '[7.52] #109 breaks',
      '[7.52] #109 routs to 45,29',
    ]);
    const shaken = charge({ [british]: foot('38,29', { disruption: 3 }) }, [36, 31], {}, '36,29');
    expect(rest(shaken).slice(2)).toEqual([
      '[20.14] #109 is disrupted: level 5',
      '[7.52] #109 breaks',
      '[7.52] #109 routs to 45,29',
    ]);
  });

  test('[20.14] has no roll for a square with four levels', () => {
    const played = charge({ [british]: foot('38,29', { disruption: 4 }) }, [1], {}, '36,29');
    expect(rest(played)[0]).toBe('[6.432] #109 is to form square: 0 against 0');
    expect(rest(played)).toContain('[7.52] #109 breaks');
  });

  test('[20.14] breaks without any roll at a morale under 20', () => {
    const low = (efficiency: number, dice: readonly number[]): string[] =>
      rest(charge({ [british]: foot('38,29', { efficiency }) }, dice, {}, '36,29'));
    expect(low(19, [])).toEqual([
      '[20.14] #109 is disrupted: level 5',
      '[7.52] #109 breaks',
      '[7.52] #109 routs to 45,29',
    ]);
    expect(low(20, [21, 1])[0]).toBe('[6.432] #109 is to form square: 20 against 20');
  });

  test('[6.432] in open order it flees without a test', () => {
    const open = charge({ [british]: foot('38,29', { formation: 'open' }) }, [], {}, '36,29');
    expect(rest(open)).toEqual([
      '[6.432] #109 flees before the charge',
      '[7.51] #109 retreats to 40,29',
    ]);
  });

  test('[6.354] [6.432] so do units of nothing but skirmishers, all out', () => {
    const all = (out: string): string =>
      rest(
        charge(
          { [british]: foot('38,29', { skirmishers: 600, out }) },
          out === '100%' ? [] : [50],
          {},
          '36,29',
        ),
      )[0];
    expect(all('100%')).toBe('[6.432] #109 flees before the charge');
    expect(all('75%')).toBe('[6.432] #109 is to form square: 49 against 50');
  });

  test('[6.432] one that has fled does not react again in the phase', () => {
    const units: Field = {
      [CUIRASSIERS]: rider('31,29', '36,29'),
      [SECOND]: rider('31,30', '38,30', { facing: 'E' }),
      [british]: foot('38,29', { formation: 'open' }),
    };
    const fled = told(combat(units, [])).filter((line) => line.includes('flees'));
    expect(fled).toEqual(['[6.432] #109 flees before the charge']);
  });

  test('[6.432] [7.0] one that has fled does not fire in the phase', () => {
    const loaded = { formation: 'open', ammunition: 5 };
    const { log } = charge({ [british]: foot('38,29', loaded) }, [], {}, '36,29');
    expect(log.filter((line) => line.includes('fires'))).toEqual([]);
  });
});

describe('guns', () => {
  const facing = (more: UnitDoc, dice: readonly number[], others: Field = {}): Played =>
    charge({ [gunners]: guns('38,29', more), ...others }, dice, {}, '36,29');
  const stacked = { [british]: foot('38,29') };

  test('[6.436] limbered go back two squares, and may be disrupted', () => {
    expect(rest(facing({ formation: 'limbered' }, [89]))).toEqual([
      '[6.436] #175 tests its morale: 88 against 88',
      '[6.436] #175 is disrupted: level 1',
      '[6.436] #175 flees before the charge',
      '[7.51] #175 retreats to 40,29',
    ]);
    const { state } = facing({ formation: 'limbered' }, [88]);
    expect([state.disruption[battery], state.formation[battery]]).toEqual([0, LIMBERED]);
  });

  test('[6.436] limbered go also out of a square of infantry', () => {
    const played = facing({ formation: 'limbered' }, [80, 88], stacked);
    expect(played.state.formation[u]).toBe(SQUARE);
    expect(whereIs(played.state, battery)).toBe('40,29');
  });

  test('[6.436] unlimbered stay untested with infantry in square', () => {
    for (const formation of ['unlimbered', 'open']) {
      expect(rest(facing({ formation }, [80], stacked))).toEqual([
        '[6.432] #109 is to form square: 79 against 80',
        '[6.432] #109: square',
      ]);
    }
  });

  test('[6.436] [7.2] they fire from there until the cavalry is beside them', () => {
    const LOADED = { op: 10, ammunition: 5 };
    const shots = (played: Played): string[] =>
      told(played).filter((line) => line.includes('fires'));
    const far = charge(
      { [british]: foot('38,29'), [gunners]: guns('38,29', LOADED) },
      [80, EVEN, 1],
      {},
      '36,29',
    );
    expect(shots(far)[0]).toContain('#175 fires at #53, range 2');
    const square = { [british]: foot('38,29'), [gunners]: guns('38,29', LOADED) };
    const near = charge(square, [80, EVEN, EVEN, EVEN, 100, 1, 1]);
    expect(shots(near)).toEqual([]);
  });

  test('[6.436] with infantry that stands as it is, those who pass their test stay', () => {
    const played = facing({}, [81, 1, 68], stacked);
    expect(rest(played)).toContain('[6.436] #175 tests its morale: 67 against 68');
    expect([whereIs(played.state, battery), played.state.formation[battery]]).toEqual(['38,29', 6]);
  });

  test('[6.436] those who fail limber up and go back two squares, disrupted', () => {
    const played = facing({}, [81, 1, 69], stacked);
    expect(rest(played).slice(3)).toEqual([
      '[6.436] #175 tests its morale: 68 against 68',
      '[6.436] #175 is disrupted: level 1',
      '[6.436] #175 flees before the charge',
      '[7.51] #175 retreats to 40,29',
    ]);
    expect(played.state.formation[battery]).toBe(LIMBERED);
  });

  test('[6.436] so do those whose infantry has just fled', () => {
    const played = facing({}, [81, 41, 69], stacked);
    expect(rest(played).slice(-4)).toEqual([
      '[6.436] #175 tests its morale: 68 against 68',
      '[6.436] #175 is disrupted: level 1',
      '[6.436] #175 flees before the charge',
      '[7.51] #175 retreats to 40,29',
    ]);
  });

  test('[6.436] alone they wait until it comes to it (R277)', () => {
    expect(rest(facing({}, []))).toEqual([]);
  });

  test('[6.436] [6.43] in a redoubt or among trees they do not react', () => {
    onGround('waterloo', '38,29', 'redoubt', () => {
      expect(rest(facing({ formation: 'limbered' }, []))).toEqual([]);
    });
  });
});
