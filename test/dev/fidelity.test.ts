import { expect, test } from 'vitest';
import { fidelityOf, rulesCited, titlesIn } from '../../dev/fidelity.ts';

const rulebook = {
  '6.1': { title: 'Attacks', gist: 'three or more', status: 'played' },
  '7.5': { title: 'Rout', gist: 'losses, then flight', status: 'played' },
  '8.0': { title: 'The box', gist: 'unpack it', status: 'not for software' },
} as const;

test.each([
  ['[7.5] artillery loses two steps', ['7.5']],
  ['[7.5][6.1] both at once', ['7.5', '6.1']],
  ['[7.5] [1.7a] both, apart', ['7.5', '1.7a']],
  ['[W12] a rule with a letter', ['W12']],
  ['no rule at all', []],
  ['a rule [7.5] that does not lead', []],
])('the rules cited by %j', (title, rules) => {
  expect(rulesCited(title)).toEqual(rules);
});

test.each([
  ['a test', `test('[7.5] a', () => {});`, ['[7.5] a']],
  ['it', `it("[7.5] a", () => {});`, ['[7.5] a']],
  ['a title on its own line', `test(\n  '[7.5] a',\n  () => {},\n);`, ['[7.5] a']],
  ['a template', 'test(`[7.5] ${unit} routs`, () => {});', ['[7.5] ']],
  ['a table', `test.each([['(', f(1)], [')', 2]])('[7.5] %s', () => {});`, ['[7.5] %s']],
  ['a table by name', `test.each(rows)\n('[7.5] a', () => {});`, ['[7.5] a']],
  [
    'a title with a quote',
    String.raw`test('[7.5] l\'Empereur', f);`,
    [String.raw`[7.5] l\'Empereur`],
  ],
  ['a test that is left out', `test.skip('[7.5] a', f); it.todo('[7.5] b');`, []],
  ['a test that is known to fail', `test.fails('[7.5] a', f);`, []],
  ['a comment', `// test('[7.5] a', f);`, []],
  ['other calls', `latest('[7.5] a'); pattern.test('[7.5] b'); describe('[7.5] c', f);`, []],
])('titles are found in %s', (_, text, titles) => {
  expect(titlesIn(text)).toEqual(titles);
});

test('a played rule that no test cites is missing', () => {
  const fidelity = fidelityOf(rulebook, ['[7.5] a', '[7.5] b', 'something else']);
  expect(fidelity).toEqual({
    rules: 3,
    tested: 1,
    tests: 2,
    notForSoftware: 1,
    missing: ['6.1'],
    unknown: [],
  });
});

test('a title may cite only what the rulebook has', () => {
  const { missing, unknown } = fidelityOf(rulebook, [
    '[7.5][6.1] a',
    '[6.1][9.9] b',
    '[toString] c',
  ]);
  expect(missing).toEqual([]);
  expect(unknown).toEqual(['[6.1][9.9] b', '[toString] c']);
});
