import { describe, expect, test } from 'vitest';
import { FRENCH_CONTROL, HOME, PLACE_NAMES, UNIT_NAMES } from '../../../src/games/areas/board.ts';
import { check } from '../../../src/games/areas/check.ts';
import { recount, setup } from '../../../src/games/areas/setup.ts';
import type { AreasState } from '../../../src/games/areas/state.ts';

const unit = (name: string): number => UNIT_NAMES.indexOf(name);
const BRUE_AT = HOME[unit('Brue')];
const CHARLET_AT = HOME[unit('Charlet')];

/** What is found wrong with the opening after somebody has meddled with it. */
const after = (meddle: (s: AreasState) => void): string[] => {
  const s = setup('waterloo', {});
  meddle(s);
  return check(s);
};

/** The same when the counts have followed. */
const counted = (meddle: (s: AreasState) => void): string[] =>
  after((s) => {
    meddle(s);
    recount(s);
  });

describe('the invariants of areas', () => {
  test('the opening has them', () => {
    expect(after(() => undefined)).toEqual([]);
  });

  test('[4.6] a unit is fresh or spent, and one of a single step never spent', () => {
    expect(counted((s) => (s.spent[unit('Brue')] = 1))).toEqual([]);
    expect(counted((s) => (s.spent[unit('Brue')] = 2))).toContain(
      'Brue cannot be what and where it is',
    );
    expect(counted((s) => (s.spent[unit('Baring')] = 1))).toEqual([
      'Baring cannot be what and where it is',
    ]);
  });

  test('[3.1] a unit is at a place of the map, lost or away', () => {
    expect(counted((s) => (s.place[unit('Schwerin')] = PLACE_NAMES.length + 2))).toEqual([
      'Schwerin cannot be what and where it is',
    ]);
  });

  test.each([
    ['moves', (s: AreasState): number => (s.place[unit('Brue')] = CHARLET_AT)],
    ['is spent', (s: AreasState): number => (s.spent[unit('Brue')] = 1)],
  ])('the force of a place follows a unit that %s', (_, meddle) => {
    expect(after(meddle)).toContain(`${PLACE_NAMES[BRUE_AT]} has not the units it counts`);
  });

  test('the force of a place is the units of each side', () => {
    expect(after((s) => s.force[BRUE_AT]++)[0]).toMatch(/has not the units it counts$/);
  });

  test('[7.1] no more than ten units of a side stand in an area', () => {
    const area = FRENCH_CONTROL.findIndex((held, at) => held === 1 && !HOME.includes(at));
    const crowd = (n: number) => (s: AreasState) => s.place.fill(area, 0, n);
    expect(counted(crowd(10))).toEqual([]);
    expect(counted(crowd(11))).toEqual([`${PLACE_NAMES[area]} is overfull`]);
  });

  test('[7.2] who stands alone in an area controls it', () => {
    expect(after((s) => (s.control[BRUE_AT] = 0))).toEqual([
      `${PLACE_NAMES[BRUE_AT]} is held but not controlled`,
    ]);
  });

  test('[15.1] none but Prussians stand in a zone', () => {
    const zone = PLACE_NAMES.indexOf('P1');
    expect(counted((s) => (s.place[unit('Schwerin')] = zone))).toEqual([]);
    for (const name of ['Brue', 'Adam']) {
      expect(counted((s) => (s.place[unit(name)] = zone))).toEqual([
        'P1 holds others than Prussians',
      ]);
    }
  });
});
