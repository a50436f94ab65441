import { expect, test } from 'vitest';
import type { Thing } from '../../src/boards/scene.ts';
import type { Choice } from '../../src/kernel/choice.ts';
import { choiceNaming, pointAt, pointing } from '../../src/web/pointing.ts';

const verbs = [
  { name: 'done', args: [] },
  { name: 'march', args: ['unit'] },
  { name: 'command', args: ['unit'] },
  { name: 'engage', args: ['unit', 'column'] },
  { name: 'fire', args: ['unit', 'formation'] },
];
const choices: Choice[] = [
  ['done'],
  ['march', 'Quiot'],
  ['march', 'Ney'],
  ['command', 'Ney'],
  ['engage', 'Ney', 'left'],
  ['fire', 'Ney', 'line'],
];
const seen = new Set<Thing>(['unit:Quiot', 'unit:Ney', 'column:left']);

test('things that a choice names are lit, and choices that name none get a button', () => {
  expect(pointing(choices, verbs, null, seen)).toEqual({
    lit: new Set(['unit:Quiot', 'unit:Ney']),
    buttons: [['done']],
  });
});

test('a thing with one choice makes it at once', () => {
  expect(pointAt(choices, verbs, null, 'unit:Quiot')).toEqual({ choice: ['march', 'Quiot'] });
});

test('a thing with several choices is picked; places then light, the rest are buttons', () => {
  expect(pointAt(choices, verbs, null, 'unit:Ney')).toEqual({ picked: 'unit:Ney' });
  expect(pointing(choices, verbs, 'unit:Ney', seen)).toEqual({
    lit: new Set(['column:left']),
    buttons: [
      ['march', 'Ney'],
      ['command', 'Ney'],
      ['fire', 'Ney', 'line'],
    ],
  });
  expect(pointAt(choices, verbs, 'unit:Ney', 'column:left')).toEqual({
    choice: ['engage', 'Ney', 'left'],
  });
});

test('with one piece picked, pointing at another picks that', () => {
  expect(pointAt(choices, verbs, 'unit:Ney', 'unit:Quiot')).toEqual({ choice: ['march', 'Quiot'] });
  expect(pointAt(choices, verbs, null, 'column:left')).toBeNull();
});

test('a thing that is not to be seen gets a button', () => {
  const { lit, buttons } = pointing([['march', 'Quiot']], verbs, null, new Set());
  expect(lit.size).toBe(0);
  expect(buttons).toEqual([['march', 'Quiot']]);
});

test('what is not lit stands for the choice that would name it', () => {
  expect(choiceNaming(choices, verbs, null, 'unit:Reille')).toEqual(['march', 'Reille']);
  expect(choiceNaming(choices, verbs, 'unit:Ney', 'column:right')).toEqual([
    'engage',
    'Ney',
    'right',
  ]);
  expect(choiceNaming(choices, verbs, null, 'column:right')).toBeNull();
});
