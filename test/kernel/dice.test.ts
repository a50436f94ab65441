import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  below,
  chacha20,
  commitmentOf,
  fixedDice,
  playoutDice,
  rollDie,
  tableDice,
} from '../../src/kernel/dice.ts';
import { sha256 } from '../../src/kernel/sha256.ts';

test('SHA-256 agrees with the platform on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const whole = text.toWellFormed();
      expect(sha256(whole)).toBe(createHash('sha256').update(whole, 'utf8').digest('hex'));
    }),
  );
});

test('ChaCha20 gives the key stream of RFC 8439, appendix A.1, vectors 1 and 2', () => {
  const key = [0, 0, 0, 0, 0, 0, 0, 0];
  const out = new Uint32Array(32);
  chacha20(key, 0, out, 0);
  chacha20(key, 1, out, 16);
  const hex = [...new Uint8Array(out.buffer)].map((b) => b.toString(16).padStart(2, '0')).join('');
  expect(hex.slice(0, 32)).toBe('76b8e0ada0f13d90405d6ae55386bd28');
  expect(hex.slice(128, 160)).toBe('9f07e7be5551387a98ba977c732d080d');
});

test('the same seed gives the same dice, another seed other dice', () => {
  const roll = (seed: string): string => {
    const dice = tableDice(seed);
    return Array.from({ length: 200 }, () => rollDie(dice, 6)).join('');
  };
  expect(roll('a')).toBe(roll('a'));
  expect(roll('a')).not.toBe(roll('b'));
  expect(commitmentOf('a')).not.toBe(commitmentOf('b'));
});

test.each([
  ['table', tableDice('fair')],
  ['playout', playoutDice(1)],
])('%s dice are fair: chi-square over 60,000 rolls', (_, dice) => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[rollDie(dice, 6) - 1]++;
  const chi = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(20.5); // 5 degrees of freedom: one run in a thousand is above
});

test('numbers below n stay below n', () => {
  const dice = playoutDice(2);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4095 }), (n) => {
      const value = below(dice, n);
      return value >= 0 && value < n && Number.isInteger(value);
    }),
  );
});

test('fixed dice come in order and refuse to go on', () => {
  const dice = fixedDice([6, 1]);
  expect([rollDie(dice, 6), rollDie(dice, 6)]).toEqual([6, 1]);
  expect(() => rollDie(dice, 6)).toThrow('more dice were rolled than the 2 given');
});
