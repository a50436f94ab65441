import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Whence somebody asks, as far as limits are concerned. */

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const LONGEST = 64;

/** The first half of an address of IPv6 is a home’s; whoever lives there chooses the other at will. */
const homeOf = (address: string): string => {
  const [head, tail] = address.split('%')[0].split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

/**
 * Each proxy adds whom it heard to the end of `X-Forwarded-For`. What stands before the words of our
 * own proxies anybody may have invented.
 */
export const addressOf = ({ headers, socket }: IncomingMessage, proxies: number): string => {
  const told = proxies === 0 ? [] : String(headers['x-forwarded-for'] ?? '').split(',');
  const heard = told.map((each) => each.trim()).filter((each) => each !== '');
  const address = heard.at(-proxies) ?? heard[0] ?? socket.remoteAddress ?? '';
  const old = MAPPED.exec(address)?.[1];
  if (old !== undefined) return old;
  return isIPv6(address) ? homeOf(address) : address.slice(0, LONGEST);
};
