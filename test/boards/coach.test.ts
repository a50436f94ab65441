import { describe, expect, test } from 'vitest';
import { beginLesson, firstLegal, follow, isFinished, passed } from '../../src/boards/coach.ts';
import type { Progress, Witness } from '../../src/boards/coach.ts';
import type { Done, Lesson, LessonStep } from '../../src/boards/guide.ts';
import type { Choice } from '../../src/kernel/choice.ts';

const told = { en: 'x', it: 'x' };
const step = (done: Done, more: Partial<LessonStep> = {}): LessonStep => ({
  text: told,
  rules: [],
  done,
  ...more,
});
const lessonOf = (steps: readonly LessonStep[], more: Partial<Lesson> = {}): Lesson => ({
  name: 'toy',
  title: told,
  start: { scenario: 'toy' },
  seed: 's',
  seat: 'White',
  foe: [],
  steps,
  close: told,
  ...more,
});

/** A witness of these choices, each of which was heard as an event of the same words. */
const after = (...choices: Choice[]): Witness => ({
  choices,
  events: choices.map(([event, ...args]) => ({ rule: '1', event, args, text: '' })),
  procedure: choices.length === 0 ? null : 'move',
});

const go: Done = [{ event: 'go' }];

describe('the coach', () => {
  test('goes on when what the step waits for has happened, however it was done', () => {
    const lesson = lessonOf([step([{ event: 'go', args: [null, 'Mons'] }]), step('next')]);
    const at = (witness: Witness): number => follow(lesson, beginLesson, witness).at;
    expect(at(after(['go', 'Foy', 'Ath']))).toBe(0);
    expect(at(after(['go', 'Foy', 'Mons']))).toBe(1);
    expect(at(after(['go', 'Ney', 'Ath'], ['go', 'Ney', 'Mons']))).toBe(1);
  });

  test('counts only what has happened since the step began', () => {
    const lesson = lessonOf([step(go), step([{ event: 'go', times: 2 }])]);
    const one = follow(lesson, beginLesson, after(['go']));
    expect(one.at).toBe(1);
    const two = follow(lesson, one, after(['go'], ['go']));
    expect(two.at).toBe(1);
    expect(isFinished(lesson, follow(lesson, two, after(['go'], ['go'], ['go'])))).toBe(true);
  });

  test('waits for choices and for what is asked', () => {
    const lesson = lessonOf([
      step([{ choice: 'pick', args: ['Foy'] }]),
      step([{ procedure: 'hand' }]),
    ]);
    const picked = follow(lesson, beginLesson, after(['pick', 'Foy']));
    expect(picked.at).toBe(1);
    expect(follow(lesson, picked, { ...after(['pick', 'Foy']), procedure: 'hand' }).at).toBe(2);
  });

  test('goes back with an undo to the step that was on', () => {
    const lesson = lessonOf([step(go), step('next'), step(go), step(go)]);
    let progress: Progress = follow(lesson, beginLesson, after(['go']));
    progress = passed(lesson, progress, after(['go']));
    progress = follow(lesson, progress, after(['go'], ['go']));
    expect(progress.at).toBe(3);
    expect(follow(lesson, progress, after(['go'])).at).toBe(2);
    expect(follow(lesson, progress, after()).at).toBe(0);
  });

  test('an undo is done by an undo', () => {
    const lesson = lessonOf([step(go), step('undo'), step(go)]);
    const progress = follow(lesson, beginLesson, after(['go']));
    expect(follow(lesson, progress, after(['go'], ['go'])).at).toBe(1);
    const undone = follow(lesson, progress, after());
    expect(undone.at).toBe(2);
    expect(follow(lesson, undone, after(['go'])).at).toBe(3);
  });

  test('turns to the step that what happened calls for, past those that it overtook', () => {
    const lesson = lessonOf([step(go), step(go), step('next', { turnsHere: { event: 'rout' } })]);
    expect(follow(lesson, beginLesson, after(['rout'])).at).toBe(2);
    expect(follow(lesson, beginLesson, after(['go'], ['rout'])).at).toBe(2);
  });

  test('whoever plays before he has read on is not held up', () => {
    const lesson = lessonOf([step('next'), step('next'), step(go), step('next'), step(go)]);
    expect(follow(lesson, beginLesson, after(['other'])).at).toBe(0);
    expect(follow(lesson, beginLesson, after(['go'])).at).toBe(3);
  });

  test('knows when a lesson is lost', () => {
    const lesson = lessonOf([step(go)], { fails: [{ event: 'rout', args: ['White'] }] });
    expect(follow(lesson, beginLesson, after(['rout', 'Black'])).isFailed).toBe(false);
    expect(follow(lesson, beginLesson, after(['rout', 'White'])).isFailed).toBe(true);
  });

  test('proposes the first that is legal', () => {
    const wanted: Choice[] = [['pick', 'Foy'], ['to', 'Mons'], ['done']];
    expect(firstLegal(wanted, [['done'], ['to', 'Mons']])).toEqual(['to', 'Mons']);
    expect(firstLegal(wanted, [['to', 'Ath']])).toBeNull();
  });
});
