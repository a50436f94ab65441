import { describe, expect, test } from 'vitest';
import { CHARGED, MET } from '../../../src/games/squares/fates.ts';
import { overrunChance } from '../../../src/games/squares/rules/07-charges-contact.ts';
import { onGround } from './altered.ts';
import { charge, CUIRASSIERS, DRAGOONS, foot, guns, rider, SECOND, waiter } from './charges.ts';
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
import { at, whereIs } from './table.ts';

const [british, other] = BRITISH;
const u = numberOf(CUIRASSIERS);
const v = numberOf(british);
const gunners = '#175';

type Played = ReturnType<typeof combat>;

/** What was told from the moment the charge came upon somebody. */
const rest = (played: Played): string[] => {
  const log = told(played);
  return log.slice(log.findLastIndex((line) => line.includes('#53 rides to 37,29')) + 1);
};

/** What was told of one unit of the enemy and of overruns. */
const lines = (played: Played, ...words: string[]): string[] =>
  told(played).filter((line) => words.some((word) => line.includes(word)));

/** Cavalry that neither charges nor fires, of which nothing is known beforehand. */
const horse = (where: string, more: UnitDoc = {}): UnitDoc =>
  waiter(where, { formation: 'normal', efficiency: 68, ...more });

/** It forms no square and stands, with one level of disruption. */
const STANDS = [81, 1] as const;
const PASS = 1;

describe('whom a charge comes upon', () => {
  const met = (enemies: Field, dice: readonly number[]): string[] =>
    lines(charge(enemies, dice), 'comes upon');
  const squares = (...where: string[]): Field =>
    Object.fromEntries(
      where.map((square, i) => [`#${109 + i}`, foot(square, { formation: 'square' })]),
    );
  const FIGHT = [EVEN, EVEN, 100, PASS];

  test('[6.43] the enemy straight ahead of it comes first', () => {
    expect(met(squares('38,28', '38,29', '38,30'), FIGHT)).toEqual(['[6.43] #53 comes upon #110']);
  });

  test('[6.43] then one to the right of that, then one to the left', () => {
    expect(met(squares('38,28', '38,30'), FIGHT)).toEqual(['[6.43] #53 comes upon #110']);
    expect(met(squares('38,28'), FIGHT)).toEqual(['[6.43] #53 comes upon #109']);
  });

  test('[6.43] one to the left of it comes before one two to the right', () => {
    const { log } = combat(
      { [CUIRASSIERS]: rider('31,28', '34,31'), ...squares('32,31', '34,30') },
      FIGHT,
    );
    expect(log).toContain('[6.43] #53 comes upon #110');
  });

  test('[6.43] it faces him, whatever way it came', () => {
    const { log, state } = charge(squares('36,30'), [EVEN, EVEN, 100, PASS]);
    expect(log).toContain('[6.43] #53 ends its charge at 35,29');
    expect(log).toContain('[7.4] #53 leads a melee into 36,30');
    expect(state.square[u]).not.toBe(at('35,29'));
  });

  test('[6.43] who stands on closed ground stops it and is not attacked', () => {
    for (const ground of ['woods', 'town', 'redoubt', 'sunken road'] as const) {
      onGround('waterloo', '38,29', ground, () => {
        const played = charge({ [british]: foot('38,29') }, [1]);
        expect([ground, rest(played)]).toEqual([
          ground,
          [
            '[6.43] #53 ends its charge at 37,29',
            '[20.11] #53 is disrupted: level 2',
            '[7.51] #53 retreats to 34,29',
            '[6.433] #53 is blown: in open order, it avoids fights',
          ],
        ]);
      });
    }
  });

  test('[6.43] beside him it attacks one who is not on such ground', () => {
    onGround('waterloo', '38,29', 'woods', () => {
      expect(met(squares('38,29', '38,28'), FIGHT)).toEqual(['[6.43] #53 comes upon #110']);
    });
  });

  test('[6.43] routed units have no zone: it stops before none of them but rides him down who is in its way', () => {
    const routed = { formation: 'rout', disruption: 5 };
    const aside = charge({ [british]: foot('36,30', routed) }, []);
    expect(lines(aside, 'overruns', 'rides to 39')).toEqual(['[6.43] #53 rides to 39,29']);
    const ahead = charge({ [british]: foot('36,29', routed) }, [EVEN, EVEN, PASS]);
    expect(lines(ahead, 'comes upon', 'rides at', 'overruns', 'rides to 39')).toEqual([
      '[6.43] #53 overruns #109',
      '[6.43] #53 rides to 39,29',
    ]);
    expect(ahead.log).toContain('[7.52] #109 routs to 43,29');
  });
});

