import { lookup, type LookupAddress } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Declined } from './live.ts';

/**
 * Messages to addresses that people have given. An address may lead anywhere, so none is called that
 * lies in the network of the server itself; what was looked up is what is called, and nobody is sent
 * on to somewhere else.
 */

/** What came of a call that reached somebody. */
export interface Reply {
  readonly status: number;
}

export interface Outbound {
  /** The address as it can be called, or a refusal. */
  check(text: unknown): Promise<URL>;
  post(
    url: URL,
    headers: Readonly<Record<string, string | number>>,
    body: string | Buffer,
  ): Promise<Reply>;
}

const LONGEST_ADDRESS = 1000;
const INNER = 'this address leads into the network of the server: it is not called';
const SILENT = 'nobody answers at this address';

const innerIn = (family: 'ipv4' | 'ipv6', nets: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const [net, prefix] of nets.map((each) => each.split('/')))
    list.addSubnet(net, Number(prefix), family);
  return list;
};

const INNER_4 = innerIn('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);
// Only 2000::/3 is the world; what wraps other addresses in there is not. Both families have a list
// of their own: an address of the old one would be found as wrapped in the new.
const INNER_6 = innerIn('ipv6', [
  '::/3',
  '4000::/2',
  '8000::/1',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]);

/** Whether an address is not one of the open network. */
export const isInner = (address: string): boolean => {
  const [bare] = address.split('%');
  if (isIP(bare) === 4) return INNER_4.check(bare, 'ipv4');
  return isIP(bare) === 0 || INNER_6.check(bare, 'ipv6');
};

const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

class Inner extends Error {
  constructor() {
    super(INNER);
  }
}

/** Looks up a name and gives only what may be called: nothing if any of it may not. */
const guarded: LookupFunction = (host, options, give) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const refusal = error ?? (found.some(({ address }) => isInner(address)) ? new Inner() : null);
    if (refusal !== null) give(refusal, '', 0);
    else if (options.all === true) give(null, found);
    else give(null, found[0].address, found[0].family);
  });
};

interface Parts {
  /** Whether addresses in the network of the server may be called, and such without TLS. */
  readonly isInnerAllowed: boolean;
  /** Milliseconds after which a call is given up. */
  readonly patience: number;
}

export const openOutbound = ({ isInnerAllowed, patience }: Parts): Outbound => {
  const read = (text: unknown): URL => {
    const url =
      typeof text === 'string' && text.length <= LONGEST_ADDRESS && URL.canParse(text)
        ? new URL(text)
        : null;
    const isWeb = url?.protocol === 'https:' || (isInnerAllowed && url?.protocol === 'http:');
    if (url === null || !isWeb)
      throw new Declined(
        `an address begins with https:// and has ${LONGEST_ADDRESS} letters at most`,
      );
    if (url.username !== '' || url.password !== '')
      throw new Declined('an address holds no name and password');
    if (!isInnerAllowed && isIP(bareHost(url)) !== 0 && isInner(bareHost(url)))
      throw new Declined(INNER);
    return url;
  };

  return {
    async check(text) {
      const url = read(text);
      const found = await resolve(bareHost(url), { all: true }).catch(() => []);
      if (found.length === 0) throw new Declined(SILENT);
      if (!isInnerAllowed && found.some(({ address }) => isInner(address)))
        throw new Declined(INNER);
      return url;
    },

    post: (wanted, headers, body) => {
      const url = read(wanted.href);
      const call = url.protocol === 'https:' ? httpsRequest : httpRequest;
      return new Promise((resolve, reject) => {
        const request = call(
          url,
          {
            method: 'POST',
            headers: { ...headers, 'content-length': Buffer.byteLength(body) },
            agent: false,
            signal: AbortSignal.timeout(patience),
            ...(!isInnerAllowed && { lookup: guarded }),
          },
          (response) => {
            // Only what it says first is of interest; the rest is not read.
            resolve({ status: response.statusCode ?? 0 });
            response.destroy();
          },
        );
        // What exactly broke is not told: it would let people feel their way about our network.
        request.on('error', (error) =>
          reject(error instanceof Inner ? error : new Error(SILENT, { cause: error })),
        );
        request.end(body);
      });
    },
  };
};
