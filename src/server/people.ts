import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Limits } from './limits.ts';
import { Declined } from './live.ts';

/** Who sits before the screen: a guest with a name, known by the token of a session. */

const SESSION_DAYS = 180;
const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;
/** How long a session that was looked up is trusted without asking the store again. */
const TRUST_MS = 60_000;
const MOST_TRUSTED = 50_000;

/** How those are called who have gone: nobody else can be. */
const GONE = /^n\. ?n\./i;
export const goneName = (): string => `N. N. ${randomBytes(4).toString('hex')}`;

/** As its owner writes it, with spaces around and in whatever form of Unicode. */
const LONGEST_NAME = 100;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._'’-]{0,22}[\p{L}\p{N}.]$/u;

export const newId = (): string => randomBytes(16).toString('base64url');

export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export interface Arrival {
  readonly person: PersonRow;
  /** Given to the guest alone; the store has its hash. */
  readonly token: string;
}

export interface People {
  arrive(name: unknown): Promise<Arrival>;
  /**
   * A guest who chooses a password can come back from anywhere: all that was his stays his. Who has
   * one already says it before he changes it.
   */
  protect(person: PersonRow, password: unknown, old: unknown): Promise<void>;
  /** Refuses who does not know the password of his own account; a guest has none. */
  prove(person: PersonRow, password: unknown): Promise<void>;
  /** Whether he has a password; a guest and a bot have none. */
  isAccount(person: PersonRow): Promise<boolean>;
  /** What is known of somebody is asked of the store again. */
  forget(person: PersonRow): void;
  /** Who knows the name and the password of an account is let in; nobody learns which was wrong. */
  comeBack(name: unknown, password: unknown): Promise<Arrival>;
  /** Whose session this is, or null. */
  known(token: string | undefined): Promise<PersonRow | null>;
  leave(token: string): Promise<void>;
}

/** What somebody says is his password, whatever it is. */
const triedPassword = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, LONGEST_TRIED) : '';

const LONGEST_TRIED = 1000;
const LEAST_PASSWORD = 8;
const LONGEST_PASSWORD = 200;

const readPassword = (value: unknown): string => {
  const password = typeof value === 'string' ? value : '';
  if (password.length >= LEAST_PASSWORD && password.length <= LONGEST_PASSWORD) return password;
  throw new Declined(`a password has ${LEAST_PASSWORD} to ${LONGEST_PASSWORD} characters`);
};

/** The hash of a password that nobody has. */
const decoy = hash(randomBytes(TOKEN_BYTES).toString('base64url'));

export const readName = (value: unknown): string => {
  const name = typeof value === 'string' ? value.normalize('NFC').trim() : '';
  if (NAME.test(name) && !GONE.test(name)) return name;
  throw new Declined('a name has 2 to 24 letters, digits, spaces or . _ - ’');
};

export const openPeople = (store: Store, limits: Limits, now: () => number): People => {
  const trusted = new Map<string, { person: PersonRow; until: number }>();

  const trust = (hash: string, person: PersonRow): void => {
    if (trusted.size >= MOST_TRUSTED) trusted.clear();
    trusted.set(hash, { person, until: now() + TRUST_MS });
  };

  const admit = async (person: PersonRow): Promise<Arrival> => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expires = now() + SESSION_DAYS * DAY_MS;
    await store.addSession({ hash: hashOf(token), person: person.id, expires });
    trust(hashOf(token), person);
    return { person, token };
  };

  const prove = async ({ id }: PersonRow, password: unknown): Promise<void> => {
    const kept = await store.passwordOf(id);
    if (kept === null) return;
    limits.take('passwords', { person: id });
    if (!(await verify(kept, triedPassword(password))))
      throw new Declined('this is not your password');
  };

  return {
    async protect(person, wanted, old) {
      await prove(person, old);
      await store.setPassword(person.id, await hash(readPassword(wanted)));
    },

    prove,

    isAccount: async ({ id }) => (await store.passwordOf(id)) !== null,

    forget({ id }) {
      for (const [hash, { person }] of trusted) if (person.id === id) trusted.delete(hash);
    },

    async comeBack(name, password) {
      const isName = typeof name === 'string' && name.length <= LONGEST_NAME;
      const person = isName ? await store.personCalled(name) : null;
      const kept = person === null ? null : await store.passwordOf(person.id);
      // Somebody who is not there takes as long to refuse as somebody who is.
      const isRight = await verify(kept ?? (await decoy), triedPassword(password));
      if (person === null || kept === null || !isRight)
        throw new Declined('no account has this name and this password');
      if ((await store.standing(person.id)).closed !== null)
        throw new Declined('a moderator has closed this account');
      return admit(person);
    },

    async arrive(wanted) {
      const person = { id: newId(), name: readName(wanted), created: now() };
      if (!(await store.addPerson(person)))
        throw new Declined(`somebody is called ${person.name} already: choose another name`);
      return admit(person);
    },

    async known(token) {
      if (token === undefined || token.length > 100) return null;
      const hashed = hashOf(token);
      const seen = trusted.get(hashed);
      if (seen !== undefined && seen.until > now()) return seen.person;
      const session = await store.session(hashed, now());
      const person = session === null ? null : await store.person(session.person);
      if (person === null) trusted.delete(hashed);
      else trust(hashed, person);
      return person;
    },

    async leave(token) {
      trusted.delete(hashOf(token));
      await store.endSession(hashOf(token));
    },
  };
};