describe('the chance to overrun', () => {
  test('[6.43] is the lead in morale and 20 for each level of disruption, 90 at most (R278)', () => {
    const s = before({ [CUIRASSIERS]: rider('31,29', '39,29'), [british]: foot('38,29') });
    const chance = (morale: number, disruption: number): number => {
      s.efficiency[v] = morale;
      s.disruption[v] = disruption;
      return overrunChance(s, u, v);
    };
    s.efficiency[u] = 80;
    expect([chance(60, 0), chance(60, 2), chance(80, 0), chance(90, 0)]).toEqual([20, 60, 0, 0]);
    expect([chance(60, 4), chance(10, 2)]).toEqual([90, 90]);
    s.fatigue[u] = 10;
    expect(chance(60, 0)).toBe(10);
  });

  test('[6.43] squares are never overrun', () => {
    const played = charge({ [british]: foot('38,29') }, [80, EVEN, EVEN, 100, PASS]);
    expect(lines(played, 'rides at', 'overruns')).toEqual([]);
    expect(played.log).toContain('[7.4] #53 leads a melee into 38,29');
  });

  test('[6.43] nor is a square of two units of which one has formed', () => {
    const played = charge(
      { [british]: foot('38,29', { efficiency: 80 }), [other]: foot('38,29', { orders: [] }) },
      [1, ...STANDS, EVEN, EVEN, EVEN, 100, PASS],
    );
    expect(lines(played, 'rides at', 'overruns')).toEqual([]);
  });
});

