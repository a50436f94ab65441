import { describe, expect, test } from 'vitest';
import { areas } from '../../../src/games/areas/game.ts';
import {
  A,
  amid,
  area,
  bar,
  batteryAt,
  choices,
  F,
  isSpent,
  isUsed,
  march,
  opening,
  placeOf,
  play,
  position,
  refusal,
  spent,
  standingAt,
  turn,
  waiting,
  type Doc,
  type Step,
} from './table.ts';

/** Both sides have somebody, far apart. */
const armies = { 31: ['Picquet'], 37: ['Kruse'] };

/** Both sides pass, which ends the turn. */
const passes: Step[] = [
  [F, 'pass'],
  [A, 'pass'],
];

describe('the turn', () => {
  test('[6.0][6.1] commanders, rally, Grand Battery, impulses, End Phase: one after the other', () => {
    const s = turn(
      { turn: '12:00', units: { 31: [spent('Picquet')], 48: ['Guard 12-pdr'], 45: ['Kempt'] } },
      [3, 4],
    );
    const { log } = play(
      s.state,
      [2, 3],
      [F, 'rally', 'Picquet', 'Kellermann'],
      [F, 'done'],
      ...passes,
    );
    expect([...s.log, ...log]).toEqual([
      '[3.9] Turn: 12:00',
      '[6.2.1] Napoléon rolls 3 and 4: he is active',
      '[6.2] the French commanders and leaders recover',
      '[6.2] the Allied commanders and leaders recover',
      '[6.3.2] Picquet is rallied by Kellermann',
      '[8.1] French impulse, round 0',
      '[8.9] the French side passes',
      '[8.1] Allied impulse, round 0',
      '[8.9] the Allied side passes',
      '[8.9] the sun sets on this turn',
      '[17.1] the victory marker stands at 0',
      '[3.9] Turn: 13:00',
      '[6.2.1] Napoléon rolls 2 and 3: he is inactive',
      '[6.2] the French commanders and leaders recover',
      '[6.2] the Allied commanders and leaders recover',
    ]);
  });

  test('[6.1] ten turns, and the game is over', () => {
    let s = turn({ units: armies }).state;
    const hours: string[] = [];
    for (let n = 1; n <= 10; n++) {
      const day = play(s, n === 10 ? [] : [3, 4], ...passes);
      hours.push(...day.log.filter((line) => line.startsWith('[3.9]')));
      s = day.state;
    }
    expect(hours).toHaveLength(9);
    expect(hours.at(-1)).toBe('[3.9] Turn: 20:00');
    expect(areas.outcome(s)).toMatchObject({ rule: '17.6', reason: 'Allied major victory' });
    expect(waiting(s)).toEqual([]);
    expect(refusal(s, F, 'pass')).toEqual(bar('17.6', 'the game is over'));
  });
});

describe('the commander phase', () => {
  test.each([
    [2, 3, 'inactive', true],
    [2, 4, 'active', false],
    [1, 1, 'inactive', true],
    [6, 6, 'active', false],
  ])('[6.2][6.2.1] Napoléon rolls %i and %i against 6: he is %s', (a, b, condition, isOut) => {
    for (const before of [[], ['Napoléon']]) {
      const { state, log } = turn({ turn: '12:00', units: armies, spent: before }, [a, b]);
      expect(log).toContain(`[6.2.1] Napoléon rolls ${a} and ${b}: he is ${condition}`);
      expect(isUsed(state, 'Napoléon')).toBe(isOut);
    }
  });

  test('[6.2] nobody rolls on the first turn, and who is spent stays so', () => {
    const { state, log } = turn({ units: armies, spent: ['Napoléon', 'Ney', 'Hill'] });
    expect(log).toEqual(['[3.9] Turn: 11:00', '[8.1] French impulse, round 0']);
    expect(['Napoléon', 'Ney', 'Hill'].map((o) => isUsed(state, o))).toEqual([true, true, true]);
  });

  test('[6.2.2] Wellington, Ney and Blücher recover without a roll, whatever Napoléon’s says', () => {
    const cards = ['Wellington', 'Ney', 'Blücher'];
    const { state } = turn({ turn: '16:00', units: armies, spent: cards }, [1, 1]);
    expect(cards.map((o) => isUsed(state, o))).toEqual([false, false, false]);
    expect(isUsed(state, 'Napoléon')).toBe(true);
  });

  test('[6.2.3] so do all leaders', () => {
    const cards = ['d’Erlon', 'Reille', 'Lobau', 'Drouot', 'Kellermann', 'Prince of Orange'];
    const others = ['Hill', 'Picton', 'Uxbridge', 'Bülow', 'Pirch', 'Zieten'];
    const all = [...cards, ...others];
    const { state } = turn({ turn: '18:00', units: armies, spent: all }, [3, 3]);
    expect(all.filter((o) => isUsed(state, o))).toEqual([]);
  });
});

