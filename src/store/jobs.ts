import type { Database } from './database.ts';

/** Work that outlives the process that wanted it. */
export interface Job {
  /** Work of the same id is kept once, however often it is asked for. */
  readonly id: string;
  readonly kind: string;
  readonly work: unknown;
  /** How often it has been begun, this time included. */
  readonly tries: number;
  readonly most: number;
  /** How often it has been asked for. */
  readonly asked: number;
}

export interface NewJob {
  readonly id: string;
  readonly kind: string;
  readonly work: unknown;
  /** In how many milliseconds it may begin. */
  readonly after: number;
  /** How often it is begun at most: what cannot be done is given up. */
  readonly most: number;
}

/** How much work of a kind there is in a state; what was given up counts for a week. */
export interface JobCount {
  readonly kind: string;
  readonly state: 'waiting' | 'running' | 'failed';
  readonly count: number;
}

/** A queue that processes share: whoever is free takes what is due, and what a dead one held. */
export interface Jobs {
  /** Asked for again while it waits, it is done once; asked for while it is done, it is done again. */
  addJob(job: NewJob): Promise<void>;
  /** Takes work of these kinds that is due; it is due again for others after so many milliseconds. */
  takeJobs(
    worker: string,
    kinds: readonly string[],
    forMs: number,
    limit: number,
  ): Promise<readonly Job[]>;
  /** The worker is still at it; false when it is somebody else’s by now. */
  holdJob(id: string, worker: string, forMs: number): Promise<boolean>;
  /** It is done; not so what others hold by now. */
  endJob(job: Job, worker: string): Promise<void>;
  /** It is tried again later; with a failure that counts as a try, without one as none. */
  putOffJob(id: string, worker: string, after: number, failure: string | null): Promise<void>;
  /** Work that was given up less than a week ago, the last first. */
  failedJobs(limit: number): Promise<readonly (Job & { readonly failure: string | null })[]>;
  countJobs(): Promise<readonly JobCount[]>;
}

const REMEMBERED_MS = 7 * 86_400_000;

const jobFrom = (row: Readonly<Record<string, unknown>>): Job => ({
  id: String(row.id),
  kind: String(row.kind),
  work: JSON.parse(String(row.work)) as unknown,
  tries: Number(row.tries),
  most: Number(row.most),
  asked: Number(row.asked),
});

export const jobs = (db: Database): Jobs => ({
  async addJob({ id, kind, work, after, most }) {
    const isOver = `jobs.tries >= jobs.most AND (jobs.worker = '' OR jobs.due <= ${db.clock})`;
    await db.write([
      [
        `INSERT INTO jobs (id, kind, work, due, most, tries, asked, worker)
          VALUES ($1, $2, $3, ${db.clock} + $4, $5, 0, 1, '')
          ON CONFLICT (id) DO UPDATE SET work = excluded.work, asked = jobs.asked + 1,
            due = CASE WHEN ${isOver} THEN excluded.due ELSE jobs.due END,
            tries = CASE WHEN ${isOver} THEN 0 ELSE jobs.tries END`,
        id,
        kind,
        JSON.stringify(work),
        after,
        most,
      ],
    ]);
  },

  async takeJobs(worker, kinds, forMs, limit) {
    const wanted = kinds.map((_, i) => `$${i + 4}`).join(', ');
    const isDue = `due <= ${db.clock} AND tries < most AND kind IN (${wanted})`;
    // The condition stands twice: of two processes at once, the second looks again at what the
    // first has taken.
    const rows = await db.change(
      `UPDATE jobs SET worker = $1, due = ${db.clock} + $2, tries = tries + 1
        WHERE ${isDue} AND id IN (SELECT id FROM jobs WHERE ${isDue} ORDER BY due, id LIMIT $3)
        RETURNING *`,
      worker,
      forMs,
      limit,
      ...kinds,
    );
    return rows.map(jobFrom);
  },

  async holdJob(id, worker, forMs) {
    const [held] = await db.write([
      [`UPDATE jobs SET due = ${db.clock} + $3 WHERE id = $1 AND worker = $2`, id, worker, forMs],
    ]);
    return held === 1;
  },

  async endJob({ id, asked }, worker) {
    await db.write([
      ['DELETE FROM jobs WHERE id = $1 AND worker = $2 AND asked = $3', id, worker, asked],
      [
        `UPDATE jobs SET worker = '', tries = 0, due = ${db.clock} WHERE id = $1 AND worker = $2`,
        id,
        worker,
      ],
    ]);
  },

  async putOffJob(id, worker, after, failure) {
    await db.write([
      [
        `UPDATE jobs SET worker = '', due = ${db.clock} + $3, failure = $4, tries = tries - $5
          WHERE id = $1 AND worker = $2`,
        id,
        worker,
        after,
        failure,
        failure === null ? 1 : 0,
      ],
      [`DELETE FROM jobs WHERE tries >= most AND due <= ${db.clock} - $1`, REMEMBERED_MS],
    ]);
  },

  async failedJobs(limit) {
    const rows = await db.all(
      `SELECT * FROM jobs WHERE tries >= most AND (worker = '' OR due <= ${db.clock})
        ORDER BY due DESC LIMIT $1`,
      limit,
    );
    return rows.map((row) => ({
      ...jobFrom(row),
      failure: row.failure === null ? null : String(row.failure),
    }));
  },

  async countJobs() {
    const rows = await db.all(
      `SELECT kind, CASE WHEN worker <> '' AND due > ${db.clock} THEN 'running'
          WHEN tries >= most THEN 'failed' ELSE 'waiting' END AS state, COUNT(*) AS count
        FROM jobs GROUP BY 1, 2 ORDER BY 1, 2`,
    );
    return rows.map(({ kind, state, count }) => ({
      kind: String(kind),
      state: String(state) as JobCount['state'],
      count: Number(count),
    }));
  },
});
