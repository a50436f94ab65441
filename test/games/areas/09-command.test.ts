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
  waiting,
  type Doc,
  type Step,
} from './table.ts';

type Units = NonNullable<Doc['units']>;

/** Kellermann’s horse, far from the enemy. */
const field = (more: Doc = {}) =>
  position({ units: { 31: ['Picquet', 'Donop'], 37: ['Kruse', 'Somerset'] }, ...more });

describe('officers', () => {
  test('[9.0][9.1] three commanders over the leaders of their armies, each leader with his formation', () => {
    const units = {
      49: ['Charlet'],
      31: ['Picquet'],
      37: ['Kruse', 'Adam'],
      P2: ['Sydow'],
      P3: ['Sohr'],
    };
    const s = position({ turn: '16:00', side: A, units });
    expect(choices(s, A)).toEqual([
      'activate Prince of Orange',
      'activate Hill',
      'activate Bülow',
      'activate Pirch',
      'double Wellington',
      'double Blücher',
      'pass',
    ]);
    expect(refusal(s, A, 'activate', 'd’Erlon')).toEqual(bar('9.1', 'the other side'));
    expect(refusal(s, A, 'double', 'Napoléon')).toEqual(bar('9.1', 'the other side'));
    const { state } = play(s, [6, 6], [A, 'activate', 'Hill']);
    expect(choices(state, A)).toEqual([`march ${area(37)}`, 'advance', 'pass']);
  });

  test('[9.1] Ney leads a formation, and the army once Napoléon is inactive', () => {
    const units = { 50: ['Dubois'], 49: ['Charlet'] };
    const fresh = position({ units });
    expect(choices(fresh, F)).toContain('activate Ney');
    expect(choices(fresh, F)).not.toContain('double Ney');
    expect(choices(position({ units, spent: ['Napoléon'] }), F)).toContain('double Ney');
  });

  test.each([
    [F, 'Kellermann', 'Picquet', [], 1],
    [F, 'Kellermann', 'Picquet', ['Napoléon'], 0],
    [A, 'Picton', 'Kempt', [], 1],
    [A, 'Picton', 'Kempt', ['Wellington'], 0],
    [A, 'Picton', 'Kempt', ['Blücher'], 1],
    [A, 'Bülow', 'Sydow', [], 1],
    [A, 'Bülow', 'Sydow', ['Blücher'], 0],
    [A, 'Bülow', 'Sydow', ['Wellington'], 1],
  ])(
    '[9.2] %s: %s (%s), with %j spent, has a bonus of %i: from the commander of his own army (R21)',
    (side, leader, unit, cards, bonus) => {
      const s = position({ turn: '17:00', side, units: { 73: [unit] }, spent: cards });
      const { log } = play(s, [6, 6], [side, 'activate', leader]);
      expect(log[0]).toContain(`is activated: 6 + 6 and a bonus of ${bonus} against`);
    },
  );

  test('[9.2] Ney gives none while he stands in for Napoléon', () => {
    const { log } = play(field({ spent: ['Napoléon'] }), [2, 3], [F, 'activate', 'Kellermann']);
    expect(log[0]).toBe('[8.3] Kellermann is not activated: 2 + 3 and a bonus of 0 against 6');
  });

  test('[9.3] Kellermann fails on 4 + 1 while Napoléon is spent, and the impulse passes on', () => {
    const s = field({ spent: ['Napoléon'] });
    const { state, log } = play(s, [4, 1], [F, 'activate', 'Kellermann']);
    expect(log[0]).toBe('[8.3] Kellermann is not activated: 4 + 1 and a bonus of 0 against 6');
    expect(waiting(state)).toEqual([A]);
    expect(isUsed(state, 'Kellermann')).toBe(false);
  });

  test('[9.3][9.2] with Napoléon’s bonus the same roll activates him for one action of one area', () => {
    const { state, log } = play(field(), [4, 1], [F, 'activate', 'Kellermann']);
    expect(log).toEqual(['[8.3] Kellermann is activated: 4 + 1 and a bonus of 1 against 6']);
    const home = 'Decoster’s House';
    expect(choices(state, F)).toEqual([`march ${home}`, `charge ${home}`, 'advance', 'pass']);
  });

  test.each([
    [1, 4, false],
    [1, 5, true],
    [6, 6, true],
  ])('[9.3] Napoléon rolls %i + %i against 6, without a bonus: succeeds %j', (a, b, succeeds) => {
    const { state, log } = play(field(), [a, b], [F, 'double', 'Napoléon']);
    const deed = succeeds ? 'orders a Double Move: ' : 'fails to order a Double Move: ';
    expect(log[0]).toBe(`[9.5] Napoléon ${deed}${a} + ${b} against 6`);
    expect([isUsed(state, 'Napoléon'), sideOf(state)]).toEqual([succeeds, succeeds ? F : A]);
  });

  test('[9.3] an inactive commander tries nothing, and a leader is no commander', () => {
    const s = field({ spent: ['Napoléon', 'Ney'] });
    expect(choices(s, F).filter((c) => c.startsWith('double'))).toEqual([]);
    expect(refusal(s, F, 'double', 'Napoléon')).toEqual(bar('9.3', 'inactive'));
    expect(refusal(s, F, 'double', 'Ney')).toEqual(bar('9.3', 'inactive'));
    expect(refusal(s, F, 'double', 'Kellermann')).toEqual(bar('9.3', 'only a commander'));
    expect(refusal(field(), F, 'double', 'Ney')).toEqual(bar('9.9', 'while Napoléon is inactive'));
  });
});

