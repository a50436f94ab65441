import { describe, expect, test } from 'vitest';
import { combat, EVEN, fresh, told, type Field, type UnitDoc } from './combat.ts';
import { whereIs } from './table.ts';

const firing = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 600, formation: 'line', facing: 'E', ...more });
/** One that breaks when it is fired at. */
const broken = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 650, op: 0, formation: 'column', facing: 'W', disruption: 5, ...more });
const routed = (at: string, more: UnitDoc = {}): UnitDoc =>
  broken(at, { formation: 'rout', ...more });
const friend = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 650, op: 0, formation: 'column', facing: 'W', efficiency: 50, ...more });

const PASS = 1;

const driven = (units: Field, dice: readonly number[] = [], setting = {}) =>
  combat({ '#0': firing('36,28'), '#109': broken('37,28'), ...units }, [EVEN, ...dice], setting);

describe('a rout', () => {
  test('[7.52] goes seven squares at once, with its back to the enemy and without formation', () => {
    const { log, state } = driven({
      '#109': broken('37,28', {
        orders: ['frontline', 'advance', 'road mode'],
        skirmishers: 100,
        out: '50%',
        plot: 'no fire',
      }),
    });
    expect(log.at(-1)).toBe('[7.52] #109 routs to 44,28');
    const of = [state.facing[109], state.formation[109], state.orders[109], state.out[109]];
    expect([...of, state.plot[109]]).toEqual([2, 8, 1, 0, 0]);
    // 31 men, twice as many for road mode, are six points; the rout is six.
    expect(state.efficiency[109]).toBe(68 - 6 - 6);
  });

  test('[7.52] leaves a tenth of the men behind in an enemy zone, and none elsewhere (R209)', () => {
    expect(driven({}).state.menCaptured[3]).toBe(63);
    const far = {
      '#57': fresh('30,28', { formation: 'unlimbered', facing: 'E', plot: '36,28' }),
      '#109': broken('36,28'),
    };
    const { log, state } = combat(far, [EVEN]);
    expect(log.at(-1)).toBe('[7.52] #109 routs to 43,28');
    expect(state.menCaptured[3]).toBe(0);
  });

  test('[7.52] costs the others of its square six efficiency, and tests them (R209)', () => {
    const stack: Field = {
      '#109': broken('37,28', { orders: ['frontline'], formation: 'open' }),
      '#110': friend('37,28', { orders: [], efficiency: 70, formation: 'open' }),
    };
    const { log, state } = driven(stack, [PASS]);
    expect(log).toContain('[7.51] #110 tests its morale: 0 against 84');
    expect(state.efficiency[110]).toBe(64);
  });

  test('[7.52] goes on by two squares in every later combat phase, of either side', () => {
    for (const side of ['French', 'Allied']) {
      const { log } = combat({ '#0': firing('30,28', { op: 0 }), '#109': routed('35,28') }, [], {
        side,
      });
      expect(log.at(-1)).toBe('[7.52] #109 routs to 37,28');
    }
  });

  test('[7.52] flees from the nearest enemy who is not routed himself', () => {
    const { state } = combat(
      {
        '#0': firing('30,28', { op: 0 }),
        '#1': routed('36,24'),
        '#109': routed('35,28'),
      },
      [],
    );
    expect(whereIs(state, 109)).toBe('37,28');
  });

  test('[7.52] begins again when it is attacked: seven squares', () => {
    const { log } = driven({ '#109': routed('37,28') });
    expect(log.at(-1)).toBe('[7.52] #109 routs to 44,28');
  });

  test('[7.52] is none of artillery, which only retreats', () => {
    const { log } = combat(
      {
        '#0': firing('36,28'),
        '#157': fresh('37,28', { op: 0, formation: 'unlimbered', facing: 'W', disruption: 5 }),
      },
      [EVEN],
    );
    expect(log.at(-1)).toBe('[7.51] #157 retreats to 40,28');
  });

  test('[7.52] that leads straight off the map ends there, and the rest is lost (R210)', () => {
    const { log, state } = driven({
      '#0': firing('46,28'),
      '#109': broken('47,28', { formation: 'open' }),
    });
    expect(log.at(-1)).toBe('[7.52] #109 leaves the map');
    expect(state.menLost[3] + state.menCaptured[3]).toBe(650);
  });

  test('[7.52] of those who are routed nobody fires', () => {
    const { log } = combat(
      { '#0': firing('36,28', { formation: 'rout', disruption: 5 }), '#109': friend('37,28') },
      [],
    );
    expect(log.filter((text) => text.includes('fires'))).toEqual([]);
  });

  test('[8.3] is worth twelve efficiency to who forced it, a retreat six, up to the most', () => {
    const gain = (disruption: number, efficiency: number): string[] =>
      told(
        driven({
          '#0': firing('36,28', { efficiency }),
          '#109': broken('37,28', { disruption }),
        }),
      ).filter((text) => text.startsWith('[8.3]'));
    expect(gain(5, 50)).toEqual(['[8.3] #0 gains 12 efficiency']);
    expect(gain(4, 50)).toEqual(['[8.3] #0 gains 6 efficiency']);
    expect(gain(5, 63)).toEqual(['[8.3] #0 gains 5 efficiency']);
    expect(gain(5, 68)).toEqual([]);
  });

  test('[8.3] destroying a unit by fire is worth as much (R216)', () => {
    const { log } = driven({
      '#0': firing('36,28', { efficiency: 50 }),
      '#109': broken('37,28', { men: 45, disruption: 0 }),
    });
    expect(log).toContain('[19.1] #109 is no more');
    expect(log).toContain('[8.3] #0 gains 12 efficiency');
  });
});

