import { describe, expect, test } from 'vitest';
import { fight, led, left, stormed, terms, through, type Fight } from './fight.ts';
import {
  A,
  amid,
  area,
  bar,
  choices,
  controllerOf,
  F,
  isSpent,
  march,
  placeOf,
  play,
  refusal,
  spent,
  standingAt,
  waiting,
  type Unit,
} from './table.ts';

// Ney’s horse charges from 47 to 46, both clear. 46 lies next to 35 (village), 45 (elevated), 47 and 61 (clear).

const HIGH = [6, 6, 1, 1];
const charge: Fight = {
  leader: 'Ney',
  verb: 'charge',
  from: 47,
  to: 46,
  attackers: ['Dubois', 'Travers', 'Farine'],
  defenders: [spent('Best')],
};

describe('the charge', () => {
  test('[11.8] cavalry moves and leads, over clear ground, elevated or not', () => {
    const s = led({ units: { 47: ['Dubois'], 45: ['Best', 'Kruse'] } }, 'Ney', 'charge', 47);
    const near = play(s, [], ...march(F, 'Dubois', 46)).state;
    expect(left(near)).toBe(4);
    expect(choices(near, F)).toContain(`to ${area(45)}`);
    expect(refusal(near, F, 'to', 35)).toEqual(bar('11.8', 'clear ground only'));
    const { state } = play(near, [], [F, 'to', area(45)]);
    expect(choices(state, A)).toEqual(['forward Kruse', 'forward Best']);
  });

  test('[11.8] it costs what every movement costs, and stops at the enemy', () => {
    const s = led({ units: { 47: ['Dubois'], 46: ['Best', 'Kruse'] } }, 'Ney', 'charge', 47);
    const away = play(s, [], ...march(F, 'Dubois', 48)).state;
    expect(left(away)).toBe(5);
    expect(placeOf(play(s, [], ...march(F, 'Dubois', 46)).state, 'Dubois')).toBe(area(46));
  });

  test('[11.8] a village or forest is no target, even one that is contested already', () => {
    const action = (units: Record<string, Unit[]>) =>
      amid({ units }, [['action', F, 'Ney', 0, 0]]).state;
    const inVillage = action({ 35: ['Dubois', 'Best'], 47: ['Charlet'] });
    expect(refusal(inVillage, F, 'charge', 35)).toEqual(bar('8.7', 'no cavalry of the formation'));
    const inWood = action({ 22: ['Dubois', 'Best'], 23: ['Soye'] });
    expect(refusal(inWood, F, 'charge', 22)).toEqual(bar('8.7', 'no cavalry of the formation'));
    expect(choices(action({ 46: ['Dubois', 'Best'] }), F)).toContain(`charge ${area(46)}`);
  });

  test('[11.8] in a contested area it needs no move, and infantry there does not support it', () => {
    const s = stormed({
      ...charge,
      from: undefined,
      attackers: ['Dubois', 'Travers', 'Soye', 'IV Cavalry Horse'],
      defenders: ['Best', 'Kruse'],
    });
    const begun = play(s, [], [F, 'assault', area(46)]).state;
    expect(choices(begun, F)).toEqual(['point Dubois', 'point Travers']);
    expect(refusal(begun, F, 'point', 'Soye')).toEqual(bar('11.1', 'activated'));
    const named = play(begun, [], [F, 'point', 'Dubois']).state;
    expect(choices(named, F)).toEqual(['support Travers', 'all', 'done']);
    expect(refusal(named, F, 'support', 'IV Cavalry Horse')).toEqual(bar('11.1', 'activated'));
    const { log } = play(named, [], [F, 'all']);
    expect(log).toEqual([`[11.8] charge on ${area(46)}: Dubois at the point, with Travers`]);
  });

  test('[11.8] a mandatory charge is led by cavalry only', () => {
    const s = stormed(charge);
    expect(choices(s, F)).toEqual(['point Dubois', 'point Travers', 'point Farine']);
  });
});

