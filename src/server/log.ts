import { randomBytes } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';

/**
 * What a server writes down, one line of JSON for each event. No line holds a secret: routes instead of
 * addresses, people by their ids, and of errors only what is known to be harmless.
 */

/** Where the log goes: to the output of the process, nowhere, or somewhere else. */
export type LogTo = boolean | { write(line: string): void };

const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>]+/gi;
const MAIL = /[^\s<>"'=:()]+@[^\s<>"'()]+/g;
const WORD = /[\w-]{20,}/g;

/** A word so long in which letters of both kinds or digits are mixed is no word. */
const isRandom = (word: string): boolean =>
  /\d/.test(word)
    ? /[a-z]/i.test(word) || /\d{20}/.test(word)
    : /[a-z][A-Z].*[A-Z][A-Z]/.test(word);

/** A text in which nothing is left that looks like an address, a mailbox or a secret. */
export const scrub = (text: string): string =>
  text
    .replaceAll(ADDRESS, (address) => `${address.split('://')[0]}:(address)`)
    .replaceAll(MAIL, '(mail)')
    .replaceAll(WORD, (word) => (isRandom(word) ? '(secret)' : word));

/** An error as it is written down; what else hangs on it may be anything. */
const errorIn = (error: Error): object => {
  const { name, message, stack = '', cause } = error;
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    type: name,
    message: scrub(message),
    ...(typeof code === 'string' && { code: scrub(code) }),
    at: stack
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .map((line) => line.trim()),
    ...(cause instanceof Error && { cause: errorIn(cause) }),
  };
};

const clean = (given: unknown): unknown => {
  if (given instanceof Error) return { err: errorIn(given) };
  if (typeof given === 'string') return scrub(given);
  if (typeof given === 'object' && given !== null && 'err' in given && given.err instanceof Error)
    return { ...given, err: errorIn(given.err) };
  return given;
};

/** How Fastify keeps the log. */
export const logSetting = (
  to: LogTo,
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'requestIdHeader'> => ({
  requestIdHeader: false,
  genReqId: () => randomBytes(6).toString('hex'),
  logger:
    to === false
      ? false
      : {
          level: 'info',
          base: { pid: process.pid },
          timestamp: () => `,"time":"${new Date().toISOString()}"`,
          formatters: { level: (level: string) => ({ level }) },
          serializers: {
            req: ({ method }: { readonly method: string }) => ({ method }),
            res: ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode }),
          },
          hooks: {
            logMethod(given, write) {
              write.apply(this, given.map(clean) as typeof given);
            },
          },
          ...(to !== true && { stream: to }),
        },
});
