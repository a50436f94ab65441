import { signal } from '@preact/signals';
import type { Options } from '../../kernel/game.ts';

// What the server tells of people and tables; play itself goes over the line.

export interface Me {
  readonly id: string;
  readonly name: string;
}

export interface SeatInfo {
  readonly seat: string;
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string | null;
  readonly level: number | null;
  /** Of a bot that somebody has written himself: whose it is. */
  readonly owner: string | null;
  /** Whether it was ours: we may come back to it. */
  readonly isLeft: boolean;
}

/** A clock for the whole game with seconds more for each turn, or days for each turn. */
export type Pace =
  | { readonly minutes: number; readonly increment: number }
  | { readonly days: number };

/** What the clocks of a table read, all in milliseconds. */
export interface ClocksTold {
  /** By seat. */
  readonly left: readonly number[];
  readonly runs: readonly boolean[];
  /** Until time runs on; 0 if it does not stand for a while. */
  readonly stands: number;
  readonly isPaused: boolean;
  /** The seats that wish to pause, or to go on. */
  readonly asked: readonly number[];
  /** Until the table ends by itself, when somebody’s time is out. */
  readonly ends: number | null;
}

/** What may be made of a time that is out. */
export type Claim = 'win' | 'bot' | 'open' | 'grace';

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly pace: Pace | null;
  /** Of a table that one looks at, not of those in a list. */
  readonly clocks?: ClocksTold;
  readonly isPublic: boolean;
  readonly host: string;
  readonly created: number;
  readonly changed: number;
  readonly outcome: { readonly winners: readonly string[]; readonly reason: string } | null;
  /** In a list, of games under way in which one sits: the seats that the table waits for. */
  readonly waiting?: readonly string[];
  /** To those who sit at the table: whoever has it may sit down. */
  readonly invitation?: string;
}

/** A seat as it is asked for: mine, anybody’s, a bot’s of a level, or that of a bot by its name. */
export type Wanted = 'me' | 'open' | { readonly bot: number | string };

export interface TableWish {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly seats: readonly Wanted[];
  readonly pace: Pace | null;
  readonly public: boolean;
}

/** Who the server takes us for; undefined while nobody has asked, or where there is no server. */
export const me = signal<Me | null | undefined>(undefined);
export const tables = signal<readonly TableInfo[]>([]);
/** Why the list of tables is not what the server has now. */
export const trouble = signal<string | null>(null);

export const request = async <T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<T> => {
  const response = await fetch(`/api/${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as T;
  const { error = response.statusText } = answer as { error?: string };
  // What the server refuses, in its own words.
  throw new Error(error);
};

/** Asks the server who we are, if it is one that has tables. */
export const knock = async (): Promise<void> => {
  if (document.querySelector('meta[name=hundred-days-tables]') === null) return;
  try {
    me.value = (await request<{ me: Me | null }>('GET', 'me')).me;
  } catch {
    me.value = undefined;
  }
};

export const comeIn = async (name: string): Promise<void> => {
  me.value = (await request<{ me: Me }>('POST', 'guest', { name })).me;
};

export const lookRound = async (): Promise<void> => {
  try {
    tables.value = (await request<{ tables: TableInfo[] }>('GET', 'tables')).tables;
    trouble.value = null;
  } catch (error) {
    trouble.value = error instanceof Error ? error.message : String(error);
  }
};

export const openTable = async (wish: TableWish): Promise<TableInfo> =>
  (await request<{ table: TableInfo }>('POST', 'tables', wish)).table;

const withInvitation = (invitation: string | null): string =>
  invitation === null ? '' : `?invitation=${encodeURIComponent(invitation)}`;

export const lookAt = async (id: string, invitation: string | null): Promise<TableInfo> =>
  (
    await request<{ table: TableInfo }>(
      'GET',
      `tables/${encodeURIComponent(id)}${withInvitation(invitation)}`,
    )
  ).table;

export const sitDown = async (
  id: string,
  seat: string,
  invitation: string | null,
): Promise<TableInfo> =>
  (
    await request<{ table: TableInfo }>('POST', `tables/${encodeURIComponent(id)}/sit`, {
      seat,
      ...(invitation !== null && { invitation }),
    })
  ).table;

/** A bot of one’s own writing. */
export interface OwnBot {
  readonly id: string;
  readonly name: string;
  /** Whether anybody may seat it. */
  readonly isOpen: boolean;
  /** When its token was made; null when it has none. */
  readonly issued: number | null;
  readonly used: number | null;
}

export const ownBots = (): Promise<{ readonly bots: readonly OwnBot[]; readonly most: number }> =>
  request('GET', 'bots');

export const comeBack = async (name: string, password: string): Promise<void> => {
  me.value = (await request<{ me: Me }>('POST', 'login', { name, password })).me;
};

const tablePath = (id: string, what: string): string => `tables/${encodeURIComponent(id)}/${what}`;

export const resign = async (id: string): Promise<void> => {
  await request('POST', tablePath(id, 'resign'), {});
};

export const claim = async (id: string, seat: string, what: Claim): Promise<void> => {
  await request('POST', tablePath(id, 'claim'), { seat, claim: what });
};

export const askPause = async (id: string): Promise<void> => {
  await request('POST', tablePath(id, 'pause'), {});
};

export const stand = async (id: string): Promise<void> => {
  await request('POST', tablePath(id, 'stand'), {});
};

/** The record of a game that is over, as a file. */
export const recordOf = (id: string): string => `/api/${tablePath(id, 'record')}`;

export const rematch = async (id: string): Promise<TableInfo> =>
  (await request<{ table: TableInfo }>('POST', tablePath(id, 'rematch'), {})).table;
