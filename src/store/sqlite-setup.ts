import type { DatabaseSync } from 'node:sqlite';

/** A commit is on the disk before it is answered; readers do not wait for writers (WAL). */
export const setUp = (db: DatabaseSync): void => {
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec('PRAGMA foreign_keys = ON');
  db.exec('PRAGMA busy_timeout = 5000');
  // Pages that change again and again are carried over to the file less often (32 MB).
  db.exec('PRAGMA wal_autocheckpoint = 8000');
};