/** No leader is asked; the commanders are. */
const LEADERS = ['Reille', 'd’Erlon', 'Drouot', 'Ney', 'Kellermann', 'Prince of Orange', 'Picton'];

/** Soye assaults Maitland in 20 with these dice of both sides. */
const assault = (dice: readonly number[], more: Doc = {}) =>
  play(
    position({ units: { 34: ['Soye', 'Campi'], 20: ['Maitland'] }, spent: LEADERS, ...more }),
    [4, 4, ...dice],
    [F, 'activate', 'Reille'],
    [F, 'march', 34],
    ...march(F, 'Soye', 20),
    [F, 'done'],
  );
const FAILURE = [1, 1, 6, 6];
const SUCCESS = [5, 5, 1, 5];
const STALEMATE = [4, 3, 2, 2];

describe('what commanders do', () => {
  test('[9.4][9.4.1] Double Move, Intervention and Sunset Cancellation', () => {
    expect(choices(field(), F)).toContain('double Napoléon');
    expect(choices(assault(FAILURE).state, F)).toEqual(['intervene Napoléon', 'done']);
    const dusk = play(field({ side: A, impulse: 5 }), [1, 1], [A, 'pass']).state;
    expect(choices(dusk, F)).toEqual(['cancel Napoléon', 'done']);
  });

  test('[9.4] a failed attempt spends no commander, a successful one does', () => {
    const { state } = assault(FAILURE);
    const failed = play(state, [1, 1], [F, 'intervene', 'Napoléon']);
    expect(isUsed(failed.state, 'Napoléon')).toBe(false);
    const done = play(state, [3, 3], [F, 'intervene', 'Napoléon']);
    expect(isUsed(done.state, 'Napoléon')).toBe(true);
  });

  test('[9.4] one attempt of a side in an impulse (R22): not after a failed one', () => {
    const units = { 34: ['Soye', 'Campi'], 20: ['Maitland'], 35: ['Ompteda'] };
    const { state, log } = play(
      position({ units, spent: LEADERS }),
      [4, 4, ...FAILURE, 1, 1, ...FAILURE],
      [F, 'activate', 'Reille'],
      [F, 'march', 34],
      ...march(F, 'Soye', 20),
      ...march(F, 'Campi', 35),
      [F, 'assault', 20],
      [F, 'intervene', 'Napoléon'],
      [A, 'done'],
    );
    expect(log.filter((line) => line.startsWith('[11.13] Failure'))).toHaveLength(2);
    expect(waiting(state)).toEqual([A]);
  });

  test('[9.4] not after a successful one either: Ney waits for the next impulse', () => {
    const double = play(
      position({
        units: { 34: ['Soye'], 20: ['Maitland'] },
        spent: LEADERS.filter((l) => l !== 'Ney'),
      }),
      [3, 3, ...FAILURE],
      [F, 'double', 'Napoléon'],
      [F, 'lead', 'Reille'],
      [F, 'march', 34],
      ...march(F, 'Soye', 20),
    );
    expect(double.log).toContain('[11.13] Failure: 6 against 19');
    expect(waiting(double.state)).toEqual([A]);
  });

  test('[9.4] the Allies, whose Double Move failed, cannot cancel the sunset of that impulse', () => {
    const s = field({ side: A, impulse: 8, spent: ['Napoléon', 'Ney'] });
    const { state, log } = play(s, [1, 1, 3, 3, 3, 4], [A, 'double', 'Wellington']);
    expect(log.slice(0, 3)).toEqual([
      '[9.5] Wellington fails to order a Double Move: 1 + 1 against 6',
      '[8.10] the sun: 3 + 3 against round 8',
      '[8.10] the sun sets on this turn',
    ]);
    expect(state.turn).toBe(1);
  });

  test('[9.4] nor can the French, who tried to intervene in the Allied impulse', () => {
    const s = position({
      side: A,
      impulse: 8,
      units: { 36: ['C. Halkett'], 35: ['Soye'], 37: ['Kruse'] },
      spent: LEADERS,
    });
    const { state, log } = play(
      s,
      [5, 5, 5, 5, 1, 4, 1, 1, 3, 3],
      [A, 'activate', 'Prince of Orange'],
      [A, 'march', 36],
      ...march(A, 'C. Halkett', 35),
      [F, 'intervene', 'Napoléon'],
      [F, 'spend', 'Soye'],
    );
    expect(log).toContain('[8.10] the sun: 3 + 3 against round 8');
    expect(isUsed(state, 'Napoléon')).toBe(false);
    expect(choices(state, A)).toEqual(['cancel Wellington', 'done']);
  });
});

/** Napoléon has ordered a Double Move. */
const doubled = (units: Units, more: Doc = {}) =>
  play(position({ units, spent: LEADERS, ...more }), [3, 3], [F, 'double', 'Napoléon']).state;

const events = (log: readonly string[], ...rules: string[]): string[] =>
  log.filter((line) => rules.some((rule) => line.startsWith(`[${rule}]`)));

