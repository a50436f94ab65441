import { quote } from '../kernel/choice.ts';
import { formatFault, isFault, reading } from '../kernel/fault.ts';
import { METHODS, Refusal, allowedAt, runMethod } from './methods.ts';
import type { Session } from './session.ts';

// JSON-RPC 2.0: one text in, at most one text out. Knows no stream and no socket; docs/protocol.md
// is its reference.

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const UNKNOWN_METHOD = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
const REFUSED = -32001;

/** The longest line, in bytes. */
export const LONGEST_LINE = 1_000_000;

type Id = string | number | null;

interface Failure {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

type Response = { readonly jsonrpc: '2.0'; readonly id: Id } & (
  | { readonly result: unknown }
  | { readonly error: Failure }
);

const failed = (id: Id, code: number, message: string, data?: unknown): Response => ({
  jsonrpc: '2.0',
  id,
  error: { code, message, ...(data !== undefined && { data }) },
});

/** The answer to a line that was too long to be kept. */
export const tooLong = (): string =>
  JSON.stringify(failed(null, INVALID_REQUEST, `a line is at most ${LONGEST_LINE} bytes long`));

/** The answer to one line: a request or a batch of them. Null when there is nothing to answer. */
export const respond = (session: Session, line: string): string | null => {
  if (line.trim() === '') return null;
  if (line.length > LONGEST_LINE) return tooLong();
  const parsed = parseLine(line);
  if ('problem' in parsed) {
    return JSON.stringify(failed(null, PARSE_ERROR, `not JSON: ${parsed.problem}`));
  }
  const { document } = parsed;
  if (!Array.isArray(document)) {
    const response = answer(session, document);
    return response && JSON.stringify(response);
  }
  if (document.length === 0) {
    return JSON.stringify(failed(null, INVALID_REQUEST, 'a batch holds at least one request'));
  }
  const responses = document.map((each) => answer(session, each)).filter((r) => r !== null);
  return responses.length === 0 ? null : JSON.stringify(responses);
};

const parseLine = (line: string): { document: unknown } | { problem: string } => {
  try {
    return { document: JSON.parse(line) };
  } catch (error) {
    return { problem: quote(error instanceof Error ? error.message : error) };
  }
};

const isId = (value: unknown): value is Id =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** Why this is no request, or null when it is one. */
const requestFault = (request: Readonly<Record<string, unknown>>): string | null => {
  if (request.jsonrpc !== '2.0') return `"jsonrpc" must be "2.0"`;
  if (typeof request.method !== 'string') return `"method" must be a text`;
  if ('id' in request && !isId(request.id)) return `"id" must be a text, a number or null`;
  const { params } = request;
  if (params !== undefined && (typeof params !== 'object' || params === null)) {
    return `"params" must be an object`;
  }
  return null;
};

/** The response to one request; null to a notification. */
const answer = (session: Session, document: unknown): Response | null => {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    return failed(null, INVALID_REQUEST, 'a request is an object');
  }
  const request = document as Record<string, unknown>;
  const id = isId(request.id) ? request.id : null;
  const fault = requestFault(request);
  if (fault !== null) return failed(id, INVALID_REQUEST, fault);
  const response = call(session, String(request.method), request.params ?? {}, id);
  return 'id' in request ? response : null;
};

const call = (session: Session, name: string, params: unknown, id: Id): Response => {
  const method = METHODS.get(name);
  if (method === undefined) {
    const methods = [...METHODS.keys()];
    const message = `no method is called ${quote(name)}; there are ${methods.join(', ')}`;
    return failed(id, UNKNOWN_METHOD, message, { allowed: methods });
  }
  try {
    const result = reading(params, (node) => ({ value: runMethod(session, method, node) }));
    if (!isFault(result)) return { jsonrpc: '2.0', id, result: result.value };
    const { path } = result;
    const allowed = allowedAt(session, name, params, path);
    return failed(id, INVALID_PARAMS, formatFault({ ...result, path: path || 'params' }), {
      path,
      allowed,
    });
  } catch (error) {
    if (error instanceof Refusal) {
      return failed(id, REFUSED, error.message, { rule: error.rule, reason: error.message });
    }
    return failed(id, INTERNAL_ERROR, error instanceof Error ? error.message : String(error));
  }
};
