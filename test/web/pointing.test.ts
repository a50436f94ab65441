import { expect, test } from 'vitest';
import type { Thing } from '../../src/boards/scene.ts';
import type { Choice } from '../../src/kernel/choice.ts';
import {
  choiceNaming,
  pathInWords,
  pointAt,
  pointing,
  type Pointed,
} from '../../src/web/pointing.ts';

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
const pointed: Pointed[] = choices.map((choice) => ({ choice, path: pathInWords(verbs, choice) }));
const none = new Set();

test('things that a choice names are lit, and choices that name none get a button', () => {
  expect(pointing(pointed, null, seen)).toEqual({
    lit: new Set(['unit:Quiot', 'unit:Ney']),
    also: none,
    buttons: [['done']],
    here: [],
  });
});

test('a thing with one choice makes it at once', () => {
  expect(pointAt(pointed, null, 'unit:Quiot')).toEqual({ choices: [['march', 'Quiot']] });
});

test('a thing with several choices is picked; places then light, the rest are offered there', () => {
  expect(pointAt(pointed, null, 'unit:Ney')).toEqual({ picked: 'unit:Ney' });
  expect(pointing(pointed, 'unit:Ney', seen)).toEqual({
    lit: new Set(['column:left']),
    also: new Set(['unit:Quiot', 'unit:Ney']),
    buttons: [['done']],
    here: [
      ['march', 'Ney'],
      ['command', 'Ney'],
      ['fire', 'Ney', 'line'],
    ],
  });
  expect(pointAt(pointed, 'unit:Ney', 'column:left')).toEqual({
    choices: [['engage', 'Ney', 'left']],
  });
});

test('with one piece picked, pointing at another picks that', () => {
  expect(pointAt(pointed, 'unit:Ney', 'unit:Quiot')).toEqual({ choices: [['march', 'Quiot']] });
  expect(pointAt(pointed, null, 'column:left')).toBeNull();
});

test('a game may say by which things a choice is pointed at, and one thing may mean several', () => {
  const unit: Thing = 'unit:Ney';
  const both: Pointed[] = [
    { choice: ['engage', 'Ney', 'left'], path: [[unit], ['enemy:left']] },
    { choice: ['fire', 'Ney', 'line'], path: [[unit], ['enemy:left', 'unit:Jagow']] },
    { choice: ['form', 'Ney'], path: [[unit], ['act:form']] },
  ];
  const shown = new Set<Thing>([unit, 'enemy:left', 'unit:Jagow']);
  expect(pointing(both, unit, shown)).toMatchObject({
    lit: new Set(['enemy:left', 'unit:Jagow']),
    here: [['form', 'Ney']],
  });
  expect(pointAt(both, unit, 'enemy:left')).toEqual({
    choices: [
      ['engage', 'Ney', 'left'],
      ['fire', 'Ney', 'line'],
    ],
  });
  expect(pointAt(both, unit, 'unit:Jagow')).toEqual({ choices: [['fire', 'Ney', 'line']] });
  expect(pointAt(both.slice(2), null, unit)).toEqual({ picked: unit });
});

test('a thing that is not to be seen gets a button', () => {
  const { lit, buttons } = pointing(pointed.slice(1, 2), null, new Set());
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