describe('the Double Move', () => {
  const two = { 34: ['Soye'], 59: ['Pégot'], 20: ['Maitland'], 60: ['Pack'] };
  const soye: Step[] = [[F, 'lead', 'Reille'], [F, 'march', 34], ...march(F, 'Soye', 20)];
  const pegot: Step[] = [[F, 'lead', 'd’Erlon'], [F, 'march', 59], ...march(F, 'Pégot', 60)];

  test('[9.5] two actions by two leaders of one army, without rolls for them; it spends the commander', () => {
    const s = doubled({ 31: ['Picquet'], 49: ['Charlet'], 37: ['Kruse'] });
    expect(isUsed(s, 'Napoléon')).toBe(true);
    expect(choices(s, F)).toEqual(['lead d’Erlon', 'lead Kellermann', 'done']);
    const { state, log } = play(
      s,
      [],
      [F, 'lead', 'd’Erlon'],
      [F, 'march', 49],
      ...march(F, 'Charlet', 48, 'halt'),
      [F, 'lead', 'Kellermann'],
      [F, 'march', 31],
      ...march(F, 'Picquet', 30, 'halt'),
    );
    expect(log).toContain('[9.5] the formation of Kellermann is to act');
    expect([sideOf(state), placeOf(state, 'Charlet'), placeOf(state, 'Picquet')]).toEqual([
      A,
      area(48),
      area(30),
    ]);
  });

  test('[9.5] one action or none may be enough, but each leader who is named acts', () => {
    const s = doubled({ 31: ['Picquet'], 49: ['Charlet'] });
    expect(sideOf(play(s, [], [F, 'done']).state)).toBe(A);
    const named = play(s, [], [F, 'lead', 'd’Erlon']).state;
    expect(refusal(named, F, 'pass')).toEqual(bar('9.5', 'an action is chosen'));
    expect(refusal(s, F, 'pass')).toEqual(bar('9.5', 'name the formation'));
    expect(refusal(s, F, 'lead', 'Napoléon')).toEqual(bar('9.5', 'name a leader'));
    expect(refusal(s, F, 'lead', 'Reille')).toEqual(bar('9.5', 'can act'));
    expect(refusal(s, F, 'lead', 'Picton')).toEqual(bar('9.1', 'the other side'));
  });

  test('[9.5] two formations in one area assault together', () => {
    const { log } = play(
      doubled({ 34: ['Soye', 'Noguez'], 20: ['Maitland'] }),
      [1, 1, 6, 6],
      ...soye,
      [F, 'lead', 'd’Erlon'],
      [F, 'march', 34],
      ...march(F, 'Noguez', 20),
      [F, 'point', 'Soye'],
    );
    expect(log).toContain(`[11.1] assault on ${area(20)}: Soye at the point, with Noguez`);
    expect(log).toContain('[11.12.2] French, fresh infantry: 2');
  });

  test('[9.5] one formation acts in two areas, but never twice in the same one (R23)', () => {
    const units = { 49: ['Charlet'], 58: ['Noguez'], 37: ['Kruse'] };
    const once = play(
      doubled(units),
      [],
      [F, 'lead', 'd’Erlon'],
      [F, 'march', 49],
      ...march(F, 'Charlet', 58, 'halt'),
      [F, 'lead', 'd’Erlon'],
    ).state;
    expect(choices(once, F)).toEqual([`march ${area(58)}`]);
    const second = play(once, [], [F, 'march', 58]).state;
    expect(choices(second, F)).toEqual(['pick Noguez', 'done']);
    expect(refusal(second, F, 'pick', 'Charlet')).toEqual(bar('10.4', 'finished its move'));
  });

  test('[9.5] who did not fire in a volley does nothing else with his formation there (R23)', () => {
    const contested = ['Charlet', 'Aulard', 'I Corps Divisional', 'Bruno', 'Soye', 'Kempt', 'Pack'];
    const { state } = play(
      doubled({ 47: contested, 58: ['Noguez'] }),
      [1, 1, 6, 6],
      [F, 'lead', 'd’Erlon'],
      [F, 'volley', 47],
      [F, 'target', 'Pack'],
      [F, 'fire', 'Charlet'],
      [F, 'done'],
      [F, 'lead', 'd’Erlon'],
    );
    expect(choices(state, F)).toEqual([`march ${area(58)}`, 'advance']);
    expect(refusal(state, F, 'bombard', 47)).toEqual(bar('8.6', 'no fresh artillery'));
    expect(refusal(state, F, 'march', 47)).toEqual(bar('8.4', 'no unit'));
  });

  test('[9.5] nor does the infantry whose cavalry has charged, or the cavalry whose guns have fired (R23)', () => {
    const charge = play(
      doubled({ 49: ['Bruno', 'Charlet'], 50: ['Dubois'] }),
      [],
      [F, 'lead', 'd’Erlon'],
      [F, 'charge', 49],
      ...march(F, 'Bruno', 48, 'halt'),
      [F, 'done'],
    ).state;
    expect(choices(charge, F)).toEqual(['lead Ney', 'done']);
    const fire = play(
      doubled({ 59: ['Bruno', 'I Corps Divisional'], 60: ['Pack', 'Kempt'], 50: ['Dubois'] }),
      [1, 1, 6, 6],
      [F, 'lead', 'd’Erlon'],
      [F, 'bombard', 59],
      [F, 'target', 'Pack'],
    ).state;
    expect(choices(fire, F)).toEqual(['lead Ney', 'done']);
  });

  test('[9.5] who took part in the first action takes no part in the second (R23)', () => {
    const { state } = play(
      doubled({ 47: ['Soye', 'Kempt', 'Pack'], 48: ['Huber'], 60: ['Dubois', 'Travers'] }),
      [],
      [F, 'lead', 'Reille'],
      [F, 'march', 48],
      ...march(F, 'Huber', 47),
      [F, 'done'],
      [F, 'lead', 'Ney'],
      [F, 'charge', 60],
      ...march(F, 'Dubois', 47),
      ...march(F, 'Travers', 47),
      [F, 'assault', 47],
      [F, 'point', 'Dubois'],
    );
    expect(choices(state, F)).toEqual(['support Travers', 'all', 'done']);
    expect(refusal(state, F, 'support', 'Huber')).toEqual(bar('11.1', 'activated'));
  });

  test('[9.5] two different actions follow one another, assaults and all', () => {
    const { state, log } = play(
      doubled({ ...two, 33: ['Guard Foot Artillery'], 22: ['Hanoverian Jäger', 'Mitchell'] }),
      [1, 1, 6, 6, 2, 2, 6, 6],
      ...soye,
      [F, 'done'],
      [A, 'done'],
      [F, 'lead', 'Drouot'],
      [F, 'bombard', 33],
      [F, 'target', 'Mitchell'],
    );
    expect(events(log, '8.4', '11.13', '13.1', '13.6')).toEqual([
      `[8.4] Reille: Move/Assault from ${area(34)}`,
      '[11.13] Failure: 6 against 19',
      '[11.13] Soye is spent',
      `[13.1] bombardment from ${area(33)} into ${area(22)} at Mitchell: Guard Foot Artillery with `,
      '[13.6] no effect',
    ]);
    expect(isSpent(state, 'Guard Foot Artillery')).toBe(true);
  });

  test('[9.5.1] two Move/Assaults finish all movement before any assault', () => {
    const { state, log } = play(doubled(two), [], ...soye, ...pegot);
    expect(choices(state, F)).toEqual([`assault ${area(20)}`, `assault ${area(60)}`]);
    expect(events(log, '10.4', '11.1')).toEqual([
      `[10.4] Soye moves from ${area(34)} to ${area(20)}`,
      `[10.4] Pégot moves from ${area(59)} to ${area(60)}`,
    ]);
  });

  test('[9.5.1] once the first has assaulted, another of the kind comes too late', () => {
    const { state } = play(
      doubled({ ...two, 59: ['Pégot', 'Bruno'] }),
      FAILURE,
      ...soye,
      [F, 'done'],
      [A, 'done'],
    );
    const led = play(state, [], [F, 'lead', 'd’Erlon']).state;
    expect(refusal(led, F, 'march', 59)).toEqual(bar('9.5.1', 'before any assault'));
    expect(choices(led, F)).toContain(`charge ${area(59)}`);
  });

  test('[9.5.1] two areas combine in one assault, or in one charge, on a third', () => {
    const foot = play(
      doubled({ 48: ['Soye'], 60: ['Noguez'], 47: ['Kempt'] }),
      FAILURE,
      [F, 'lead', 'Reille'],
      [F, 'march', 48],
      ...march(F, 'Soye', 47),
      [F, 'lead', 'd’Erlon'],
      [F, 'march', 60],
      ...march(F, 'Noguez', 47),
      [F, 'point', 'Noguez'],
    );
    expect(foot.log).toContain(`[11.1] assault on ${area(47)}: Noguez at the point, with Soye`);
    expect([placeOf(foot.state, 'Soye'), placeOf(foot.state, 'Noguez')]).toEqual([
      area(48),
      area(60),
    ]);
    const horse = play(
      doubled({ 48: ['Dubois'], 60: ['Picquet'], 47: ['Kempt'] }),
      FAILURE,
      [F, 'lead', 'Ney'],
      [F, 'charge', 48],
      ...march(F, 'Dubois', 47),
      [F, 'lead', 'Kellermann'],
      [F, 'charge', 60],
      ...march(F, 'Picquet', 47),
      [F, 'point', 'Dubois'],
    );
    expect(horse.log).toContain(`[11.8] charge on ${area(47)}: Dubois at the point, with Picquet`);
    expect(horse.log).toContain('[11.12.2] French, fresh cavalry: 2');
  });

  test('[9.5.1] a Move/Assault and a Charge do not combine, and no area is assaulted twice', () => {
    const s = doubled({ 48: ['Soye'], 60: ['Picquet', 'Bellair'], 47: ['Kempt', 'Pack'] });
    const first: Step[] = [[F, 'lead', 'Reille'], [F, 'march', 48], ...march(F, 'Soye', 47)];
    const joining = play(s, [], ...first, [F, 'lead', 'Kellermann']).state;
    expect(refusal(joining, F, 'charge', 60)).toEqual(bar('9.5.1', 'two Move/Assaults or of two'));
    expect(refusal(joining, F, 'volley', 60)).toEqual(bar('9.5.1', 'two Move/Assaults or of two'));
    const later = play(
      s,
      FAILURE,
      ...first,
      [F, 'done'],
      [A, 'forward', 'Kempt'],
      [A, 'done'],
      [F, 'lead', 'Kellermann'],
      [F, 'charge', 60],
      [F, 'pick', 'Picquet'],
    ).state;
    expect(refusal(later, F, 'to', 47)).toEqual(bar('11.11', 'has been assaulted'));
  });

  test('[9.5.2] volleys and bombardments are made one area after the other', () => {
    const { log } = play(
      doubled({ 47: ['Charlet', 'Kempt', 'Mitchell'], 20: ['Soye', 'Maitland', 'Byng'] }),
      [1, 1, 6, 6, 2, 2, 6, 6],
      [F, 'lead', 'd’Erlon'],
      [F, 'volley', 47],
      [F, 'target', 'Kempt'],
      [F, 'lead', 'Reille'],
      [F, 'volley', 20],
      [F, 'target', 'Byng'],
    );
    expect(events(log, '12.1', '12.6')).toEqual([
      `[12.1] volley fire in ${area(47)} at Kempt: Charlet with `,
      '[12.6] no effect',
      `[12.1] volley fire in ${area(20)} at Byng: Soye with `,
      '[12.6] no effect',
    ]);
    const guns = play(
      doubled({
        59: ['I Corps Divisional'],
        60: ['Pack', 'Kempt'],
        33: ['Guard Foot Artillery'],
        22: ['Mitchell', 'Adam'],
      }),
      [1, 1, 6, 6, 2, 2, 6, 6],
      [F, 'lead', 'd’Erlon'],
      [F, 'bombard', 59],
      [F, 'target', 'Pack'],
      [F, 'lead', 'Drouot'],
      [F, 'bombard', 33],
      [F, 'target', 'Adam'],
    );
    expect(events(guns.log, '13.1')).toHaveLength(2);
    expect(sideOf(guns.state)).toBe(A);
  });

  test('[9.5.3] Wellington leads British formations only, Blücher Prussian ones', () => {
    const units = { 37: ['Kruse'], P2: ['Sydow'], 30: ['Guard Lancers'] };
    const s = position({ turn: '17:00', side: A, units });
    const british = play(s, [3, 3], [A, 'double', 'Wellington']).state;
    expect(choices(british, A)).toEqual(['lead Prince of Orange', 'done']);
    expect(refusal(british, A, 'lead', 'Bülow')).toEqual(bar('9.5.3', 'his own army'));
    const prussian = play(s, [3, 3], [A, 'double', 'Blücher']).state;
    expect(choices(prussian, A)).toEqual(['lead Bülow', 'done']);
    expect(refusal(prussian, A, 'lead', 'Prince of Orange')).toEqual(bar('9.5.3', 'his own army'));
  });

  test.each([
    ['Napoléon', []],
    ['Ney', ['Napoléon']],
  ])('[9.5.3] %s (with %j spent) leads any French formation', (commander, cards) => {
    const units = {
      49: ['Charlet'],
      23: ['Soye'],
      51: ['Bony'],
      30: ['Guard Lancers'],
      31: ['Donop'],
      50: ['Vial'],
    };
    const { state } = play(position({ units, spent: cards }), [3, 3], [F, 'double', commander]);
    expect(choices(state, F)).toEqual([
      'lead d’Erlon',
      'lead Reille',
      'lead Lobau',
      'lead Drouot',
      'lead Kellermann',
      'lead Ney',
      'done',
    ]);
  });
});

