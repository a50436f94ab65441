/** A request that was answered with an error. */
export class Refused extends Error {
  /** The rule that forbids it, where it is a matter of rules. */
  readonly rule: string | null;
  constructor(message: string, rule: string | null) {
    super(message);
    this.rule = rule;
  }
}

/** Where games are played: it answers the engine protocol. The page cannot tell what is behind it. */
export interface Engine {
  call<T>(method: string, params?: Readonly<Record<string, unknown>>): Promise<T>;
}

interface Response {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly data?: { readonly rule?: string | null } };
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** An engine in a worker of this browser. */
export const workerEngine = (start: () => Worker): Engine => {
  const waiting = new Map<number, Waiting>();
  let sent = 0;
  let isDead = false;

  const answer = ({ id, result, error }: Response): void => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) caller?.resolve(result);
    else caller?.reject(new Refused(error.message, error.data?.rule ?? null));
  };

  const die = (): void => {
    isDead = true;
    for (const { reject } of waiting.values()) reject(new Error('the engine has stopped'));
    waiting.clear();
  };

  const worker = start();
  worker.addEventListener('message', ({ data }: MessageEvent<string>) =>
    answer(JSON.parse(data) as Response),
  );
  worker.addEventListener('error', die);

  return {
    call: <T>(method: string, params: Readonly<Record<string, unknown>> = {}) =>
      new Promise<T>((resolve, reject) => {
        if (isDead) {
          reject(new Error('the engine has stopped'));
          return;
        }
        const id = ++sent;
        waiting.set(id, { resolve, reject });
        worker.postMessage(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
      }),
  };
};
