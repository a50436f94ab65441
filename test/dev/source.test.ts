import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeOnly, lineAt, withoutComments } from '../../dev/source.ts';

test.each([
  ['a line comment', 'a; // b\nc;', 'a;     \nc;'],
  ['a block comment keeps its lines', 'a /* b\nc */ d', 'a     \n     d'],
  ['a string', `f('a // b')`, `f('      ')`],
  ['an escaped quote', String.raw`f('a\'b', c)`, `f('    ', c)`],
  ['a regular expression', `x = /'"\\/[/]/g; y`, `x = /       /g; y`],
  ['a division', 'a / b / c', 'a / b / c'],
  ['a regular expression after return', `return /'/`, 'return / /'],
  ['a template', '`a ${ b } c`', '`  ${ b }  `'],
  ['a template in a template', '`a ${ f({ x: `b ${c}` }) } d`', '`  ${ f({ x: `  ${c}` }) }  `'],
  ['a dollar that opens nothing', '`$5 {a}` b', '`      ` b'],
])('codeOnly blanks what is not code: %s', (_, text, expected) => {
  expect(codeOnly(text)).toBe(expected);
});

test('withoutComments leaves literals alone', () => {
  expect(withoutComments(`f('// a', \`/* b */\`); // c`)).toBe(`f('// a', \`/* b */\`);     `);
});

test('every character keeps its place, in a file full of odd literals', () => {
  const text = readFileSync(import.meta.filename, 'utf8');
  expect(codeOnly(text)).toHaveLength(text.length);
  expect(codeOnly(text).split('\n')).toHaveLength(text.split('\n').length);
});

test('lineAt counts from one', () => {
  expect(lineAt('a\nb\nc', 0)).toBe(1);
  expect(lineAt('a\nb\nc', 4)).toBe(3);
});
