import { signal, type ReadonlySignal } from '@preact/signals';

/** A request that was answered with an error. */
export class Refused extends Error {
  /** The rule that forbids it, where it is a matter of rules. */
  readonly rule: string | null;
  /** The place in a document that is wrong, where it is a matter of documents. */
  readonly path: string | null;
  constructor(message: string, rule: string | null, path: string | null = null) {
    super(message);
    this.rule = rule;
    this.path = path;
  }
}

/** A request that nobody answers any more. */
export class Stopped extends Error {}

/** Where games are played: it answers the engine protocol. The page cannot tell what is behind it. */
export interface Engine {
  call<T>(method: string, params?: Readonly<Record<string, unknown>>): Promise<T>;
}

/** Why an engine has stopped: it broke, or it has not answered for too long. */
export interface Stop {
  readonly isSilent: boolean;
  readonly detail: string;
}

/** An engine that can stop, and be started again with no table open. */
export interface WorkerEngine extends Engine {
  /** Null while it runs. */
  readonly stopped: ReadonlySignal<Stop | null>;
  restart(): void;
}

interface Response {
  /** Null when the request could not even be read. */
  readonly id: number | null;
  readonly result?: unknown;
  readonly error?: {
    readonly message: string;
    readonly data?: { readonly rule?: string | null; readonly path?: string };
  };
}

interface Waiting {
  readonly seconds: number;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The seconds without any answer after which an engine counts as stopped; a bot may think longer. */
const PATIENCE = 30;
const PATIENCE_WITH_BOTS = 120;

/** An engine in a worker of this browser. */
export const workerEngine = (start: () => Worker): WorkerEngine => {
  const stopped = signal<Stop | null>(null);
  /** In the order they were sent, which is the order in which a worker answers. */
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let clock: ReturnType<typeof setInterval> | undefined;
  let silence = 0;
  let sent = 0;

  const answer = ({ id, result, error }: Response): void => {
    silence = 0;
    const [oldest] = waiting.keys();
    const caller = waiting.get(id ?? oldest);
    waiting.delete(id ?? oldest);
    if (error === undefined) caller?.resolve(result);
    else {
      const { rule = null, path = null } = error.data ?? {};
      caller?.reject(new Refused(error.message, rule, path));
    }
  };

  const stop = (reason: Stop): void => {
    clearInterval(clock);
    worker?.terminate();
    worker = null;
    stopped.value = reason;
    for (const { reject } of waiting.values()) reject(new Stopped(reason.detail));
    waiting.clear();
  };

  /** Counts the seconds that the page is awake: a machine that sleeps is no engine that hangs. */
  const tick = (): void => {
    const [oldest] = waiting.values();
    silence = oldest === undefined ? 0 : silence + 1;
    if (oldest !== undefined && silence >= oldest.seconds)
      stop({ isSilent: true, detail: `no answer for ${silence} s` });
  };

  const begin = (): void => {
    silence = 0;
    stopped.value = null;
    clock = setInterval(tick, 1000);
    try {
      worker = start();
    } catch (error) {
      stop({ isSilent: false, detail: error instanceof Error ? error.message : String(error) });
      return;
    }
    worker.addEventListener('message', ({ data }: MessageEvent<string>) =>
      answer(JSON.parse(data) as Response),
    );
    // A script that cannot be loaded is an event without a message.
    worker.addEventListener('error', (event: Partial<ErrorEvent>) =>
      stop({ isSilent: false, detail: event.message ?? '' }),
    );
  };

  begin();
  return {
    stopped,
    restart(): void {
      stop({ isSilent: false, detail: 'restarted' });
      begin();
    },
    call: <T>(method: string, params: Readonly<Record<string, unknown>> = {}) =>
      new Promise<T>((resolve, reject) => {
        if (worker === null) {
          reject(new Stopped(stopped.value?.detail));
          return;
        }
        const id = ++sent;
        const seconds = method === 'bot' ? PATIENCE_WITH_BOTS : PATIENCE;
        waiting.set(id, { seconds, resolve: (value) => resolve(value as T), reject });
        worker.postMessage(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
      }),
  };
};
