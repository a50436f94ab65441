import { randomBytes } from 'node:crypto';
import { fields, oneOf, text, type Node } from '../kernel/fault.ts';
import type { ChannelRow } from '../store/channels.ts';
import type { PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { readFields } from './body.ts';
import type { Courier } from './couriers.ts';
import type { Asker, Limits } from './limits.ts';
import { Declined, Unknown } from './live.ts';
import { sayIn } from './notice-words.ts';
import type { Outbound } from './outbound.ts';
import { newId } from './people.ts';
import type { Queue, Worker } from './queue.ts';
import { isSameSecret } from './secrets.ts';
import { isMailAddress, type Post } from './smtp.ts';
import type { Language } from './turn.ts';
import { areKeys, type ServerKeys } from './web-push.ts';

/** The ways by which people want to hear that it is their turn. */

/** What its person is told of a channel; the secret only once. */
export interface ChannelInfo extends Omit<ChannelRow, 'person' | 'secret'> {
  readonly secret?: string;
}

export interface Ways {
  /** The key that a browser asks its push service with. */
  readonly push: string;
  readonly mail: boolean;
  readonly channels: readonly ChannelInfo[];
}

export interface ChannelDesk {
  ways(person: PersonRow): Promise<Ways>;
  /** `from` is whence he asks: letters to strangers are few, whoever asks for them. */
  add(person: PersonRow, wanted: unknown, from: string | undefined): Promise<ChannelInfo>;
  test(person: PersonRow, id: string): Promise<void>;
  remove(person: PersonRow, id: string): Promise<void>;
  /** Whoever has read the mail says that the address is his, or wants no more. */
  confirm(wanted: unknown): Promise<void>;
  stop(wanted: unknown): Promise<void>;
  readonly workers: ReadonlyMap<string, Worker>;
}

interface Parts {
  readonly store: Store;
  readonly couriers: Readonly<Record<ChannelRow['kind'], Courier>>;
  readonly outbound: Outbound;
  readonly serverKeys: () => Promise<ServerKeys>;
  readonly post: Post | null;
  readonly origin: string | null;
  readonly queue: () => Pick<Queue, 'add'>;
  readonly limits: Limits;
  readonly now: () => number;
}

const MOST_CHANNELS = 10;
const SECRET_BYTES = 24;
const KINDS = ['push', 'webhook', 'mail'] as const;
const LANGUAGES = ['en', 'it'] as const;

const infoOf = (row: ChannelRow): ChannelInfo => {
  const { id, kind, address, language, isConfirmed, created, failure } = row;
  return { id, kind, address, language, isConfirmed, created, failure };
};

const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

const readLanguage = (node: Node): Language => LANGUAGES[oneOf(node, LANGUAGES, 0)];

interface Wished {
  readonly kind: ChannelRow['kind'];
  readonly address: string;
  readonly language: Language;
  /** The keys of a browser, where there must be some. */
  readonly pair: { readonly p256dh: string; readonly auth: string } | null;
}

const readPair = (node: Node): Wished['pair'] => {
  const { p256dh, auth } = fields(node, ['p256dh', 'auth']);
  return { p256dh: text(p256dh), auth: text(auth) };
};

const readWished = (wanted: unknown): Wished =>
  readFields(wanted, ['kind', 'address', 'keys', 'language'], (given) => {
    const kind = KINDS[oneOf(given.kind, KINDS)];
    return {
      kind,
      address: text(given.address),
      language: readLanguage(given.language),
      pair: kind === 'push' ? readPair(given.keys) : null,
    };
  });

type Made = Pick<ChannelRow, 'address' | 'secret' | 'isConfirmed'>;

export const openChannelDesk = (parts: Parts): ChannelDesk => {
  const { store, couriers, outbound, serverKeys, post, origin, queue, limits, now } = parts;

  const pushChannel = async (address: string, pair: Wished['pair']): Promise<Made> => {
    if (pair === null || !areKeys(pair)) throw new Declined('these are no keys of a browser');
    await outbound.check(address);
    return { address, secret: JSON.stringify(pair), isConfirmed: true };
  };

  const mailChannel = (address: string, asker: Asker): Made => {
    if (post === null || origin === null) throw new Declined('this server sends no mail');
    if (!isMailAddress(address)) throw new Declined('this is no address of mail');
    limits.take('letters', { ...asker, mail: address.toLowerCase() });
    return { address, secret: newSecret(), isConfirmed: false };
  };

  const make = async (
    person: PersonRow,
    { kind, address, language, pair }: Wished,
    from: string | undefined,
  ): Promise<ChannelRow> => {
    const made =
      kind === 'push'
        ? await pushChannel(address, pair)
        : kind === 'mail'
          ? mailChannel(address, { person: person.id, address: from })
          : {
              address: (await outbound.check(address)).href,
              secret: newSecret(),
              isConfirmed: true,
            };
    const row = { id: newId(), person: person.id, kind, language, created: now(), failure: null };
    return { ...row, ...made };
  };

  const ownChannel = async (person: PersonRow, id: string): Promise<ChannelRow> => {
    const row = await store.channel(id);
    if (row === null || row.person !== person.id) throw new Unknown('there is no such channel');
    return row;
  };

  /** The channel of a link in a mail; who has no such link learns nothing. */
  const named = async (wanted: unknown): Promise<ChannelRow | null> => {
    const { id, token } = readFields(wanted, ['id', 'token'], (given) => ({
      id: text(given.id),
      token: text(given.token),
    }));
    const row = await store.channel(id);
    return row?.kind === 'mail' && isSameSecret(row.secret, token) ? row : null;
  };

  /** Asks the owner of an address whether it is his. */
  const ask: Worker = async (work) => {
    const row = await store.channel((work as { readonly channel: string }).channel);
    if (row === null || row.isConfirmed || post === null || origin === null) return null;
    const name = (await store.person(row.person))?.name ?? '?';
    const link = `${origin}/#/mail/confirm/${row.id}/${row.secret}`;
    await post({
      to: row.address,
      subject: sayIn(row.language, 'confirmTitle'),
      text: `${sayIn(row.language, 'confirm', name, link)}\n`,
      headers: {},
    });
    return null;
  };

  return {
    async ways(person) {
      const { publicKey } = await serverKeys();
      const rows = await store.channels(person.id);
      return {
        push: publicKey,
        mail: post !== null && origin !== null,
        channels: rows.map(infoOf),
      };
    },

    async add(person, wanted, from) {
      limits.take('channels', { person: person.id, address: from });
      const known = await store.channels(person.id);
      if (known.length >= MOST_CHANNELS)
        throw new Declined(`there are ${MOST_CHANNELS} channels at most: remove one first`);
      const row = await make(person, readWished(wanted), from);
      await store.addChannel(row);
      if (row.kind === 'mail')
        await queue().add({
          id: `ask ${row.id}`,
          kind: 'ask',
          work: { channel: row.id },
          after: 0,
        });
      return { ...infoOf(row), ...(row.kind === 'webhook' && { secret: row.secret }) };
    },

    async test(person, id) {
      const row = await ownChannel(person, id);
      if (!row.isConfirmed) throw new Declined('the address is not confirmed yet');
      limits.take('trials', { person: person.id });
      const { language } = row;
      const title = sayIn(language, 'testTitle');
      const notice = { title, text: sayIn(language, 'test'), table: null, facts: {} };
      const failure = await couriers[row.kind](row, notice).then(
        (isThere) => (isThere ? null : 'nobody is at this address any more'),
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      await store.noteChannel(id, failure);
      if (failure !== null) throw new Declined(failure);
    },

    async remove(person, id) {
      await store.removeChannel((await ownChannel(person, id)).id);
    },

    async confirm(wanted) {
      const row = await named(wanted);
      if (row === null) throw new Declined('this link is not valid any more');
      await store.confirmChannel(row.id);
    },

    async stop(wanted) {
      const row = await named(wanted);
      // Who has stopped it already may do so again.
      if (row !== null) await store.removeChannel(row.id);
    },

    workers: new Map([['ask', ask]]),
  };
};
