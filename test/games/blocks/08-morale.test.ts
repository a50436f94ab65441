import { describe, expect, test } from 'vitest';
import { line, offersTo } from './combat-table.ts';
import {
  A,
  ALLIED_DAY,
  bar,
  battle,
  choices,
  combat,
  cvOf,
  F,
  placeOf,
  play,
  refusal,
  townOf,
  unit,
  waiting,
} from './table.ts';

describe('morale', () => {
  const weak = (units: readonly string[]) => units.map((name) => ({ unit: name, cv: 1 }));

  test.each([
    [1, 'lane 0'],
    [3, 'lane 0'],
    [4, 'across 0'],
    [6, 'across 0'],
  ])('[8.6] an engaged unit of 1 CV that rolls %i is then in %s', (die, place) => {
    const attackers = [['Foy', ...weak(['Friant'])], ['Morand'], ['Duhesme']];
    const s = combat({ ...line, attackers, crossed: ['Friant'], morale: [die] });
    expect(placeOf(s, 'Friant')).toBe(place);
  });

  test('[8.6] the dice are told with the rule', () => {
    const attackers = [weak(['Friant', 'Foy']), ['Morand'], ['Duhesme']];
    const s = combat({ ...line, attackers, crossed: ['Friant', 'Foy'], to: 'defender' });
    const { log } = play(s, [2, 5], [A, 'done']);
    expect(log).toEqual([
      '[8.6] Foy rolls 2 for morale and falls back',
      '[8.6] Friant rolls 5 for morale and holds',
    ]);
  });

  test('[8.6] falling back is all the unit does; a steady unit is free to act (R46)', () => {
    const attackers = [weak(['Friant', 'Foy']), ['Morand'], ['Duhesme']];
    const s = combat({ ...line, attackers, crossed: ['Friant', 'Foy'], morale: [3, 4] });
    expect(offersTo(s, F, 'Foy')).toEqual([]);
    expect(refusal(s, F, 'engage', 'Foy', 'left')).toEqual(bar('8.0', 'moved or fired already'));
    expect(offersTo(s, F, 'Friant')).toEqual(['fire line', 'disengage', 'form']);
  });

  test('[8.6] cavalry that falls back has no second move (R46)', () => {
    const attackers = [['Friant', ...weak(['Guyot'])], ['Morand'], ['Duhesme']];
    const s = combat({ ...line, attackers, crossed: ['Guyot'], morale: [1] });
    expect(refusal(s, F, 'engage', 'Guyot', 'left')).toEqual(bar('8.0', 'moved or fired already'));
  });

  test('[8.6][7.0] who falls back does not leave the battle in the same battle turn (R46)', () => {
    const attackers = [['Foy', ...weak(['Friant'])], ['Morand'], ['Duhesme']];
    const s = battle({ ...line, attackers, crossed: ['Friant'], morale: [1] });
    expect(refusal(s, F, 'retreat', 'Friant')).toEqual(bar('8.6', 'has fallen back'));
    expect(offersTo(s, F, 'Friant')).toEqual([]);
    expect(offersTo(s, F, 'Foy')).toEqual(['retreat']);
    const { state } = play(s, [], [F, 'done'], [F, 'done'], [A, 'done'], [A, 'done']);
    expect(offersTo(state, F, 'Friant')).toEqual(['retreat']);
  });

  test('[8.6][7.5] a rout takes those along who have just fallen back (R46)', () => {
    const attackers = [['Foy', ...weak(['Guyot'])], ['Morand'], ['Duhesme']];
    const s = battle({ ...line, attackers, crossed: ['Guyot'], morale: [1] });
    const { state } = play(s, [], [F, 'retreat', 'Morand'], [F, 'to', 'Charleroi']);
    expect(choices(state, F)).toContain('flee Guyot');
  });

  test('[8.6] only engaged units of 1 CV roll, and only those of the side whose turn it is', () => {
    const b = {
      attackers: [['Friant', ...weak(['Foy'])], weak(['Morand']), ['Duhesme']],
      attackerReserve: weak(['Habert']),
      defenders: [weak(['Jagow']), ['Krafft'], ['Brause']],
      crossed: ['Friant'],
    };
    expect(waiting(combat({ ...b, morale: [] }))).toEqual([F]);
    const defender = combat({ ...b, to: 'defender', morale: [4] });
    expect(placeOf(defender, 'Jagow')).toBe('lane 0');
  });

  test('[8.6] engaged in its own column a unit falls back to the reserve', () => {
    const defenders = [['Böse', ...weak(['Jagow'])], ['Krafft'], ['Brause']];
    const s = combat({ ...line, defenders, crossed: ['Friant'], to: 'defender', morale: [2] });
    expect(placeOf(s, 'Jagow')).toBe('reserve');
  });

  test('[8.6][7.5] falling back from a column that is then empty is a rout (R25)', () => {
    const defenders = [weak(['Jagow']), ['Krafft'], ['Brause']];
    const s = battle({ ...line, defenders, crossed: ['Friant'], to: 'defender', morale: [3] });
    expect(townOf(s, 'Jagow')).toBe('dead');
    expect(choices(s, A)).toEqual(['flee Krafft', 'flee Brause']);
    expect(cvOf(s, 'Krafft')).toBe(2);
  });

  test('[8.6][8.5] falling back breaks the square (R33)', () => {
    const defenders = [['Böse', { unit: 'Jagow', cv: 1, square: true }], ['Krafft'], ['Brause']];
    const s = combat({ ...line, defenders, crossed: ['Friant'], to: 'defender', morale: [1] });
    expect(unit(s, 'Jagow')).toMatchObject({ place: 'reserve', square: false });
    const steady = combat({ ...line, defenders, crossed: ['Friant'], to: 'defender', morale: [4] });
    expect(unit(steady, 'Jagow')).toMatchObject({ place: 'lane 0', square: true });
  });

  test('[8.6] an Allied attack rolls in the same way', () => {
    const s = combat({
      turn: ALLIED_DAY,
      attackers: [['Jagow', ...weak(['Böse'])], ['Krafft'], ['Brause']],
      defenders: [['Friant'], ['Morand'], ['Duhesme']],
      crossed: ['Böse'],
      gates: ['Namur'],
      morale: [3],
    });
    expect(placeOf(s, 'Böse')).toBe('lane 0');
  });
});
