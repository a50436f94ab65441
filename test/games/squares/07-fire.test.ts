import { describe, expect, test } from 'vitest';
import {
  BRITISH,
  combat,
  EVEN,
  FRENCH,
  fresh,
  idle,
  numberOf,
  told,
  TWELVE_POUNDERS,
  type Field,
  type UnitDoc,
} from './combat.ts';

const [french, second] = FRENCH;
const [british, other] = BRITISH;
/** Morale that no test of a few percent shakes. */
const STEADY = { efficiency: 98 };

const line = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 600, formation: 'line', facing: 'E', ...more });
const target = (at: string, more: UnitDoc = {}): UnitDoc =>
  idle(at, { men: 650, formation: 'line', facing: 'W', ...more });
const guns = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { formation: 'unlimbered', facing: 'E', efficiency: 83, ...more });

const shots = (units: Field, dice: readonly number[], setting = {}): string[] =>
  told(combat(units, dice, setting)).filter((text) => text.includes('fires at'));

const menLost = (units: Field, dice: readonly number[] = [EVEN]): number =>
  Number(/: (\d+) men/.exec(shots(units, dice)[0])?.[1]);

describe('figures', () => {
  test('[20.6] 600 French in line take 11 men off a British line of 650', () => {
    expect(menLost({ [french]: line('36,28'), [british]: target('37,28') })).toBe(11);
  });

  test('[20.6] 650 British take 26 to 32 off a column that is set to melee', () => {
    const volley = (out: string): number =>
      menLost({
        [british]: line('37,28', { men: 650, facing: 'W' }),
        [french]: idle('36,28', {
          men: 600,
          skirmishers: 100,
          out,
          formation: 'column',
          facing: 'E',
          orders: ['frontline', 'melee'],
          efficiency: 98,
        }),
      });
    expect(volley('0%')).toBe(32);
    expect(volley('100%')).toBe(26);
  });

  test('[20.5] eight guns of 12 pounds take 105, 49, 37, 18, 12 and 6 men at ranges 1 to 12', () => {
    const at = (range: number): number =>
      menLost({
        [TWELVE_POUNDERS]: guns('32,29', { plot: `${32 + range},29` }),
        [british]: target(`${32 + range},29`, { efficiency: 200 }),
      });
    expect([1, 2, 4, 6, 8, 12].map(at)).toEqual([105, 49, 37, 18, 12, 6]);
  });

  test('[20.6] a redoubt lets a fifth of it through', () => {
    const field = {
      '#29': guns('8,7', { plot: '14,7' }),
      '#90': idle('14,7', { men: 650, formation: 'line', facing: 'W', efficiency: 98 }),
    };
    const [shot] = shots(field, [EVEN], { scenario: 'borodino' });
    expect(shot).toContain('range 6: 1 men');
  });

  test.each([
    ['chance from 80 percent', {}, {}, [1], 9],
    ['chance to 120 percent', {}, {}, [41], 13],
    ['readiness 7', { readiness: 7 }, {}, [EVEN], 12],
    ['five levels of disruption', { disruption: 5 }, {}, [EVEN], 6],
    ['forty of fatigue', { fatigue: 40 }, {}, [EVEN], 9],
    ['control 30', { control: 30 }, {}, [EVEN], 17],
    ['control 10', { control: 10 }, {}, [EVEN], 6],
    ['five points left', { op: 5 }, {}, [EVEN], 8],
    ['efficiency 34', { efficiency: 34 }, {}, [EVEN], 6],
    ['1000 men', { men: 1000 }, {}, [EVEN], 17],
    ['column', { formation: 'column' }, {}, [EVEN], 4],
    ['open order', { formation: 'open' }, {}, [EVEN], 7],
    ['100 skirmishers out', { skirmishers: 100, out: '100%' }, {}, [EVEN], 16],
    ['half of them out', { skirmishers: 100, out: '50%' }, {}, [EVEN], 15],
    ['skirmishers against it', {}, { skirmishers: 100, out: '100%' }, [EVEN], 9],
    ['a flank', {}, { facing: 'E' }, [EVEN], 14],
    ['road mode', {}, { orders: ['frontline', 'road mode'] }, [EVEN], 22],
    ['a target in column', {}, { formation: 'column' }, [EVEN], 17],
    ['a square, whose flanks none are', {}, { formation: 'square', facing: 'E' }, [EVEN], 16],
  ] as const)('[20.6] %s', (_what, firer, aim, dice, men) => {
    const field = {
      [french]: line('36,28', firer),
      [british]: target('37,28', { efficiency: 98, ...aim }),
    };
    expect(menLost(field, dice)).toBe(men);
  });

  test('[4.11] the level of play gives one side what it takes from the other', () => {
    const field = { [french]: line('36,28'), [british]: target('37,28', STEADY) };
    const at = (level: number): string => shots(field, [EVEN], { options: { level } })[0];
    expect(at(1)).toContain(': 13 men');
    expect(at(5)).toContain(': 9 men');
  });

  test('[9.1] a leader with the unit helps it by three percent for each point', () => {
    const field = { [french]: line('36,28'), [british]: target('37,28', STEADY) };
    const [shot] = shots(field, [EVEN], { leaders: { '@0': { rides: french, bonus: 15 } } });
    expect(shot).toContain(': 16 men');
  });

  test('[20.6] the shares that make a shot are told in full', () => {
    const { log } = combat({ [french]: line('36,28'), [british]: target('37,28') }, [EVEN]);
    expect(log.filter((text) => text.startsWith('[20.6]'))).toEqual([
      '[20.6] readiness: 90%',
      '[20.6] efficiency: 68%',
      '[20.6] men in the target square: 103%',
      '[20.6] men firing: 98%',
    ]);
  });
});

