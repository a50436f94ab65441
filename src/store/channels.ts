import type { Database, Row } from './database.ts';

/** By what somebody is told that it is his turn while he is away. */
export interface ChannelRow {
  readonly id: string;
  readonly person: string;
  readonly kind: 'push' | 'webhook' | 'mail';
  /** Where it leads: an address of a browser’s push service, of a program, or of mail. */
  readonly address: string;
  /** What its messages are locked, signed or ended with; never told to anybody but its person. */
  readonly secret: string;
  readonly language: 'en' | 'it';
  /** Nothing is sent before the person has said that the address is his. */
  readonly isConfirmed: boolean;
  readonly created: number;
  /** Why the last message did not arrive; null when it did. */
  readonly failure: string | null;
}

/** The last notice of a table that somebody was sent. */
export interface NoticeRow {
  readonly person: string;
  readonly table: string;
  readonly version: number;
  readonly at: number;
}

export interface Channels {
  channels(person: string): Promise<readonly ChannelRow[]>;
  channel(id: string): Promise<ChannelRow | null>;
  /** In place of one with the same address of that person, if there is any. */
  addChannel(row: ChannelRow): Promise<void>;
  confirmChannel(id: string): Promise<void>;
  noteChannel(id: string, failure: string | null): Promise<void>;
  removeChannel(id: string): Promise<void>;

  notice(person: string, table: string): Promise<NoticeRow | null>;
  keepNotice(row: NoticeRow): Promise<void>;

  /** Somebody is connected to these tables through this process, for so many milliseconds more. */
  attend(
    process: string,
    come: readonly Attending[],
    gone: readonly Attending[],
    forMs: number,
  ): Promise<void>;
  /** Whether anybody says that the person is connected to the table. */
  attends(person: string, table: string): Promise<boolean>;

  /** What is kept for good under a name: this, or what was kept there first. */
  keepOnce(name: string, value: string): Promise<string>;
}

export interface Attending {
  readonly person: string;
  readonly table: string;
}

const channelFrom = (row: Row): ChannelRow => ({
  id: String(row.id),
  person: String(row.person),
  kind: String(row.kind) as ChannelRow['kind'],
  address: String(row.address),
  secret: String(row.secret),
  language: row.language === 'it' ? 'it' : 'en',
  isConfirmed: row.is_confirmed === 1,
  created: Number(row.created),
  failure: row.failure === null ? null : String(row.failure),
});

const sentNotices = (db: Database): Pick<Channels, 'notice' | 'keepNotice'> => ({
  async notice(person, table) {
    const sql = 'SELECT version, at FROM notices WHERE person = $1 AND table_id = $2';
    const [row] = await db.all(sql, person, table);
    return row === undefined
      ? null
      : { person, table, version: Number(row.version), at: Number(row.at) };
  },

  async keepNotice({ person, table, version, at }) {
    await db.write([
      [
        `INSERT INTO notices (person, table_id, version, at) VALUES ($1, $2, $3, $4)
          ON CONFLICT (person, table_id) DO UPDATE SET version = $3, at = $4`,
        person,
        table,
        version,
        at,
      ],
    ]);
  },
});

const attendance = (db: Database): Pick<Channels, 'attend' | 'attends'> => ({
  async attend(process, come, gone, forMs) {
    await db.write([
      ...gone.map(
        ({ person, table }) =>
          [
            'DELETE FROM attendance WHERE process = $1 AND person = $2 AND table_id = $3',
            process,
            person,
            table,
          ] as const,
      ),
      ...come.map(
        ({ person, table }) =>
          [
            `INSERT INTO attendance (process, person, table_id, until) VALUES ($1, $2, $3, 0)
              ON CONFLICT DO NOTHING`,
            process,
            person,
            table,
          ] as const,
      ),
      [`UPDATE attendance SET until = ${db.clock} + $2 WHERE process = $1`, process, forMs],
      [`DELETE FROM attendance WHERE until <= ${db.clock}`],
    ]);
  },

  async attends(person, table) {
    const sql = `SELECT 1 FROM attendance
      WHERE person = $1 AND table_id = $2 AND until > ${db.clock} LIMIT 1`;
    return (await db.all(sql, person, table)).length > 0;
  },
});

export const channels = (db: Database): Channels => ({
  ...sentNotices(db),
  ...attendance(db),

  async channels(person) {
    const sql = 'SELECT * FROM channels WHERE person = $1 ORDER BY created, id';
    return (await db.all(sql, person)).map(channelFrom);
  },

  async channel(id) {
    const [row] = await db.all('SELECT * FROM channels WHERE id = $1', id);
    return row === undefined ? null : channelFrom(row);
  },

  async addChannel({ id, person, kind, address, secret, language, isConfirmed, created }) {
    await db.write([
      [
        'DELETE FROM channels WHERE person = $1 AND kind = $2 AND address = $3',
        person,
        kind,
        address,
      ],
      [
        `INSERT INTO channels (id, person, kind, address, secret, language, is_confirmed, created)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        id,
        person,
        kind,
        address,
        secret,
        language,
        isConfirmed ? 1 : 0,
        created,
      ],
    ]);
  },

  async confirmChannel(id) {
    await db.write([['UPDATE channels SET is_confirmed = 1 WHERE id = $1', id]]);
  },

  async noteChannel(id, failure) {
    await db.write([['UPDATE channels SET failure = $2 WHERE id = $1', id, failure]]);
  },

  async removeChannel(id) {
    await db.write([['DELETE FROM channels WHERE id = $1', id]]);
  },

  async keepOnce(name, value) {
    await db.write([
      ['INSERT INTO keepsakes (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, value],
    ]);
    const [row] = await db.all('SELECT value FROM keepsakes WHERE name = $1', name);
    return String(row.value);
  },
});
