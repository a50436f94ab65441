import { describe, expect, test } from 'vitest';
import { openMeters } from '../../src/server/meters.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { guest, openHouse, openTable, visitor } from './online.ts';

/** The samples of a text in the format of Prometheus, by name and labels. */
const samplesIn = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [, name, value] = /^([a-z_]+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? [];
        if (name === undefined || Number.isNaN(Number(value)))
          throw new Error(`no sample: ${line}`);
        return [name, Number(value)] as const;
      }),
  );

describe('the text format', () => {
  test('counters count by their labels', async () => {
    const meters = openMeters();
    const count = meters.counter('turns_total', 'Turns.', ['army']);
    count('French');
    count('French');
    count('Al"l\nied');
    expect(await meters.tell()).toBe(
      '# HELP turns_total Turns.\n# TYPE turns_total counter\n' +
        'turns_total{army="French"} 2\nturns_total{army="Al_l_ied"} 1\n',
    );
  });

  test('a histogram tells how many values were no greater than each bound', async () => {
    const meters = openMeters();
    const observe = meters.histogram('wait_seconds', 'Waits.', [1, 2]);
    for (const value of [0.5, 1, 1.5, 9]) observe(value);
    expect((await meters.tell()).split('\n').slice(2, -1)).toEqual([
      'wait_seconds_bucket{le="1"} 2',
      'wait_seconds_bucket{le="2"} 3',
      'wait_seconds_bucket{le="+Inf"} 4',
      'wait_seconds_sum 12',
      'wait_seconds_count 4',
    ]);
  });

  test('what cannot be read is left out, and keeps back nothing else', async () => {
    const meters = openMeters();
    meters.gauge('broken', 'Broken.', [], () => Promise.reject(new Error('away')));
    meters.gauge('whole', 'Whole.', [], () => [{ labels: [], value: 3 }]);
    expect(await meters.tell()).toBe('# HELP whole Whole.\n# TYPE whole gauge\nwhole 3\n');
  });
});

describe('the figures of a server', () => {
  test('choices, refusals, writes, bots, jobs, sockets and the process are counted', async () => {
    const { url, running } = await openHouse();
    const host = await guest(url, 'Ney');
    const { id } = await openTable(host, { seats: ['me', { bot: 1 }] });
    const watched = await openTable(host, { seats: [{ bot: 1 }, { bot: 1 }] });
    const line = await host.line();
    await line.call('sit', { table: id });
    const at = { table: id, seat: 'French' };
    for (const choice of [['march', 'Quiot'], ['to', 'Binche'], ['done']])
      await line.call('choose', { ...at, choice });
    await expect(line.call('choose', { ...at, choice: ['fly', 'Ney'] })).rejects.toThrow();
    await line.raw('nonsense');
    await host.get('/api/tables/none');
    const read = async (): Promise<ReadonlyMap<string, number>> =>
      samplesIn(String((await host.get('/metrics')).body.text));
    const bots = 'hundred_days_choices_total{game="blocks",holder="bot",result="taken"}';
    await expect
      .poll(async () => (await read()).get(bots) ?? 0, { timeout: 20_000 })
      .toBeGreaterThan(0);
    const samples = await read();
    const own = (result: string): number | undefined =>
      samples.get(`hundred_days_choices_total{game="blocks",holder="person",result="${result}"}`);
    expect([own('taken'), own('refused')]).toEqual([3, 1]);
    expect(samples.get('hundred_days_choice_seconds_count')).toBe(4);
    expect(samples.get('hundred_days_write_entries_sum')).toBeGreaterThanOrEqual(3);
    expect(samples.get('hundred_days_refusals_total{over="socket",code="-32001"}')).toBe(1);
    expect(samples.get('hundred_days_refusals_total{over="socket",code="-32700"}')).toBe(1);
    expect(samples.get('hundred_days_refusals_total{over="http",code="404"}')).toBe(1);
    expect(samples.get('hundred_days_sockets')).toBe(1);
    expect(samples.get('hundred_days_people')).toBe(1);
    expect(samples.get('hundred_days_tables')).toBe(2);
    expect(samples.get('hundred_days_ready')).toBe(1);
    const thought = [...samples].filter(([name]) =>
      name.startsWith('hundred_days_bot_seconds_count'),
    );
    expect(thought.map(([name]) => name)).toContain(
      'hundred_days_bot_seconds_count{game="blocks",level="1",result="answered"}',
    );
    expect(samples.get('process_memory_bytes{kind="rss"}')).toBeGreaterThan(1e7);
    expect(samples.has('hundred_days_event_loop_lag_seconds{quantile="0.99"}')).toBe(true);
    // Whom and what it was about is nobody’s business.
    const text = String((await host.get('/metrics')).body.text);
    for (const secret of [id, watched.id, 'Ney']) expect(text).not.toContain(secret);
    line.close();
    await running.stop();
  });

  test('work in the queue is counted by kind and state', async () => {
    const store = sqliteStore(':memory:');
    const { url, running } = await openHouse(store);
    const job = { work: {}, after: 60_000, most: 3 };
    for (const id of ['a', 'b']) await store.addJob({ ...job, id, kind: 'notice' });
    const { body } = await visitor(url).get('/metrics');
    expect(
      samplesIn(String(body.text)).get('hundred_days_jobs{kind="notice",state="waiting"}'),
    ).toBe(2);
    await running.stop();
  });
});

