import { describe, expect, test } from 'vitest';
import { byNight } from './altered.ts';
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
const [british, other] = BRITISH;
const CUIRASSIERS = '#53';

/** Nobody here fires: what is told is the melee. */
const SILENT = { ammunition: 0, efficiency: 68 };
const SET = ['frontline', 'melee'];
const QUIET = '[7.0] combat in the French phase';

const column = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 600, formation: 'column', facing: 'E', orders: SET, ...SILENT, ...more });
const line = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 650, formation: 'line', facing: 'W', ...SILENT, ...more });
const horse = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 750, formation: 'normal', facing: 'E', orders: SET, efficiency: 88, ...more });
const battery = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { formation: 'unlimbered', facing: 'W', ammunition: 0, efficiency: 68, ...more });

/** Dice of a decision by which the attackers win, and of a test that is passed. */
const WIN = 1;
const PASS = 1;
const FAIL = 100;

const duel = (
  dice: readonly number[],
  attacker: UnitDoc = {},
  defender: UnitDoc = {},
  setting = {},
) =>
  combat(
    { [french]: column('36,28', attacker), [british]: line('37,28', defender) },
    dice,
    setting,
  );

type Played = ReturnType<typeof combat>;

const melees = ({ log }: Played): string[] => log.filter((text) => text.includes('leads a melee'));

