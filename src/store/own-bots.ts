import type { Database, Row } from './database.ts';
import { nameKey } from './row-readers.ts';

/** A bot that somebody outside has written: a person of its own kind, who comes in by a token. */
export interface OwnBotRow {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly created: number;
  /** Whether anybody may seat it at a table of his. */
  readonly isOpen: boolean;
  /** When it was given its token; null when it has none. */
  readonly issued: number | null;
  /** When it last came in by it. */
  readonly used: number | null;
}

/** What the store knows of a token: its hash, and when it was made. */
interface TokenRow {
  readonly hash: string;
  readonly issued: number;
}

export interface OwnBots {
  /** Adds a bot with its token, unless its name is taken or its owner has so many. */
  addBot(
    bot: Pick<OwnBotRow, 'id' | 'name' | 'owner' | 'created'>,
    token: TokenRow,
    most: number,
  ): Promise<'added' | 'taken' | 'full'>;
  /** The oldest first. */
  botsOf(owner: string): Promise<readonly OwnBotRow[]>;
  bot(id: string): Promise<OwnBotRow | null>;
  openBot(id: string, isOpen: boolean): Promise<void>;
  /** Another token, or none: the one before is worth nothing any more. */
  setToken(bot: string, token: TokenRow | null): Promise<void>;
  /** The id of the bot whose token this is; it is noted that it was used. */
  useToken(hash: string, at: number): Promise<string | null>;
}

const SELECT = `SELECT people.id, people.name, people.owner, people.created, bots.is_open,
  bots.issued, bots.used FROM bots JOIN people ON people.id = bots.person`;

const orNull = (value: Row[string]): number | null => (value === null ? null : Number(value));

const botFrom = (row: Row): OwnBotRow => ({
  id: String(row.id),
  name: String(row.name),
  owner: String(row.owner),
  created: Number(row.created),
  isOpen: row.is_open === 1,
  issued: orNull(row.issued),
  used: orNull(row.used),
});

export const ownBots = (db: Database): OwnBots => ({
  async addBot({ id, name, owner, created }, { hash, issued }, most) {
    try {
      const [added] = await db.write([
        [
          `INSERT INTO people (id, name, name_key, created, owner)
            SELECT $1, $2, $3, $4, $5 WHERE (SELECT COUNT(*) FROM people WHERE owner = $5) < $6`,
          id,
          name,
          nameKey(name),
          created,
          owner,
          most,
        ],
        [
          `INSERT INTO bots (person, is_open, hash, issued)
            SELECT id, 0, $2, $3 FROM people WHERE id = $1`,
          id,
          hash,
          issued,
        ],
      ]);
      return added === 1 ? 'added' : 'full';
    } catch (error) {
      if (db.isTaken(error)) return 'taken';
      throw error;
    }
  },

  async botsOf(owner) {
    const sql = `${SELECT} WHERE people.owner = $1 ORDER BY people.created, people.id`;
    return (await db.all(sql, owner)).map(botFrom);
  },

  async bot(id) {
    const [row] = await db.all(`${SELECT} WHERE people.id = $1`, id);
    return row === undefined ? null : botFrom(row);
  },

  async openBot(id, isOpen) {
    await db.write([['UPDATE bots SET is_open = $2 WHERE person = $1', id, isOpen ? 1 : 0]]);
  },

  async setToken(bot, token) {
    await db.write([
      [
        'UPDATE bots SET hash = $2, issued = $3, used = NULL WHERE person = $1',
        bot,
        token?.hash ?? null,
        token?.issued ?? null,
      ],
    ]);
  },

  async useToken(hash, at) {
    // Whoever tries tokens that are none has nothing written.
    const [row] = await db.all('SELECT person FROM bots WHERE hash = $1', hash);
    if (row === undefined) return null;
    await db.write([['UPDATE bots SET used = $2 WHERE hash = $1', hash, at]]);
    return String(row.person);
  },
});
