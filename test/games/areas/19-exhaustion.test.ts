import { describe, expect, test } from 'vitest';
import { stormed, through, type Fight } from './fight.ts';
import {
  A,
  amid,
  area,
  bar,
  choices,
  F,
  isSpent,
  isUsed,
  placeOf,
  play,
  points,
  refusal,
  spent,
  standingAt,
  waiting,
  type Doc,
  type Unit,
} from './table.ts';

const LOW = [1, 1, 6, 6];
const HIGH = [6, 6, 1, 1];
const exhaustion: Doc = { options: { exhaustion: true } };
const charge: Fight = {
  doc: exhaustion,
  leader: 'Ney',
  verb: 'charge',
  from: 47,
  to: 46,
  attackers: ['Dubois', 'Travers', spent('Farine')],
  defenders: ['Kruse', 'Best'],
};
const horse = ['Dubois', 'Travers', 'Farine'];

const after = (f: Partial<Fight>, dice: readonly number[], ...wishes: string[]) =>
  through(
    stormed({ ...charge, ...f }),
    dice,
    `assault ${area(46)}`,
    'point Dubois',
    'all',
    'forward Kruse',
    ...wishes,
  );

/** Stalemate: 6 + 2 + 1 against 4 + 1 + 1, and 6 against 9. */
const EVEN = [3, 3, 5, 4];
/** Success by two. */
const TWO = [4, 4, 5, 4];

const worn = (s: Parameters<typeof isSpent>[0]): boolean[] => horse.map((u) => isSpent(s, u));

describe('exhaustion', () => {
  test('[19.1] without the option only the result tells', () => {
    const { state } = after({ doc: {} }, EVEN, 'done');
    expect(worn(state)).toEqual([true, false, true]);
    expect(standingAt(state, 46)).toEqual([...horse, 'Kruse', 'Best']);
  });

  test('[19.2] all that took part in the charge are spent, and those who were are eliminated', () => {
    const { state, log } = after({}, TWO, 'spend Kruse', 'spend Best', 'done');
    expect(log).toEqual(
      expect.arrayContaining([
        '[19.2] Dubois is exhausted by its charge',
        '[19.2] Dubois is spent',
        '[19.2] Travers is spent',
        `[19.2] Farine is eliminated in ${area(46)}`,
      ]),
    );
    expect([isSpent(state, 'Dubois'), isSpent(state, 'Travers'), placeOf(state, 'Farine')]).toEqual(
      [true, true, 'lost'],
    );
    expect(points(state)).toBe(-1);
  });

  test('[19.2] cavalry that did not take part is spared', () => {
    const s = stormed({ ...charge, from: undefined });
    const { state } = play(
      s,
      LOW,
      [F, 'assault', area(46)],
      [F, 'point', 'Dubois'],
      [F, 'done'],
      [A, 'forward', 'Kruse'],
      [A, 'done'],
    );
    expect(worn(state)).toEqual([true, false, true]);
  });

  test('[19.2] cavalry in support of infantry is not exhausted', () => {
    const { state, log } = through(
      stormed({
        doc: exhaustion,
        from: 47,
        to: 46,
        attackers: ['Charlet', 'Bruno'],
        defenders: ['Kruse', 'Best'],
      }),
      [4, 4, 3, 3],
      'forward Kruse',
      'spend Kruse',
      'done',
    );
    expect(log.some((line) => line.startsWith('[19.'))).toBe(false);
    expect(isSpent(state, 'Bruno')).toBe(false);
  });

  test('[19.2] nobody is struck twice by one charge (R57)', () => {
    const { state, log } = after({ attackers: ['Dubois', 'Travers'] }, LOW, 'done');
    expect(log.filter((line) => line === '[19.5] Dubois is spent')).toHaveLength(1);
    expect(log).not.toContain('[19.2] Dubois is exhausted by its charge');
    expect(placeOf(state, 'Dubois')).toBe(area(47));
  });
});

