import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Attending } from '../store/channels.ts';
import type { PersonRow } from '../store/rows.ts';
import { audienceOf, eyesOf, seatsAt } from './asking.ts';
import type { Chat } from './chat.ts';
import type { ClockReader } from './clocks.ts';
import { SUBPROTOCOL } from './credentials.ts';
import type { Step } from './entries.ts';
import type { Figures } from './figures.ts';
import type { LimitName, Limits } from './limits.ts';
import { Declined, Unknown, type Live, type LiveTables } from './live.ts';
import { failure, failureOf, readRequest, type Failure, type Request } from './messages.ts';
import { pleaFor, type Pleas } from './pleas.ts';
import { tellingOf, type Seated } from './seated.ts';
import { lineFor } from './talk.ts';

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
/** What costs more than being asked. */
const FURTHER_LIMITS: ReadonlyMap<string, LimitName> = new Map([
  ['say', 'chat'],
  ['note', 'notes'],
  ['plead', 'pleas'],
]);
/** How often everybody is asked whether he is still there. */
const PULSE_MS = 30_000;

interface Connection {
  readonly socket: WebSocket;
  /** What the messages leave by. */
  readonly wire: Duplex;
  readonly person: PersonRow | null;
  readonly address: string;
  readonly tables: Set<string>;
  readonly isKnown: () => Promise<boolean>;
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
  close(): void;
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
  readonly clocks: Pick<ClockReader, 'told'>;
  readonly limits: Limits;
  /** Connections of one person, and from one address. */
  readonly most: MostSockets;
  readonly figures: Pick<Figures, 'choiceSeconds' | 'refusal'>;
  readonly complain: (error: unknown) => void;
}

export const openSockets = ({
  seated,
  tables,
  chat,
  pleas,
  clocks,
  limits,
  most,
  figures,
  complain,
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

  tables.listen((live: Live, step: Step) => {
    const here = followers.get(live.id);
    if (here === undefined) return;
    // Whoever sees through the same eyes hears the same words.
    const said = new Map<string, string>();
    for (const connection of here) {
      const eyes = eyesOf(live, connection.person);
      if ((step.audience & audienceOf(eyes)) === 0) continue;
      const key = eyes.join(' ');
      const text =
        said.get(key) ??
        JSON.stringify({ jsonrpc: '2.0', method: 'told', params: tellingOf(live, step, eyes) });
      said.set(key, text);
      send(connection, text);
    }
  });

  const tellClocks = async (live: Live): Promise<void> => {
    const params = { table: live.id, clocks: await clocks.told(live) };
    const text = JSON.stringify({ jsonrpc: '2.0', method: 'clocks', params });
    for (const connection of followers.get(live.id) ?? []) send(connection, text);
  };

  tables.listen((live) => {
    const isHandedOver = live.waits.at(-1)?.version === live.version;
    if (live.row.pace === null || !isHandedOver || !followers.has(live.id)) return;
    tellClocks(live).catch(complain);
  });

  tables.listenSeats(({ id }) => {
    const text = JSON.stringify({ jsonrpc: '2.0', method: 'reseated', params: { table: id } });
    for (const connection of followers.get(id) ?? []) send(connection, text);
  });

  chat.listen((id, line) => {
    void tables.at(id, (live) => {
      const params = { table: id, ...lineFor(live, line) };
      const text = JSON.stringify({ jsonrpc: '2.0', method: 'said', params });
      for (const connection of followers.get(id) ?? []) {
        if ((audienceOf(seatsAt(live, connection)) & line.audience) !== 0) send(connection, text);
      }
    });
  });

  pleas.listen((live, plea) => {
    for (const connection of followers.get(live.id) ?? []) {
      const own = seatsAt(live, connection);
      if (own.length === 0) continue;
      const params = { table: live.id, plea: plea && pleaFor(live, plea, own) };
      send(connection, JSON.stringify({ jsonrpc: '2.0', method: 'pleaded', params }));
    }
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
      const result = await seated.run(connection, method, params);
      if (method === 'sit') follow(connection, (params as { table: string }).table);
      send(connection, JSON.stringify({ jsonrpc: '2.0', id, result }));
    } catch (error) {
      if (!(error instanceof Declined) && !(error instanceof Unknown)) complain(error);
      refuse(connection, id, failureOf(error));
    }
    if (method === 'choose') figures.choiceSeconds((performance.now() - from) / 1000);
  };

  const answer = async (connection: Connection, text: string): Promise<void> => {
    const request = readRequest(text);
    if ('code' in request) refuse(connection, request.id, request);
    else await run(connection, request);
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
        };
        connections.add(connection);
        ws.on('message', (data: Buffer, isBinary: boolean) => {
          const text = isBinary ? '' : data.toString('utf8');
          answer(connection, text).catch(complain);
        });
        ws.on('pong', () => silent.delete(ws));
        ws.on('close', () => {
          connections.delete(connection);
          forget(connection);
        });
        // What breaks a connection ends it; its close is heard of above.
        ws.on('error', () => undefined);
      });
    },
    hasRoom(person, address) {
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
    close() {
      clearInterval(pulse);
      for (const client of server.clients) client.close(1001, 'the server is going down');
      server.close();
    },
  };
};
