import type { Append, ChatRow } from './rows.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** One statement with its values, for $1, $2, ... */
export type Statement = readonly [sql: string, ...values: Value[]];

/** A database that speaks SQL: what differs between the two that we use. */
export interface Database {
  all(...statement: Statement): Promise<readonly Row[]>;
  /** Runs all or none of these, durably; how many rows each changed. */
  write(statements: readonly Statement[]): Promise<readonly number[]>;
  /** Runs one, durably; the rows that it returns. */
  change(...statement: Statement): Promise<readonly Row[]>;
  append(entries: readonly Append[]): Promise<readonly boolean[]>;
  /** The time in milliseconds as the database tells it: processes need not agree about theirs. */
  readonly clock: string;
  /** What tells other processes, once it is committed, that this table has changed. */
  news(table: string): readonly Statement[];
  listen(heard: (table: string | null) => void): void;
  chatNews(row: ChatRow): readonly Statement[];
  listenChat(heard: (row: ChatRow) => void): void;
  /** Whether an error says that a unique value was taken. */
  isTaken(error: unknown): boolean;
  close(): Promise<void>;
}
