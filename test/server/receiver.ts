import { createECDH, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';

/** Somebody whom the server calls: a program, a push service and a browser behind it, a mail server. */

export interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  readonly url: string;
  readonly calls: Call[];
  /** What it answers next, in order; 201 when nothing is said. */
  readonly answers: { status: number; headers?: Record<string, string> }[];
  close(): Promise<void>;
}

const portOf = (server: { address(): string | AddressInfo | null }): number =>
  (server.address() as AddressInfo).port;

export const openReceiver = async (): Promise<Receiver> => {
  const calls: Call[] = [];
  const answers: Receiver['answers'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      calls.push({ path: url, headers, body: Buffer.concat(chunks) });
      const { status, headers: more } = answers.shift() ?? { status: 201 };
      // 0 stands for somebody who never answers.
      if (status > 0) response.writeHead(status, more).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    calls,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** A browser that has subscribed, and reads what comes as RFC 8291 says. */
export const browser = () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + body[20]);
      const locked = body.subarray(21 + body[20]);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
      const shared = derive(pair.computeSecret(theirs), auth, info, 32);
      const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(locked.subarray(-16));
      const text = Buffer.concat([cipher.update(locked.subarray(0, -16)), cipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
};

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly headers: string;
  readonly text: string;
}

export interface MailServer {
  readonly url: string;
  readonly letters: Letter[];
  /** What it says to the next RCPT TO, in order. */
  readonly refusals: string[];
  readonly said: string[];
  close(): Promise<void>;
}

const decoded = (subject: string): string =>
  subject
    .replaceAll(/\?=\r\n =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) =>
      Buffer.from(word, 'base64').toString(),
    );

const letterFrom = (to: string, source: string): Letter => {
  const [headers, body] = source.split(/\r\n\r\n(.*)/s);
  const [, subject] = /^Subject: (.*(?:\r\n .*)*)/m.exec(headers) ?? [];
  return { to, subject: decoded(subject), headers, text: Buffer.from(body, 'base64').toString() };
};

export const openMailServer = async (): Promise<MailServer> => {
  const letters: Letter[] = [];
  const refusals: string[] = [];
  const said: string[] = [];
  const open = new Set<Socket>();
  const server = createTcpServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    let heard = '';
    let to = '';
    let isLetter = false;
    const answer = (line: string): string => {
      said.push(line);
      if (line.startsWith('EHLO')) return '250-hello\r\n250 SIZE 1000000';
      if (line.startsWith('RCPT')) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        return refusals.shift() ?? '250 OK';
      }
      if (line === 'DATA') {
        isLetter = true;
        return '354 go on';
      }
      return line === 'QUIT' ? '221 bye' : '250 OK';
    };
    socket.write('220 post office\r\n');
    socket.on('data', (data: Buffer) => {
      heard += data.toString();
      for (;;) {
        const end = heard.indexOf(isLetter ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = heard.slice(0, end);
        heard = heard.slice(end + (isLetter ? 5 : 2));
        if (isLetter) {
          letters.push(letterFrom(to, text));
          isLetter = false;
          socket.write('250 kept\r\n');
        } else socket.write(`${answer(text)}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    letters,
    refusals,
    said,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
};
