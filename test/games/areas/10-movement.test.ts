import { describe, expect, test } from 'vitest';
import { fight, inHand, led, left, stormed, through } from './fight.ts';
import {
  A,
  amid,
  area,
  bar,
  batteryAt,
  choices,
  controllerOf,
  F,
  isSpent,
  march,
  placeOf,
  play,
  refusal,
  spent,
  waiting,
  type Doc,
} from './table.ts';

// 47 is D’Erlon’s Valley, clear; next to it 35 La Haye Sainte (village), 46 Sandpit Slope (clear), 48 and 60.
// 46 lies next to 35, 45, 47 and 61. The French control 47 only where they stand there.

const VALLEY = 47;
const SLOPE = 46;

/** Where the unit in hand may go. */
const ways = (
  units: NonNullable<Doc['units']>,
  unit: string,
  from: number,
  more: Doc = {},
  leader = 'd’Erlon',
) => choices(play(led({ ...more, units }, leader, 'march', from), [], [F, 'pick', unit]).state, F);

describe('who moves', () => {
  const units = {
    49: ['Charlet', spent('Bourgeois'), 'Bruno', 'I Corps Horse', 'Soye'],
    58: ['Noguez'],
    46: ['Kruse'],
  };

  test('[10.1] all units of the formation in the active area may move, fresh or spent', () => {
    const s = led({ units }, 'd’Erlon', 'march', 49);
    expect(choices(s, F)).toEqual([
      'pick Charlet',
      'pick Bourgeois',
      'pick Bruno',
      'pick I Corps Horse',
      'done',
    ]);
    expect(refusal(s, F, 'pick', 'Noguez')).toEqual(bar('8.4', 'began the impulse in the active'));
    expect(refusal(s, F, 'pick', 'Soye')).toEqual(bar('8.3', 'another formation'));
    expect(refusal(s, F, 'pick', 'Kruse')).toEqual(bar('4.1', 'the other side'));
  });

  test('[10.1] nobody must move', () => {
    const s = led({ units }, 'd’Erlon', 'march', 49);
    const { state } = play(s, [], ...march(F, 'Charlet', 50, 'halt'), [F, 'done']);
    expect([placeOf(state, 'Charlet'), placeOf(state, 'Bourgeois')]).toEqual([area(50), area(49)]);
    expect(waiting(state)).toEqual([A]);
  });

  test('[10.1] in a charge only cavalry moves', () => {
    const s = led({ units }, 'd’Erlon', 'charge', 49);
    expect(choices(s, F)).toEqual(['pick Bruno', 'done']);
    expect(refusal(s, F, 'pick', 'Charlet')).toEqual(bar('11.8', 'only cavalry moves'));
    expect(refusal(s, F, 'pick', 'I Corps Horse')).toEqual(bar('11.8', 'only cavalry moves'));
  });

  test('[10.2] in an impulse of the enemy a unit does nothing but withdraw or retreat', () => {
    const s = led(
      { units: { 47: ['Charlet'], 46: ['Kruse', 'Dörnberg'] } },
      'd’Erlon',
      'march',
      47,
    );
    expect(choices(s, A)).toEqual([]);
    expect(refusal(s, A, 'pick', 'Kruse')).toEqual(bar('10.1', 'another seat decides'));
    const pressed = play(s, [], ...march(F, 'Charlet', 46)).state;
    expect(choices(pressed, A)).toEqual([
      `withdraw Dörnberg ${area(35)}`,
      `withdraw Dörnberg ${area(45)}`,
      `withdraw Dörnberg ${area(61)}`,
      'done',
    ]);
    const beaten = through(pressed, [1, 1, 6, 6], 'done', 'forward Kruse').log;
    expect(beaten).toContain('[11.13] Failure: 6 against 18');
    const falls = through(pressed, [1, 1, 6, 6], `withdraw Dörnberg ${area(45)}`).state;
    expect(choices(falls, A)).toEqual([
      `retreat Kruse ${area(45)}`,
      `retreat Kruse ${area(61)}`,
      'done',
    ]);
  });
});