describe('rally', () => {
  const tired = ['Arentsschildt', 'Trip', 'Ghigny', 'Van Merlen'].map((u) => spent(u));
  const rally = (units: NonNullable<Doc['units']>, doc: Doc = exhaustion) =>
    amid({ ...doc, turn: '12:00', units }, [
      ['battle'],
      ['endPhase'],
      ['impulses', F, 0],
      ['rallies'],
    ]).state;
  const byUxbridge = (...units: string[]) => units.map((u) => [A, 'rally', u, 'Uxbridge'] as const);

  test('[19.3] a leader rallies all cavalry of his formation in one friendly area', () => {
    const { state } = play(
      rally({ 38: tired, 37: [spent('Somerset')] }),
      [],
      ...byUxbridge('Arentsschildt', 'Trip', 'Ghigny'),
    );
    expect(isUsed(state, 'Uxbridge')).toBe(true);
    expect(refusal(state, A, 'rally', 'Somerset', 'Uxbridge')).toEqual(
      bar('6.3.2', 'one area only'),
    );
    expect(isSpent(play(state, [], ...byUxbridge('Van Merlen')).state, 'Van Merlen')).toBe(false);
  });

  test('[19.3] without the option two of them, and in a contested area too (R12)', () => {
    const plain = play(rally({ 38: tired }, {}), [], ...byUxbridge('Arentsschildt', 'Trip')).state;
    expect(isSpent(plain, 'Ghigny')).toBe(true);
    expect(choices(plain, A)).not.toContain('rally Ghigny Uxbridge');
    const s = rally({ 38: [...tired, 'Charlet'], 37: [spent('Kruse')] });
    const two = play(s, [], ...byUxbridge('Arentsschildt', 'Trip')).state;
    expect(refusal(two, A, 'rally', 'Ghigny', 'Uxbridge')).toEqual(
      bar('6.3.2', 'as many units as he can'),
    );
  });

  test('[19.3] or two units of his choice', () => {
    const french = { 49: [spent('Charlet'), spent('Bruno'), spent('Gobrecht')] };
    const s = play(
      rally(french),
      [],
      [F, 'rally', 'Charlet', 'd’Erlon'],
      [F, 'rally', 'Bruno', 'd’Erlon'],
    );
    expect(isSpent(s.state, 'Gobrecht')).toBe(true);
    const horseOnly = play(
      rally({ 49: [spent('Charlet'), spent('Bruno'), spent('Gobrecht')], 50: [spent('Dubois')] }),
      [],
      [F, 'rally', 'Bruno', 'd’Erlon'],
      [F, 'rally', 'Gobrecht', 'd’Erlon'],
    ).state;
    expect(refusal(horseOnly, F, 'rally', 'Charlet', 'd’Erlon')).toEqual(
      bar('6.3.2', 'as many units as he can'),
    );
  });
});

