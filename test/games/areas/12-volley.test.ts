import { describe, expect, test } from 'vitest';
import { led, terms, through } from './fight.ts';
import {
  A,
  amid,
  area,
  bar,
  choices,
  F,
  isSpent,
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

/** d’Erlon’s infantry has been ordered to fire in a contested area. */
const volley = (units: readonly Unit[], id = 46, others: Record<string, readonly Unit[]> = {}) =>
  led({ units: { ...others, [id]: units } }, 'd’Erlon', 'volley', id);

/** A volley with everybody who can, at this target. */
const fired = (
  units: readonly Unit[],
  target: string,
  dice: readonly number[],
  id = 46,
  ...wishes: string[]
) => through(volley(units, id), dice, `target ${target}`, 'fire Charlet', ...wishes, 'all', 'done');

describe('volley fire', () => {
  test('[12.1] fresh infantry of the formation in a contested area, without movement', () => {
    const s = play(
      volley(['Charlet', spent('Schmitz'), 'Brue', 'Soye', 'Bruno', 'Voltigeurs 1', 'Best']),
      [],
      [F, 'target', 'Best'],
    ).state;
    expect(choices(s, F)).toEqual(['fire Charlet', 'fire Brue']);
    for (const name of ['Schmitz', 'Soye', 'Bruno', 'Voltigeurs 1', 'Best']) {
      expect(refusal(s, F, 'fire', name)).toEqual(bar('12.1', 'only fresh infantry'));
    }
    const action = amid({ units: { 46: ['Charlet'], 45: ['Best'] } }, [
      ['action', F, 'd’Erlon', 0, 0],
    ]).state;
    expect(refusal(action, F, 'volley', 46)).toEqual(bar('8.5', 'shares that area'));
    const { log } = through(s, LOW, 'fire Charlet', 'all');
    expect(log[0]).toBe(`[12.1] volley fire in ${area(46)} at Best: Charlet with Brue`);
  });

  test('[12.1] only at enemies in the area', () => {
    const s = volley(['Charlet', 'Best'], 46, { 45: ['Kruse'] });
    expect(choices(s, F)).toEqual(['target Best']);
    expect(refusal(s, F, 'target', 'Kruse')).toEqual(bar('12.1', 'only enemies in the area'));
    expect(refusal(s, F, 'target', 'Charlet')).toEqual(bar('12.2', 'a unit of the enemy'));
  });

  test('[12.2] any enemy unit there is the primary target, and takes the first point', () => {
    const s = volley(['Charlet', 'Best', 'Dörnberg', 'Baring']);
    expect(choices(s, F)).toEqual(['target Best', 'target Dörnberg', 'target Baring']);
    expect(refusal(s, F, 'done')).toEqual(bar('12.2', 'choose the primary target'));
    const { state } = through(s, [4, 4, 4, 3], 'target Dörnberg', 'fire Charlet', 'done');
    expect(choices(state, A)).toEqual(['spend Dörnberg', 'eliminate Dörnberg']);
    expect(refusal(state, A, 'spend', 'Best')).toEqual(bar('11.16', 'absorbs the first'));
  });

  test('[12.3] the player chooses how many fire; the first leads (R45)', () => {
    const s = play(volley(['Charlet', 'Schmitz', 'Brue', 'Best']), [], [F, 'target', 'Best']).state;
    expect(refusal(s, F, 'done')).toEqual(bar('12.3', 'leads the fire first'));
    const one = play(s, [], [F, 'fire', 'Schmitz']).state;
    expect(choices(one, F)).toEqual(['fire Charlet', 'fire Brue', 'all', 'done']);
    expect(refusal(one, F, 'fire', 'Schmitz')).toEqual(bar('12.3', 'fires already'));
    const { state, log } = play(one, LOW, [F, 'fire', 'Brue'], [F, 'done']);
    expect(terms(log, '12.5.2')).toEqual(['factor: 5', 'fresh infantry: 1']);
    expect(['Charlet', 'Schmitz', 'Brue'].map((u) => isSpent(state, u))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('[12.4] the strength of the target does not matter', () => {
    const cover = (target: Unit, name: string) =>
      terms(fired(['Charlet', target], name, LOW).log, '12.5.3');
    expect(cover('Kruse', 'Kruse')).toEqual(['terrain: 2']);
    expect(cover(spent('Best'), 'Best')).toEqual(['terrain: 2']);
    expect(cover('Somerset', 'Somerset')).toEqual(['terrain: 2']);
  });

  test('[12.5] who fired is spent, hit or miss, and neither retreats nor loses more', () => {
    for (const dice of [LOW, [4, 4, 5, 4]]) {
      const { state } = fired(
        ['Charlet', 'Schmitz', 'Noguez', 'Best'],
        'Best',
        dice,
        46,
        'spend Best',
      );
      expect(['Charlet', 'Schmitz', 'Noguez'].map((u) => isSpent(state, u))).toEqual([
        true,
        true,
        true,
      ]);
      expect(standingAt(state, 46)).toContain('Charlet');
    }
  });

  test('[12.5.1] each side rolls two dice', () => {
    const { log } = fired(['Charlet', 'Best'], 'Best', LOW);
    expect(log.filter((line) => line.startsWith('[12.5.1]'))).toEqual([
      '[12.5.1] French rolls 1 and 1, with 4: 6',
      '[12.5.1] Allied rolls 6 and 6, with 2: 14',
    ]);
  });

  test.each<[string, Unit[], string, string[]]>([
    ['A: the point', ['Charlet'], 'Best', ['factor: 4']],
    [
      'B: other fresh infantry',
      ['Charlet', 'Schmitz', 'Brue'],
      'Best',
      ['factor: 4', 'fresh infantry: 2'],
    ],
    ['B: not spent infantry', ['Charlet', spent('Schmitz')], 'Best', ['factor: 4']],
    [
      'C: each skirmisher unit',
      ['Charlet', 'Voltigeurs 1', 'Voltigeurs 2'],
      'Best',
      ['factor: 4', 'skirmishers: 2'],
    ],
    ['C: not against cavalry', ['Charlet', 'Voltigeurs 1', 'Dörnberg'], 'Dörnberg', ['factor: 4']],
    [
      'C: against infantry beside cavalry they do',
      ['Charlet', 'Voltigeurs 1', 'Dörnberg'],
      'Best',
      ['factor: 4', 'skirmishers: 1'],
    ],
    [
      'D: fresh guns, of any formation (R45)',
      ['Charlet', 'I Corps 12-pdr', 'Guard 12-pdr'],
      'Best',
      ['factor: 4', 'artillery: 2'],
    ],
    ['D: not spent guns', ['Charlet', spent('I Corps 12-pdr')], 'Best', ['factor: 4']],
    [
      'all together',
      ['Charlet', 'Schmitz', 'Voltigeurs 1', 'I Corps Horse'],
      'Best',
      ['factor: 4', 'fresh infantry: 1', 'skirmishers: 1', 'artillery: 1'],
    ],
  ])('[12.5.2] %s', (_, units, target, expected) => {
    expect(terms(fired([...units, 'Best'], target, LOW).log, '12.5.2')).toEqual(expected);
  });

  test('[12.5.2] skirmishers and guns that helped stay fresh (R45)', () => {
    const { state } = fired(['Charlet', 'I Corps 12-pdr', 'Voltigeurs 1', 'Best'], 'Best', LOW);
    expect(isSpent(state, 'I Corps 12-pdr')).toBe(false);
    expect(placeOf(state, 'Voltigeurs 1')).toBe(area(46));
  });

  test('[12.5.2] a British volley counts British guns and skirmishers only', () => {
    const s = led(
      {
        side: A,
        turn: '16:00',
        units: { 69: ['Kruse', 'Baring', 'Schützen 1', 'II Korps Artillery 1', 'Charlet'] },
      },
      'Prince of Orange',
      'volley',
      69,
    );
    const { log } = through(s, [...LOW, 6, 6], 'target Charlet', 'fire Kruse', 'done');
    expect(terms(log, '12.5.2')).toEqual(['factor: 3', 'skirmishers: 1']);
  });

  test.each<[string, number, Unit[], string, string[]]>([
    ['A: clear ground', 46, ['Best'], 'Best', ['terrain: 2']],
    ['A: elevated ground', 45, ['Best'], 'Best', ['terrain: 4']],
    ['A: a village', 35, ['Best'], 'Best', ['terrain: 6']],
    ['A: Hougoumont', 21, ['Best'], 'Best', ['terrain: 8']],
    [
      'B: each skirmisher unit',
      46,
      ['Best', 'Baring', '95th Rifles'],
      'Best',
      ['terrain: 2', 'skirmishers: 2'],
    ],
    [
      'C: skirmishers as target',
      46,
      ['Best', 'Baring'],
      'Baring',
      ['terrain: 2', 'skirmisher target: 2'],
    ],
    [
      'C: with others about (R46)',
      46,
      ['Baring', '95th Rifles', 'Büsgen'],
      'Baring',
      ['terrain: 2', 'skirmisher target: 2', 'skirmishers: 2'],
    ],
  ])('[12.5.3] %s', (_, id, units, target, expected) => {
    expect(terms(fired(['Charlet', ...units], target, LOW, id).log, '12.5.3')).toEqual(expected);
  });

  test.each([
    ['less', [1, 1, 3, 3]],
    ['equal', [2, 2, 3, 3]],
  ])('[12.6] a total that is %s has no effect but on those who fired', (_, dice) => {
    const { state, log } = fired(['Charlet', 'Best'], 'Best', dice);
    expect(log).toContain('[12.6] no effect');
    expect([isSpent(state, 'Best'), isSpent(state, 'Charlet')]).toEqual([false, true]);
    expect(waiting(state)).toEqual([A]);
  });

  test('[12.7] a greater total costs the difference, the target first', () => {
    const s = through(
      volley(['Charlet', 'Best', 'Kruse']),
      [4, 4, 4, 3],
      'target Best',
      'fire Charlet',
      'done',
    );
    expect(s.log).toContain('[11.16] the Allied side has 3 casualty points to absorb');
    const { state } = play(
      s.state,
      [],
      [A, 'spend', 'Best'],
      [A, 'retreat', 'Best', 45],
      [A, 'spend', 'Kruse'],
    );
    expect([placeOf(state, 'Best'), isSpent(state, 'Kruse')]).toEqual([area(45), true]);
    expect(waiting(state)).toEqual([A]);
  });

  test('[12.7] more than the area can bear is lost with it; nobody rides on', () => {
    const { state, log } = fired(['Charlet', spent('Best')], 'Best', [6, 6, 1, 1]);
    expect(log).toContain('[11.16] the Allied side has 12 casualty points to absorb');
    expect([placeOf(state, 'Best'), points(state)]).toEqual(['lost', 1]);
  });
});

test('[12.0] a volley from the first step to the last', () => {
  const { log } = fired(['Charlet', 'Best', 'Kruse'], 'Best', [4, 3, 4, 4], 46, 'spend Best');
  expect(log).toEqual([
    `[12.1] volley fire in ${area(46)} at Best: Charlet with `,
    '[12.5.2] French, factor: 4',
    '[12.5.3] Allied, terrain: 2',
    '[12.5.1] French rolls 4 and 3, with 4: 11',
    '[12.5.1] Allied rolls 4 and 4, with 2: 10',
    '[12.5] Charlet is spent',
    '[11.16] the Allied side has 1 casualty points to absorb',
    '[11.16] Best is spent',
    '[8.1] Allied impulse, round 0',
  ]);
});

test('[12.5.3] A, B and C together', () => {
  const { log } = fired(['Charlet', 'Kruse', 'Baring', 'Büsgen'], 'Baring', LOW, 35);
  expect(terms(log, '12.5.3')).toEqual(['terrain: 6', 'skirmisher target: 2', 'skirmishers: 1']);
  expect(log).toContain('[12.5.1] Allied rolls 6 and 6, with 9: 21');
});
