import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULEBOOK } from '../../../src/games/areas/rulebook.ts';
import { RULINGS } from '../../../src/games/areas/rulings.ts';
import { RULEBOOK_IT } from '../../../src/games/areas/words/rulebook-it.ts';
import { RULINGS_IT } from '../../../src/games/areas/words/rulings-it.ts';
import type { Rulebook, Ruling, RuleText } from '../../../src/kernel/rulebook.ts';

/** The numbered rules, a section a line. */
const SECTIONS = [
  '1.0',
  '2.0',
  '3.0 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 3.10 3.11 3.12',
  '4.0 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8',
  '5.0 5.1 5.2',
  '6.0 6.1 6.2 6.2.1 6.2.2 6.2.3 6.3 6.3.1 6.3.2 6.4 6.4.1 6.4.2 6.4.3 6.5 6.5.1 6.6 6.6.1',
  '7.0 7.1 7.2 7.3 7.4 7.5',
  '8.0 8.1 8.2 8.3 8.4 8.5 8.6 8.6.1 8.7 8.8 8.9 8.10',
  '9.0 9.1 9.2 9.3 9.4 9.4.1 9.5 9.5.1 9.5.2 9.5.3 9.6 9.6.1 9.7 9.8 9.8.1 9.8.2 9.8.3 9.9',
  '10.0 10.1 10.2 10.3 10.4 10.5 10.6 10.7 10.8 10.9 10.10 10.11 10.12 10.13 10.14 10.15',
  '11.0 11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8 11.9 11.10 11.11 11.12 11.12.1 11.12.2 11.12.3 11.12.4 11.12.5 11.13 11.14 11.15 11.16 11.17 11.18 11.19 11.20 11.21',
  '12.0 12.1 12.2 12.3 12.4 12.5 12.5.1 12.5.2 12.5.3 12.6 12.7',
  '13.0 13.1 13.2 13.3 13.4 13.5 13.5.1 13.5.2 13.5.3 13.6 13.7',
  '14.0 14.1 14.2 14.3 14.4 14.5 14.6 14.7 14.7.1 14.7.2 14.7.3 14.8 14.9 14.10 14.11',
  '15.0 15.1 15.2 15.3 15.4 15.5 15.6 15.7 15.8',
  '16.0 16.1 16.2 16.3 16.4',
  '17.0 17.1 17.2 17.3 17.4 17.5 17.6',
  '18.0 18.1 18.2 18.3',
  '19.0 19.1 19.2 19.3 19.4 19.5 19.6 19.7',
  '20.0 20.1 20.2 20.3',
];

const rules: Rulebook = RULEBOOK;
const rulings: Readonly<Record<string, Ruling>> = RULINGS;
const rulesInItalian: Readonly<Record<string, RuleText>> = RULEBOOK_IT;
const rulingsInItalian: Readonly<Record<string, RuleText>> = RULINGS_IT;
const numbers = Object.keys(RULEBOOK);

/** Numbers that may stand next after this one: a part of it, or the next of any of its levels. */
const followers = (number: string): string[] => {
  const levels = number.split('.').map(Number);
  const next = levels.map((level, i) => [...levels.slice(0, i), level + 1].join('.'));
  const [section, ...others] = next;
  return [`${section}.0`, ...others, ...(levels[1] === 0 ? [] : [`${number}.1`])];
};

const figures = (text: string): string => (text.match(/\d+/g) ?? []).sort().join(' ');

/** That a text in Italian is there, is a translation, says as much, and has the same figures. */
const proveTranslated = (number: string, english: RuleText, italian: RuleText): void => {
  expect([number, italian.title.length > 3]).toEqual([number, true]);
  expect([number, italian.title]).not.toEqual([number, english.title]);
  expect([number, italian.gist]).not.toEqual([number, english.gist]);
  expect([number, italian.gist.length > english.gist.length * 0.8]).toEqual([number, true]);
  expect([number, figures(italian.gist)]).toEqual([number, figures(english.gist)]);
};

/** Sentences that a full stop parts. */
const sentences = (text: string): number => text.split(/[.] (?=\p{Lu})/u).length;

describe('the rulebook', () => {
  test('has every number, in order', () => {
    expect(numbers).toEqual(SECTIONS.flatMap((section) => section.split(' ')));
    expect(numbers.length).toBe(197);
  });

  test('has no gap', () => {
    for (const [i, number] of numbers.slice(1).entries())
      expect([number, followers(numbers[i])]).toEqual([number, expect.arrayContaining([number])]);
  });

  test('tells every rule under a title', () => {
    for (const [number, { title, gist }] of Object.entries(rules)) {
      expect([number, title]).toEqual([number, expect.stringMatching(/^\p{Lu}\S.+[^.\s]$/u)]);
      expect([number, gist.length >= 40, gist.endsWith('.')]).toEqual([number, true, true]);
      expect([number, sentences(gist) <= 5]).toEqual([number, true]);
    }
  });

  test('says why a rule is not for software', () => {
    for (const [number, { status, reason }] of Object.entries(rules))
      expect([number, reason !== undefined]).toEqual([number, status !== 'played']);
  });

  test('is whole in Italian, and translated', () => {
    expect(Object.keys(RULEBOOK_IT)).toEqual(numbers);
    for (const number of numbers) proveTranslated(number, rules[number], rulesInItalian[number]);
  });
});

describe('the rulings', () => {
  const document = readFileSync(new URL('../../../docs/rulings/areas.md', import.meta.url), 'utf8');

  test('are those of the document, under its rules and titles', () => {
    const heads = [...document.matchAll(/^### (R\d+)\. (.+) \[([^\]]+)\]$/gm)];
    expect(heads.length).toBe([...document.matchAll(/^### /gm)].length);
    expect(
      Object.entries(rulings).map(([number, { title, rules: of }]) => [number, title, [...of]]),
    ).toEqual(heads.map(([, number, title, of]) => [number, title, of.split(', ')]));
  });

  test('are numbered without gap', () => {
    expect(Object.keys(RULINGS)).toEqual(Object.keys(RULINGS).map((_, i) => `R${i + 1}`));
  });

  test('have a question, a ruling, a reason and a basis each', () => {
    for (const entry of document.split(/^### /m).slice(1))
      expect([...entry.matchAll(/^- \*\*(\w+)\.\*\* \S/gm)].map(([, head]) => head)).toEqual([
        'Question',
        'Ruling',
        'Reason',
        'Basis',
      ]);
  });

  test('belong to rules that exist', () => {
    for (const ruling of Object.values(rulings)) {
      expect(ruling.rules.length).toBeGreaterThan(0);
      for (const rule of ruling.rules) expect(numbers).toContain(rule);
    }
  });

  test('are short: three sentences at most, in both languages', () => {
    for (const [number, { gist }] of [...Object.entries(rulings), ...Object.entries(RULINGS_IT)])
      expect([number, sentences(gist) <= 3]).toEqual([number, true]);
  });

  test('are whole in Italian, and translated', () => {
    expect(Object.keys(RULINGS_IT)).toEqual(Object.keys(RULINGS));
    for (const [number, ruling] of Object.entries(rulings))
      proveTranslated(number, ruling, rulingsInItalian[number]);
  });
});
