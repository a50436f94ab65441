import { describe, expect, test } from 'vitest';
import { told } from '../../../src/boards/words.ts';
import { LEXICON } from '../../../src/games/squares/lexicon.ts';
import { META } from '../../../src/games/squares/meta.ts';
import { squaresBooks, squaresWords } from '../../../src/games/squares/words.ts';

const { en, it } = squaresWords;

const placesIn = (text: string): string[] => [...text.matchAll(/\{\d\}/g)].map(String).toSorted();

describe('in Italian', () => {
  test('every event tells the same things', () => {
    for (const { name, args, text } of LEXICON.events) {
      const italian = it.events[name as keyof typeof it.events];
      expect([name, placesIn(italian)]).toEqual([name, placesIn(text)]);
      expect(placesIn(text).length).toBeLessThanOrEqual(args.length);
    }
  });

  test.each([
    ['formation', []],
    ['factor', []],
    ['ending', []],
    ['direction', ['N', 'E', 'S', 'NE', 'SE']],
    ['side', []],
    ['switch', []],
  ])('every %s has a name of its own', (domain, same) => {
    const alike = LEXICON.domains[domain].filter((word) => told(word, it.names) === word);
    expect(alike.toSorted()).toEqual(same.toSorted());
  });
});

test('every prompt is a sentence in both languages, and another one', () => {
  for (const [procedure, prompt] of Object.entries(en.prompts)) {
    const italian = it.prompts[procedure as keyof typeof it.prompts];
    expect(prompt).toMatch(/[.!]$/);
    expect(italian).toMatch(/[.!]$/);
    expect(italian).not.toBe(prompt);
  }
});

test('both boxes tell every scenario and every option', () => {
  for (const words of [en, it]) {
    expect(Object.keys(words.scenarios)).toEqual(META.scenarios.map(({ name }) => name));
    expect(Object.keys(words.options)).toEqual(META.options.map(({ name }) => name));
  }
  for (const { name, title, gist } of META.scenarios)
    expect(en.scenarios[name]).toEqual([title, gist]);
});

test('the books have the same rules', () => {
  expect(Object.keys(squaresBooks.it.rules)).toEqual(Object.keys(squaresBooks.en.rules));
  expect(squaresBooks.it.rulings.map(({ number }) => number)).toEqual(
    squaresBooks.en.rulings.map(({ number }) => number),
  );
});
