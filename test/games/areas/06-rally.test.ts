import { describe, expect, test } from 'vitest';
import {
  A,
  bar,
  choices,
  F,
  isSpent,
  isUsed,
  play,
  refusal,
  spent,
  turn,
  waiting,
  type Doc,
} from './table.ts';

/** A turn after the first, Napoléon active, that waits in the rally phase. */
const rallying = (units: NonNullable<Doc['units']>, more: Doc = {}) =>
  turn({ turn: '12:00', units, ...more }, [3, 4]).state;

const tired = { 23: [spent('Bauduin'), spent('Soye'), spent('Gauthier')], 32: [spent('Husson')] };

describe('the rally phase', () => {
  test('[6.3] the French rally first, then the Allies', () => {
    const s = rallying({ 23: [spent('Soye')], 36: [spent('C. Halkett')] });
    expect(waiting(s)).toEqual([F]);
    expect(refusal(s, A, 'rally', 'C. Halkett', 'Prince of Orange')).toEqual(
      bar('6.3.2', 'another seat'),
    );
    const allies = play(s, [], [F, 'done']).state;
    expect(waiting(allies)).toEqual([A]);
    expect(choices(allies, A)).toEqual(['rally C. Halkett Prince of Orange', 'done']);
    const { log } = play(allies, [], [A, 'rally', 'C. Halkett', 'Prince of Orange']);
    expect(log).toEqual([
      '[6.3.2] C. Halkett is rallied by Prince of Orange',
      '[8.1] French impulse, round 0',
    ]);
  });

  test('[6.3] there is none on the first turn', () => {
    const s = turn({ units: { 23: [spent('Soye'), spent('II Corps Divisional')] } }).state;
    expect(choices(s, F)).toContain('activate Reille');
    expect(isSpent(s, 'Soye')).toBe(true);
    expect(isSpent(s, 'II Corps Divisional')).toBe(true);
  });

  test('[6.3] a side that has nobody to rally is not asked', () => {
    const s = rallying({ 23: ['Soye'], 36: [spent('C. Halkett')] });
    expect(waiting(s)).toEqual([A]);
  });

  test('[6.3.1] all spent artillery of both sides recovers, in contested areas and zones too', () => {
    const s = rallying(
      {
        33: [spent('II Corps Divisional'), 'Soye', 'Byng'],
        37: [spent('RHA (centre)')],
        P2: [spent('IV Korps Artillery 1')],
      },
      { turn: '16:00' },
    );
    for (const guns of ['II Corps Divisional', 'RHA (centre)', 'IV Korps Artillery 1']) {
      expect(isSpent(s, guns), guns).toBe(false);
    }
    expect(choices(s, F)).toContain('activate Reille');
  });

  test('[6.3.2] a fresh leader rallies two units of his formation in one area, and is spent', () => {
    const s = rallying(tired);
    const one = play(s, [], [F, 'rally', 'Bauduin', 'Reille']);
    expect(one.log).toEqual(['[6.3.2] Bauduin is rallied by Reille']);
    expect(isUsed(one.state, 'Reille')).toBe(true);
    expect(choices(one.state, F)).toEqual(['rally Soye Reille', 'rally Gauthier Reille', 'done']);
    expect(refusal(one.state, F, 'rally', 'Husson', 'Reille')).toEqual(bar('6.3.2', 'one area'));
    const two = play(one.state, [], [F, 'rally', 'Gauthier', 'Reille']).state;
    expect(['Bauduin', 'Soye', 'Gauthier'].map((u) => isSpent(two, u))).toEqual([
      false,
      true,
      false,
    ]);
    expect(choices(two, F)).toContain('activate Reille');
  });

  test('[6.3.2] a third unit is too much for him', () => {
    const s = rallying({ ...tired, 30: [spent('Old Guard Grenadiers')] });
    const { state } = play(
      s,
      [],
      [F, 'rally', 'Bauduin', 'Reille'],
      [F, 'rally', 'Gauthier', 'Reille'],
    );
    expect(refusal(state, F, 'rally', 'Soye', 'Reille')).toEqual(bar('6.3.2', 'as many'));
    expect(choices(state, F)).toEqual(['rally Old Guard Grenadiers Drouot', 'done']);
  });

  test('[6.3.2] infantry and cavalry in any combination, in a contested area as well', () => {
    const s = rallying({ 33: [spent('Soye'), spent('Huber'), 'Byng'] });
    const { state } = play(s, [], [F, 'rally', 'Huber', 'Reille'], [F, 'rally', 'Soye', 'Reille']);
    expect([isSpent(state, 'Soye'), isSpent(state, 'Huber')]).toEqual([false, false]);
  });

  test('[6.3.2] he rallies no other formation, and only what is spent', () => {
    const s = rallying({ ...tired, 30: [spent('Old Guard Grenadiers'), 'Guard Lancers'] });
    expect(refusal(s, F, 'rally', 'Old Guard Grenadiers', 'Reille')).toEqual(
      bar('6.3.2', 'his own formation'),
    );
    expect(refusal(s, F, 'rally', 'Soye', 'Napoléon')).toEqual(bar('6.3.2', 'his own formation'));
    expect(refusal(s, F, 'rally', 'Guard Lancers', 'Drouot')).toEqual(bar('6.3', 'not spent'));
    expect(refusal(s, F, 'rally', 'Campi', 'Reille')).toEqual(bar('6.3', 'not spent'));
    expect(refusal(s, F, 'rally', 'Kempt', 'Picton')).toEqual(bar('6.3', 'the other side'));
    expect(refusal(s, F, 'recover', 'Soye')).toEqual(bar('20.2', 'on its own'));
    expect(refusal(s, F, 'pass')).toEqual(bar('6.3', 'this is the rally phase'));
  });

  test('[6.3.2] once another leader has rallied, the first one is spent for good', () => {
    const guards = { 30: [spent('Old Guard Grenadiers'), spent('Middle Guard Grenadiers')] };
    const { state } = play(
      rallying({ ...tired, ...guards }),
      [],
      [F, 'rally', 'Bauduin', 'Reille'],
      [F, 'rally', 'Old Guard Grenadiers', 'Drouot'],
    );
    expect(refusal(state, F, 'rally', 'Soye', 'Reille')).toEqual(bar('6.3.2', 'only a fresh'));
    expect(choices(state, F)).toEqual(['rally Middle Guard Grenadiers Drouot', 'done']);
  });

  test('[6.3.2] a leader who rallied is harder to activate in the turn', () => {
    const s = rallying({ 23: [spent('Soye')] });
    const { state } = play(s, [], [F, 'rally', 'Soye', 'Reille']);
    expect(play(state, [3, 3], [F, 'activate', 'Reille']).log[0]).toBe(
      '[8.3] Reille is not activated: 3 + 3 and a bonus of 1 against 8',
    );
  });

  test('[6.3.2] the rifles are rallied by any leader with other units in their area', () => {
    const s = rallying({ 46: [spent('95th Rifles'), 'Kempt', 'Ompteda'], 45: ['Mitchell'] });
    expect(choices(s, A)).toEqual([
      'rally 95th Rifles Prince of Orange',
      'rally 95th Rifles Picton',
      'done',
    ]);
    expect(refusal(s, A, 'rally', '95th Rifles', 'Hill')).toEqual(bar('6.3.2', 'the rifles need'));
    const { state } = play(s, [], [A, 'rally', '95th Rifles', 'Picton']);
    expect([isSpent(state, '95th Rifles'), isUsed(state, 'Picton')]).toEqual([false, true]);
  });

  test('[6.3.2] alone in an area they are rallied by a leader with units next to it', () => {
    const s = rallying({
      46: [spent('95th Rifles')],
      45: ['Mitchell', spent('Kempt')],
      36: [spent('Ompteda')],
    });
    expect(choices(s, A)).toEqual([
      'rally Ompteda Prince of Orange',
      'rally Kempt Picton',
      'rally 95th Rifles Hill',
      'rally 95th Rifles Picton',
      'done',
    ]);
    const { state } = play(s, [], [A, 'rally', '95th Rifles', 'Picton']);
    expect(refusal(state, A, 'rally', 'Kempt', 'Picton')).toEqual(bar('6.3.2', 'one area'));
  });

  test('[6.3.2] with other skirmishers only they are alone (R31)', () => {
    const s = rallying({ 46: [spent('95th Rifles'), 'Baring'], 45: ['Kempt'] });
    expect(choices(s, A)).toContain('rally 95th Rifles Picton');
  });

  test('[6.3.2] without a leader near they do not rally, nor does a Prussian rally them', () => {
    const far = rallying({ 46: [spent('95th Rifles')], 39: ['Lambert'] });
    expect(choices(far, F)).toContain('pass');
    const prussian = rallying(
      { 46: [spent('95th Rifles'), 'Hake Line'], 45: ['Kempt'] },
      { turn: '17:00' },
    );
    expect(choices(prussian, F)).toContain('pass');
  });

  test('[6.3.2] the rifles count among the two units, in the area where the leader rallies', () => {
    const units = { 46: [spent('95th Rifles'), spent('Kempt'), spent('Pack')] };
    const { state } = play(
      rallying({ ...units, 37: [spent('Kruse')] }),
      [],
      [A, 'rally', '95th Rifles', 'Picton'],
      [A, 'rally', 'Kempt', 'Picton'],
    );
    expect(refusal(state, A, 'rally', 'Pack', 'Picton')).toEqual(bar('6.3.2', 'as many'));
  });

  test('[6.3.2] artillery and other skirmishers are not rallied by leaders', () => {
    const s = rallying({ 23: [spent('Soye'), 'Voltigeurs 1'], 46: ['Kempt'] });
    expect(choices(s, F)).toEqual(['rally Soye Reille', 'done']);
  });

  test('[6.3.2] Prussians rally in their zone', () => {
    const s = rallying({ P2: [spent('Hake Line'), spent('Sydow')] }, { turn: '17:00' });
    expect(choices(s, A)).toEqual(['rally Hake Line Bülow', 'rally Sydow Bülow', 'done']);
  });
});
