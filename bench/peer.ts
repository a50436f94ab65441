import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The same load on boardgame.io, which npm fetches into a folder that goes away again. Its store is
 * in memory and its game has no rules, so that it does less than ours for every move.
 */

const PEER = 'boardgame.io@0.50.2';

export interface PeerFigures {
  readonly movesPerSecond: number;
  readonly cpuMsAMove: number;
  readonly medianBytes: number;
}

interface PeerSocket {
  on(event: string, heard: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}

interface PeerState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

type Connect = (url: string, options: object) => PeerSocket;

const cpuOf = async (server: ChildProcess): Promise<number> => {
  server.send('used');
  return ((await once(server, 'message')) as [{ cpuMs: number }])[0].cpuMs;
};

/** Two people at each table, who move in turn as soon as they have heard of the last move. */
const play = async (
  connect: Connect,
  server: ChildProcess,
  port: number,
  tables: number,
  seconds: number,
): Promise<PeerFigures> => {
  const sizes: number[] = [];
  const sockets: PeerSocket[] = [];
  const starts: (() => void)[] = [];
  let until = Infinity;
  let moves = 0;
  const sit = async (table: number): Promise<void> => {
    const id = `table ${table}`;
    const seats = ['0', '1'].map(() =>
      connect(`http://127.0.0.1:${port}/columns`, { transports: ['websocket'], forceNew: true }),
    );
    const move = ({ _stateID, ctx }: PeerState): void => {
      const player = ctx.currentPlayer;
      const payload = { type: 'put', args: ['town', moves % 80, 1], playerID: player };
      const action = { type: 'MAKE_MOVE', payload };
      seats[Number(player)].emit('update', action, _stateID, id, player);
    };
    const connected = seats.map(
      (socket) => new Promise<void>((resolve) => socket.on('connect', resolve)),
    );
    await Promise.all(connected);
    for (const [seat, socket] of seats.entries()) {
      sockets.push(socket);
      const synced = new Promise<PeerState>((resolve) => {
        socket.on('sync', (_: string, { state }: { state: PeerState }) => resolve(state));
      });
      socket.on('update', (match: string, state: PeerState, log: unknown) => {
        // What its parser has read is written again only now and then: that is not its server’s work.
        if (moves % 50 === 0) sizes.push(JSON.stringify(['update', match, state, log]).length);
        if (seat !== 0) return;
        moves++;
        if (performance.now() < until) move(state);
      });
      socket.emit('sync', id, String(seat), undefined, 2);
      const state = await synced;
      if (seat === 1) starts.push(() => move(state));
    }
  };
  for (let table = 0; table < tables; table++) await sit(table);
  const before = await cpuOf(server);
  const from = performance.now();
  until = from + seconds * 1000;
  for (const start of starts) start();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const count = moves;
  const movesPerSecond = (count * 1000) / (performance.now() - from);
  const cpuMsAMove = ((await cpuOf(server)) - before) / count;
  for (const socket of sockets) socket.close();
  const medianBytes = sizes.toSorted((a, b) => a - b)[sizes.length >> 1];
  return { movesPerSecond, cpuMsAMove, medianBytes };
};

export const measurePeer = async (
  columns: object,
  tables: number,
  seconds: number,
): Promise<PeerFigures> => {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-days-peer-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{}');
    writeFileSync(join(folder, 'columns.json'), JSON.stringify(columns));
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', PEER], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const connect = createRequire(join(folder, 'package.json'))('socket.io-client') as {
      io: Connect;
    };
    const server = fork(
      new URL('peer-server.mjs', import.meta.url),
      [folder, join(folder, 'columns.json')],
      { execArgv: ['--disable-warning=DEP0169'] },
    );
    const [{ port }] = (await once(server, 'message')) as [{ port: number }];
    const figures = await play(connect.io, server, port, tables, seconds);
    server.kill();
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
