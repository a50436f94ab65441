import { describe, expect, test } from 'vitest';
import { areas } from '../../../src/games/areas/game.ts';
import { isFault } from '../../../src/kernel/fault.ts';
import { inHand, led, left, NOBODY, stormed, terms, through } from './fight.ts';
import {
  A,
  amid,
  area,
  bar,
  choices,
  F,
  isSpent,
  march,
  placeOf,
  play,
  refusal,
  spent,
  standingAt,
  turn,
  type Doc,
  type Unit,
} from './table.ts';

// P3 leads to 80 and 81, P2 to 83, 84 and 85, P1 to 88 and 89; P2 lies between the other two.

const LOW = [1, 1, 6, 6];
type Units = Record<string, readonly Unit[]>;
const LATE: Doc = { side: A, turn: '18:00' };

const prussians = (units: Units, leader: string, verb: string, from?: number | string) =>
  led({ ...LATE, units }, leader, verb, from);

describe('zones', () => {
  test('[15.1] only Prussians stand in a zone', () => {
    const french = areas.parse({ units: { P3: ['Charlet'] } });
    expect(isFault(french) && french.problem).toContain('only Prussian units');
    expect(isFault(areas.parse({ units: { P3: ['Kruse'] } }))).toBe(true);
    expect(isFault(areas.parse({ units: { P3: ['Brause'] } }))).toBe(false);
  });

  test('[15.1] neither French nor British units enter one', () => {
    const f = inHand({ units: { 80: ['Charlet'] } }, 'Charlet', 80, 3);
    expect(refusal(f, F, 'to', 'P3')).toEqual(bar('15.1', 'only Prussian units'));
    const b = inHand({ ...LATE, units: { 88: ['Kempt'] } }, 'Kempt', 88, 3, { leader: 'Picton' });
    expect(refusal(b, A, 'to', 'P1')).toEqual(bar('15.1', 'only Prussian units'));
  });

  test('[15.1] nor does a British unit retreat into one', () => {
    const s = stormed({ from: 77, to: 80, attackers: ['Charlet'], defenders: ['Best', 'Kruse'] });
    const { state } = through(s, LOW, 'forward Kruse');
    expect(choices(state, A)).not.toContain('retreat Best P3');
    expect(refusal(state, A, 'retreat', 'Best', 'P3')).toEqual(bar('11.19', 'friendly controlled'));
  });

  test.each(['Brause', 'Sohr', 'II Korps Artillery 1'])(
    '[15.2] %s goes from zone to zone with its whole movement',
    (unit) => {
      const s = prussians({ P3: [unit, 'Bose'] }, 'Pirch', 'march', 'P3');
      const { state } = play(s, [], ...march(A, unit, 'P2'));
      expect(placeOf(state, unit)).toBe('P2');
      expect(refusal(state, A, 'pick', unit)).toEqual(bar('10.4', 'finished its move'));
    },
  );

  test('[15.2] only to the zone beside it, only with its leader, and not under way', () => {
    const s = prussians({ P3: ['Brause', 'Schwerin'] }, 'Pirch', 'march', 'P3');
    const hand = play(s, [], [A, 'pick', 'Brause']).state;
    expect(choices(hand, A)).toEqual([`to ${area(80)}`, `to ${area(81)}`, 'to P2']);
    expect(refusal(hand, A, 'to', 'P1')).toEqual(bar('10.4', 'not adjacent'));
    expect(refusal(s, A, 'pick', 'Schwerin')).toEqual(bar('8.3', 'another formation'));
    const late = inHand({ ...LATE, units: { P3: ['Brause'] } }, 'Brause', 'P3', 2, {
      leader: 'Pirch',
    });
    expect(refusal(late, A, 'to', 'P2')).toEqual(bar('15.2', 'whole movement'));
  });

  test('[15.3] arrows lead to areas at the usual costs', () => {
    const s = prussians({ P3: ['Brause'] }, 'Pirch', 'march', 'P3');
    const hand = play(s, [], [A, 'pick', 'Brause']).state;
    expect(left(play(hand, [], [A, 'to', area(80)]).state)).toBe(3);
    expect(refusal(hand, A, 'to', 82)).toEqual(bar('10.4', 'not adjacent'));
    const watched = prussians({ P3: ['Brause'], 77: ['Charlet'] }, 'Pirch', 'march', 'P3');
    expect(left(play(watched, [], ...march(A, 'Brause', 80)).state)).toBe(2);
  });

  test('[15.3] with all other rules of movement', () => {
    const units = { P3: ['Brause', 'Sohr', 'II Korps Artillery 1'], 80: ['Charlet', 'Schmitz'] };
    const s = prussians(units, 'Pirch', 'march', 'P3');
    const gun = play(s, [], [A, 'pick', 'II Korps Artillery 1']).state;
    expect(refusal(gun, A, 'to', 80)).toEqual(bar('10.7', 'only after infantry'));
    const horse = play(s, [], [A, 'pick', 'Sohr']).state;
    expect(refusal(horse, A, 'to', 80)).toEqual(bar('11.7', 'only after infantry'));
    const { state } = play(s, [], ...march(A, 'Brause', 80), [A, 'done']);
    expect(choices(state, F)).toContain('forward Charlet');
  });

  test('[15.4] nobody goes from an area to a zone but in retreat', () => {
    const s = prussians({ 80: ['Brause'] }, 'Pirch', 'march', 80);
    const hand = play(s, [], [A, 'pick', 'Brause']).state;
    expect(choices(hand, A)).not.toContain('to P3');
    expect(refusal(hand, A, 'to', 'P3')).toEqual(bar('15.4', 'only by a retreat'));
    const attacked = stormed({
      doc: { turn: '18:00' },
      from: 77,
      to: 80,
      attackers: ['Charlet'],
      defenders: ['Brause', 'Sohr'],
    });
    expect(refusal(attacked, A, 'withdraw', 'Sohr', 'P3')).toEqual(
      bar('15.4', 'only by a retreat'),
    );
  });

  test('[15.4] a Prussian retreats into a zone by the usual priorities (R43)', () => {
    const beaten = (french: Units) =>
      through(
        stormed({
          doc: { turn: '18:00' },
          from: 77,
          to: 80,
          attackers: ['Charlet'],
          defenders: ['Brause', 'Bose'],
          others: french,
        }),
        LOW,
        'forward Brause',
      ).state;
    // Back in 77, the French see 80 from there; 81, 79 and the zone are free of them.
    expect(choices(beaten({}), A)).toContain('retreat Bose P3');
    const watched = beaten({ 81: ['Schmitz'] });
    expect(refusal(watched, A, 'retreat', 'Bose', 'P3')).toEqual(bar('11.20', 'fewer areas'));
    expect(choices(watched, A)).toEqual([
      `retreat Brause ${area(79)}`,
      `retreat Bose ${area(79)}`,
      'done',
    ]);
    const { state } = play(beaten({}), [], [A, 'retreat', 'Bose', 'P3']);
    expect(standingAt(state, 'P3')).toEqual(['Bose']);
  });

  test('[15.4] only from the areas of its arrows', () => {
    const s = stormed({
      from: 55,
      to: 77,
      attackers: ['Charlet'],
      defenders: ['Brause', 'Bose'],
      doc: { turn: '18:00' },
    });
    const { state } = through(s, LOW, 'forward Brause');
    expect(refusal(state, A, 'retreat', 'Bose', 'P3')).toEqual(bar('11.19', 'adjacent'));
  });

  test('[15.4] attackers out of a zone go back to it', () => {
    const s = prussians({ P3: ['Brause'], 80: ['Charlet', 'Schmitz'] }, 'Pirch', 'march', 'P3');
    const { state, log } = through(
      play(s, [], ...march(A, 'Brause', 80)).state,
      [...LOW, 6, 6],
      'forward Charlet',
      'done',
    );
    expect(log).toContain('[11.17] Brause retreats to P3');
    expect(placeOf(state, 'Brause')).toBe('P3');
  });

  test('[15.4] out of a zone under fire Prussians retreat by its arrows (R43)', () => {
    const s = amid(
      { spent: NOBODY, units: { P3: [spent('Brause'), 'Bose'], 80: ['I Corps 12-pdr'] } },
      [['battle'], ['endPhase'], ['impulses', F, 1], ['absorb', A, 'P3', 2, 'Brause']],
    ).state;
    expect(choices(s, A)).toEqual(['eliminate Brause', `retreat Brause ${area(81)}`]);
    expect(refusal(s, A, 'retreat', 'Brause', 'P2').rule).toBe('11.19');
  });

  const sixteen = [
    'Hake Line',
    'Hake Landwehr',
    'Ryssel Line',
    'Ryssel Landwehr',
    'Losthin Line',
  ].concat(['Losthin Landwehr', 'Hiller Line', 'Hiller Landwehr', 'Schwerin', 'Watzdorf', 'Sydow']);

  test('[15.5] a zone holds any number of units', () => {
    const s = prussians({ P2: sixteen, P3: ['Brause'] }, 'Pirch', 'march', 'P3');
    const { state } = play(s, [6, 6], ...march(A, 'Brause', 'P2'));
    expect(standingAt(state, 'P2')).toHaveLength(12);
    const out = prussians({ P2: sixteen }, 'Bülow', 'march', 'P2');
    const ten = play(out, [], ...sixteen.slice(0, 10).flatMap((u) => march(A, u, 83, 'halt')));
    const last = play(ten.state, [], [A, 'pick', 'Sydow']).state;
    expect(refusal(last, A, 'to', 83)).toEqual(bar('7.1', 'as many units'));
  });

  test('[15.6] guns in a zone fire into the areas of its arrows, and no farther', () => {
    const units = {
      P3: ['II Korps Artillery 1'],
      80: ['Charlet'],
      81: ['Schmitz'],
      77: ['Noguez'],
      82: ['Soye'],
    };
    const s = prussians(units, 'Pirch', 'bombard', 'P3');
    expect(choices(s, A)).toEqual(['target Charlet', 'target Schmitz']);
    expect(refusal(s, A, 'target', 'Noguez')).toEqual(bar('13.1', 'out of range'));
    const open = prussians(
      { P3: units.P3, 81: ['Schmitz'], 77: ['Noguez'] },
      'Pirch',
      'bombard',
      'P3',
    );
    expect(refusal(open, A, 'target', 'Noguez')).toEqual(bar('13.1', 'out of range'));
  });

  test('[15.6] French guns next to a zone fire into it, where the ground is 1, others do not', () => {
    const near = led(
      { units: { 80: ['I Corps 12-pdr'], P3: ['Brause'] } },
      'd’Erlon',
      'bombard',
      80,
    );
    const { log } = through(near, LOW, 'target Brause', 'fire I Corps 12-pdr');
    expect(terms(log, '13.5.3')).toEqual(['terrain: 2']);
    const far = led(
      { units: { 77: ['I Corps 12-pdr'], P3: ['Brause'], 76: ['Best'] } },
      'd’Erlon',
      'bombard',
      77,
    );
    expect(choices(far, F)).toEqual(['target Best']);
    expect(refusal(far, F, 'target', 'Brause')).toEqual(bar('13.1', 'out of range'));
  });

  test('[15.6] a zone is no lane for a shot (R47)', () => {
    // 83 and 85 have P2 and the wood of 84 between them.
    const s = led(
      { units: { 83: ['I Corps 12-pdr'], 85: ['Kruse'], 82: ['Best'] } },
      'd’Erlon',
      'bombard',
      83,
    );
    expect(choices(s, F)).toEqual(['target Best']);
  });

  test.each([
    ['15:00', ['Bülow arrives in P2', 'Pirch arrives in P3'], { P1: 0, P2: 15, P3: 11 }],
    ['17:00', ['Zieten arrives in P1'], { P1: 7, P2: 0, P3: 0 }],
    ['16:00', [], { P1: 0, P2: 0, P3: 0 }],
  ])('[15.7] at the end of the turn of %s arrive %j', (hour, events, counts) => {
    const { state, log } = amid({ turn: hour }, [['battle'], ['endPhase']], [6, 6]);
    expect(log.filter((line) => line.includes('arrives'))).toEqual(
      events.map((event) => `[6.6.1] ${event}`),
    );
    for (const [zone, count] of Object.entries(counts)) {
      expect(standingAt(state, zone)).toHaveLength(count);
    }
  });

  test('[15.7] they come fresh, and nobody comes twice', () => {
    const { state } = amid(
      { turn: '15:00', units: { lost: ['Brause'] } },
      [['battle'], ['endPhase']],
      [6, 6],
    );
    expect(isSpent(state, 'Bose')).toBe(false);
    expect(placeOf(state, 'Brause')).toBe('lost');
    expect(turn({ turn: '16:00' }, [6, 6]).state.turn).toBe(5);
  });

  test('[15.8] a General Advance goes between zones, and out of them', () => {
    const s = prussians({ P3: ['Brause'], 81: ['Bose'] }, 'Pirch', 'advance');
    expect(choices(s, A)).toEqual(
      expect.arrayContaining([
        'move Brause P2',
        `move Brause ${area(80)}`,
        `move Brause ${area(81)}`,
      ]),
    );
    expect(choices(s, A)).not.toContain('move Bose P3');
    expect(refusal(s, A, 'move', 'Bose', 'P3')).toEqual(bar('15.4', 'only by a retreat'));
    expect(refusal(s, A, 'move', 'Brause', 'P1')).toEqual(bar('8.8', 'adjacent area or zone'));
    const { state } = play(s, [], [A, 'move', 'Brause', 'P2']);
    expect(placeOf(state, 'Brause')).toBe('P2');
  });

  test('[15.8] not into areas of the French', () => {
    const s = prussians({ P3: ['Brause'], 80: ['Charlet'] }, 'Pirch', 'advance');
    expect(refusal(s, A, 'move', 'Brause', 80)).toEqual(bar('8.8', 'with enemy units'));
    const held = led({ ...LATE, units: { P3: ['Brause'] }, french: [81] }, 'Pirch', 'advance');
    expect(refusal(held, A, 'move', 'Brause', 81)).toEqual(bar('8.8', 'the enemy controls'));
  });
});

test('[15.0] Prussians come out of their zone by its arrows, and return only in retreat', () => {
  const s = prussians({ P1: ['Pirch II'] }, 'Zieten', 'march', 'P1');
  const hand = play(s, [], [A, 'pick', 'Pirch II']).state;
  expect(choices(hand, A)).toEqual([`to ${area(88)}`, `to ${area(89)}`, 'to P2']);
  const out = play(hand, [], [A, 'to', area(88)]).state;
  expect(placeOf(out, 'Pirch II')).toBe(area(88));
  expect(refusal(out, A, 'to', 'P1')).toEqual(bar('15.4', 'only by a retreat'));
});
