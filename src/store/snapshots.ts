import type { Database, Row, Statement } from './database.ts';
import type { PageRow, SnapshotRow } from './rows.ts';
import type { Store } from './store.ts';

type Snapshots = Pick<Store, 'keepSnapshots' | 'snapshot' | 'pages' | 'page'>;

const pageFrom = (row: Row): PageRow => ({
  version: Number(row.version),
  from: Number(row.log_from),
  to: Number(row.log_to),
  heard: JSON.parse(String(row.heard)) as PageRow['heard'],
});

const statementFor = (row: SnapshotRow): Statement => [
  `INSERT INTO snapshots (table_id, version, maker, log_from, log_to, heard, page, body)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (table_id, version) DO UPDATE SET maker = $3, log_from = $4, log_to = $5,
      heard = $6, page = $7, body = $8`,
  row.table,
  row.version,
  row.maker,
  row.from,
  row.to,
  JSON.stringify(row.heard),
  row.page,
  row.body,
];

/** Where tables stood at some of their versions. */
export const snapshots = (db: Database): Snapshots => ({
  async keepSnapshots(rows) {
    await db.write(rows.map(statementFor));
  },

  async snapshot(table, maker, version) {
    const [row] = await db.all(
      `SELECT version, body FROM snapshots WHERE table_id = $1 AND maker = $2 AND version <= $3
        ORDER BY version DESC LIMIT 1`,
      table,
      maker,
      version,
    );
    return row === undefined ? null : { version: Number(row.version), body: String(row.body) };
  },

  async pages(table, maker, version) {
    const rows = await db.all(
      `SELECT version, log_from, log_to, heard FROM snapshots
        WHERE table_id = $1 AND maker = $2 AND version <= $3 ORDER BY version DESC`,
      table,
      maker,
      version,
    );
    return rows.map(pageFrom);
  },

  async page(table, version) {
    const [row] = await db.all(
      'SELECT page FROM snapshots WHERE table_id = $1 AND version = $2',
      table,
      version,
    );
    return row === undefined ? null : String(row.page);
  },
});
