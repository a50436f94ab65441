import { below, type Dice } from '../../src/kernel/dice.ts';
import { newId } from '../../src/server/people.ts';
import {
  NO_JSON,
  noObject,
  objectOf,
  pickFrom,
  rightOf,
  withStrangeField,
  withWrongField,
  type Shape,
} from './hostile-junk.ts';
import type { Sender } from './hostile-messages.ts';
import type { Stage } from './hostile-stage.ts';

/** Requests over HTTP that must all be refused, by kind. */

export interface Knock {
  readonly by: Sender;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The same of something that is not there must be answered by the very same. */
  readonly twin?: string;
}

export type Knocker = (random: Dice) => Knock;

/** How a route is attacked: by whom, with what body, and for which of its `{id}`. */
interface Door {
  readonly by: readonly Sender[];
  readonly shape?: Shape;
  /** What is not for these people, though it is there. */
  readonly ids?: readonly string[];
  /** It says something to everybody. */
  readonly isOpen?: true;
}

const OUTSIDERS = ['scott', 'stranger', 'forger'] as const;
const NOBODY = ['stranger', 'forger'] as const;

/** Every route of the OpenAPI document. */
export const doorsOf = (stage: Stage): Readonly<Record<string, Door>> => {
  const open = { by: NOBODY, isOpen: true } as const;
  const foreign = { by: OUTSIDERS, ids: [stage.secret] } as const;
  const token = { id: ['"x"', 'name'], token: ['"x"', 'name'] } as const;
  return {
    'GET /api/alive': open,
    'GET /api/health': open,
    'GET /api/openapi.json': open,
    'GET /api/me': open,
    'GET /api/tables': open,
    'POST /api/leave': open,
    'POST /api/guest': { by: NOBODY, shape: { name: ['"Soult"', 'text'] } },
    'POST /api/login': {
      by: NOBODY,
      shape: { name: ['"Marbot"', 'name'], password: ['"not his password"', 'name'] },
    },
    'GET /api/ratings': { by: NOBODY },
    'POST /api/tables': {
      by: ['scott', 'marbot'],
      shape: {
        game: ['"blocks"', 'name'],
        scenario: ['"historical"', 'name'],
        options: ['{}', 'object'],
        seats: ['["me","open"]', 'list'],
        pace: ['{"days":3}', 'object'],
        public: ['true', 'flag'],
      },
    },
    'GET /api/tables/{id}': foreign,
    'POST /api/tables/{id}/sit': {
      ...foreign,
      shape: { seat: ['"French"', 'name'], invitation: ['"x"', 'name'] },
    },
    'POST /api/tables/{id}/stand': foreign,
    'POST /api/tables/{id}/resign': foreign,
    'POST /api/tables/{id}/claim': {
      ...foreign,
      shape: { seat: ['"French"', 'name'], claim: ['"bot"', 'name'], bot: ['1', 'whole'] },
    },
    'POST /api/tables/{id}/pause': foreign,
    'POST /api/tables/{id}/rematch': foreign,
    'GET /api/tables/{id}/record': foreign,
    'GET /api/channels': { by: NOBODY },
    'POST /api/channels': {
      by: ['scott'],
      shape: {
        kind: ['"webhook"', 'name'],
        address: ['"https://169.254.169.254/latest"', 'name'],
        language: ['"it"', 'name'],
      },
    },
    'POST /api/channels/{id}/test': { by: ['scott', 'marbot'], ids: [stage.channel] },
    'POST /api/channels/{id}/remove': { by: ['scott', 'marbot'], ids: [stage.channel] },
    'POST /api/mail/confirm': { by: NOBODY, shape: token },
    // Whoever has no such link learns nothing.
    'POST /api/mail/stop': open,
    'POST /api/mail/stop/{id}/{token}': open,
    'GET /api/profile': { by: NOBODY },
    'GET /api/people/{name}': { by: NOBODY, ids: ['Nobody%20at%20all', 'Gneisenau'] },
    'POST /api/account': {
      by: ['marbot'],
      shape: { password: ['"another password"', 'name'], old: ['"not the old one"', 'name'] },
    },
    'POST /api/account/name': { by: ['nostitz'], shape: { name: ['"Scott"', 'text'] } },
    'POST /api/account/sessions/end': { by: NOBODY },
    'GET /api/account/data': { by: NOBODY },
    'POST /api/account/erase': {
      by: ['marbot'],
      shape: { password: ['"not his password"', 'name'] },
    },
    'POST /api/reports': {
      by: ['scott'],
      shape: {
        name: ['"Nobody at all"', 'name'],
        reason: ['"he is slow"', 'text'],
        table: [JSON.stringify(stage.open), 'name'],
        at: ['0', 'whole'],
      },
    },
    'GET /api/bots': { by: NOBODY },
    'POST /api/bots': { by: ['scott'], shape: { name: ['"Scott"', 'text'] } },
    'POST /api/bots/{id}': {
      by: ['scott', 'marbot'],
      ids: [stage.bot],
      shape: { name: ['"Taken over"', 'text'], isOpen: ['true', 'flag'] },
    },
    'POST /api/bots/{id}/token': { by: ['scott', 'marbot'], ids: [stage.bot] },
    'POST /api/bots/{id}/revoke': { by: ['scott', 'marbot'], ids: [stage.bot] },
    'POST /api/bots/{id}/remove': { by: ['scott', 'marbot'], ids: [stage.bot] },
    'GET /api/moderation': { by: ['scott', 'marbot', 'stranger'] },
    'POST /api/moderation': {
      by: ['scott', 'marbot'],
      shape: {
        name: ['"Nostitz"', 'name'],
        act: ['"close"', 'name'],
        reason: ['"I am no moderator"', 'text'],
      },
    },
    'GET /api/simulations': { by: NOBODY },
    'POST /api/simulations': {
      by: ['scott'],
      shape: {
        game: ['"blocks"', 'name'],
        scenario: ['"historical"', 'name'],
        options: ['{}', 'object'],
        bots: ['["random","random"]', 'list'],
        games: ['1', 'whole'],
        seed: ['"x"', 'text'],
      },
    },
    'GET /api/simulations/{id}': { by: ['scott', 'marbot'], ids: [stage.simulation] },
    'POST /api/simulations/{id}/remove': { by: ['scott', 'marbot'], ids: [stage.simulation] },
  };
};

