import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import type { Knock } from './hostile-requests.ts';
import type { Shot } from './hostile-messages.ts';

/** How hostile messages and requests are sent, and what is heard of it. */

const LONGEST_WAIT_MS = 20_000;

/** A connection on which one thing is sent after the other. */
export interface HostileLine {
  /** The answer, or what became of the connection instead. */
  send(shot: Pick<Shot, 'text' | 'isBinary'>): Promise<string>;
  close(): void;
}

export const openHostileLine = async (url: string, cookie: string): Promise<HostileLine> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/play`, {
    headers: cookie === '' ? {} : { cookie },
  });
  let heard: (text: string) => void = () => undefined;
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    // News is nobody’s answer.
    if (!text.startsWith('{"jsonrpc":"2.0","method"')) heard(text);
  });
  socket.on('close', (code) => heard(`closed with ${code}`));
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  socket.removeAllListeners('error').on('error', () => undefined);
  return {
    send: ({ text, isBinary = false }) =>
      new Promise((resolve) => {
        if (socket.readyState !== socket.OPEN) {
          resolve('the connection is closed');
          return;
        }
        const clock = setTimeout(() => resolve('no answer'), LONGEST_WAIT_MS);
        heard = (answer) => {
          clearTimeout(clock);
          resolve(answer);
        };
        socket.send(isBinary ? Buffer.from(text) : text, { binary: isBinary });
      }),
    close: () => socket.terminate(),
  };
};

export interface Reply {
  readonly status: number;
  readonly text: string;
}

export interface HostileCaller {
  ask(knock: Omit<Knock, 'by'>, cookie: string): Promise<Reply>;
  close(): void;
}

export const openHostileCaller = (port: number): HostileCaller => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    ask: ({ method, path, headers = {}, body }, cookie) =>
      new Promise((resolve) => {
        const lost = (reason: string): void => resolve({ status: 0, text: reason });
        const asked = request(
          {
            agent,
            port,
            host: '127.0.0.1',
            method,
            path,
            timeout: LONGEST_WAIT_MS,
            headers: { ...(cookie !== '' && { cookie }), ...headers },
          },
          (response) => {
            const parts: Buffer[] = [];
            response.on('data', (part: Buffer) => parts.push(part));
            response.on('error', (error) => lost(error.message));
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                text: Buffer.concat(parts).toString(),
              }),
            );
          },
        );
        asked.on('timeout', () => asked.destroy(new Error('no answer')));
        asked.on('error', (error) => lost(error.message));
        asked.end(body);
      }),
    close: () => agent.destroy(),
  };
};
