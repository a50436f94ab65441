import { expect, test } from 'vitest';
import { duplicatesIn } from '../../dev/duplicates.ts';

/** So many different lines of code. */
const lines = (count: number, name: string): string =>
  Array.from({ length: count }, (_, i) => `const ${name}${i} = ${i};\n`).join('');

const found = (files: Record<string, string>) =>
  duplicatesIn(Object.entries(files).map(([path, text]) => ({ path, text })));

test('eight lines that stand in two files are a duplicate, seven are not', () => {
  expect(found({ 'a.ts': lines(8, 'x'), 'b.ts': `const y = 1;\n${lines(8, 'x')}` })).toEqual([
    { first: 'a.ts:1-8', second: 'b.ts:2-9', lines: 8 },
  ]);
  expect(found({ 'a.ts': lines(7, 'x'), 'b.ts': lines(7, 'x') })).toEqual([]);
});

test('a run is reported once, as long as it is', () => {
  expect(found({ 'a.ts': `${lines(20, 'x')}a;`, 'b.ts': `${lines(20, 'x')}b;` })).toEqual([
    { first: 'a.ts:1-20', second: 'b.ts:1-20', lines: 20 },
  ]);
});

test('a run may be repeated within one file', () => {
  expect(found({ 'a.ts': `${lines(9, 'x')}const y = 1;\n${lines(9, 'x')}` })).toEqual([
    { first: 'a.ts:1-9', second: 'a.ts:11-19', lines: 9 },
  ]);
});

test('every further copy is reported', () => {
  const text = lines(8, 'x');
  expect(found({ 'a.ts': text, 'b.ts': text, 'c.ts': text }).map(({ second }) => second)).toEqual([
    'b.ts:1-8',
    'c.ts:1-8',
  ]);
});

test('a run does not go on from one file into the next', () => {
  expect(
    found({ 'a.ts': lines(4, 'x'), 'b.ts': lines(4, 'y'), 'c.ts': lines(4, 'x') + lines(4, 'y') }),
  ).toEqual([]);
});

test('a run is found although its lines also stand across the end of an earlier file', () => {
  const both = lines(4, 'x') + lines(4, 'y');
  expect(
    found({ 'a.ts': lines(4, 'x'), 'b.ts': lines(4, 'y'), 'c.ts': both, 'd.ts': both }),
  ).toEqual([{ first: 'c.ts:1-8', second: 'd.ts:1-8', lines: 8 }]);
});

test('one line over and over is a duplicate of itself only when both runs have room', () => {
  expect(found({ 'a.ts': 'row(1, 1);\n'.repeat(15) })).toEqual([]);
  expect(found({ 'a.ts': 'row(1, 1);\n'.repeat(16) })).toHaveLength(1);
});

test('comments, spaces, blank lines and lone brackets do not hide a duplicate', () => {
  const spaced = lines(8, 'x').replaceAll('\n', ' // why\n\n});\n').replaceAll(' = ', '  =  ');
  expect(found({ 'a.ts': lines(8, 'x'), 'b.ts': spaced })).toHaveLength(1);
});

test('imports are no duplicates', () => {
  const imports = `import {\n${'  name,\n'.repeat(20)}} from './names.ts';\nimport './effect.ts';\n`;
  expect(found({ 'a.ts': imports, 'b.ts': imports })).toEqual([]);
});
