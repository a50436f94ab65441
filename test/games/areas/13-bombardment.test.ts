import { describe, expect, test } from 'vitest';
import { led, NOBODY, terms, through } from './fight.ts';
import {
  A,
  amid,
  area,
  bar,
  choices,
  F,
  isSpent,
  play,
  refusal,
  spent,
  standingAt,
  waiting,
  type Unit,
} from './table.ts';

// Guns in 47 (clear) look over 46 (clear) to 45 (elevated) and 61, over 60 to 72, and into the village 35.

const LOW = [1, 1, 6, 6];
type Units = Record<string, readonly Unit[]>;

const bombard = (units: Units, id = 47) => led({ units }, 'd’Erlon', 'bombard', id);

/** A bombardment from 47 led by the 12-pounders. */
const fired = (units: Units, target: string, dice: readonly number[], ...wishes: string[]) =>
  through(
    bombard(units),
    dice,
    `target ${target}`,
    'fire I Corps 12-pdr',
    ...wishes,
    'all',
    'done',
  );

const targets = (units: Units, id = 47) =>
  choices(bombard(units, id), F).map((c) => c.replace('target ', ''));

/** The Grand Battery before its fire. */
const battery = (units: Units, marker: Record<string, unknown> = { area: 48 }) =>
  amid({ units, battery: marker, spent: NOBODY }, [
    ['battle'],
    ['endPhase'],
    ['impulses', F, 0],
    ['grandBattery'],
  ]).state;

const guns = ['I Corps 12-pdr', 'I Corps Divisional'];

describe('range', () => {
  test('[13.1] only fresh artillery of the formation in the active area fires', () => {
    const aimed = (here: readonly Unit[], there: readonly Unit[]) =>
      play(bombard({ 47: here, 48: there, 46: ['Best'] }), [], [F, 'target', 'Best']).state;
    const s = aimed([...guns, spent('I Corps Horse'), 'Guard 12-pdr', 'Charlet'], []);
    expect(choices(s, F)).toEqual(['fire I Corps 12-pdr', 'fire I Corps Divisional']);
    for (const name of ['I Corps Horse', 'Guard 12-pdr', 'Charlet', 'Best']) {
      expect(refusal(s, F, 'fire', name)).toEqual(bar('13.3', 'only fresh artillery'));
    }
    const apart = aimed(guns, ['I Corps Horse']);
    expect(refusal(apart, F, 'fire', 'I Corps Horse')).toEqual(bar('13.3', 'in the area fires'));
  });

  test('[13.1] at adjacent areas, whatever their ground', () => {
    const there = { 46: ['Best'], 35: ['Baring'], 60: ['Kruse'] };
    expect(targets({ 47: guns, ...there })).toEqual(['Kruse', 'Best', 'Baring']);
  });

  test('[13.1] at two areas over clear low ground, with or without enemies on it', () => {
    expect(targets({ 47: guns, 45: ['Best'], 61: ['Kruse'] })).toEqual(['Kruse', 'Best']);
    expect(targets({ 47: guns, 46: ['Best'], 45: ['Kruse'] })).toEqual(['Kruse', 'Best']);
  });

  test('[13.1] not over heights, woods and villages, and not three areas off', () => {
    // From 46: 44 lies behind the crest of 45, 34 behind the village 35, 43 farther off.
    const s = bombard({ 46: guns, 61: ['Best'], 44: ['Kruse'], 34: ['Byng'], 43: ['Pack'] }, 46);
    expect(choices(s, F)).toEqual(['target Best']);
    for (const name of ['Kruse', 'Byng', 'Pack']) {
      expect(refusal(s, F, 'target', name)).toEqual(bar('13.1', 'out of range'));
    }
  });

  test('[13.1] not over friends; one lane of several is enough (R47)', () => {
    const s = bombard({ 47: guns, 46: ['Charlet'], 45: ['Kruse'], 60: ['Best'] });
    expect(refusal(s, F, 'target', 'Kruse').rule).toBe('13.1');
    // From 47 to 61 there are lanes over 46 and over 60.
    const one = { 47: guns, 46: ['Charlet'], 61: ['Kruse'] };
    expect(targets(one)).toEqual(['Kruse']);
    const none = bombard({ ...one, 60: ['Brue'], 35: ['Baring'] });
    expect(choices(none, F)).toEqual(['target Baring']);
  });

  test('[13.1] not into a contested area from outside', () => {
    const s = bombard({ 47: guns, 46: ['Charlet', 'Best'], 35: ['Baring'] });
    expect(choices(s, F)).toEqual(['target Baring']);
    expect(refusal(s, F, 'target', 'Best')).toEqual(bar('13.1', 'into a contested area'));
  });

  test('[13.1] guns in a contested area fire only there', () => {
    const s = bombard({ 47: [...guns, 'Kruse'], 46: ['Best'] });
    expect(choices(s, F)).toEqual(['target Kruse']);
    expect(refusal(s, F, 'target', 'Best')).toEqual(bar('13.1', 'only into its own area'));
  });

  test('[13.1] nobody moves', () => {
    const { state } = fired({ 47: guns, 46: ['Best'] }, 'Best', LOW);
    expect(standingAt(state, 47)).toEqual(guns);
  });
});