describe('several areas', () => {
  const both = {
    units: { 47: ['Charlet', 'Bourgeois', 'Schmitz'], 46: ['Best'], 60: ['Vincke'] },
  };

  test('[10.3] units of one area go different ways, and all move before the first assault', () => {
    const s = led(both, 'd’Erlon', 'march', 47);
    const moved = play(s, [], ...march(F, 'Charlet', 46), ...march(F, 'Bourgeois', 60)).state;
    expect(refusal(moved, F, 'assault', 46)).toEqual(bar('10.1', 'units are moving'));
    const ready = play(moved, [], ...march(F, 'Schmitz', 48, 'halt')).state;
    expect(choices(ready, F)).toEqual([`assault ${area(46)}`, `assault ${area(60)}`]);
    expect(refusal(ready, F, 'done')).toEqual(bar('11.5', 'must be assaulted'));
    expect(refusal(ready, F, 'pick', 'Schmitz')).toEqual(bar('11.11', 'choose an area to assault'));
  });

  test('[10.3] the order of the assaults is free, and none is left out', () => {
    const s = led(both, 'd’Erlon', 'march', 47);
    const ready = play(s, [], ...march(F, 'Charlet', 46), ...march(F, 'Bourgeois', 60), [
      F,
      'done',
    ]).state;
    const { log } = through(ready, [1, 1, 6, 6, 1, 1, 6, 6], `assault ${area(60)}`, 'done');
    expect(log.filter((line) => line.includes('assault on'))).toEqual([
      `[11.1] assault on ${area(60)}: Bourgeois at the point, with `,
      `[11.1] assault on ${area(46)}: Charlet at the point, with `,
    ]);
  });

  test('[10.3] the outcome of one voluntary assault is known before the second is chosen', () => {
    const s = led(
      {
        units: { 47: ['Charlet', 'Bourgeois'], 46: ['Noguez', 'Best'], 60: ['Grenier', 'Vincke'] },
      },
      'd’Erlon',
      'march',
      47,
    );
    const ready = play(s, [], ...march(F, 'Charlet', 46), ...march(F, 'Bourgeois', 60)).state;
    const { state, log } = through(ready, [1, 1, 6, 6], `assault ${area(46)}`);
    expect(log).toContain('[11.13] Failure: 6 against 16');
    const next = play(state, [], [A, 'done']).state;
    expect(choices(next, F)).toEqual([`assault ${area(60)}`, 'done']);
  });
});

describe('mechanics', () => {
  test('[10.4] a unit moves to adjacent areas, and not across a corner', () => {
    const s = led({ units: { 47: ['Charlet'] } }, 'd’Erlon', 'march', 47);
    const hand = play(s, [], [F, 'pick', 'Charlet']).state;
    expect(choices(hand, F).sort()).toEqual([35, 46, 48, 60].map((id) => `to ${area(id)}`).sort());
    expect(refusal(hand, F, 'to', 61)).toEqual(bar('10.4', 'not adjacent'));
    expect(refusal(hand, F, 'to', 45)).toEqual(bar('10.4', 'not adjacent'));
    expect(refusal(hand, F, 'to', 'lost')).toEqual(bar('10.4', 'areas and zones of the map'));
  });

  test('[10.4] it goes on until it has too few factors left, or halts where it likes', () => {
    const s = led({ units: { 49: ['Charlet', 'Aulard'] } }, 'd’Erlon', 'march', 49);
    const three = play(s, [], ...march(F, 'Charlet', 50, 51, 56)).state;
    expect(left(three)).toBe(1);
    const { state } = play(three, [], [F, 'to', area(57)]);
    expect(placeOf(state, 'Charlet')).toBe(area(57));
    expect(choices(state, F)).toEqual(['pick Aulard', 'done']);
    expect(placeOf(play(three, [], [F, 'halt']).state, 'Charlet')).toBe(area(56));
  });

  test('[10.4] a unit finishes its move before another begins, and does not move again', () => {
    const s = led({ units: { 49: ['Charlet', 'Aulard'] } }, 'd’Erlon', 'march', 49);
    const hand = play(s, [], [F, 'pick', 'Charlet']).state;
    expect(refusal(hand, F, 'pick', 'Aulard')).toEqual(bar('10.4', 'finishes its move before'));
    expect(refusal(hand, F, 'halt')).toEqual(bar('10.4', 'has not moved yet'));
    const done = play(hand, [], [F, 'to', area(50)], [F, 'halt']).state;
    expect(refusal(done, F, 'pick', 'Charlet')).toEqual(bar('10.4', 'finished its move'));
  });

  test('[10.4] a unit without any open area does not move', () => {
    const s = led(
      { units: { 47: ['Charlet'], 46: ['Bourgeois', 'Kruse'], 61: ['Best'] }, french: [] },
      'd’Erlon',
      'march',
      46,
    );
    expect(choices(s, F)).toContain('pick Bourgeois');
    const shut = led(
      { units: { 46: ['Bourgeois', 'Kruse', 'Aulard'], 47: ['Best'] } },
      'd’Erlon',
      'march',
      46,
    );
    expect(choices(shut, F)).toEqual([`assault ${area(46)}`, 'done']);
  });
});