/** The first turn with these units, at the Grand Battery Phase if there is one. */
const battery = (units: NonNullable<Doc['units']>, more: Doc = {}) =>
  turn({ units, ...more }).state;

const guns = ['I Corps 12-pdr', 'I Corps Divisional', 'II Corps 12-pdr', 'Guard 12-pdr'];

describe('the Grand Battery', () => {
  test('[6.4] its fresh guns may fire before the impulses, or not', () => {
    const s = battery({ 48: guns, 47: ['Kempt', 'Pack'] });
    expect(choices(s, F)).toEqual(['target Kempt', 'target Pack', 'done']);
    expect(refusal(s, F, 'pass')).toEqual(bar('13.2', 'primary target'));
    const { state, log } = play(s, [], [F, 'done']);
    expect(log).toEqual(['[8.1] French impulse, round 0']);
    expect(guns.some((u) => isSpent(state, u))).toBe(false);
  });

  test('[6.4] there is no such phase without fresh guns, without a target or without the marker', () => {
    const none = [
      battery({ 48: guns.map(spent), 47: ['Kempt'] }),
      battery({ 48: guns, 37: ['Kempt'] }),
      battery({ 48: guns, 47: ['Kempt'] }, { battery: { area: null } }),
      battery({ 48: ['Charlet'], 47: ['Kempt'] }),
    ];
    for (const s of none) expect(choices(s, F)).toContain('pass');
  });

  test('[6.4] it fires in every turn, its guns recovered', () => {
    const s = turn({ turn: '13:00', units: { 48: guns.map(spent), 47: ['Kempt'] } }, [3, 4]).state;
    expect(choices(s, F)).toEqual(['target Kempt', 'done']);
  });

  test('[6.4] where its last gun is lost the marker is removed', () => {
    const s = position({
      side: A,
      units: { 48: [spent('Guard 12-pdr')], 47: ['Picton Artillery'] },
    });
    const { state, log } = play(
      s,
      [3, 3, 6, 6, 1, 1, 6, 6],
      [A, 'activate', 'Picton'],
      [A, 'bombard', 47],
      [A, 'target', 'Guard 12-pdr'],
    );
    expect(log).toContain('[6.4] no guns are left in the Grand Battery: it is broken up');
    expect(batteryAt(state)).toBeNull();
  });

  test('[6.4] where its last gun leaves without the marker, too', () => {
    const s = position({ units: { 48: ['Guard 12-pdr'] } });
    const { state } = play(
      s,
      [3, 3],
      [F, 'activate', 'Drouot'],
      [F, 'march', 48],
      ...march(F, 'Guard 12-pdr', 49, 'halt'),
    );
    expect(batteryAt(state)).toBeNull();
  });

  test('[6.4][6.4.1] batteries of all formations fire together, without a roll, and are spent', () => {
    const s = battery({ 48: guns, 47: ['Kempt', 'Pack'] });
    const { state, log } = play(
      s,
      [2, 2, 6, 6],
      [F, 'target', 'Kempt'],
      [F, 'fire', 'I Corps 12-pdr'],
      [F, 'all'],
    );
    expect(log.slice(0, 7)).toEqual([
      `[6.4.1] bombardment from ${area(48)} into ${area(47)} at Kempt: I Corps 12-pdr with ` +
        'I Corps Divisional II Corps 12-pdr Guard 12-pdr',
      '[13.5.2] French, factor: 5',
      '[13.5.2] French, artillery: 3',
      '[13.5.3] Allied, terrain: 2',
      '[13.5.1] French rolls 2 and 2, with 8: 12',
      '[13.5.1] Allied rolls 6 and 6, with 2: 14',
      '[13.5] I Corps 12-pdr is spent',
    ]);
    expect(guns.every((u) => isSpent(state, u))).toBe(true);
    expect(choices(state, F)).toContain('activate Drouot');
  });

  test('[6.4.1] any or all of them: who does not fire stays fresh', () => {
    const s = battery({ 48: guns, 47: ['Kempt', 'Pack'] });
    const { state } = play(
      s,
      [2, 2, 6, 6],
      [F, 'target', 'Kempt'],
      [F, 'fire', 'Guard 12-pdr'],
      [F, 'fire', 'II Corps 12-pdr'],
      [F, 'done'],
    );
    expect(guns.map((u) => isSpent(state, u))).toEqual([false, false, true, true]);
  });

  test('[6.4.1] only fresh guns of its area fire', () => {
    const s = battery({
      48: ['Guard 12-pdr', spent('II Corps 12-pdr'), 'I Corps 12-pdr', 'Charlet'],
      49: ['Guard Foot Artillery'],
      47: ['Kempt'],
    });
    const { state } = play(s, [], [F, 'target', 'Kempt']);
    for (const u of ['II Corps 12-pdr', 'Charlet', 'Guard Foot Artillery', 'Kempt']) {
      expect(refusal(state, F, 'fire', u)).toEqual(bar('6.4', 'Grand Battery'));
    }
    expect(refusal(state, F, 'done')).toEqual(bar('13.3', 'first'));
  });

  test('[6.4.1] in the impulses it takes a leader, and only his batteries fire', () => {
    const s = play(battery({ 48: guns, 47: ['Kempt'] }), [], [F, 'done']).state;
    const { state } = play(
      s,
      [3, 3],
      [F, 'activate', 'd’Erlon'],
      [F, 'bombard', 48],
      [F, 'target', 'Kempt'],
    );
    expect(choices(state, F)).toEqual(['fire I Corps 12-pdr', 'fire I Corps Divisional']);
    expect(refusal(state, F, 'fire', 'Guard 12-pdr')).toEqual(bar('13.3', 'active formation'));
  });

  test('[6.4.1] it fires like any artillery: near, at long range, and only into its contested area', () => {
    const near = battery({ 48: guns, 47: ['Kempt'], 20: ['Maitland'], 22: ['Mitchell'] });
    // 20 and 22 lie behind 34 and 33, both clear and free.
    expect(choices(near, F)).toEqual([
      'target Maitland',
      'target Mitchell',
      'target Kempt',
      'done',
    ]);
    const behind = battery({ 48: guns, 33: ['Soye'], 22: ['Mitchell'] });
    expect(choices(behind, F)).toContain('pass');
    const held = battery({ 48: [...guns, 'Pack'], 47: ['Kempt'] });
    expect(choices(held, F)).toEqual(['target Pack', 'done']);
    expect(refusal(held, F, 'target', 'Kempt')).toEqual(bar('13.1', 'own area'));
  });

  test('[6.4.2] indirectly it reaches 44, 45 and 63, and no other area beyond its range', () => {
    const s = battery({
      48: guns,
      44: ['Ponsonby'],
      45: ['Pack'],
      63: ['Best'],
      36: ['Kruse'],
      62: ['Vincke'],
    });
    expect(choices(s, F)).toEqual(['target Pack', 'target Best', 'target Ponsonby', 'done']);
    expect(refusal(s, F, 'target', 'Kruse')).toEqual(bar('13.1', 'out of range'));
    expect(refusal(s, F, 'target', 'Vincke')).toEqual(bar('13.1', 'out of range'));
  });

  test.each([
    [45, 'Kempt', [5, 3, -4], [4, 1]],
    [63, 'Best', [5, 3, -4], [4, 1]],
    [44, 'Ponsonby', [5, 3, 1, -5], [2, 1]],
  ])(
    '[6.4.2] fire at area %i halves the attack value, rounded down (R14): at %s',
    (at, target, attack, cover) => {
      const s = battery({ 48: guns, [at]: [target, 'Mitchell'] });
      const { log } = play(
        s,
        [1, 1, 6, 6],
        [F, 'target', target],
        [F, 'fire', 'I Corps 12-pdr'],
        [F, 'all'],
      );
      const values = (rule: string): number[] =>
        log
          .filter((line) => line.startsWith(`[${rule}]`))
          .map((line) => Number(line.split(': ')[1]));
      expect(values('13.5.2')).toEqual(attack);
      expect(values('13.5.3')).toEqual(cover);
      expect(log).toContain('[13.5.1] French rolls 1 and 1, with 4: 6');
    },
  );

  test.each([
    [45, 'Kempt', [46, 47], [61]],
    [44, 'Ponsonby', [45, 46, 47], [61]],
    [63, 'Best', [46, 47, 61, 62], [45]],
  ])(
    '[6.4.2] French in a lane to %i (%s) block it: in %j, not in %j (R15)',
    (at, target, lane, beside) => {
      for (const between of lane) {
        const s = battery({ 48: guns, [at]: [target], [between]: ['Charlet'], 49: ['Soye'] });
        const isAsked = choices(s, F).includes('done');
        if (isAsked) expect(refusal(s, F, 'target', target)).toEqual(bar('13.1', 'over friendly'));
        else expect(choices(s, F)).toContain('pass');
      }
      for (const between of [...lane, ...beside]) {
        const s = battery({ 48: guns, [at]: [target], [between]: ['Mitchell'] });
        expect(choices(s, F)).toContain(`target ${target}`);
      }
      for (const by of beside) {
        const s = battery({ 48: guns, [at]: [target], [by]: ['Charlet'] });
        expect(choices(s, F)).toContain(`target ${target}`);
      }
    },
  );

  test('[6.4.2] no indirect fire once the marker has moved, nor in the impulses', () => {
    const moved = battery({ 48: guns, 45: ['Kempt'] }, { battery: { area: 48, moved: true } });
    expect(choices(moved, F)).toContain('pass');
    const impulse = position({ units: { 48: guns, 45: ['Kempt'] } });
    const { state } = play(impulse, [3, 3], [F, 'activate', 'Drouot']);
    expect(refusal(state, F, 'bombard', 48)).toEqual(bar('8.6', 'has a target'));
  });

  test('[6.4.2] no indirect fire into a contested area or out of one', () => {
    const into = battery({ 48: guns, 45: ['Kempt', 'Charlet'] });
    expect(choices(into, F)).toContain('pass');
    const out = battery({ 48: [...guns, 'Pack'], 45: ['Kempt'] });
    expect(choices(out, F)).toEqual(['target Pack', 'done']);
  });

  test('[6.4.3] the marker goes along with guns that leave, and loses indirect fire for good', () => {
    const s = position({ units: { 48: guns, 45: ['Kempt'] } });
    const { state, log } = play(
      s,
      [3, 3],
      [F, 'activate', 'd’Erlon'],
      [F, 'march', 48],
      [F, 'pick', 'I Corps 12-pdr'],
      [F, 'carry', 49],
      [F, 'halt'],
      [F, 'done'],
    );
    expect(log).toContain(`[10.15] the Grand Battery moves to ${area(49)}`);
    expect([batteryAt(state), state.batteryMoved]).toEqual([area(49), 1]);
    expect(standingAt(state, 49)).toEqual(['I Corps 12-pdr']);
    expect(isSpent(state, 'I Corps 12-pdr')).toBe(true);
    // In the next turn Kempt, whom it reached indirectly, is safe.
    const next = play(state, [6, 6, 3, 4], [A, 'pass'], [F, 'pass']).state;
    expect([next.turn, isSpent(next, 'I Corps 12-pdr')]).toEqual([1, false]);
    expect(choices(next, F)).toContain('pass');
  });

  test('[6.4.3] it ends where those guns end: on the way nobody drops it', () => {
    const s = position({ units: { 48: guns } });
    const moving = play(
      s,
      [3, 3],
      [F, 'activate', 'd’Erlon'],
      [F, 'march', 48],
      [F, 'pick', 'I Corps 12-pdr'],
      [F, 'carry', 49],
    ).state;
    expect(choices(moving, F)).not.toContain(`carry ${area(50)}`);
    expect(refusal(moving, F, 'carry', 50)).toEqual(bar('10.15', 'takes its marker along'));
    const { state, log } = play(moving, [], [F, 'to', 50], [F, 'halt']);
    expect(log).toContain(`[10.15] the Grand Battery moves to ${area(50)}`);
    expect(batteryAt(state)).toBe(area(50));
  });

  test('[6.4.3] guns that leave need not take it, and others in its area keep it', () => {
    const s = position({ units: { 48: guns } });
    const { state } = play(
      s,
      [3, 3],
      [F, 'activate', 'd’Erlon'],
      [F, 'march', 48],
      ...march(F, 'I Corps 12-pdr', 49, 'halt'),
      [F, 'pick', 'I Corps Divisional'],
    );
    expect(batteryAt(state)).toBe(area(48));
    const left = play(state, [], [F, 'carry', 59], [F, 'halt']).state;
    expect(batteryAt(left)).toBe(area(59));
    expect(standingAt(left, 48)).toEqual(['II Corps 12-pdr', 'Guard 12-pdr']);
  });

  test('[6.4.3] who does not leave the battery’s area, or is no artillery, takes no marker along', () => {
    const s = position({ units: { 48: ['Guard 12-pdr', 'Old Guard Grenadiers'], 49: ['Dubois'] } });
    const { state } = play(
      s,
      [3, 3],
      [F, 'activate', 'Drouot'],
      [F, 'march', 48],
      [F, 'pick', 'Old Guard Grenadiers'],
    );
    expect(choices(state, F)).not.toContain(`carry ${area(49)}`);
    expect(refusal(state, F, 'carry', 49)).toEqual(bar('10.15', 'only artillery that leaves'));
  });

  test('[6.4.3] it goes along in a General Advance too', () => {
    const s = position({ units: { 48: ['Guard 12-pdr'] } });
    const { state } = play(
      s,
      [3, 3],
      [F, 'activate', 'Drouot'],
      [F, 'advance'],
      [F, 'convey', 'Guard 12-pdr', 49],
    );
    expect([batteryAt(state), state.batteryMoved]).toEqual([area(49), 1]);
  });

  test('[6.4.3] from its new area it goes on firing in its phase, directly only', () => {
    const s = battery(
      { 47: guns, 45: ['Kempt'], 46: ['Pack'] },
      {
        battery: { area: 47, moved: true },
      },
    );
    expect(choices(s, F)).toEqual(['target Kempt', 'target Pack', 'done']);
    const { state } = play(
      s,
      [1, 1, 6, 6],
      [F, 'target', 'Pack'],
      [F, 'fire', 'Guard 12-pdr'],
      [F, 'all'],
    );
    expect(isSpent(state, 'Guard 12-pdr')).toBe(true);
  });
});

