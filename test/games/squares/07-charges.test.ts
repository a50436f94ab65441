import { describe, expect, test } from 'vitest';
import * as chart from '../../../src/games/squares/data/charts.ts';
import { chargeChance } from '../../../src/games/squares/rules/07-charges-start.ts';
import { CUIRASSIERS, charge, foot, guns, rider, SECOND } from './charges.ts';
import { before, combat, EVEN, numberOf, told, type Field, type UnitDoc } from './combat.ts';
import { byNight, rolledAgainst } from './altered.ts';

const u = numberOf(CUIRASSIERS);
const NORMAL = 7;
type Played = ReturnType<typeof combat>;

/** The squares a unit rode over. */
const way = ({ log }: Played, unit: string = CUIRASSIERS): string[] =>
  log.flatMap((line) => {
    const [, square] = line.split(`[6.43] ${unit} rides to `);
    return square === undefined ? [] : [square];
  });

describe('a charge', () => {
  test('[7.1] [6.43] is tested, ridden square by square and told so', () => {
    const played = charge({}, [], {}, '34,29');
    expect(told(played)).toEqual([
      '[6.435] #53 is tested for its charge to 34,29: 0 against 100',
      '[6.43] #53 charges 34,29',
      '[6.43] #53 rides to 32,29',
      '[6.43] #53 rides to 33,29',
      '[6.43] #53 rides to 34,29',
      '[6.43] #53 ends its charge at 34,29',
      '[20.11] #53 is disrupted: level 2',
    ]);
    // It stays where it is, as it is formed, without a target.
    expect([played.state.formation[u], played.state.plot[u]]).toEqual([3, 0]);
  });

  test('[6.43] [20.9] costs two of fatigue a square, and no points', () => {
    const { state } = charge({}, [], {}, '36,29');
    expect([state.fatigue[u], state.op[u]]).toEqual([10, 10]);
  });

  test('[7.0] [7.1] comes before all fire, whose phase it is alone', () => {
    const units: Field = {
      [CUIRASSIERS]: rider('31,29', '34,29'),
      '#152': rider('45,29', '42,29', { facing: 'W' }),
      '#175': guns('41,31', { op: 10, ammunition: 5 }),
    };
    const { log } = combat(units, [EVEN]);
    expect(way({ log } as Played)).toEqual(['32,29', '33,29', '34,29']);
    expect(way({ log } as Played, '#152')).toEqual([]);
    expect(log.findIndex((line) => line.includes('#175 fires at #53, range 7'))).toBeGreaterThan(
      log.indexOf('[6.43] #53 ends its charge at 34,29'),
    );
    expect(way(combat(units, [], { side: 'Allied' }), '#152')).toEqual(['44,29', '43,29', '42,29']);
  });

  test('[7.1] follows another by the numbers of those who charge', () => {
    const { log } = combat(
      { [SECOND]: rider('31,31', '33,31'), [CUIRASSIERS]: rider('31,29', '33,29') },
      [],
    );
    expect(log.filter((line) => line.includes(' charges '))).toEqual([
      '[6.43] #53 charges 33,29',
      '[6.43] #55 charges 33,31',
    ]);
  });

  test('[4.11] [6.43] that nobody sees is told to its own side alone', () => {
    const played = combat({ [CUIRASSIERS]: rider('31,29', '34,29') }, [], {
      options: { hidden: true },
    });
    expect(played.heard('French').filter((line) => line.includes('#53'))).toHaveLength(7);
    expect(played.heard('Allied').filter((line) => line.includes('#53'))).toEqual([]);
  });

  test('[6.43] stops at its target, also with an enemy near', () => {
    expect(
      way(charge({ '#109': foot('39,31', { formation: 'square' }) }, [], {}, '36,29')),
    ).toEqual(['32,29', '33,29', '34,29', '35,29', '36,29']);
  });
});

