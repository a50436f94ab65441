import { Limited } from './limits.ts';
import { Declined, Unknown } from './live.ts';

/** Requests over a socket as they are read, and refusals as they are told. */

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const INTERNAL_ERROR = -32603;
const REFUSED = -32001;
const NOT_FOUND = -32004;
const TOO_MANY = -32029;

export interface Request {
  readonly id: string | number;
  readonly method: string;
  readonly params: unknown;
}

/** Whether a text as JSON holds a character that nobody needs, and that PostgreSQL does not keep. */
export const holdsNothing = (json: string): boolean => json.includes('\\u0000');
export const NOTHING_HELD = 'no text may hold the character U+0000';

export interface Failure {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

export const failure = (id: Request['id'] | null, { code, message, data }: Failure): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id,
    error: { code, message, ...(data !== undefined && { data }) },
  });

/** A request, or why it is none. */
export const readRequest = (
  text: string,
): Request | (Failure & { readonly id: Request['id'] | null }) => {
  const none = (code: number, message: string, id: unknown = null) => ({
    id: typeof id === 'number' || typeof id === 'string' ? id : null,
    code,
    message,
  });
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return none(PARSE_ERROR, 'this is not JSON');
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    return none(INVALID_REQUEST, 'a request is an object');
  const { jsonrpc, id, method, params } = document as Record<string, unknown>;
  const isRequest =
    jsonrpc === '2.0' &&
    typeof method === 'string' &&
    (typeof id === 'number' || typeof id === 'string');
  if (holdsNothing(text)) return none(INVALID_REQUEST, NOTHING_HELD, id);
  if (isRequest) return { id, method, params: params ?? {} };
  return none(INVALID_REQUEST, 'a request has "jsonrpc": "2.0", an "id" and a "method"', id);
};

export const failureOf = (error: unknown): Failure => {
  if (error instanceof Limited) {
    const { message, retryAfterMs } = error;
    return { code: TOO_MANY, message, data: { retryAfterMs } };
  }
  if (error instanceof Declined) {
    const { rule, message } = error;
    return { code: REFUSED, message, data: { rule, reason: message } };
  }
  if (error instanceof Unknown) return { code: NOT_FOUND, message: error.message };
  return {
    code: INTERNAL_ERROR,
    message: 'the server has made a mistake; nothing was changed',
  };
};
