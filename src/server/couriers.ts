import { createHmac, randomUUID } from 'node:crypto';
import type { ChannelRow } from '../store/channels.ts';
import { sayIn } from './notice-words.ts';
import type { Outbound } from './outbound.ts';
import type { Post } from './smtp.ts';
import { lock, voucher, type ServerKeys, type Subscription } from './web-push.ts';

/** How a notice gets to somebody: to his browser, to a program of his, or by mail. */

export interface Notice {
  readonly title: string;
  readonly text: string;
  /** The table it speaks of; null for a test. */
  readonly table: string | null;
  /** What a program wants to know besides. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** False when nobody is there any more and never will be: the channel is not used again. */
export type Courier = (channel: ChannelRow, notice: Notice) => Promise<boolean>;

interface Parts {
  readonly outbound: Outbound;
  readonly serverKeys: () => Promise<ServerKeys>;
  /** Where the site is, such as https://example.org; null where only its own machine knows. */
  readonly origin: string | null;
  readonly post: Post | null;
  readonly now: () => number;
}

const DAY_MS = 86_400_000;
const GONE: ReadonlySet<number> = new Set([404, 410]);

const pathOf = (table: string | null): string => (table === null ? '/' : `/#/table/${table}`);

const check = (status: number): boolean => {
  if (status >= 200 && status < 300) return true;
  if (GONE.has(status)) return false;
  throw new Error(
    status >= 300 && status < 400
      ? `the address sends elsewhere (${status}): give the one it leads to`
      : `the address answers ${status}`,
  );
};

/** The seal of a message to a program: over the moment, a dot and the body. */
export const sealOf = (secret: string, at: number, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

const toBrowser =
  ({ outbound, serverKeys, origin, now }: Parts): Courier =>
  async ({ address, secret }, { title, text, table }) => {
    const keys = JSON.parse(secret) as Omit<Subscription, 'endpoint'>;
    const contact = origin?.startsWith('https:') === true ? origin : 'mailto:nobody@localhost';
    const locked = lock(JSON.stringify({ title, text, table }), keys);
    const headers = {
      authorization: voucher(await serverKeys(), address, contact, now() + DAY_MS / 2),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: DAY_MS / 1000,
      urgency: 'normal',
      // A newer notice of a table takes the place of one that waits.
      ...(table !== null && { topic: table.slice(0, 32) }),
    };
    return check((await outbound.post(new URL(address), headers, locked)).status);
  };

const toProgram =
  ({ outbound, origin, now }: Parts): Courier =>
  async ({ address, secret }, { title, text, table, facts }) => {
    const link = origin === null ? null : origin + pathOf(table);
    const event = table === null ? 'test' : 'turn';
    const body = JSON.stringify({ event, table, title, text, link, ...facts });
    const at = now();
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'hundred-days',
      'hundred-days-delivery': randomUUID(),
      'hundred-days-signature': `t=${at}, v1=${sealOf(secret, at, body)}`,
    };
    const { status } = await outbound.post(new URL(address), headers, body);
    return check(status === 404 ? 500 : status);
  };

const toMailbox =
  ({ post, origin }: Parts): Courier =>
  async ({ id, address, secret, language }, { title, text, table }) => {
    if (post === null || origin === null) throw new Error('this server sends no mail');
    const stop = `mail/stop/${id}/${secret}`;
    await post({
      to: address,
      subject: title,
      text: [
        text,
        ...(table === null ? [] : [sayIn(language, 'toTable', origin + pathOf(table))]),
        sayIn(language, 'noMore', `${origin}/#/${stop}`),
        '',
      ].join('\n\n'),
      headers: {
        'List-Unsubscribe': `<${origin}/api/${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    return true;
  };

export const openCouriers = (parts: Parts): Readonly<Record<ChannelRow['kind'], Courier>> => ({
  push: toBrowser(parts),
  webhook: toProgram(parts),
  mail: toMailbox(parts),
});
