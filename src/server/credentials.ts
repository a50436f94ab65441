import type { IncomingHttpHeaders } from 'node:http';
import { cookieIn, SESSION_COOKIE } from './cookies.ts';

/** By what a request says who sends it: a browser by its cookie, a bot by its token. Never by both. */
export interface Credentials {
  readonly session: string | undefined;
  readonly token: string | undefined;
}

/** What the server speaks on a WebSocket, where one asks for it by name. */
export const SUBPROTOCOL = 'hundred-days';
const OFFERED_TOKEN = /^bearer\.([\w-]+)$/;

/**
 * The token in a header. A WebSocket that cannot set headers offers it beside the subprotocol, as
 * `bearer.TOKEN`; never in an address, since addresses are written into logs.
 */
const tokenIn = (headers: IncomingHttpHeaders): string | undefined => {
  const { authorization } = headers;
  if (authorization !== undefined) return /^bearer +(.*)$/i.exec(authorization)?.[1] ?? '';
  for (const offered of headers['sec-websocket-protocol']?.split(',') ?? []) {
    const token = OFFERED_TOKEN.exec(offered.trim())?.[1];
    if (token !== undefined) return token;
  }
  return undefined;
};

export const credentialsIn = (headers: IncomingHttpHeaders): Credentials => ({
  session: cookieIn(headers.cookie, SESSION_COOKIE),
  token: tokenIn(headers),
});
