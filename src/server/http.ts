import { createReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { cookieIn, isFromHere, SESSION_COOKIE } from './cookies.ts';
import { documented, openDocument } from './documented.ts';
import { addressOf } from './address.ts';
import { Limited, type Asker, type Limits } from './limits.ts';
import { Away, Declined, Unknown, type LiveTables } from './live.ts';
import type { People } from './people.ts';
import type { PersonRow } from '../store/rows.ts';
import type { Figures } from './figures.ts';
import { holdsNothing, NOTHING_HELD } from './messages.ts';
import { addMetricsRoute } from './metrics-route.ts';
import { anything, object, oneOf, whole, type Schema } from './shapes.ts';
import { siteFile } from './site.ts';
import type { Sockets } from './socket.ts';

/** Everything but play itself over HTTP: who one is, the tables there are, the site. */

const LONGEST_BODY = 65_536;
/** Who sends his request byte by byte is cut off. */
const LONGEST_REQUEST_MS = 30_000;

interface Parts {
  readonly people: People;
  readonly tables: LiveTables;
  readonly sockets: Sockets;
  readonly routes: readonly Routes[];
  /** Whether it can serve: the store is there, and nobody wants it to end. */
  readonly isReady: () => boolean;
  readonly figures: Figures;
  /** What whoever reads the figures bears; null for whoever is on this machine. */
  readonly metricsToken: string | null;
  /** The folder of the built site, if it is served here. */
  readonly site: string | null;
  /** Where the site is, such as https://example.org; null for whatever host a local caller names. */
  readonly origin: string | null;
  /** How many proxies of ours stand before the server. */
  readonly proxies: number;
  readonly limits: Limits;
  readonly log: boolean;
}

/** Who asks, for routes in files of their own. */
interface Callers {
  personOf(request: FastifyRequest): Promise<PersonRow | null>;
  /** Refuses who has not said who he is. */
  mustBe(request: FastifyRequest): Promise<PersonRow>;
  tokenOf(request: IncomingMessage): string | undefined;
  /** How somebody is counted where there is a limit. */
  asker(request: FastifyRequest, person?: PersonRow): Asker;
  readonly isSecure: boolean;
}

export type Routes = (app: FastifyInstance, callers: Callers) => void;

/** When somebody with as many connections as there may be tries again. */
const FULL_MS = 60_000;

const ALIVE = '/api/alive';
const HEALTH = '/api/health';
const health = (ok: boolean): Schema => object({ ok: oneOf(ok), tables: whole, people: whole });

/** Whoever watches over the server is not held up by what others ask of it. */
const isProbe = ({ url }: FastifyRequest): boolean => url === ALIVE || url === HEALTH;

export const openHttp = (parts: Parts): FastifyInstance => {
  const { people, tables, sockets, figures, site, origin, proxies, limits } = parts;
  const app = fastify({
    bodyLimit: LONGEST_BODY,
    requestTimeout: LONGEST_REQUEST_MS,
    frameworkErrors(error, _request, reply: FastifyReply) {
      void reply.code(error.statusCode ?? 400).send({ error: 'there is no such address' });
    },
    logger: parts.log,
    // Logged below: paths and what came of them, never a cookie or an invitation.
    logController: new LogController({ disableRequestLogging: true }),
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (holdsNothing(body)) done(Object.assign(new Error(NOTHING_HELD), { statusCode: 400 }));
      else void parseJson(request, body, done);
    },
  );
  const documentOf = openDocument(app);
  const isSecure = origin?.startsWith('https:') === true;

  const tokenOf = (request: IncomingMessage): string | undefined =>
    cookieIn(request.headers.cookie, SESSION_COOKIE);
  const asker = ({ raw }: FastifyRequest, person?: PersonRow): Asker => ({
    person: person?.id,
    address: addressOf(raw, proxies),
  });
  const personOf = async ({ raw }: FastifyRequest): Promise<PersonRow | null> => {
    const person = await people.known(tokenOf(raw));
    if (person !== null) limits.take('http', { person: person.id });
    return person;
  };
  const mustBe = async (request: FastifyRequest): Promise<PersonRow> => {
    const person = await personOf(request);
    if (person === null) throw new Declined('say who you are first');
    return person;
  };

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    if (request.url.includes('%00')) return reply.code(400).send({ error: NOTHING_HELD });
    if (!request.url.startsWith('/api/') || isProbe(request)) return;
    reply.header('cache-control', 'no-store');
    limits.take('http', asker(request));
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isFromHere(request.headers, origin))
      return reply.code(403).send({ error: 'this request does not come from the site' });
  });

  app.addHook('onResponse', async (request, reply) => {
    const { method, url, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    figures.httpSeconds(elapsedTime / 1000, method, routeOptions.url ?? 'site', status);
    if (status >= 400) figures.refusal('http', status);
    app.log.info({ method, path: url.split('?')[0], status, ms: Math.round(elapsedTime) });
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof Limited) {
      reply.header('retry-after', Math.ceil(error.retryAfterMs / 1000));
      return reply.code(429).send({ error: error.message });
    }
    if (error instanceof Unknown) return reply.code(404).send({ error: error.message });
    if (error instanceof Away) return reply.code(503).send({ error: error.message });
    if (error instanceof Declined) return reply.code(409).send({ error: error.message });
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: error.message });
    app.log.error(error);
    return reply.code(500).send({ error: 'the server has made a mistake; nothing was changed' });
  });

  app.get(
    ALIVE,
    documented({ gist: 'Whether the process is there.', answer: object({ ok: oneOf(true) }) }),
    async () => ({ ok: true }),
  );

  app.get(
    HEALTH,
    documented({
      gist: 'Whether it can serve: 503 while the store is away, and while it ends.',
      answer: health(true),
      away: health(false),
    }),
    async (_request, reply) => {
      const ok = parts.isReady();
      return reply.code(ok ? 200 : 503).send({ ok, tables: tables.size, people: sockets.people() });
    },
  );

  addMetricsRoute(app, figures, parts.metricsToken, proxies > 0);

  app.get('/api/openapi.json', documented({ gist: 'This document.', answer: anything }), async () =>
    documentOf(),
  );

  for (const add of parts.routes) add(app, { personOf, mustBe, tokenOf, asker, isSecure });

  app.setNotFoundHandler((request, reply) => sendSite(request, reply, site));

  /** Whether a session is still what it was; who has none has nothing to lose. */
  const isKnown = (request: IncomingMessage, person: PersonRow | null) => async () =>
    person === null || (await people.known(tokenOf(request))) !== null;

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refuse = (status: string, retryAfter = 0): void => {
      const later = retryAfter > 0 ? `retry-after: ${retryAfter}\r\n` : '';
      socket.end(`HTTP/1.1 ${status}\r\n${later}connection: close\r\ncontent-length: 0\r\n\r\n`);
    };
    // Who hangs up before he is answered is gone.
    socket.on('error', () => undefined);
    if (request.url !== '/api/play') refuse('404 Not Found');
    else if (!isFromHere(request.headers, origin)) refuse('403 Forbidden');
    else {
      const address = addressOf(request, proxies);
      const admit = async (): Promise<void> => {
        const person = await people.known(tokenOf(request));
        limits.take('sockets', { person: person?.id, address });
        if (!sockets.hasRoom(person, address)) throw new Limited('', FULL_MS);
        sockets.upgrade({ request, socket, head, person, address }, isKnown(request, person));
      };
      admit().catch((error: unknown) => {
        if (!(error instanceof Limited)) refuse('503 Service Unavailable');
        else refuse('429 Too Many Requests', Math.ceil(error.retryAfterMs / 1000));
      });
    }
  });

  return app;
};

const sendSite = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: string | null,
): FastifyReply => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const found = site === null || !isRead ? null : siteFile(site, request.url);
  if (found === null || request.url.startsWith('/api/'))
    return reply.code(404).send({ error: 'there is nothing here' });
  reply.headers(found.headers);
  return found.file.endsWith('.html')
    ? reply.send(withTables(readFileSync(found.file, 'utf8')))
    : reply.send(createReadStream(found.file));
};

/** Tells the page that this server has tables: a folder of files has none, and is not asked. */
const withTables = (page: string): string =>
  page.replace('</head>', '<meta name="hundred-days-tables" content="/api/" /></head>');
