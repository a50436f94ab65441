import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Record1 } from '../../src/kernel/record.ts';
import {
  forget,
  idFor,
  keep,
  keptGames,
  lastPlayed,
  parseKept,
  playersOf,
  unkept,
  type Saved,
} from '../../src/web/saved.ts';
import { recall, remove, store } from '../../src/web/storage.ts';

/** A browser's store; a full one takes nothing new. */
const browserStore = () => {
  const items = new Map<string, string>();
  const state = { isFull: false };
  const storage = {
    state,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
    setItem(key: string, text: string): void {
      if (state.isFull) throw new Error('full');
      items.set(key, text);
    },
  };
  return new Proxy(storage, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
};

let browser: ReturnType<typeof browserStore>;

beforeEach(() => {
  browser = browserStore();
  vi.stubGlobal('localStorage', browser);
  vi.useFakeTimers({ now: 1000 });
});

afterEach(() => {
  for (const { id } of keptGames()) forget(id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const march = (to: string) => ({ seat: 'French', choice: ['to', to] });

const recordOf = (commitment: string, towns: readonly string[]): Record1 =>
  ({ commitment, rules: '1', choices: towns.map(march), outcome: null }) as unknown as Record1;

const game = (id: string, towns: readonly string[] = []): Saved => ({
  game: 'blocks',
  seats: ['French', 'Allied'],
  players: ['person', 3],
  record: recordOf(id, towns),
  id,
  reached: '15 June, morning',
});

describe('kept games', () => {
  test('each is kept by itself, the one played last first', () => {
    keep(game('a'));
    vi.setSystemTime(2000);
    keep(game('b'));
    vi.setSystemTime(3000);
    keep(game('a', ['Mons']));
    expect(keptGames().map(({ id, at }) => [id, at])).toEqual([
      ['a', 3000],
      ['b', 2000],
    ]);
    expect(keptGames()[0].saved).toEqual(game('a', ['Mons']));
  });

  test('a game that is over stays, but is not what one goes on with', () => {
    keep(game('a'));
    vi.setSystemTime(2000);
    const outcome = { winners: ['French'], rule: '1.0', reason: 'won' };
    keep({ ...game('b'), record: { ...recordOf('b', []), outcome } });
    expect(keptGames()).toHaveLength(2);
    expect(lastPlayed(keptGames())?.id).toBe('a');
    forget('a');
    expect(lastPlayed(keptGames())).toBeNull();
  });

  test.each([
    ['nothing', ''],
    ['half a text', '{"game":"blo'],
    ['another document', '[1,2]'],
    ['no record', '{"game":"blocks","players":[]}'],
    ['a record without choices', '{"game":"blocks","record":{"commitment":"c","outcome":null}}'],
    [
      'an outcome that is none',
      '{"game":"blocks","record":{"commitment":"c","choices":[],"outcome":5}}',
    ],
  ])('%s is not read, and its text is still there', (_, text) => {
    expect(parseKept('x', text)).toEqual({ id: 'x', text, saved: null, at: 0 });
  });

  test('what older pages kept has no date and no seats, and is read', () => {
    const text = JSON.stringify({ game: 'blocks', players: [3, 3], record: recordOf('c', []) });
    const { saved, at } = parseKept('c', text);
    expect([at, saved?.seats, saved?.reached, saved?.players]).toEqual([0, [], '', [3, 3]]);
  });
});

describe('a game from a file', () => {
  test('replaces what leads to it, and nothing else', () => {
    keep(game('c', ['Mons', 'Ath']));
    expect(idFor(recordOf('c', ['Mons', 'Ath', 'Ghent']))).toBe('c');
    expect(idFor(recordOf('c', ['Mons', 'Ath']))).toBe('c');
    expect(idFor(recordOf('c', ['Mons']))).toBe('c 2');
    expect(idFor(recordOf('c', ['Mons', 'Hal']))).toBe('c 2');
    expect(idFor(recordOf('d', ['Mons']))).toBe('d');
  });

  test('knows who played it here', () => {
    keep(game('c'));
    expect(playersOf(recordOf('c', []))).toEqual(['person', 3]);
    expect(playersOf(recordOf('d', []))).toBeNull();
  });
});

describe('a store that refuses', () => {
  test('a full one says so, deletes nothing, and the page keeps the newest', () => {
    keep(game('a'));
    browser.state.isFull = true;
    vi.setSystemTime(2000);
    keep(game('a', ['Mons']));
    expect(unkept.value).toBe('full');
    expect(keptGames().map(({ saved }) => saved?.record.choices.length)).toEqual([1]);
    expect(parseKept('a', browser.getItem('hundred-days game a') ?? '').saved).toEqual(game('a'));
    browser.state.isFull = false;
    keep(game('a', ['Mons', 'Ath']));
    expect(unkept.value).toBeNull();
    expect(keptGames()[0].saved?.record.choices).toHaveLength(2);
  });

  test('none at all is no reason to stop', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(recall('x')).toBeNull();
    expect(store('x', '1')).not.toBeNull();
    expect(recall('x')).toBe('1');
    remove('x');
    expect(recall('x')).toBeNull();
    expect(keptGames()).toEqual([]);
  });
});
