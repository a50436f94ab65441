import { describe, expect, test } from 'vitest';
import { fight, from, led, pressed, stormed, terms, through, type Fight } from './fight.ts';
import {
  A,
  area,
  bar,
  choices,
  F,
  isSpent,
  march,
  placeOf,
  play,
  points,
  refusal,
  spent,
  standingAt,
  waiting,
  type Unit,
} from './table.ts';

const LOW = [1, 1, 6, 6];
const open: Fight = {
  from: 47,
  to: 46,
  attackers: ['Charlet', 'Schmitz'],
  defenders: ['Kruse', 'Baring'],
};

/** The defender’s skirmishers are asked whether they fire. */
const underFire = (f: Partial<Fight> = {}, point = 'Charlet') =>
  through(
    stormed({ ...open, ...f }),
    [],
    `assault ${area(f.to ?? open.to)}`,
    `point ${point}`,
    'all',
  ).state;

/** Their fire, with these dice. */
const shot = (f: Partial<Fight>, dice: readonly number[], ...wishes: string[]) =>
  through(underFire(f), dice, 'fire Baring', ...wishes);

describe('skirmishers', () => {
  test('[14.1] they have one step, and are out of the game when it is lost', () => {
    const { state } = fight(
      { ...open, attackers: ['Charlet', 'Voltigeurs 1'], defenders: ['Kruse', 'Best'] },
      LOW,
      'point Voltigeurs 1',
      'forward Kruse',
    );
    expect([placeOf(state, 'Voltigeurs 1'), points(state)]).toEqual(['lost', 0]);
  });

  test('[14.1] the British rifles have two', () => {
    const rifles = { ...open, attackers: ['Charlet'], defenders: ['95th Rifles'] };
    const { state } = fight(rifles, [2, 2, 4, 1], 'done');
    expect([placeOf(state, '95th Rifles'), isSpent(state, '95th Rifles')]).toEqual([
      area(46),
      true,
    ]);
    const again = fight({ ...rifles, defenders: [spent('95th Rifles')] }, [2, 2, 5, 1], 'done');
    expect([placeOf(again.state, '95th Rifles'), points(again.state)]).toEqual(['lost', 0]);
  });

  test('[14.2] before an assault on their area they may fire', () => {
    const s = underFire();
    expect(waiting(s)).toEqual([A]);
    expect(choices(s, A)).toEqual(['fire Baring', 'done']);
    expect(refusal(s, A, 'fire', 'Kruse')).toEqual(bar('14.2', 'only skirmishers'));
    expect(refusal(s, A, 'forward', 'Kruse')).toEqual(bar('14.2', 'may fire now'));
    expect(play(s, LOW, [A, 'fire', 'Baring']).log[0]).toBe(
      `[14.5] defensive fire in ${area(46)} at Charlet: Baring with `,
    );
  });

  test('[14.2] before a voluntary assault as well', () => {
    expect(choices(underFire({ from: undefined }), A)).toEqual(['fire Baring', 'done']);
  });

  test('[14.2] never at a charge', () => {
    const s = through(
      stormed({ ...open, verb: 'charge', attackers: ['Bruno', 'Gobrecht'] }),
      [],
      'point Bruno',
    );
    expect(choices(s.state, A)).toEqual(['forward Kruse', 'forward Baring']);
  });

  test('[14.2] not skirmishers of other areas', () => {
    const s = underFire({ others: { 45: ['Büsgen'] } });
    expect(refusal(s, A, 'fire', 'Büsgen')).toEqual(bar('14.2', 'of the assaulted area'));
  });

  test('[14.3] point unit and supporters are named before the fire, the forward unit after it', () => {
    const named = play(stormed(open), [], [F, 'point', 'Schmitz']);
    expect(named.log).toEqual([
      `[11.1] assault on ${area(46)}: Schmitz at the point, with Charlet`,
    ]);
    const { state } = play(named.state, LOW, [A, 'fire', 'Baring'], [A, 'done']);
    expect(choices(state, A)).toEqual(['forward Kruse', 'forward Baring']);
    expect(refusal(state, F, 'point', 'Charlet').reason).toContain('another seat');
  });

  test('[14.4] the point unit is the target and takes the first point', () => {
    const { state, log } = shot({}, [3, 2, 2, 1]);
    expect(log).toContain('[11.16] the French side has 3 casualty points to absorb');
    expect(choices(state, F)).toEqual(['spend Charlet', 'eliminate Charlet']);
    expect(refusal(state, F, 'spend', 'Schmitz')).toEqual(bar('11.16', 'absorbs the first'));
  });

  test('[14.5] one leads the fire, others add to it', () => {
    const s = underFire({ defenders: ['Baring', '95th Rifles', 'Büsgen'] });
    expect(choices(s, A)).toEqual(['fire 95th Rifles', 'fire Büsgen', 'fire Baring', 'done']);
    const { log } = play(s, LOW, [A, 'fire', '95th Rifles']);
    expect(log[0]).toBe(
      `[14.5] defensive fire in ${area(46)} at Charlet: 95th Rifles with Büsgen Baring`,
    );
  });

  const cover = (f: Partial<Fight>, point = 'Charlet', lead = 'Baring') =>
    terms(through(underFire(f, point), LOW, `fire ${lead}`).log, '14.7.3');

  test.each<[string, number, number, number]>([
    ['clear', 47, 46, 1],
    ['elevated', 48, 47, 2],
    ['a village', 35, 46, 3],
    ['Hougoumont', 21, 20, 4],
  ])('[14.6] the ground is that from which the assault comes: %s', (_, start, to, tem) => {
    expect(cover({ from: start, to })).toEqual([`terrain: ${tem}`]);
  });

  test('[14.6] who did not move stands on the ground of the area (R48)', () => {
    expect(cover({ from: undefined, to: 45 })).toEqual(['terrain: 2']);
  });

  test('[14.6] out of a zone it is 1; from several areas that of the point counts (R48)', () => {
    const s = pressed({
      units: { 46: [from(47, 'Charlet'), from(35, 'Schmitz'), 'Kruse', 'Baring'] },
    });
    expect(terms(through(s, LOW, 'point Charlet', 'fire Baring').log, '14.7.3')).toEqual([
      'terrain: 1',
    ]);
    expect(terms(through(s, LOW, 'point Schmitz', 'fire Baring').log, '14.7.3')).toEqual([
      'terrain: 3',
    ]);
    const zone = led(
      {
        side: A,
        turn: '16:00',
        units: { P3: ['Brause', 'Bose'], 80: ['Charlet', 'Voltigeurs 1'] },
      },
      'Pirch',
      'march',
      'P3',
    );
    const { log } = through(
      play(zone, [], ...march(A, 'Brause', 80), [A, 'done']).state,
      LOW,
      'fire Voltigeurs 1',
    );
    expect(terms(log, '14.7.3')).toEqual(['terrain: 1']);
  });

  test('[14.6] the strength of the target does not matter', () => {
    expect(cover({ attackers: [spent('Charlet'), 'Schmitz'] })).toEqual(['terrain: 1']);
    expect(
      cover(
        { leader: 'Drouot', attackers: ['Old Guard Grenadiers', 'Young Guard Guye'] },
        'Old Guard Grenadiers',
      ),
    ).toEqual(['terrain: 1']);
  });

  test('[14.7] who fires neither retreats nor loses anything', () => {
    const { state } = shot({}, LOW);
    expect([placeOf(state, 'Baring'), isSpent(state, 'Charlet')]).toEqual([area(46), false]);
  });

  test('[14.7.1] each side rolls two dice, the skirmishers first', () => {
    const { log } = shot({}, LOW);
    expect(log.filter((line) => line.startsWith('[14.7.1]'))).toEqual([
      '[14.7.1] Allied rolls 1 and 1, with 2: 4',
      '[14.7.1] French rolls 6 and 6, with 1: 13',
    ]);
  });

  test.each<[string, Unit[], string, string[]]>([
    ['one unit', ['Baring'], 'Baring', ['factor: 2']],
    ['the rifles', ['95th Rifles'], '95th Rifles', ['factor: 3']],
    ['the spent rifles', [spent('95th Rifles')], '95th Rifles', ['factor: 2']],
    ['two units', ['Baring', 'Büsgen'], 'Baring', ['factor: 2', 'skirmishers: 2']],
    [
      'three units',
      ['Baring', 'Büsgen', '95th Rifles'],
      '95th Rifles',
      ['factor: 3', 'skirmishers: 4'],
    ],
  ])('[14.7.2] %s', (_, defenders, lead, expected) => {
    const s = underFire({ defenders: [...defenders, 'Kruse'] });
    expect(terms(through(s, LOW, `fire ${lead}`).log, '14.7.2')).toEqual(expected);
  });

  test.each<[string, Unit[], string, string[]]>([
    ['the ground alone', ['Charlet', 'Schmitz'], 'Charlet', ['terrain: 1']],
    [
      'skirmishers at the point',
      ['Charlet', 'Voltigeurs 1'],
      'Voltigeurs 1',
      ['terrain: 1', 'skirmisher target: 1'],
    ],
    [
      'skirmishers in support',
      ['Charlet', 'Voltigeurs 1', 'Voltigeurs 2'],
      'Charlet',
      ['terrain: 1', 'skirmishers: 2'],
    ],
    [
      'both',
      ['Charlet', 'Voltigeurs 1', 'Voltigeurs 2'],
      'Voltigeurs 1',
      ['terrain: 1', 'skirmisher target: 1', 'skirmishers: 1'],
    ],
  ])('[14.7.3] %s', (_, attackers, point, expected) => {
    expect(cover({ attackers }, point)).toEqual(expected);
  });

  test.each([
    ['less', [1, 1, 3, 3]],
    ['equal', [2, 1, 2, 2]],
  ])('[14.8] a total that is %s does nothing to either side', (_, dice) => {
    const { state, log } = shot({}, dice);
    expect(log).toContain('[14.8] no effect');
    expect(standingAt(state, 46)).toEqual(['Charlet', 'Schmitz', 'Kruse', 'Baring']);
    expect(['Charlet', 'Schmitz'].map((u) => isSpent(state, u))).toEqual([false, false]);
  });

  test('[14.9] a greater total costs the assaulting side the difference (R49)', () => {
    const { state, log } = shot({}, [3, 3, 2, 2], 'spend Charlet', 'spend Schmitz');
    expect(log).toContain('[11.16] the French side has 3 casualty points to absorb');
    expect(['Charlet', 'Schmitz', 'Kruse'].map((u) => isSpent(state, u))).toEqual([
      true,
      true,
      false,
    ]);
    expect(waiting(state)).toEqual([F]);
  });

  test('[14.10] after the first point others of the assault may absorb; those apart may not', () => {
    const s = shot(
      { attackers: ['Charlet', 'Schmitz', 'I Corps 12-pdr'] },
      [3, 3, 2, 2],
      'spend Charlet',
    );
    expect(choices(s.state, F)).toEqual([
      'eliminate Charlet',
      `retreat Charlet ${area(47)}`,
      'spend Schmitz',
      'eliminate Schmitz',
    ]);
    expect(refusal(s.state, F, 'spend', 'I Corps 12-pdr')).toEqual(
      bar('11.16', 'area that was hit'),
    );
    expect(refusal(s.state, F, 'retreat', 'Charlet', 45)).toEqual(
      bar('11.17', 'where he came from'),
    );
  });

  test('[14.10] when the point is eliminated the assault is off, and all go back, guns too', () => {
    const { state, log } = shot(
      { attackers: ['Charlet', 'Schmitz', 'I Corps 12-pdr'] },
      [3, 2, 2, 2],
      'eliminate Charlet',
    );
    expect(log).toContain(`[14.10] the assault on ${area(46)} is called off`);
    expect(standingAt(state, 47)).toEqual(['Schmitz', 'I Corps 12-pdr']);
    expect([isSpent(state, 'Schmitz'), isSpent(state, 'I Corps 12-pdr')]).toEqual([false, true]);
    expect(waiting(state)).toEqual([A]);
  });

  test('[14.10] when the point retreats too', () => {
    const { state } = shot(
      { attackers: [spent('Charlet'), 'Schmitz'] },
      [2, 2, 2, 2],
      `retreat Charlet ${area(47)}`,
    );
    expect(standingAt(state, 47)).toEqual(['Charlet', 'Schmitz']);
  });

  test('[14.10] a voluntary assault is off as well, but nobody goes back', () => {
    const f = { from: undefined, others: { 47: ['Noguez'] } };
    const { state, log } = shot(f, [2, 3, 2, 2], 'eliminate Charlet');
    expect(log).toContain(`[14.10] the assault on ${area(46)} is called off`);
    expect(standingAt(state, 46)).toEqual(['Schmitz', 'Kruse', 'Baring']);
    expect(isSpent(state, 'Schmitz')).toBe(false);
  });

  test('[14.10] who did not move retreats by the priorities of a defender (R50)', () => {
    const f = {
      from: undefined,
      attackers: [spent('Charlet'), 'Schmitz'],
      others: { 47: ['Noguez'] },
    };
    const { state } = shot(f, [2, 2, 2, 2]);
    expect(choices(state, F)).toEqual(['eliminate Charlet', `retreat Charlet ${area(47)}`]);
    expect(refusal(state, F, 'retreat', 'Charlet', 45)).toEqual(
      bar('11.19', 'friendly controlled'),
    );
    const gone = play(state, [], [F, 'retreat', 'Charlet', 47]);
    expect(gone.log).toContain(`[14.10] the assault on ${area(46)} is called off`);
    expect(standingAt(gone.state, 46)).toEqual(['Schmitz', 'Kruse', 'Baring']);
  });

  test('[14.10] fire that kills all calls the assault off', () => {
    const { state, log } = shot({ attackers: [spent('Charlet'), 'Voltigeurs 1'] }, [6, 6, 2, 2]);
    expect(log).toContain(`[14.10] the assault on ${area(46)} is called off`);
    expect([placeOf(state, 'Charlet'), placeOf(state, 'Voltigeurs 1')]).toEqual(['lost', 'lost']);
    expect(waiting(state)).toEqual([A]);
  });

  test('[14.11] then the assault goes on, with the same point as it is now', () => {
    const { log } = shot({}, [2, 2, 2, 2, 1, 1, 6, 6], 'spend Charlet', 'done', 'forward Kruse');
    expect(log).toContain('[11.12] Kruse is the forward unit');
    expect(terms(log, '11.12.2')).toEqual(['factor: 2', 'fresh infantry: 2']);
  });
});

