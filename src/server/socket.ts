import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Attending } from '../store/channels.ts';
import type { PersonRow } from '../store/rows.ts';
import type { Chat } from './chat.ts';
import type { ClockReader } from './clocks.ts';
import { SUBPROTOCOL } from './credentials.ts';
import type { Figures } from './figures.ts';
import type { LimitName, Limits } from './limits.ts';
import { Declined, Unknown, type LiveTables } from './live.ts';
import { failure, failureOf, readRequest, type Failure, type Request } from './messages.ts';
import type { Pleas } from './pleas.ts';
import type { Seated } from './seated.ts';
import { tellFollowers } from './tidings.ts';
import type { Waits } from './waits.ts';

/** The engine protocol over WebSocket: requests in, answers out, and what happens at tables. */

/** The longest message, in bytes; a longer one ends the connection. */
const LONGEST_MESSAGE = 65_536;
/** Tables that one connection may follow at once. */
const MOST_TABLES = 64;
/** Bytes that may wait for a slow reader before he is cut off; he can come back and ask again. */
const MOST_WAITING = 4_194_304;
/** Connections that one bot may have at once. */
const MOST_BOT_SOCKETS = 4;
const SESSION_CHANGED = 4001;
/** The server ends, and others or the next one go on: what it has not answered it has not done. */
const RESTARTS = 1012;
/** How long somebody has to say good-bye in turn. */
const GOODBYE_MS = 1000;
/** What costs more than being asked. */
const FURTHER_LIMITS: ReadonlyMap<string, LimitName> = new Map([
  ['say', 'chat'],
  ['note', 'notes'],
  ['plead', 'pleas'],
  ['tables', 'waits'],
]);
/** How often it is looked whether everybody has gone. */
const GLANCE_MS = 10;
/** How often everybody is asked whether he is still there. */
const PULSE_MS = 30_000;

const NOBODY: ReadonlySet<Connection> = new Set();

interface Connection {
  readonly socket: WebSocket;
  /** What the messages leave by. */
  readonly wire: Duplex;
  readonly person: PersonRow | null;
  readonly address: string;
  readonly tables: Set<string>;
  readonly isKnown: () => Promise<boolean>;
  /** How many of its requests are under way. */
  busy: number;
  say(text: string): void;
  /** How many there were. */
  requests: number;
}

