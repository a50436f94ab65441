import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Row, Statement } from './database.ts';
import { NEEDS_KEEPER } from './keepers.ts';
import type { Append } from './rows.ts';

/** Statements are prepared once; $1 is ?1 here. */
export const statements = (db: DatabaseSync): ((sql: string) => StatementSync) => {
  const known = new Map<string, StatementSync>();
  return (sql) => {
    const found = known.get(sql);
    if (found !== undefined) return found;
    const made = db.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
    known.set(sql, made);
    return made;
  };
};

const MOVE = `UPDATE tables SET version = version + 1, changed = COALESCE($3, changed), outcome = $4
  WHERE id = $1 AND version = $2 AND outcome IS NULL`;
const KEEP = 'INSERT INTO entries (table_id, n, seat, code, at) VALUES ($1, $2, $3, $4, $5)';

/** What writes into the file; each answer is on the disk when it is given. */
export interface Writer {
  write(statements: readonly Statement[]): readonly number[];
  change(statement: Statement): readonly Row[];
  append(entries: readonly Append[]): readonly boolean[];
}

export const sqliteWriter = (db: DatabaseSync): Writer => {
  const prepare = statements(db);

  /** Everything in here is synchronous, so that no other statement comes between. */
  const atomically = <T>(work: () => T): T => {
    prepare('BEGIN IMMEDIATE').run();
    try {
      const result = work();
      prepare('COMMIT').run();
      return result;
    } catch (error) {
      if (db.isTransaction) prepare('ROLLBACK').run();
      throw error;
    }
  };

  const run = ([sql, ...values]: Statement): number => Number(prepare(sql).run(...values).changes);

  const appendOne = ({ table, version, entry, at, isSilent, outcome }: Append): boolean => {
    const ending = outcome === null ? null : JSON.stringify(outcome);
    if (run([MOVE, table, version, isSilent ? null : at, ending]) === 0) return false;
    run([KEEP, table, version, entry.seat, entry.code, at]);
    if (ending !== null) run([NEEDS_KEEPER, table]);
    return true;
  };

  return {
    write: (list) => atomically(() => list.map(run)),
    change: ([sql, ...values]) => prepare(sql).all(...values) as Row[],
    append: (entries) => atomically(() => entries.map(appendOne)),
  };
};
