import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPresence } from '../../src/web/online/present.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('who has just sat down is there a moment later', async () => {
  const asked: string[] = [];
  const line = {
    call: <T>(method: string): Promise<T> => {
      asked.push(method);
      return Promise.resolve({ here: [] } as T);
    },
  };
  const { look, close } = openPresence({
    line,
    table: 't',
    isVisible: signal(true),
    isCut: signal(false),
  });
  look();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked.length).toBe(3);
  look();
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(4);
});

test('who is there is asked again and again while somebody looks, and unknown when the line is cut', async () => {
  const there = { seats: ['French'], asked: 0 };
  const line = {
    call: <T>(): Promise<T> => {
      there.asked++;
      return Promise.resolve({ here: there.seats } as T);
    },
  };
  const [isVisible, isCut] = [signal(true), signal(false)];
  const { here, close } = openPresence({ line, table: 't', isVisible, isCut });
  await vi.advanceTimersByTimeAsync(0);
  expect(here.value).toEqual(['French']);
  there.seats = ['French', 'Allied'];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(here.value).toEqual(['French', 'Allied']);
  isCut.value = true;
  expect(here.value).toBe(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(there.asked).toBe(2);
  isCut.value = false;
  await vi.advanceTimersByTimeAsync(0);
  expect(here.value).toEqual(['French', 'Allied']);
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(there.asked).toBe(3);
});
