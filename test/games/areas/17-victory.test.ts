import { describe, expect, test } from 'vitest';
import { areas } from '../../../src/games/areas/game.ts';
import { fight, led } from './fight.ts';
import {
  A,
  amid,
  area,
  choices,
  controllerOf,
  F,
  march,
  opening,
  play,
  points,
  position,
  spent,
  standingAt,
  type Doc,
  type Played,
} from './table.ts';

const BRITISH = [
  'Maitland',
  'Byng',
  'C. Halkett',
  'Kielmansegge',
  'Ompteda',
  'Kruse',
  'Bijlandt',
].concat('Saxe-Weimar', 'Detmers', 'Adam', 'Du Plat', 'Kempt', 'Pack');
const FRENCH = [
  'Charlet',
  'Bourgeois',
  'Schmitz',
  'Aulard',
  'Noguez',
  'Grenier',
  'Pégot',
  'Brue',
].concat('Bauduin', 'Soye', 'Gauthier', 'Husson');

const lost = (...units: string[]): number => points(position({ units: { lost: units } }));

/** The End Phase of a turn, with so many dice of the next one. */
const ended = (doc: Doc, dice: readonly number[] = []): Played =>
  amid(doc, [['battle'], ['endPhase']], dice);

describe('victory points', () => {
  test('[17.1] the marker starts on 0 and goes to and fro with the areas', () => {
    expect(points(opening())).toBe(0);
    const s = led({ units: { 22: ['Bauduin', 'Soye'] } }, 'Reille', 'march', 22);
    const taken = play(s, [], ...march(F, 'Bauduin', 21)).state;
    expect(points(taken)).toBe(2);
    const french = [21, 28, 30, 32, 52];
    const held = led({ side: A, french, units: { 20: ['Byng'] } }, 'Prince of Orange', 'march', 20);
    expect(points(held)).toBe(2);
    expect(points(play(held, [], ...march(A, 'Byng', 21)).state)).toBe(0);
  });

  test.each([
    [10, 'French'],
    [13, 'French'],
  ])('[17.2] the French win at once with %i points in an End Phase', (count) => {
    const { state, log } = ended({ turn: '13:00', units: { lost: BRITISH.slice(0, count) } });
    expect(log.at(-1)).toBe('[17.2] automatic French victory');
    expect(areas.outcome(state)).toMatchObject({ rule: '17.2' });
  });

  test('[17.2] the Allies with ten the other way (R51)', () => {
    const { log } = ended({ turn: '13:00', units: { lost: FRENCH.slice(0, 10) } });
    expect(log.at(-1)).toBe('[17.2] automatic Allied victory');
  });

  test('[17.2] with nine the battle goes on, on either side', () => {
    for (const units of [BRITISH, FRENCH]) {
      const { state } = ended({ turn: '13:00', units: { lost: units.slice(0, 9) } }, [6, 6]);
      expect(areas.outcome(state)).toBeNull();
      expect(choices(state, F)).toContain('pass');
    }
  });

  test('[17.2] within a turn ten points decide nothing (R52)', () => {
    const s = position({ units: { lost: BRITISH.slice(0, 10), 47: ['Charlet'] } });
    expect([points(s), areas.outcome(s)]).toEqual([10, null]);
  });

  test.each([
    ['Hougoumont', 21, 2],
    ['La Haye Sainte', 35, 2],
    ['Papelotte', 62, 2],
    ['Merbe-Braine', 16, 2],
    ['Mont-Saint-Jean', 39, 4],
  ])(
    '[17.3] %s, blue, is worth its points to the French, and half while contested',
    (_, id, worth) => {
      const base = { units: { [id]: ['Charlet'] } };
      expect(points(position(base))).toBe(worth);
      expect(points(position({ units: { [id]: ['Charlet', 'Best'] } }))).toBe(worth / 2);
      expect(points(position({ units: { [id]: ['Best'] } }))).toBe(0);
      expect(points(position({ french: [28, 30, 32, 52, id] }))).toBe(worth);
    },
  );

  test.each([
    ['Le Caillou', 28, 2],
    ['Rossomme', 30, 2],
    ['La Belle Alliance', 32, 2],
    ['Plancenoit', 52, 4],
  ])(
    '[17.3] %s, green, is worth its points to the Allies, and half while contested',
    (_, id, worth) => {
      const greens = [28, 30, 32, 52];
      const at = (...units: string[]) =>
        points(position({ french: greens, units: { [id]: units } }));
      expect([at('Best'), at('Brause')]).toEqual([-worth, -worth]);
      expect([at('Best', 'Charlet'), at('Charlet')]).toEqual([-worth / 2, 0]);
      const away = greens.filter((other) => other !== id);
      expect(points(position({ french: away }))).toBe(-worth);
    },
  );

  test('[17.3] half of a contested area, whoever controls it (R53)', () => {
    const both = { units: { 21: ['Charlet', 'Byng'] } };
    const greens = [28, 30, 32, 52];
    expect(points(position({ ...both, french: greens }))).toBe(1);
    expect(points(position({ ...both, french: [...greens, 21] }))).toBe(1);
  });

  test.each([
    ['British infantry', 'Kempt', 1],
    ['British cavalry', 'Somerset', 1],
    ['British artillery', 'Picton Artillery', 1],
    ['a Prussian unit', 'Brause', 1],
    ['Allied skirmishers', 'Baring', 0],
    ['the rifles', '95th Rifles', 0],
    ['French infantry', 'Charlet', -1],
    ['French cavalry', 'Dubois', -1],
    ['French artillery', 'I Corps 12-pdr', -1],
    ['French skirmishers', 'Voltigeurs 1', 0],
    ['infantry of the Guard', 'Old Guard Grenadiers', -3],
    ['cavalry of the Guard', 'Guard Lancers', -3],
    ['artillery of the Guard', 'Guard 12-pdr', -3],
  ])('[17.4] the loss of %s moves the marker', (_, unit, moves) => {
    expect(lost(unit)).toBe(moves);
  });

  test('[17.4] losses of both sides add up', () => {
    expect(lost('Kempt', 'Somerset', 'Brause', 'Baring', 'Charlet', 'Young Guard Guye')).toBe(-1);
  });

  test('[17.4] example: Hougoumont taken gives two points, contested one is taken back', () => {
    const s = led({ units: { 22: ['Bauduin'], 20: ['Byng', 'Maitland'] } }, 'Reille', 'march', 22);
    const taken = play(s, [], ...march(F, 'Bauduin', 21)).state;
    expect([controllerOf(taken, 21), points(taken)]).toEqual([F, 2]);
    const { state } = fight(
      {
        side: A,
        leader: 'Prince of Orange',
        from: 20,
        to: 21,
        attackers: ['Byng'],
        defenders: ['Bauduin', 'Soye'],
      },
      [4, 4, 2, 2, 6, 6],
      'forward Bauduin',
    );
    expect(standingAt(state, 21)).toEqual(['Bauduin', 'Soye', 'Byng']);
    expect([controllerOf(state, 21), points(state)]).toEqual([F, 1]);
  });
});