describe('bombardment', () => {
  test('[13.2] any enemy in reach is the primary target, and takes the first point', () => {
    const s = bombard({ 47: guns, 46: ['Best', 'Kruse', 'Picton Artillery'], 48: ['Charlet'] });
    expect(choices(s, F)).toEqual(['target Kruse', 'target Best', 'target Picton Artillery']);
    expect(refusal(s, F, 'target', 'Charlet')).toEqual(bar('13.2', 'unit of the enemy'));
    expect(refusal(s, F, 'done')).toEqual(bar('13.2', 'choose the primary target'));
    const { state } = through(s, [5, 4, 4, 4], 'target Best', 'fire I Corps 12-pdr', 'done');
    expect(choices(state, A)).toEqual(['spend Best', 'eliminate Best']);
  });

  test('[13.3] the first that fires is the point, each other adds one', () => {
    const s = play(bombard({ 47: guns, 46: ['Best'] }), [], [F, 'target', 'Best']).state;
    expect(refusal(s, F, 'all')).toEqual(bar('13.3', 'leads the fire first'));
    expect(refusal(s, F, 'target', 'Best')).toEqual(bar('13.3', 'choose the units that fire'));
    const first = play(s, LOW, [F, 'fire', 'I Corps Divisional'], [F, 'all']);
    expect(first.log[0]).toBe(
      `[13.1] bombardment from ${area(47)} into ${area(46)} at Best: I Corps Divisional with I Corps 12-pdr`,
    );
    expect(terms(first.log, '13.5.2')).toEqual(['factor: 4', 'artillery: 1']);
  });

  test('[13.4] the strength of the target does not matter', () => {
    for (const unit of ['Kruse', spent('Best'), 'Maitland']) {
      const name = typeof unit === 'string' ? unit : unit.unit;
      const { log } = fired({ 47: guns, 46: [unit] }, name, LOW);
      expect(terms(log, '13.5.3')).toEqual(['terrain: 2']);
    }
  });

  test.each<[string, number[]]>([
    ['a miss', LOW],
    ['a hit', [6, 6, 1, 1]],
  ])('[13.5] after %s those who fired are spent and suffer nothing else', (_, dice) => {
    const { state } = fired(
      { 47: [...guns, 'I Corps Horse'], 46: ['Best'] },
      'Best',
      dice,
      'fire I Corps Divisional',
      'done',
    );
    expect([...guns, 'I Corps Horse'].map((u) => isSpent(state, u))).toEqual([true, true, false]);
    expect(standingAt(state, 47)).toHaveLength(3);
  });

  test('[13.5.1] each side rolls two dice', () => {
    const { log } = fired({ 47: ['I Corps 12-pdr'], 46: ['Best'] }, 'Best', LOW);
    expect(log.filter((line) => line.startsWith('[13.5.1]'))).toEqual([
      '[13.5.1] French rolls 1 and 1, with 5: 7',
      '[13.5.1] Allied rolls 6 and 6, with 2: 14',
    ]);
  });

  test.each<[string, Units, string, string[]]>([
    ['A: the point', { 47: ['I Corps 12-pdr'], 46: ['Best'] }, 'Best', ['factor: 5']],
    [
      'B: each supporter',
      { 47: [...guns, 'I Corps Horse'], 46: ['Best'] },
      'Best',
      ['factor: 5', 'artillery: 2'],
    ],
    [
      'D: cavalry as target',
      { 47: ['I Corps 12-pdr'], 46: ['Dörnberg'] },
      'Dörnberg',
      ['factor: 5', 'cavalry target: 1'],
    ],
    [
      'D: not infantry beside it',
      { 47: ['I Corps 12-pdr'], 46: ['Dörnberg', 'Best'] },
      'Best',
      ['factor: 5'],
    ],
    [
      'A, B and D together',
      { 47: guns, 46: ['Dörnberg'] },
      'Dörnberg',
      ['factor: 5', 'artillery: 1', 'cavalry target: 1'],
    ],
  ])('[13.5.2] %s', (_, units, target, expected) => {
    expect(terms(fired(units, target, LOW).log, '13.5.2')).toEqual(expected);
  });

  test('[13.5.2] C: indirect fire is halved, rounded down, with all that belongs to it (R14)', () => {
    const at = (target: string, ...more: string[]) =>
      terms(
        through(
          battery({ 48: ['I Corps 12-pdr', ...more], 45: ['Best', 'Dörnberg'] }),
          LOW,
          `target ${target}`,
          'fire I Corps 12-pdr',
          'all',
        ).log,
        '13.5.2',
      );
    expect(at('Best')).toEqual(['factor: 5', 'indirect fire: -3']);
    expect(at('Dörnberg')).toEqual(['factor: 5', 'cavalry target: 1', 'indirect fire: -3']);
    expect(at('Best', 'Guard 12-pdr', 'VI Corps 12-pdr')).toEqual([
      'factor: 5',
      'artillery: 2',
      'indirect fire: -4',
    ]);
  });

  test.each<[string, Units, string, string[]]>([
    ['A: clear ground', { 46: ['Best'] }, 'Best', ['terrain: 2']],
    ['A: a village', { 35: ['Kruse'] }, 'Kruse', ['terrain: 6']],
    [
      'B: skirmishers as target',
      { 46: ['Baring'] },
      'Baring',
      ['terrain: 2', 'skirmisher target: 2'],
    ],
    ['B: not skirmishers beside it', { 46: ['Baring', 'Best'] }, 'Best', ['terrain: 2']],
    [
      'C: artillery as target',
      { 46: ['Picton Artillery'] },
      'Picton Artillery',
      ['terrain: 2', 'artillery target: 1'],
    ],
    ['D: long range', { 45: ['Best'] }, 'Best', ['terrain: 4', 'long range: 1']],
    [
      'A, B and D together',
      { 45: ['Baring'] },
      'Baring',
      ['terrain: 4', 'skirmisher target: 2', 'long range: 1'],
    ],
    [
      'A, C and D together',
      { 45: ['Picton Artillery'] },
      'Picton Artillery',
      ['terrain: 4', 'artillery target: 1', 'long range: 1'],
    ],
  ])('[13.5.3] %s', (_, units, target, expected) => {
    expect(terms(fired({ 47: ['I Corps 12-pdr'], ...units }, target, LOW).log, '13.5.3')).toEqual(
      expected,
    );
  });

  test('[13.5.3] A: in the guns’ own contested area its ground counts', () => {
    const { log } = fired({ 47: ['I Corps 12-pdr', 'Best'] }, 'Best', LOW);
    expect(terms(log, '13.5.3')).toEqual(['terrain: 2']);
  });

  test('[13.5.3] D: indirect fire is long range (R15)', () => {
    const { log } = through(
      battery({ 48: ['I Corps 12-pdr'], 45: ['Best'] }),
      LOW,
      'target Best',
      'fire I Corps 12-pdr',
    );
    expect(terms(log, '13.5.3')).toEqual(['terrain: 4', 'long range: 1']);
  });

  test.each([
    ['less', [1, 1, 3, 3]],
    ['equal', [1, 2, 3, 3]],
  ])('[13.6] a total that is %s has no effect but on the guns', (_, dice) => {
    const { state, log } = fired({ 47: ['I Corps 12-pdr'], 46: ['Best'] }, 'Best', dice);
    expect(log).toContain('[13.6] no effect');
    expect([isSpent(state, 'Best'), isSpent(state, 'I Corps 12-pdr')]).toEqual([false, true]);
    expect(waiting(state)).toEqual([A]);
  });

  test('[13.7] a greater total costs the difference, the target first', () => {
    const s = fired({ 47: ['I Corps 12-pdr'], 46: ['Best', 'Kruse'] }, 'Kruse', [4, 4, 5, 4]);
    expect(s.log).toContain('[11.16] the Allied side has 2 casualty points to absorb');
    expect(refusal(s.state, A, 'spend', 'Best')).toEqual(bar('11.16', 'absorbs the first'));
    const { state } = play(s.state, [], [A, 'spend', 'Kruse'], [A, 'retreat', 'Kruse', 45]);
    expect(standingAt(state, 45)).toEqual(['Kruse']);
    expect(isSpent(state, 'I Corps 12-pdr')).toBe(true);
  });
});

