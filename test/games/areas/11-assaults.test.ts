import { describe, expect, test } from 'vitest';
import { fight, from, led, pressed, stormed, terms, through, type Fight } from './fight.ts';
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
  points,
  position,
  refusal,
  spent,
  standingAt,
  waiting,
  type Unit,
} from './table.ts';

// Assaults go from 47 to 46, both clear with TEM 1; no stream lies between.

const open: Fight = { from: 47, to: 46, attackers: ['Charlet'], defenders: ['Kruse', 'Best'] };
const inside: Fight = { ...open, from: undefined };
const LOW = [1, 1, 6, 6];
const HIGH = [6, 6, 1, 1];

describe('who assaults', () => {
  test('[11.1] only what was activated assaults, though others stand there', () => {
    const begun = play(
      led({ units: { 47: ['Charlet', 'Schmitz'], 46: ['Soye', 'Best'] } }, 'd’Erlon', 'march', 47),
      [],
      ...march(F, 'Charlet', 46),
      ...march(F, 'Schmitz', 46),
      [F, 'assault', area(46)],
    ).state;
    expect(choices(begun, F)).toEqual(['point Charlet', 'point Schmitz']);
    expect(refusal(begun, F, 'point', 'Soye')).toEqual(bar('11.1', 'activated in this impulse'));
    const named = play(begun, [], [F, 'point', 'Charlet']).state;
    expect(refusal(named, F, 'support', 'Soye')).toEqual(bar('11.1', 'activated in this impulse'));
  });

  test('[11.1] there is no assault without an enemy, or without anybody who may lead it', () => {
    const units = {
      47: ['Charlet', 'I Corps 12-pdr'],
      46: ['Noguez', 'Best'],
      60: ['Grenier', 'Vincke'],
    };
    const s = play(
      led({ units }, 'd’Erlon', 'march', 47),
      [],
      ...march(F, 'Charlet', 46),
      ...march(F, 'I Corps 12-pdr', 60),
    ).state;
    expect(choices(s, F)).toEqual([`assault ${area(46)}`, 'done']);
    expect(refusal(s, F, 'assault', 45)).toEqual(bar('11.1', 'no enemy to assault'));
    expect(refusal(s, F, 'assault', 60)).toEqual(bar('11.1', 'no unit that may lead'));
  });

  test('[11.1] it takes no movement factors beyond those of entering', () => {
    const { log } = fight({ ...open, defenders: ['Best'] }, LOW);
    expect(log).toContain(`[11.1] assault on ${area(46)}: Charlet at the point, with `);
  });

  test('[11.2] in a voluntary assault the attacker chooses who takes part', () => {
    const s = through(
      stormed({ ...inside, attackers: ['Charlet', 'Schmitz', 'Noguez', 'Bruno'] }),
      [],
      `assault ${area(46)}`,
      'point Charlet',
    ).state;
    expect(choices(s, F)).toEqual([
      'support Schmitz',
      'support Noguez',
      'support Bruno',
      'all',
      'done',
    ]);
    expect(refusal(s, F, 'support', 'Charlet')).toEqual(bar('11.12', 'takes part already'));
    expect(refusal(s, F, 'point', 'Schmitz')).toEqual(bar('11.2', 'name the units that support'));
    const { state } = through(s, LOW, 'support Schmitz', 'forward Kruse', 'done');
    expect(['Charlet', 'Schmitz', 'Noguez', 'Bruno'].map((u) => isSpent(state, u))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('[11.2] in a Double Move those who come in and those who stand there assault together', () => {
    const s = position({ units: { 47: ['Charlet'], 46: ['Soye', 'Best', 'Kruse'] } });
    const { state, log } = play(
      s,
      [6, 6],
      [F, 'double', 'Napoléon'],
      [F, 'lead', 'd’Erlon'],
      [F, 'march', area(47)],
      ...march(F, 'Charlet', 46),
      [F, 'lead', 'Reille'],
      [F, 'march', area(46)],
      [F, 'done'],
      [F, 'assault', area(46)],
      [F, 'point', 'Soye'],
      [F, 'all'],
    );
    expect(log.at(-1)).toBe(`[11.1] assault on ${area(46)}: Soye at the point, with Charlet`);
    expect(waiting(state)).toEqual([A]);
  });

  test('[11.3] in a mandatory assault all that entered take part', () => {
    const s = stormed({ ...open, attackers: ['Charlet', 'Schmitz', 'Bruno', 'Voltigeurs 1'] });
    expect(choices(s, F)).toEqual(['point Charlet', 'point Schmitz', 'point Voltigeurs 1']);
    const { log } = play(s, [], [F, 'point', 'Charlet']);
    expect(log).toEqual([
      `[11.1] assault on ${area(46)}: Charlet at the point, with Schmitz Bruno Voltigeurs 1`,
    ]);
  });

  test('[11.3] guns that came along add nothing, and after a Failure go back and are spent', () => {
    const { state, log } = fight(
      { ...open, attackers: ['Charlet', 'I Corps 12-pdr'] },
      LOW,
      'forward Kruse',
    );
    expect(terms(log, '11.12.2')).toEqual(['factor: 4']);
    expect(placeOf(state, 'I Corps 12-pdr')).toBe(area(47));
    expect(isSpent(state, 'I Corps 12-pdr')).toBe(true);
  });

  test.each([
    ['Stalemate', [4, 4, 4, 3], ['forward Best']],
    ['Success', [6, 6, 5, 3], ['forward Kruse', 'spend Kruse', 'spend Best']],
  ])('[11.3] after a %s they stay and are spent', (result, dice, wishes) => {
    const { state, log } = fight(
      { ...open, attackers: ['Charlet', 'I Corps 12-pdr'] },
      dice,
      ...wishes,
    );
    expect(log.some((line) => line.includes(`${result}:`))).toBe(true);
    expect(placeOf(state, 'I Corps 12-pdr')).toBe(area(46));
    expect(isSpent(state, 'I Corps 12-pdr')).toBe(true);
  });

  test('[11.4] all defenders take part, of any formation and arm', () => {
    const { state, log } = fight(
      { ...open, attackers: ['Charlet'], defenders: ['Kruse', 'Best', 'Picton Artillery'] },
      LOW,
      'forward Kruse',
    );
    expect(terms(log, '11.12.3')).toEqual(['factor: 4', 'terrain: 1', 'other fresh units: 2']);
    expect(placeOf(state, 'Kruse')).toBe(area(46));
  });

  test('[11.4] only a defender of the area is the forward unit', () => {
    const s = stormed({ ...open, others: { 45: ['Pack'] } });
    expect(refusal(s, A, 'forward', 'Pack')).toEqual(bar('11.4', 'defends the area'));
    expect(refusal(s, A, 'forward', 'Charlet')).toEqual(bar('11.4', 'defends the area'));
    expect(refusal(s, A, 'done')).toEqual(bar('11.12', 'name the forward unit'));
  });

  test('[11.5] an area of enemies just entered must be assaulted', () => {
    const s = stormed({ ...open, attackers: ['Charlet', 'Schmitz'] });
    expect(refusal(s, F, 'done')).toEqual(bar('14.3', 'name the point unit'));
    const two = led(
      { units: { 47: ['Charlet', 'Schmitz'], 46: ['Best'], 60: ['Vincke'] } },
      'd’Erlon',
      'march',
      47,
    );
    const moved = play(two, [], ...march(F, 'Charlet', 46), ...march(F, 'Schmitz', 60)).state;
    expect(choices(moved, F)).not.toContain('done');
    expect(refusal(moved, F, 'done')).toEqual(bar('11.5', 'must be assaulted'));
  });

  test('[11.6] a contested area is assaulted with any, all or none of the activated units', () => {
    const s = stormed({ ...inside, attackers: ['Charlet', 'Schmitz'] });
    expect(choices(s, F)).toEqual([`assault ${area(46)}`, 'done']);
    const pointed = through(s, [], `assault ${area(46)}`, 'point Schmitz').state;
    expect(choices(pointed, F)).toEqual(['support Charlet', 'all', 'done']);
    const all = play(pointed, [], [F, 'all']).log;
    expect(all).toEqual([`[11.1] assault on ${area(46)}: Schmitz at the point, with Charlet`]);
    const none = play(s, [], [F, 'done']);
    expect(waiting(none.state)).toEqual([A]);
  });

  test('[11.7] in a Move/Assault cavalry never leads', () => {
    const s = stormed({ ...open, attackers: ['Charlet', 'Schmitz', 'Bruno'] });
    expect(refusal(s, F, 'point', 'Bruno')).toEqual(bar('11.8', 'cavalry leads charges'));
    const alone = stormed({ ...inside, attackers: ['Bruno', 'Charlet'] });
    expect(choices(alone, F)).toContain(`assault ${area(46)}`);
    const s2 = led({ units: { 46: ['Bruno', 'Best'], 47: ['Noguez'] } }, 'd’Erlon', 'march', 46);
    expect(waiting(play(s2, [], [F, 'done']).state)).toEqual([A]);
  });

  test('[11.7] it enters an area of the enemy only after infantry, and then supports it', () => {
    const s = led({ units: { 47: ['Charlet', 'Bruno'], 46: ['Best'] } }, 'd’Erlon', 'march', 47);
    const hand = play(s, [], [F, 'pick', 'Bruno']).state;
    expect(refusal(hand, F, 'to', 46)).toEqual(bar('11.7', 'only after infantry'));
    const { log } = fight({ ...open, attackers: ['Charlet', 'Bruno'] }, LOW, 'forward Kruse');
    expect(terms(log, '11.12.2')).toEqual(['factor: 4', 'cavalry: 1']);
  });

  test('[11.7] into a contested area it may go alone, and does not assault', () => {
    const s = led({ units: { 47: ['Bruno'], 46: ['Charlet', 'Best'] } }, 'd’Erlon', 'march', 47);
    const { state } = play(s, [], ...march(F, 'Bruno', 46));
    expect([placeOf(state, 'Bruno'), waiting(state)]).toEqual([area(46), [A]]);
  });

  test('[11.10] in an active contested area some assault, and the others stay as they are (R60)', () => {
    const s = through(
      stormed({ ...inside, attackers: ['Charlet', 'Schmitz'], others: { 47: ['Noguez'] } }),
      [],
      `assault ${area(46)}`,
      'point Charlet',
      'done',
    ).state;
    const { state } = through(s, LOW, 'forward Kruse', 'done');
    expect(standingAt(state, 46)).toEqual(['Charlet', 'Schmitz', 'Kruse', 'Best']);
    expect([isSpent(state, 'Charlet'), isSpent(state, 'Schmitz')]).toEqual([true, false]);
  });

  test('[11.11] an area is assaulted once in an impulse', () => {
    const s = led(
      { units: { 47: ['Charlet', 'Schmitz'], 46: ['Noguez', 'Best'], 60: ['Pégot', 'Vincke'] } },
      'd’Erlon',
      'march',
      47,
    );
    const both = play(s, [], ...march(F, 'Charlet', 46), ...march(F, 'Schmitz', 60)).state;
    const { state } = through(both, LOW, `assault ${area(46)}`);
    const next = play(state, [], [A, 'done']).state;
    expect(refusal(next, F, 'assault', 46)).toEqual(bar('11.11', 'has been assaulted'));
  });

  test('[11.11] nor may the second action of a Double Move assault it again', () => {
    const s = position({
      units: { 47: ['Charlet'], 48: ['Dubois'], 46: ['Kruse', 'Best'] },
      spent: ['d’Erlon', 'Prince of Orange', 'Wellington'],
    });
    const { state } = play(
      s,
      [6, 6, 4, 4, 3, 3],
      [F, 'double', 'Napoléon'],
      [F, 'lead', 'd’Erlon'],
      [F, 'march', area(47)],
      ...march(F, 'Charlet', 46),
      [F, 'done'],
      [A, 'forward', 'Kruse'],
      [A, 'done'],
      [F, 'lead', 'Ney'],
      [F, 'charge', area(48)],
      ...march(F, 'Dubois', 47),
    );
    expect(standingAt(state, 46)).toEqual(['Charlet', 'Kruse', 'Best']);
    expect(refusal(state, F, 'to', 46)).toEqual(bar('11.11', 'has been assaulted'));
  });
});

describe('resolution', () => {
  test('[11.12] point and supporters first, then the forward unit, then the dice', () => {
    const s = stormed({ ...open, attackers: ['Charlet', 'Schmitz'] });
    expect(waiting(s)).toEqual([F]);
    const named = play(s, [], [F, 'point', 'Schmitz']).state;
    expect(choices(named, A)).toEqual(['forward Kruse', 'forward Best']);
    const { log } = play(named, LOW, [A, 'forward', 'Best']);
    expect(log.slice(0, 9)).toEqual([
      '[11.12] Best is the forward unit',
      '[11.12.2] French, factor: 5',
      '[11.12.2] French, fresh infantry: 2',
      '[11.12.3] Allied, factor: 3',
      '[11.12.3] Allied, terrain: 1',
      '[11.12.3] Allied, other fresh units: 1',
      '[11.12.1] French rolls 1 and 1, with 7: 9',
      '[11.12.1] Allied rolls 6 and 6, with 5: 17',
      '[11.13] Failure: 9 against 17',
    ]);
  });

  test('[11.12.1] each side rolls two dice', () => {
    const { log } = fight(open, [3, 1, 2, 6], 'forward Kruse');
    expect(log.filter((line) => line.startsWith('[11.12.1]'))).toEqual([
      '[11.12.1] French rolls 3 and 1, with 4: 8',
      '[11.12.1] Allied rolls 2 and 6, with 6: 14',
    ]);
  });
});

describe('attack value', () => {
  const av = (f: Partial<Fight>, point = 'Charlet', wishes: string[] = []): string[] =>
    terms(
      fight({ ...open, ...f }, LOW, ...wishes, `point ${point}`, 'forward Kruse').log,
      '11.12.2',
    );

  test.each<[string, Unit[], string, string[]]>([
    ['A: a fresh point', ['Charlet'], 'Charlet', ['factor: 4']],
    ['A: a spent point', [spent('Charlet')], 'Charlet', ['factor: 2']],
    [
      'A: skirmishers at the point (R34)',
      ['Charlet', 'Voltigeurs 1'],
      'Voltigeurs 1',
      ['factor: 2', 'fresh infantry: 2'],
    ],
    ['B: a fresh brigade', ['Charlet', 'Schmitz'], 'Charlet', ['factor: 4', 'fresh infantry: 2']],
    [
      'B: three fresh brigades',
      ['Charlet', 'Schmitz', 'Noguez', 'Brue'],
      'Charlet',
      ['factor: 4', 'fresh infantry: 6'],
    ],
    ['C: fresh cavalry', ['Charlet', 'Bruno', 'Gobrecht'], 'Charlet', ['factor: 4', 'cavalry: 2']],
    ['C: spent cavalry adds nothing', ['Charlet', spent('Bruno')], 'Charlet', ['factor: 4']],
    [
      'D: one skirmisher unit rounds down to nothing',
      ['Charlet', 'Voltigeurs 1'],
      'Charlet',
      ['factor: 4'],
    ],
    [
      'D: two of them add one',
      ['Charlet', 'Voltigeurs 1', 'Voltigeurs 2'],
      'Charlet',
      ['factor: 4', 'skirmishers: 1'],
    ],
    [
      'D: three of them add one',
      ['Charlet', 'Voltigeurs 1', 'Voltigeurs 2', 'Voltigeurs 3'],
      'Charlet',
      ['factor: 4', 'skirmishers: 1'],
    ],
    [
      'E: spent brigades',
      ['Charlet', spent('Schmitz'), spent('Brue')],
      'Charlet',
      ['factor: 4', 'spent infantry: 2'],
    ],
  ])('[11.12.2] %s', (_, attackers, point, expected) => {
    expect(av({ attackers }, point)).toEqual(expected);
  });

  test('[11.12.2] F: fresh guns that stood there support a voluntary assault, one each (R36)', () => {
    const attackers = ['Charlet', 'I Corps 12-pdr', 'I Corps Divisional'];
    expect(av({ from: undefined, attackers })).toEqual(['factor: 4', 'artillery: 2']);
  });

  test('[11.12.2] F: guns that moved in, are spent or belong to others do not', () => {
    const s = led(
      {
        units: {
          47: ['Charlet', 'I Corps 12-pdr'],
          46: ['Noguez', 'I Corps Divisional', 'II Corps 12-pdr', 'Kruse', 'Best'],
        },
      },
      'd’Erlon',
      'march',
      47,
    );
    const moved = play(s, [], ...march(F, 'Charlet', 46), ...march(F, 'I Corps 12-pdr', 46)).state;
    const named = through(moved, [], `assault ${area(46)}`, 'point Charlet').state;
    expect(choices(named, A)).toEqual(['forward Kruse', 'forward Best']);
    const stood = through(
      stormed({
        ...inside,
        attackers: ['Charlet', spent('I Corps 12-pdr'), 'II Corps 12-pdr', 'Brue'],
      }),
      [],
      `assault ${area(46)}`,
      'point Charlet',
    ).state;
    expect(choices(stood, F)).toEqual(['support Brue', 'all', 'done']);
    expect(refusal(stood, F, 'support', 'II Corps 12-pdr')).toEqual(bar('11.1', 'activated'));
    const mixed = led(
      { units: { 47: ['Charlet', 'Brue', 'I Corps 12-pdr'], 46: ['Noguez', 'Best'] } },
      'd’Erlon',
      'march',
      47,
    );
    const withGuns = play(
      mixed,
      [],
      ...march(F, 'Charlet', 46),
      ...march(F, 'Brue', 46),
      ...march(F, 'I Corps 12-pdr', 46),
      [F, 'assault', area(46)],
      [F, 'point', 'Charlet'],
    ).state;
    expect(refusal(withGuns, F, 'support', 'I Corps 12-pdr')).toEqual(
      bar('11.12.2', 'only fresh artillery that has not moved'),
    );
  });

  test.each<[string, Unit[], string[]]>([
    ['A: cavalry at the point', ['Bruno'], ['factor: 4']],
    ['G: fresh cavalry adds two', ['Bruno', 'Gobrecht'], ['factor: 4', 'fresh cavalry: 2']],
    ['H: spent cavalry adds one', ['Bruno', spent('Gobrecht')], ['factor: 4', 'spent cavalry: 1']],
  ])('[11.12.2] in a charge, %s', (_, attackers, expected) => {
    expect(av({ verb: 'charge', attackers }, 'Bruno')).toEqual(expected);
  });

  test('[11.12.2] G and H together', () => {
    const attackers = ['Dubois', 'Travers', 'Farine', spent('Vial')];
    const f = { verb: 'charge', leader: 'Ney', attackers } as const;
    expect(av(f, 'Dubois')).toEqual(['factor: 6', 'fresh cavalry: 4', 'spent cavalry: 1']);
  });

  test('[11.12.2] A to F together', () => {
    const attackers = [
      'Schmitz',
      'Charlet',
      'Bourgeois',
      spent('Aulard'),
      'Bruno',
      spent('Gobrecht'),
      'Voltigeurs 1',
      'Voltigeurs 2',
      'Voltigeurs 3',
      'I Corps 12-pdr',
    ];
    const { log } = fight({ ...inside, attackers }, LOW, 'point Schmitz', 'forward Kruse');
    expect(terms(log, '11.12.2')).toEqual([
      'factor: 5',
      'fresh infantry: 4',
      'cavalry: 1',
      'skirmishers: 1',
      'spent infantry: 1',
      'artillery: 1',
    ]);
    expect(log).toContain('[11.12.1] French rolls 1 and 1, with 13: 15');
  });
});

describe('defence value', () => {
  const dv = (f: Partial<Fight>, forward: string): string[] =>
    terms(fight({ ...open, ...f }, LOW, `forward ${forward}`).log, '11.12.3');

  test.each<[string, Unit[], string, string[]]>([
    ['A: fresh infantry', ['Kruse'], 'Kruse', ['factor: 4', 'terrain: 1']],
    ['A: spent infantry', [spent('Kruse')], 'Kruse', ['factor: 2', 'terrain: 1']],
    ['A: cavalry', ['Somerset'], 'Somerset', ['factor: 5', 'terrain: 1']],
    ['A: skirmishers', ['95th Rifles'], '95th Rifles', ['factor: 2', 'terrain: 1']],
    ['A: spent rifles', [spent('95th Rifles')], '95th Rifles', ['factor: 1', 'terrain: 1']],
    ['A: artillery', ['Picton Artillery'], 'Picton Artillery', ['factor: 1', 'terrain: 1']],
    [
      'A: spent artillery counts 0',
      [spent('Picton Artillery')],
      'Picton Artillery',
      ['factor: 0', 'terrain: 1'],
    ],
    [
      'D: each other fresh unit, of any kind (R37)',
      ['Kruse', 'Best', 'Baring', 'Picton Artillery', 'Dörnberg'],
      'Kruse',
      ['factor: 4', 'terrain: 1', 'other fresh units: 4'],
    ],
    [
      'E: one spent unit rounds down to nothing',
      ['Kruse', spent('Best')],
      'Kruse',
      ['factor: 4', 'terrain: 1'],
    ],
    [
      'E: two spent units add one',
      ['Kruse', spent('Best'), spent('Vincke')],
      'Kruse',
      ['factor: 4', 'terrain: 1', 'other spent units: 1'],
    ],
    [
      'E: three spent units, guns among them, add one (R37)',
      ['Kruse', spent('Best'), spent('Vincke'), spent('Picton Artillery')],
      'Kruse',
      ['factor: 4', 'terrain: 1', 'other spent units: 1'],
    ],
  ])('[11.12.3] %s', (_, defenders, forward, expected) => {
    expect(dv({ defenders }, forward)).toEqual(expected);
  });

  test.each([
    ['clear', 47, 46, 1],
    ['elevated', 46, 45, 2],
    ['forest', 33, 22, 2],
    ['village', 47, 35, 3],
    ['Hougoumont', 33, 21, 4],
  ])('[11.12.3] B: the TEM of %s ground', (_, start, to, tem) => {
    expect(dv({ from: start, to, defenders: ['Kruse'] }, 'Kruse')).toEqual([
      'factor: 4',
      `terrain: ${tem}`,
    ]);
  });

  test('[11.12.3] C: a stream crossed in a mandatory assault', () => {
    const over = { from: 76, to: 77, defenders: ['Kruse'] };
    expect(dv(over, 'Kruse')).toEqual(['factor: 4', 'terrain: 1', 'stream: 1']);
    expect(dv({ ...over, from: 78 }, 'Kruse')).toEqual(['factor: 4', 'terrain: 1']);
    const charge = { ...over, verb: 'charge', attackers: ['Bruno'] } as const;
    expect(dv(charge, 'Kruse')).toContain('stream: 1');
  });

  test('[11.12.3] C: not in a voluntary assault; and a part of the attackers is enough', () => {
    const voluntary = through(
      play(
        led({ units: { 76: ['Charlet'], 77: ['Noguez', 'Kruse'] } }, 'd’Erlon', 'march', 76),
        [],
        ...march(F, 'Charlet', 77),
      ).state,
      LOW,
      `assault ${area(77)}`,
    );
    expect(terms(voluntary.log, '11.12.3')).toEqual(['factor: 4', 'terrain: 1']);
    const part = through(
      pressed({ units: { 77: [from(76, 'Charlet'), from(78, 'Noguez'), 'Kruse'] } }),
      LOW,
      'point Noguez',
      'done',
    );
    expect(terms(part.log, '11.12.3')).toContain('stream: 1');
  });

  test('[11.12.3] F: skirmishers as forward unit in a village, not elsewhere', () => {
    const village = { to: 35, defenders: ['Baring', 'Kruse'] };
    expect(dv(village, 'Baring')).toEqual([
      'factor: 2',
      'terrain: 3',
      'other fresh units: 1',
      'skirmishers in a village: 2',
    ]);
    expect(dv(village, 'Kruse')).toEqual(['factor: 4', 'terrain: 3', 'other fresh units: 1']);
    const wood = { from: 33, to: 22, defenders: ['Baring'] };
    expect(dv(wood, 'Baring')).toEqual(['factor: 2', 'terrain: 2']);
  });

  test('[11.12.3] A to F together', () => {
    const f: Partial<Fight> = {
      from: 72,
      to: 71,
      defenders: ['Baring', 'Kruse', 'Best', spent('Vincke'), spent('Kempt'), spent('Pack')],
    };
    expect(dv(f, 'Baring')).toEqual([
      'factor: 2',
      'terrain: 2',
      'stream: 1',
      'other fresh units: 2',
      'other spent units: 1',
      'skirmishers in a village: 2',
    ]);
  });
});

describe('results', () => {
  test.each([
    ['less is a Failure', [2, 1, 2, 2], '[11.13] Failure: 7 against 9'],
    ['equal is a Stalemate', [2, 2, 2, 1], '[11.14] Stalemate: 8 against 8'],
    ['more is a Success', [3, 3, 2, 2], '[11.15] Success: 10 against 9'],
  ])('[11.12.4] totals are value and dice: %s', (_, dice, expected) => {
    const { log } = fight({ ...open, defenders: ['Kruse'] }, dice);
    expect(log).toContain(expected);
  });

  test('[11.13] Failure: point and supporters are spent, spent ones lost, the defence unhurt', () => {
    const { state, log } = fight(
      { ...open, attackers: ['Charlet', 'Schmitz', spent('Brue'), 'Bruno', 'Voltigeurs 1'] },
      LOW,
      'point Charlet',
      'forward Kruse',
    );
    expect(['Charlet', 'Schmitz', 'Bruno'].map((u) => isSpent(state, u))).toEqual([
      true,
      true,
      true,
    ]);
    expect(log).toContain(`[11.13] Brue is eliminated in ${area(46)}`);
    expect(log).toContain(`[11.13] Voltigeurs 1 is eliminated in ${area(46)}`);
    expect([isSpent(state, 'Kruse'), isSpent(state, 'Best')]).toEqual([false, false]);
    expect(points(state)).toBe(-1);
  });

  test('[11.13] after a mandatory assault the attackers go back to where they came from (R39)', () => {
    const { state, log } = fight(
      { ...open, attackers: ['Charlet', 'Schmitz'] },
      LOW,
      'point Charlet',
      'forward Kruse',
    );
    expect(log).toContain(`[11.17] Charlet retreats to ${area(47)}`);
    expect(standingAt(state, 47)).toEqual(['Charlet', 'Schmitz']);
    expect(controllerOf(state, 46)).toBe(A);
  });

  test('[11.13] each goes back his own way', () => {
    const s = pressed({
      units: { 46: [from(47, 'Charlet'), from(61, 'Schmitz'), 'Kruse', 'Best'] },
      french: [47, 61],
    });
    const { state } = through(s, LOW, 'point Charlet', 'forward Kruse', 'done');
    expect([placeOf(state, 'Charlet'), placeOf(state, 'Schmitz')]).toEqual([area(47), area(61)]);
  });

  test('[11.13] after a voluntary assault nobody goes back, and who did not take part is unhurt', () => {
    const { state } = fight(
      { ...inside, attackers: ['Charlet', 'I Corps 12-pdr'] },
      LOW,
      'forward Kruse',
    );
    expect(standingAt(state, 46)).toEqual(['Charlet', 'I Corps 12-pdr', 'Kruse', 'Best']);
    expect([isSpent(state, 'Charlet'), isSpent(state, 'I Corps 12-pdr')]).toEqual([true, true]);
  });

  test('[11.14] Stalemate: point and forward unit are spent, and the attackers stay (R40)', () => {
    const { state } = fight(
      { ...open, attackers: ['Charlet', 'Schmitz'] },
      [2, 2, 2, 2],
      'point Charlet',
      'forward Kruse',
    );
    expect(standingAt(state, 46)).toEqual(['Charlet', 'Schmitz', 'Kruse', 'Best']);
    expect(['Charlet', 'Schmitz', 'Kruse', 'Best'].map((u) => isSpent(state, u))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(controllerOf(state, 46)).toBe(A);
  });

  test('[11.14] spent ones are eliminated, and single steps as well', () => {
    const dead = fight(
      { ...open, attackers: [spent('Charlet')], defenders: [spent('Kruse')] },
      [2, 2, 2, 1],
    );
    expect(dead.log).toContain('[11.14] Stalemate: 6 against 6');
    expect([placeOf(dead.state, 'Charlet'), placeOf(dead.state, 'Kruse')]).toEqual([
      'lost',
      'lost',
    ]);
    const light = fight({ ...open, attackers: ['Charlet'], defenders: ['Baring'] }, [2, 2, 4, 1]);
    expect(light.log).toContain(`[11.14] Baring is eliminated in ${area(46)}`);
    expect(controllerOf(light.state, 46)).toBe(F);
  });

  test('[11.15] Success: the difference in casualty points, and the point unit is spent', () => {
    const s = stormed({ ...open, attackers: ['Charlet', 'Schmitz'] });
    const { state, log } = through(s, [3, 3, 1, 1], 'point Charlet', 'forward Kruse');
    expect(log).toContain('[11.15] Success: 12 against 8');
    expect(log).toContain('[11.15] Charlet is spent');
    expect(log).toContain('[11.16] the Allied side has 4 casualty points to absorb');
    expect(isSpent(state, 'Schmitz')).toBe(false);
    expect(waiting(state)).toEqual([A]);
  });

  test('[11.15] a spent point unit is eliminated by its own Success', () => {
    const { state, log } = fight(
      { ...open, attackers: [spent('Charlet')], defenders: ['Best'] },
      HIGH,
    );
    expect(log).toContain(`[11.15] Charlet is eliminated in ${area(46)}`);
    expect(placeOf(state, 'Best')).toBe('lost');
  });

  test('[11.15] when nobody is left the attackers have the area (R40)', () => {
    const { state, log } = fight({ ...open, defenders: ['Best'] }, HIGH);
    expect(log).toContain(`[7.2] the French side takes control of ${area(46)}`);
    expect([standingAt(state, 46), controllerOf(state, 46)]).toEqual([['Charlet'], F]);
  });
});

test('[11.0] an assault from the first step to the last', () => {
  const { log } = fight(
    { ...open, attackers: ['Charlet', 'Schmitz'], defenders: ['Kruse', 'Dörnberg', 'Baring'] },
    [1, 1, 6, 6, 4, 4, 3, 3],
    'point Charlet',
    `withdraw Dörnberg ${area(45)}`,
    'fire Baring',
    `withdraw Baring ${area(45)}`,
    'spend Kruse',
    `retreat Kruse ${area(45)}`,
  );
  expect(log.slice(2).filter((line) => !/\[(11\.12|14\.7)\.[1-3]\]/.test(line))).toEqual([
    `[11.1] assault on ${area(46)}: Charlet at the point, with Schmitz`,
    `[10.11] Dörnberg withdraws to ${area(45)}`,
    `[14.5] defensive fire in ${area(46)} at Charlet: Baring with `,
    '[14.8] no effect',
    `[10.12] Baring withdraws to ${area(45)}`,
    '[11.12] Kruse is the forward unit',
    '[11.15] Success: 14 against 11',
    '[11.15] Charlet is spent',
    '[11.16] the Allied side has 3 casualty points to absorb',
    `[11.16] Kruse is eliminated in ${area(46)}`,
    `[7.2] the French side takes control of ${area(46)}`,
    '[8.1] Allied impulse, round 0',
  ]);
});