describe('the Intervention', () => {
  test('[9.6] a Failure becomes a Stalemate: point and forward unit suffer, nobody retreats', () => {
    const { state } = assault(FAILURE);
    const { state: after, log } = play(state, [3, 3], [F, 'intervene', 'Napoléon']);
    expect(log.slice(0, 4)).toEqual([
      '[9.6] Napoléon intervenes: 3 + 3 against 6, a stalemate',
      '[11.14] Stalemate: 6 against 19',
      '[11.14] Soye is spent',
      '[11.14] Maitland is spent',
    ]);
    expect([placeOf(after, 'Soye'), isUsed(after, 'Napoléon')]).toEqual([area(20), true]);
  });

  test('[9.6] a Success becomes one too, in the impulse of the enemy', () => {
    const { state } = assault(SUCCESS);
    expect(choices(state, A)).toEqual(['intervene Wellington', 'done']);
    const { log } = play(state, [3, 3], [A, 'intervene', 'Wellington']);
    expect(events(log, '11.14')).toHaveLength(3);
    expect(events(log, '11.16')).toEqual([]);
  });

  test('[9.6] if the roll fails the result stands, and the commander stays fresh', () => {
    const { state, log } = play(assault(FAILURE).state, [2, 3], [F, 'intervene', 'Napoléon']);
    expect(log.slice(0, 2)).toEqual([
      '[9.6] Napoléon fails to order an Intervention: 2 + 3 against 6',
      '[11.13] Failure: 6 against 19',
    ]);
    expect([isUsed(state, 'Napoléon'), placeOf(state, 'Soye')]).toEqual([false, area(34)]);
  });

  test('[9.6] nobody intervenes in a Stalemate or against his own good fortune (R25)', () => {
    const even = assault(STALEMATE);
    expect(even.log).toContain('[11.14] Stalemate: 11 against 11');
    const failed = assault(FAILURE).state;
    expect(waiting(failed)).toEqual([F]);
    expect(refusal(failed, F, 'intervene', 'Wellington')).toEqual(bar('9.1', 'other side'));
    expect(refusal(failed, F, 'commit', 'Reille')).toEqual(bar('9.6', 'may intervene now'));
    expect(waiting(assault(SUCCESS).state)).toEqual([A]);
  });

  test('[9.6] the test does not touch the next impulse: the example after 9.8.3', () => {
    const units = { 36: ['C. Halkett'], 35: ['Soye', 'Campi'], 34: ['Gauthier'], 20: ['Maitland'] };
    const s = position({ side: A, units, spent: LEADERS });
    const { state, log } = play(
      s,
      [5, 5, 5, 5, 1, 3, 2, 2],
      [A, 'activate', 'Prince of Orange'],
      [A, 'march', 36],
      ...march(A, 'C. Halkett', 35),
      [F, 'forward', 'Soye'],
      [F, 'intervene', 'Napoléon'],
    );
    expect(log).toContain('[9.6] Napoléon fails to order an Intervention: 2 + 2 against 6');
    expect(log).toContain('[11.15] Success: 14 against 12');
    expect(log.at(-1)).toBe('[11.16] the French side has 2 casualty points to absorb');
    const next = play(
      state,
      [6, 6, 4, 4, ...FAILURE],
      [F, 'spend', 'Soye'],
      [F, 'spend', 'Campi'],
      [F, 'done'],
      [F, 'activate', 'Reille'],
      [F, 'march', 34],
      ...march(F, 'Gauthier', 20),
    ).state;
    expect(choices(next, F)).toEqual(['intervene Napoléon', 'done']);
  });

  test.each([
    ['Hake Line', 'Bülow', ['intervene Blücher', 'done'], 'Wellington'],
    ['Kempt', 'Picton', ['intervene Wellington', 'done'], 'Blücher'],
  ])('[9.6.1] for %s of %s at the point: %j, not %s', (point, leader, offered, other) => {
    const s = position({
      turn: '17:00',
      side: A,
      units: { 60: [point], 59: ['Pégot', 'Brue'] },
      spent: [...LEADERS, 'Bülow'],
    });
    const { state } = play(
      s,
      [6, 6, ...FAILURE],
      [A, 'activate', leader],
      [A, 'march', 60],
      ...march(A, point, 59),
      [F, 'forward', 'Pégot'],
    );
    expect(choices(state, A)).toEqual(offered);
    expect(refusal(state, A, 'intervene', other)).toEqual(bar('9.6.1', 'of his army'));
  });

  test.each([
    ['Hake Line', ['intervene Blücher', 'done']],
    ['Kempt', ['intervene Wellington', 'done']],
  ])('[9.6.1] for the forward unit %s in a mixed area: %j', (forward, offered) => {
    const s = position({
      turn: '17:00',
      units: { 59: ['Pégot', 'Brue'], 60: ['Kempt', 'Hake Line'] },
      spent: [...LEADERS, 'Bülow'],
    });
    const { state } = play(
      s,
      [6, 6, 6, 6, 1, 1],
      [F, 'activate', 'd’Erlon'],
      [F, 'march', 59],
      ...march(F, 'Pégot', 60),
      [F, 'done'],
      [A, 'forward', forward],
    );
    expect(choices(state, A)).toEqual(offered);
  });
});

