import { describe, expect, test } from 'vitest';
import { UNITS } from '../../../src/games/areas/data/units.ts';
import { areas } from '../../../src/games/areas/game.ts';
import { isFault } from '../../../src/kernel/fault.ts';
import {
  A,
  area,
  bar,
  choices,
  controllerOf,
  F,
  isSpent,
  march,
  placeOf,
  play,
  position,
  refusal,
  spent,
  standingAt,
  type Doc,
  type Step,
} from './table.ts';

/** All cards spent, so that nobody is asked for a special action. */
const quiet: Doc = {
  spent: [
    'Napoléon',
    'Wellington',
    'Ney',
    'Reille',
    'Drouot',
    'd’Erlon',
    'Prince of Orange',
    'Picton',
    'Hill',
  ],
};

const reille: Step[] = [
  [F, 'activate', 'Reille'],
  [F, 'march', 34],
];

const moving = (units: NonNullable<Doc['units']>, more: Doc = {}) =>
  play(position({ ...quiet, units, ...more }), [4, 4], ...reille).state;

const ten = (from: number): string[] => UNITS.slice(from, from + 10).map((u) => u.name);

describe('stacking', () => {
  test('[7.0][7.1] ten units of a side at most: nobody enters a full area, nor passes through', () => {
    // The first ten units of d’Erlon in 33.
    const s = moving({ 34: ['Soye', 'Campi'], 33: ten(0) });
    const { state } = play(s, [], [F, 'pick', 'Soye']);
    expect(refusal(state, F, 'to', 33)).toEqual(bar('7.1', 'as many units'));
    const nine = moving({ 34: ['Soye', 'Campi'], 33: ten(0).slice(1) });
    const full = play(nine, [], ...march(F, 'Soye', 33, 'halt'), [F, 'pick', 'Campi']).state;
    expect(standingAt(full, 33)).toHaveLength(10);
    expect(refusal(full, F, 'to', 33)).toEqual(bar('7.1', 'as many units'));
  });

  test('[7.1] each side has its own ten, and markers take no room', () => {
    const allied = UNITS.filter((u) => u.army === 'British')
      .slice(0, 10)
      .map((u) => u.name);
    const s = moving({ 34: ['Soye'], 48: [...ten(0).slice(2), 'I Corps Divisional', ...allied] });
    const { state } = play(s, [], [F, 'pick', 'Soye'], [F, 'to', 48]);
    expect(standingAt(state, 48)).toHaveLength(20);
  });

  test('[7.1] more than ten of a side is no position', () => {
    const fault = areas.parse({ units: { 33: UNITS.slice(0, 11).map((u) => u.name) } });
    expect(isFault(fault) && fault.problem).toContain('ten units of a side');
  });

  test('[7.1] a full area takes no retreat', () => {
    // Soye leaves nine behind him; a tenth comes before he is beaten back.
    const units = { 34: ['Soye', ...ten(0).slice(1)], 33: ['Bellair'], 20: ['Maitland'] };
    const cards = ['Reille', 'Ney', 'Wellington', 'Prince of Orange'];
    const { log, state } = play(
      position({ units, spent: cards }),
      [3, 3, 1, 1, 6, 6],
      [F, 'double', 'Napoléon'],
      [F, 'lead', 'Reille'],
      [F, 'march', 34],
      ...march(F, 'Soye', 20),
      [F, 'lead', 'Lobau'],
      [F, 'march', 33],
      ...march(F, 'Bellair', 34, 'halt'),
    );
    expect(log).toContain(`[11.17] Soye is eliminated in ${area(20)}`);
    expect(standingAt(state, 34)).toHaveLength(10);
  });

  test('[7.3] a zone holds any number of units, but only Prussians', () => {
    const korps = UNITS.filter((u) => u.army === 'Prussian').map((u) => u.name);
    const s = position({ turn: '18:00', side: A, units: { P1: korps } });
    expect(standingAt(s, 'P1')).toHaveLength(33);
    const { state } = play(s, [6, 6], [A, 'activate', 'Bülow'], [A, 'march', 'P1']);
    const on = play(state, [], ...march(A, 'Sydow', 'P2')).state;
    expect(placeOf(on, 'Sydow')).toBe('P2');
    for (const name of ['Kempt', 'Soye']) {
      const fault = areas.parse({ units: { P1: [name] } });
      expect(isFault(fault) && fault.problem).toBe('only Prussian units stand in zones');
    }
  });

  test('[7.3] British and French who stand at the mouth of a zone do not enter it', () => {
    for (const [side, leader, unit] of [
      [F, 'Reille', 'Soye'],
      [A, 'Picton', 'Kempt'],
    ]) {
      const s = position({ side, units: { 88: [unit] } });
      const { state } = play(
        s,
        [4, 4],
        [side, 'activate', leader],
        [side, 'march', 88],
        [side, 'pick', unit],
      );
      expect(refusal(state, side, 'to', 'P1')).toEqual(bar('15.1', 'only Prussian'));
      expect(choices(state, side)).not.toContain('to P1');
    }
  });
});

