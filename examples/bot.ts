// A complete small bot for a server of Hundred Days, on Node 24 alone:
//
//   HUNDRED_DAYS_TOKEN=hdb_... node examples/bot.ts http://localhost:1815 [link to a table]
//
// It plays at every table where it has a seat, whichever the game, until it is stopped. Its idea: of
// what the dice promise it takes the most, and where they promise nothing it takes what comes.

type Choice = readonly (string | number)[];

/** What the server says: an answer with the id of its question, or news without one. */
interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: Failure;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
}

interface Failure {
  readonly code: number;
  readonly message: string;
  readonly data?: { readonly retryAfterMs?: number };
}

/** How a table stands for us: after sitting down at it, and after each of our choices. */
interface Standing {
  readonly version: number;
  readonly waiting: readonly string[];
  readonly outcome: { readonly winners: readonly string[]; readonly reason: string } | null;
}

interface Odds {
  readonly expected?: number;
}

class Refused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

const REFUSED = -32001;
const NO_TABLE = -32004;
const TOO_MANY = -32029;
/** Ours: nobody will answer any more. */
const CUT = 0;
const LONGEST_PAUSE_MS = 60_000;
/** Whatever may have been missed is found at the next glance. */
const GLANCE_MS = 300_000;
/** Of a long menu so many choices are weighed. */
const MOST_WEIGHED = 6;
/** In these the dice decide what we lose ourselves. */
const COSTLY: ReadonlySet<unknown> = new Set(['force', 'retreat']);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

// ---------------------------------------------------------------- The line to the server

interface Line {
  /** Asks, and asks again later when that was too much at once. */
  ask<T>(method: string, params?: object): Promise<T>;
  /** Settles when the line is cut. */
  readonly cut: Promise<void>;
}

/** Opens a line; `onNews` hears whatever nobody has asked for. */
const openLine = async (
  server: string,
  token: string,
  onNews: (method: string, params: Record<string, unknown>) => void,
): Promise<Line> => {
  // This WebSocket sets no headers: the token goes with the handshake as a subprotocol, never in the
  // address, which servers write into their logs.
  const address = `${server.replace(/^http/, 'ws')}/api/play`;
  const socket = new WebSocket(address, ['hundred-days', `bearer.${token}`]);
  const asked = new Map<number, (message: Message) => void>();
  const cut = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => {
      const error = { code: CUT, message: 'the line was cut' };
      for (const answer of asked.values()) answer({ error });
      resolve();
    });
  });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.method !== undefined) onNews(message.method, message.params ?? {});
    else asked.get(message.id ?? 0)?.(message);
    asked.delete(message.id ?? 0);
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('the server does not let us in')));
  });
  let questions = 0;
  const askOnce = (method: string, params: object): Promise<Message> =>
    new Promise((resolve) => {
      const id = ++questions;
      asked.set(id, resolve);
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    });
  return {
    cut,
    async ask<T>(method: string, params: object = {}): Promise<T> {
      for (;;) {
        const { result, error } = await askOnce(method, params);
        if (error === undefined) return result as T;
        if (error.code !== TOO_MANY) throw new Refused(error);
        await pause(error.data?.retryAfterMs ?? 1000);
      }
    },
  };
};

// ---------------------------------------------------------------- What we play

/** Verbs of which we know that no dice belong to them: not worth asking about again. */
const withoutDice = new Set<unknown>();

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)];

/** What the dice promise for a choice; less than nothing where they only cost. */
const promise = async (line: Line, at: object, choice: Choice): Promise<number> => {
  if (withoutDice.has(choice[0])) return 0;
  const { odds } = await line.ask<{ odds: Odds | null }>('odds', { ...at, choice });
  if (odds === null) withoutDice.add(choice[0]);
  const expected = odds?.expected ?? 0;
  return COSTLY.has(choice[0]) ? -expected : expected;
};

/** Of some choices of the menu the one that promises most, the first of those that promise the same. */
const pick = async (line: Line, at: object, menu: readonly Choice[]): Promise<Choice> => {
  if (menu.length === 1) return menu[0];
  let best = anyOf(menu);
  let most = -Infinity;
  for (let i = 0; i < Math.min(MOST_WEIGHED, menu.length); i++) {
    const choice = anyOf(menu);
    const promised = await promise(line, at, choice);
    if (promised > most) [best, most] = [choice, promised];
  }
  return best;
};

