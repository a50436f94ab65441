import { below, type Dice } from '../../src/kernel/dice.ts';

/** What no field of a request should be: as the text of JSON, since some of it no object can hold. */

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const nested = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

/** Keys by which somebody might get at the objects that all others come from. */
const POLLUTION = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"__proto__":null}',
  '{"toString":1,"valueOf":1}',
  '{"length":4294967295}',
  '{"then":1}',
  '{"toJSON":1}',
] as const;

const TEXTS = [
  '""',
  '" "',
  '"x"',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\u202egnp"',
  '"__proto__"',
  '"constructor"',
  '"hasOwnProperty"',
  '"../../etc/passwd"',
  '"\'; DROP TABLE people; --"',
  '"<script>alert(1)</script>"',
  '"${7*7}"',
  '"%00"',
  '"null"',
  '"[object Object]"',
  `"${'x'.repeat(20_000)}"`,
  `"${'\\u00e9'.repeat(22)}"`,
  `"${'\\ud83d\\ude00'.repeat(11)}"`,
] as const;

const NUMBERS = ['-1', '1.5', '1e308', '-1e308', '9007199254740993', '-0.1', '4294967296'] as const;
const FLAGS = ['true', 'false'] as const;
const OBJECTS = [
  '{}',
  '{"a":1}',
  '{"$gt":""}',
  '{"0":"French"}',
  nested(500),
  ...POLLUTION,
] as const;
const LISTS = [
  '[]',
  '[[]]',
  '[null]',
  '["__proto__"]',
  '[1e308]',
  deep(500),
  deep(20_000),
] as const;

/** What a field is, by what it must not be. */
const WRONG = {
  /** A name or id of which there are some: nothing else is right. */
  name: [...TEXTS, ...NUMBERS, ...FLAGS, ...OBJECTS, ...LISTS, 'null', '0', '1'],
  /** A text that may say anything. */
  text: [...NUMBERS, ...FLAGS, ...OBJECTS, ...LISTS, 'null', '0', '1'],
  whole: [...NUMBERS, ...FLAGS, ...OBJECTS, ...LISTS, ...TEXTS, 'null'],
  /** A number of which there can be as many as one likes. */
  count: [...NUMBERS.slice(0, -1), ...FLAGS, ...OBJECTS, ...LISTS, ...TEXTS, 'null'],
  flag: [...NUMBERS, ...OBJECTS, ...LISTS, ...TEXTS, 'null', '0', '1'],
  list: [...NUMBERS, ...FLAGS, ...OBJECTS, ...TEXTS, 'null', '[null]', '[[]]', deep(500)],
  object: [...NUMBERS, ...FLAGS, ...LISTS, ...TEXTS, '{"a":1}', ...POLLUTION, nested(500)],
} as const satisfies Record<string, readonly string[]>;

type Kind = keyof typeof WRONG;

/** The fields of something that is asked: how they are right, and what kind they are. */
export type Shape = Readonly<Record<string, readonly [right: string, kind: Kind]>>;

export const pickFrom = <T>(random: Dice, list: readonly T[]): T =>
  list[below(random, list.length)];

/** The text of an object with these fields, each a text of JSON. */
export const objectOf = (given: Readonly<Record<string, string>>): string =>
  `{${Object.entries(given)
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    .join(',')}}`;

export const rightOf = (shape: Shape): Record<string, string> =>
  Object.fromEntries(Object.entries(shape).map(([name, [right]]) => [name, right]));

/** The same with one field that is wrong. */
export const withWrongField = (shape: Shape, random: Dice): string => {
  const name = pickFrom(random, Object.keys(shape));
  return objectOf({ ...rightOf(shape), [name]: pickFrom(random, WRONG[shape[name][1]]) });
};

const STRANGE = [
  '"x":1',
  '"__proto__":{"polluted":true}',
  '"constructor":{"prototype":{"polluted":true}}',
  '"toString":"x"',
  '"":""',
  '"seat ":"French"',
] as const;

/** The same with a field that nobody knows. */
export const withStrangeField = (shape: Shape, random: Dice): string => {
  const own = objectOf(rightOf(shape)).slice(1, -1);
  return `{${[own, pickFrom(random, STRANGE)].filter((part) => part !== '').join(',')}}`;
};

/** What is no object at all. */
export const noObject = (random: Dice): string =>
  pickFrom(random, [...LISTS, ...TEXTS, ...NUMBERS, ...FLAGS]);

/** What is no JSON. */
export const NO_JSON = [
  '',
  ' ',
  '{',
  '}',
  '{"jsonrpc":"2.0","id":1,"method":"sit"',
  "{'jsonrpc':'2.0'}",
  '{"a":1,}',
  '[1,2',
  'undefined',
  'NaN',
  '\u0000',
  '\ufeff{}',
  '{"id":1e}',
  '"\\x"',
  '<xml/>',
  'GET / HTTP/1.1',
  '['.repeat(30_000),
  '{"a":'.repeat(10_000),
] as const;