describe('an overrun', () => {
  const overrun = (more: UnitDoc = {}, dice: readonly number[] = [EVEN, EVEN, PASS]): Played =>
    charge({ [british]: foot('38,29', more) }, [...STANDS, 28, ...dice]);

  test('[6.43] [20.11] costs both sides men, shakes and drives the enemy off, and the charge goes on', () => {
    expect(rest(overrun())).toEqual([
      '[6.43] #53 comes upon #109',
      '[6.43] #53 rides at #109: 27 against 28',
      '[6.43] #53 overruns #109',
      '[7.4] #53 fights with a strength of 2498',
      '[7.4] #109 fights with a strength of 370',
      '[6.43] #109 loses 62 men in the overrun',
      '[8.2] #109 tests its morale: 0 against 86',
      '[20.11] #109 is disrupted: level 3',
      '[7.51] #109 retreats to 41,29',
      '[6.43] #53 loses 9 men in the overrun',
      '[6.43] #53 is disrupted: level 1',
      '[8.3] #53 gains 1 efficiency',
      '[6.43] #53 rides to 38,29',
      '[6.43] #53 rides to 39,29',
      '[6.43] #53 ends its charge at 39,29',
      '[20.11] #53 is disrupted: level 3',
    ]);
  });

  test('[6.43] [20.9] costs the cavalry 4 of fatigue, and no points', () => {
    const { state } = overrun();
    expect([state.fatigue[u], state.op[u]]).toEqual([8 * 2 + 4, 10]);
  });

  test('[20.10] brings 6 of efficiency, also when the enemy routs', () => {
    const weary = (disruption: number, dice: readonly number[]): Played =>
      charge({ [british]: foot('38,29', { disruption }) }, dice, { efficiency: 80 });
    const gain = (played: Played): string[] => lines(played, '#53 gains');
    expect(gain(weary(0, [...STANDS, 1, EVEN, EVEN, PASS]))).toEqual([
      '[8.3] #53 gains 6 efficiency',
    ]);
    const routs = weary(2, [51, 1, 1, EVEN, EVEN, PASS]);
    expect(routs.log).toContain('[7.52] #109 breaks');
    expect(gain(routs)).toEqual(['[8.3] #53 gains 6 efficiency']);
  });

  test('[6.43] half as bloody as a melee', () => {
    const men = (played: Played): number => 600 - played.state.men[v];
    const melee = charge({ [british]: foot('38,29') }, [...STANDS, 29, EVEN, EVEN, PASS, 100, 1]);
    // The melee is fought two levels of disruption later, which only weakens the defence.
    expect([men(overrun()), men(melee)]).toEqual([62, 125]);
  });

  test('[6.432] who has fled and is caught is overrun without a roll, and as a rule routs', () => {
    const played = charge({ [british]: foot('38,29') }, [81, 41, EVEN, EVEN, PASS]);
    expect(lines(played, 'comes upon', 'rides at', 'overruns', 'breaks', 'routs')).toEqual([
      '[6.43] #53 overruns #109',
      '[7.52] #109 breaks',
      '[7.52] #109 routs to 47,29',
    ]);
  });

  test('[6.43] rides on to another enemy', () => {
    const enemies: Field = {
      [british]: foot('34,28'),
      [other]: foot('38,29', { formation: 'square' }),
    };
    const played = charge(enemies, [...STANDS, 28, EVEN, EVEN, PASS, EVEN, EVEN, 100, PASS]);
    expect(lines(played, 'comes upon', 'overruns')).toEqual([
      '[6.43] #53 comes upon #109',
      '[6.43] #53 overruns #109',
      '[6.43] #53 comes upon #110',
    ]);
  });

  test('[6.43] ends the charge at disruption 4 (R274)', () => {
    const played = charge({ [british]: foot('38,29') }, [1, ...STANDS, 28, EVEN, EVEN, PASS], {
      disruption: 3,
      efficiency: 98,
    });
    expect(lines(played, '#53 rides to', '#53 ends').slice(-2)).toEqual([
      '[6.43] #53 rides to 37,29',
      '[6.43] #53 ends its charge at 37,29',
    ]);
  });

  test('[7.52] that breaks the cavalry itself lets it rout, before anybody fires', () => {
    const played = charge({ [DRAGOONS]: horse('38,29', { men: 2600 }) }, [1, 1, EVEN, EVEN, 100], {
      disruption: 3,
      efficiency: 98,
    });
    expect(lines(played, '#53 is disrupted', '#53 breaks', '#53 ends', '#53 routs')).toEqual([
      '[8.2] #53 is disrupted: level 4',
      '[6.43] #53 is disrupted: level 5',
      '[7.52] #53 breaks',
      '[7.52] #53 routs to 30,29',
    ]);
  });

  test('[6.354] skirmishers who are out bear three of four losses', () => {
    const { state } = overrun({ skirmishers: 100, out: '100%' });
    expect([state.men[v], state.skirmishers[v]]).toEqual([538, 53]);
  });

  test('[6.43] [6.434] of cavalry; it goes back without being shaken further', () => {
    const played = charge({ [DRAGOONS]: horse('38,29') }, [8, EVEN, EVEN, PASS]);
    expect(rest(played).slice(0, 8)).toEqual([
      '[6.43] #53 comes upon #152',
      '[6.43] #53 rides at #152: 7 against 8',
      '[6.43] #53 overruns #152',
      '[7.4] #53 fights with a strength of 1499',
      '[7.4] #152 fights with a strength of 709',
      '[6.43] #152 loses 37 men in the overrun',
      '[8.2] #152 tests its morale: 0 against 81',
      '[7.51] #152 retreats to 41,29',
    ]);
  });
});