describe('impulses and the end of the turn', () => {
  test('[6.5] the French begin, the Allies follow, the Allies roll for the sun, and so on', () => {
    const s = turn({ units: armies }).state;
    const { log } = play(
      s,
      [1, 1, 1, 1, 5, 5, 1, 1, 1, 1, 5, 5],
      [F, 'activate', 'Kellermann'],
      [A, 'activate', 'Prince of Orange'],
      [F, 'activate', 'Kellermann'],
      [A, 'activate', 'Prince of Orange'],
    );
    expect(log.filter((line) => line.startsWith('[8.1'))).toEqual([
      '[8.1] Allied impulse, round 0',
      '[8.10] the sun: 5 + 5 against round 0',
      '[8.1] French impulse, round 1',
      '[8.1] Allied impulse, round 1',
      '[8.10] the sun: 5 + 5 against round 1',
      '[8.1] French impulse, round 2',
    ]);
  });

  test('[6.5.1] the five actions in one area, and the Pass', () => {
    const s = position({
      units: { 47: ['Charlet', 'Bruno', 'I Corps Divisional', 'Kempt'], 46: ['Pack'] },
    });
    const { state } = play(s, [3, 3], [F, 'activate', 'd’Erlon']);
    const field = area(47);
    expect(choices(state, F)).toEqual([
      `march ${field}`,
      `charge ${field}`,
      `volley ${field}`,
      `bombard ${field}`,
      'advance',
      'pass',
    ]);
    const elsewhere = position({ units: { 49: ['Charlet', 'Bruno', 'I Corps Divisional'] } });
    expect(choices(play(elsewhere, [3, 3], [F, 'activate', 'd’Erlon']).state, F)).toEqual([
      `march ${area(49)}`,
      `charge ${area(49)}`,
      'advance',
      'pass',
    ]);
  });

  test('[6.6] the End Phase puts the impulse marker back on 0 and the turn marker one on', () => {
    const s = position({ turn: '14:00', impulse: 7, passed: true, side: A, units: armies });
    const { state, log } = play(s, [3, 3], [A, 'pass']);
    expect([state.turn, state.impulse]).toEqual([4, 0]);
    expect(log).toContain('[3.9] Turn: 15:00');
  });

  test('[6.6] it ends the game at once where a side has won automatically', () => {
    const lost = ['Old Guard Grenadiers', 'Old Guard Chasseurs', 'Guard Lancers', 'Soye'];
    const { state, log } = amid({ units: { lost } }, [['battle'], ['endPhase']]);
    expect(log).toEqual([
      '[17.1] the victory marker stands at -10',
      '[17.2] automatic Allied victory',
    ]);
    expect(areas.outcome(state)).toMatchObject({ winners: [1], rule: '17.2' });
  });

  test('[6.6] the last End Phase ends it by degrees', () => {
    const { state, log } = amid({ turn: '20:00', units: { lost: ['Kempt'] } }, [
      ['battle'],
      ['endPhase'],
    ]);
    expect(log.at(-1)).toBe('[17.6] Allied marginal victory');
    expect(state.turn).toBe(9);
  });

  test('[6.6.1] Bülow, Pirch and their corps come in the End Phase before four o’clock (R17)', () => {
    const s = amid({ turn: '15:00', units: armies }, [['battle'], ['endPhase']], [3, 4]);
    expect(s.log.slice(1, 4)).toEqual([
      '[6.6.1] Bülow arrives in P2',
      '[6.6.1] Pirch arrives in P3',
      '[3.9] Turn: 16:00',
    ]);
    expect(standingAt(s.state, 'P2')).toHaveLength(15);
    expect(standingAt(s.state, 'P3')).toHaveLength(11);
    expect(standingAt(s.state, 'P1')).toEqual([]);
    expect(['Sydow', 'Schützen 2', 'Treskow'].map((u) => placeOf(s.state, u))).toEqual([
      'P2',
      'P3',
      'away',
    ]);
  });

  test('[6.6.1] Zieten comes before six, and nobody in any other End Phase', () => {
    const end = (hour: string) =>
      amid({ turn: hour, units: armies }, [['battle'], ['endPhase']], [3, 4]);
    const zieten = end('17:00');
    expect(zieten.log).toContain('[6.6.1] Zieten arrives in P1');
    expect(standingAt(zieten.state, 'P1')).toHaveLength(7);
    for (const hour of ['11:00', '12:00', '13:00', '14:00', '16:00', '18:00', '19:00']) {
      const { log, state } = end(hour);
      expect(
        log.filter((line) => line.includes('arrives')),
        hour,
      ).toEqual([]);
      expect(['P1', 'P2', 'P3'].map((zone) => standingAt(state, zone).length)).toEqual([0, 0, 0]);
    }
  });

  test('[6.6.1] nobody comes once the game is over', () => {
    const lost = ['Old Guard Grenadiers', 'Old Guard Chasseurs', 'Guard Lancers', 'Soye'];
    const { state } = amid({ turn: '15:00', units: { lost } }, [['battle'], ['endPhase']]);
    expect(placeOf(state, 'Sydow')).toBe('away');
    expect(opening().turn).toBe(0);
  });
});