describe('overruns', () => {
  const broken = (others: Record<string, readonly Unit[]>, more: Partial<Fight> = {}) =>
    after({ attackers: ['Dubois', 'Travers'], defenders: [spent('Best')], others, ...more }, HIGH);
  /** The defence breaks and nobody rides back before the overrun. */
  const riding = (others: Record<string, readonly Unit[]>) =>
    play(broken(others).state, [], [F, 'done']).state;

  test('[19.4] the point unit is not struck before the overrun is over', () => {
    const s = riding({ 45: [spent('Kruse'), spent('Pack')] });
    expect(isSpent(s, 'Dubois')).toBe(false);
    const { state, log } = through(
      play(s, [], [F, 'ride', 'Dubois', 45], [F, 'ride', 'Travers', 45]).state,
      HIGH,
      'forward Kruse',
      'done',
    );
    expect(log.filter((line) => line.includes('Dubois is spent'))).toEqual([
      '[19.2] Dubois is spent',
    ]);
    expect([isSpent(state, 'Dubois'), isSpent(state, 'Travers')]).toEqual([true, true]);
    expect(standingAt(state, 45)).toEqual(['Dubois', 'Travers']);
  });

  test('[19.4] the same point unit leads the overrun', () => {
    const s = riding({ 45: [spent('Kruse'), spent('Pack')] });
    expect(choices(s, F)).not.toContain(`ride Travers ${area(45)}`);
    expect(refusal(s, F, 'ride', 'Travers', 45)).toEqual(bar('19.4', 'same unit leads'));
    const both = play(s, [], [F, 'ride', 'Dubois', 45], [F, 'ride', 'Travers', 45]);
    expect(both.log.at(-1)).toBe(`[11.8] charge on ${area(45)}: Dubois at the point, with Travers`);
  });

  test('[19.4] into a vacant area anybody rides, and is exhausted there', () => {
    const { state } = play(riding({}), [], [F, 'ride', 'Travers', 45], [F, 'done']);
    expect([placeOf(state, 'Travers'), isSpent(state, 'Travers')]).toEqual([area(45), true]);
    expect([placeOf(state, 'Dubois'), isSpent(state, 'Dubois')]).toEqual([area(46), true]);
  });

  test('[19.4] a spent point unit leads both charges, and dies of them in the end', () => {
    const s = after(
      {
        attackers: [spent('Dubois'), 'Travers'],
        defenders: [spent('Best')],
        others: { 45: [spent('Kruse')] },
      },
      HIGH,
    ).state;
    const rode = play(s, [], [F, 'done'], [F, 'ride', 'Dubois', 45]).state;
    expect(placeOf(rode, 'Dubois')).toBe(area(45));
    const { state, log } = through(rode, HIGH, 'done');
    expect(log).toContain(`[19.2] Dubois is eliminated in ${area(45)}`);
    expect(placeOf(state, 'Dubois')).toBe('lost');
  });
});

