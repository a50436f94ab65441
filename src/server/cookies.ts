import type { IncomingHttpHeaders } from 'node:http';

export const SESSION_COOKIE = 'hundred_days';
const SESSION_SECONDS = 180 * 86_400;

/** The value of a cookie in a header, if it is there. */
export const cookieIn = (header: string | undefined, name: string): string | undefined => {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || undefined;
  }
  return undefined;
};

/** The cookie of a session: no script reads it, and no other site sends it along. An empty one ends it. */
export const sessionCookie = (token: string, isSecure: boolean): string =>
  [
    `${SESSION_COOKIE}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${token === '' ? 0 : SESSION_SECONDS}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/**
 * Whether a request comes from the site itself. Browsers say where a request comes from; a program
 * that says nothing has no cookie that somebody else could misuse.
 */
export const isFromHere = (headers: IncomingHttpHeaders, origin: string | null): boolean => {
  const from = headers.origin;
  const fetched = headers['sec-fetch-site'];
  if (from === undefined) return fetched === undefined || fetched === 'same-origin';
  if (origin !== null) return from === origin;
  try {
    return new URL(from).host === headers.host;
  } catch {
    return false;
  }
};
