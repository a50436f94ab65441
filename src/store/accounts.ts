import type { Database } from './database.ts';
import { chatFrom, nameKey, sessionFrom, tableFrom } from './row-readers.ts';
import type { ChatRow, SessionRow, TableRow } from './rows.ts';

/** What somebody does with his own account, and what a house does with one. */
export interface Accounts {
  /** False when somebody else has that name. */
  rename(person: string, name: string): Promise<boolean>;
  sessionsOf(person: string, now: number): Promise<readonly SessionRow[]>;
  /** Ends all sessions of a person but this one. */
  endSessions(person: string, except: string | null): Promise<void>;
  /** Tables where he sits or has sat, the last changed first. */
  tablesOf(person: string, limit: number): Promise<readonly TableRow[]>;
  chatBy(person: string): Promise<readonly ChatRow[]>;
  /**
   * Removes all that is his own. The games stay whole: where his name stood, another stands that
   * nobody can choose.
   */
  erase(person: string, name: string): Promise<void>;
}

/** What goes with a person, by the tables that hold it. */
const OWN = [
  'sessions',
  'channels',
  'notices',
  'ratings',
  'seats',
  'chat',
  'attendance',
  'reports',
  'notes',
  'looks',
  'simulations',
  'bots',
] as const;

export const accounts = (db: Database): Accounts => ({
  async rename(person, name) {
    try {
      const [changed] = await db.write([
        ['UPDATE people SET name = $2, name_key = $3 WHERE id = $1', person, name, nameKey(name)],
      ]);
      return changed === 1;
    } catch (error) {
      if (db.isTaken(error)) return false;
      throw error;
    }
  },

  async sessionsOf(person, now) {
    const sql = 'SELECT * FROM sessions WHERE person = $1 AND expires > $2 ORDER BY expires';
    return (await db.all(sql, person, now)).map(sessionFrom);
  },

  async endSessions(person, except) {
    const sql = 'DELETE FROM sessions WHERE person = $1 AND hash <> $2';
    await db.write([[sql, person, except ?? '']]);
  },

  async tablesOf(person, limit) {
    const rows = await db.all(
      `SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
        ORDER BY changed DESC, id LIMIT $2`,
      person,
      limit,
    );
    return rows.map(tableFrom);
  },

  async chatBy(person) {
    const sql = 'SELECT * FROM chat WHERE person = $1 ORDER BY at, table_id, n';
    return (await db.all(sql, person)).map(chatFrom);
  },

  async erase(person, name) {
    await db.write([
      ...OWN.map((table) => [`DELETE FROM ${table} WHERE person = $1`, person] as const),
      [
        'UPDATE people SET name = $2, name_key = $3, password = NULL, owner = NULL WHERE id = $1',
        person,
        name,
        nameKey(name),
      ],
    ]);
  },
});
