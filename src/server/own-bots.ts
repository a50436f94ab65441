import { randomBytes } from 'node:crypto';
import { flag, text } from '../kernel/fault.ts';
import type { OwnBotRow } from '../store/own-bots.ts';
import type { PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Accounts } from './accounts.ts';
import { readFields } from './body.ts';
import type { Limits } from './limits.ts';
import { Declined, Unknown } from './live.ts';
import { newId, readName, type People } from './people.ts';
import type { Tokens } from './tokens.ts';

/** Bots that people have written themselves, as their owners keep them. */

/** A bot as its owner sees it. */
export type OwnBotInfo = Omit<OwnBotRow, 'owner'>;

/** A bot with its token, which nobody is told again. */
export interface Issued {
  readonly bot: OwnBotInfo;
  readonly token: string;
}

export interface OwnBots {
  list(owner: PersonRow): Promise<readonly OwnBotInfo[]>;
  make(owner: PersonRow, wanted: unknown): Promise<Issued>;
  /** Another name, or whether anybody may seat it. */
  change(owner: PersonRow, id: string, wanted: unknown): Promise<OwnBotInfo>;
  /** Another token; the one before is worth nothing any more. */
  renew(owner: PersonRow, id: string): Promise<Issued>;
  /** No token any more: its seats in games under way are free. */
  revoke(owner: PersonRow, id: string): Promise<OwnBotInfo>;
  /** Erases it, as an account is erased. */
  remove(owner: PersonRow, id: string): Promise<void>;
}

export const MOST_BOTS = 5;
const TOKEN_BYTES = 32;
/** So that whoever finds one lying about knows what it is. */
const TOKEN_MARK = 'hdb_';

const newToken = (): string => TOKEN_MARK + randomBytes(TOKEN_BYTES).toString('base64url');

const infoOf = ({ id, name, created, isOpen, issued, used }: OwnBotRow): OwnBotInfo => ({
  id,
  name,
  created,
  isOpen,
  issued,
  used,
});

interface Parts {
  readonly store: Store;
  readonly people: Pick<People, 'isAccount'>;
  readonly tokens: Tokens;
  readonly accounts: Pick<Accounts, 'vacate' | 'eraseNow'>;
  readonly hangUp: (person: string) => void;
  readonly limits: Limits;
  readonly now: () => number;
}

export const openOwnBots = (parts: Parts): OwnBots => {
  const { store, people, tokens, accounts, hangUp, limits, now } = parts;

  const ownBot = async (owner: PersonRow, id: string): Promise<OwnBotRow> => {
    const row = await store.bot(id);
    if (row === null || row.owner !== owner.id) throw new Unknown('there is no such bot');
    return row;
  };

  const again = async (owner: PersonRow, id: string): Promise<OwnBotInfo> =>
    infoOf(await ownBot(owner, id));

  const checkMaking = async (owner: PersonRow): Promise<void> => {
    if (!(await people.isAccount(owner)))
      throw new Declined('only an account can have bots: choose a password first');
    limits.take('bots', { person: owner.id });
  };

  const rename = async (id: string, wanted: unknown): Promise<void> => {
    const name = readName(wanted);
    if (!(await store.rename(id, name)))
      throw new Declined(`somebody is called ${name} already: choose another name`);
  };

  return {
    list: async (owner) => (await store.botsOf(owner.id)).map(infoOf),

    async make(owner, wanted) {
      await checkMaking(owner);
      const name = readName(readFields(wanted, ['name'], (given) => given.name.value));
      const token = newToken();
      const bot = { id: newId(), name, owner: owner.id, created: now() };
      const made = await store.addBot(bot, tokens.rowFor(token), MOST_BOTS);
      if (made === 'full') throw new Declined(`an account has ${MOST_BOTS} bots at most`);
      if (made === 'taken')
        throw new Declined(`somebody is called ${name} already: choose another name`);
      return { bot: await again(owner, bot.id), token };
    },

    async change(owner, id, wanted) {
      const { name, isOpen } = readFields(wanted, ['name', 'isOpen'], (given) => ({
        name: given.name.value === undefined ? null : text(given.name),
        isOpen: given.isOpen.value === undefined ? null : flag(given.isOpen),
      }));
      await ownBot(owner, id);
      if (name !== null) {
        await rename(id, name);
        tokens.forget(id);
        hangUp(id);
      }
      if (isOpen !== null) await store.openBot(id, isOpen);
      return again(owner, id);
    },

    async renew(owner, id) {
      await ownBot(owner, id);
      await checkMaking(owner);
      if ((await store.standing(id)).closed !== null)
        throw new Declined('a moderator has closed this bot');
      const token = newToken();
      await store.setToken(id, tokens.rowFor(token));
      tokens.forget(id);
      hangUp(id);
      return { bot: await again(owner, id), token };
    },

    async revoke(owner, id) {
      const { name, created } = await ownBot(owner, id);
      await accounts.vacate({ id, name, created, owner: owner.id });
      return again(owner, id);
    },

    async remove(owner, id) {
      const { name, created } = await ownBot(owner, id);
      await accounts.eraseNow({ id, name, created, owner: owner.id });
    },
  };
};