/** Chooses for our seats as long as the table waits for one of them. */
const playTable = async (line: Line, table: string): Promise<void> => {
  const sat = await line.ask<Standing & { own: readonly string[] }>('sit', { table });
  const { own } = sat;
  let standing: Standing = sat;
  for (;;) {
    const seat = own.find((each) => standing.waiting.includes(each));
    if (seat === undefined) break;
    const at = { table, seat };
    const { choices } = await line.ask<{ choices: readonly Choice[] }>('menu', at);
    const choice = await pick(line, at, choices);
    // With the version it is refused if the table has moved on since we looked.
    standing = await line.ask<Standing>('choose', { ...at, choice, version: standing.version });
  }
};

// ---------------------------------------------------------------- From one line to the next

/** Plays until the line is cut. */
const session = async (server: string, token: string, onOpen: () => void): Promise<void> => {
  const playing = new Set<string>();
  /** Tables that began to wait again while our hand was still on them. */
  const again = new Set<string>();
  /** One table at a time has one hand of ours on it; what is refused is looked at anew. */
  const play = async (table: string): Promise<void> => {
    if (playing.has(table)) {
      again.add(table);
      return;
    }
    playing.add(table);
    try {
      await playTable(line, table);
    } catch (error) {
      if (!(error instanceof Refused) || error.failure.code !== REFUSED) throw error;
      console.log(`${table}: ${error.message}`);
      setTimeout(() => void play(table).catch(complain), 1000);
    } finally {
      playing.delete(table);
      if (again.delete(table)) void play(table).catch(complain);
    }
  };
  const complain = (error: unknown): void => {
    const isGone =
      error instanceof Refused && [REFUSED, NO_TABLE, CUT].includes(error.failure.code);
    if (!isGone) console.error(error);
  };
  const line = await openLine(server, token, (method, params) => {
    const table = String(params.table);
    if (method === 'waiting') play(table).catch(complain);
    const outcome = method === 'told' ? (params as unknown as Standing).outcome : null;
    if (outcome !== null) console.log(`${table}: ${outcome.reason}`);
    // Whoever asks us to take something back may have it so.
    const plea = method === 'pleaded' ? (params.plea as { readonly id: string } | null) : null;
    if (plea !== null) line.ask('answer', { table, plea: plea.id, agree: true }).catch(complain);
  });
  onOpen();
  // From now on we are told when a table begins to wait; those that wait already are in the answer.
  const look = async (): Promise<void> => {
    const { tables } = await line.ask<{ tables: readonly { readonly table: string }[] }>('tables');
    for (const { table } of tables) play(table).catch(complain);
  };
  await look();
  const clock = setInterval(() => void look().catch(complain), GLANCE_MS);
  await line.cut;
  clearInterval(clock);
};

/** Asks something over HTTP; what is refused says why. */
const request = async (url: string, token: string, body?: object): Promise<unknown> => {
  const response = await fetch(url, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { readonly error?: string };
  if (response.status === 401) {
    console.error('No bot has this token: make another on the page of its owner.');
    process.exit(1);
  }
  if (!response.ok) throw new Error(answer.error ?? response.statusText);
  return answer;
};

/** Sits down at a table by the link of somebody who invites us. */
const sitBy = async (link: string, server: string, token: string): Promise<void> => {
  const [, id, invitation] = /#\/table\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
  if (id === undefined) throw new Error(`${link} is no link to a table`);
  const url = `${server}/api/tables/${id}`;
  const { table } = (await request(`${url}?invitation=${invitation}`, token)) as {
    table: { seats: readonly { readonly seat: string; readonly kind: string }[] };
  };
  const free = table.seats.find(({ kind }) => kind === 'open');
  if (free === undefined) throw new Error('no seat is free there');
  await request(`${url}/sit`, token, { seat: free.seat, invitation });
};

const main = async (): Promise<void> => {
  const token = process.env.HUNDRED_DAYS_TOKEN ?? '';
  const [address = 'http://localhost:1815', link] = process.argv.slice(2);
  const server = address.replace(/\/$/, '');
  if (link !== undefined) await sitBy(link, server, token);
  for (let wait = 1000; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    try {
      // A WebSocket does not tell why it was refused; this does.
      const { me } = (await request(`${server}/api/me`, token)) as { me: { name: string } };
      await session(server, token, () => {
        wait = 1000;
        console.log(`${me.name} is there`);
      });
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    await pause(wait);
  }
};

await main();