describe('results of a charge', () => {
  test('[19.5] Failure strikes the point alone; all ride back, and then are exhausted', () => {
    const { state, log } = after({}, LOW, 'done');
    expect(log).toContain('[19.5] Dubois is spent');
    expect(log).not.toContain('[19.5] Travers is spent');
    const order = [
      '[19.5] Dubois is spent',
      `[11.17] Travers retreats to ${area(47)}`,
      `[11.17] Farine retreats to ${area(47)}`,
      '[19.2] Travers is spent',
      `[19.2] Farine is eliminated in ${area(47)}`,
    ].map((line) => log.indexOf(line));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(standingAt(state, 47)).toEqual(['Dubois', 'Travers']);
    expect([isSpent(state, 'Kruse'), isSpent(state, 'Best')]).toEqual([false, false]);
  });

  test('[19.5] a spent point is eliminated; after a voluntary charge nobody rides back', () => {
    const dead = after({ attackers: [spent('Dubois'), 'Travers'] }, LOW, 'done');
    expect(dead.log).toContain(`[19.5] Dubois is eliminated in ${area(46)}`);
    const { state } = after({ from: undefined, attackers: ['Dubois', 'Travers'] }, LOW, 'done');
    expect(standingAt(state, 46)).toEqual(['Dubois', 'Travers', 'Kruse', 'Best']);
    expect([isSpent(state, 'Dubois'), isSpent(state, 'Travers')]).toEqual([true, true]);
  });

  test('[19.6] Stalemate strikes point and forward unit', () => {
    const { state, log } = after({}, EVEN, 'done');
    expect(log).toContain('[19.6] Stalemate: 15 against 15');
    expect(log).toEqual(
      expect.arrayContaining(['[19.6] Dubois is spent', '[19.6] Kruse is spent']),
    );
    expect([isSpent(state, 'Travers'), placeOf(state, 'Farine')]).toEqual([true, 'lost']);
  });

  test('[19.6] then the chargers may ride back to where they came from', () => {
    const { state } = after({ others: { 61: ['Noguez'] } }, EVEN);
    expect(waiting(state)).toEqual([A]);
    const back = play(state, [], [A, 'done']).state;
    expect(choices(back, F)).toEqual([...horse.map((u) => `retreat ${u} ${area(47)}`), 'done']);
    expect(refusal(back, F, 'retreat', 'Travers', 61)).toEqual(bar('19.7', 'where it came from'));
    expect(refusal(back, F, 'retreat', 'Noguez', 60)).toEqual(
      bar('19.7', 'only cavalry that charged'),
    );
    const { state: over } = play(back, [], [F, 'retreat', 'Travers', 47], [F, 'done']);
    expect([placeOf(over, 'Travers'), isSpent(over, 'Travers')]).toEqual([area(47), true]);
    expect(placeOf(over, 'Dubois')).toBe(area(46));
  });

  test('[19.6] after a voluntary charge to any adjacent friendly area', () => {
    const f = { from: undefined, others: { 47: ['Noguez'], 61: ['Soye'] } };
    const back = play(after(f, EVEN).state, [], [A, 'done']).state;
    expect(choices(back, F)).toEqual([
      ...horse.flatMap((u) => [47, 61].map((id) => `retreat ${u} ${area(id)}`)),
      'done',
    ]);
    expect(refusal(back, F, 'retreat', 'Travers', 45)).toEqual(bar('11.19', 'friendly controlled'));
  });

  test('[19.7] Success costs the defender the difference, and the point nothing at once', () => {
    const { state, log } = after({}, TWO);
    expect(log).toContain('[19.7] Success: 17 against 15');
    expect(log).toContain('[11.16] the Allied side has 2 casualty points to absorb');
    expect(isSpent(state, 'Dubois')).toBe(false);
    expect(refusal(state, A, 'spend', 'Best')).toEqual(bar('11.16', 'absorbs the first'));
  });

  test('[19.7] then the chargers may ride back before they are exhausted', () => {
    const { state } = after({}, TWO, 'spend Kruse', 'spend Best');
    const back = play(state, [], [A, 'done']).state;
    expect(choices(back, F)).toEqual([...horse.map((u) => `retreat ${u} ${area(47)}`), 'done']);
    expect(refusal(back, F, 'point', 'Travers')).toEqual(bar('19.7', 'the charge is over'));
    const { log } = play(back, [], ...horse.map((u) => [F, 'retreat', u, area(47)] as const));
    expect(log.slice(0, 3)).toEqual(horse.map((u) => `[19.7] ${u} retreats to ${area(47)}`));
    expect(log).toContain(`[19.2] Farine is eliminated in ${area(47)}`);
  });

  test('[19.7] not without the option, and not after a Move/Assault', () => {
    expect(waiting(after({ doc: {} }, TWO, 'spend Kruse', 'spend Best', 'done').state)).toEqual([
      A,
    ]);
    const foot = through(
      stormed({
        doc: exhaustion,
        from: 47,
        to: 46,
        attackers: ['Charlet'],
        defenders: ['Kruse', 'Best'],
      }),
      [5, 4, 3, 3],
      'forward Kruse',
      'spend Kruse',
    );
    expect(foot.log).toContain('[11.15] Success: 13 against 12');
    expect(play(foot.state, [], [A, 'done']).log.at(-1)).toBe('[8.1] Allied impulse, round 0');
  });
});

test('[19.0] the same charge with the option and without it', () => {
  const end = (doc: Doc) => worn(after({ doc, attackers: horse }, LOW, 'done').state);
  expect(end(exhaustion)).toEqual([true, true, true]);
  expect(end({})).toEqual([true, true, true]);
  const won = (doc: Doc) =>
    worn(after({ doc, attackers: horse }, [3, 3, 5, 4], 'spend Kruse', 'done').state);
  expect(won(exhaustion)).toEqual([true, true, true]);
  expect(won({})).toEqual([true, false, false]);
});
