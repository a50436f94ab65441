import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNotes } from '../../src/web/online/notes.ts';
import { recall, store } from '../../src/web/storage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

let tables = 0;
/** A server that has kept some notes, and may refuse to keep more. */
const server = (text = '') => {
  const kept = { text, problem: null as string | null, writes: 0 };
  const table = `t${++tables}`;
  const isCut = signal(false);
  const isVisible = signal(true);
  const line = {
    call: <T>(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<T> => {
      if (kept.problem !== null) return Promise.reject(new Error(kept.problem));
      if (method === 'note') {
        kept.text = String(params.text);
        kept.writes++;
      }
      return Promise.resolve({ text: kept.text } as T);
    },
  };
  const open = () => openNotes({ line, table, person: 'me', isVisible, isCut });
  return { kept, open, isCut, isVisible, key: `hundred-days notes me ${table}` };
};

test('what is written is kept once the writer pauses', async () => {
  const { kept, open } = server('Watch Mons.');
  const notes = open();
  await pass(0);
  expect(notes.text.value).toBe('Watch Mons.');
  notes.write('Watch Mons. A');
  notes.write('Watch Mons. And');
  expect(notes.isKept.value).toBe(false);
  await pass(700);
  expect(kept.writes).toBe(0);
  await pass(200);
  expect([kept.text, kept.writes, notes.isKept.value]).toEqual(['Watch Mons. And', 1, true]);
});

test('what the server does not keep is said and tried again, and the browser remembers it', async () => {
  const { kept, open, key } = server();
  const notes = open();
  await pass(0);
  kept.problem = 'the games cannot be reached now';
  notes.write('Ligny');
  await pass(1000);
  expect([notes.isKept.value, notes.problem.value]).toEqual([false, kept.problem]);
  expect(recall(key)).toContain('Ligny');
  kept.problem = null;
  await pass(5000);
  expect([kept.text, notes.isKept.value, notes.problem.value]).toEqual(['Ligny', true, null]);
  expect(recall(key)).toBe(null);
});

test('a page that was closed too early has its notes when it is open again', async () => {
  const { kept, open } = server('old');
  const first = open();
  await pass(0);
  kept.problem = 'cut';
  first.write('old and new');
  first.close();
  await pass(0);
  kept.problem = null;
  const second = open();
  await pass(1000);
  expect(second.text.value).toBe('old and new');
  expect(kept.text).toBe('old and new');
});

test('what was written elsewhere meanwhile is not overwritten', async () => {
  const { kept, open, key } = server('from the phone');
  store(key, JSON.stringify({ base: 'old', text: 'old and new' }));
  const notes = open();
  await pass(1000);
  expect(notes.text.value).toBe('from the phone\n\nold and new');
  expect(kept.text).toBe(notes.text.value);
});

test('who leaves the page or the table leaves nothing behind', async () => {
  const { kept, open, isVisible } = server();
  const notes = open();
  await pass(0);
  notes.write('one');
  isVisible.value = false;
  await pass(0);
  expect(kept.text).toBe('one');
  notes.write('two');
  notes.close();
  await pass(0);
  expect(kept.text).toBe('two');
});

test('notes are read when the line is there, and kept when it is back', async () => {
  const { kept, open, isCut } = server('kept');
  isCut.value = true;
  const notes = open();
  await pass(0);
  expect(notes.text.value).toBe(null);
  isCut.value = false;
  await pass(0);
  expect(notes.text.value).toBe('kept');
  isCut.value = true;
  kept.problem = 'cut';
  notes.write('kept too');
  await pass(1000);
  kept.problem = null;
  isCut.value = false;
  await pass(0);
  expect(kept.text).toBe('kept too');
});
