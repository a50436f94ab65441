import { describe, expect, test } from 'vitest';
import { byNight } from './altered.ts';
import { combat, EVEN, fresh, numberOf, told, type Field, type UnitDoc } from './combat.ts';
import { whereIs } from './table.ts';

/** French infantry that fires one shot, and British that give way to any. */
const firing = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 600, formation: 'line', facing: 'E', ...more });
const weak = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 650, op: 0, formation: 'column', facing: 'W', disruption: 4, ...more });
/** One that neither fires nor fights. */
const friend = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 650, op: 0, formation: 'column', facing: 'W', efficiency: 50, ...more });
const enemy = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 600, op: 0, formation: 'column', facing: 'E', ...more });
const guns = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { formation: 'unlimbered', facing: 'E', ...more });
const horse = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 750, op: 0, formation: 'normal', facing: 'E', ...more });

const PASS = 1;
const FAIL = 100;

/** A shot of #0 at #109, which gives way at level 4; the fight goes on as the dice say. */
const driven = (units: Field, dice: readonly number[] = [], setting = {}) =>
  combat({ '#0': firing('36,28'), '#109': weak('37,28'), ...units }, [EVEN, ...dice], setting);

describe('a retreat', () => {
  test('[7.51] goes three squares away from the enemy, facing him, and costs six efficiency', () => {
    const { log, state } = driven({});
    expect(log.at(-1)).toBe('[7.51] #109 retreats to 40,28');
    // 17 men are three points.
    expect([state.facing[109], state.efficiency[109]]).toEqual([6, 68 - 3 - 6]);
  });

  test('[7.51] leads away from a diagonal enemy diagonally', () => {
    const { state } = driven({ '#0': firing('36,27', { facing: 'SE' }) });
    expect(whereIs(state, 109)).toBe('40,31');
  });

  test.each([
    ['an eighth to the right', ['38,28'], '40,29'],
    ['else an eighth to the left', ['38,28', '38,29'], '40,27'],
    ['else two to the right', ['38,28', '38,29', '38,27'], '39,30'],
    ['else two to the left', ['38,28', '38,29', '38,27', '37,29'], '39,26'],
  ] as const)('[19.1] [7.51] goes round enemies: %s', (_what, places, to) => {
    const ring = Object.fromEntries(places.map((at, i) => [`#${i + 1}`, enemy(at)]));
    expect(whereIs(driven(ring).state, 109)).toBe(to);
  });

  test('[7.51] never goes towards the enemy: without a way a tenth is taken', () => {
    const places = ['38,28', '38,29', '38,27', '37,29', '37,27'];
    const ring = Object.fromEntries(places.map((at, i) => [`#${i + 1}`, enemy(at)]));
    const { log, state } = driven(ring);
    expect(log.slice(-2)).toEqual([
      '[7.51] #109 has no way of retreat',
      '[7.51] #109 loses 63 prisoners and 0 guns',
    ]);
    expect(whereIs(state, 109)).toBe('37,28');
  });

  test('[6.33] [7.51] loses a twentieth for every square of an enemy zone (R209)', () => {
    const { log, state } = driven({ '#1': enemy('39,29') });
    expect(log.filter((text) => text.includes('prisoners'))).toEqual([
      '[7.51] #109 loses 32 prisoners and 0 guns',
      '[7.51] #109 loses 30 prisoners and 0 guns',
      '[7.51] #109 loses 29 prisoners and 0 guns',
    ]);
    expect(state.menCaptured[3]).toBe(91);
  });

  test('[7.51] ends at the edge of the map (R210)', () => {
    const corner = {
      '#0': firing('48,30', { facing: 'SE' }),
      '#109': weak('49,31', { formation: 'open' }),
    };
    expect(driven(corner).log).toContain('[7.51] #109 has no way of retreat');
    const edge = { '#0': firing('48,28'), '#109': weak('49,28', { formation: 'open' }) };
    expect(whereIs(driven(edge).state, 109)).toBe('49,31');
  });

  test('[7.51] goes on where it cannot stay (R211)', () => {
    const { state } = driven({ '#90': horse('40,28', { facing: 'W', efficiency: 90 }) });
    expect(whereIs(state, 109)).toBe('41,28');
    // Alone it can stay however large it is, also in woods. [6.34]
    const woods = { '#0': firing('44,26'), '#109': weak('45,26', { men: 1000 }) };
    expect(whereIs(driven(woods).state, 109)).toBe('48,26');
  });

  test('[7.51] of guns is made limbered, of a square in column, in woods and towns in open order', () => {
    const battery = driven({
      '#109': friend('45,5'),
      '#157': guns('37,28', { op: 0, facing: 'W', disruption: 4 }),
    });
    expect(battery.state.formation[157]).toBe(5);
    const square = driven({ '#109': weak('37,28', { formation: 'square' }) });
    expect(square.state.formation[109]).toBe(1);
    const woods = driven({ '#0': firing('44,26'), '#109': weak('45,26') });
    expect(woods.state.formation[109]).toBe(10);
  });

  test('[7.51] ends road mode and orders to melee', () => {
    const { state } = driven({ '#109': weak('37,28', { orders: ['frontline', 'road mode'] }) });
    expect(state.orders[109]).toBe(1);
  });
});

