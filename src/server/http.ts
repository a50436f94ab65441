import { createReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { isFromHere } from './cookies.ts';
import { credentialsIn } from './credentials.ts';
import { headersFor } from './headers.ts';
import { logSetting, type LogTo } from './log.ts';
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
import type { Tokens } from './tokens.ts';

/** Everything but play itself over HTTP: who one is, the tables there are, the site. */

const LONGEST_BODY = 65_536;
/** Who sends his request byte by byte is cut off. */
const LONGEST_REQUEST_MS = 30_000;

interface Parts {
  readonly people: People;
  readonly tokens: Tokens;
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
  readonly log: LogTo;
}

/** Who asks, for routes in files of their own. */
interface Callers {
  personOf(request: FastifyRequest): Promise<PersonRow | null>;
  /** Refuses who has not said who he is. */
  mustBe(request: FastifyRequest): Promise<PersonRow>;
  /** The token of the session in the cookie. */
  sessionOf(request: IncomingMessage): string | undefined;
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
  const { people, tokens, tables, sockets, figures, site, origin, proxies, limits } = parts;
  const app = fastify({
    bodyLimit: LONGEST_BODY,
    requestTimeout: LONGEST_REQUEST_MS,
    frameworkErrors(error, _request, reply: FastifyReply) {
      void reply.code(error.statusCode ?? 400).send({ error: 'there is no such address' });
    },
    ...logSetting(parts.log),
    // Logged below: routes and what came of them, never a cookie or an invitation.
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
  const headers = headersFor(isSecure);
  /** Who has asked, as far as it came out. */
  const askers = new WeakMap<IncomingMessage, string>();

  const sessionOf = (request: IncomingMessage): string | undefined =>
    credentialsIn(request.headers).session;
  const known = ({ headers }: IncomingMessage): Promise<PersonRow | null> => {
    const { session, token } = credentialsIn(headers);
    return token === undefined ? people.known(session) : tokens.known(token);
  };
  const asker = ({ raw }: FastifyRequest, person?: PersonRow): Asker => ({
    person: person?.id,
    address: addressOf(raw, proxies),
  });
  const personOf = async ({ raw }: FastifyRequest): Promise<PersonRow | null> => {
    const person = await known(raw);
    if (person !== null) askers.set(raw, person.id);
    // A bot was counted when it came in.
    if (person !== null && person.owner === undefined) limits.take('http', { person: person.id });
    return person;
  };
  const mustBe = async (request: FastifyRequest): Promise<PersonRow> => {
    const person = await personOf(request);
    if (person === null) throw new Declined('say who you are first');
    return person;
  };

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    if (request.url.includes('%00')) return reply.code(400).send({ error: NOTHING_HELD });
    if (!request.url.startsWith('/api/') || isProbe(request)) return;
    reply.header('cache-control', 'no-store');
    limits.take('http', asker(request));
    const { session, token } = credentialsIn(request.headers);
    if (token !== undefined) {
      if (session !== undefined) return reply.code(400).send({ error: MIXED });
      return admitBot(request, reply, await tokens.known(token), limits);
    }
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isFromHere(request.headers, origin))
      return reply.code(403).send({ error: 'this request does not come from the site' });
  });

  app.addHook('onResponse', async (request, reply) => {
    const { method, raw, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = routeOptions.url ?? 'site';
    figures.httpSeconds(elapsedTime / 1000, method, route, status);
    if (status >= 400) figures.refusal('http', status);
    const person = askers.get(raw);
    request.log.info({ method, route, status, ms: Math.round(elapsedTime), person }, 'request');
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Limited) {
      reply.header('retry-after', Math.ceil(error.retryAfterMs / 1000));
      return reply.code(429).send({ error: error.message, retryAfterMs: error.retryAfterMs });
    }
    if (error instanceof Unknown) return reply.code(404).send({ error: error.message });
    if (error instanceof Away) return reply.code(503).send({ error: error.message });
    if (error instanceof Declined) return reply.code(409).send({ error: error.message });
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: error.message });
    request.log.error(error);
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
      isForBots: true,
      answer: health(true),
      away: health(false),
    }),
    async (_request, reply) => {
      const ok = parts.isReady();
      return reply.code(ok ? 200 : 503).send({ ok, tables: tables.size, people: sockets.people() });
    },
  );

  addMetricsRoute(app, figures, parts.metricsToken, proxies > 0);

  app.get(
    '/api/openapi.json',
    documented({ gist: 'This document.', isForBots: true, answer: anything }),
    async () => documentOf(),
  );

  for (const add of parts.routes) add(app, { personOf, mustBe, sessionOf, asker, isSecure });

  app.setNotFoundHandler((request, reply) => sendSite(request, reply, site));

  /** Whether a session or a token is still what it was; who has none has nothing to lose. */
  const isKnown = (request: IncomingMessage, person: PersonRow | null) => async () =>
    person === null || (await known(request)) !== null;

  /** Why a WebSocket is not opened, as a status of HTTP; null when it may be. */
  const upgradeBar = ({ url, headers }: IncomingMessage): string | null => {
    const { session, token } = credentialsIn(headers);
    if (url !== '/api/play') return '404 Not Found';
    if (token === undefined) return isFromHere(headers, origin) ? null : '403 Forbidden';
    return session === undefined ? null : '400 Bad Request';
  };
  const tokenBar = ({ headers }: IncomingMessage, person: PersonRow | null): string | null =>
    person === null && credentialsIn(headers).token !== undefined ? '401 Unauthorized' : null;

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refuse = (status: string, retryAfter = 0): void => {
      const later = retryAfter > 0 ? `retry-after: ${retryAfter}\r\n` : '';
      socket.end(`HTTP/1.1 ${status}\r\n${later}connection: close\r\ncontent-length: 0\r\n\r\n`);
    };
    // Who hangs up before he is answered is gone.
    socket.on('error', () => undefined);
    const admit = async (): Promise<void> => {
      const early = upgradeBar(request);
      const person = early === null ? await known(request) : null;
      const bar = early ?? tokenBar(request, person);
      if (bar !== null) {
        refuse(bar);
        return;
      }
      const address = addressOf(request, proxies);
      limits.take('sockets', { person: person?.id, address });
      if (!sockets.hasRoom(person, address)) throw new Limited('', FULL_MS);
      sockets.upgrade({ request, socket, head, person, address }, isKnown(request, person));
    };
    admit().catch((error: unknown) => {
      if (!(error instanceof Limited)) refuse('503 Service Unavailable');
      else refuse('429 Too Many Requests', Math.ceil(error.retryAfterMs / 1000));
    });
  });

  return app;
};

const MIXED = 'a request has a cookie or a token, never both';

/** A bot asks what is for bots, no faster than it may; no other site can make it ask anything. */
const admitBot = (
  request: FastifyRequest,
  reply: FastifyReply,
  bot: PersonRow | null,
  limits: Limits,
): FastifyReply | undefined => {
  if (bot === null) return reply.code(401).send({ error: 'no bot has this token' });
  limits.take('botHttp', { person: bot.id });
  if (!request.is404 && request.routeOptions.config.doc?.isForBots !== true)
    return reply.code(403).send({ error: 'this is not for bots' });
  return undefined;
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
