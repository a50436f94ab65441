import { describe, expect, test } from 'vitest';
import {
  A,
  area,
  bar,
  choices,
  F,
  isSpent,
  isUsed,
  march,
  placeOf,
  play,
  position,
  refusal,
  sideOf,
  spent,
  standingAt,
  turn,
  waiting,
  type Doc,
  type Step,
} from './table.ts';

type Units = NonNullable<Doc['units']>;

/** After a leader’s activation in an impulse of his side. */
const active = (seat: string, leader: string, units: Units, more: Doc = {}) =>
  play(position({ side: seat, units, ...more }), [6, 6], [seat, 'activate', leader]).state;

const actions = (seat: string, leader: string, units: Units, more: Doc = {}): string[] =>
  choices(active(seat, leader, units, more), seat);

const armies = { 31: ['Picquet'], 37: ['Kruse'] };

const fails: Step = [F, 'activate', 'Kellermann'];

describe('impulses', () => {
  test('[8.0][8.1] the French act, the Allies act, and the Allies roll for the sun', () => {
    const s = turn({ units: armies }).state;
    expect(waiting(s)).toEqual([F]);
    const { log, state } = play(s, [1, 1, 1, 1, 4, 4], fails, [A, 'activate', 'Prince of Orange']);
    expect(log).toEqual([
      '[8.3] Kellermann is not activated: 1 + 1 and a bonus of 1 against 6',
      '[8.1] Allied impulse, round 0',
      '[8.3] Prince of Orange is not activated: 1 + 1 and a bonus of 1 against 7',
      '[8.10] the sun: 4 + 4 against round 0',
      '[8.1] French impulse, round 1',
    ]);
    expect(waiting(state)).toEqual([F]);
  });

  test('[8.1] a failure ends the impulse and spends nobody, leader or commander', () => {
    const leader = play(position({ units: armies }), [1, 1], fails).state;
    expect([sideOf(leader), isUsed(leader, 'Kellermann')]).toEqual([A, false]);
    const commander = play(position({ units: armies }), [1, 1], [F, 'double', 'Napoléon']).state;
    expect([sideOf(commander), isUsed(commander, 'Napoléon')]).toEqual([A, false]);
  });

  test('[8.1] a leader, a commander’s Double Move, or a pass: nothing else is done in an impulse', () => {
    const s = position({ units: armies });
    expect(choices(s, F)).toEqual(['activate Kellermann', 'double Napoléon', 'pass']);
    expect(refusal(s, F, 'march', 31)).toEqual(bar('8.1', 'activate a leader'));
    expect(refusal(s, A, 'pass')).toEqual(bar('8.1', 'another seat'));
  });

  test('[8.2] five actions; the sun is rolled for even if the Allies pass', () => {
    const all = actions(F, 'd’Erlon', {
      49: ['Charlet', 'Bruno'],
      47: ['Aulard', 'Kempt'],
      59: ['I Corps Divisional'],
      60: ['Pack'],
    });
    const verbs = new Set(all.map((c) => c.split(' ')[0]));
    expect([...verbs].sort()).toEqual(['advance', 'bombard', 'charge', 'march', 'pass', 'volley']);
    const s = position({ side: A, impulse: 3, units: armies });
    expect(play(s, [2, 2], [A, 'pass']).log).toEqual([
      '[8.9] the Allied side passes',
      '[8.10] the sun: 2 + 2 against round 3',
      '[8.1] French impulse, round 4',
    ]);
  });

  test.each([
    ['Kellermann', 31, 'Picquet', [], 5, true],
    ['Kellermann', 31, 'Picquet', [], 4, false],
    ['Kellermann', 31, 'Picquet', ['Kellermann'], 7, true],
    ['Kellermann', 31, 'Picquet', ['Kellermann'], 6, false],
    ['Kellermann', 31, 'Picquet', ['Napoléon'], 6, true],
    ['Kellermann', 31, 'Picquet', ['Napoléon', 'Kellermann'], 8, true],
    ['Kellermann', 31, 'Picquet', ['Napoléon', 'Kellermann'], 7, false],
    ['Drouot', 30, 'Guard Lancers', ['Napoléon', 'Drouot'], 9, true],
    ['Drouot', 30, 'Guard Lancers', ['Napoléon', 'Drouot'], 8, false],
  ])(
    '[8.3] %s (area %i, %s), with %j spent, rolls %i: activated %j, and no card is flipped',
    (leader, at, unit, cards, roll, succeeds) => {
      const s = position({ spent: cards, units: { [at]: [unit], 37: ['Kruse'] } });
      const low = Math.max(1, roll - 6);
      const { state, log } = play(s, [roll - low, low], [F, 'activate', leader]);
      expect(log[0].includes('is activated')).toBe(succeeds);
      expect(sideOf(state)).toBe(succeeds ? F : A);
      expect(isUsed(state, leader)).toBe(cards.includes(leader));
      expect(isUsed(state, 'Napoléon')).toBe(cards.includes('Napoléon'));
    },
  );

  test('[8.3] he activates all his units of one area, and nobody else’s', () => {
    const s = active(F, 'd’Erlon', {
      49: ['Charlet', 'Bruno', 'I Corps Divisional', 'Dubois'],
      58: ['Noguez'],
    });
    const { state } = play(s, [], [F, 'march', 49]);
    expect(choices(state, F)).toEqual([
      'pick Charlet',
      'pick Bruno',
      'pick I Corps Divisional',
      'done',
    ]);
    expect(refusal(state, F, 'pick', 'Dubois')).toEqual(bar('8.3', 'another formation'));
    expect(refusal(state, F, 'pick', 'Noguez')).toEqual(bar('8.4', 'the active area'));
  });

  test('[8.3] only leaders who are there are activated, and only by their side', () => {
    const s = position({ units: { ...armies, 49: ['Charlet'] } });
    expect(refusal(s, F, 'activate', 'Napoléon')).toEqual(bar('8.3', 'only a leader'));
    expect(refusal(s, F, 'activate', 'Picton')).toEqual(bar('9.1', 'the other side'));
    expect(refusal(s, F, 'activate', 'Reille')).toEqual(bar('4.7', 'no unit'));
    const lost = position({ side: A, units: { 37: ['Kruse'], lost: ['Adam'] } });
    expect(refusal(lost, A, 'activate', 'Hill')).toEqual(bar('4.7', 'no unit'));
    expect(refusal(lost, A, 'activate', 'Bülow')).toEqual(bar('16.2', 'not arrived'));
  });
});

