import { expect, test } from 'vitest';
import { lineCutter } from '../../src/cli/lines.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);

test('lines are put together from pieces, even within a letter', () => {
  const cutter = lineCutter(100);
  const text = bytes('Napoléon\nNey\nBl');
  expect(cutter.cut(text.subarray(0, 6))).toEqual([]);
  expect(cutter.cut(text.subarray(6))).toEqual(['Napoléon', 'Ney']);
  expect(cutter.end()).toEqual(['Bl']);
  expect(cutter.end()).toEqual([]);
});

test('a line over the limit is dropped, and the next one is read', () => {
  const cutter = lineCutter(4);
  expect(cutter.cut(bytes('12345'))).toEqual([]);
  expect(cutter.cut(bytes('678\n1234\n'))).toEqual([null, '1234']);
  expect(cutter.cut(bytes('12345'))).toEqual([]);
  expect(cutter.end()).toEqual([null]);
});
