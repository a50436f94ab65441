import { expect, test } from 'vitest';
import type { Book } from '../../src/boards/words.ts';
import { hitsIn, hitsOf, sectionsOf, stretchesOf } from '../../src/web/rules-text.ts';

const BOOK: Book = {
  rules: {
    '5.0': { title: 'Movement', gist: 'Units move.' },
    '5.1': { title: 'Groups', gist: 'All units of a town.' },
    '12.0': { title: 'Victory', gist: 'Napoléon wins (5.1), or loses.' },
  },
  rulings: [{ number: 'R1', rules: ['5.1', '12.0'], title: 'Lone units', gist: 'Groups of one.' }],
};

const names = (number: string): boolean => number in BOOK.rules || number === 'R1';

test.each([
  ['Napoléon', 'napoleon', [[0, 8]]],
  ['Groups of one', ' GROUPS ', [[0, 6]]],
  [
    'one, one',
    'one',
    [
      [0, 3],
      [5, 8],
    ],
  ],
  ['one', '', []],
  ['one', 'two', []],
] as const)('in %j, %j is found at %j', (text, sought, hits) => {
  expect(hitsIn(text, sought)).toEqual(hits);
});

test('a text is cut into what leads on and what was found, and nothing is lost', () => {
  const stretches = stretchesOf('see [5.1], 9.9 and R1', names, '1');
  expect(stretches.map(({ text }) => text).join('')).toBe('see [5.1], 9.9 and R1');
  expect(stretches.filter(({ to }) => to !== null)).toEqual([
    { text: '5.', to: '5.1', isFound: false },
    { text: '1', to: '5.1', isFound: true },
    { text: 'R', to: 'R1', isFound: false },
    { text: '1', to: 'R1', isFound: true },
  ]);
  expect(stretchesOf('', names, 'x')).toEqual([]);
});

test('a number leads to the rule that has all its digits', () => {
  const leads = stretchesOf('as 6.4, 6.41 and 6.411', (number) => number !== '6.411', '');
  expect(leads.flatMap(({ to }) => to ?? [])).toEqual(['6.4', '6.41']);
});

test('the whole book stands by sections, each rule with its rulings', () => {
  const sections = sectionsOf(BOOK, ' ');
  expect(sections.map(({ first, rules }) => [first, rules.map(({ number }) => number)])).toEqual([
    ['5.0', ['5.0', '5.1']],
    ['12.0', ['12.0']],
  ]);
  expect(
    sections.flatMap(({ rules }) => rules).map((rule) => rule.rulings.map((r) => r.number)),
  ).toEqual([[], ['R1'], ['R1']]);
});

test('a search finds rules and rulings, and counts', () => {
  const rules = sectionsOf(BOOK, 'groups').flatMap((section) => section.rules);
  expect(rules.map((rule) => [rule.number, hitsOf(rule), rule.rulings.length])).toEqual([
    ['5.1', 2, 1],
    ['12.0', 1, 1],
  ]);
  expect(sectionsOf(BOOK, 'cuirassiers')).toEqual([]);
  expect(sectionsOf(BOOK, '5.1').flatMap(({ rules: found }) => found.map((r) => r.number))).toEqual(
    ['5.1', '12.0'],
  );
});
