import { formatChoice } from '../kernel/choice.ts';
import type { Game } from '../kernel/game.ts';
import type { PersonRow, RatingRow, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Limits } from './limits.ts';
import { Declined, Unknown } from './live.ts';
import { seatsOf, vacated, type Lobby, type TableInfo } from './lobby.ts';
import { reseated } from './pace.ts';
import { goneName, hashOf, readName, type People } from './people.ts';
import type { Seater } from './seating.ts';
import type { Tokens } from './tokens.ts';

/** A person’s own page, what others see of it, and what he can do with his account. */

/** What anybody may know of somebody. */
export interface PublicProfile {
  readonly name: string;
  /** Of a bot: the name of its owner. */
  readonly owner: string | null;
  readonly created: number;
  readonly ratings: readonly Omit<RatingRow, 'person'>[];
  /** Of a stranger the public games that are over; of oneself all. */
  readonly tables: readonly TableInfo[];
}

export interface OwnProfile extends PublicProfile {
  readonly isAccount: boolean;
  readonly isModerator: boolean;
  /** How many others have come in with his name and are still in. */
  readonly otherSessions: number;
}

export interface Accounts {
  own(person: PersonRow, token: string): Promise<OwnProfile>;
  called(name: string): Promise<PublicProfile>;
  rename(person: PersonRow, name: unknown, password: unknown): Promise<PersonRow>;
  protect(person: PersonRow, token: string, password: unknown, old: unknown): Promise<void>;
  endOthers(person: PersonRow, token: string): Promise<void>;
  /** All that is kept of him. */
  all(person: PersonRow): Promise<unknown>;
  erase(person: PersonRow, password: unknown): Promise<void>;
  /** The same without asking for a password. */
  eraseNow(person: PersonRow): Promise<void>;
  /** Leaves his seats in games that go on free, and those of his bots; ends what they come in by. */
  vacate(person: PersonRow): Promise<void>;
}

interface Parts {
  readonly store: Store;
  readonly people: People;
  readonly tokens: Pick<Tokens, 'forget'>;
  readonly lobby: Pick<Lobby, 'tell'>;
  readonly seater: Seater;
  readonly games: readonly Game[];
  /** Ends the connections of somebody; what he may still do he does on a new one. */
  readonly hangUp: (person: string) => void;
  readonly limits: Limits;
  readonly now: () => number;
}

const MOST_SHOWN = 200;
const MOST_KEPT = 100_000;

export const openAccounts = (parts: Parts): Accounts => {
  const { store, people, tokens, lobby, seater, games, hangUp, limits, now } = parts;

  const ratingsOf = async ({ id }: PersonRow): Promise<PublicProfile['ratings']> =>
    (await store.ratings(id)).map(({ game, rating, played }) => ({ game, rating, played }));

  const leaveSeats = ({ id }: TableRow, person: string): Promise<void> =>
    seater.change(id, ({ row, version }, read) =>
      reseated(row, read, version, vacated(row, seatsOf(row, person))),
    );

  const vacate = async (person: PersonRow): Promise<void> => {
    for (const bot of await store.botsOf(person.id)) await vacate(bot);
    await store.endSessions(person.id, null);
    await store.setToken(person.id, null);
    people.forget(person);
    tokens.forget(person.id);
    for (const row of await store.tablesOf(person.id, MOST_KEPT))
      if (row.outcome === null && seatsOf(row, person.id).length > 0)
        await leaveSeats(row, person.id);
    hangUp(person.id);
  };

  /** Bots go before their owner: if this breaks off, he can do it again. */
  const eraseNow = async (person: PersonRow): Promise<void> => {
    for (const bot of await store.botsOf(person.id)) await eraseNow(bot);
    await vacate(person);
    await store.erase(person.id, goneName());
  };

  const ownerOf = async ({ owner }: PersonRow): Promise<string | null> =>
    owner === undefined ? null : ((await store.person(owner))?.name ?? '?');

  /** The choices of a person’s seats, as he made them. */
  const choicesAt = async (row: TableRow, own: readonly number[]): Promise<unknown> => {
    const lexicon = games.find(({ meta }) => meta.id === row.game)?.lexicon;
    if (lexicon === undefined) return [];
    const entries = (await store.entries(row.id)).filter(({ seat }) => own.includes(seat));
    return entries.map(({ code }) => (code < 0 ? 'taken back' : formatChoice(lexicon, code)));
  };

  return {
    vacate,
    eraseNow,

    async own(person, token) {
      const rows = await store.tablesOf(person.id, MOST_SHOWN);
      const sessions = await store.sessionsOf(person.id, now());
      return {
        name: person.name,
        owner: null,
        created: person.created,
        isAccount: await people.isAccount(person),
        isModerator: (await store.standing(person.id)).isModerator,
        otherSessions: sessions.filter(({ hash }) => hash !== hashOf(token)).length,
        ratings: await ratingsOf(person),
        tables: await lobby.tell(rows, person.id),
      };
    },

    async called(name) {
      const person = await store.personCalled(name);
      if (person === null) throw new Unknown('nobody is called that');
      const rows = (await store.tablesOf(person.id, MOST_KEPT)).filter(
        (row) => row.isPublic && row.outcome !== null && seatsOf(row, person.id).length > 0,
      );
      return {
        name: person.name,
        owner: await ownerOf(person),
        created: person.created,
        ratings: await ratingsOf(person),
        tables: await lobby.tell(rows.slice(0, MOST_SHOWN), null),
      };
    },

    async rename(person, wanted, password) {
      await people.prove(person, password);
      const name = readName(wanted);
      limits.take('names', { person: person.id });
      if (!(await store.rename(person.id, name)))
        throw new Declined(`somebody is called ${name} already: choose another name`);
      people.forget(person);
      hangUp(person.id);
      return { ...person, name };
    },

    async protect(person, token, password, old) {
      await people.protect(person, password, old);
      await store.endSessions(person.id, hashOf(token));
      people.forget(person);
      hangUp(person.id);
    },

    async endOthers(person, token) {
      await store.endSessions(person.id, hashOf(token));
      people.forget(person);
      hangUp(person.id);
    },

    async all(person) {
      limits.take('exports', { person: person.id });
      const { id, name, created } = person;
      const rows = await store.tablesOf(id, MOST_KEPT);
      const infos = await lobby.tell(rows, id);
      const games = [];
      for (const [i, row] of rows.entries()) {
        const choices = await choicesAt(row, seatsOf(row, id));
        games.push({ ...infos[i], choices });
      }
      const channels = await store.channels(id);
      return {
        person: { id, name, created, isAccount: await people.isAccount(person) },
        sessions: (await store.sessionsOf(id, now())).map(({ expires }) => ({ expires })),
        ratings: await ratingsOf(person),
        channels: channels.map(({ kind, address, language, created }) => ({
          kind,
          address,
          language,
          created,
        })),
        chat: (await store.chatBy(id)).map(({ table, text, at }) => ({ table, text, at })),
        notes: await store.notesBy(id),
        bots: (await store.botsOf(id)).map(({ name, created, issued, used }) => ({
          name,
          created,
          issued,
          used,
        })),
        tables: games,
        simulations: (await store.simulationsOf(id)).map(({ plan, created, result }) => ({
          plan,
          created,
          result,
        })),
      };
    },

    async erase(person, password) {
      await people.prove(person, password);
      await eraseNow(person);
    },
  };
};