describe('who may read them', () => {
  const statusOf = async (url: string, headers: Record<string, string> = {}): Promise<number> => {
    const answer = await fetch(`${url}/metrics`, { headers });
    await answer.text();
    return answer.status;
  };

  test('without a token whoever is on this machine, but nobody for whom a proxy asks', async () => {
    const { url, running } = await openHouse();
    expect(await statusOf(url)).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect(await statusOf(url, { [name]: '192.0.2.1' })).toBe(404);
    await running.stop();
  });

  test('behind a proxy nobody without a token', async () => {
    const { url, running } = await openHouse(undefined, { origin: 'https://example.org' });
    expect(await statusOf(url)).toBe(404);
    await running.stop();
  });

  test('with a token whoever bears it, wherever he is', async () => {
    const metricsToken = 'the eagles of the guard';
    const setting = { origin: 'https://example.org', metricsToken };
    const { url, running } = await openHouse(undefined, setting);
    expect(await statusOf(url)).toBe(404);
    expect(await statusOf(url, { authorization: 'Bearer the eagles' })).toBe(404);
    const authorization = `Bearer ${metricsToken}`;
    expect(await statusOf(url, { authorization, 'x-forwarded-for': '192.0.2.1' })).toBe(200);
    await running.stop();
  });
});

describe('health', () => {
  test('a process is ready while its store takes its word, and alive all the time', async () => {
    const store = sqliteStore(':memory:');
    let isAway = false;
    const faulty: typeof store = {
      ...store,
      liveOn: (...given) =>
        isAway ? Promise.reject(new Error('the disk is full')) : store.liveOn(...given),
    };
    const { url, running } = await openHouse(faulty, { lease: 200 });
    const who = visitor(url);
    const ready = async (): Promise<unknown> => {
      const { status, body } = await who.get('/api/health');
      return [status, body.ok];
    };
    await expect.poll(ready).toEqual([200, true]);
    isAway = true;
    await expect.poll(ready).toEqual([503, false]);
    expect((await who.get('/api/alive')).body).toEqual({ ok: true });
    isAway = false;
    await expect.poll(ready).toEqual([200, true]);
    await running.stop();
  });

  test('it may be asked however often', async () => {
    const limits = { http: { address: { burst: 1, perSecond: 0.001 } } };
    const { url, running } = await openHouse(undefined, { limits });
    const who = visitor(url);
    for (let i = 0; i < 5; i++) expect((await who.get('/api/alive')).status).toBe(200);
    await expect.poll(async () => (await who.get('/api/health')).status).toBe(200);
    await running.stop();
  });
});