describe('the end', () => {
  const last = (units: NonNullable<Doc['units']>): string => {
    const { log } = ended({ turn: '20:00', units });
    const line = log.find((l) => l.startsWith('[17.5]')) ?? '';
    return line.replace('[17.5] the victory marker stands at ', '');
  };

  test.each<[string, NonNullable<Doc['units']>, string]>([
    ['two spent British brigades', { 19: [spent('Maitland'), spent('Byng')] }, '+1'],
    [
      'three count no more: half a point is dropped',
      { 19: [spent('Maitland'), spent('Byng'), spent('Kruse')] },
      '+1',
    ],
    [
      'British, Prussians, cavalry and the rifles together',
      { 19: [spent('Maitland'), spent('Somerset'), spent('95th Rifles'), spent('Brause')] },
      '+2',
    ],
    [
      'artillery does not count',
      { 19: [spent('Maitland'), spent('Picton Artillery'), spent('RHA (left)')] },
      '0',
    ],
    [
      'French infantry and cavalry',
      { 49: [spent('Charlet'), spent('Dubois'), spent('Old Guard Chasseurs'), spent('Soye')] },
      '-2',
    ],
    [
      'each side rounds by itself (R54)',
      { 49: [spent('Charlet')], 19: [spent('Maitland'), spent('Byng'), spent('Kruse')] },
      '+1',
    ],
    [
      'fresh and lost units do not count',
      { 19: ['Maitland', spent('Byng')], lost: ['Kempt'] },
      '+1',
    ],
  ])('[17.5] %s', (_, units, expected) => {
    expect(last(units)).toBe(expected);
  });

  test('[17.5] only at the end of the last turn', () => {
    const { log } = ended(
      { turn: '19:00', units: { 19: [spent('Maitland'), spent('Byng')] } },
      [6, 6],
    );
    expect(log[0]).toBe('[17.1] the victory marker stands at 0');
    expect(log.some((line) => line.startsWith('[17.5]'))).toBe(false);
  });

  const degree = (allied: number, french = 0, worn = 0): string => {
    const units = {
      lost: [...BRITISH.slice(0, allied), ...FRENCH.slice(0, french)],
      19: BRITISH.slice(9, 9 + worn).map((u) => spent(u)),
    };
    return ended({ turn: '20:00', units }).log.at(-1) ?? '';
  };

  test.each([
    ['10: French major victory', 9, 0, 2, '[17.6] French major victory'],
    ['9: French marginal victory', 9, 0, 0, '[17.6] French marginal victory'],
    ['8: French marginal victory', 8, 0, 0, '[17.6] French marginal victory'],
    ['7: a draw', 7, 0, 0, '[17.6] draw'],
    ['2: a draw', 2, 0, 0, '[17.6] draw'],
    ['1: Allied marginal victory', 1, 0, 0, '[17.6] Allied marginal victory'],
    ['0: Allied major victory', 0, 0, 0, '[17.6] Allied major victory'],
    ['less than 0: Allied major victory', 0, 5, 0, '[17.6] Allied major victory'],
  ])('[17.6] %s', (_, allied, french, worn, expected) => {
    expect(degree(allied, french, worn)).toBe(expected);
  });

  test('[17.6] ten before the final points is an automatic victory still (R55)', () => {
    expect(degree(10)).toBe('[17.2] automatic French victory');
    expect(degree(0, 10)).toBe('[17.2] automatic Allied victory');
  });

  test('[17.6] the outcome names the rule and the degree', () => {
    const { state } = ended({
      turn: '20:00',
      units: { lost: BRITISH.slice(0, 8), [area(47)]: ['Charlet'] },
    });
    expect(areas.outcome(state)).toMatchObject({ rule: '17.6', reason: 'French marginal victory' });
  });
});

test('[17.0] areas and losses decide the battle together', () => {
  const s = position({
    units: { 39: ['Charlet'], 52: ['Best'], lost: ['Kempt', 'Pack', 'Old Guard Grenadiers'] },
  });
  expect(points(s)).toBe(4 - 4 + 2 - 3);
});