describe('guns alone', () => {
  const battery = numberOf(gunners);
  const lone = (dice: readonly number[], more: UnitDoc = {}): Played =>
    charge({ [gunners]: guns('38,29', more) }, dice);

  test('[6.436] that pass their test stand, are never overrun, and fight it out', () => {
    const played = lone([68, EVEN, EVEN, PASS, 100, 1]);
    expect(lines(played, 'tests', 'rides at', 'overruns', 'leads').slice(0, 2)).toEqual([
      '[6.436] #175 tests its morale: 67 against 68',
      '[7.4] #53 leads a melee into 38,29',
    ]);
  });

  test('[6.436] fire once more into the cavalry beside them', () => {
    const played = lone([68, EVEN, PASS, EVEN, EVEN, PASS, 100, 1], { op: 10, ammunition: 3 });
    expect(lines(played, 'fires')[0]).toContain('#175 fires at #53, range 1');
  });

  test('[6.436] that fail are ridden over: no ammunition, efficiency 20, fatigue and disruption', () => {
    const played = lone([69, EVEN, EVEN, PASS], { ammunition: 5 });
    expect(rest(played).slice(0, 9)).toEqual([
      '[6.43] #53 comes upon #175',
      '[6.436] #175 tests its morale: 68 against 68',
      '[6.43] #53 overruns #175',
      '[7.4] #53 fights with a strength of 2998',
      '[7.4] #175 fights with a strength of 53',
      '[6.43] #175 loses 48 men in the overrun',
      '[8.2] #175 tests its morale: 0 against 79',
      '[6.436] #175 is disrupted: level 2',
      '[7.51] #175 retreats to 41,29',
    ]);
    const { state } = played;
    expect([
      state.ammunition[battery],
      state.efficiency[battery],
      state.fatigue[battery],
      state.disruption[battery],
    ]).toEqual([0, 20, 20, 2]);
  });

  test('[6.436] answer with one test for all of a square', () => {
    const both = charge({ [gunners]: guns('38,29'), '#176': guns('38,29') }, [
      69,
      EVEN,
      EVEN,
      EVEN,
      PASS,
      PASS,
      PASS,
    ]);
    expect(lines(both, '[6.436]', 'overruns')).toHaveLength(4);
  });

  test('[6.436] that have passed while their infantry fled are not tested again', () => {
    const units: Field = { [british]: foot('38,29'), [gunners]: guns('38,29') };
    const played = charge(units, [81, 41, 68, EVEN, EVEN, PASS, 100, 1]);
    expect(lines(played, '[6.436]', 'leads')).toEqual([
      '[6.436] #175 tests its morale: 67 against 68',
      '[7.4] #53 leads a melee into 38,29',
    ]);
  });

  test('[6.436] limbered have driven off, and are overrun if they are caught', () => {
    const played = lone([88, EVEN, EVEN, PASS], { formation: 'limbered' });
    expect(lines(played, 'flees', 'overruns')).toEqual([
      '[6.436] #175 flees before the charge',
      '[6.43] #53 overruns #175',
    ]);
  });
});

