import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Store } from '../store/store.ts';
import { Away, Declined, type LiveTables } from './live.ts';
import { openMeters, type Count, type Meters, type Observe, type Sample } from './meters.ts';

/** All that is counted and measured while a server runs; docs/hosting.md tells what it is good for. */

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ENTRIES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
const LAG_RESOLUTION_MS = 10;
const LONGEST_READING_MS = 2000;

export interface Figures {
  /** A choice of a seat: the game, who holds the seat, what came of it. */
  readonly choice: Count;
  /** Seconds from hearing a choice until its answer was sent. */
  readonly choiceSeconds: Observe;
  /** Seconds that a bot thought: the game, its level, what came of it. */
  readonly botSeconds: Observe;
  /** Seconds that a request over HTTP took: its method, route and status. */
  readonly httpSeconds: Observe;
  /** A refusal: over what it was asked, and the code. */
  readonly refusal: Count;
  /** Somebody has reached a limit: which. */
  readonly limited: Count;
  /** The store has failed: in which method. */
  readonly storeError: Count;
  /** The same, with the time and size of every write of entries measured. */
  timed(store: Store): Pick<Store, 'append'>;
  /** The same tables; what comes of choices is counted. */
  counting(tables: LiveTables): LiveTables;
  /** Reads these whenever somebody asks. */
  watch(watched: Watched): void;
  tell(): Promise<string>;
  close(): void;
}

interface Watched {
  readonly store: Pick<Store, 'countJobs'>;
  readonly tables: () => number;
  /** Open connections, and how many people there are behind them. */
  readonly sockets: () => number;
  readonly people: () => number;
  readonly isReady: () => boolean;
}

const one = (value: number): readonly Sample[] => [{ labels: [], value }];

/** The database may take its time; whoever asks for figures does not wait for it. */
const soon = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(new Error('too late')), LONGEST_READING_MS);
    work.then(resolve, reject).finally(() => clearTimeout(clock));
  });

const addProcess = (meters: Meters): (() => void) => {
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();
  meters.gauge(
    'hundred_days_event_loop_lag_seconds',
    'How late the event loop was since somebody asked last.',
    ['quantile'],
    () => {
      const late = (ns: number): number => Math.max(0, ns / 1e9 - LAG_RESOLUTION_MS / 1000);
      const samples = [50, 99, 100].map((percent) => ({
        labels: [percent / 100],
        value: lag.count === 0 ? 0 : late(lag.percentile(percent)),
      }));
      lag.reset();
      return samples;
    },
  );
  meters.gauge('process_memory_bytes', 'Memory of the process by kind.', ['kind'], () =>
    Object.entries({ ...process.memoryUsage() }).map(([kind, value]) => ({
      labels: [kind],
      value,
    })),
  );
  meters.gauge('process_cpu_seconds', 'CPU used by all threads of the process.', ['kind'], () =>
    Object.entries(process.cpuUsage()).map(([kind, us]) => ({ labels: [kind], value: us / 1e6 })),
  );
  meters.gauge('process_uptime_seconds', 'How long the process has been there.', [], () =>
    one(process.uptime()),
  );
  return () => lag.disable();
};

const countingIn =
  (count: Count) =>
  (tables: LiveTables): LiveTables => ({
    ...tables,
    // A getter would not survive the copy.
    get size() {
      return tables.size;
    },
    async choose(live, seat, choice, seen) {
      const { game } = live.row;
      const who = live.row.holders[seat]?.kind ?? 'open';
      try {
        const step = await tables.choose(live, seat, choice, seen);
        count(game, who, 'taken');
        return step;
      } catch (error) {
        const came =
          error instanceof Away ? 'away' : error instanceof Declined ? 'refused' : 'failed';
        count(game, who, came);
        throw error;
      }
    },
  });

export const openFigures = (): Figures => {
  const meters = openMeters();
  const choice = meters.counter(
    'hundred_days_choices_total',
    'Choices by game, holder of the seat and what came of them.',
    ['game', 'holder', 'result'],
  );
  const writeSeconds = meters.histogram(
    'hundred_days_write_seconds',
    'How long it took until entries were durable.',
    SECONDS,
  );
  const writeEntries = meters.histogram(
    'hundred_days_write_entries',
    'How many entries shared a durable write.',
    ENTRIES,
  );
  const closeProcess = addProcess(meters);
  return {
    choice,
    choiceSeconds: meters.histogram(
      'hundred_days_choice_seconds',
      'From hearing a choice over a socket until its answer was sent.',
      SECONDS,
    ),
    botSeconds: meters.histogram(
      'hundred_days_bot_seconds',
      'How long bots thought about a choice, by what came of it.',
      SECONDS,
      ['game', 'level', 'result'],
    ),
    httpSeconds: meters.histogram(
      'hundred_days_http_seconds',
      'How long requests over HTTP took.',
      SECONDS,
      ['method', 'route', 'status'],
    ),
    refusal: meters.counter(
      'hundred_days_refusals_total',
      'Refusals over HTTP and sockets by code.',
      ['over', 'code'],
    ),
    limited: meters.counter('hundred_days_limited_total', 'Limits that were reached.', ['limit']),
    storeError: meters.counter('hundred_days_store_errors_total', 'Failures of the store.', [
      'method',
    ]),
    timed: (store) => ({
      async append(entries) {
        const from = performance.now();
        const kept = await store.append(entries);
        writeSeconds((performance.now() - from) / 1000);
        writeEntries(entries.length);
        return kept;
      },
    }),
    counting: countingIn(choice),
    watch({ store, tables, sockets, people, isReady }) {
      const simple = (name: string, gist: string, read: () => number): void =>
        meters.gauge(name, gist, [], () => one(read()));
      simple('hundred_days_ready', 'Whether the process takes requests.', () => Number(isReady()));
      simple('hundred_days_tables', 'Tables in memory.', tables);
      simple('hundred_days_sockets', 'Open sockets.', sockets);
      simple('hundred_days_people', 'People with a name who are connected.', people);
      meters.gauge(
        'hundred_days_jobs',
        'Work in the queue of all processes, by kind and state.',
        ['kind', 'state'],
        async () =>
          (await soon(store.countJobs())).map(({ kind, state, count }) => ({
            labels: [kind, state],
            value: count,
          })),
      );
    },
    tell: () => meters.tell(),
    close: closeProcess,
  };
};