describe('costs', () => {
  /** The unit in hand enters the area with exactly these factors left, and not with one less. */
  const cost = (doc: Doc, unit: string, from: number, to: number, leader?: string): number => {
    for (let factors = 1; factors <= 5; factors++) {
      const s = inHand(doc, unit, from, factors, { leader });
      if (choices(s, F).includes(`to ${area(to)}`)) return factors;
      expect(refusal(s, F, 'to', to)).toEqual(bar('10.4', 'too few movement factors'));
    }
    throw new Error('too dear');
  };
  const at = (more: NonNullable<Doc['units']>) => ({
    units: { 47: ['Charlet'], ...more },
    contested: [],
  });

  test('[10.5] a vacant area costs one', () => {
    expect(cost(at({}), 'Charlet', VALLEY, SLOPE)).toBe(1);
  });

  test.each([
    ['a fresh one', ['Best']],
    ['a spent one', [spent('Best')]],
    ['skirmishers', ['Baring']],
    ['spent guns', [spent('Picton Artillery')]],
  ])('[10.5] a vacant area next to an enemy unit costs two: %s (R28)', (_, units) => {
    expect(cost(at({ 45: units }), 'Charlet', VALLEY, SLOPE)).toBe(2);
  });

  test('[10.5] the enemy is adjacent beyond a stream and in a zone as well (R9, R28)', () => {
    expect(cost({ units: { 78: ['Charlet'], 55: ['Best'] } }, 'Charlet', 78, 77)).toBe(2);
    expect(cost({ units: { 77: ['Charlet'], P3: ['Brause'] } }, 'Charlet', 77, 80)).toBe(2);
  });

  test('[10.5] friends cost nothing more than a vacant area does (R27)', () => {
    expect(cost(at({ 46: ['Bourgeois'] }), 'Charlet', VALLEY, SLOPE)).toBe(1);
    expect(cost(at({ 46: ['Bourgeois'], 45: ['Best'] }), 'Charlet', VALLEY, SLOPE)).toBe(2);
  });

  test('[10.5] an area of spent enemies costs three', () => {
    expect(cost(at({ 46: [spent('Best'), spent('Vincke')] }), 'Charlet', VALLEY, SLOPE)).toBe(3);
  });

  test('[10.5] an area with one fresh enemy costs four', () => {
    expect(cost(at({ 46: [spent('Best'), 'Vincke'] }), 'Charlet', VALLEY, SLOPE)).toBe(4);
    expect(cost(at({ 46: ['Baring'] }), 'Charlet', VALLEY, SLOPE)).toBe(4);
  });

  test('[10.5] a contested area costs three, or four with a fresh enemy in it (R27)', () => {
    const contested = (...units: (string | ReturnType<typeof spent>)[]) => ({
      units: { 47: ['Charlet'], 46: ['Bourgeois', ...units] },
    });
    expect(cost(contested(spent('Best')), 'Charlet', VALLEY, SLOPE)).toBe(3);
    expect(cost(contested('Best'), 'Charlet', VALLEY, SLOPE)).toBe(4);
  });

  test('[10.5] only the dearest case applies', () => {
    const doc = at({ 46: [spent('Best')], 45: ['Vincke'], 61: ['Kempt'] });
    expect(cost(doc, 'Charlet', VALLEY, SLOPE)).toBe(3);
  });

  test('[10.5] leaving a contested area takes all from infantry and foot artillery, two from mounted units', () => {
    const units = {
      46: ['Charlet', 'Bruno', 'I Corps 12-pdr', 'I Corps Horse', 'Voltigeurs 1', 'Best'],
      47: ['Noguez'],
    };
    const s = led({ units }, 'd’Erlon', 'march', 46);
    for (const name of ['Charlet', 'I Corps 12-pdr', 'Voltigeurs 1']) {
      const { state } = play(s, [], ...march(F, name, 47));
      expect(refusal(state, F, 'pick', name)).toEqual(bar('10.4', 'finished its move'));
    }
    expect(left(play(s, [], ...march(F, 'Bruno', 47)).state)).toBe(5);
    expect(left(play(s, [], ...march(F, 'I Corps Horse', 47)).state)).toBe(3);
  });
});

