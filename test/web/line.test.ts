import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { openLine, type Hearing, type Line } from '../../src/web/online/line.ts';

// The page’s line to a server that restarts, and to one that is gone.

const RESTARTS = 1012;
const HEARING: Hearing = {
  told: () => undefined,
  said: () => undefined,
  reseated: () => undefined,
  clocks: () => undefined,
  pleaded: () => undefined,
};

interface Request {
  readonly id: number;
  readonly method: string;
}

let close: () => void = () => undefined;
afterEach(() => close());

/** A line to a server that answers like this. */
const lineTo = (hear: (request: Request, socket: WebSocket, visit: number) => void) => {
  const server = new WebSocketServer({ port: 0 });
  const heard: string[] = [];
  let visits = 0;
  server.on('connection', (socket) => {
    const visit = ++visits;
    socket.on('message', (data: Buffer) => {
      const request = JSON.parse(data.toString()) as Request;
      heard.push(`${visit} ${request.method}`);
      hear(request, socket, visit);
    });
  });
  const line: Line = openLine(`ws://localhost:${(server.address() as AddressInfo).port}`);
  close = () => {
    line.close();
    server.close();
  };
  return { line, heard };
};

const answer = ({ id }: Request, socket: WebSocket): void =>
  socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: { version: 1 } }));

test('what a server that restarts has not answered is asked again, and nobody is told', async () => {
  const { line, heard } = lineTo((request, socket, visit) => {
    if (request.method === 'choose' && visit === 1) socket.close(RESTARTS);
    else answer(request, socket);
  });
  const cuts: boolean[] = [];
  line.isCut.subscribe((isCut) => cuts.push(isCut));
  await line.follow('t', null, HEARING);
  expect(await line.call('choose', { table: 't' })).toEqual({ version: 1 });
  expect(heard).toEqual(['1 sit', '1 choose', '2 sit', '2 choose']);
  expect(cuts).toEqual([false]);
});

test('what was under way when a line was cut is not asked again, and it is told', async () => {
  const { line, heard } = lineTo((request, socket, visit) => {
    if (request.method === 'choose' && visit === 1) socket.terminate();
    else answer(request, socket);
  });
  const cuts: boolean[] = [];
  line.isCut.subscribe((isCut) => cuts.push(isCut));
  await line.follow('t', null, HEARING);
  await expect(line.call('choose', { table: 't' })).rejects.toThrow(
    'the line to the server was cut',
  );
  await expect.poll(() => cuts).toEqual([false, true, false]);
  expect(heard).toEqual(['1 sit', '1 choose', '2 sit']);
});

test('a line that is cut just after a restart says so of what was under way', async () => {
  const { line } = lineTo((request, socket, visit) => {
    if (request.method === 'undo' && visit === 1) socket.close(RESTARTS);
    else if (request.method === 'choose') socket.terminate();
    else answer(request, socket);
  });
  await line.follow('t', null, HEARING);
  await line.call('undo', { table: 't' });
  await expect(line.call('choose', { table: 't' })).rejects.toThrow(
    'the line to the server was cut',
  );
});

const news = (version: number): string =>
  JSON.stringify({ jsonrpc: '2.0', method: 'told', params: { table: 't', version } });

test('what others did while an own choice was refused is told', async () => {
  const { line } = lineTo((request, socket) => {
    if (request.method !== 'choose') answer(request, socket);
    else {
      socket.send(news(2));
      const error = { code: -32001, message: 'the table has moved on' };
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: request.id, error }));
    }
  });
  const told: number[] = [];
  await line.follow('t', null, { ...HEARING, told: ({ version }) => told.push(version) });
  await expect(line.call('choose', { table: 't' })).rejects.toThrow('moved on');
  expect(told).toEqual([2]);
});

test('what an own choice did is told by its answer alone, what came after it besides', async () => {
  const { line } = lineTo((request, socket) => {
    if (request.method !== 'choose') answer(request, socket);
    else {
      socket.send(news(2));
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: request.id, result: { version: 2 } }));
      socket.send(news(3));
    }
  });
  const told: number[] = [];
  await line.follow('t', null, { ...HEARING, told: ({ version }) => told.push(version) });
  await line.call('choose', { table: 't' });
  await expect.poll(() => told).toEqual([3]);
});