describe('the Sunset Cancellation', () => {
  const dusk = (more: Doc = {}) =>
    play(field({ side: A, impulse: 8, ...more }), [3, 4], [A, 'pass']).state;

  test('[9.7] the French decide first; if they win time, the marker moves on', () => {
    const s = dusk();
    expect(choices(s, F)).toEqual(['cancel Napoléon', 'done']);
    expect(refusal(s, F, 'cancel', 'Ney')).toEqual(bar('9.9', 'while Napoléon'));
    const { state, log } = play(s, [3, 3], [F, 'cancel', 'Napoléon']);
    expect(log).toEqual([
      '[9.7] Napoléon wins time: 3 + 3 against 6, the turn goes on',
      '[8.1] French impulse, round 9',
    ]);
    expect([state.impulse, isUsed(state, 'Napoléon'), isUsed(state, 'Wellington')]).toEqual([
      9,
      true,
      false,
    ]);
  });

  test('[9.7] then the Allies; without success of either the turn ends', () => {
    const s = play(dusk(), [1, 1], [F, 'cancel', 'Napoléon']).state;
    expect(choices(s, A)).toEqual(['cancel Wellington', 'done']);
    const won = play(s, [4, 2], [A, 'cancel', 'Wellington']).state;
    expect([won.turn, won.impulse, isUsed(won, 'Wellington')]).toEqual([0, 9, true]);
    const { state, log } = play(s, [4, 1, 3, 4], [A, 'cancel', 'Wellington']);
    expect(log.slice(0, 2)).toEqual([
      '[9.7] Wellington fails to order a Sunset Cancellation: 4 + 1 against 6',
      '[8.10] the sun sets on this turn',
    ]);
    expect(state.turn).toBe(1);
    expect(play(dusk(), [3, 4], [F, 'done'], [A, 'done']).state.turn).toBe(1);
  });

  test('[9.7] one Allied commander only, Wellington or Blücher; only fresh ones', () => {
    const both = play(dusk({ turn: '17:00' }), [], [F, 'done']).state;
    expect(choices(both, A)).toEqual(['cancel Wellington', 'cancel Blücher', 'done']);
    const { state } = play(both, [1, 1, 3, 4], [A, 'cancel', 'Blücher']);
    expect(state.turn).toBe(7);
    const none = dusk({ spent: ['Napoléon', 'Ney'] });
    expect(waiting(none)).toEqual([A]);
    expect(refusal(none, A, 'pass')).toEqual(bar('8.10', 'the sun has set'));
  });

  test('[9.7] on the last space time is won in vain: the marker leaves the track (R5)', () => {
    const s = play(field({ side: A, impulse: 12 }), [5, 6], [A, 'pass']).state;
    const { state, log } = play(s, [3, 3, 3, 4], [F, 'cancel', 'Napoléon']);
    expect(log).toContain('[8.10] the sun sets on this turn');
    expect(state.turn).toBe(1);
  });

  test('[9.7] after a good roll, or two passes, there is nothing to cancel', () => {
    const fine = play(field({ side: A, impulse: 8 }), [4, 4], [A, 'pass']);
    expect(waiting(fine.state)).toEqual([F]);
    expect(choices(fine.state, F)).toContain('pass');
    const over = play(field({ side: A, impulse: 8, passed: true }), [3, 4], [A, 'pass']);
    expect(over.state.turn).toBe(1);
  });
});