describe('control', () => {
  test('[7.2] it changes as soon as a unit is in a vacant area of the enemy, also in passing', () => {
    const { state, log } = play(moving({ 34: ['Soye'] }), [], ...march(F, 'Soye', 20, 21, 'halt'));
    expect(log.slice(0, 4)).toEqual([
      `[10.4] Soye moves from ${area(34)} to ${area(20)}`,
      `[7.2] the French side takes control of ${area(20)}`,
      `[10.4] Soye moves from ${area(20)} to ${area(21)}`,
      `[7.2] the French side takes control of ${area(21)}`,
    ]);
    expect([20, 21, 19].map((id) => controllerOf(state, id))).toEqual([F, F, A]);
  });

  test('[7.2] a vacant area stays with whoever controls it', () => {
    const { state } = play(moving({ 34: ['Soye'] }), [], ...march(F, 'Soye', 33, 'halt'));
    expect([controllerOf(state, 34), standingAt(state, 34)]).toEqual([F, []]);
  });

  test('[7.2] to contest an area does not change its control, whoever has it', () => {
    const s = moving({ 34: ['Soye'], 20: ['Maitland'] });
    const { state, log } = play(s, [3, 3, 1, 2], ...march(F, 'Soye', 20), [A, 'done']);
    expect(log.some((line) => line.startsWith('[7.2]'))).toBe(false);
    expect(controllerOf(state, 20)).toBe(A);
  });

  test('[7.2] it is contested from the next impulse on, when both sides stand there as it begins', () => {
    const s = position({ units: { 20: ['Soye', 'Maitland'], 34: ['Campi'] } });
    expect(s.contested[19]).toBe(1);
    expect(position({ units: { 20: ['Soye'] } }).contested[19]).toBe(0);
  });

  test('[7.2] when the last enemy leaves a contested area, it falls to who is left (R11)', () => {
    const s = position({ side: A, units: { 36: ['C. Halkett', 'Charlet'] } });
    const { state, log } = play(
      s,
      [4, 4, 6, 6],
      [A, 'activate', 'Prince of Orange'],
      [A, 'march', 36],
      ...march(A, 'C. Halkett', 37),
    );
    expect(controllerOf(s, 36)).toBe(A);
    expect(log).toContain(`[7.2] the French side takes control of ${area(36)}`);
    expect(controllerOf(state, 36)).toBe(F);
  });

  test('[7.2] when the last enemy dies there, too', () => {
    const s = position({ ...quiet, units: { 20: ['Soye', spent('H. Halkett')] } });
    const { state, log } = play(
      s,
      [4, 4, 6, 6, 1, 1],
      [F, 'activate', 'Reille'],
      [F, 'march', 20],
      [F, 'assault', 20],
    );
    expect(log).toContain(`[7.2] the French side takes control of ${area(20)}`);
    expect([controllerOf(state, 20), placeOf(state, 'H. Halkett')]).toEqual([F, 'lost']);
  });
});

