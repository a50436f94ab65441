import { signal, type ReadonlySignal } from '@preact/signals';
import type { ClocksTold } from './api.ts';
import type { Standing } from '../answers.ts';
import { Refused, type Engine } from '../engine.ts';
import type { Plea } from './pleas.ts';

/** What a table has told: the standing after an entry, and whether the log has become shorter. */
export interface Told extends Standing {
  readonly table: string;
  /** How often one’s eyes were told of the table: what comes in between was not for them. */
  readonly version: number;
  readonly undone: boolean;
}

/** A line of chat. */
export interface Said {
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** The seats for which alone it is meant, if it is not for all. */
  readonly to?: readonly string[];
}

/** What is done about news of a table. */
export interface Hearing {
  told(told: Told): void;
  said(line: Said): void;
  /** What is asked to be taken back; null when nothing is any more. */
  pleaded(plea: Plea | null): void;
  /** Somebody has sat down or stood up, or made something of the clocks. */
  reseated(): void;
  /** What the clocks read now. */
  clocks(told: ClocksTold): void;
}

/** The engine protocol over a socket to the server: it connects again by itself when it is cut. */
export interface Line extends Engine {
  readonly isCut: ReadonlySignal<boolean>;
  /** Follows a table: hears of its news, and of all that was missed when the line is back. */
  follow(table: string, invitation: string | null, hear: Hearing): Promise<unknown>;
  /** Looks at a table again, and tells what there is as news. */
  refresh(table: string): Promise<void>;
  close(): void;
}

/** News of any kind. */
type News = Told & Said & { readonly clocks: ClocksTold; readonly plea: Plea | null };

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: News;
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly data?: { readonly rule?: string | null } };
}

interface Waiting {
  readonly text: string;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

interface Followed {
  readonly table: string;
  readonly invitation: string | null;
  readonly hear: Hearing;
  version: number;
  /** Own entries under way: their answers tell what the news would. */
  own: number;
  /** The last news that came meanwhile: it is for who hears nothing by an answer. */
  held: Told | null;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
/** A server that restarts says so: what it has not answered it has not done, and is asked again. */
const RESTARTS = 1012;
/** For so long nobody is told that it has gone. */
const RESTART_MS = 10_000;
/** What changes a table. */
export const CHANGES: ReadonlySet<string> = new Set(['choose', 'undo']);

/** What is said when a request was under way as the line was cut: nobody knows what came of it. */
const CUT = 'the line to the server was cut: look at the table before you go on';

export const openLine = (address: string): Line => {
  const isCut = signal(false);
  const waiting = new Map<number, Waiting>();
  const followed = new Map<string, Followed>();
  let socket: WebSocket | null = null;
  let opening: Promise<WebSocket> | null = null;
  let wait = FIRST_WAIT_MS;
  let sent = 0;
  /** What a server has left undone that restarts, and until when nobody is told that it does. */
  let undone = new Set<number>();
  let quietUntil = -Infinity;
  let isClosed = false;

  const hearNews = (method: string | undefined, params: News): void => {
    const table = followed.get(params.table);
    if (table === undefined) return;
    if (method === 'reseated') void reseat(table);
    if (method === 'said') table.hear.said(params);
    if (method === 'pleaded') table.hear.pleaded(params.plea);
    if (method === 'clocks') table.hear.clocks(params.clocks);
    if (method !== 'told' || params.version <= table.version) return;
    table.version = params.version;
    if (table.own === 0) table.hear.told(params);
    else table.held = { ...params, undone: params.undone || table.held?.undone === true };
  };

  /** Tells what came while own entries were under way, unless their answers have told as much. */
  const release = (table: Followed, answered: number): void => {
    const { held } = table;
    if (table.own > 0 || held === null) return;
    table.held = null;
    if (held.version > answered) table.hear.told(held);
  };

  const hear = (message: Message): void => {
    const { id, method, params, result, error } = message;
    if (id === undefined) {
      if (params !== undefined) hearNews(method, params);
      return;
    }
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) caller?.resolve(result);
    else caller?.reject(new Refused(error.message, error.data?.rule ?? null));
  };