describe('Move/Assault', () => {
  test('[8.4] units move, move and assault, or just assault: each as it likes', () => {
    const s = active(F, 'd’Erlon', {
      47: ['Charlet', 'Bourgeois', 'Schmitz', 'Kempt'],
      60: ['Pack'],
    });
    const { state } = play(s, [], [F, 'march', 47], ...march(F, 'Charlet', 48), [F, 'done']);
    expect(placeOf(state, 'Charlet')).toBe(area(48));
    expect(choices(state, F)).toEqual([`assault ${area(47)}`, 'done']);
    const free = active(F, 'd’Erlon', { 59: ['Pégot', 'Brue', 'Noguez'], 60: ['Pack'] });
    const some = play(
      free,
      [],
      [F, 'march', 59],
      ...march(F, 'Pégot', 60),
      ...march(F, 'Brue', 58, 'halt'),
      [F, 'done'],
    );
    expect([placeOf(some.state, 'Brue'), placeOf(some.state, 'Noguez')]).toEqual([
      area(58),
      area(59),
    ]);
    expect(some.log.at(-1)).toBe('[11.12] Pack is the forward unit');
  });

  test('[8.4] only units that began the impulse in the area; a zone is one too', () => {
    const prussians = { P2: ['Hake Line', 'Sydow'], 84: ['Ryssel Line'] };
    const s = active(A, 'Bülow', prussians, { turn: '16:00' });
    expect(choices(s, A)).toContain('march P2');
    const { state } = play(s, [], [A, 'march', 'P2'], ...march(A, 'Hake Line', 84, 'halt'));
    expect(refusal(state, A, 'pick', 'Ryssel Line')).toEqual(bar('8.4', 'active area'));
    expect(refusal(state, A, 'pick', 'Hake Line')).toEqual(bar('10.4', 'finished its move'));
  });

  test('[8.4] infantry or skirmishers are at the point, cavalry never', () => {
    const s = active(F, 'd’Erlon', { 59: ['Pégot', 'Bruno', 'Voltigeurs 6'], 60: ['Pack'] });
    const { state } = play(
      s,
      [],
      [F, 'march', 59],
      ...march(F, 'Pégot', 60),
      ...march(F, 'Bruno', 60),
      ...march(F, 'Voltigeurs 6', 60),
    );
    expect(choices(state, F)).toEqual(['point Pégot', 'point Voltigeurs 6']);
    expect(refusal(state, F, 'point', 'Bruno')).toEqual(bar('11.8', 'cavalry leads charges'));
    const alone = play(s, [], [F, 'march', 59], [F, 'pick', 'Bruno']).state;
    expect(refusal(alone, F, 'to', 60)).toEqual(bar('11.7', 'cavalry'));
  });

  test('[8.4] who has nothing to do there cannot be ordered to do it', () => {
    const s = active(F, 'Drouot', { 30: [spent('Guard Foot Artillery')], 29: ['Guard Lancers'] });
    expect(refusal(s, F, 'march', 30)).toEqual(bar('8.4', 'no unit'));
    expect(refusal(s, F, 'march', 49)).toEqual(bar('8.4', 'no unit'));
  });
});