describe('enemies', () => {
  test('[10.6] a unit stops the instant it enters an area with enemies', () => {
    const s = led(
      { units: { 48: ['Bruno', 'Charlet'], 47: ['Best', 'Vincke'] } },
      'd’Erlon',
      'charge',
      48,
    );
    const { state } = play(s, [], ...march(F, 'Bruno', 47));
    expect(waiting(state)).toEqual([A]);
    expect(placeOf(state, 'Bruno')).toBe(area(47));
  });

  test('[10.6] in a contested area it stops too, but need not assault', () => {
    const s = led(
      { units: { 48: ['Charlet', 'Schmitz'], 47: ['Bourgeois', 'Best'] } },
      'd’Erlon',
      'march',
      48,
    );
    const moved = play(s, [], ...march(F, 'Charlet', 47), [F, 'done']).state;
    expect(choices(moved, F)).toEqual([`assault ${area(47)}`, 'done']);
    expect(waiting(play(moved, [], [F, 'done']).state)).toEqual([A]);
  });

  test.each(['I Corps 12-pdr', 'I Corps Horse'])(
    '[10.7] %s enters an area of the enemy only after a unit that can lead the assault',
    (guns) => {
      const units = { 47: ['Charlet', 'Bruno', guns], 46: ['Best'] };
      const s = led({ units }, 'd’Erlon', 'march', 47);
      const alone = play(s, [], [F, 'pick', guns]).state;
      expect(refusal(alone, F, 'to', 46)).toEqual(bar('10.7', 'only after infantry'));
      const after = play(s, [], ...march(F, 'Charlet', 46), [F, 'pick', guns]).state;
      expect(choices(after, F)).toContain(`to ${area(46)}`);
    },
  );

  test('[10.7] into a contested area artillery goes alone', () => {
    const units = { 47: ['I Corps 12-pdr'], 46: ['Charlet', 'Best'] };
    expect(ways(units, 'I Corps 12-pdr', 47)).toContain(`to ${area(46)}`);
  });

  test('[10.8] cavalry enters vacant and friendly villages and forests', () => {
    expect(ways({ 47: ['Bruno'] }, 'Bruno', 47)).toContain(`to ${area(35)}`);
    expect(ways({ 74: ['Bruno'], 83: ['Charlet'] }, 'Bruno', 74)).toContain(`to ${area(83)}`);
  });

  test.each([
    ['a village of the enemy', { 35: ['Baring'] }, 47, 35],
    ['a contested village', { 35: ['Charlet', 'Baring'] }, 47, 35],
    ['a forest of the enemy', { 83: ['Best'] }, 74, 83],
    ['a contested forest', { 83: ['Charlet', 'Best'] }, 74, 83],
  ])('[10.8] cavalry never enters %s', (_, there, from, to) => {
    const units = { ...there, [from]: ['Bruno', 'Aulard'] };
    const s = led({ units }, 'd’Erlon', 'march', from);
    const after = play(s, [], ...march(F, 'Aulard', to), [F, 'pick', 'Bruno']).state;
    expect(refusal(after, F, 'to', to)).toEqual(bar('10.8', 'cavalry never enters'));
  });

  test('[10.8] horse artillery is no cavalry, and goes along into a village', () => {
    const s = led(
      { units: { 47: ['Charlet', 'I Corps Horse'], 35: ['Baring'] } },
      'd’Erlon',
      'march',
      47,
    );
    const after = play(s, [], ...march(F, 'Charlet', 35), [F, 'pick', 'I Corps Horse']).state;
    expect(choices(after, F)).toContain(`to ${area(35)}`);
  });

  test('[10.8] a charge goes neither into nor through villages and forests', () => {
    const s = led({ units: { 47: ['Bruno'], 46: ['Best'] } }, 'd’Erlon', 'charge', 47);
    const hand = play(s, [], [F, 'pick', 'Bruno']).state;
    expect(refusal(hand, F, 'to', 35)).toEqual(bar('11.8', 'clear ground only'));
  });

  test('[10.9] a unit that cannot afford the area enters it by its whole move', () => {
    const units = { 47: ['I Corps 12-pdr'], 46: ['Charlet', 'Best'] };
    const s = led({ units }, 'd’Erlon', 'march', 47);
    const { state } = play(s, [], ...march(F, 'I Corps 12-pdr', 46));
    expect(placeOf(state, 'I Corps 12-pdr')).toBe(area(46));
    const slow = inHand({ units: { 74: ['Charlet'], 73: ['Best'] } }, 'Charlet', 74, 2, {
      steps: 0,
    });
    expect(choices(slow, F)).toContain(`to ${area(73)}`);
  });

  test('[10.9] it cannot prolong a move that has begun (R26)', () => {
    const s = inHand({ units: { 47: ['Charlet'], 46: ['Best'] } }, 'Charlet', 47, 3);
    expect(refusal(s, F, 'to', 46)).toEqual(bar('10.4', 'too few movement factors'));
  });

  test('[10.9] it opens no area that is barred otherwise', () => {
    const s = inHand({ units: { 47: ['Bruno'], 35: ['Baring'] } }, 'Bruno', 47, 2, { steps: 0 });
    expect(refusal(s, F, 'to', 35)).toEqual(bar('10.8', 'cavalry never enters'));
  });
});