  /** Says of all that was asked but these that nobody knows what came of it. */
  const giveUp = (but: ReadonlySet<number>): void => {
    for (const [id, { reject }] of waiting) {
      if (but.has(id)) continue;
      waiting.delete(id);
      reject(new Refused(CUT, null));
    }
  };

  const lose = (code: number): void => {
    socket = null;
    opening = null;
    const at = performance.now();
    if (code === RESTARTS) {
      quietUntil = at + RESTART_MS;
      undone = new Set(waiting.keys());
    }
    const isQuiet = at < quietUntil && !isClosed;
    if (!isQuiet) undone.clear();
    giveUp(undone);
    if (isClosed) return;
    isCut.value = !isQuiet;
    // Not all at once: the others have to open the tables.
    setTimeout(() => void comeBack(), isQuiet ? Math.random() * FIRST_WAIT_MS : wait);
    if (!isQuiet) wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  };

  const connect = (): Promise<WebSocket> => {
    opening ??= new Promise((resolve, reject) => {
      const next = new WebSocket(address);
      next.addEventListener('open', () => {
        socket = next;
        wait = FIRST_WAIT_MS;
        resolve(next);
      });
      next.addEventListener('message', ({ data }: MessageEvent<string>) =>
        hear(JSON.parse(data) as Message),
      );
      next.addEventListener('close', ({ code }) => {
        reject(new Refused(CUT, null));
        if (opening !== null) lose(code);
      });
    });
    return opening;
  };

  const ask = async <T>(method: string, params: Readonly<Record<string, unknown>>): Promise<T> => {
    const line = socket ?? (await connect());
    return new Promise<T>((resolve, reject) => {
      const id = ++sent;
      const text = JSON.stringify({ jsonrpc: '2.0', id, method, params });
      waiting.set(id, { text, resolve: (value) => resolve(value as T), reject });
      line.send(text);
    });
  };

  const sit = async (table: Followed): Promise<Told> => {
    const { invitation } = table;
    const told = await ask<Told>('sit', {
      table: table.table,
      ...(invitation !== null && { invitation }),
    });
    table.version = told.version;
    return told;
  };

  /** Who has come to other eyes by it counts anew what they are told. */
  const reseat = async (table: Followed): Promise<void> => {
    const { version } = table;
    table.hear.reseated();
    const told = await sit(table).catch(() => null);
    if (told !== null && told.version !== version) table.hear.told({ ...told, undone: true });
  };

  /** Sits down again wherever one sat, and hears what was missed. */
  const comeBack = async (): Promise<void> => {
    if (isClosed) return;
    try {
      for (const table of followed.values()) {
        table.hear.told({ ...(await sit(table)), undone: true });
        table.hear.reseated();
      }
      const again = await connect();
      for (const id of undone) again.send(waiting.get(id)?.text ?? '');
      undone.clear();
      isCut.value = false;
    } catch {
      // It is tried again, later each time.
    }
  };

  /** A change is made to what was seen, and to nothing newer. */
  const change = async <T>(
    method: string,
    params: Readonly<Record<string, unknown>>,
  ): Promise<T> => {
    const table = followed.get(String(params.table));
    if (table === undefined) return ask(method, params);
    let answered = 0;
    table.own++;
    try {
      const answer = await ask<T & Told>(method, { ...params, version: table.version });
      answered = answer.version;
      table.version = Math.max(table.version, answered);
      return answer;
    } finally {
      table.own--;
      release(table, answered);
    }
  };

  return {
    isCut,
    call: <T>(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<T> =>
      CHANGES.has(method) ? change(method, params) : ask(method, params),
    follow(table, invitation, hear) {
      const entry: Followed = { table, invitation, hear, version: 0, own: 0, held: null };
      followed.set(table, entry);
      return sit(entry);
    },
    async refresh(id) {
      const table = followed.get(id);
      if (table !== undefined) table.hear.told({ ...(await sit(table)), undone: false });
    },
    close() {
      isClosed = true;
      followed.clear();
      socket?.close();
    },
  };
};

/** Where the server’s line is, seen from the page. */
export const lineAddress = ({ protocol, host }: Location): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/play`;