describe('overruns', () => {
  /** The charge has broken the defence of 46. */
  const broken = (f: Partial<Fight> = {}) =>
    through(stormed({ ...charge, ...f }), HIGH, 'point Dubois');

  test('[11.9] more points than the defence can absorb let the charge ride on', () => {
    const { state, log } = broken();
    expect(log).toContain(`[11.9] the defence of ${area(46)} breaks: the charge may ride on`);
    expect(waiting(state)).toEqual([F]);
    expect(isSpent(state, 'Dubois')).toBe(true);
    expect(choices(state, F)).toEqual(
      ['Dubois', 'Travers', 'Farine']
        .flatMap((u) => [45, 47, 61].map((id) => `ride ${u} ${area(id)}`))
        .concat('done'),
    );
  });

  test('[11.9] exactly what it can absorb does not', () => {
    const two = fight({ ...charge, defenders: [spent('Kruse')] }, [1, 1, 3, 4], 'point Dubois');
    expect(two.log).toContain('[11.15] Success: 12 against 10');
    expect(two.log.filter((line) => line.includes('breaks'))).toEqual([]);
    expect(placeOf(two.state, 'Kruse')).toBe('lost');
    const three = through(
      stormed({ ...charge, defenders: [spent('Kruse')] }),
      [1, 2, 3, 4],
      'point Dubois',
    );
    expect(three.log).toContain(`[11.9] the defence of ${area(46)} breaks: the charge may ride on`);
  });

  test('[11.9] a Move/Assault never does', () => {
    const { log, state } = fight(
      { from: 47, to: 46, attackers: ['Charlet', 'Bruno'], defenders: [spent('Best')] },
      HIGH,
    );
    expect(log.filter((line) => line.includes('breaks'))).toEqual([]);
    expect(waiting(state)).toEqual([A]);
  });

  test('[11.9] into a vacant area they ride and take it, all together or some', () => {
    const { state, log } = play(
      broken().state,
      [],
      [F, 'ride', 'Travers', 61],
      [F, 'ride', 'Farine', 61],
      [F, 'done'],
    );
    expect(log[0]).toBe(`[11.9] Travers moves from ${area(46)} to ${area(61)}`);
    expect(standingAt(state, 61)).toEqual(['Travers', 'Farine']);
    expect([placeOf(state, 'Dubois'), controllerOf(state, 61)]).toEqual([area(46), F]);
    expect(isSpent(state, 'Travers')).toBe(false);
    expect(waiting(state)).toEqual([A]);
  });

  test('[11.9] nobody needs to ride on', () => {
    const { state } = play(broken().state, [], [F, 'done']);
    expect(standingAt(state, 46)).toEqual(['Dubois', 'Travers', 'Farine']);
  });

  test('[11.9] only clear areas, not contested, and the same one for all (R44)', () => {
    const { state } = broken({ others: { 61: ['Noguez', 'Vincke'], 48: ['Charlet'] } });
    expect(refusal(state, F, 'ride', 'Travers', 35)).toEqual(bar('11.9', 'clear ground'));
    expect(refusal(state, F, 'ride', 'Travers', 44)).toEqual(bar('11.9', 'clear ground'));
    expect(refusal(state, F, 'ride', 'Travers', 61)).toEqual(bar('11.9', 'vacant or holds only'));
    expect(refusal(state, F, 'ride', 'Charlet', 45)).toEqual(bar('11.9', 'cavalry of this charge'));
    expect(refusal(state, F, 'pick', 'Travers')).toEqual(bar('11.9', 'may ride on'));
    const rode = play(state, [], [F, 'ride', 'Travers', 45]).state;
    expect(refusal(rode, F, 'ride', 'Farine', 47)).toEqual(bar('11.9', 'the same area'));
    expect(refusal(rode, F, 'ride', 'Travers', 45)).toEqual(bar('11.9', 'cavalry of this charge'));
  });

  test('[11.9] an area that friends hold is not vacant (R44)', () => {
    const { state } = broken({ others: { 61: ['Noguez'] } });
    expect(refusal(state, F, 'ride', 'Travers', 61)).toEqual(bar('11.9', 'vacant or holds only'));
  });

  test('[11.9] cavalry that did not take part stays', () => {
    const inside = stormed({ ...charge, from: undefined });
    const { state } = play(
      inside,
      HIGH,
      [F, 'assault', area(46)],
      [F, 'point', 'Dubois'],
      [F, 'support', 'Travers'],
      [F, 'done'],
    );
    expect(choices(state, F)).toContain(`ride Travers ${area(45)}`);
    expect(refusal(state, F, 'ride', 'Farine', 45)).toEqual(bar('11.9', 'cavalry of this charge'));
  });

  test('[11.9] among enemies it is a new mandatory assault, with a new point unit', () => {
    const { state } = broken({ others: { 45: ['Kruse', 'Bijlandt'] } });
    const rode = play(
      state,
      [],
      [F, 'ride', 'Travers', 45],
      [F, 'ride', 'Farine', 45],
      [F, 'done'],
    ).state;
    expect(choices(rode, F)).toEqual(['point Travers', 'point Farine']);
    const { state: over, log } = through(rode, HIGH, 'point Farine', 'forward Kruse');
    expect(log[0]).toBe(`[11.8] charge on ${area(45)}: Farine at the point, with Travers`);
    expect(terms(log, '11.12.2')).toEqual(['factor: 6', 'fresh cavalry: 2']);
    expect(isSpent(over, 'Farine')).toBe(true);
  });

  test('[11.9] a second overrun is ignored', () => {
    const { state } = broken({ others: { 45: [spent('Kruse')] } });
    const { state: over, log } = through(
      play(state, [], [F, 'ride', 'Travers', 45]).state,
      HIGH,
      `ride Farine ${area(45)}`,
      'done',
      'point Farine',
    );
    expect(log.filter((line) => line.includes('breaks'))).toEqual([]);
    expect(standingAt(over, 45)).toEqual(['Travers', 'Farine']);
    expect(waiting(over)).toEqual([A]);
  });

  test('[11.9] an overrun that fails rides back to where it broke through', () => {
    const { state } = broken({ others: { 45: ['Kruse', 'Bijlandt'] } });
    const over = through(
      play(state, [], [F, 'ride', 'Travers', 45], [F, 'done']).state,
      [1, 1, 6, 6],
      'forward Kruse',
    ).state;
    expect([placeOf(over, 'Travers'), isSpent(over, 'Travers')]).toEqual([area(46), true]);
  });

  test('[11.9] an area assaulted in this impulse is not overrun (R44)', () => {
    const s = led(
      {
        units: {
          47: ['Dubois', 'Travers', 'Farine'],
          46: [spent('Best')],
          61: ['Kruse', 'Bijlandt'],
        },
      },
      'Ney',
      'charge',
      47,
    );
    const { state } = play(
      s,
      [1, 1, 6, 6, ...HIGH],
      ...march(F, 'Dubois', 60, 61),
      ...march(F, 'Travers', 46),
      ...march(F, 'Farine', 46),
      [F, 'assault', area(61)],
      [A, 'forward', 'Kruse'],
      [A, 'done'],
      [F, 'point', 'Travers'],
    );
    expect(choices(state, F)).toContain(`ride Farine ${area(45)}`);
    expect(refusal(state, F, 'ride', 'Farine', 61)).toEqual(bar('11.11', 'has been assaulted'));
  });
});
