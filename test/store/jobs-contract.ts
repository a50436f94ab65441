import { describe, expect, test } from 'vitest';
import type { Job, NewJob } from '../../src/store/jobs.ts';
import type { Store } from '../../src/store/store.ts';

const LONG = 60_000;

let made = 0;
const fresh = (what: string): string => `${what}-${++made}`;

/** What every store promises of work that outlives a process. */
export const proveJobs = (store: () => Store, reopen: () => Promise<void>): void => {
  describe('jobs', () => {
    const add = async (more: Partial<NewJob> = {}): Promise<NewJob> => {
      const job = { id: fresh('job'), kind: fresh('kind'), work: {}, after: 0, most: 3, ...more };
      await store().addJob(job);
      return job;
    };
    const take = (worker: string, kind: string, forMs = LONG): Promise<readonly Job[]> =>
      store().takeJobs(worker, [kind], forMs, 10);
    const one = async (worker: string, kind: string, forMs = LONG): Promise<Job> => {
      const [job] = await take(worker, kind, forMs);
      return job;
    };

    test('work comes back as it was asked for, also after the store was closed', async () => {
      const work = { table: '”; --', seats: [1, 2], text: '兵' };
      const { id, kind } = await add({ work });
      await reopen();
      expect(await take('a', kind)).toEqual([{ id, kind, work, tries: 1, most: 3, asked: 1 }]);
    });

    test('of workers at once each job is taken by one, and only its kinds', async () => {
      const kind = fresh('kind');
      for (let i = 0; i < 12; i++) await add({ kind });
      const taken = await Promise.all(
        ['a', 'b', 'c', 'd'].map((worker) => store().takeJobs(worker, [kind, 'none'], LONG, 3)),
      );
      const rest = await store().takeJobs('e', [kind], LONG, 100);
      const ids = [...taken.flat(), ...rest].map(({ id }) => id);
      expect(ids).toHaveLength(12);
      expect(new Set(ids).size).toBe(12);
    });

    test('what is not due yet waits', async () => {
      const { kind } = await add({ after: LONG });
      expect(await take('a', kind)).toEqual([]);
    });

    test('what a dead worker held is taken by another, who alone may end it', async () => {
      const { id, kind } = await add();
      const held = await one('dead', kind, 1);
      await expect.poll(() => one('alive', kind)).toMatchObject({ id, tries: 2 });
      expect(await store().holdJob(id, 'dead', LONG)).toBe(false);
      await store().endJob(held, 'dead');
      await store().putOffJob(id, 'dead', 0, 'late');
      expect(await store().holdJob(id, 'alive', LONG)).toBe(true);
      expect(await take('third', kind)).toEqual([]);
      await store().endJob({ ...held, tries: 2 }, 'alive');
      expect(await store().holdJob(id, 'alive', LONG)).toBe(false);
    });

    test('a worker that says it is still at it keeps its work', async () => {
      const { id, kind } = await add();
      await take('a', kind, LONG);
      expect(await store().holdJob(id, 'a', 1)).toBe(true);
      await expect.poll(() => take('b', kind)).toHaveLength(1);
    });

    test('it is counted by kind and state', async () => {
      const kind = fresh('kind');
      for (let i = 0; i < 4; i++) await add({ kind, most: 1 });
      const [first] = await store().takeJobs('a', [kind], LONG, 2);
      await store().putOffJob(first.id, 'a', 0, 'nobody answers');
      const counted = (await store().countJobs()).filter((each) => each.kind === kind);
      expect(counted).toEqual([
        { kind, state: 'failed', count: 1 },
        { kind, state: 'running', count: 1 },
        { kind, state: 'waiting', count: 2 },
      ]);
    });

    test('a failure counts, what is only put off does not, and after the last try it is given up', async () => {
      const { id, kind } = await add({ most: 2 });
      for (let i = 0; i < 3; i++) {
        expect(await one('a', kind)).toMatchObject({ tries: 1 });
        await store().putOffJob(id, 'a', 0, null);
      }
      for (const tries of [1, 2]) {
        expect(await one('a', kind)).toMatchObject({ tries });
        await store().putOffJob(id, 'a', 0, 'nobody answers');
      }
      expect(await take('a', kind)).toEqual([]);
      const failed = (await store().failedJobs(1000)).find((job) => job.id === id);
      expect(failed).toMatchObject({ tries: 2, failure: 'nobody answers' });
    });

    test('asked for twice it is done once; asked for while it is done, once more', async () => {
      const job = await add();
      await store().addJob({ ...job, work: 'newer' });
      const held = await one('a', job.kind);
      expect(held).toMatchObject({ work: 'newer', asked: 2 });
      await store().addJob(job);
      expect(await take('b', job.kind)).toEqual([]);
      await store().endJob(held, 'a');
      const again = await one('b', job.kind);
      expect(again).toMatchObject({ id: job.id, tries: 1 });
      await store().endJob(again, 'b');
      expect(await take('a', job.kind)).toEqual([]);
    });

    test('what was given up can be asked for anew', async () => {
      const job = await add({ most: 1 });
      await take('a', job.kind);
      await store().putOffJob(job.id, 'a', 0, 'no');
      expect(await take('a', job.kind)).toEqual([]);
      await store().addJob(job);
      expect(await one('a', job.kind)).toMatchObject({ tries: 1 });
    });
  });
};
