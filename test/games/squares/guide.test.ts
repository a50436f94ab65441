import { expect, test } from 'vitest';
import { squaresGuide } from '../../../src/games/squares/guide.ts';
import type { Choice } from '../../../src/kernel/choice.ts';
import { walkThrough, type Desk } from '../learner.ts';

const [command, march, combat, day] = squaresGuide.lessons;

const happened = (desk: Desk, name: string): (readonly (string | number)[])[] =>
  desk
    .witness()
    .events.filter(({ event }) => event === name)
    .map(({ args }) => args);

const last = (lesson: typeof command): number => lesson.steps.length - 1;

test('[6.32] the first lesson sets an objective aside and moves a unit', () => {
  const { desk } = walkThrough('squares', command);
  expect(happened(desk, 'moved')).toEqual([['#0', '6,5']]);
});

test('[9.12] [5.2] who transfers a leader and sets an objective comes to the same end', () => {
  const own: readonly Choice[] = [
    ['transfer', '@1'],
    ['attach', '#2'],
    ['done'],
    ['order', '@1'],
    ['objective', '14,8'],
  ];
  const { walked, desk } = walkThrough('squares', command, own);
  expect(happened(desk, 'objective')).toEqual([['@1', '14,8']]);
  expect(walked.at(-1)?.at).toBe(last(command));
});

test('[6.35] the second lesson forms line, turns, sends skirmishers out and limbers guns', () => {
  const { desk } = walkThrough('squares', march);
  expect(happened(desk, 'formed')).toEqual([
    ['#4', 'line'],
    ['#31', 'limbered'],
  ]);
  expect(happened(desk, 'faced')).toEqual([['#4', 'NE']]);
  expect(happened(desk, 'skirmishers')).toEqual([['#4', '50%']]);
});

test('[6.32] who marches another unit is led on from there', () => {
  const own: readonly Choice[] = [
    ['access', '#0'],
    ['step', 'E'],
    ['step', 'E'],
    ['step', 'E'],
  ];
  const { walked } = walkThrough('squares', march, own);
  expect(walked.at(-1)?.at).toBe(last(march));
});

test('[7.2] [7.4] the third lesson fires at the redoubt and wins the melee for it', () => {
  const { desk } = walkThrough('squares', combat);
  expect(happened(desk, 'fired')[0].slice(0, 2)).toEqual(['#36', '#93']);
  expect(happened(desk, 'meleeWon').map(([side]) => side)).toEqual(['French']);
});

test('[7.1] who goes to combat at once has fought, and reads on', () => {
  const { walked, desk } = walkThrough('squares', combat, [['combat']], 'skip');
  expect(happened(desk, 'combat').length).toBeGreaterThan(0);
  expect(walked.at(-1)?.at).toBe(last(combat));
});

test('[11.0] the last lesson ends the day', () => {
  const { desk } = walkThrough('squares', day);
  expect(happened(desk, 'moved')).toEqual([['#4', '17,9']]);
  expect(desk.outcome()).toMatchObject({ winners: ['French'], rule: '11.0' });
});