describe('who stands up to a charge', () => {
  test('[20.11] gains two levels of disruption, if it is infantry out of square', () => {
    const line = charge({ [british]: foot('38,29') }, [...STANDS, 29, EVEN, EVEN, PASS, 100, 1]);
    expect(rest(line).slice(1, 4)).toEqual([
      '[6.43] #53 rides at #109: 28 against 28',
      '[20.11] #109 is disrupted: level 3',
      '[6.43] #53 ends its charge at 37,29',
    ]);
    const formed = charge({ [british]: foot('38,29') }, [80, EVEN, EVEN, 100, PASS]);
    const cavalry = charge({ [DRAGOONS]: horse('38,29') }, [9, EVEN, EVEN, 100, PASS, PASS, 1]);
    expect(lines(formed, '[20.11] #109')).toEqual([]);
    expect(lines(cavalry, '[20.11] #152')).toEqual([]);
  });

  test('[20.11] [7.52] routs at once if that is the fifth, and the charge goes on (R279)', () => {
    const played = charge({ [british]: foot('38,29', { disruption: 2 }) }, [1, 51, 1, 69], {
      efficiency: 68,
    });
    expect(lines(played, 'breaks', 'routs to', '#53 gains', 'rides to 38', 'leads')).toEqual([
      '[7.52] #109 breaks',
      '[7.52] #109 routs to 45,29',
      '[8.3] #53 gains 6 efficiency',
      '[6.43] #53 rides to 38,29',
    ]);
  });

  test('[6.434] cavalry that avoids fights is gone before the charge has come', () => {
    const shy = horse('38,29', { orders: ['frontline', 'auto-retreat'] });
    const played = charge({ [DRAGOONS]: shy }, [], { efficiency: 80 });
    expect(rest(played).slice(0, 4)).toEqual([
      '[6.434] #152 flees before the charge',
      '[7.51] #152 retreats to 41,29',
      '[8.3] #53 gains 6 efficiency',
      '[6.43] #53 rides to 38,29',
    ]);
  });

  test('[6.434] cavalry that avoids fights may charge, frightens, and attacks nobody', () => {
    const played = charge({ [british]: foot('38,29') }, [...STANDS, 1], {
      orders: ['frontline', 'auto-retreat'],
    });
    expect(lines(played, 'forms no square', 'comes upon', 'melee', '20.11] #109')).toEqual([
      '[20.14] #109 forms no square: 0 rolled, 1 levels of disruption',
    ]);
    expect(whereIs(played.state, u)).toBe('34,29');
  });
});

describe('two charges', () => {
  test('[6.43] [6.36] from one square attack together, as they face', () => {
    const half = { men: 500 };
    const units: Field = {
      [CUIRASSIERS]: rider('35,29', '39,29', half),
      [SECOND]: rider('35,29', '39,29', half),
      [british]: foot('38,29', { formation: 'square' }),
    };
    const played = combat(units, [EVEN, EVEN, EVEN, PASS, 1, 1]);
    expect(lines(played, 'leads', 'fights').map((line) => line.slice(0, 12))).toEqual([
      '[7.4] #53 le',
      '[7.4] #53 fi',
      '[7.4] #55 fi',
      '[7.4] #109 f',
    ]);
  });

  test('[6.36] who comes to a charge that faces an enemy attacks him, too', () => {
    const half = { men: 500 };
    const units: Field = {
      [CUIRASSIERS]: rider('36,29', '39,30', half),
      [SECOND]: rider('36,29', '39,28', half),
      [british]: foot('38,30', { formation: 'square' }),
      [other]: foot('38,28', { formation: 'square' }),
    };
    const played = combat(units, [EVEN, EVEN, EVEN, 100, 1, 1]);
    expect(lines(played, 'comes upon', 'leads')).toEqual([
      '[6.43] #53 comes upon #109',
      '[6.43] #55 comes upon #110',
      '[7.4] #53 leads a melee into 38,30',
    ]);
  });

  test('[6.43] on their own squares they attack whom each has come upon', () => {
    const units: Field = {
      [CUIRASSIERS]: rider('35,29', '39,29'),
      [SECOND]: rider('35,31', '39,31'),
      [british]: foot('38,29', { formation: 'square' }),
      [other]: foot('38,31', { formation: 'square' }),
    };
    const played = combat(units, [EVEN, EVEN, 100, EVEN, EVEN, 100, 1, 1]);
    expect(lines(played, 'leads')).toEqual([
      '[7.4] #53 leads a melee into 38,29',
      '[7.4] #55 leads a melee into 38,31',
    ]);
  });

  test('[7.1] what the phase did to them is forgotten when it is over', () => {
    const { state } = charge({ [british]: foot('38,29') }, [80, EVEN, EVEN, 100, PASS]);
    expect(state.fate[u] & (CHARGED | MET)).toBe(0);
  });
});
