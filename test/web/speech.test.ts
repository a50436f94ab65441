import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fill, told } from '../../src/boards/words.ts';
import { TABLE_IT } from '../../src/web/words/table-it.ts';

describe('phrases', () => {
  const list = {
    'a block': 'un blocco',
    '{0} of {1}': '{1}: {0}',
    '{0} (sic)': '{0} (così)',
    constructor: 'costruttore',
  };

  test.each([
    ['a block', 'un blocco'],
    ['3 of 4', '4: 3'],
    ['a block of 4', '4: un blocco'],
    ['a block (sic)', 'un blocco (così)'],
    ['of 4', 'of 4'],
    ['toString', 'toString'],
  ])('%j is told as %j', (english, said) => {
    expect(told(english, list)).toBe(said);
  });

  test('the first list that knows a text has it', () => {
    expect(told('x', { x: 'y' }, { x: 'z' })).toBe('y');
    expect(told('x', {}, { x: 'z' })).toBe('z');
    expect(told('x')).toBe('x');
  });

  test('arguments come into their places', () => {
    expect(fill('{1} {0}: {2+}', ['a', 'b', 3, 4])).toBe('b a: 3 4');
  });
});

test('every refusal of the table itself is told in Italian', () => {
  const source = (path: string): string =>
    readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
  const texts = (path: string, form: RegExp): string[] =>
    [...source(path).matchAll(form)].map(([, text]) => text);
  const reasons = [
    ...texts('kernel/play.ts', /reason: '([^']+)'/g),
    ...texts('kernel/table.ts', /return '([^']+)'/g),
    ...texts('kernel/choice.ts', /return '([^']+ [^']+)'/g),
    ...texts('protocol/methods.ts', /'(the (?:table|game)[^']+)'/g),
    ...texts('kernel/record.ts', /misread\([^,]+, '([^']+)'\)/g),
  ];
  expect(reasons.length).toBeGreaterThanOrEqual(9);
  expect(reasons.filter((reason) => told(reason, TABLE_IT) === reason)).toEqual([]);
});

describe('the page in Italian', () => {
  beforeAll(() => {
    vi.stubGlobal('localStorage', { getItem: () => 'it', setItem: () => undefined });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  test('refusals, odds, plans, boards and problems', async () => {
    // It reads the language once, when it is loaded; another test may have loaded it before.
    const speech = await import('../../src/web/speech.ts');
    speech.language.value = 'it';
    const { bookOf, nameIn, tellBoard, tellOdds, tellPlan, tellProblem, tellReason, wordsOf } =
      speech;
    await (await import('../../src/web/games.ts')).loadFace('blocks');
    const words = wordsOf('blocks');
    expect(tellReason(words, 'no attack at night')).toBe('di notte non si attacca');
    expect(tellReason(words, 'another seat decides now')).toBe('ora decide un’altra parte');
    expect(tellReason(words, "'Soire' is no town")).toBe("'Soire' non è: una città");
    expect(tellReason(words, 'something new')).toBe('something new');
    expect(tellOdds(words, '3 dice')).toBe('3 dadi');
    expect(tellOdds(words, 'F2: hits on 2 or less')).toBe('F2: colpisce con 2 o meno');
    expect(tellOdds(words, 'Napoléon is eliminated')).toBe('Napoleone è eliminato');
    expect(tellPlan(words, 'stands at Ghent, worth 0.10')).toBe('resta a Gand, vale 0.10');
    expect(tellBoard(words, 'Mons, can be chosen')).toBe('Mons, si può scegliere');
    expect(nameIn(words, '16 June night')).toBe('16 giugno, notte');
    expect(tellProblem("record.format: this reads 'x'")).toBe("record.format: qui si legge 'x'");
    expect(tellProblem('record.choices[0].choice: refused by [5.2]: there is no such choice')).toBe(
      'record.choices[0].choice: vietato da [5.2]: questa scelta non esiste',
    );
    expect(bookOf('blocks').rules['7.5'].title).toBe('Rotte');
  });
});
