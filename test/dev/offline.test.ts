import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtNote } from '../../dev/offline.ts';

const folder = mkdtempSync(join(tmpdir(), 'hundred-days-built-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);

test('everything built is kept but the keeper itself and fonts that nobody reads', () => {
  mkdirSync(join(folder, 'assets'));
  write('index.html', 'page');
  write('service-worker.js', 'keeper');
  write('.built-from', 'stamp');
  write('icon.svg', '<svg/>');
  for (const file of ['a-1.js', 'f-latin-400-x.woff2', 'f-latin-400-x.woff', 'f-cyrillic-4.woff2'])
    write(`assets/${file}`, file);
  expect(builtNote(folder).files).toEqual([
    'assets/a-1.js',
    'assets/f-latin-400-x.woff2',
    'icon.svg',
    './',
  ]);
});

test('any change of a file is a new version', () => {
  const before = builtNote(folder).version;
  expect(builtNote(folder).version).toBe(before);
  write('index.html', 'another page');
  expect(builtNote(folder).version).not.toBe(before);
});