describe('a melee', () => {
  test('[7.4] is told with its strengths, losses and tests; the loser goes back', () => {
    expect(told(duel([EVEN, EVEN, 85, PASS, PASS]))).toEqual([
      '[7.4] #0 leads a melee into 37,28',
      '[7.4] #0 fights with a strength of 1066',
      '[7.4] #109 fights with a strength of 445',
      '[7.4] the French side wins the melee: strength 1066 against 445, roll 84 for 85%',
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

  test('[20.6] every share of a strength is told, chance among them', () => {
    const { log } = duel([1, EVEN, WIN, PASS, PASS]);
    expect(log.slice(2, 10)).toEqual([
      '[7.4] #0 fights with a strength of 853',
      '[20.6] formation: 180%',
      '[20.6] melee value: 130%',
      '[20.6] readiness: 90%',
      '[20.6] efficiency: 63%',
      '[20.6] nation: 150%',
      '[20.6] out of ammunition: 90%',
      '[20.6] chance: 80%',
    ]);
  });

  test('[7.4] is lost by the attackers above their chance: they go back one square', () => {
    const { log, state } = duel([EVEN, EVEN, 86, PASS, PASS]);
    expect(log).toContain(
      '[7.4] the Allied side wins the melee: strength 1066 against 445, roll 85 for 85%',
    );
    expect(log).toContain('[7.51] #0 retreats to 35,28');
    const u = numberOf(french);
    expect([state.disruption[u], state.fatigue[u], state.op[u]]).toEqual([1, 8, 8]);
  });

  test('[7.4] three to one is certain, both ways (R215)', () => {
    const strong = duel([EVEN, EVEN, PASS], { men: 800 });
    expect(strong.log).toContain(
      '[7.4] the French side wins the melee: strength 1422 against 445, roll 0 for 100%',
    );
    const weak = duel([EVEN, EVEN, PASS], { men: 80 }, { efficiency: 98 });
    expect(weak.log).toContain(
      '[7.4] the Allied side wins the melee: strength 142 against 712, roll 0 for 0%',
    );
  });

  test('[20.9] [20.15] costs both sides eight of fatigue and two points, if they have them', () => {
    const { state } = duel([EVEN, EVEN, PASS], {}, { op: 1 });
    const of = (unit: string): number[] => [
      state.fatigue[numberOf(unit)],
      state.op[numberOf(unit)],
    ];
    expect([of(french), of(british)]).toEqual([
      [8, 8],
      [8, 0],
    ]);
  });

  test('[12.1] costs four points at night, and takes as many', () => {
    const { state } = byNight('waterloo', 2, () => duel([EVEN, EVEN, WIN, PASS, PASS]));
    expect([state.op[numberOf(french)], state.op[numberOf(british)]]).toEqual([6, 6]);
    const spent = byNight('waterloo', 2, () => duel([], { op: 3 }));
    expect(melees(spent)).toEqual([]);
  });

  test('[7.4] a hundred of strength cost five men, shared by the men of each unit (R215)', () => {
    const both: Field = {
      [french]: column('36,28'),
      [british]: line('37,28', { orders: ['frontline'] }),
      [other]: line('37,28', { men: 325, orders: [] }),
    };
    const { log } = combat(both, [EVEN, EVEN, EVEN, WIN, PASS, PASS, PASS]);
    expect(log.filter((text) => text.includes('men in the melee'))).toEqual([
      '[7.4] #109 loses 36 men in the melee',
      '[7.4] #110 loses 18 men in the melee',
      '[7.4] #0 loses 33 men in the melee',
    ]);
  });

  test('[7.4] no unit loses more than half of its men', () => {
    const { log } = duel([EVEN, EVEN], {}, { men: 90, efficiency: 98 });
    expect(log).toContain('[7.4] #109 loses 45 men in the melee');
  });

  test('[7.4] all who attack one square fight together, all who stand there defend it', () => {
    const both: Field = {
      [french]: column('36,28'),
      [second]: column('36,29', { facing: 'NE' }),
      [british]: line('37,28'),
    };
    const played = combat(both, [EVEN, EVEN, EVEN, PASS]);
    expect(melees(played)).toHaveLength(1);
    expect(played.log).toContain('[7.4] #1 fights with a strength of 1066');
    expect(played.log).toContain(
      '[7.4] the French side wins the melee: strength 2132 against 445, roll 0 for 100%',
    );
  });

  test('[6.341] also who stands behind fights', () => {
    const stacked: Field = {
      [french]: column('36,28'),
      [second]: column('36,28', { orders: ['melee'] }),
      [british]: line('37,28'),
    };
    expect(combat(stacked, [EVEN, EVEN, EVEN, PASS]).log).toContain(
      '[7.4] #1 fights with a strength of 1066',
    );
  });

  test('[7.4] attacks on two squares are two melees', () => {
    const apart: Field = {
      [french]: column('36,28'),
      [second]: column('36,29'),
      [british]: line('37,28'),
      [other]: line('37,29'),
    };
    const dice = [EVEN, EVEN, WIN, PASS, PASS];
    expect(melees(combat(apart, [...dice, ...dice]))).toHaveLength(2);
  });

  test('[7.4] one attacker on a flank flanks all who defend the square (R219)', () => {
    const { log } = combat(
      {
        [french]: column('36,28'),
        [second]: column('38,28', { facing: 'W' }),
        [british]: line('37,28'),
      },
      [EVEN, EVEN, EVEN, PASS],
    );
    expect(log).toContain('[20.6] flanked: 25%');
    expect(log).toContain('[7.4] #109 fights with a strength of 111');
    expect(log.filter((text) => text === '[20.6] attack on a flank: 150%')).toHaveLength(1);
  });

  test('[7.4] the largest unit in front gives the formation that the enemy meets (R219)', () => {
    const { log } = combat(
      {
        [french]: column('36,28'),
        [british]: line('37,28', { formation: 'column', orders: ['frontline'] }),
        [other]: line('37,28', { men: 900, orders: [] }),
      },
      [EVEN, EVEN, EVEN, WIN, PASS],
    );
    expect(log[2]).toBe('[7.4] #0 fights with a strength of 592');
  });
});

describe('who attacks', () => {
  test.each([
    ['without two points after fire', { op: 1 }],
    ['with a morale of 29', { fatigue: 39 }],
    ['at disruption 3', { disruption: 3 }],
    ['in square', { formation: 'square' }],
    ['that is routed', { formation: 'rout', disruption: 2 }],
    ['that faces elsewhere', { facing: 'NE' }],
    ['without the order', { orders: ['frontline'] }],
  ] as const)('[7.4] nobody %s', (_what, attacker) => {
    expect(melees(duel([], attacker))).toEqual([]);
  });

  test.each([
    ['two points', { op: 2 }],
    ['a morale of 30', { fatigue: 38 }],
    ['disruption 2', { disruption: 2 }],
  ] as const)('[7.4] but with %s', (_what, attacker) => {
    const far = { ...attacker, men: 1800 };
    expect(melees(duel([EVEN, EVEN, PASS], far))).toHaveLength(1);
  });

  test('[6.42] the point for a shot is paid first', () => {
    const armed = { op: 2, ammunition: 7, plot: 'no fire' };
    expect(melees(duel([EVEN], armed, { men: 1200 }))).toEqual([]);
    const dice = [EVEN, EVEN, EVEN, WIN, PASS, PASS];
    expect(melees(duel(dice, { ...armed, op: 3 }))).toHaveLength(1);
  });

  test('[6.42] only the side whose phase it is (R201)', () => {
    expect(duel([], {}, {}, { side: 'Allied' }).log).toEqual(['[7.0] combat in the Allied phase']);
  });

  test('[7.4] artillery never', () => {
    const { log } = combat(
      {
        '#57': battery('36,28', { facing: 'E', orders: SET }),
        [british]: line('37,28'),
      },
      [],
    );
    expect(log).toEqual([QUIET]);
  });

  test('[7.4] who gave way to fire neither attacks nor is attacked', () => {
    const { log } = combat(
      {
        [french]: column('36,28'),
        '#57': fresh('36,29', { formation: 'unlimbered', facing: 'E' }),
        [british]: line('37,28', { disruption: 4 }),
      },
      [EVEN],
    );
    expect(log).toContain('[7.52] #109 breaks');
    expect(log.filter((text) => text.includes('melee'))).toEqual([]);
  });

  test('[6.42] the order ends with the phase (R201)', () => {
    const { state } = duel([EVEN, EVEN, WIN, PASS, PASS]);
    expect(state.orders[numberOf(french)] & 2).toBe(0);
    expect(state.fate.every((fate) => fate === 0)).toBe(true);
  });
});

describe('cavalry', () => {
  const ride = (dice: readonly number[], rider: UnitDoc = {}, defender: UnitDoc = {}) =>
    combat({ [CUIRASSIERS]: horse('36,28', rider), [british]: line('37,28', defender) }, dice);

  test('[7.4] attacks before infantry, which finds nobody there', () => {
    const played = combat(
      {
        [french]: column('36,28'),
        [CUIRASSIERS]: horse('36,29', { facing: 'NE', men: 1500 }),
        [british]: line('37,28'),
      },
      [EVEN, EVEN, PASS],
    );
    expect(melees(played)).toEqual(['[7.4] #53 leads a melee into 37,28']);
    expect(played.state.fatigue[numberOf(french)]).toBe(0);
  });

  test('[7.4] infantry attacks afterwards whoever is left', () => {
    const played = combat(
      {
        [french]: column('36,28'),
        [CUIRASSIERS]: horse('36,29', { facing: 'NE', men: 300 }),
        [british]: line('37,28'),
      },
      [EVEN, EVEN, FAIL, PASS, PASS, EVEN, EVEN, WIN, PASS, PASS],
    );
    expect(melees(played)).toEqual([
      '[7.4] #53 leads a melee into 37,28',
      '[7.4] #0 leads a melee into 37,28',
    ]);
  });

  test.each([
    ['that avoids fights', { orders: [...SET, 'auto-retreat'] }],
    ['in counter-charge formation', { formation: 'counter-charge' }],
  ] as const)('[6.434] none attacks %s (R224)', (_what, rider) => {
    expect(melees(ride([], rider))).toEqual([]);
  });

  test.each([
    ['a town', 'waterloo', '21,14', '22,14'],
    ['woods', 'waterloo', '3,1', '2,1'],
    ['a sunken road', 'waterloo', '9,21', '10,21'],
    ['a redoubt', 'borodino', '13,8', '14,8'],
  ] as const)('[6.43] does not attack %s', (_what, scenario, from, to) => {
    const [rider, target] = scenario === 'waterloo' ? [CUIRASSIERS, british] : ['#24', '#93'];
    const facing = scenario === 'waterloo' && to === '2,1' ? 'W' : 'E';
    const field = {
      [rider]: horse(from, { facing, ammunition: 0 }),
      [target]: line(to, { formation: 'open' }),
    };
    expect(melees(combat(field, [], { scenario }))).toEqual([]);
  });

  test('[6.353] on foot it attacks with the infantry, also a town', () => {
    const played = combat(
      {
        '#51': horse('21,14', { formation: 'dismounted', men: 800, ammunition: 0 }),
        [french]: column('22,13', { facing: 'S', men: 1800 }),
        [british]: line('22,14', { formation: 'open' }),
      },
      [EVEN, EVEN, EVEN, PASS],
    );
    expect(melees(played)).toEqual(['[7.4] #0 leads a melee into 22,14']);
    expect(played.log).toContain('[20.6] on foot: 33%');
  });
});
