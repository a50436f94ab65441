import { describe, expect, test } from 'vitest';
import { FACTOR } from '../../../src/games/squares/lexicon.ts';
import { BRANCHES } from '../../../src/games/squares/data/lists.ts';
import { AUSTRIA } from '../../../src/games/squares/numbers.ts';
import {
  attackStrength,
  defenceStrength,
} from '../../../src/games/squares/rules/07-melee-strength.ts';
import { isFlanked } from '../../../src/games/squares/rules/07-modifiers.ts';
import { tally } from '../../../src/games/squares/rules/07-tally.ts';
import { enlisted } from './altered.ts';
import { before, BRITISH, FRENCH, fresh, numberOf, type Field, type UnitDoc } from './combat.ts';

const [french] = FRENCH;
const [british] = BRITISH;
const CUIRASSIERS = '#53';
const CARABINIERS = '#51';
const FRENCH_LANCERS = '#18';
const BATTERY = '#157';
const UHLAN = BRANCHES.findIndex(([code]) => code === 'UH');

/** What makes 100 percent of readiness, command control and efficiency. */
const PERFECT = { readiness: 7, control: 20, efficiency: 98 };

const column = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 600, formation: 'column', facing: 'E', ...PERFECT, ...more });
const line = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 650, formation: 'line', facing: 'W', ...PERFECT, ...more });
const horse = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 750, formation: 'normal', facing: 'E', ...PERFECT, ...more });

interface Strength {
  readonly strength: number;
  /** All shares by their names, in percent. */
  readonly shares: Readonly<Record<string, number>>;
}

const FACTOR_NAMES = Object.entries(FACTOR);

const measured = (strength: number, terms: readonly number[] | null): Strength => ({
  strength: Math.round(strength),
  shares: Object.fromEntries(
    (terms ?? []).flatMap((factor, i) =>
      i % 2 === 1
        ? []
        : [[FACTOR_NAMES.find(([, n]) => n === factor)?.[0] ?? '', terms?.[i + 1] ?? 0]],
    ),
  ),
});

/** The strengths of the first unit, which attacks, and of the second. */
const strengths = (units: Field, setting = {}): { attack: Strength; defence: Strength } => {
  const [attacker, defender] = Object.keys(units);
  const [u, v] = [numberOf(attacker), numberOf(defender)];
  const s = before(units, setting);
  const [first, second] = [tally(true), tally(true)];
  const flanked = isFlanked(s, v, s.square[u]);
  return {
    attack: measured(attackStrength(s, u, v, first), first.terms),
    defence: measured(defenceStrength(s, v, u, flanked, second), second.terms),
  };
};

const duel = (attacker: UnitDoc = {}, defender: UnitDoc = {}, setting = {}) =>
  strengths({ [french]: column('36,28', attacker), [british]: line('37,28', defender) }, setting);

describe('what makes a strength', () => {
  test('[20.6] men, formations, melee value and nation', () => {
    expect(duel()).toEqual({
      attack: {
        strength: 2106,
        shares: { formation: 180, 'melee value': 130, nation: 150 },
      },
      defence: { strength: 879, shares: { formation: 80, 'melee value': 130, nation: 130 } },
    });
  });

  test.each([
    ['readiness 5', { readiness: 5 }, 'readiness', 90, 1895],
    ['no readiness', { readiness: 0 }, 'readiness', 65, 1369],
    ['two levels of disruption', { disruption: 2 }, 'disruption', 80, 1685],
    ['thirty of fatigue', { fatigue: 30 }, 'fatigue', 85, 1790],
    ['control 30', { control: 30 }, 'command control', 150, 3159],
    ['control 10', { control: 10 }, 'command control', 50, 1053],
    ['five points left', { op: 5 }, 'few operation points', 75, 1580],
    ['efficiency 58', { efficiency: 58 }, 'efficiency', 50, 1053],
    ['hardly any efficiency (R29)', { efficiency: 20 }, 'efficiency', 5, 105],
    ['no ammunition', { ammunition: 0 }, 'out of ammunition', 90, 1895],
  ] as const)('[20.6] %s', (_what, unit, factor, percent, strength) => {
    const { attack } = duel(unit);
    expect(attack.shares[factor]).toBe(percent);
    expect(attack.strength).toBe(strength);
  });

  test('[20.6] six points left are no few, and a shot fired makes no difference', () => {
    expect(duel({ op: 6, ammunition: 6 }).attack.strength).toBe(2106);
  });

  test('[20.6] a leader adds three percent for each point of his bonus', () => {
    const { attack } = duel({}, {}, { leaders: { '@0': { rides: french, bonus: 10 } } });
    expect(attack).toEqual({
      strength: 2738,
      shares: { formation: 180, 'melee value': 130, leader: 130, nation: 150 },
    });
  });

  test('[4.11] the level of play gives one side what it takes from the other', () => {
    const at = (level: number): number[] => {
      const { attack, defence } = duel({}, {}, { options: { level } });
      return [attack.strength, defence.strength];
    };
    expect(at(1)).toEqual([2527, 703]);
    expect(at(5)).toEqual([1685, 1055]);
  });

  test('[20.6] who attacks a flank has half as much again, who is flanked a quarter', () => {
    const { attack, defence } = duel({}, { facing: 'E' });
    expect(attack.shares['attack on a flank']).toBe(150);
    expect(attack.strength).toBe(3159);
    expect(defence.shares['flanked']).toBe(25);
    expect(defence.strength).toBe(220);
  });

  test('[6.36] neither a square nor a redoubt has a flank', () => {
    const { attack } = duel({}, { formation: 'square', facing: 'E' });
    expect(attack.shares['attack on a flank']).toBeUndefined();
    const inRedoubt = strengths(
      { '#4': column('13,8'), '#93': line('14,8', { facing: 'E' }) },
      { scenario: 'borodino' },
    );
    expect(inRedoubt.attack.shares['attack on a flank']).toBeUndefined();
  });
});

