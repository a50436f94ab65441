import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Announcement } from '../../src/kernel/play.ts';
import { openCatchingUp } from '../../src/web/online/catching-up.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const happened = (count: number): readonly Announcement[] =>
  Array.from({ length: count }, (_, i) => ({ rule: '1.0', event: 'march', args: [i], text: '' }));

/** A table at which so much has happened, of which the server knows that so much was seen. */
const comeTo = (count: number, seen: number | null, isRevealed = false) => {
  const looked: number[] = [];
  const log = signal(happened(count));
  const moment = signal<number | null>(null);
  const revealed = signal(isRevealed);
  const parts = {
    log,
    eyes: signal('French'),
    isCovered: signal(false),
    isRevealed: revealed,
    reveal: (isWanted: boolean) => {
      revealed.value = isWanted;
      return Promise.resolve();
    },
    past: {
      moment,
      goTo: (at: number) => {
        moment.value = at;
        return Promise.resolve();
      },
      play: () => Promise.resolve(),
    },
  };
  const line = {
    call: <T>(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<T> => {
      if (method === 'looked') looked.push(Number(params.events));
      return Promise.resolve({ events: seen, next: count } as T);
    },
  };
  const [isVisible, isCut] = [signal(true), signal(false)];
  const match = parts as unknown as Parameters<typeof openCatchingUp>[0]['match'];
  const catching = openCatchingUp({ line, table: 't', match, isVisible, isCut });
  return { catching, looked, log, moment, revealed, isVisible, isCut };
};

const pass = (ms = 1000): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test('who comes back is offered what has happened, and it counts as seen when he does not want it', async () => {
  const { catching, looked } = comeTo(9, 5);
  await pass();
  expect(catching.missed.value).toEqual({ from: 5, to: 9 });
  expect(looked).toEqual([]);
  catching.skip();
  await pass();
  expect(catching.missed.value).toBe(null);
  expect(looked).toEqual([9]);
});

test('who comes for the first time, or has seen it all, is offered nothing', async () => {
  const first = comeTo(3, null);
  const again = comeTo(3, 3);
  await pass();
  expect(first.catching.missed.value).toBe(null);
  expect(again.catching.missed.value).toBe(null);
  await pass();
  expect(first.looked).toEqual([3]);
});

test('what comes while somebody looks is seen, and told once it is quiet', async () => {
  const { catching, looked, log } = comeTo(3, 3);
  await pass(2000);
  log.value = happened(4);
  await pass(500);
  log.value = happened(6);
  await pass(2000);
  expect(looked).toEqual([3, 6]);
  expect(catching.missed.value).toBe(null);
});

test('what comes while the page is hidden is not seen', async () => {
  const { catching, looked, log, isVisible } = comeTo(5, 3);
  await pass();
  catching.skip();
  // It is told at once that so much was seen, before nobody looks any more.
  isVisible.value = false;
  expect(looked).toEqual([5]);
  log.value = happened(8);
  await pass(5000);
  expect(looked).toEqual([5]);
  isVisible.value = true;
  await pass();
  expect(catching.missed.value).toEqual({ from: 3, to: 8 });
});

test('the replay begins where he left, tells how far he is, and ends now', async () => {
  const { catching, looked, moment } = comeTo(9, 5);
  await pass();
  await catching.replay();
  expect([catching.isShown.value, moment.value]).toEqual([true, 5]);
  moment.value = 7;
  await pass();
  expect(looked).toEqual([7]);
  moment.value = null;
  await pass();
  expect(looked).toEqual([7, 9]);
  expect([catching.isShown.value, catching.missed.value]).toEqual([false, null]);
});

test('a game that is over is shown as he would have seen it', async () => {
  const { catching, revealed } = comeTo(9, 5, true);
  await pass();
  await catching.replay();
  expect(revealed.value).toBe(false);
});

test('nothing is told while the line is cut; when it is back, what was missed is offered', async () => {
  const { catching, looked, isCut } = comeTo(9, 9);
  isCut.value = true;
  await pass(2000);
  expect(looked).toEqual([]);
  isCut.value = false;
  await pass(2000);
  expect(catching.missed.value).toBe(null);
  expect(looked).toEqual([9]);
});

test('when one leaves, what was seen is told', async () => {
  const { catching, looked, log } = comeTo(3, 3);
  await pass(2000);
  log.value = happened(4);
  catching.close();
  expect(looked).toEqual([3, 4]);
});
