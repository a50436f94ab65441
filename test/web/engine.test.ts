import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused, Stopped, workerEngine } from '../../src/web/engine.ts';

/** A worker that answers only when it is told to. */
class Sleeper extends EventTarget {
  readonly asked: { id: number; method: string }[] = [];
  isOver = false;
  postMessage(text: string): void {
    this.asked.push(JSON.parse(text) as { id: number; method: string });
  }
  terminate(): void {
    this.isOver = true;
  }
  answer(response: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(response) }));
  }
}

let workers: Sleeper[];
const startEngine = () =>
  workerEngine(() => {
    const worker = new Sleeper();
    workers.push(worker);
    return worker as unknown as Worker;
  });

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('answers find their callers, errors bring their rule and place', async () => {
  const engine = startEngine();
  const [first, second] = [engine.call('view'), engine.call('menu')];
  workers[0].answer({ id: 2, result: 'menu' });
  workers[0].answer({ id: 1, error: { message: 'no', data: { path: 'seat' } } });
  expect(await second).toBe('menu');
  await expect(first).rejects.toEqual(new Refused('no', null, 'seat'));
});

test('an answer to nobody is for the one who has waited longest', async () => {
  const engine = startEngine();
  const first = engine.call('resume');
  workers[0].answer({ id: null, error: { message: 'too long' } });
  await expect(first).rejects.toThrow('too long');
});

test('one that breaks fails all who wait and all who ask, until it is started again', async () => {
  const engine = startEngine();
  const waiting = engine.call('view');
  workers[0].dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  await expect(waiting).rejects.toBeInstanceOf(Stopped);
  await expect(engine.call('view')).rejects.toBeInstanceOf(Stopped);
  expect(engine.stopped.value).toEqual({ isSilent: false, detail: 'out of memory' });
  expect(workers[0].isOver).toBe(true);
  engine.restart();
  expect(engine.stopped.value).toBeNull();
  const again = engine.call('view');
  workers[1].answer({ id: workers[1].asked[0].id, result: 7 });
  expect(await again).toBe(7);
});

test('one that does not start has stopped', async () => {
  const engine = workerEngine(() => {
    throw new Error('no workers here');
  });
  expect(engine.stopped.value).toEqual({ isSilent: false, detail: 'no workers here' });
  await expect(engine.call('games')).rejects.toBeInstanceOf(Stopped);
});

test('silence is broken by any answer, and ends patience after half a minute', async () => {
  const engine = startEngine();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(engine.stopped.value).toBeNull();
  const [first, second] = [engine.call('view'), engine.call('menu')];
  await vi.advanceTimersByTimeAsync(29_000);
  workers[0].answer({ id: 1, result: null });
  await first;
  await vi.advanceTimersByTimeAsync(29_000);
  expect(engine.stopped.value).toBeNull();
  const failing = expect(second).rejects.toBeInstanceOf(Stopped);
  await vi.advanceTimersByTimeAsync(2_000);
  await failing;
  expect(engine.stopped.value?.isSilent).toBe(true);
});

test('a bot may think longer', async () => {
  const engine = startEngine();
  const choice = engine.call('bot');
  await vi.advanceTimersByTimeAsync(90_000);
  workers[0].answer({ id: 1, result: 'march' });
  expect(await choice).toBe('march');
});