describe('out of a contested area', () => {
  const contact = { 46: ['Charlet', 'Bruno', 'I Corps 12-pdr', 'Best'], 47: ['Noguez'] };

  test('[10.10] a unit leaves only for a friendly controlled area without enemies', () => {
    const units = { ...contact, 61: ['Grenier', 'Vincke'] };
    const s = led({ units, french: [61] }, 'd’Erlon', 'march', 46);
    for (const name of ['Charlet', 'Bruno', 'I Corps 12-pdr']) {
      const hand = play(s, [], [F, 'pick', name]).state;
      expect(choices(hand, F)).toEqual([`to ${area(47)}`]);
      expect(refusal(hand, F, 'to', 45)).toEqual(bar('10.10', 'friendly controlled'));
      expect(refusal(hand, F, 'to', 61)).toEqual(bar('10.10', 'friendly controlled'));
    }
  });

  test('[10.10] without such an area it does not move at all', () => {
    const units = { 46: ['Charlet', 'Bruno', 'Best'], 47: ['Vincke'] };
    const s = led({ units }, 'd’Erlon', 'charge', 46);
    expect(choices(s, F)).toEqual([`assault ${area(46)}`, 'done']);
  });

  test('[10.10] cavalry goes on, back into the fight or to another one (R60)', () => {
    const s = led({ units: { ...contact, 60: ['Vincke', 'Pack'] } }, 'd’Erlon', 'charge', 46);
    const out = play(s, [], ...march(F, 'Bruno', 47)).state;
    expect(choices(out, F)).toContain(`to ${area(46)}`);
    expect(choices(out, F)).toContain(`to ${area(60)}`);
    const there = play(out, [], [F, 'to', area(60)]).state;
    expect([placeOf(there, 'Bruno'), waiting(there)]).toEqual([area(60), [A]]);
  });

  test('[10.10] infantry and foot artillery stop where they come to', () => {
    const s = led({ units: contact }, 'd’Erlon', 'march', 46);
    const { state } = play(s, [], ...march(F, 'Charlet', 47), ...march(F, 'I Corps 12-pdr', 47));
    expect(choices(state, F)).toEqual(['pick Bruno', 'done']);
  });
});