const JSON_TYPE = { 'content-type': 'application/json' };

const BROKEN = [
  '%00',
  '%E0%A4',
  '%',
  '..%2f..%2f..%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  '%ff%fe',
  'a%00b',
  '%F0%9F%98%80',
  "'%20OR%201=1--",
  'x'.repeat(3000),
] as const;

const FOREIGN_PAGES = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:1' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'javascript:alert(1)' },
] as const;

const METHODS = ['PUT', 'PATCH', 'DELETE'] as const;

export const knockersAt = (stage: Stage): Readonly<Record<string, Knocker>> => {
  const doors = doorsOf(stage);
  const all = Object.keys(doors);
  const shaped = all.filter((name) => doors[name].shape !== undefined);
  const posts = all.filter((name) => name.startsWith('POST '));
  const withIds = all.filter((name) => doors[name].ids !== undefined);
  const closed = all.filter((name) => doors[name].isOpen === undefined);

  /** A route with its places filled in: with an id that is there, or another. */
  const at = (name: string, id: string): { method: string; path: string } => {
    const [method, path] = name.split(' ');
    return { method, path: path.replaceAll(/\{\w+\}/g, id) };
  };
  const idFor = (name: string, random: Dice): string =>
    pickFrom(random, doors[name].ids ?? [stage.secret]);
  const bodyOf = (shape: Shape | undefined): { headers?: typeof JSON_TYPE; body?: string } =>
    shape === undefined ? {} : { headers: JSON_TYPE, body: objectOf(rightOf(shape)) };

  /** One of these routes, asked with a body made of its shape. */
  const withBody = (random: Dice, how: (shape: Shape) => string): Knock => {
    const name = pickFrom(random, shaped);
    const { by, shape = {} } = doors[name];
    return {
      by: pickFrom(random, by),
      ...at(name, idFor(name, random)),
      headers: JSON_TYPE,
      body: how(shape),
    };
  };

  return {
    'wrong fields': (random) => withBody(random, (shape) => withWrongField(shape, random)),
    'strange fields': (random) => withBody(random, (shape) => withStrangeField(shape, random)),
    'no object': (random) => withBody(random, () => noObject(random)),
    'no JSON': (random) => withBody(random, () => pickFrom(random, NO_JSON)),
    'other content types': (random) => ({
      ...withBody(random, (shape) => objectOf(rightOf(shape))),
      headers: {
        'content-type': pickFrom(random, [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/xml',
        ]),
      },
    }),
    'too long': (random) =>
      withBody(random, () => `{"x":"${'x'.repeat(65_536 + below(random, 100_000))}"}`),
    'from other pages': (random) => {
      const name = pickFrom(random, posts);
      const { headers, body } = bodyOf(doors[name].shape);
      return {
        by: 'marbot',
        ...at(name, stage.open),
        headers: { ...headers, ...pickFrom(random, FOREIGN_PAGES) },
        ...(body !== undefined && { body }),
      };
    },
    'other methods': (random) => ({
      by: 'marbot',
      ...at(pickFrom(random, all), stage.open),
      method: pickFrom(random, METHODS),
    }),
    'without a session': (random) => {
      const name = pickFrom(
        random,
        closed.filter((each) => doors[each].by.some((by) => by !== 'stranger')),
      );
      const { shape } = doors[name];
      // A guest needs no session, and whoever is not there has none.
      const right = name === 'POST /api/guest' ? '{"name":"?"}' : undefined;
      const { headers, body } = bodyOf(shape);
      return {
        by: pickFrom(random, NOBODY),
        ...at(name, idFor(name, random)),
        ...(headers !== undefined && { headers }),
        ...(body !== undefined && { body: right ?? body }),
      };
    },
    'wrong tokens': (random) => {
      const name = pickFrom(random, closed);
      const { headers, body } = bodyOf(doors[name].shape);
      const token = pickFrom(random, [newId(), '', 'x'.repeat(5000), "' OR 1=1", '__proto__']);
      return {
        by: 'stranger',
        ...at(name, idFor(name, random)),
        headers: { ...headers, authorization: `Bearer ${token}` },
        ...(body !== undefined && { body }),
      };
    },
    'what is somebody else’s': (random) => {
      const name = pickFrom(random, withIds);
      const { by, shape } = doors[name];
      return {
        by: pickFrom(random, by),
        ...at(name, idFor(name, random)),
        ...bodyOf(shape),
        twin: at(name, newId()).path,
      };
    },
    'broken paths': (random) => {
      const name = pickFrom(random, withIds);
      const { by, shape } = doors[name];
      return { by: pickFrom(random, by), ...at(name, pickFrom(random, BROKEN)), ...bodyOf(shape) };
    },
    'guessed invitations': (random) => ({
      by: 'scott',
      method: 'GET',
      path: `/api/tables/${stage.secret}?${pickFrom(random, [
        `invitation=${newId()}`,
        `invitation=${stage.invitation.slice(1)}`,
        `invitation=${'%C3%A9'.repeat(stage.invitation.length)}`,
        `invitation[]=${stage.invitation}`,
        `invitation=x&invitation=${stage.invitation}`,
        '__proto__[invitation]=x',
      ])}`,
    }),
  };
};
