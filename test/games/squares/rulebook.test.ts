import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Rule, Ruling } from '../../../src/kernel/rulebook.ts';
import { DOCUMENTS } from '../../../src/games/squares/data/scenarios.ts';
import { META } from '../../../src/games/squares/meta.ts';
import { RULEBOOK } from '../../../src/games/squares/rulebook.ts';
import { RULINGS } from '../../../src/games/squares/rulings.ts';
import { documentOf, read } from './document.ts';

const rules: readonly (readonly [string, Rule])[] = Object.entries(RULEBOOK);

describe('the rulebook', () => {
  test('[20.0] has all 167 numbered rules, one after the other', () => {
    expect(rules).toHaveLength(167);
    const sections = rules.map(([number]) => Number(number.split('.')[0]));
    expect(new Set(sections)).toEqual(new Set(Array.from({ length: 20 }, (_, i) => i + 1)));
    for (const [number, { title, gist }] of rules) {
      expect(title.trim().length, number).toBeGreaterThan(0);
      expect(gist, number).toMatch(/[.]$/);
    }
  });

  test('says why a rule is not for software, and only then', () => {
    for (const [number, { status, reason }] of rules) {
      expect((reason ?? '') !== '', number).toBe(status === 'not for software');
    }
  });
});

describe('the rulings', () => {
  const rulings: readonly (readonly [string, Ruling])[] = Object.entries(RULINGS);

  test('stand in the document under the same number, title and rules', () => {
    const document = readFileSync('docs/rulings/squares.md', 'utf8');
    const headings = Array.from(
      document.matchAll(/^### (R\d+)\. (.+) \[(.+)\]$/gm),
      ([, number, title, about]) => [number, title, about],
    );
    const found = rulings.map(([number, { title, rules: about }]) => [
      number,
      title,
      about.join(', '),
    ]);
    expect(found).toEqual(headings);
  });

  test('belong to rules that are there, and stand in order, the first two parts without gaps', () => {
    const numbers = rulings.map(([number]) => Number(number.slice(1)));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    const parts = [0, 1].map((part) => numbers.filter((n) => Math.floor(n / 100) === part));
    for (const [i, part] of parts.entries())
      expect(part).toEqual(part.map((_, n) => 100 * i + n + 1));
    for (const [, { rules: about }] of rulings) {
      for (const rule of about) expect(Object.hasOwn(RULEBOOK, rule)).toBe(true);
    }
  });
});

describe('the box', () => {
  test('[3.11] offers the four battles by the names of their documents', () => {
    expect(META.scenarios).toEqual(
      DOCUMENTS.map(({ name }) => read(documentOf(name))).map(({ name, title, gist }) => ({
        name,
        title,
        gist,
      })),
    );
  });

  test('[4.1] [4.11] has the options of the game menu, history first', () => {
    expect(META.options.map(({ name, values }) => `${name} ${values.join(' ')}`)).toEqual([
      'first French Allied',
      'level 3 1 2 4 5',
      'hidden false true',
      'frenchStrength 3 1 2 4 5',
      'alliedStrength 3 1 2 4 5',
      'frenchArrival 3 1 2 4 5',
      'alliedArrival 3 1 2 4 5',
      'frenchAmmunition 3 1 2 4 5',
      'alliedAmmunition 3 1 2 4 5',
    ]);
  });
});