test('[14.0] what sets skirmishers apart: their fire, their village, and that they cost no points', () => {
  const f = { ...open, to: 35, attackers: ['Charlet', 'Schmitz', 'Brue'], defenders: ['Baring'] };
  const { state, log } = fight(f, [1, 1, 6, 6, 6, 6, 1, 1], 'point Charlet', 'fire Baring');
  expect(log).toContain(`[14.5] defensive fire in ${area(35)} at Charlet: Baring with `);
  expect(terms(log, '11.12.3')).toEqual(['factor: 2', 'terrain: 3', 'skirmishers in a village: 2']);
  expect([placeOf(state, 'Baring'), points(state)]).toEqual(['lost', 2]);
});

test('[14.7.2] strength of the point and two for each other, in every group', () => {
  const s = underFire({ defenders: ['Baring', 'Büsgen', 'Kruse'] });
  const { log } = through(s, LOW, 'fire Büsgen');
  expect(terms(log, '14.7.2')).toEqual(['factor: 2', 'skirmishers: 2']);
  expect(log).toContain('[14.7.1] Allied rolls 1 and 1, with 4: 6');
});

test('[14.7.3] ground, target and others add up', () => {
  const attackers = ['Charlet', 'Voltigeurs 1', 'Voltigeurs 2', 'Voltigeurs 3'];
  const { log } = through(underFire({ attackers }, 'Voltigeurs 1'), LOW, 'fire Baring');
  expect(log).toContain('[14.7.1] French rolls 6 and 6, with 4: 16');
});