describe('the Grand Battery', () => {
  test('[13.1] any artillery of the area fires together, without a leader, or not at all', () => {
    const s = battery({ 48: ['I Corps 12-pdr', 'Guard 12-pdr', 'Charlet'], 47: ['Best'] });
    expect(choices(s, F)).toEqual(['target Best', 'done']);
    const { log } = through(s, LOW, 'target Best', 'fire Guard 12-pdr', 'all');
    expect(log[0]).toBe(
      `[6.4.1] bombardment from ${area(48)} into ${area(47)} at Best: Guard 12-pdr with I Corps 12-pdr`,
    );
    const aimed = play(s, [], [F, 'target', 'Best']).state;
    expect(refusal(aimed, F, 'fire', 'Charlet')).toEqual(
      bar('6.4', 'artillery of the Grand Battery'),
    );
  });

  test.each([
    [44, [47, 46, 45]],
    [45, [47, 46]],
    [63, [47, 46, 61, 62]],
  ])('[13.1] indirect fire at %i never goes over friends (R15)', (target, lane) => {
    const units = { 48: ['Guard 12-pdr'], 34: ['Byng'], [target]: ['Kruse'] };
    expect(choices(battery(units), F)).toContain('target Kruse');
    for (const id of lane) {
      const s = battery({ ...units, [id]: ['Charlet'] });
      expect(refusal(s, F, 'target', 'Kruse')).toEqual(bar('13.1', 'over friendly units'));
    }
  });
});

