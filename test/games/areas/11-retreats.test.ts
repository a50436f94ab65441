import { describe, expect, test } from 'vitest';
import { fight, from, NOBODY, pressed, stormed, through, type Fight } from './fight.ts';
import {
  A,
  amid,
  area,
  bar,
  choices,
  F,
  isSpent,
  placeOf,
  play,
  points,
  refusal,
  spent,
  standingAt,
  waiting,
  type Doc,
  type Unit,
} from './table.ts';

// 46 lies next to 35, 45, 47 and 61. French in 34 stand next to 35, in 60 next to 61 and 47.

const LOW = [1, 1, 6, 6];
const open: Fight = { from: 47, to: 46, attackers: ['Charlet'], defenders: ['Kruse', 'Best'] };

/** Defenders of 46 after an assault, before anybody retreats of his own will. */
const beaten = (defenders: readonly Unit[], others: NonNullable<Doc['units']> = {}) =>
  amid(
    {
      spent: NOBODY,
      assault: { point: 'Charlet' },
      french: [47],
      units: { ...others, 46: [...defenders, 'Charlet'] },
    },
    [['battle'], ['endPhase'], ['impulses', F, 1], ['fallBack', area(46), 0]],
  ).state;

const to = (unit: string, ...ids: number[]): string[] =>
  ids.map((id) => `retreat ${unit} ${area(id)}`);

describe('attackers', () => {
  test('[11.17] they go back to the area they came from, and nowhere else', () => {
    const { state, log } = fight(open, LOW, 'forward Kruse');
    expect(log).toContain(`[11.17] Charlet retreats to ${area(47)}`);
    expect(placeOf(state, 'Charlet')).toBe(area(47));
  });

  test('[11.17] the area they came from is the last one, not the first', () => {
    const { state } = through(
      stormed({ ...open, verb: 'charge', attackers: ['Bruno', 'Gobrecht'], from: 47 }),
      LOW,
      'point Bruno',
      'forward Kruse',
      'done',
    );
    expect(standingAt(state, 47)).toEqual(['Bruno', 'Gobrecht']);
    const far = pressed({ units: { 46: [from(61, 'Bruno'), 'Kruse', 'Best'] }, french: [61] }, 1);
    expect(placeOf(through(far, LOW, 'forward Kruse', 'done').state, 'Bruno')).toBe(area(61));
  });

  test('[11.17] those beyond the stacking limit are eliminated', () => {
    const ten = ['Bourgeois', 'Aulard', 'Noguez', 'Grenier', 'Pégot', 'Brue', 'Bauduin', 'Soye'];
    const s = pressed({
      units: {
        47: [...ten, 'Husson'],
        46: [from(47, 'Charlet'), from(47, 'Schmitz'), 'Kruse', 'Best'],
      },
    });
    const { state, log } = through(s, LOW, 'point Charlet', 'forward Kruse', 'done');
    expect(log).toContain(`[11.17] Charlet retreats to ${area(47)}`);
    expect(log).toContain(`[11.17] Schmitz is eliminated in ${area(46)}`);
    expect([placeOf(state, 'Schmitz'), points(state)]).toEqual(['lost', -1]);
  });
});

