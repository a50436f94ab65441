import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../store/database.ts';

/** A server in a process of its own, of which everything can be seen: what it keeps, and its memory. */

export type Database = 'SQLite' | 'PostgreSQL';

export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  /** What was put into the objects that all others come from. */
  readonly polluted: readonly string[];
}

/** Every row of the store, as text, by the table it is in. */
export type Rows = ReadonlyMap<string, readonly Row[]>;
type Row = Readonly<Record<string, unknown>>;

export interface Besieged {
  readonly url: string;
  readonly port: number;
  readonly isAlive: () => boolean;
  /** Fails when it has ended before it should. */
  readonly gone: Promise<never>;
  memory(): Promise<Memory>;
  /** How these tables stand in its memory, as texts. */
  standings(ids: readonly string[]): Promise<readonly string[]>;
  rows(): Promise<Rows>;
  /** Ends it in good order, or at once. */
  stop(isInOrder: boolean): Promise<void>;
}

const CHILD = new URL('./hostile-child.ts', import.meta.url).pathname;

interface Ground {
  readonly where: string;
  rows(): Promise<Rows>;
  clear(): Promise<void>;
}

const sqliteGround = (): Ground => {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-days-hostile-'));
  const where = join(folder, 'hundred-days.db');
  return {
    where,
    async rows() {
      const db = new DatabaseSync(where, { readOnly: true });
      const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
      const all = names.map(({ name }): [string, Row[]] => [
        String(name),
        db.prepare(`SELECT * FROM ${String(name)}`).all(),
      ]);
      db.close();
      return new Map(all);
    },
    clear: async () => rmSync(folder, { recursive: true }),
  };
};

const postgresGround = async (): Promise<Ground> => {
  const postgres = await startPostgres();
  return {
    where: postgres.url,
    async rows() {
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      const named = await client.query<{ name: string }>(
        "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
      );
      const all = new Map<string, Row[]>();
      for (const { name } of named.rows)
        all.set(name, (await client.query<Row>(`SELECT * FROM ${name}`)).rows);
      await client.end();
      return all;
    },
    clear: () => postgres.stop(),
  };
};

const nextMessage = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`the server ended with ${code}`));
    child.once('exit', gone);
    child.once('message', (message) => {
      child.off('exit', gone);
      resolve(message);
    });
  });

/** Starts a server; a limited one counts what each caller asks, as at home. */
export const besiege = async (database: Database, isLimited = false): Promise<Besieged> => {
  const ground = database === 'SQLite' ? sqliteGround() : await postgresGround();
  const child = fork(CHILD, [ground.where, ...(isLimited ? ['limited'] : [])], {
    execArgv: ['--expose-gc'],
  });
  const { port } = (await nextMessage(child)) as { readonly port: number };
  const ask = <T>(wish: string | Readonly<Record<string, unknown>>): Promise<T> => {
    const answer = nextMessage(child);
    child.send(wish);
    return answer as Promise<T>;
  };
  const gone = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`the server has crashed: ${code}`))),
  );
  gone.catch(() => undefined);
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    isAlive,
    gone,
    memory: () => ask<Memory>('memory'),
    standings: (ids) => ask<readonly string[]>({ ids }),
    rows: ground.rows,
    async stop(isInOrder) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (isAlive()) {
        if (isInOrder) child.send('stop');
        else child.kill('SIGKILL');
        await ended;
      }
      await ground.clear();
    },
  };
};