/** Soye at 20 with Reille, Maitland with the Prince of Orange, and no commander fresh. */
const LED = ['Napoléon', 'Ney', 'Wellington'];
const meeting = (more: Doc = {}) =>
  play(
    position({ units: { 34: ['Soye', 'Campi'], 20: ['Maitland'] }, spent: LED, ...more }),
    [6, 6],
    [F, 'activate', 'Reille'],
    [F, 'march', 34],
    ...march(F, 'Soye', 20),
    [F, 'done'],
  ).state;

describe('what leaders do', () => {
  test('[9.8] fresh leaders of the point and the forward unit’s formations, and no others', () => {
    const s = meeting();
    expect(choices(s, F)).toEqual(['commit Reille', 'done']);
    expect(refusal(s, F, 'commit', 'd’Erlon')).toEqual(bar('9.8', 'formation'));
    expect(refusal(s, F, 'commit', 'Napoléon')).toEqual(bar('9.8', 'formation'));
    const theirs = play(s, [], [F, 'done']).state;
    expect(choices(theirs, A)).toEqual(['commit Prince of Orange', 'done']);
    expect(refusal(theirs, A, 'commit', 'Picton')).toEqual(bar('9.8', 'formation'));
  });

  test('[9.8] a spent leader is not asked, nor is anybody for skirmishers at the point', () => {
    const tired = meeting({ spent: [...LED, 'Reille'] });
    expect(waiting(tired)).toEqual([A]);
    const light = play(
      position({ units: { 34: ['Voltigeurs 1', 'Soye'], 20: ['Maitland'] }, spent: LED }),
      [6, 6],
      [F, 'activate', 'Reille'],
      [F, 'march', 34],
      ...march(F, 'Voltigeurs 1', 20),
      [F, 'done'],
    ).state;
    expect(waiting(light)).toEqual([A]);
  });

  test('[9.8] it takes no roll, and there is none in a volley, a bombardment or defensive fire', () => {
    const { log } = play(meeting(), [], [F, 'commit', 'Reille']);
    expect(log).toEqual(['[9.8.3] Reille takes part and adds 1']);
    const volley = play(
      position({ units: { 47: ['Charlet', 'Kempt', 'Pack'] } }),
      [3, 3, 1, 1, 6, 6],
      [F, 'activate', 'd’Erlon'],
      [F, 'volley', 47],
      [F, 'target', 'Kempt'],
    );
    expect(sideOf(volley.state)).toBe(A);
    const guns = play(
      position({ units: { 33: ['Guard Foot Artillery'], 34: ['Kempt', 'Pack'] } }),
      [3, 3, 1, 1, 6, 6],
      [F, 'activate', 'Drouot'],
      [F, 'bombard', 33],
      [F, 'target', 'Kempt'],
    );
    expect(sideOf(guns.state)).toBe(A);
    const light = play(
      position({ units: { 34: ['Soye', 'Campi'], 20: ['Maitland', 'Büsgen'] }, spent: LED }),
      [6, 6],
      [F, 'activate', 'Reille'],
      [F, 'march', 34],
      ...march(F, 'Soye', 20),
      [F, 'done'],
    ).state;
    expect(choices(light, A)).toEqual(['fire Büsgen', 'done']);
    const fired = play(light, [1, 1, 6, 6], [A, 'fire', 'Büsgen']);
    expect(events(fired.log, '9.8.2', '9.8.3')).toEqual([]);
    expect(choices(play(fired.state, [], [A, 'done']).state, A)).toEqual([
      'forward Maitland',
      'forward Büsgen',
    ]);
  });

  test('[9.8.1] a leader does one or the other: whoever took part does not re-roll', () => {
    const { state } = play(
      meeting(),
      FAILURE,
      [F, 'commit', 'Reille'],
      [A, 'commit', 'Prince of Orange'],
    );
    expect([isUsed(state, 'Reille'), isUsed(state, 'Prince of Orange')]).toEqual([true, true]);
    expect(choices(state, A)).toContain('done');
    expect(choices(state, A).some((c) => c.startsWith('reroll'))).toBe(false);
  });

  test('[9.8.2] the attacker first, then the defender may have his own dice rolled again', () => {
    const rolled = play(meeting(), [1, 2, 5, 6], [F, 'done'], [A, 'done']).state;
    expect(choices(rolled, F)).toEqual(['reroll Reille', 'done']);
    expect(refusal(rolled, F, 'reroll', 'Lobau')).toEqual(bar('9.8', 'formation'));
    expect(refusal(rolled, F, 'commit', 'Reille')).toEqual(bar('9.8.2', 'rolled again'));
    const again = play(rolled, [6, 5], [F, 'reroll', 'Reille']);
    expect(again.log).toEqual([
      '[9.8.2] Reille has his side’s dice rolled again',
      '[9.8.2] French rolls 6 and 5, with 4: 15',
    ]);
    expect(isUsed(again.state, 'Reille')).toBe(true);
    expect(choices(again.state, A)).toEqual(['reroll Prince of Orange', 'done']);
    const { log } = play(again.state, [1, 1], [A, 'reroll', 'Prince of Orange']);
    expect(log.slice(0, 3)).toEqual([
      '[9.8.2] Prince of Orange has his side’s dice rolled again',
      '[9.8.2] Allied rolls 1 and 1, with 7: 9',
      '[11.15] Success: 15 against 9',
    ]);
  });

  test('[9.8.2] what was rolled first is gone, better or worse, and nobody is compelled', () => {
    const rolled = play(meeting(), [5, 6, 1, 1], [F, 'done'], [A, 'done']).state;
    const worse = play(rolled, [1, 1], [F, 'reroll', 'Reille'], [A, 'done']);
    expect(worse.log).toContain('[11.13] Failure: 6 against 9');
    const kept = play(rolled, [], [F, 'done'], [A, 'done']);
    expect(kept.log).toContain('[11.15] Success: 15 against 9');
    expect(isUsed(kept.state, 'Reille')).toBe(false);
  });

  test('[9.8.3] battle ratings add to the values before the dice, the attacker’s first', () => {
    const { state, log } = play(
      meeting(),
      [3, 3, 2, 2],
      [F, 'commit', 'Reille'],
      [A, 'commit', 'Prince of Orange'],
    );
    expect(events(log, '9.8.3')).toEqual([
      '[9.8.3] Reille takes part and adds 1',
      '[9.8.3] Prince of Orange takes part and adds 1',
    ]);
    expect(events(log, '11.12.1')).toEqual([
      '[11.12.1] French rolls 3 and 3, with 5: 11',
      '[11.12.1] Allied rolls 2 and 2, with 8: 12',
    ]);
    expect(log).toContain('[11.12.2] French, leader: 1');
    expect(log).toContain('[11.12.3] Allied, leader: 1');
    expect([isUsed(state, 'Reille'), isUsed(state, 'Prince of Orange')]).toEqual([true, true]);
  });

  test('[9.8.3] a rating counts in one assault only', () => {
    const s = position({
      units: { 34: ['Soye', 'Campi'], 20: ['Maitland'], 35: ['Ompteda'] },
      spent: [...LED, 'Prince of Orange'],
    });
    const { log } = play(
      s,
      [6, 6, ...FAILURE, ...FAILURE],
      [F, 'activate', 'Reille'],
      [F, 'march', 34],
      ...march(F, 'Soye', 20),
      ...march(F, 'Campi', 35),
      [F, 'assault', 20],
      [F, 'commit', 'Reille'],
      [A, 'done'],
    );
    expect(log.filter((line) => line.includes('French rolls'))).toEqual([
      '[11.12.1] French rolls 1 and 1, with 5: 7',
      '[11.12.1] French rolls 1 and 1, with 4: 6',
    ]);
  });

  test('[9.8.3][9.8.2] leaders do so in a Double Move as well (R24)', () => {
    const s = play(
      position({ units: { 34: ['Soye'], 20: ['Maitland'] }, spent: ['Wellington'] }),
      [3, 3],
      [F, 'double', 'Napoléon'],
      [F, 'lead', 'Reille'],
      [F, 'march', 34],
      ...march(F, 'Soye', 20),
    ).state;
    expect(choices(s, F)).toEqual(['commit Reille', 'done']);
    const rolled = play(s, FAILURE, [F, 'done'], [A, 'done']).state;
    expect(choices(rolled, F)).toEqual(['reroll Reille', 'done']);
  });
});

