import { connect, type Socket } from 'node:net';
import { below, type Dice } from '../../src/kernel/dice.ts';
import { pickFrom } from './hostile-junk.ts';

/** What is sent by hand on bare sockets: connections that break off, and what is no protocol at all. */

const PATIENCE_MS = 10_000;

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });

const upgrade = (more = ''): string =>
  'GET /api/play HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n' +
  `sec-websocket-version: 13\r\nsec-websocket-key: ${'A'.repeat(22)}==\r\n${more}\r\n`;

/** What comes until the other end hangs up; null if it does not. */
const untilClosed = (socket: Socket): Promise<string | null> =>
  new Promise((resolve) => {
    let heard = '';
    const clock = setTimeout(() => {
      socket.destroy();
      resolve(null);
    }, PATIENCE_MS);
    socket.on('data', (data: Buffer) => (heard += data.toString('latin1')));
    socket.on('close', () => {
      clearTimeout(clock);
      resolve(heard);
    });
    socket.on('error', () => undefined);
  });

const untilHeard = (socket: Socket): Promise<string> =>
  new Promise((resolve) => socket.once('data', (data: Buffer) => resolve(data.toString('latin1'))));

/** Whether the other end did as it should. */
type Trick = (port: number, random: Dice) => Promise<boolean>;

/** Hangs up rudely, while the server may still be finding out who calls. */
const breakOff: Trick = async (port, random) => {
  const socket = await open(port);
  socket.on('error', () => undefined);
  const origin = pickFrom(random, ['', 'origin: https://evil.example\r\n']);
  const cookie = `cookie: hundred_days=${'x'.repeat(43)}\r\n`;
  socket.write(upgrade(origin + cookie));
  if (below(random, 2) === 0) await new Promise((resolve) => setImmediate(resolve));
  socket.resetAndDestroy();
  return true;
};

const NO_UPGRADE = [
  upgrade('origin: https://evil.example\r\n'),
  upgrade('sec-fetch-site: cross-site\r\n'),
  upgrade().replace('/api/play', '/api/tables'),
  upgrade().replace('/api/play', '/'),
  upgrade().replace('version: 13', 'version: 7'),
  upgrade().replace(/sec-websocket-key: .*\r\n/, ''),
  upgrade().replace('A'.repeat(22), 'B'),
] as const;

const refusedUpgrade: Trick = async (port, random) => {
  const socket = await open(port);
  socket.write(pickFrom(random, NO_UPGRADE));
  const heard = await untilClosed(socket);
  return heard?.startsWith('HTTP/1.1 4') === true;
};

const NO_HTTP = [
  '\0\0\0\0\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n',
  'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
  'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n',
  `GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(40_000)}\r\n\r\n`,
  'GET /api/me HTTP/1.1\r\nhost: x\r\nx\0y: 1\r\n\r\n',
  `GET /${'x'.repeat(70_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
] as const;

const noHttp: Trick = async (port, random) => {
  const socket = await open(port);
  socket.write(pickFrom(random, NO_HTTP), 'latin1');
  const heard = await untilClosed(socket);
  return heard !== null && (heard === '' || heard.startsWith('HTTP/1.1 4'));
};

const MASK = Buffer.from([1, 2, 3, 4]);

const frame = (first: number, length: readonly number[], body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([first, ...length]),
    MASK,
    body.map((byte, i) => byte ^ MASK[i % MASK.length]),
  ]);

const BIG = 70_000;
const NO_FRAMES: readonly Buffer[] = [
  // Not masked.
  Buffer.from([0x81, 0x02, 0x7b, 0x7d]),
  // An opcode and bits that mean nothing here.
  frame(0x83, [0x80], Buffer.alloc(0)),
  frame(0xf1, [0x80], Buffer.alloc(0)),
  // The end of a message that has not begun, and a ping in pieces.
  frame(0x80, [0x81], Buffer.from('x')),
  frame(0x09, [0x81], Buffer.from('x')),
  // Longer than any message may be, and longer than anything is.
  frame(0x81, [0xff, 0, 0, 0, 0, 0, 1, 0x11, 0x70], Buffer.alloc(BIG, 'x')),
  frame(0x81, [0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255], Buffer.from('x')),
  // No text, and no reason to close.
  frame(0x81, [0x82], Buffer.from([0xc3, 0x28])),
  frame(0x88, [0x82], Buffer.from([0, 1])),
];

const noFrame: Trick = async (port, random) => {
  const socket = await open(port);
  socket.write(upgrade());
  await untilHeard(socket);
  const closed = untilClosed(socket);
  socket.write(pickFrom(random, NO_FRAMES));
  return (await closed) !== null;
};

export const TRICKS: Readonly<Record<string, Trick>> = {
  'connections broken off': breakOff,
  'no upgrade': refusedUpgrade,
  'no HTTP': noHttp,
  'no frames': noFrame,
};

const HALF = [
  'GET /api/me HTTP/1.1\r\nhost: x\r\n',
  'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"na',
  '',
] as const;

/** Connections that begin something and say no more. */
export const openHalf = async (port: number, count: number): Promise<readonly Socket[]> => {
  const sockets: Socket[] = [];
  for (let i = 0; i < count; i++) {
    const socket = await open(port);
    socket.on('error', () => undefined);
    if (i % 4 === 3) {
      socket.write(upgrade());
      await untilHeard(socket);
      // The first of several pieces.
      socket.write(frame(0x01, [0x81], Buffer.from('{')));
    } else socket.write(HALF[i % HALF.length]);
    sockets.push(socket);
  }
  return sockets;
};
