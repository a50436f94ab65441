import { expect, test } from 'vitest';
import type { Piece } from '../../src/boards/scene.ts';
import { originsOf, type Standing } from '../../src/web/board/motion.ts';

const TOWNS = { Mons: { x: 0, y: 0 }, Ath: { x: 100, y: 0 }, Namur: { x: 900, y: 0 } } as const;
type Town = keyof typeof TOWNS;

const at = (town: Town, key: string, army: string, face: Piece['face'] = null): Standing => ({
  piece: {
    key,
    thing: face === null ? null : `unit:${key}`,
    at: `town:${town}`,
    army,
    face,
    open: false,
    signs: [],
  },
  place: TOWNS[town],
  swell: 1,
  spot: { thing: `town:${town}`, ...TOWNS[town] },
});
const back = (town: Town, ordinal: number, army = 'British'): Standing =>
  at(town, `${army}@${town}#${ordinal}`, army);
const FACE = {
  symbol: 'infantry',
  name: 'Foy',
  corps: 'II',
  label: '9',
  value: 3,
  full: 3,
  nation: '',
} as const;

const led = (before: readonly Standing[], now: readonly Standing[]): string[] =>
  [...originsOf(before, now)]
    .filter(([key, from]) => from.piece.key !== key)
    .map(([key, from]) => `${from.piece.key} -> ${key}`);

test('a back that has left one town is led to where a new one stands', () => {
  const before = [back('Mons', 1), back('Mons', 2), back('Namur', 1)];
  expect(led(before, [back('Mons', 1), back('Ath', 1), back('Namur', 1)])).toEqual([
    'British@Mons#2 -> British@Ath#1',
  ]);
});

test('each goes to the nearest, and never to another army', () => {
  const before = [back('Namur', 1), back('Mons', 1), back('Mons', 1, 'Prussian')];
  expect(led(before, [back('Ath', 1)])).toEqual(['British@Mons#1 -> British@Ath#1']);
});

test('a face that turns away is not followed: nobody learns which back it is', () => {
  expect(led([at('Mons', 'Foy', 'British', FACE)], [back('Ath', 1)])).toEqual([]);
  expect(led([back('Mons', 1)], [at('Ath', 'Foy', 'British', FACE)])).toEqual([]);
});

test('faces come from where they were', () => {
  const origins = originsOf(
    [at('Mons', 'Foy', 'French', FACE)],
    [at('Ath', 'Foy', 'French', FACE)],
  );
  expect(origins.get('Foy')?.spot.thing).toBe('town:Mons');
});