describe('friends on the way', () => {
  test('[7.51] in and beside it are tested, and lose two of an efficiency of 20 to 60', () => {
    const { log, state } = driven({ '#110': friend('38,28') }, [PASS]);
    expect(log).toContain('[7.51] #110 tests its morale: 0 against 98');
    expect(state.efficiency[110]).toBe(48);
    const beside = driven({ '#110': friend('39,27') }, [PASS]);
    expect(beside.state.efficiency[110]).toBe(48);
  });

  test.each([
    [19, 19],
    [20, 18],
    [60, 58],
    [61, 61],
  ])('[20.10] an efficiency of %i becomes %i', (efficiency, left) => {
    const { state } = driven({ '#110': friend('38,28', { efficiency, formation: 'open' }) }, [
      PASS,
    ]);
    expect(state.efficiency[110]).toBe(left);
  });

  test('[7.51] are tested once, however long he runs beside them', () => {
    const { log } = driven({ '#110': friend('37,27') }, [PASS]);
    expect(log.filter((text) => text.includes('#110 tests'))).toHaveLength(1);
  });

  test('[7.51] at three squares from the enemy are left in peace (R225)', () => {
    const { log } = driven({ '#110': friend('40,28') });
    expect(log.filter((text) => text.includes('#110'))).toEqual([]);
  });

  test('[7.51] who come to level 3 may go back themselves, and carry others along', () => {
    const line: Field = {
      '#110': friend('38,28', { disruption: 2 }),
      '#123': friend('39,29', { disruption: 2 }),
    };
    // Both are tested and reach level 3; then each wavers: the first goes, the second stays.
    const { log } = driven(line, [FAIL, FAIL, FAIL, PASS]);
    expect(told({ log }).filter((text) => /gives way|retreats/.test(text))).toEqual([
      '[7.51] #109 gives way',
      '[7.51] #110 gives way',
      '[7.51] #109 retreats to 40,28',
      '[7.51] #110 retreats to 41,28',
    ]);
  });

  test('[7.51] in a redoubt do not mind', () => {
    const { log } = combat(
      {
        '#4': firing('12,7', { facing: 'E' }),
        '#93': weak('13,7', { formation: 'line' }),
        '#94': friend('14,7'),
        '#90': friend('14,6'),
      },
      [EVEN, PASS],
      { scenario: 'borodino' },
    );
    expect(log.filter((text) => text.includes('tests'))).toEqual([
      '[7.51] #90 tests its morale: 0 against 88',
    ]);
  });

  test('[7.51] within three squares of the enemy he goes through them, farther on round them', () => {
    expect(whereIs(driven({ '#110': friend('38,28') }, [PASS]).state, 109)).toBe('40,28');
    const far = {
      '#57': guns('30,28', { plot: '36,28' }),
      '#109': weak('36,28'),
      '#110': friend('37,28'),
    };
    const { log, state } = combat(far, [EVEN]);
    expect(whereIs(state, 109)).toBe('39,29');
    expect(log.filter((text) => text.includes('#110'))).toEqual([]);
  });
});