describe('ground', () => {
  /** At Borodino, where there is ground of most kinds. */
  const on = (from: string, to: string, facing: string) =>
    strengths({ '#4': column(from, { facing }), '#93': line(to) }, { scenario: 'borodino' });

  test.each([
    ['town', '5,1', '6,1', 'E', 80],
    ['woods', '4,0', '3,0', 'W', 70],
    ['redoubt', '13,8', '14,8', 'E', 40],
  ] as const)('[20.6] %s protects who is attacked there', (_what, from, to, facing, percent) => {
    const { attack, defence } = on(from, to, facing);
    expect(attack.shares['target terrain']).toBe(percent);
    expect(defence.shares['target terrain']).toBeUndefined();
  });

  test.each([
    ['a stream', '16,0', 'E', '17,0', 70],
    ['a bridge', '9,4', 'W', '8,4', 70],
  ] as const)('[20.6] %s hinders who attacks from it', (_what, from, facing, to, percent) => {
    expect(on(from, to, facing).attack.shares['own terrain']).toBe(percent);
    expect(on(to, from, 'E').defence.shares['own terrain']).toBeUndefined();
  });

  test('[20.6] a garrison that sallies leaves its walls behind (R220)', () => {
    const { attack, defence } = strengths(
      { '#93': line('14,8'), '#4': column('13,8') },
      { scenario: 'borodino' },
    );
    expect(attack.shares['target terrain']).toBeUndefined();
    expect(defence.shares['own terrain']).toBeUndefined();
    expect(defence.shares['target terrain']).toBeUndefined();
  });

  test.each([
    ['swamp', '35,13', '36,13', 70],
    ['a sunken road', '9,21', '10,21', 90],
    ['fields', '23,14', '24,14', undefined],
  ] as const)('[20.6] %s at Waterloo', (_what, from, to, percent) => {
    const { attack } = strengths({ [french]: column(from), [british]: line(to) });
    expect(attack.shares['target terrain']).toBe(percent);
  });

  test('[20.6] ten percent for each level that the enemy stands higher or lower', () => {
    const { attack, defence } = strengths(
      { '#4': column('10,8'), '#93': line('12,8') },
      { scenario: 'borodino' },
    );
    expect([attack.shares['elevation'], defence.shares['elevation']]).toEqual([80, 120]);
  });
});

describe('formations', () => {
  /** [20.6] The chart again: row by row the attacker's formation, by line, column, square and so on. */
  test.each([
    ['line', 'line', undefined],
    ['line', 'column', 80],
    ['line', 'open', 120],
    ['line', 'rout', 200],
    ['column', 'square', 180],
    ['column', 'column', undefined],
    ['column', 'rout', 250],
    ['open', 'line', 80],
    ['open', 'square', 90],
    ['square', 'line', undefined],
  ] as const)('[20.6] infantry in %s against %s', (own, other, percent) => {
    expect(duel({ formation: own }, { formation: other }).attack.shares['formation']).toBe(percent);
  });

  test.each([
    ['charge', 'line', 250],
    ['charge', 'open', 300],
    ['counter-charge', 'column', 250],
    ['normal', 'line', undefined],
    ['open', 'line', 80],
    ['dismounted', 'column', 80],
  ] as const)('[20.6] cavalry in %s against %s', (own, other, percent) => {
    const { attack } = strengths({
      [CUIRASSIERS]: horse('36,28', { formation: own }),
      [british]: line('37,28', { formation: other }),
    });
    expect(attack.shares['formation']).toBe(percent);
  });

  test('[6.351] of cavalry against a square a quarter is left (R214)', () => {
    const { attack, defence } = strengths({
      [CUIRASSIERS]: horse('36,28', { formation: 'charge' }),
      [british]: line('37,28', { formation: 'square' }),
    });
    expect(attack).toEqual({
      strength: 338,
      shares: { 'melee value': 180, 'charge upon a square': 25 },
    });
    expect(defence.strength).toBe(845);
  });

  test('[20.6] limbered guns have a fifth of their strength, gunners count as men', () => {
    const guns = (formation: string): Strength =>
      strengths({
        [french]: column('36,28'),
        [BATTERY]: fresh('37,28', { men: 96, formation, facing: 'W', ...PERFECT }),
      }).defence;
    expect(guns('unlimbered')).toEqual({ strength: 125, shares: { 'melee value': 130 } });
    expect(guns('limbered')).toEqual({
      strength: 25,
      shares: { 'melee value': 130, limbered: 20 },
    });
  });

  test('[20.6] routed units have a fifth of their strength against cavalry only', () => {
    const routed = line('37,28', { formation: 'rout', disruption: 5 });
    const horsed = strengths({ [CUIRASSIERS]: horse('36,28'), [british]: routed });
    expect(horsed.defence.shares).toEqual({ 'melee value': 130, disruption: 50, routed: 20 });
    expect(duel({}, { formation: 'rout', disruption: 5 }).defence.shares['routed']).toBeUndefined();
  });
});

