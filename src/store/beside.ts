import type { Database, Statement } from './database.ts';
import type { LookRow, PleaRow } from './rows.ts';

/** What people keep beside the entries of a table: what they plead for, note, and have looked at. */
export interface Beside {
  /** What somebody asks to take back, if anything. */
  plea(table: string): Promise<PleaRow | null>;
  /** Changes the plea of a table if it is still as before; whether it did. */
  changePlea(table: string, before: PleaRow | null, after: PleaRow | null): Promise<boolean>;

  /** A person’s own notes on a table; empty when there are none. */
  notes(person: string, table: string): Promise<string>;
  setNotes(person: string, table: string, text: string): Promise<void>;
  /** All notes of a person. */
  notesBy(person: string): Promise<readonly { readonly table: string; readonly text: string }[]>;

  /** How far a person has looked at a table; null when he never has. */
  look(person: string, table: string): Promise<LookRow | null>;
  setLook(person: string, table: string, look: LookRow): Promise<void>;
}

const plea = (row: PleaRow): string => JSON.stringify(row);

const pleaStatement = (
  table: string,
  before: PleaRow | null,
  after: PleaRow | null,
): Statement | null => {
  if (after === null)
    return before && ['DELETE FROM pleas WHERE table_id = $1 AND plea = $2', table, plea(before)];
  return before === null
    ? [
        'INSERT INTO pleas (table_id, plea) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        table,
        plea(after),
      ]
    : [
        'UPDATE pleas SET plea = $3 WHERE table_id = $1 AND plea = $2',
        table,
        plea(before),
        plea(after),
      ];
};

export const beside = (db: Database): Beside => ({
  async plea(table) {
    const [row] = await db.all('SELECT plea FROM pleas WHERE table_id = $1', table);
    return row === undefined ? null : (JSON.parse(String(row.plea)) as PleaRow);
  },

  async changePlea(table, before, after) {
    const statement = pleaStatement(table, before, after);
    if (statement === null) return true;
    const [changed] = await db.write([statement, ...db.news(table)]);
    return changed === 1;
  },

  async notes(person, table) {
    const sql = 'SELECT text FROM notes WHERE person = $1 AND table_id = $2';
    const [row] = await db.all(sql, person, table);
    return row === undefined ? '' : String(row.text);
  },

  async notesBy(person) {
    const sql = 'SELECT table_id, text FROM notes WHERE person = $1 ORDER BY table_id';
    const rows = await db.all(sql, person);
    return rows.map(({ table_id, text }) => ({ table: String(table_id), text: String(text) }));
  },

  async setNotes(person, table, text) {
    await db.write([
      [
        `INSERT INTO notes (person, table_id, text) VALUES ($1, $2, $3)
          ON CONFLICT (person, table_id) DO UPDATE SET text = excluded.text`,
        person,
        table,
        text,
      ],
    ]);
  },

  async look(person, table) {
    const sql = 'SELECT * FROM looks WHERE person = $1 AND table_id = $2';
    const [row] = await db.all(sql, person, table);
    if (row === undefined) return null;
    return { version: Number(row.version), length: Number(row.length), steps: Number(row.steps) };
  },

  async setLook(person, table, { version, length, steps }) {
    await db.write([
      [
        `INSERT INTO looks (person, table_id, version, length, steps) VALUES ($1, $2, $3, $4, $5)
          ON CONFLICT (person, table_id) DO UPDATE
            SET version = excluded.version, length = excluded.length, steps = excluded.steps`,
        person,
        table,
        version,
        length,
        steps,
      ],
    ]);
  },
});
