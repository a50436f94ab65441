import { describe, expect, test } from 'vitest';
import { led, pressed, stormed, terms, through } from './fight.ts';
import {
  A,
  amid,
  area,
  bar,
  choices,
  F,
  isUsed,
  placeOf,
  play,
  position,
  refusal,
  type Doc,
} from './table.ts';

const LOW = [1, 1, 6, 6];
const HIGH = [6, 6, 1, 1];
const LATE: Doc = { side: A, turn: '16:00' };
/** All French cards are spent, and all Allied ones but these. */
const but = (...officers: string[]) =>
  ['d’Erlon', 'Reille', 'Lobau', 'Drouot', 'Kellermann', 'Ney', 'Napoléon']
    .concat('Prince of Orange', 'Hill', 'Picton', 'Uxbridge', 'Wellington')
    .concat('Bülow', 'Pirch', 'Blücher')
    .filter((name) => !officers.includes(name));

describe('Prussians', () => {
  test('[16.1] they are placed in the End Phase before their turn', () => {
    const before = position({ turn: '15:00' });
    expect(placeOf(before, 'Hake Line')).toBe('away');
    const { state } = amid({ turn: '15:00' }, [['battle'], ['endPhase']], [6, 6]);
    expect([placeOf(state, 'Hake Line'), placeOf(state, 'Brause')]).toEqual(['P2', 'P3']);
    expect(placeOf(state, 'Pirch II')).toBe('away');
  });

  test('[16.2] once they are there, their officers may be activated', () => {
    const early = position({ side: A, turn: '15:00', units: { 69: ['Kruse'], P2: ['Hake Line'] } });
    expect(choices(early, A)).not.toContain('activate Bülow');
    expect(refusal(early, A, 'activate', 'Bülow')).toEqual(bar('16.2', 'not arrived'));
    expect(refusal(early, A, 'double', 'Blücher')).toEqual(bar('16.2', 'not arrived'));
    const { state } = amid({ turn: '15:00' }, [['battle'], ['endPhase']], [6, 6]);
    const allied = play(state, [], [F, 'pass']).state;
    expect(choices(allied, A)).toEqual(
      expect.arrayContaining(['activate Bülow', 'activate Pirch', 'double Blücher']),
    );
    expect(choices(allied, A)).not.toContain('activate Zieten');
  });

  const shared = { 69: ['Kruse', 'Brause'], 88: ['Best'], P1: ['Hake Line'] };

  test('[16.3] Blücher moves Prussians only, Wellington British only', () => {
    const order = (commander: string) =>
      play(position({ ...LATE, units: shared }), [6, 6], [A, 'double', commander]).state;
    expect(choices(order('Blücher'), A)).toEqual(['lead Bülow', 'lead Pirch', 'done']);
    expect(refusal(order('Blücher'), A, 'lead', 'Picton')).toEqual(bar('9.5.3', 'his own army'));
    expect(choices(order('Wellington'), A)).toEqual([
      'lead Prince of Orange',
      'lead Picton',
      'done',
    ]);
    expect(refusal(order('Wellington'), A, 'lead', 'Pirch')).toEqual(bar('9.5.3', 'his own army'));
  });

  test.each([
    ['Brause', 'Blücher', 'Wellington'],
    ['Kruse', 'Wellington', 'Blücher'],
  ])('[16.3] for %s as forward unit only %s intervenes', (forward, own, other) => {
    const s = stormed({
      doc: { turn: '16:00', spent: but('Blücher', 'Wellington') },
      from: 73,
      to: 72,
      attackers: ['Charlet', 'Schmitz'],
      defenders: ['Kruse', 'Brause'],
    });
    const { state } = through(s, HIGH, 'point Charlet', `forward ${forward}`);
    expect(choices(state, A)).toEqual([`intervene ${own}`, 'done']);
    expect(refusal(state, A, 'intervene', other)).toEqual(bar('9.6.1', 'unit of his army'));
  });

  test.each([
    ['Brause', 'Pirch', 'Prince of Orange'],
    ['Kruse', 'Prince of Orange', 'Pirch'],
    ['Hake Line', 'Bülow', 'Pirch'],
  ])('[16.3] with %s as forward unit only %s takes part', (forward, own, other) => {
    const s = stormed({
      doc: { turn: '16:00', spent: but('Pirch', 'Prince of Orange', 'Bülow') },
      from: 73,
      to: 72,
      attackers: ['Charlet', 'Schmitz'],
      defenders: ['Kruse', 'Brause', 'Hake Line'],
    });
    const { state } = through(s, [], 'point Charlet', `forward ${forward}`);
    expect(choices(state, A)).toEqual([`commit ${own}`, 'done']);
    expect(refusal(state, A, 'commit', other)).toEqual(bar('9.8', 'forward unit’s formation'));
  });

  test('[16.3] either commander may try to win time, but not both', () => {
    const s = amid(
      { turn: '16:00', impulse: 12, spent: but('Blücher', 'Wellington') },
      [['battle'], ['endPhase'], ['impulses', A, 2], ['sunset']],
      [1, 1],
    ).state;
    expect(choices(s, A)).toEqual(['cancel Wellington', 'cancel Blücher', 'done']);
    const tried = play(s, [1, 1, 6, 6], [A, 'cancel', 'Wellington']);
    expect(tried.log).toContain(
      '[9.7] Wellington fails to order a Sunset Cancellation: 1 + 1 against 6',
    );
    expect(tried.log).toContain('[8.10] the sun sets on this turn');
    const won = play({ ...s, impulse: 5 }, [3, 3], [A, 'cancel', 'Blücher']);
    expect([isUsed(won.state, 'Blücher'), isUsed(won.state, 'Wellington')]).toEqual([true, false]);
    expect(choices(won.state, F)).toContain('pass');
  });

  test('[16.3] in the same area British and Prussians are activated apart', () => {
    const units = { 69: ['Kruse', 'Brause', 'Kempt'] };
    expect(choices(led({ ...LATE, units }, 'Pirch', 'march', 69), A)).toEqual([
      'pick Brause',
      'done',
    ]);
    expect(choices(led({ ...LATE, units }, 'Picton', 'march', 69), A)).toEqual([
      'pick Kempt',
      'done',
    ]);
  });

  test('[16.4] they defend together, either at the front', () => {
    const s = stormed({
      doc: { turn: '16:00' },
      from: 47,
      to: 46,
      attackers: ['Charlet'],
      defenders: ['Kruse', 'Brause', 'Best'],
    });
    expect(choices(s, A)).toEqual(['forward Kruse', 'forward Best', 'forward Brause']);
    for (const name of ['Kruse', 'Brause']) {
      expect(terms(through(s, LOW, `forward ${name}`).log, '11.12.3')).toEqual([
        'factor: 4',
        'terrain: 1',
        'other fresh units: 2',
      ]);
    }
  });

  test('[16.4] they do not assault together', () => {
    const s = pressed({
      ...LATE,
      contested: [46],
      units: { 46: [{ unit: 'Brause', act: 1 }, { unit: 'Bose', act: 1 }, 'Kruse', 'Charlet'] },
    });
    const begun = play(s, [], [A, 'assault', area(46)]).state;
    expect(choices(begun, A)).toEqual(['point Brause', 'point Bose']);
    expect(refusal(begun, A, 'point', 'Kruse')).toEqual(bar('11.1', 'activated in this impulse'));
  });
});

test('[16.0] Prussian and British units are of one side, but of two armies', () => {
  const s = led(
    { ...LATE, units: { 69: ['Brause', 'Kruse'], 70: ['Charlet'] } },
    'Pirch',
    'march',
    69,
  );
  expect(refusal(s, A, 'pick', 'Kruse')).toEqual(bar('8.3', 'another formation'));
  const units = ['Hake Line', 'Hake Landwehr', 'Ryssel Line', 'Ryssel Landwehr', 'Losthin Line'];
  const british = ['Kempt', 'Pack', 'Lambert', 'Vincke', 'Best'];
  const full = led(
    { ...LATE, units: { 69: ['Brause'], 68: [...units, ...british] } },
    'Pirch',
    'march',
    69,
  );
  const hand = play(full, [], [A, 'pick', 'Brause']).state;
  expect(refusal(hand, A, 'to', 68)).toEqual(bar('7.1', 'as many units'));
});