describe('kinds of troops', () => {
  test('[20.6] lancers have 130 percent in the saddle (R213)', () => {
    const { attack } = strengths({
      [FRENCH_LANCERS]: horse('36,28'),
      [british]: line('37,28'),
    });
    expect(attack.shares).toEqual({ 'melee value': 170, lancers: 130 });
    const uhlan = enlisted('waterloo', CUIRASSIERS, { branch: UHLAN }, () =>
      strengths({ [CUIRASSIERS]: horse('36,28'), [british]: line('37,28') }),
    );
    expect(uhlan.attack.shares['lancers']).toBe(130);
    const cuirassiers = strengths({ [CUIRASSIERS]: horse('36,28'), [british]: line('37,28') });
    expect(cuirassiers.attack.shares).toEqual({ 'melee value': 180 });
  });

  test('[20.6] on foot cavalry has half its melee value and a third of its strength (R32)', () => {
    const { attack } = strengths({
      [CARABINIERS]: horse('36,28', { formation: 'dismounted' }),
      [british]: line('37,28'),
    });
    expect(attack).toEqual({ strength: 347, shares: { 'melee value': 140, 'on foot': 33 } });
  });

  test.each([
    ['British infantry in line', british, 'line', 130],
    ['British infantry in column', british, 'column', 130],
    ['but not in square', british, 'square', undefined],
    ['nor in open order', british, 'open', undefined],
    ['Highlanders, besides', '#135', 'line', 156],
    ['Hanoverians are no British', '#128', 'line', undefined],
  ] as const)('[20.6] %s', (_what, unit, formation, percent) => {
    const { defence } = strengths({
      [french]: column('36,28'),
      [unit]: line('37,28', { formation }),
    });
    expect(defence.shares['nation']).toBe(percent);
  });

  test('[20.6] French infantry in column only; their allies not (R31)', () => {
    expect(duel({ formation: 'line' }).attack.shares['nation']).toBeUndefined();
    const ally = strengths(
      { '#12': column('20,15'), '#93': line('21,15') },
      { scenario: 'borodino' },
    );
    expect(ally.attack.shares['nation']).toBeUndefined();
  });

  test('[20.6] Prussian infantry in any formation', () => {
    const { defence } = strengths(
      { '#0': column('4,4'), '#91': line('5,4', { formation: 'open' }) },
      { scenario: 'auerstadt' },
    );
    expect(defence.shares['nation']).toBe(120);
  });

  test('[20.6] Russian infantry in column; musketeers have a point of melee value more', () => {
    const russian = (unit: string, formation: string): unknown =>
      strengths(
        { '#4': column('20,15'), [unit]: line('21,15', { formation }) },
        { scenario: 'borodino' },
      ).defence.shares;
    expect(russian('#93', 'column')).toEqual({ 'melee value': 140, nation: 120 });
    expect(russian('#93', 'line')).toEqual({ formation: 80, 'melee value': 130 });
    expect(russian('#92', 'column')).toEqual({ 'melee value': 130, nation: 120 });
  });

  test('[20.6] Austrian columns, and more of them against cavalry', () => {
    const against = (units: Field): unknown =>
      enlisted('waterloo', british, { nation: AUSTRIA }, () => strengths(units)).defence.shares[
        'nation'
      ];
    const target = line('37,28', { formation: 'column' });
    expect(against({ [french]: column('36,28'), [british]: target })).toBe(130);
    expect(against({ [CUIRASSIERS]: horse('36,28'), [british]: target })).toBe(156);
    expect(against({ [french]: column('36,28'), [british]: line('37,28') })).toBeUndefined();
  });

  test('[20.6] skirmishers scattered in woods halve the attack, and have 110 percent (R221)', () => {
    const scattered = (to: string) =>
      strengths(
        {
          '#4': column('4,0', { facing: 'W' }),
          '#92': line(to, { men: 500, skirmishers: 500, out: '100%', formation: 'open' }),
        },
        { scenario: 'borodino' },
      );
    const inWoods = scattered('3,0');
    expect(inWoods.attack.shares['scattered skirmishers']).toBe(50);
    expect(inWoods.defence.shares['skirmishers']).toBe(110);
    const inTheOpen = scattered('4,1');
    expect(inTheOpen.attack.shares['scattered skirmishers']).toBeUndefined();
  });
});
