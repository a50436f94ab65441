import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Figures } from './figures.ts';
import { isSameSecret } from './secrets.ts';

/** Who may read the figures of a server, and where. */

/** What a proxy adds to the requests of others. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];
const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

const bears = ({ headers }: IncomingMessage, token: string): boolean =>
  isSameSecret(headers.authorization ?? '', `Bearer ${token}`);

/** Somebody on this machine, and nobody for whom a proxy on this machine asks. */
const isLocal = ({ socket, headers }: IncomingMessage): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => !(name in headers));

/**
 * With a token, whoever bears it. Without one, whoever is on this machine, but only where no proxy
 * stands before the server: through one, everybody seems to be.
 */
export const addMetricsRoute = (
  app: FastifyInstance,
  figures: Pick<Figures, 'tell'>,
  token: string | null,
  isBehindProxy: boolean,
): void => {
  const may = (request: IncomingMessage): boolean =>
    token === null ? !isBehindProxy && isLocal(request) : bears(request, token);
  app.get('/metrics', async (request, reply) =>
    may(request.raw)
      ? reply
          .headers({ 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
          .header('cache-control', 'no-store')
          .send(await figures.tell())
      : reply.code(404).send({ error: 'there is nothing here' }),
  );
};
