/**
 * The tables of the store, as steps that follow each other: a store of any age is brought forward by
 * those it has not taken yet. A step that has been released never changes.
 */
export const STEPS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE people (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      name_key TEXT NOT NULL UNIQUE,
      created BIGINT NOT NULL,
      password TEXT
    )`,
    `CREATE TABLE sessions (
      hash TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id),
      expires BIGINT NOT NULL
    )`,
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      rules TEXT NOT NULL,
      start TEXT NOT NULL,
      seed TEXT NOT NULL,
      holders TEXT NOT NULL,
      invitation TEXT NOT NULL,
      is_public INTEGER NOT NULL,
      host TEXT NOT NULL REFERENCES people (id),
      created BIGINT NOT NULL,
      version INTEGER NOT NULL,
      outcome TEXT,
      changed BIGINT NOT NULL
    )`,
    'CREATE INDEX tables_changed ON tables (is_public, changed)',
    `CREATE TABLE seats (
      table_id TEXT NOT NULL REFERENCES tables (id),
      person TEXT NOT NULL REFERENCES people (id),
      PRIMARY KEY (person, table_id)
    )`,
    `CREATE TABLE ratings (
      person TEXT NOT NULL REFERENCES people (id),
      game TEXT NOT NULL,
      rating REAL NOT NULL,
      played INTEGER NOT NULL,
      PRIMARY KEY (person, game)
    )`,
    'CREATE TABLE rated (table_id TEXT PRIMARY KEY)',
    `CREATE TABLE entries (
      table_id TEXT NOT NULL,
      n INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      code INTEGER NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (table_id, n)
    )`,
    `CREATE TABLE chat (
      table_id TEXT NOT NULL REFERENCES tables (id),
      n INTEGER NOT NULL,
      person TEXT NOT NULL,
      text TEXT NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (table_id, n)
    )`,
  ],
  [
    'CREATE TABLE keepers (id TEXT PRIMARY KEY, until BIGINT NOT NULL)',
    'CREATE TABLE leases (table_id TEXT PRIMARY KEY, keeper TEXT NOT NULL)',
    `INSERT INTO leases (table_id, keeper)
      SELECT id, '' FROM tables WHERE outcome IS NULL AND holders LIKE '%"bot"%'`,
  ],
  [
    `INSERT INTO leases (table_id, keeper)
      SELECT id, '' FROM tables WHERE outcome IS NOT NULL
        AND id NOT IN (SELECT table_id FROM rated) AND id NOT IN (SELECT table_id FROM leases)`,
  ],
  [
    `CREATE TABLE jobs (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      work TEXT NOT NULL,
      due BIGINT NOT NULL,
      most INTEGER NOT NULL,
      tries INTEGER NOT NULL,
      asked INTEGER NOT NULL,
      worker TEXT NOT NULL,
      failure TEXT
    )`,
    'CREATE INDEX jobs_due ON jobs (due)',
    `CREATE TABLE channels (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id),
      kind TEXT NOT NULL,
      address TEXT NOT NULL,
      secret TEXT NOT NULL,
      language TEXT NOT NULL,
      is_confirmed INTEGER NOT NULL,
      created BIGINT NOT NULL,
      failure TEXT
    )`,
    'CREATE INDEX channels_person ON channels (person)',
    `CREATE TABLE notices (
      person TEXT NOT NULL REFERENCES people (id),
      table_id TEXT NOT NULL REFERENCES tables (id),
      version INTEGER NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (person, table_id)
    )`,
    `CREATE TABLE attendance (
      process TEXT NOT NULL,
      person TEXT NOT NULL,
      table_id TEXT NOT NULL,
      until BIGINT NOT NULL,
      PRIMARY KEY (person, table_id, process)
    )`,
    'CREATE TABLE keepsakes (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  ],
  [
    `CREATE TABLE snapshots (
      table_id TEXT NOT NULL,
      version INTEGER NOT NULL,
      maker TEXT NOT NULL,
      log_from INTEGER NOT NULL,
      log_to INTEGER NOT NULL,
      heard TEXT NOT NULL,
      page TEXT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, version)
    )`,
  ],
  [
    'ALTER TABLE tables ADD COLUMN pace TEXT',
    'ALTER TABLE tables ADD COLUMN reading TEXT',
    'ALTER TABLE keepers ADD COLUMN said BIGINT NOT NULL DEFAULT 0',
    'UPDATE keepers SET said = until',
    'CREATE TABLE outages (from_at BIGINT PRIMARY KEY, to_at BIGINT NOT NULL)',
  ],
  [
    `CREATE TABLE standings (
      person TEXT PRIMARY KEY REFERENCES people (id),
      is_moderator INTEGER NOT NULL DEFAULT 0,
      muted_until BIGINT NOT NULL DEFAULT 0,
      closed BIGINT
    )`,
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY,
      reporter TEXT NOT NULL REFERENCES people (id),
      person TEXT NOT NULL REFERENCES people (id),
      table_id TEXT,
      line TEXT,
      reason TEXT NOT NULL,
      at BIGINT NOT NULL,
      act TEXT
    )`,
    'CREATE INDEX reports_person ON reports (person)',
    `CREATE TABLE acts (
      id TEXT PRIMARY KEY,
      moderator TEXT,
      person TEXT NOT NULL,
      act TEXT NOT NULL,
      reason TEXT NOT NULL,
      at BIGINT NOT NULL,
      until BIGINT
    )`,
  ],
  [
    'CREATE TABLE pleas (table_id TEXT PRIMARY KEY REFERENCES tables (id), plea TEXT NOT NULL)',
    `CREATE TABLE notes (
      person TEXT NOT NULL REFERENCES people (id),
      table_id TEXT NOT NULL REFERENCES tables (id),
      text TEXT NOT NULL,
      PRIMARY KEY (person, table_id)
    )`,
    `CREATE TABLE looks (
      person TEXT NOT NULL REFERENCES people (id),
      table_id TEXT NOT NULL REFERENCES tables (id),
      version INTEGER NOT NULL,
      length INTEGER NOT NULL,
      steps INTEGER NOT NULL,
      PRIMARY KEY (person, table_id)
    )`,
    'ALTER TABLE chat ADD COLUMN audience INTEGER NOT NULL DEFAULT 255',
  ],
  [
    `CREATE TABLE simulations (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id),
      plan TEXT NOT NULL,
      created BIGINT NOT NULL,
      done INTEGER NOT NULL,
      result TEXT,
      failure TEXT
    )`,
    'CREATE INDEX simulations_person ON simulations (person)',
  ],
  [
    'ALTER TABLE people ADD COLUMN owner TEXT',
    'CREATE INDEX people_owner ON people (owner)',
    `CREATE TABLE bots (
      person TEXT PRIMARY KEY REFERENCES people (id),
      is_open INTEGER NOT NULL,
      hash TEXT UNIQUE,
      issued BIGINT,
      used BIGINT
    )`,
  ],
];

/** A store that this program must leave alone as it is. */
export class Unfit extends Error {}

/** The steps that a store has still to take, numbered; a store of a newer program is refused. */
export const stepsAfter = (taken: number): readonly (readonly [number, readonly string[]])[] => {
  if (taken > STEPS.length)
    throw new Unfit(
      `the store was brought to step ${taken} by a newer version of the program, and this one knows ${STEPS.length} steps: start the newer version, or restore a backup from before`,
    );
  return STEPS.map((step, i) => [i + 1, step] as const).slice(taken);
};
