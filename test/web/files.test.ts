import { expect, test } from 'vitest';
import { Refused } from '../../src/web/engine.ts';
import { fileNameOf, parseGameFile, scenarioOf, tellFault } from '../../src/web/files.ts';
import { tellWhen } from '../../src/web/kept-list.tsx';
import { language } from '../../src/web/speech.ts';

language.value = 'en';

test('records and positions are told apart by their format', () => {
  const record = { format: 'hundred-days record 1', game: 'blocks' };
  expect(parseGameFile(JSON.stringify(record))).toEqual({ kind: 'record', game: 'blocks', record });
  const position = { format: 'hundred-days position 1', game: 'blocks' };
  expect(parseGameFile(JSON.stringify(position)).kind).toBe('position');
});

test.each([
  ['', 'not JSON'],
  ['null', 'neither'],
  ['[1]', 'neither'],
  ['"hundred-days record 1"', 'neither'],
  ['{"format":"hundred-days record 1"}', 'which game'],
  ['{"format":5,"game":"blocks"}', 'neither'],
  [' '.repeat(900_001), 'longer'],
])('%.20j is no file of ours', (text, reason) => {
  expect(() => parseGameFile(text)).toThrow(reason);
});

test.each([
  ['record.choices[41].choice', 'choice number 42 is wrong: no'],
  ['record.rules', 'it was played by other rules: no'],
  ['position.position.units.Mons[0]', 'at “units.Mons[0]”, no'],
  ['record.position.turn', 'at “turn”, no'],
])('a fault at %s', (path, told) => {
  expect(tellFault(new Refused(`${path}: no`, null, path))).toBe(told);
});

test('file names have game, scenario and date', () => {
  const day = new Date(2026, 5, 8, 23, 59);
  expect(fileNameOf('blocks', 'free', '', day)).toBe('blocks-free-2026-06-08.json');
  expect(fileNameOf('blocks', 'free', 'position', day)).toBe(
    'blocks-free-position-2026-06-08.json',
  );
});

test('the scenario is known by way of a position, too', () => {
  const record = { position: { scenario: 'gambit' } } as unknown as Parameters<
    typeof scenarioOf
  >[0];
  expect(scenarioOf(record)).toBe('gambit');
});

test.each([
  [0, 'now'],
  [50_000, 'now'],
  [3 * 60_000, '3 minutes ago'],
  [26 * 3_600_000, 'yesterday'],
  [-5000, 'now'],
])('%i ms ago is told as %s', (ago, told) => {
  expect(tellWhen(1e12 - ago, 1e12, 'en')).toBe(told);
});
