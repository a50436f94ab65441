import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { openServer, type Running } from '../../src/server/server.ts';
import type { Setting } from '../../src/server/setting.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { checkAnswer } from './openapi.ts';
import type { Store } from '../../src/store/store.ts';

/** A server for tests, and people who call it over real sockets. */

export interface House {
  readonly url: string;
  readonly running: Running;
}

/** Tests ask for more than people do. */
const NO_LIMITS = {
  http: {},
  play: {},
  sockets: {},
  guests: {},
  tables: {},
  chat: {},
  pleas: {},
  botHttp: {},
  botPlay: {},
};

export const openHouse = async (
  store: Store = sqliteStore(':memory:'),
  setting: Partial<Setting> = {},
  at = 0,
): Promise<House> => {
  const running = openServer(store, {
    site: null,
    origin: null,
    log: false,
    ...setting,
    limits: { ...NO_LIMITS, ...setting.limits },
  });
  await running.app.listen({ port: at, host: '127.0.0.1' });
  const { port } = running.app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, running };
};

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** Somebody with a browser of his own. */
export interface Visitor {
  cookie: string;
  /** Of a bot, which has no browser and no cookie. */
  token: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  line(): Promise<Line>;
}

export interface Told {
  readonly table: string;
  readonly version: number;
  readonly undone: boolean;
  readonly events: readonly { event: string; text: string }[];
  readonly waiting: readonly string[];
  readonly outcome: unknown;
}

/** What is asked to be taken back. */
export interface Plea {
  readonly id: string;
  readonly seat: string;
  readonly moments: Readonly<Record<string, number>>;
  readonly agreed: readonly string[];
  readonly asked: readonly string[];
}

/** A connection to the tables. */
export interface Line {
  call<T = Record<string, unknown>>(method: string, params?: unknown): Promise<T>;
  /** Sends whatever it is, and gives the next message that is no news. */
  raw(text: string): Promise<Record<string, unknown>>;
  readonly told: Told[];
  /** Every text received. */
  readonly heard: string[];
  readonly socket: WebSocket;
  close(): void;
}

export class Refused extends Error {
  readonly code: number;
  readonly data: unknown;
  constructor(error: { message: string; code: number; data?: unknown }) {
    super(error.message);
    this.code = error.code;
    this.data = error.data;
  }
}

const openLine = async (url: string, headers: Record<string, string>): Promise<Line> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/play`, { headers });
  const told: Told[] = [];
  const heard: string[] = [];
  const waiting = new Map<unknown, (message: Record<string, unknown>) => void>();
  const unasked: ((message: Record<string, unknown>) => void)[] = [];
  let sent = 0;
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    heard.push(text);
    const message = JSON.parse(text) as Record<string, unknown>;
    if (message.method === 'told') {
      told.push(message.params as Told);
      return;
    }
    const answered = waiting.get(message.id);
    waiting.delete(message.id);
    if (answered === undefined) unasked.shift()?.(message);
    else answered(message);
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  return {
    told,
    heard,
    socket,
    call: <T>(method: string, params: unknown = {}) =>
      new Promise<T>((resolve, reject) => {
        const id = ++sent;
        waiting.set(id, ({ result, error }) =>
          error === undefined
            ? resolve(result as T)
            : reject(new Refused(error as { message: string; code: number })),
        );
        socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
      }),
    raw: (text) =>
      new Promise((resolve) => {
        unasked.push(resolve);
        socket.send(text);
      }),
    close: () => socket.close(),
  };
};

export const visitor = (url: string): Visitor => {
  const self: Visitor = {
    cookie: '',
    token: '',
    get: (path) => request('GET', path),
    post: (path, body, headers) => request('POST', path, body, headers),
    line: () => openLine(url, credentials()),
  };
  const credentials = (): Record<string, string> => ({
    ...(self.cookie !== '' && { cookie: self.cookie }),
    ...(self.token !== '' && { authorization: `Bearer ${self.token}` }),
  });
  const request = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...credentials(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const given = response.headers.get('set-cookie');
    if (given !== null) self.cookie = given.split(';')[0];
    const text = await response.text();
    if (path.startsWith('/api/')) await checkAnswer(url, method, path, response.status, text);
    return {
      status: response.status,
      body: (text.startsWith('{') ? JSON.parse(text) : { text }) as Record<string, unknown>,
      headers: response.headers,
    };
  };
  return self;
};

/** A guest with this name. */
export const guest = async (url: string, name: string): Promise<Visitor> => {
  const self = visitor(url);
  const { status, body } = await self.post('/api/guest', { name });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return self;
};

export interface Opened {
  readonly id: string;
  readonly invitation: string;
}

/** A table of two, the host at the first seat and whoever has the link at the second. */
export const openTable = async (
  host: Visitor,
  more: Record<string, unknown> = {},
): Promise<Opened> => {
  const { status, body } = await host.post('/api/tables', {
    game: 'blocks',
    seats: ['me', 'open'],
    ...more,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.table as Opened;
};