describe('an advance', () => {
  const FOLLOW = ['frontline', 'advance'];
  const follows = (attacker: UnitDoc, others: Field = {}, dice: readonly number[] = []) =>
    combat(
      {
        '#0': firing('36,28', { orders: FOLLOW, ...attacker }),
        '#109': broken('37,28', { disruption: 4 }),
        ...others,
      },
      [EVEN, ...dice],
    );

  test('[7.53] follows an enemy who was driven off, at no cost in points or fatigue', () => {
    const { log, state } = follows({});
    expect(log.at(-1)).toBe('[7.53] #0 advances to 37,28');
    expect([state.op[0], state.fatigue[0]]).toEqual([9, 4]);
  });

  test('[7.53] is not made without the order, nor by who drove nobody off', () => {
    expect(whereIs(follows({ orders: ['frontline'] }).state, 0)).toBe('36,28');
    const bystander = { '#1': firing('36,27', { orders: FOLLOW, op: 0, facing: 'SE' }) };
    expect(whereIs(follows({ orders: ['frontline'] }, bystander).state, 1)).toBe('36,27');
  });

  test('[7.53] is not made while another enemy stands there', () => {
    const stack: Field = {
      '#109': broken('37,28', { disruption: 4, orders: ['frontline'] }),
      '#110': friend('37,28', { orders: [], efficiency: 90 }),
    };
    expect(whereIs(follows({}, stack, []).state, 0)).toBe('36,28');
  });

  test('[7.53] leads into the square that the unit faces, not after him', () => {
    const { state } = follows({ facing: 'NE' }, { '#109': broken('36,27', { disruption: 4 }) });
    expect(whereIs(state, 0)).toBe('37,27');
  });

  test('[6.35] [7.53] goes into woods in open order only', () => {
    const woods = (formation: string): string =>
      whereIs(
        follows({ at: '45,26', formation }, { '#109': broken('46,26', { disruption: 4 }) }).state,
        0,
      );
    expect([woods('line'), woods('open')]).toEqual(['45,26', '46,26']);
  });

  test('[6.351] [7.53] is not made in square', () => {
    expect(whereIs(follows({ formation: 'square' }).state, 0)).toBe('36,28');
  });

  test('[6.34] [7.53] keeps to the limits of stacking, and faces like those who are there', () => {
    const two = (men: number) =>
      combat(
        {
          '#0': firing('36,28', { orders: FOLLOW, men, plot: '37,28' }),
          '#1': firing('36,29', { orders: FOLLOW, men: 900, plot: '37,29', facing: 'NE' }),
          '#109': broken('37,28', { disruption: 4 }),
          '#110': broken('37,29', { disruption: 4 }),
        },
        [1, 1, EVEN, EVEN],
      );
    expect(told(two(900)).filter((text) => text.includes('advances'))).toEqual([
      '[7.53] #0 advances to 37,28',
      '[7.53] #1 advances to 37,28',
    ]);
    expect(two(900).state.facing[1]).toBe(2);
    expect(told(two(1000)).filter((text) => text.includes('advances'))).toHaveLength(1);
  });

  test('[7.53] is made by the side whose phase it is first', () => {
    const both: Field = {
      '#0': firing('36,28', { orders: FOLLOW }),
      '#109': broken('37,28', { disruption: 4 }),
      '#1': firing('36,20', { op: 0, disruption: 4 }),
      '#110': fresh('37,20', { men: 650, formation: 'line', facing: 'W', orders: FOLLOW }),
    };
    const order = (side: string): string[] =>
      told(combat(both, [1, 1, EVEN, EVEN], { side })).filter((text) => text.includes('advances'));
    expect(order('French')).toEqual([
      '[7.53] #0 advances to 37,28',
      '[7.53] #110 advances to 36,20',
    ]);
    expect(order('Allied')).toEqual([
      '[7.53] #110 advances to 36,20',
      '[7.53] #0 advances to 37,28',
    ]);
  });
});

describe('after combat', () => {
  const beside = (at: string, to: string, more: UnitDoc = {}) =>
    combat(
      {
        '#4': fresh(at, { men: 500, op: 0, skirmishers: 100, out: '50%', ...more }),
        '#93': fresh(to, { op: 0, men: 500, formation: 'line' }),
      },
      [],
      { scenario: 'borodino' },
    ).state.out[4];

  test('[6.354] skirmishers beside an enemy come in, but not in woods or towns', () => {
    expect(beside('20,15', '22,15')).toBe(2);
    expect(beside('23,15', '24,15')).toBe(0);
    expect(beside('3,0', '4,0', { formation: 'open' })).toBe(2);
    expect(beside('6,0', '5,0', { formation: 'open' })).toBe(2);
  });
});