test('[13.0] a bombardment from the first step to the last', () => {
  const { log } = fired({ 47: guns, 46: ['Best', 'Kruse'] }, 'Best', [4, 3, 5, 5], 'spend Best');
  expect(log).toEqual([
    `[13.1] bombardment from ${area(47)} into ${area(46)} at Best: I Corps 12-pdr with I Corps Divisional`,
    '[13.5.2] French, factor: 5',
    '[13.5.2] French, artillery: 1',
    '[13.5.3] Allied, terrain: 2',
    '[13.5.1] French rolls 4 and 3, with 6: 13',
    '[13.5.1] Allied rolls 5 and 5, with 2: 12',
    '[13.5] I Corps 12-pdr is spent',
    '[13.5] I Corps Divisional is spent',
    '[11.16] the Allied side has 1 casualty points to absorb',
    '[11.16] Best is spent',
    '[8.1] Allied impulse, round 0',
  ]);
});

test('[13.5] only a greater total does harm', () => {
  const harm = (dice: number[]) =>
    isSpent(
      fired({ 47: ['I Corps 12-pdr'], 46: ['Best', 'Kruse'] }, 'Best', dice, 'spend Best').state,
      'Best',
    );
  expect([harm([3, 2, 4, 4]), harm([3, 3, 4, 4])]).toEqual([false, true]);
});