describe('Volley Fire', () => {
  const contested = { 47: ['Charlet', spent('Aulard'), 'Soye', 'Bruno', 'Kempt', 'Pack'] };

  test('[8.5] fresh infantry of the formation in one contested area fires, and nobody moves', () => {
    const s = active(F, 'd’Erlon', contested);
    const { state } = play(s, [], [F, 'volley', 47]);
    expect(choices(state, F)).toEqual(['target Kempt', 'target Pack']);
    const { log, state: after } = play(state, [1, 1, 6, 6], [F, 'target', 'Pack']);
    expect(log[0]).toBe(`[12.1] volley fire in ${area(47)} at Pack: Charlet with `);
    expect(standingAt(after, 47)).toHaveLength(6);
    expect(['Charlet', 'Soye', 'Bruno'].map((u) => isSpent(after, u))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('[8.5] not in an area without enemies, not of spent units, not against other areas', () => {
    const alone = active(F, 'd’Erlon', { 49: ['Charlet'], 48: ['Aulard'], 47: ['Kempt'] });
    expect(refusal(alone, F, 'volley', 49)).toEqual(bar('8.5', 'fresh infantry'));
    const tired = active(F, 'd’Erlon', { 47: [spent('Charlet'), 'Bruno', 'Soye', 'Kempt'] });
    expect(refusal(tired, F, 'volley', 47)).toEqual(bar('8.5', 'fresh infantry'));
    const two = active(F, 'd’Erlon', { ...contested, 60: ['Mitchell'] });
    const { state } = play(two, [], [F, 'volley', 47]);
    expect(refusal(state, F, 'target', 'Mitchell')).toEqual(bar('12.1', 'in the area'));
  });

  test('[8.5] units of another leader in the same area do not fire', () => {
    const s = active(F, 'd’Erlon', {
      47: ['Charlet', 'Aulard', 'Soye', spent('Brue'), 'Kempt', 'Pack'],
    });
    const { state } = play(s, [], [F, 'volley', 47], [F, 'target', 'Pack']);
    expect(choices(state, F)).toEqual(['fire Charlet', 'fire Aulard']);
    expect(refusal(state, F, 'fire', 'Soye')).toEqual(bar('12.1', 'active formation'));
    expect(refusal(state, F, 'fire', 'Brue')).toEqual(bar('12.1', 'only fresh infantry'));
  });

  test('[8.5] no volley in a zone', () => {
    const s = active(A, 'Bülow', { P2: ['Hake Line'] }, { turn: '16:00' });
    expect(refusal(s, A, 'volley', 'P2')).toEqual(bar('8.5', 'shares that area'));
  });
});

describe('Bombardment', () => {
  const targets = (units: Units, from: number): string[] => {
    const s = active(F, 'Drouot', units);
    return choices(play(s, [], [F, 'bombard', from]).state, F);
  };

  test('[8.6] guns of the formation in one area fire at one adjacent area', () => {
    const s = active(F, 'Drouot', {
      33: ['Guard Foot Artillery', 'Guard Horse Artillery', 'II Corps Divisional'],
      34: ['Kempt'],
      22: ['Hanoverian Jäger'],
    });
    const { state } = play(s, [], [F, 'bombard', 33], [F, 'target', 'Kempt']);
    expect(choices(state, F)).toEqual(['fire Guard Foot Artillery', 'fire Guard Horse Artillery']);
    expect(refusal(state, F, 'fire', 'II Corps Divisional')).toEqual(bar('13.3', 'formation'));
  });

  test('[8.6] guns in a contested area fire only into it', () => {
    const units = { 33: ['Guard Foot Artillery', 'Soye', 'Pack'], 34: ['Kempt'] };
    expect(targets(units, 33)).toEqual(['target Pack']);
  });

  test('[8.6][13.1] and nobody fires into a contested area from outside', () => {
    const units = { 33: ['Guard Foot Artillery'], 34: ['Kempt', 'Soye'], 22: ['Pack'] };
    expect(targets(units, 33)).toEqual(['target Pack']);
    const s = play(active(F, 'Drouot', units), [], [F, 'bombard', 33]).state;
    expect(refusal(s, F, 'target', 'Kempt')).toEqual(bar('13.1', 'into a contested area'));
  });

  test('[8.6] without enemies in range, or fresh guns, there is no bombardment', () => {
    const far = active(F, 'Drouot', { 30: ['Guard Foot Artillery'], 37: ['Kempt'] });
    expect(refusal(far, F, 'bombard', 30)).toEqual(bar('8.6', 'has a target'));
    const tired = active(F, 'Drouot', {
      33: [spent('Guard Foot Artillery'), 'Guard Lancers'],
      34: ['Kempt'],
    });
    expect(refusal(tired, F, 'bombard', 33)).toEqual(bar('8.6', 'no fresh artillery'));
  });

  test.each([
    // 34 and 47 are clear, 48 elevated, 22 forest, 21 a village.
    [33, 20, 'over 34, clear', {}, true],
    [33, 20, 'over 34 with enemies', { 34: ['Pack'] }, true],
    [33, 20, 'over 34 with friends', { 34: ['Soye'] }, false],
    [33, 59, 'over 48, elevated', {}, false],
    [23, 21, 'over 22, forest, or 5, clear', {}, true],
    [23, 21, 'over 22, forest, with friends in 5', { 5: ['Huber'] }, false],
    [22, 34, 'over 21, a village, or 33, clear', {}, true],
    [22, 34, 'over 21, a village, with friends in 33', { 33: ['Soye'] }, false],
    [49, 47, 'over 48, elevated', {}, false],
    [48, 46, 'over 47, clear', {}, true],
    [48, 45, 'three areas away', {}, false],
  ])('[8.6.1] from %i to %i, %s (with %j): long range %j', (from, to, _way, others, reaches) => {
    const units = { [from]: ['Guard Foot Artillery', 'Guard Lancers'], [to]: ['Kempt'], ...others };
    const s = active(F, 'Drouot', units);
    if (!choices(s, F).includes(`bombard ${area(from)}`)) {
      expect(reaches).toBe(false);
      return;
    }
    const { state } = play(s, [], [F, 'bombard', from]);
    expect(choices(state, F).includes('target Kempt')).toBe(reaches);
  });

  test('[8.6.1] long range adds 1 to the defence', () => {
    const s = active(F, 'Drouot', { 33: ['Guard Foot Artillery'], 20: ['Kempt', 'Pack'] });
    const { log } = play(s, [1, 1, 6, 6], [F, 'bombard', 33], [F, 'target', 'Kempt']);
    expect(log).toContain('[13.5.3] Allied, long range: 1');
  });

  test('[8.6.1] nobody fires into a zone or out of it at long range', () => {
    // 76 lies two steps from P3, over 81, which is clear.
    const out = active(
      A,
      'Bülow',
      { P3: ['IV Korps Artillery 1'], 76: ['Soye'] },
      { turn: '16:00' },
    );
    expect(refusal(out, A, 'bombard', 'P3')).toEqual(bar('8.6', 'has a target'));
    const into = active(F, 'Drouot', { 76: ['Guard Foot Artillery'], P3: ['Sydow'] });
    expect(refusal(into, F, 'bombard', 76)).toEqual(bar('8.6', 'has a target'));
    const near = active(F, 'Drouot', { 81: ['Guard Foot Artillery'], P3: ['Sydow'] });
    expect(choices(near, F)).toContain(`bombard ${area(81)}`);
  });
});

describe('Cavalry Charge', () => {
  test('[8.7] only cavalry of the formation goes, against clear areas, at its movement', () => {
    const s = active(F, 'd’Erlon', { 59: ['Bruno', 'Gobrecht', 'Brue'], 60: ['Pack'] });
    const { state } = play(s, [], [F, 'charge', 59]);
    expect(choices(state, F)).toEqual(['pick Bruno', 'pick Gobrecht', 'done']);
    expect(refusal(state, F, 'pick', 'Brue')).toEqual(bar('11.8', 'only cavalry'));
    const { log } = play(state, [], ...march(F, 'Bruno', 60), [F, 'done']);
    expect(log).toContain(`[11.8] charge on ${area(60)}: Bruno at the point, with `);
  });

  test('[8.7] it crosses clear ground only, and no forest or village on the way', () => {
    const s = active(F, 'Ney', { 49: ['Dubois'] });
    const { state } = play(s, [], [F, 'charge', 49], [F, 'pick', 'Dubois']);
    expect(choices(state, F)).toEqual([48, 50, 58, 59].map((id) => `to ${area(id)}`));
    expect(refusal(state, F, 'to', 32)).toEqual(bar('11.8', 'clear ground'));
    const plain = play(
      active(F, 'Ney', { 49: ['Dubois'] }),
      [],
      [F, 'march', 49],
      [F, 'pick', 'Dubois'],
    );
    expect(choices(plain.state, F)).toContain(`to ${area(32)}`);
  });

  test('[8.7] elevated ground is clear; villages and forests are never charged', () => {
    const s = active(F, 'Ney', { 34: ['Dubois', 'Travers'], 35: ['Ompteda'], 48: ['Pack'] });
    const { state } = play(s, [], [F, 'charge', 34], [F, 'pick', 'Dubois']);
    expect(choices(state, F)).toContain(`to ${area(48)}`);
    expect(refusal(state, F, 'to', 35)).toEqual(bar('11.8', 'clear ground'));
  });

  test('[8.7] in a contested area it is made only on clear ground', () => {
    const clear = actions(F, 'Ney', { 47: ['Dubois', 'Pack'] });
    expect(clear).toContain(`charge ${area(47)}`);
    const village = active(F, 'Ney', { 32: ['Dubois', 'Pack'] });
    expect(refusal(village, F, 'charge', 32)).toEqual(bar('8.7', 'no cavalry'));
  });

  test('[8.7] cavalry in a contested clear area charges the enemy there without moving', () => {
    const s = active(F, 'Ney', { 47: ['Dubois', 'Travers', 'Pack'] }, { french: [47] });
    const { log } = play(
      s,
      [],
      [F, 'charge', 47],
      [F, 'assault', 47],
      [F, 'point', 'Dubois'],
      [F, 'all'],
    );
    expect(log).toContain(`[11.8] charge on ${area(47)}: Dubois at the point, with Travers`);
  });

  test('[8.7] the units may charge several areas', () => {
    const s = active(F, 'Ney', { 34: ['Dubois', 'Travers'], 20: ['Kempt'], 33: ['Pack'] });
    const { state } = play(
      s,
      [],
      [F, 'charge', 34],
      ...march(F, 'Dubois', 20),
      ...march(F, 'Travers', 33),
    );
    expect(choices(state, F)).toEqual([`assault ${area(20)}`, `assault ${area(33)}`]);
  });
});

describe('General Advance', () => {
  const units = {
    49: ['Charlet', 'I Corps Divisional'],
    58: ['Noguez', spent('I Corps Horse'), 'Dubois'],
    59: [spent('Pégot')],
  };

  test('[8.8] every unit of the formation, wherever it is, moves one area, each its own way', () => {
    const { state, log } = play(
      active(F, 'd’Erlon', units),
      [],
      [F, 'advance'],
      [F, 'move', 'Charlet', 48],
      [F, 'move', 'I Corps Divisional', 50],
      [F, 'move', 'Noguez', 74],
      [F, 'move', 'Pégot', 74],
    );
    expect(log[0]).toBe('[8.8] d’Erlon: General Advance');
    expect(
      ['Charlet', 'I Corps Divisional', 'Noguez', 'Pégot'].map((u) => placeOf(state, u)),
    ).toEqual([area(48), area(50), area(74), area(74)]);
    expect(log.at(-1)).toBe('[8.1] Allied impulse, round 0');
  });

  test('[8.8] nobody moves twice, and nobody of another formation', () => {
    const { state } = play(
      active(F, 'd’Erlon', units),
      [],
      [F, 'advance'],
      [F, 'move', 'Charlet', 48],
    );
    expect(refusal(state, F, 'move', 'Charlet', 49)).toEqual(bar('8.8', 'one area'));
    expect(refusal(state, F, 'move', 'Dubois', 57)).toEqual(bar('8.8', 'formation'));
    expect(refusal(state, F, 'move', 'Noguez', 48)).toEqual(bar('8.8', 'adjacent'));
    expect(refusal(state, F, 'pick', 'Noguez')).toEqual(bar('8.8', 'General Advance'));
  });

  test('[8.8] artillery becomes spent; spent artillery stays', () => {
    const { state, log } = play(
      active(F, 'd’Erlon', units),
      [],
      [F, 'advance'],
      [F, 'move', 'I Corps Divisional', 50],
    );
    expect(log).toContain('[8.8] I Corps Divisional is spent');
    expect(refusal(state, F, 'move', 'I Corps Horse', 57)).toEqual(bar('8.8', 'spent artillery'));
    expect(isSpent(play(state, [], [F, 'move', 'Charlet', 50]).state, 'Charlet')).toBe(false);
  });

  test('[8.8] not into areas of the enemy, occupied or just controlled', () => {
    const { state } = play(
      active(F, 'd’Erlon', { 59: ['Pégot'], 60: ['Pack'], 74: ['Noguez'] }),
      [],
      [F, 'advance'],
    );
    expect(refusal(state, F, 'move', 'Pégot', 60)).toEqual(bar('8.8', 'with enemy units'));
    expect(refusal(state, F, 'move', 'Pégot', 73)).toEqual(bar('8.8', 'the enemy controls'));
    const contested = play(
      active(F, 'd’Erlon', { 59: ['Pégot'], 58: ['Noguez', 'Pack'] }),
      [],
      [F, 'advance'],
    ).state;
    expect(refusal(contested, F, 'move', 'Pégot', 58)).toEqual(bar('8.8', 'with enemy units'));
  });

  test('[8.8] from a contested area only to a friendly one', () => {
    const { state } = play(
      active(F, 'd’Erlon', { 58: ['Noguez', 'Pack'], 59: ['Soye', 'Kempt'] }),
      [],
      [F, 'advance'],
    );
    expect(refusal(state, F, 'move', 'Noguez', 59)).toEqual(bar('8.8', 'with enemy units'));
    expect(placeOf(play(state, [], [F, 'move', 'Noguez', 49]).state, 'Noguez')).toBe(area(49));
  });

  test('[8.8] zones: to a zone beside it or along the arrows, never back', () => {
    const s = active(
      A,
      'Bülow',
      { P2: ['Hake Line', 'Sydow', 'Watzdorf'], 84: ['Ryssel Line'] },
      { turn: '16:00' },
    );
    const { state } = play(
      s,
      [],
      [A, 'advance'],
      [A, 'move', 'Hake Line', 'P3'],
      [A, 'move', 'Sydow', 83],
    );
    expect([placeOf(state, 'Hake Line'), placeOf(state, 'Sydow')]).toEqual(['P3', area(83)]);
    expect(refusal(state, A, 'move', 'Ryssel Line', 'P2')).toEqual(
      bar('15.4', 'only by a retreat'),
    );
    expect(refusal(state, A, 'move', 'Watzdorf', 88)).toEqual(bar('8.8', 'adjacent'));
  });

  test('[8.8] ten units are the limit here, too', () => {
    const nine = ['Soye', 'Campi', 'Husson', 'Gauthier', 'Bauduin', 'Bellair', 'Bony', 'Tromelin'];
    const s = active(F, 'd’Erlon', {
      49: ['Charlet', 'Aulard', 'Schmitz'],
      48: nine,
    });
    const { state } = play(
      s,
      [],
      [F, 'advance'],
      [F, 'move', 'Charlet', 48],
      [F, 'move', 'Aulard', 48],
    );
    expect(refusal(state, F, 'move', 'Schmitz', 48)).toEqual(bar('7.1', 'as many'));
  });
});

describe('passing', () => {
  test.each([
    [F, A],
    [A, F],
  ])('[8.9] %s passes, then %s: two passes in a row end the phase, with no roll', (first, next) => {
    const s = position({ side: first, impulse: 2, units: armies });
    const one = play(s, first === A ? [5, 5] : [], [first, 'pass']).state;
    expect(one.turn).toBe(0);
    const { state, log } = play(one, [3, 4], [next, 'pass']);
    expect(log.slice(0, 2)).toEqual([
      `[8.9] the ${next} side passes`,
      '[8.9] the sun sets on this turn',
    ]);
    expect([state.turn, state.impulse]).toEqual([1, 0]);
  });

  test('[8.9][8.3] a failed activation is no pass (R19)', () => {
    const s = position({ units: armies });
    const { state } = play(s, [1, 1, 5, 5], fails, [A, 'pass']);
    expect([state.turn, state.impulse]).toEqual([0, 1]);
    const three = play(state, [1, 1, 5, 5], fails, [A, 'pass']).state;
    expect([three.turn, three.impulse]).toEqual([0, 2]);
  });

  test('[8.9] nor is an action that was made in between', () => {
    const s = position({ units: { 31: ['Picquet'], 37: ['Kruse'] } });
    const { state } = play(
      s,
      [3, 3, 5, 5],
      [F, 'pass'],
      [A, 'activate', 'Prince of Orange'],
      [A, 'advance'],
      [A, 'done'],
      [F, 'pass'],
    );
    expect([state.turn, sideOf(state)]).toEqual([0, A]);
  });

  test('[8.9] a leader who was activated may still pass, which is a pass as well (R18)', () => {
    const s = position({ units: armies });
    const first = play(s, [6, 6], [F, 'activate', 'Kellermann'], [F, 'pass']);
    expect(first.log.at(1)).toBe('[8.9] the French side passes');
    expect(play(first.state, [3, 4], [A, 'pass']).state.turn).toBe(1);
    const second = play(
      s,
      [6, 6, 3, 4],
      [F, 'pass'],
      [A, 'activate', 'Prince of Orange'],
      [A, 'pass'],
    );
    expect(second.state.turn).toBe(1);
  });

  test('[8.9] a new turn begins without a pass before it', () => {
    const s = position({ units: armies });
    const { state } = play(s, [3, 4], [F, 'pass'], [A, 'pass'], [F, 'pass']);
    expect([state.turn, sideOf(state)]).toEqual([1, A]);
  });
});

describe('the sunset', () => {
  const evening = (impulse: number): Doc => ({
    side: A,
    impulse,
    units: armies,
    spent: ['Napoléon', 'Ney', 'Wellington'],
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    '[8.10] at impulse %i a roll of as much lets the turn go on',
    (impulse) => {
      const low = Math.max(1, impulse - 6);
      const { state, log } = play(position(evening(impulse)), [low, impulse - low], [A, 'pass']);
      expect(log).toContain(`[8.10] the sun: ${low} + ${impulse - low} against round ${impulse}`);
      expect([state.turn, state.impulse, sideOf(state)]).toEqual([0, impulse + 1, F]);
    },
  );

  test.each([0, 1])('[8.10] at impulse %i no roll ends the turn', (impulse) => {
    const { state } = play(position(evening(impulse)), [1, 1], [A, 'pass']);
    expect([state.turn, state.impulse]).toEqual([0, impulse + 1]);
  });

  test.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    '[8.10] at impulse %i one less ends it',
    (impulse) => {
      const low = Math.max(1, impulse - 7);
      const roll = [low, impulse - 1 - low];
      const { state, log } = play(position(evening(impulse)), [...roll, 3, 4], [A, 'pass']);
      expect(log).toContain('[8.10] the sun sets on this turn');
      expect([state.turn, state.impulse]).toEqual([1, 0]);
    },
  );

  test('[8.10] a marker that would leave the track ends it whatever is rolled, and nobody cancels that', () => {
    const s = position({ ...evening(12), spent: [] });
    const { state, log } = play(s, [6, 6, 3, 4], [A, 'pass']);
    expect(log).toContain('[8.10] the sun sets on this turn');
    expect(state.turn).toBe(1);
  });

  test('[8.10] the French never roll', () => {
    const s = position({ impulse: 12, units: armies });
    const { state } = play(s, [], [F, 'pass']);
    expect([state.turn, state.impulse, sideOf(state)]).toEqual([0, 12, A]);
  });
});