describe('defenders', () => {
  test('[11.18] who retreats to absorb a point follows the priorities', () => {
    const s = amid(
      {
        spent: NOBODY,
        units: { 46: [spent('Kruse'), 'Best', 'Charlet'], 34: ['Soye'], 60: ['Brue'] },
      },
      [['battle'], ['endPhase'], ['impulses', F, 1], ['absorb', A, area(46), 2, 'Kruse']],
    ).state;
    expect(choices(s, A)).toEqual(['eliminate Kruse', ...to('Kruse', 45)]);
    expect(refusal(s, A, 'retreat', 'Kruse', 35)).toEqual(bar('11.20', 'fewer areas'));
  });

  test('[11.19] a retreat goes to an adjacent friendly controlled area without enemies', () => {
    const s = beaten(['Kruse'], { 45: ['Noguez'], 61: ['Grenier', 'Best'] });
    expect(choices(s, A)).toEqual([...to('Kruse', 35), 'done']);
    expect(refusal(s, A, 'retreat', 'Kruse', 44)).toEqual(bar('11.19', 'adjacent area'));
    expect(refusal(s, A, 'retreat', 'Kruse', 45)).toEqual(bar('11.19', 'friendly controlled'));
    expect(refusal(s, A, 'retreat', 'Kruse', 61)).toEqual(bar('11.19', 'friendly controlled'));
    expect(refusal(s, A, 'retreat', 'Kruse', 47)).toEqual(bar('11.19', 'friendly controlled'));
  });

  test('[11.19] an area not adjacent to other enemies goes before those that are', () => {
    const s = beaten(['Kruse'], { 34: ['Soye'], 60: ['Brue'] });
    expect(choices(s, A)).toEqual([...to('Kruse', 45), 'done']);
    expect(refusal(s, A, 'retreat', 'Kruse', 35)).toEqual(bar('11.20', 'fewer areas'));
    expect(refusal(s, A, 'retreat', 'Kruse', 61)).toEqual(bar('11.20', 'fewer areas'));
  });

  const crowd = [
    'Pack',
    'Kempt',
    'Lambert',
    'Vincke',
    'Maitland',
    'Byng',
    'Detmers',
    'Adam',
    'Du Plat',
  ];

  test('[11.19] units retreat one by one, until the area is full', () => {
    const s = beaten(['Kruse', 'Best'], { 34: ['Soye'], 60: ['Brue'], 45: crowd });
    const { state } = play(s, [], [A, 'retreat', 'Kruse', 45]);
    expect(choices(state, A)).toEqual([...to('Best', 35, 61), 'done']);
    expect(refusal(state, A, 'retreat', 'Best', 45)).toEqual(bar('11.19', 'as many units'));
  });

  test('[11.19] without any area to go to a unit cannot retreat, and only elimination is left', () => {
    const walled = { 35: ['Noguez'], 45: ['Pégot'], 61: ['Grenier'] };
    expect(waiting(beaten(['Kruse'], walled))).toEqual([A]);
    expect(choices(beaten(['Kruse'], walled), A)).not.toContain('done');
    const s = amid(
      {
        spent: NOBODY,
        french: [47],
        units: { ...walled, 46: [spent('Kruse'), 'Best', 'Charlet'] },
      },
      [['battle'], ['endPhase'], ['impulses', F, 1], ['absorb', A, area(46), 1, 'Kruse']],
    );
    expect(s.log).toContain(`[11.16] Kruse is eliminated in ${area(46)}`);
  });

  test('[11.20] the fewest areas with enemies, and the choice is free between equals', () => {
    const s = beaten(['Kruse'], { 34: ['Soye'], 60: ['Brue'], 63: ['Grenier'], 62: ['Husson'] });
    // 35 sees 34 and 46, 45 sees 46, 62 and 63, 61 sees 46, 60 and 62.
    expect(choices(s, A)).toEqual([...to('Kruse', 35), 'done']);
    const tied = beaten(['Kruse'], { 34: ['Soye'], 60: ['Brue'], 63: ['Grenier'] });
    expect(choices(tied, A)).toEqual([...to('Kruse', 35, 45, 61), 'done']);
  });

  test('[11.20] it counts areas, not units, and different units may go different ways', () => {
    const s = beaten(['Kruse', 'Best'], { 34: ['Soye', 'Bauduin'], 60: ['Brue'], 63: ['Grenier'] });
    expect(choices(s, A)).toEqual([...to('Kruse', 35, 45, 61), ...to('Best', 35, 45, 61), 'done']);
    const { state } = play(s, [], [A, 'retreat', 'Kruse', 35], [A, 'retreat', 'Best', 61]);
    expect([placeOf(state, 'Kruse'), placeOf(state, 'Best')]).toEqual([area(35), area(61)]);
  });

  test('[11.21] some or all defenders may retreat when the assault is over, whoever won', () => {
    const { state } = through(stormed(open), LOW, 'forward Kruse');
    expect(choices(state, A)).toEqual([...to('Kruse', 45, 61), ...to('Best', 45, 61), 'done']);
    const one = play(state, [], [A, 'retreat', 'Best', 45], [A, 'done']);
    expect(one.log[0]).toBe(`[11.21] Best retreats to ${area(45)}`);
    expect([placeOf(one.state, 'Kruse'), isSpent(one.state, 'Best')]).toEqual([area(46), false]);
    const all = play(state, [], [A, 'retreat', 'Best', 45], [A, 'retreat', 'Kruse', 45]).state;
    expect(standingAt(all, 45)).toEqual(['Kruse', 'Best']);
  });

  test('[11.21] after a Stalemate or a Success too, and only defenders of the area', () => {
    const tied = through(stormed(open), [4, 3, 4, 1], 'forward Kruse').state;
    expect(choices(tied, A)).toContain(`retreat Best ${area(45)}`);
    expect(refusal(tied, A, 'retreat', 'Charlet', 45)).toEqual(
      bar('11.21', 'only units that defend'),
    );
    expect(refusal(tied, A, 'forward', 'Best')).toEqual(bar('11.21', 'may retreat now'));
    const lost = through(stormed(open), [6, 3, 3, 3], 'forward Kruse', 'spend Kruse').state;
    expect(choices(lost, A)).toContain(`retreat Kruse ${area(45)}`);
    const left = play(lost, [], [A, 'retreat', 'Kruse', 45], [A, 'retreat', 'Best', 45]);
    expect(left.log).toContain(`[7.2] the French side takes control of ${area(46)}`);
  });
});