describe('withdrawals', () => {
  const horse: Parameters<typeof stormed>[0] = {
    from: 47,
    to: 46,
    attackers: ['Charlet'],
    defenders: ['Kruse', 'Dörnberg', 'RHA (left)', 'Picton Artillery'],
  };

  test('[10.11] cavalry and horse artillery withdraw before infantry, others do not', () => {
    const s = stormed(horse);
    expect(choices(s, A)).toEqual(
      ['Dörnberg', 'RHA (left)']
        .flatMap((u) => [35, 45, 61].map((id) => `withdraw ${u} ${area(id)}`))
        .concat('done'),
    );
    expect(refusal(s, A, 'withdraw', 'Kruse', 45)).toEqual(bar('10.11', 'only cavalry and horse'));
    expect(refusal(s, A, 'withdraw', 'Picton Artillery', 45)).toEqual(
      bar('10.11', 'only cavalry and horse'),
    );
    const { state, log } = play(s, [], [A, 'withdraw', 'Dörnberg', 45]);
    expect(log).toEqual([`[10.11] Dörnberg withdraws to ${area(45)}`]);
    expect(placeOf(state, 'Dörnberg')).toBe(area(45));
    expect(refusal(state, A, 'withdraw', 'Dörnberg', 44)).toEqual(bar('10.11', 'assaulted area'));
  });

  test('[10.11] any and all may go, one area, to where their side controls and there is room', () => {
    const ten = ['Best', 'Vincke', 'Kempt', 'Pack', 'Bijlandt', 'Maitland', 'Byng', 'Detmers'];
    const s = stormed({
      ...horse,
      others: { 45: [...ten, 'Adam', 'Du Plat'], 61: ['Grenier'] },
    });
    expect(choices(s, A)).toEqual([
      `withdraw Dörnberg ${area(35)}`,
      `withdraw RHA (left) ${area(35)}`,
      'done',
    ]);
    expect(refusal(s, A, 'withdraw', 'Dörnberg', 45)).toEqual(bar('11.19', 'as many units'));
    expect(refusal(s, A, 'withdraw', 'Dörnberg', 61)).toEqual(bar('11.19', 'friendly controlled'));
    expect(refusal(s, A, 'withdraw', 'Dörnberg', 44)).toEqual(bar('11.19', 'adjacent'));
    const { state } = through(s, [], ...choices(s, A).slice(0, 2));
    expect([placeOf(state, 'Dörnberg'), placeOf(state, 'RHA (left)')]).toEqual([
      area(35),
      area(35),
    ]);
  });

  test('[10.11] without such an area nobody withdraws', () => {
    const s = stormed({ ...horse, others: { 35: ['Noguez'], 45: ['Pégot'], 61: ['Grenier'] } });
    expect(choices(s, A)).toEqual([
      'forward Kruse',
      'forward Picton Artillery',
      'forward Dörnberg',
      'forward RHA (left)',
    ]);
  });

  test('[10.11] spent horse artillery cannot go (R32)', () => {
    const s = stormed({ ...horse, defenders: ['Dörnberg', spent('RHA (left)')] });
    expect(refusal(s, A, 'withdraw', 'RHA (left)', 45)).toEqual(bar('10.14', 'spent artillery'));
  });

  test('[10.11] nobody withdraws before a charge (R32)', () => {
    const s = stormed({ ...horse, verb: 'charge', attackers: ['Bruno'] });
    expect(choices(s, A)).toContain('forward Dörnberg');
  });

  test('[10.11] before a voluntary assault and one led by skirmishers they may go too (R32)', () => {
    const voluntary = stormed({ ...horse, from: undefined });
    const pressed = through(voluntary, [], `assault ${area(46)}`).state;
    expect(choices(pressed, A)).toContain(`withdraw Dörnberg ${area(45)}`);
    const led = stormed({ ...horse, attackers: ['Voltigeurs 1'], others: { 48: ['Charlet'] } });
    expect(choices(led, A)).toContain(`withdraw Dörnberg ${area(45)}`);
  });

  test('[10.11] when all are gone the area is entered without a fight (R33)', () => {
    const s = stormed({ ...horse, defenders: ['Dörnberg'] });
    const { state, log } = play(s, [], [A, 'withdraw', 'Dörnberg', 45]);
    expect(log).toEqual([
      `[10.11] Dörnberg withdraws to ${area(45)}`,
      `[7.2] the French side takes control of ${area(46)}`,
      `[10.11] nobody is left in ${area(46)}: the French side enters it`,
      '[8.1] Allied impulse, round 0',
    ]);
    expect(isSpent(state, 'Charlet')).toBe(false);
    expect(controllerOf(state, 46)).toBe(F);
  });

  const light: Parameters<typeof stormed>[0] = {
    from: 47,
    to: 46,
    attackers: ['Charlet'],
    defenders: ['Kruse', 'Baring', '95th Rifles'],
  };

  test('[10.12] skirmishers withdraw after their fire', () => {
    const s = stormed(light);
    expect(choices(s, A)).toEqual(['fire 95th Rifles', 'fire Baring', 'done']);
    expect(refusal(s, A, 'withdraw', 'Baring', 45)).toEqual(bar('14.2', 'may fire now'));
    const fired = play(s, [1, 1, 6, 6], [A, 'fire', 'Baring']).state;
    expect(choices(fired, A)).toContain(`withdraw Baring ${area(45)}`);
    expect(choices(fired, A)).toContain(`withdraw 95th Rifles ${area(61)}`);
    expect(refusal(fired, A, 'withdraw', 'Kruse', 45)).toEqual(bar('10.12', 'only skirmishers'));
    const { log } = play(fired, [], [A, 'withdraw', 'Baring', 45]);
    expect(log).toEqual([`[10.12] Baring withdraws to ${area(45)}`]);
  });

  test('[10.12] they may also go without a shot, but not before a charge, nor without a place', () => {
    const silent = play(stormed(light), [], [A, 'done']).state;
    expect(choices(silent, A)).toContain(`withdraw Baring ${area(35)}`);
    const charge = stormed({ ...light, verb: 'charge', attackers: ['Bruno'] });
    expect(choices(charge, A)).toEqual(['forward Kruse', 'forward 95th Rifles', 'forward Baring']);
    const shut = stormed({ ...light, others: { 35: ['Noguez'], 45: ['Pégot'], 61: ['Grenier'] } });
    expect(choices(play(shut, [], [A, 'done']).state, A)).toContain('forward Kruse');
  });
});