/** Who wants to be connected. */
interface Comer extends Pick<Connection, 'person' | 'address'> {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

export interface Sockets {
  /** `isKnown` is asked again and again: whose session has ended is connected no more. */
  upgrade(comer: Comer, isKnown: () => Promise<boolean>): void;
  /** Whether one more may come by this name and from this address. */
  hasRoom(person: PersonRow | null, address: string): boolean;
  /** Ends the connections of somebody. */
  hangUp(person: string): void;
  /** Whether anybody here hears of what is done at a table. */
  isFollowed(table: string): boolean;
  /** Whether somebody is connected to a table through this process. */
  isHere(person: string, table: string): boolean;
  /** Who is connected to which tables. */
  here(): readonly Attending[];
  /** All such tables. */
  followed(): readonly string[];
  /** How many connections there are now, and how many people with a name behind them. */
  count(): number;
  people(): number;
  /** Takes no more requests, answers what is under way if that takes no longer, and sends all away. */
  close(patience: number): Promise<void>;
}

/** What is told of a connection that has ended; its status is the code by which it was closed. */
interface Ended extends Readonly<Record<'status' | 'ms' | 'requests', number>> {
  readonly person: string | undefined;
}

export interface MostSockets {
  readonly person: number;
  readonly address: number;
}

interface Parts {
  readonly seated: Seated;
  readonly tables: LiveTables;
  readonly chat: Chat;
  readonly pleas: Pleas;
  readonly waits: Pick<Waits, 'begin' | 'end'>;
  readonly clocks: Pick<ClockReader, 'told'>;
  readonly limits: Limits;
  /** Connections of one person, and from one address. */
  readonly most: MostSockets;
  readonly figures: Pick<Figures, 'choiceSeconds' | 'refusal'>;
  readonly complain: (error: unknown) => void;
  /** Hears of every connection that has ended. */
  readonly ended: (facts: Ended) => void;
}

export const openSockets = ({
  seated,
  tables,
  chat,
  pleas,
  waits,
  clocks,
  limits,
  most,
  figures,
  complain,
  ended,
}: Parts): Sockets => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    // Compression costs more than it saves on messages this small.
    perMessageDeflate: false,
    // Never the offer that holds a token: what is chosen is sent back.
    handleProtocols: (offered) => offered.has(SUBPROTOCOL) && SUBPROTOCOL,
  });
  const connections = new Set<Connection>();
  const followers = new Map<string, Set<Connection>>();

  const send = ({ socket, wire }: Connection, text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) {
      socket.terminate();
      return;
    }
    // All that is said to somebody at one moment leaves at once.
    wire.cork();
    process.nextTick(() => wire.uncork());
    socket.send(text);
  };

  const follow = (connection: Connection, table: string): void => {
    if (!connection.tables.has(table) && connection.tables.size >= MOST_TABLES)
      throw new Declined(`one connection follows ${MOST_TABLES} tables at most`);
    connection.tables.add(table);
    const here = followers.get(table) ?? new Set();
    here.add(connection);
    followers.set(table, here);
  };

  const forget = (connection: Connection): void => {
    for (const table of connection.tables) {
      const here = followers.get(table);
      here?.delete(connection);
      if (here?.size === 0) followers.delete(table);
    }
    connection.tables.clear();
  };

  tellFollowers({
    tables,
    chat,
    pleas,
    clocks,
    followersOf: (table) => followers.get(table) ?? NOBODY,
    send,
    complain,
  });

  const refuse = (connection: Connection, id: Request['id'] | null, refused: Failure): void => {
    figures.refusal('socket', refused.code);
    send(connection, failure(id, refused));
  };

  const run = async (connection: Connection, { id, method, params }: Request): Promise<void> => {
    const from = performance.now();
    try {
      const asker = { person: connection.person?.id, address: connection.address };
      limits.take(connection.person?.owner === undefined ? 'play' : 'botPlay', asker);
      const further = FURTHER_LIMITS.get(method);
      if (further !== undefined) limits.take(further, asker);
      // Before it is answered: what happens meanwhile is told.
      if (method === 'tables') waits.begin(connection);
      const result = await seated.run(connection, method, params);
      if (method === 'sit') follow(connection, (params as { table: string }).table);
      send(connection, JSON.stringify({ jsonrpc: '2.0', id, result }));
    } catch (error) {
      if (!(error instanceof Declined) && !(error instanceof Unknown)) complain(error);
      refuse(connection, id, failureOf(error));
    }
    if (method === 'choose') figures.choiceSeconds((performance.now() - from) / 1000);
  };

  let isClosing = false;
  const sendAway = ({ socket }: Connection): void => socket.close(RESTARTS, 'the server restarts');

  const answer = async (connection: Connection, text: string): Promise<void> => {
    if (isClosing) return;
    const request = readRequest(text);
    if ('code' in request) {
      refuse(connection, request.id, request);
      return;
    }
    connection.requests++;
    connection.busy++;
    await run(connection, request);
    connection.busy--;
    if (isClosing && connection.busy === 0) sendAway(connection);
  };

  /** Until everybody has gone, or that long. */
  const allGone = async (patience: number): Promise<void> => {
    const until = performance.now() + patience;
    while (connections.size > 0 && performance.now() < until) await pause(GLANCE_MS);
  };

  /** Who has gone without a word does not answer: he is not there any more. */
  const silent = new WeakSet<WebSocket>();
  const feel = async ({ socket, isKnown }: Connection): Promise<void> => {
    if (silent.has(socket) || !(await isKnown())) socket.terminate();
    silent.add(socket);
    socket.ping();
  };
  const pulse = setInterval(() => {
    for (const connection of connections) feel(connection).catch(complain);
  }, PULSE_MS);
  pulse.unref();

  return {
    upgrade({ request, socket, head, person, address }, isKnown) {
      server.handleUpgrade(request, socket, head, (ws) => {
        const connection: Connection = {
          socket: ws,
          wire: socket,
          person,
          address,
          tables: new Set(),
          isKnown,
          busy: 0,
          say: (text) => send(connection, text),
          requests: 0,
        };
        const from = performance.now();
        connections.add(connection);
        ws.on('message', (data: Buffer, isBinary: boolean) => {
          const text = isBinary ? '' : data.toString('utf8');
          answer(connection, text).catch(complain);
        });
        ws.on('pong', () => silent.delete(ws));
        ws.on('close', (status) => {
          const { requests } = connection;
          const ms = Math.round(performance.now() - from);
          ended({ person: person?.id, status, ms, requests });
          connections.delete(connection);
          forget(connection);
          waits.end(connection);
        });
        // What breaks a connection ends it; its close is heard of above.
        ws.on('error', () => undefined);
      });
    },
    hasRoom(person, address) {
      if (isClosing) return false;
      const all = [...connections];
      const own = all.filter((each) => person !== null && each.person?.id === person.id);
      const near = all.filter((each) => each.address === address);
      const mostOwn = person?.owner === undefined ? most.person : MOST_BOT_SOCKETS;
      return own.length < mostOwn && near.length < most.address;
    },
    hangUp(id) {
      for (const { person, socket } of connections)
        if (person?.id === id) socket.close(SESSION_CHANGED, 'the session has changed');
    },
    isFollowed: (table) => followers.has(table),
    isHere: (person, table) =>
      [...(followers.get(table) ?? [])].some((each) => each.person?.id === person),
    here: () =>
      [...followers].flatMap(([table, here]) =>
        [...here].flatMap(({ person }) => (person === null ? [] : [{ person: person.id, table }])),
      ),
    followed: () => [...followers.keys()],
    count: () => server.clients.size,
    people: () => new Set([...connections].flatMap(({ person }) => person?.id ?? [])).size,
    async close(patience) {
      clearInterval(pulse);
      isClosing = true;
      for (const connection of connections) if (connection.busy === 0) sendAway(connection);
      await allGone(patience);
      // Of these nobody knows what has been done: they are cut off, and look for themselves.
      for (const { busy, socket } of connections) if (busy > 0) socket.terminate();
      await allGone(GOODBYE_MS);
      for (const { socket } of connections) socket.terminate();
      server.close();
    },
  };
};