describe('who fires, and at whom', () => {
  test('[7.3] units of both sides fire at the nearest enemy before them, the readier first', () => {
    const field = {
      [french]: line('36,28', STEADY),
      [british]: fresh('37,28', {
        men: 650,
        formation: 'line',
        facing: 'W',
        readiness: 6,
        ...STEADY,
      }),
    };
    expect(shots(field, [1, 1, EVEN, 1, EVEN])).toEqual([
      '[7.3] #109 fires at #0, range 1: 23 men and 0 guns lost',
      '[7.3] #0 fires at #109, range 1: 15 men and 0 guns lost',
    ]);
    expect(shots(field, [3, 1, EVEN, EVEN, 1])[0]).toContain('#0 fires');
  });

  test('[7.3] a shot costs a point, a charge and four of fatigue; of guns four points and ten', () => {
    const { state } = combat(
      {
        [french]: line('36,28'),
        [TWELVE_POUNDERS]: guns('36,29'),
        [british]: target('37,28', { men: 1600, efficiency: 200 }),
      },
      [EVEN, EVEN],
    );
    const of = (unit: string): number[] => {
      const u = numberOf(unit);
      return [state.op[u], state.ammunition[u], state.fatigue[u]];
    };
    expect(of(french)).toEqual([9, 6, 4]);
    expect(of(TWELVE_POUNDERS)).toEqual([6, 6, 10]);
  });

  test.each([
    ['without points', { op: 0 }],
    ['without ammunition', { ammunition: 0 }],
    ['that is routed', { formation: 'rout' }],
    ['with its back to the enemy', { facing: 'W' }],
    ['that holds its fire', { plot: 'no fire', at: '35,28' }],
    ['behind the front', { orders: [] }],
  ] as const)('[7.3] nobody fires %s', (_what, unit) => {
    const field = { [french]: line('36,28', unit), [british]: target('37,28', STEADY) };
    expect(shots(field, [])).toEqual([]);
  });

  test('[6.41] who holds his fire fires at enemies beside him', () => {
    const field = { [french]: line('36,28', { plot: 'no fire' }), [british]: target('37,28') };
    expect(shots(field, [EVEN])).toHaveLength(1);
  });

  test('[6.41] a plotted square is fired at when an enemy stands there, not the nearest one', () => {
    const field = {
      [french]: line('36,28', { plot: '38,27' }),
      [british]: target('38,28', STEADY),
      [other]: target('38,27', STEADY),
    };
    expect(shots(field, [EVEN])[0]).toContain('#0 fires at #110, range 2');
    expect(shots({ ...field, [french]: line('36,28', { plot: '38,29' }) }, [])).toEqual([]);
  });

  test('[7.3] of two as near the larger body is fired at (R205)', () => {
    const field = {
      [french]: line('36,28'),
      [british]: target('37,27', STEADY),
      [other]: target('37,29', { men: 700, ...STEADY }),
    };
    expect(shots(field, [EVEN])[0]).toContain('#0 fires at #110');
  });

  test('[6.353] mounted cavalry fires with carbines only, and not in a charge', () => {
    const at = (unit: string, formation: string): string[] =>
      shots(
        {
          [unit]: fresh('36,28', { men: 600, formation, facing: 'E' }),
          [british]: target('37,28', STEADY),
        },
        unit === '#51' && formation !== 'counter-charge' ? [EVEN] : [],
      );
    expect(at('#51', 'normal')).toHaveLength(1);
    expect(at('#51', 'counter-charge')).toEqual([]);
    expect(at('#53', 'normal')).toEqual([]);
  });

  test('[7.2] guns without a plot leave those beyond seven squares alone', () => {
    const at = (x: number): string[] =>
      shots(
        { [TWELVE_POUNDERS]: guns('32,29'), [british]: target(`${x},29`, STEADY) },
        x < 40 ? [EVEN] : [],
      );
    expect(at(39)).toHaveLength(1);
    expect(at(40)).toEqual([]);
  });

  test('[7.2] plotted guns beyond three squares turn on an enemy three squares closer', () => {
    const field = (x: number): Field => ({
      [TWELVE_POUNDERS]: guns('32,29', { plot: '38,29' }),
      [british]: target('38,29', STEADY),
      [other]: target(`${x},28`, STEADY),
    });
    expect(shots(field(35), [EVEN])[0]).toContain('fires at #110');
    expect(shots(field(36), [EVEN])[0]).toContain('fires at #109');
  });

  test('[7.2] limbered guns do not fire; those in a square with an enemy beside it neither', () => {
    const limbered = guns('36,28', { formation: 'limbered' });
    expect(shots({ [TWELVE_POUNDERS]: limbered, [british]: target('37,28') }, [])).toEqual([]);
    const inSquare = (x: number): Field => ({
      [french]: idle('36,28', { men: 600, formation: 'square', facing: 'E' }),
      [TWELVE_POUNDERS]: guns('36,28'),
      [british]: target(`${x},28`, STEADY),
    });
    expect(shots(inSquare(37), [])).toEqual([]);
    expect(shots(inSquare(38), [EVEN])).toHaveLength(1);
  });

  test('[6.36] whoever stands between is in the way', () => {
    const field = {
      [TWELVE_POUNDERS]: guns('32,29', { plot: '36,29' }),
      [british]: target('36,29', STEADY),
      [french]: idle('34,29', { men: 600, formation: 'column', facing: 'E' }),
    };
    expect(shots(field, [])).toEqual([]);
  });

  test('[6.341] of a stack those in front are hit, by their size; those behind do not fire', () => {
    const field = {
      [french]: line('36,28', { orders: ['frontline'], ...STEADY }),
      [second]: line('36,28', { orders: [], ...STEADY }),
      [british]: target('37,28', STEADY),
      '#157': idle('37,28', { formation: 'unlimbered', facing: 'W', ...STEADY }),
    };
    const [shot, more] = shots(field, [650, EVEN]);
    expect(shot).toContain('#0 fires at #109');
    expect(more).toBeUndefined();
    expect(shots(field, [651, EVEN])[0]).toContain('#0 fires at #157');
  });

  test('[20.6] infantry of less than 500 men fires better in a stack', () => {
    const small = (more: Field): number =>
      menLost({
        [french]: line('36,28', { men: 450, orders: ['frontline'] }),
        [british]: target('37,28', STEADY),
        ...more,
      });
    expect(small({})).toBe(9);
    expect(small({ [second]: line('36,28', { orders: [] }) })).toBe(10);
  });

  test('[4.11] a shot from the dark tells the other side only what it cost', () => {
    const field = {
      // Nobody is made out so far away: a unit on the flank sees for the guns.
      [TWELVE_POUNDERS]: guns('27,29', { plot: '38,29' }),
      [french]: idle('34,25'),
      [british]: target('38,29', STEADY),
    };
    const played = combat(field, [EVEN], { options: { hidden: true } });
    expect(played.heard('French').join()).toContain('#57 fires at #109, range 11');
    expect(played.heard('Allied').join()).not.toContain('#57');
    expect(played.heard('Allied')).toContain(
      '#109 is fired at by guns unseen: 6 men and 0 guns lost',
    );
  });
});

