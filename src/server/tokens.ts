import type { PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { hashOf } from './people.ts';

/** How bots are known: by a token, of which the store has the hash. */
export interface Tokens {
  /** Whose token this is, or null. */
  known(token: string): Promise<PersonRow | null>;
  /** What is known of a bot is asked of the store again. */
  forget(bot: string): void;
  /** What is kept of a new token. */
  rowFor(token: string): { readonly hash: string; readonly issued: number };
}

/** How long a token that was looked up is trusted without asking the store again. */
const TRUST_MS = 60_000;
const MOST_TRUSTED = 10_000;
const LONGEST_TOKEN = 100;

export const openTokens = (
  store: Pick<Store, 'useToken' | 'person'>,
  now: () => number,
): Tokens => {
  const trusted = new Map<string, { bot: PersonRow; until: number }>();
  return {
    async known(token) {
      if (token === '' || token.length > LONGEST_TOKEN) return null;
      const hash = hashOf(token);
      const seen = trusted.get(hash);
      if (seen !== undefined && seen.until > now()) return seen.bot;
      trusted.delete(hash);
      const id = await store.useToken(hash, now());
      const bot = id === null ? null : await store.person(id);
      if (bot?.owner === undefined) return null;
      if (trusted.size >= MOST_TRUSTED) trusted.clear();
      trusted.set(hash, { bot, until: now() + TRUST_MS });
      return bot;
    },
    forget(id) {
      for (const [hash, { bot }] of trusted) if (bot.id === id) trusted.delete(hash);
    },
    rowFor: (token) => ({ hash: hashOf(token), issued: now() }),
  };
};
