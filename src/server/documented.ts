import { SESSION_COOKIE } from './cookies.ts';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { NAMED, refusal, text, type Schema } from './shapes.ts';

/**
 * Every route under /api says beside itself what it is for and what it speaks; of this the OpenAPI
 * document is made. A route that says nothing cannot be added.
 */
export interface Doc {
  readonly gist: string;
  /** Who may ask; everybody if it is not said. */
  readonly who?: 'person' | 'moderator';
  /** Whether a bot may ask, too, by its token; it may not if it is not said. */
  readonly isForBots?: true;
  readonly query?: Readonly<Record<string, Schema>>;
  readonly body?: Schema;
  readonly answer: Schema;
  /** 200 if it is not said. */
  readonly status?: 200 | 201;
  /** What it says when it cannot serve, if that is more than why. */
  readonly away?: Schema;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    doc?: Doc;
  }
}

/** What a route is declared with. */
export const documented = (doc: Doc): { config: { doc: Doc } } => ({ config: { doc } });

/** A document as OpenAPI 3.1 has it. */
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

const REFUSALS: Readonly<Record<string, string>> = {
  '400': 'This is no request, or it has both a cookie and a token.',
  '401': 'The token is of no bot.',
  '403': 'The request does not come from the site, or it is not for bots.',
  '404': 'It is not there, or not for you: the two cannot be told apart.',
  '409': 'It is refused, with the reason.',
  '413': 'The body is too long.',
  '414': 'No address is this long.',
  '415': 'The body is no JSON.',
  '429': 'Too many requests; Retry-After says when to come back.',
  '503': 'The games cannot be reached now.',
};

/** A browser has a cookie, a bot has a token. */
const SECURITY = {
  session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
  token: { type: 'http', scheme: 'bearer' },
};

const content = (schema: Schema) => ({ 'application/json': { schema } });

const parameter = (name: string, where: 'path' | 'query', schema: Schema) => ({
  name,
  in: where,
  required: where === 'path',
  schema,
});

const operationOf = (path: string, doc: Doc) => {
  const { gist, who, isForBots, query = {}, body, answer, status = 200, away } = doc;
  return {
    summary: gist,
    ...(who !== undefined && { description: `For a ${who} only.` }),
    security: [
      ...(who === undefined ? [{}] : []),
      { session: [] },
      ...(isForBots ? [{ token: [] }] : []),
    ],
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => parameter(name, 'path', text)),
      ...Object.entries(query).map(([name, schema]) => parameter(name, 'query', schema)),
    ],
    ...(body !== undefined && { requestBody: { content: content(body) } }),
    responses: {
      [status]: { description: gist, content: content(answer) },
      ...Object.fromEntries(
        Object.entries(REFUSALS).map(([code, description]) => [
          code,
          { description, content: content({ $ref: '#/components/schemas/Refusal' }) },
        ]),
      ),
      ...(away !== undefined && { 503: { description: REFUSALS[503], content: content(away) } }),
    },
  };
};

/** Hears of every route that is added, and tells of all of them. */
export const openDocument = (app: FastifyInstance): (() => OpenApi) => {
  const paths: Record<string, Record<string, unknown>> = {};
  app.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    if (!url.startsWith('/api/')) return;
    const doc = config?.doc;
    const methods = [method].flat().filter((each) => each !== 'HEAD');
    if (doc === undefined && methods.length > 0)
      throw new Error(`${methods.join(', ')} ${url} does not say what it is for`);
    if (doc === undefined) return;
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    for (const each of methods)
      paths[path] = { ...paths[path], [each.toLowerCase()]: operationOf(url, doc) };
  });
  return () => ({
    openapi: '3.1.0',
    info: {
      title: 'Hundred Days',
      version: '1',
      description:
        'Who one is and which tables there are. Play itself is JSON-RPC over the WebSocket /api/play.',
    },
    paths,
    components: {
      schemas: { ...NAMED, Refusal: refusal },
      securitySchemes: SECURITY,
    },
  });
};