describe('skirmishers', () => {
  test('[10.13] they go with any formation of their area, in a Move/Assault or a General Advance', () => {
    const units = { 49: ['Charlet', 'Soye', 'Voltigeurs 1'] };
    expect(choices(led({ units }, 'd’Erlon', 'march', 49), F)).toContain('pick Voltigeurs 1');
    expect(choices(led({ units }, 'Reille', 'march', 49), F)).toContain('pick Voltigeurs 1');
    expect(choices(led({ units }, 'Reille', 'advance'), F)).toContain(
      `move Voltigeurs 1 ${area(48)}`,
    );
    expect(
      choices(led({ units: { ...units, 50: ['Dubois'] } }, 'Ney', 'advance'), F),
    ).not.toContain(`move Voltigeurs 1 ${area(48)}`);
  });

  test('[10.13] alone, they go with a leader who has units next to them', () => {
    const near = { 49: ['Voltigeurs 1'], 48: ['Charlet'] };
    const s = led({ units: near }, 'd’Erlon', 'march', 49);
    expect(
      placeOf(play(s, [], ...march(F, 'Voltigeurs 1', 50, 'halt')).state, 'Voltigeurs 1'),
    ).toBe(area(50));
  });

  test('[10.13] without such a neighbour they do not act', () => {
    const far = { 49: ['Voltigeurs 1'], 47: ['Charlet'] };
    const s = amid({ units: far }, [['action', F, 'd’Erlon', 0, 0]]).state;
    expect(refusal(s, F, 'march', 49)).toEqual(bar('8.4', 'no unit of the formation'));
  });

  test('[10.13] they are not alone beside any other unit of their side (R31)', () => {
    const with_ = { 49: ['Voltigeurs 1', 'Soye'], 48: ['Charlet'] };
    const s = amid({ units: with_ }, [['action', F, 'd’Erlon', 0, 0]]).state;
    expect(refusal(s, F, 'march', 49)).toEqual(bar('8.4', 'no unit of the formation'));
    const mixed = { 49: ['Baring', 'Brause'], 48: ['Kruse'] };
    const t = amid({ units: mixed, side: A, turn: '16:00' }, [
      ['action', A, 'Prince of Orange', 0, 0],
    ]).state;
    expect(refusal(t, A, 'march', 49)).toEqual(bar('8.4', 'no unit of the formation'));
  });

  test('[10.13] they never go with the other Allied army (R31)', () => {
    const units = { 69: ['Baring', 'Brause', 'Schützen 1'] };
    const s = led({ units, side: A, turn: '16:00' }, 'Pirch', 'march', 69);
    expect(choices(s, A)).toEqual(['pick Brause', 'pick Schützen 1', 'done']);
    const alone = { 69: ['Baring'], 68: ['Brause'] };
    const t = amid({ units: alone, side: A, turn: '16:00' }, [['action', A, 'Pirch', 0, 0]]).state;
    expect(refusal(t, A, 'march', 69)).toEqual(bar('8.4', 'no unit of the formation'));
  });

  test('[10.13] without anybody near they still fire and withdraw when they are assaulted', () => {
    const s = stormed({ from: 47, to: 46, attackers: ['Charlet'], defenders: ['Baring'] });
    const { state } = through(s, [1, 1, 6, 6], 'fire Baring', `withdraw Baring ${area(45)}`);
    expect(placeOf(state, 'Baring')).toBe(area(45));
  });
});

describe('artillery', () => {
  test('[10.14] only fresh artillery moves', () => {
    const s = led(
      { units: { 49: [spent('I Corps 12-pdr'), 'I Corps Divisional', 'Charlet'] } },
      'd’Erlon',
      'march',
      49,
    );
    expect(refusal(s, F, 'pick', 'I Corps 12-pdr')).toEqual(bar('10.14', 'spent artillery'));
    expect(choices(s, F)).toContain('pick I Corps Divisional');
  });

  test('[10.14] it is spent when the move is over, and stays fresh where it does not move', () => {
    const s = led(
      { units: { 49: ['I Corps 12-pdr', 'I Corps Divisional'] } },
      'd’Erlon',
      'march',
      49,
    );
    const { state, log } = play(s, [], ...march(F, 'I Corps 12-pdr', 50, 'halt'), [F, 'done']);
    expect(log).toContain('[10.14] I Corps 12-pdr is spent');
    expect([isSpent(state, 'I Corps 12-pdr'), isSpent(state, 'I Corps Divisional')]).toEqual([
      true,
      false,
    ]);
  });

  test('[10.14] a General Advance spends it as well', () => {
    const s = led({ units: { 49: ['I Corps 12-pdr'] } }, 'd’Erlon', 'advance');
    const { state } = play(s, [], [F, 'move', 'I Corps 12-pdr', 50]);
    expect(isSpent(state, 'I Corps 12-pdr')).toBe(true);
  });

  test('[10.14] guns that came with a mandatory assault are spent after it, though defenders remain', () => {
    const { state } = fight(
      {
        from: 47,
        to: 46,
        attackers: ['Charlet', 'I Corps 12-pdr'],
        defenders: ['Kruse', 'Best'],
      },
      [3, 3, 1, 1],
      'forward Kruse',
      'spend Kruse',
      'spend Best',
    );
    expect(placeOf(state, 'Kruse')).toBe(area(46));
    expect(isSpent(state, 'I Corps 12-pdr')).toBe(true);
  });
});

