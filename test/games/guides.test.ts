import { describe, expect, test } from 'vitest';
import type { Cue, LessonStep } from '../../src/boards/guide.ts';
import { FACES } from '../../src/games/faces.ts';
import { GUIDES } from '../../src/games/guides.ts';
import { GAMES } from '../../src/games/index.ts';
import { SHELF } from '../../src/games/shelf.ts';
import { isFault } from '../../src/kernel/fault.ts';
import { en } from '../../src/web/words/en.ts';
import { openDesk, walkThrough } from './learner.ts';

/** More than this is not read by somebody who wants to play. */
const LONGEST_TEXT = 260;

const cuesOf = ({ done, turnsHere }: LessonStep): readonly Cue[] => [
  ...(typeof done === 'string' ? [] : done),
  ...(turnsHere === undefined ? [] : [turnsHere]),
];

const faces = new Map(
  await Promise.all([...FACES].map(async ([id, load]) => [id, (await load()).FACE] as const)),
);

test('the boxes that offer to teach are those that have a guide', () => {
  const taught = SHELF.flatMap(({ meta, isTaught }) => (isTaught ? [meta.id] : []));
  expect(taught).toEqual([...GUIDES.keys()]);
});

describe.each([...GUIDES])('the guide of %s', (id, { lessons, campaign }) => {
  const game = GAMES.find(({ meta }) => meta.id === id);
  if (game === undefined) throw new Error(`no game is called ${id}`);
  const { lexicon, rulebook, meta } = game;
  const face = faces.get(id);
  if (face === undefined) throw new Error(`${id} has no face`);
  const { words, scene } = face;

  test('the campaign after the lessons can be played', () => {
    expect(meta.scenarios.map(({ name }) => name)).toContain(campaign.scenario);
  });

  describe.each(lessons.map((lesson) => [lesson.name, lesson] as const))('%s', (_, lesson) => {
    const { start, steps, close, title, seat, fails = [] } = lesson;

    test('starts from a sound position, with the learner to decide', () => {
      if ('position' in start) {
        const state = game.parse(start.position);
        if (isFault(state)) throw new Error(`${state.path}: ${state.problem}`);
        expect(game.check(state)).toEqual([]);
      }
      const desk = openDesk(id, lesson);
      desk.letPlay(() => {});
      expect(desk.asked().choices).not.toEqual([]);
    });

    test('comes to every step and ends, done as proposed', () => {
      const { walked } = walkThrough(id, lesson);
      expect(walked.map(({ at }) => at)).toEqual(steps.map((_, i) => i));
    });

    test('comes out the same each time', () => {
      const [one, two] = [walkThrough(id, lesson), walkThrough(id, lesson)];
      expect(one.desk.witness().events).toEqual(two.desk.witness().events);
    });

    test('what it looks at is on the boards', () => {
      for (const { at, view } of walkThrough(id, lesson).walked) {
        const { look } = steps[at];
        if (look === undefined) continue;
        const things = scene(view).boards.flatMap(({ spots }) => spots.map(({ thing }) => thing));
        expect(things, `step ${at}`).toContain(look);
      }
    });

    test.each(['en', 'it'] as const)('is told in short sentences, in %s', (language) => {
      const { verbs } = words[language];
      for (const text of [title, close, ...steps.map((step) => step.text)]) {
        const told = text[language];
        expect(told.trim()).not.toBe('');
        expect(told.length, told).toBeLessThanOrEqual(LONGEST_TEXT);
        for (const [, name] of told.matchAll(/\{(\w+)\}/g))
          expect([...Object.keys(verbs), ...Object.keys(en)]).toContain(name);
      }
    });

    test('the two languages name the same buttons', () => {
      const named = (told: string): string[] =>
        [...told.matchAll(/\{\w+\}/g)].map(([name]) => name);
      for (const { text } of steps) expect(named(text.it)).toEqual(named(text.en));
    });

    test('speaks of rules, events, choices and procedures that there are', () => {
      expect(openDesk(id, lesson).seats()).toContain(seat);
      for (const step of steps) {
        for (const rule of step.rules) expect(rulebook).toHaveProperty([rule]);
        for (const cue of [...cuesOf(step), ...fails]) {
          const [name, phrases] =
            'event' in cue
              ? [cue.event, lexicon.events]
              : 'choice' in cue
                ? [cue.choice, lexicon.verbs]
                : [cue.procedure, lexicon.frames];
          expect(phrases.map((phrase) => phrase.name)).toContain(name);
        }
      }
    });
  });
});

describe('blocks, for those who do something else', () => {
  const lessons = GUIDES.get('blocks')?.lessons ?? [];

  test('who ends the first turn at once still learns to march', () => {
    const { walked } = walkThrough('blocks', lessons[0], [['done']], 'skip');
    expect(walked[0].at).toBe(0);
    expect(walked.map(({ at }) => at)).toContain(lessons[0].steps.length - 1);
  });

  test('who marches another block is led on from there', () => {
    const own = [
      ['march', 'Milhaud'],
      ['to', 'Laneffe'],
    ] as const;
    const { walked } = walkThrough('blocks', lessons[0], own);
    expect(walked.map(({ at }) => at)).toContain(lessons[0].steps.length - 1);
  });

  test('who draws up another line still fights the battle to its end', () => {
    const own = [
      ['array', 'Exelmans', 'centre'],
      ['array', 'Habert', 'right'],
      ['array', 'Kellermann', 'left'],
      ['done'],
    ] as const;
    const { desk } = walkThrough('blocks', lessons[2], own, 'skip');
    expect(desk.witness().events.map(({ event }) => event)).toContain('routed');
  });

  test('the last lesson wins the campaign', () => {
    const { desk } = walkThrough('blocks', lessons[3]);
    expect(desk.outcome()).toMatchObject({ winners: ['French'], rule: '12.1' });
  });
});
