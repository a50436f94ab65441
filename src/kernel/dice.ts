import { sha256, sha256Words } from './sha256.ts';

/**
 * A source of chance: a buffer of 32-bit words and the way to fill it again. The table's dice come
 * from ChaCha20 under a 256-bit key, so that all the dice ever seen tell nothing of those to come;
 * playouts use a small fast generator.
 */
export interface Dice {
  readonly words: Uint32Array;
  at: number;
  /** How often the buffer has been filled. */
  fills: number;
  refill(words: Uint32Array): void;
  /** Dice set by hand, taken first: tests and analysis tables only. */
  queue: number[];
}

const source = (size: number, refill: (words: Uint32Array) => void): Dice => ({
  words: new Uint32Array(size),
  at: size,
  fills: 0,
  refill,
  queue: [],
});

const fill = (dice: Dice): void => {
  dice.refill(dice.words);
  dice.fills++;
  dice.at = 0;
};

/** How many words have been drawn from it so far. */
export const drawnFrom = ({ words, at, fills }: Dice): number => (fills - 1) * words.length + at;

/** A whole number from 0 to n - 1, every one as likely as the other. */
export const below = (dice: Dice, n: number): number => {
  const limit = 4294967296 - (4294967296 % n);
  for (;;) {
    if (dice.at === dice.words.length) {
      fill(dice);
    }
    const word = dice.words[dice.at++];
    if (word < limit) return word % n;
  }
};

/** A die that was set by hand shows no more than there is on it. */
export const rollDie = (dice: Dice, sides: number): number =>
  dice.queue.length > 0 ? Math.min(sides, dice.queue.shift() ?? 1) : below(dice, sides) + 1;

const TABLE_WORDS = 64;
const BLOCK_WORDS = 16;

/**
 * The dice of a table: the same seed gives the same dice everywhere. With `drawn` they go on after
 * so many words.
 */
export const tableDice = (seed: string, drawn = 0): Dice => {
  const key = sha256Words(`hundred-days dice ${seed}`);
  const fills = Math.max(0, Math.ceil(drawn / TABLE_WORDS) - 1);
  let block = (fills * TABLE_WORDS) / BLOCK_WORDS;
  const dice = source(TABLE_WORDS, (words) => {
    for (let at = 0; at < words.length; at += BLOCK_WORDS) chacha20(key, block++, words, at);
  });
  if (drawn === 0) return dice;
  dice.fills = fills;
  fill(dice);
  dice.at = drawn - fills * TABLE_WORDS;
  return dice;
};

/** What is published before the first die: nobody can change the seed afterwards. */
export const commitmentOf = (seed: string): string => sha256(`hundred-days seed ${seed}`);

/** Fast dice for playouts and imagined worlds (sfc32); never for a table. */
export const playoutDice = (seed: number): Dice => {
  let [a, b, c, d] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  const next = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t;
  };
  for (let i = 0; i < 12; i++) next();
  return source(256, (words) => {
    for (let i = 0; i < words.length; i++) words[i] = next();
  });
};

/** Every die shows a one: for whoever tries out what comes of something when chance is kind to the low. */
export const onesOnly = (): Dice => source(TABLE_WORDS, (words) => words.fill(0));

/** Exactly these dice and no other: asking for one more is an error of the test or the caller. */
export const fixedDice = (values: readonly number[]): Dice => {
  const dice = source(0, () => {
    throw new RangeError(`more dice were rolled than the ${values.length} given`);
  });
  dice.queue = [...values];
  return dice;
};

const x = new Uint32Array(16);

const quarter = (a: number, b: number, c: number, d: number): void => {
  x[a] += x[b];
  x[d] ^= x[a];
  x[d] = (x[d] << 16) | (x[d] >>> 16);
  x[c] += x[d];
  x[b] ^= x[c];
  x[b] = (x[b] << 12) | (x[b] >>> 20);
  x[a] += x[b];
  x[d] ^= x[a];
  x[d] = (x[d] << 8) | (x[d] >>> 24);
  x[c] += x[d];
  x[b] ^= x[c];
  x[b] = (x[b] << 7) | (x[b] >>> 25);
};

/** One block of the ChaCha20 key stream (RFC 8439) with a zero nonce, into out[at..at+15]. */
export const chacha20 = (
  key: readonly number[],
  block: number,
  out: Uint32Array,
  at: number,
): void => {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, block, 0, 0, 0];
  x.set(start);
  for (let round = 0; round < 10; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[at + i] = x[i] + start[i];
};