describe('the Grand Battery', () => {
  const guns = { 48: ['I Corps 12-pdr', 'I Corps Divisional', 'Guard 12-pdr', 'Charlet'] };

  test('[10.15] its marker goes along with any artillery that leaves it, if the French say so', () => {
    const s = led({ units: guns }, 'd’Erlon', 'march', 48);
    const hand = play(s, [], [F, 'pick', 'I Corps 12-pdr']).state;
    expect(choices(hand, F)).toContain(`carry ${area(47)}`);
    const taken = play(hand, [], [F, 'carry', area(47)]);
    expect(taken.log).toContain(`[10.15] the Grand Battery moves to ${area(47)}`);
    expect(batteryAt(taken.state)).toBe(area(47));
    const leftBehind = play(hand, [], [F, 'to', area(47)]).state;
    expect(batteryAt(leftBehind)).toBe(area(48));
  });

  test('[10.15] only artillery takes it', () => {
    const s = led({ units: guns }, 'd’Erlon', 'march', 48);
    const hand = play(s, [], [F, 'pick', 'Charlet']).state;
    expect(choices(hand, F)).not.toContain(`carry ${area(47)}`);
    expect(refusal(hand, F, 'carry', 47)).toEqual(bar('10.15', 'only artillery that leaves'));
  });

  test('[10.15] in a General Advance too, and only the formation that acts moves its guns', () => {
    const s = led({ units: { ...guns, 49: ['Noguez'] } }, 'd’Erlon', 'advance');
    expect(choices(s, F)).toContain(`convey I Corps 12-pdr ${area(49)}`);
    expect(refusal(s, F, 'convey', 'Guard 12-pdr', 49)).toEqual(bar('8.8', 'formation'));
    expect(refusal(s, F, 'convey', 'Noguez', 48)).toEqual(bar('10.15', 'only artillery'));
    const { state } = play(s, [], [F, 'convey', 'I Corps 12-pdr', 49]);
    expect(batteryAt(state)).toBe(area(49));
  });

  test('[10.15] once moved it fires indirectly no more, and its guns recover like others', () => {
    const fire = (moved: boolean) =>
      choices(
        amid({ units: { ...guns, 45: ['Best'] }, battery: { area: 48, moved } }, [
          ['battle'],
          ['endPhase'],
          ['impulses', F, 0],
          ['grandBattery'],
        ]).state,
        F,
      );
    expect(fire(false)).toContain('target Best');
    expect(fire(true)).not.toContain('target Best');
    const { state } = amid({ units: { 50: [spent('Guard 12-pdr')] }, turn: '12:00' }, [
      ['battle'],
      ['endPhase'],
      ['impulses', F, 0],
      ['rallies'],
    ]);
    expect(isSpent(state, 'Guard 12-pdr')).toBe(false);
  });
});

test('[10.0] units move in a Move/Assault, a charge or a General Advance, and in nothing else', () => {
  const units = { 47: ['Charlet', 'Bruno', 'I Corps 12-pdr', 'Best'], 48: ['Noguez'] };
  const verbs = (verb: string, from?: number) =>
    new Set(choices(led({ units }, 'd’Erlon', verb, from), F).map((c) => c.split(' ')[0]));
  expect([...verbs('march', 47)]).toEqual(['pick', 'done']);
  expect([...verbs('charge', 47)]).toEqual(['pick', 'done']);
  expect([...verbs('advance')]).toEqual(['move', 'done']);
  expect([...verbs('volley', 47)]).toEqual(['target']);
  expect([...verbs('bombard', 47)]).toEqual(['target']);
});
