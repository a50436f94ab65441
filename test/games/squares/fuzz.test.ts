import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFault } from '../../../src/kernel/fault.ts';
import { battleOf } from '../../../src/games/squares/battle.ts';
import { DOCUMENTS } from '../../../src/games/squares/data/scenarios.ts';
import { parse } from '../../../src/games/squares/reader.ts';
import { format } from '../../../src/games/squares/writer.ts';
import { documentOf } from './document.ts';

/** Whatever a reader makes of a document is a fault with words, or a scenario that is written and read again. */
const survives = (document: unknown): void => {
  const outcome = parse(document);
  if (isFault(outcome)) {
    expect(outcome.problem).not.toBe('');
    expect(outcome.problem).not.toContain('undefined undefined');
    return;
  }
  battleOf(outcome);
  const written: unknown = JSON.parse(JSON.stringify(format(outcome)));
  const again = parse(written);
  expect(again).toEqual(outcome);
  if (!isFault(again)) expect(format(again)).toEqual(format(outcome));
};

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The document with the value at some place of it replaced, dropped or doubled. */
const meddled = (value: Json, picks: readonly number[], junk: Json): Json => {
  const [pick, ...rest] = picks;
  if (typeof value !== 'object' || value === null || pick === undefined) return junk;
  if (Array.isArray(value)) {
    const at = value.length === 0 ? 0 : pick % value.length;
    return value.map((child, i) => (i === at ? meddled(child, rest, junk) : child));
  }
  const names = Object.keys(value);
  const name = names[pick % names.length] ?? 'name';
  return { ...value, [name]: meddled(value[name] ?? null, rest, junk) };
};

const copies = DOCUMENTS.map(({ name }) => JSON.parse(JSON.stringify(documentOf(name))) as Json);

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  fc.constantFrom<Json>(
    '14,8',
    '0,0',
    '63,63',
    '999,1',
    'French',
    'infantry',
    'Allied',
    'army',
    'open',
    -1,
    0,
    1,
    90,
    1e9,
    0.5,
    null,
    '',
    '__proto__',
    'constructor',
    'wwwwwwwwwwwwwwwwwwwwwwwwwwww',
    '1815-06-18',
    '23:30',
  ),
);

describe('no document breaks the reader', () => {
  test('of any shape', () => {
    fc.assert(fc.property(fc.jsonValue(), survives), { numRuns: 500 });
  });

  test('with any fields of a scenario', () => {
    const shape = fc.record(
      Object.fromEntries(Object.keys(documentOf('borodino')).map((name) => [name, junk])),
      { requiredKeys: [] },
    );
    fc.assert(fc.property(shape, survives), { numRuns: 300 });
  });

  test('that was a battle before somebody meddled with it', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: copies.length - 1 }),
        fc.array(fc.nat({ max: 200 }), { minLength: 1, maxLength: 6 }),
        junk,
        (which, picks, value) => survives(meddled(copies[which], picks, value)),
      ),
      { numRuns: 400 },
    );
  });

  test('with a field that only a prototype has', () => {
    survives(JSON.parse('{"__proto__": {"name": "x"}, "name": "y"}'));
    survives(JSON.parse('{"constructor": 1}'));
    survives({ ...documentOf('waterloo'), tables: JSON.parse('{"__proto__": 3}') as unknown });
  });
});

describe('the shipped battles', () => {
  test.for(DOCUMENTS.map(({ name }) => name))('%s is written as it is read', (name) => {
    const scenario = parse(documentOf(name));
    expect(isFault(scenario)).toBe(false);
    survives(documentOf(name));
  });
});