describe('the way of a charge', () => {
  test('[6.43] is as straight as it can be', () => {
    expect(way(charge({}, [], {}, '39,31'))).toEqual([
      '32,29',
      '33,29',
      '34,30',
      '35,30',
      '36,30',
      '37,30',
      '38,31',
      '39,31',
    ]);
  });

  test('[6.43] avoids friendly infantry and guns, and returns to the straight line', () => {
    const friends: Field = { '#0': foot('33,29'), '#57': guns('35,29') };
    expect(way(charge(friends, []))).toEqual([
      '32,29',
      '33,28',
      '34,29',
      '35,28',
      '36,29',
      '37,29',
      '38,29',
      '39,29',
    ]);
  });

  test('[6.43] [6.34] leads over friendly cavalry where there is room (R273)', () => {
    const beside = (men: number): string[] =>
      way(
        charge(
          { [SECOND]: rider('33,29', '33,29', { men, formation: 'normal', plot: undefined }) },
          [],
        ),
      );
    expect(beside(400)[1]).toBe('33,29');
    expect(beside(500)[1]).toBe('33,28');
  });

  test('[6.43] ends where every square nearer to the target is closed', () => {
    const wall = Object.fromEntries(
      ['33,28', '33,29', '33,30'].map((at, i) => [`#${i}`, foot(at)]),
    );
    const played = charge(wall, []);
    expect(way(played)).toEqual(['32,29']);
    expect(played.log).toContain('[6.43] #53 ends its charge at 32,29');
  });

  test('[6.35] leads neither into woods nor into towns', () => {
    const { log } = combat({ [CUIRASSIERS]: rider('44,28', '47,26') }, []);
    expect(way({ log } as Played)).toEqual(['45,27']);
  });

  test('[6.36] who rides to others faces as they do', () => {
    const { state } = charge(
      {
        [SECOND]: rider('33,29', '33,29', {
          men: 400,
          formation: 'normal',
          facing: 'N',
          plot: undefined,
        }),
      },
      [],
      {},
      '33,29',
    );
    expect([state.square[u], state.facing[u]]).toEqual([29 * 64 + 33, 0]);
  });
});

describe('who is to charge', () => {
  const held = (more: UnitDoc, enemies: Field = {}): string[] =>
    told(charge(enemies, [], more)).filter((line) => line.includes('no longer'));

  test('[6.43] [20.14] must still be fit for it when the phase begins (R272)', () => {
    expect(held({ op: 5 })).toEqual(['[6.43] #53 is no longer fit to charge']);
    expect(held({ efficiency: 24 })).toEqual(['[6.43] #53 is no longer fit to charge']);
    expect(held({ disruption: 4 })).toEqual(['[6.43] #53 is no longer fit to charge']);
    expect(held({ op: 6 })).toEqual([]);
    expect(held({}, { '#109': foot('32,30', { formation: 'square' }) })).toEqual([
      '[20.14] #53 is no longer fit to charge',
    ]);
  });

  test('[6.43] keeps its order when it is held back', () => {
    const { state } = charge({}, [], { op: 5 });
    expect([state.formation[u], state.plot[u] > 1, state.square[u]]).toEqual([
      3,
      true,
      29 * 64 + 31,
    ]);
  });

  test('[12.1] does not at night', () => {
    byNight('waterloo', 2, () => {
      expect(held({ op: 15 })).toEqual(['[12.1] #53 is no longer fit to charge']);
    });
  });
});

describe('the test of a charge', () => {
  test('[20.14] [6.435] has the chances of the chart, and those between its figures', () => {
    const s = before({ [CUIRASSIERS]: rider('31,29', '39,29') });
    for (const { morale, chances } of chart.CHARGE) {
      for (const [disruption, chance] of chances.entries()) {
        s.efficiency[u] = morale;
        s.disruption[u] = disruption;
        expect([morale, disruption, chargeChance(s, u)]).toEqual([morale, disruption, chance]);
      }
    }
    s.disruption[u] = 0;
    const at = (morale: number): number => {
      s.efficiency[u] = morale;
      return chargeChance(s, u);
    };
    expect([at(25), at(69), at(70), at(99)]).toEqual([35, 79, 100, 100]);
  });

  const TESTED = { efficiency: 60, fatigue: 5 };

  test('[6.435] passed, the unit charges', () => {
    expect(told(charge({}, [65], TESTED, '33,29')).slice(0, 2)).toEqual([
      '[6.435] #53 is tested for its charge to 33,29: 64 against 65',
      '[6.43] #53 charges 33,29',
    ]);
  });

  test('[6.435] failed, it gains a level of disruption and falls back into normal formation', () => {
    const played = charge({}, [66], TESTED, '33,29');
    expect(told(played)).toEqual([
      '[6.435] #53 is tested for its charge to 33,29: 65 against 65',
      '[6.435] #53 is disrupted: level 1',
      '[6.435] #53: normal',
    ]);
    const { state } = played;
    expect([state.square[u], state.plot[u], state.disruption[u]]).toEqual([29 * 64 + 31, 0, 1]);
    expect(state.formation[u]).toBe(NORMAL);
  });

  test('[6.435] without a chance it fails unrolled', () => {
    const hopeless = { efficiency: 30, disruption: 3 };
    expect(told(charge({}, [], hopeless))[0]).toContain('0 against 0');
  });

  test('[19.1] is rolled against what the scenario says', () => {
    const against = (number: number, dice: readonly number[]): string =>
      rolledAgainst('waterloo', 'charge', number, () => told(charge({}, dice, {}, '33,29'))[0]);
    expect(against(140, [101])).toContain('100 against 100');
    expect(against(100, [])).toContain('0 against 100');
    const dull = { efficiency: 60, fatigue: 5 };
    expect(
      rolledAgainst('waterloo', 'charge', 60, () => told(charge({}, [], dull, '33,29'))[0]),
    ).toContain('0 against 65');
  });
});
