import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/boards/scene.ts';
import { areas } from '../../src/games/areas/game.ts';
import { areasScene } from '../../src/games/areas/scene.ts';
import { blocksScene } from '../../src/games/blocks/scene.ts';
import type { BlocksState } from '../../src/games/blocks/state.ts';
import { view } from '../../src/games/blocks/view.ts';
import { find, findables } from '../../src/web/panel/find.ts';
import {
  armiesOf,
  hasSecrets,
  hiddenOf,
  markOf,
  unitsOf,
  type Unit,
} from '../../src/web/panel/forces.ts';
import { lossesOf } from '../../src/web/panel/losses.ts';
import { readingOf } from '../../src/web/panel/reading.ts';
import { line } from '../games/blocks/combat-table.ts';
import { battle, opening, position } from '../games/blocks/table.ts';

const FRENCH = 0;
const sceneOf = (s: BlocksState): Scene => blocksScene(view(s, FRENCH));
const unitOf = (scene: Scene, name: string): Unit => {
  const unit = unitsOf(scene).find(({ entry }) => entry.face.name === name);
  if (unit === undefined) throw new Error(`no unit ${name}`);
  return unit;
};

test('who knows what is asked where not all lies open', () => {
  expect(hasSecrets(sceneOf(opening('historical')))).toBe(true);
  expect(hasSecrets(areasScene(areas.view(areas.setup('waterloo', {}), FRENCH)))).toBe(false);
});

describe('the order of battle as a tree', () => {
  const scene = sceneOf(opening('historical'));

  test('has the viewer’s army first, its corps as printed, and sums', () => {
    const [french, ...others] = armiesOf(scene);
    expect(french).toMatchObject({ name: 'French', isOwn: true });
    expect(french.corps.map(({ name }) => name)).toEqual([
      'HQ',
      'I',
      'II',
      'III',
      'IV',
      'VI',
      'Guard',
      'Cavalry',
    ]);
    const sums = { standing: 38, count: 38, value: 101, full: 101, isGuess: false };
    expect(french.sums).toEqual(sums);
    expect(others.map(({ name, sums }) => [name, sums.isGuess])).toEqual([
      ['British', true],
      ['Prussian', true],
    ]);
  });

  test('a unit in battle stands in its town and in its column', () => {
    const friant = unitOf(sceneOf(battle(line)), 'Friant');
    expect(friant.spots.map(({ name }) => name)).toEqual(['Ligny', 'French left']);
  });

  test('marks a unit, where a hidden one was last seen, and nothing for the lost', () => {
    expect(markOf(scene, unitOf(scene, 'Foy'))).toBe('unit:Foy');
    expect(markOf(scene, unitOf(scene, 'Steinmetz'))).toBe('town:Charleroi');
    const dead = sceneOf(position({ units: { Beaumont: ['Friant'], Namur: ['Jagow'] } }));
    expect(markOf(dead, unitOf(dead, 'Foy'))).toBeNull();
  });

  test('counts the backs of an army by town', () => {
    const places = hiddenOf(scene, 'Prussian').map(([spot, count]) => [spot.name, count]);
    expect(places[0]).toEqual(['Namur', 7]);
    expect(places).toContainEqual(['Charleroi', 2]);
  });

  test('losses go by the turn in which they fell', () => {
    const [first, second, ...rest] = scene.roster;
    const fallen = (when: number) =>
      ({ fate: 'lost', seen: { value: 0, at: 'town:dead', when } }) as const;
    const roster = [{ ...first, ...fallen(4) }, { ...second, ...fallen(2) }, ...rest];
    expect(lossesOf({ ...scene, roster })).toEqual([
      { step: 2, armies: [{ army: 'French', units: 1, value: 2 }] },
      { step: 4, armies: [{ army: 'French', units: 1, value: 0 }] },
    ]);
  });
});

describe('finding by name', () => {
  const list = findables(sceneOf(opening('historical')), (word) => word);
  const names = (sought: string): string[] => find(list, sought, 8).map(({ name }) => name);

  test.each([
    ['berthezene', ['Berthezène']],
    ['BLÜ', ['Blücher']],
    ['guard', ['French Guard']],
    ['ligny', ['Ligny']],
    ['wilh', ['Pr. Wilhelm']],
    ['  ', []],
    ['xyz', []],
  ])('%j finds %j', (sought, found) => {
    expect(names(sought)).toEqual(found);
  });

  test('a name that begins so comes before one that only holds it', () => {
    expect(names('ber')[0]).toBe('Berthezène');
    expect(names('ber')).toContain('Habert');
  });

  test('a corps is marked where most of it stands', () => {
    expect(find(list, 'French II', 1)[0].mark).toBe('town:Solre');
    expect(find(list, 'British II', 1)[0].mark).toBe('town:Grammont');
  });
});

describe('the board as text', () => {
  const scene = sceneOf(opening('historical'));

  test('has every spot that holds something, from the top down', () => {
    const [{ spots }] = readingOf(scene, new Set(), false);
    const heights = spots.map(({ spot }) => Math.floor((spot.y * 12) / scene.boards[0].height));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    const mons = spots.find(({ spot }) => spot.name === 'Mons');
    expect(mons).toMatchObject({ pieces: [], counts: [] });
    expect(mons?.backs).toMatchObject([{ count: 1, piece: { army: 'British' } }]);
    expect(spots.some(({ spot }) => spot.name === 'Bavay')).toBe(false);
  });

  test('a spot without pieces is read when it can be chosen', () => {
    const [{ spots }] = readingOf(scene, new Set(['town:Bavay']), true);
    expect(spots.map(({ spot, isLit }) => [spot.name, isLit])).toEqual([['Bavay', true]]);
  });

  test('in brief only what can be chosen is read', () => {
    const [{ spots }] = readingOf(scene, new Set(['unit:Foy']), true);
    expect(spots.map(({ spot }) => spot.name)).toEqual(['Solre']);
    expect(spots[0].pieces.map(({ thing }) => thing)).toEqual(['unit:Foy']);
  });
});
