/** SHA-256 (FIPS 180-4), here because the kernel imports nothing and must run the same anywhere. */

/** The first 32 bits of the fractional part of a root of a prime. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((p) => n % p !== 0)) PRIMES.push(n);

const K = PRIMES.map((p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

const utf8 = (text: string): number[] => {
  const bytes: number[] = [];
  for (const ch of text) {
    const c = ch.codePointAt(0) ?? 0;
    if (c < 0x80) bytes.push(c);
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else {
      bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63));
      bytes.push(0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    }
  }
  return bytes;
};

/** The message, a one bit, zeros, and its length in bits, as 32-bit words in whole blocks. */
const padded = (text: string): number[] => {
  const bytes = utf8(text);
  const words: number[] = Array.from({ length: ((bytes.length + 8) >> 6) * 16 + 16 }, () => 0);
  bytes.push(0x80);
  for (const [i, byte] of bytes.entries()) words[i >> 2] |= byte << (24 - (i & 3) * 8);
  words[words.length - 1] = (bytes.length - 1) * 8;
  return words;
};

const compress = (hash: number[], block: readonly number[]): void => {
  const w = [...block];
  for (let i = 16; i < 64; i++) {
    const s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (hash[i] + x) | 0;
};

/** The hash as eight 32-bit words. */
export const sha256Words = (text: string): number[] => {
  const words = padded(text);
  const hash = [...START];
  for (let at = 0; at < words.length; at += 16) compress(hash, words.slice(at, at + 16));
  return hash;
};

export const sha256 = (text: string): string =>
  sha256Words(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