describe('Ney', () => {
  const units = { 50: ['Dubois', 'Travers'], 49: ['Charlet'], 37: ['Kruse'] };

  test('[9.9] he is a leader like others, fresh or spent, for his cavalry', () => {
    const { log } = play(position({ units, spent: ['Ney'] }), [3, 4], [F, 'activate', 'Ney']);
    expect(log[0]).toBe('[8.3] Ney is activated: 3 + 4 and a bonus of 1 against 8');
    const s = play(
      position({ units: { 48: ['Dubois'], 47: ['Kempt'] }, spent: ['Picton'] }),
      [3, 3],
      [F, 'activate', 'Ney'],
      [F, 'charge', 48],
      ...march(F, 'Dubois', 47),
    );
    expect(choices(s.state, F)).toEqual(['commit Ney', 'done']);
    expect(play(s.state, FAILURE, [F, 'commit', 'Ney']).log[0]).toBe(
      '[9.8.3] Ney takes part and adds 3',
    );
  });

  test('[9.9] fresh, he acts as commander while Napoléon is spent: a second special action', () => {
    const s = position({ units, side: A, impulse: 8, spent: [] });
    const dusk = play(s, [3, 4], [A, 'pass']).state;
    const won = play(dusk, [3, 3], [F, 'cancel', 'Napoléon']).state;
    expect(choices(won, F)).toContain('double Ney');
    const { state, log } = play(won, [3, 3], [F, 'double', 'Ney']);
    expect(log).toEqual(['[9.5] Ney orders a Double Move: 3 + 3 against 6']);
    expect([isUsed(state, 'Napoléon'), isUsed(state, 'Ney')]).toEqual([true, true]);
  });

  test('[9.9] spent he is no commander, and while Napoléon is active he waits', () => {
    const tired = position({ units, spent: ['Napoléon', 'Ney'] });
    expect(refusal(tired, F, 'double', 'Ney')).toEqual(bar('9.3', 'inactive'));
    expect(refusal(position({ units }), F, 'double', 'Ney')).toEqual(bar('9.9', 'Napoléon'));
  });

  test('[9.9] he intervenes and cancels for any French unit', () => {
    const others = LEADERS.filter((l) => l !== 'Ney');
    const { state } = assault(FAILURE, { spent: [...others, 'Napoléon'] });
    expect(choices(state, F)).toEqual(['intervene Ney', 'done']);
    const dusk = play(
      position({ units, side: A, impulse: 8, spent: ['Napoléon'] }),
      [3, 4],
      [A, 'pass'],
    ).state;
    expect(choices(dusk, F)).toEqual(['cancel Ney', 'done']);
  });
});