describe('what fire does', () => {
  const volley = (
    victim: UnitDoc,
    dice: readonly number[],
    firer: UnitDoc = {},
    setting = {},
  ): ReturnType<typeof combat> =>
    combat({ [french]: line('36,28', firer), [british]: target('37,28', victim) }, dice, setting);

  test('[7.5] men and efficiency are lost: a point for five men', () => {
    const { state } = volley({}, [EVEN]);
    const u = numberOf(british);
    expect([state.men[u], state.efficiency[u], state.menLost]).toEqual([
      639,
      66,
      [0, 0, 0, 11, 0, 0],
    ]);
  });

  test('[20.10] above 800 men more are lost for a point of efficiency', () => {
    const { state } = volley({ men: 1600 }, [EVEN], { men: 1000 });
    expect(state.efficiency[numberOf(british)]).toBe(68 - 2);
  });

  test('[6.354] three of four men lost are skirmishers while some are out (R208)', () => {
    const { state } = volley({ skirmishers: 100, out: '100%' }, [EVEN]);
    const u = numberOf(british);
    expect([state.men[u], state.skirmishers[u]]).toEqual([641, 93]);
  });

  test('[19.1] a unit of forty men is no more, and all of them are lost', () => {
    const played = volley({ men: 50 }, [EVEN]);
    expect(told(played)).toContain('[19.1] #109 is no more');
    expect(played.state.menLost[3]).toBe(50);
  });

  test('[8.2] three percent in one shot test the unit; less do not', () => {
    const heavier = { control: 30 };
    const lost = volley({ men: 500 }, [EVEN, 99], heavier);
    expect(told(lost)).toEqual([
      '[7.3] #0 fires at #109, range 1: 16 men and 0 guns lost',
      '[8.2] #109 tests its morale: 98 against 95',
      '[8.2] #109 is disrupted: level 1',
    ]);
    expect(told(volley({ men: 600 }, [EVEN], heavier))).toHaveLength(1);
  });

  test('[20.11] morale under 20 is tested by any loss, and may lose two levels', () => {
    const weak = { efficiency: 10, formation: 'open' };
    const played = volley(weak, [EVEN, 100]);
    expect(told(played).slice(1, 3)).toEqual([
      '[8.2] #109 tests its morale: 99 against 29',
      '[8.2] #109 is disrupted: level 2',
    ]);
  });

  test('[8.5] more than 14 percent in one shot break a unit: it routs at once', () => {
    const played = volley({ men: 100, op: 0 }, [EVEN], { men: 900, control: 30 });
    expect(told(played).slice(1)).toEqual([
      '[8.5] #109 is disrupted: level 5',
      '[7.52] #109 breaks',
      '[7.51] #109 loses 8 prisoners and 0 guns',
      '[7.52] #109 routs to 44,28',
    ]);
  });
});