describe('who gives way', () => {
  const shot = (victim: UnitDoc, dice: readonly number[]) =>
    combat({ '#0': firing('36,28'), '#109': weak('37,28', victim) }, dice);

  test('[8.5] at level 4 whoever is fired at', () => {
    expect(told(shot({ disruption: 4 }, [EVEN]))).toContain('[7.51] #109 gives way');
  });

  test('[8.5] at level 3 who has just come to it, by 70 less morale (R206)', () => {
    const victim = { disruption: 2, men: 250, efficiency: 40, formation: 'open' };
    const wavers = (die: number): string[] => told(shot(victim, [EVEN, 61, die]));
    expect(wavers(70)).toContain('[8.5] #109 tests its morale: 69 against 69');
    expect(wavers(70)).toContain('[7.51] #109 gives way');
    expect(wavers(69)).not.toContain('[7.51] #109 gives way');
  });

  test('[8.5] at level 3 nobody who loses no level by it', () => {
    expect(told(shot({ disruption: 3 }, [EVEN]))).toHaveLength(1);
  });

  test('[7.51] in a redoubt nobody who is not routed', () => {
    const garrison = (disruption: number, dice: readonly number[]) =>
      combat(
        {
          '#4': firing('13,8', { men: 800 }),
          '#93': weak('14,8', { formation: 'line', disruption }),
        },
        dice,
        { scenario: 'borodino' },
      );
    expect(told(garrison(4, [EVEN]))).toHaveLength(1);
    expect(told(garrison(5, [EVEN]))).toContain('[7.52] #93 breaks');
  });

  test('[7.51] the side whose phase it is not goes back first', () => {
    const both: Field = {
      '#0': firing('36,28', { op: 0, disruption: 4 }),
      '#109': fresh('37,28', { men: 650, formation: 'line', facing: 'W' }),
      '#1': firing('36,20'),
      '#110': weak('37,20'),
    };
    const order = (side: string): string[] =>
      combat(both, [1, 1, EVEN, EVEN], { side }).log.slice(-2);
    expect(order('French')).toEqual([
      '[7.51] #110 retreats to 40,20',
      '[7.51] #0 retreats to 33,28',
    ]);
    expect(order('Allied')).toEqual([
      '[7.51] #0 retreats to 33,28',
      '[7.51] #110 retreats to 40,20',
    ]);
  });
});

describe('cavalry beside an enemy', () => {
  const beside = (more: UnitDoc = {}, others: Field = {}, dice: readonly number[] = []) =>
    combat(
      {
        '#53': horse('36,28', more),
        '#109': friend('37,28', { formation: 'line' }),
        ...others,
      },
      dice,
    );

  test('[7.51] goes back at the end of its own combat phase (R223)', () => {
    expect(beside().log.at(-1)).toBe('[7.51] #53 retreats to 33,28');
    const other = combat(
      { '#53': horse('36,28'), '#109': friend('37,28', { formation: 'line' }) },
      [],
      { side: 'Allied' },
    );
    expect(whereIs(other.state, 53)).toBe('36,28');
  });

  test.each([
    ['waits to charge in turn', '36,28', 'counter-charge'],
    ['is dismounted', '36,28', 'dismounted'],
    ['stands farther off', '35,28', 'normal'],
  ] as const)('[7.51] but not when it %s', (_what, at, formation) => {
    const { log } = combat(
      {
        '#51': horse(at, { formation, ammunition: 0 }),
        '#109': friend('37,28', { formation: 'line' }),
      },
      [],
    );
    expect(log).toHaveLength(1);
  });

  test('[7.51] not from routed enemies, and not from a redoubt', () => {
    expect(
      combat({ '#53': horse('36,28'), '#109': friend('37,28', { formation: 'rout' }) }, []).log,
    ).toEqual(['[7.0] combat in the French phase', '[7.52] #109 routs to 39,28']);
    const inRedoubt = combat(
      { '#22': horse('14,8'), '#93': friend('15,8', { formation: 'line' }) },
      [],
      { scenario: 'borodino' },
    );
    expect(inRedoubt.log).toHaveLength(1);
  });

  test('[7.51] goes back from the enemy it faces, else from the next round the compass', () => {
    const between = { '#110': friend('36,27', { formation: 'line', facing: 'S' }) };
    expect(whereIs(beside({ facing: 'E' }, between).state, 53)).toBe('33,28');
    expect(whereIs(beside({ facing: 'N' }, between).state, 53)).toBe('36,31');
    expect(whereIs(beside({ facing: 'S' }, between).state, 53)).toBe('36,31');
  });

  test('[7.51] and whom it carries along goes, too', () => {
    const shaken = { '#0': friend('35,28', { facing: 'E', disruption: 2 }) };
    expect(beside({}, shaken, [FAIL, FAIL]).log.slice(-2)).toEqual([
      '[7.51] #53 retreats to 33,28',
      '[7.51] #0 retreats to 32,28',
    ]);
  });
});

test('[12.1] at night a shot costs two points, of guns eight', () => {
  const shot = (op: number): readonly number[] =>
    byNight('waterloo', 2, () =>
      combat({ '#0': firing('36,28', { op }), '#109': friend('37,28') }, op < 2 ? [] : [EVEN]),
    ).state.op;
  expect([shot(10)[numberOf('#0')], shot(1)[numberOf('#0')]]).toEqual([8, 1]);
  const battery = byNight('waterloo', 2, () =>
    combat({ '#57': guns('36,28', { op: 7 }), '#109': friend('37,28') }, []),
  );
  expect(battery.log).toHaveLength(1);
});