describe('entering areas of the enemy', () => {
  test('[7.4] who enters an area with only enemies must assault it', () => {
    const s = moving({ 34: ['Soye', 'Campi'], 20: ['Maitland'], 35: ['Ompteda'] });
    const { state } = play(s, [], ...march(F, 'Soye', 20), ...march(F, 'Campi', 35));
    expect(refusal(state, F, 'done')).toEqual(bar('11.5', 'must be assaulted'));
    expect(choices(state, F)).toEqual([`assault ${area(20)}`, `assault ${area(35)}`]);
  });

  test('[7.4] infantry, skirmishers and, in a charge, cavalry may lead it', () => {
    const s = moving({ 34: ['Soye', 'Voltigeurs 1'], 20: ['Maitland'] });
    const { state } = play(s, [], ...march(F, 'Soye', 20), ...march(F, 'Voltigeurs 1', 20));
    expect(choices(state, F)).toEqual(['point Soye', 'point Voltigeurs 1']);
    const horse = position({ units: { 34: ['Huber', 'Mathieu'], 20: ['Maitland'] } });
    const charge = play(
      horse,
      [4, 4],
      [F, 'activate', 'Reille'],
      [F, 'charge', 34],
      ...march(F, 'Huber', 20),
      [F, 'done'],
    );
    expect(charge.log).toContain(`[11.8] charge on ${area(20)}: Huber at the point, with `);
  });

  test('[7.4] artillery enters only after a unit that can lead the assault', () => {
    const s = moving({ 34: ['Soye', 'II Corps Divisional', 'Huber'], 20: ['Maitland'] });
    const alone = play(s, [], [F, 'pick', 'II Corps Divisional']).state;
    expect(refusal(alone, F, 'to', 20)).toEqual(bar('10.7', 'only after infantry'));
    const { state } = play(s, [], ...march(F, 'Soye', 20), ...march(F, 'II Corps Divisional', 20));
    expect(standingAt(state, 20)).toEqual(['Soye', 'II Corps Divisional', 'Maitland']);
  });

  test('[7.4] artillery that came along takes no part in the assault', () => {
    const s = moving({ 34: ['Soye', 'II Corps Divisional'], 20: ['Maitland'] });
    const { state, log } = play(
      s,
      [1, 1, 6, 6],
      ...march(F, 'Soye', 20),
      ...march(F, 'II Corps Divisional', 20),
      [A, 'done'],
    );
    expect(log).toContain(`[11.1] assault on ${area(20)}: Soye at the point, with `);
    expect(log).toContain('[11.12.1] French rolls 1 and 1, with 4: 6');
    expect(placeOf(state, 'II Corps Divisional')).toBe(area(34));
    expect(isSpent(state, 'II Corps Divisional')).toBe(true);
  });

  test('[7.5] in a contested area nobody has to assault: units just enter and stop', () => {
    const s = moving({ 34: ['Soye', 'II Corps Divisional'], 20: ['Campi', 'Maitland'] });
    const { state } = play(s, [], ...march(F, 'Soye', 20));
    const entered = play(state, [], ...march(F, 'II Corps Divisional', 20)).state;
    expect(choices(entered, F)).toEqual([`assault ${area(20)}`, 'done']);
    expect(standingAt(entered, 20)).toEqual(['Soye', 'Campi', 'II Corps Divisional', 'Maitland']);
    const over = play(entered, [], [F, 'done']);
    expect(over.log).toEqual(['[8.1] Allied impulse, round 0']);
    expect(isSpent(over.state, 'Soye')).toBe(false);
  });

  test('[7.5] artillery enters it without company', () => {
    const s = moving({ 34: ['II Corps Divisional', 'Soye'], 20: ['Campi', 'Maitland'] });
    const { state } = play(s, [], ...march(F, 'II Corps Divisional', 20));
    expect(placeOf(state, 'II Corps Divisional')).toBe(area(20));
  });

  test('[7.5] it is still under the control of one side', () => {
    expect(controllerOf(position({ units: { 20: ['Campi', 'Maitland'] } }), 20)).toBe(A);
    expect(controllerOf(position({ units: { 33: ['Campi', 'Maitland'] } }), 33)).toBe(F);
  });
});
