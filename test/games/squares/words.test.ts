import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { told, wordsWith } from '../../../src/boards/words.ts';
import { LEXICON } from '../../../src/games/squares/lexicon.ts';
import { META } from '../../../src/games/squares/meta.ts';
import { namesOf } from '../../../src/games/squares/names.ts';
import { BATTLES } from '../../../src/games/squares/scenarios.ts';
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

test('every refusal of the rules is told', () => {
  const root = new URL('../../../src/games/squares/', import.meta.url);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(new URL(path, root), 'utf8'));
  const reasons = sources.flatMap((source) =>
    [...source.matchAll(/\bbar\(\s*'[\d.]+',\s*'([^']+)'/g)].map(([, reason]) => reason),
  );
  expect(reasons.length).toBeGreaterThan(60);
  expect(reasons.filter((reason) => told(reason, it.reasons) === reason)).toEqual([]);
  expect(Object.keys(it.reasons).filter((reason) => !reasons.includes(reason))).toEqual([]);
});

describe('names', () => {
  const WATERLOO = BATTLES.length - 1;

  test('[13.0] no two units of a battle have the same name, nor two leaders', () => {
    for (const { scenario } of BATTLES) {
      for (const named of [scenario.units, scenario.leaders]) {
        const names = named.map(({ side, fullName }) => `${side} ${fullName}`);
        expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
      }
    }
  });

  test('choices and the log name units, leaders and places of the battle', () => {
    const here = wordsWith(en, namesOf(BATTLES[WATERLOO]));
    expect(wordsWith(en, namesOf(BATTLES[WATERLOO]))).toBe(here);
    expect(['#6', '#179', '@0', '@1', '@30', '22,14', '22,15'].map((n) => here.names[n])).toEqual([
      '17th Line',
      '5th Royal Horse Artillery',
      'Napoléon',
      'd’Erlon',
      'Wellington',
      'La Haye Sainte (22,14)',
      undefined,
    ]);
    expect(namesOf(BATTLES[0])['#6']).toBe('1/7th Light');
    expect(wordsWith(en, undefined)).toBe(en);
  });

  test('Italian has them too', () => {
    const here = wordsWith(it, namesOf(BATTLES[WATERLOO]));
    expect(['#6', '#4', '#175', '@0', '#57', '#0'].map((n) => here.names[n])).toEqual([
      '17º di linea',
      '1/13º leggero',
      '1º artiglieria reale a cavallo',
      'Napoleone',
      'Batteria, I corpo',
      '54º di linea',
    ]);
  });

  test('no unit keeps an English name in Italian but one of people, towns and nations', () => {
    const kept = BATTLES.flatMap(({ scenario }) => scenario.units)
      .map(({ fullName }) => fullName)
      .filter((name) => told(name, it.names) === name);
    expect(kept.filter((name) => !/^[12]\/[A-ZM][-a-zöéö ]+/.test(name)).toSorted()).toEqual([
      'Gardes du Corps',
    ]);
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

/** The figures of a text, whatever the language writes between their digits. */
const figuresIn = (text: string): string[] =>
  [...text.replace(/(\d),(\d)/g, '$1.$2').matchAll(/\d+(?:\.\d+)?/g)]
    .map(([figure]) => figure)
    .toSorted();

describe('the books', () => {
  const { en: english, it: italian } = squaresBooks;

  test('have the same rules and rulings', () => {
    expect(Object.keys(italian.rules)).toEqual(Object.keys(english.rules));
    expect(italian.rulings.map(({ number }) => number)).toEqual(
      english.rulings.map(({ number }) => number),
    );
  });

  test('are told in Italian, and with the same figures', () => {
    const passages = [
      ...Object.entries(english.rules).map(
        ([number, text]) => [number, text, italian.rules[number]] as const,
      ),
      ...english.rulings.map((text, i) => [text.number, text, italian.rulings[i]] as const),
    ];
    const untold = passages.filter(([, text, said]) => said.gist === text.gist);
    expect(untold.map(([number]) => number)).toEqual([]);
    for (const [number, { gist }, said] of passages) {
      expect([number, figuresIn(said.gist)]).toEqual([number, figuresIn(gist)]);
    }
  });

  test('name no rule that is not there', () => {
    const numbers = Object.values(english.rules).flatMap(({ gist }) =>
      [...gist.matchAll(/\((\d+\.\d+)\)/g)].map(([, number]) => number),
    );
    expect(numbers.length).toBeGreaterThan(40);
    expect(numbers.filter((number) => !Object.hasOwn(english.rules, number))).toEqual([]);
  });
});
