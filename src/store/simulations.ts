import type { Database, Row } from './database.ts';

/** Many games between bots that somebody has asked for. */
export interface SimulationRow {
  readonly id: string;
  readonly person: string;
  /** What is played, and what came of it: the store does not look inside. */
  readonly plan: unknown;
  readonly created: number;
  /** How many games are over. */
  readonly done: number;
  readonly result: unknown;
  /** Why there will be no result; null while there may be one. */
  readonly failure: string | null;
}

export interface Simulations {
  /** Keeps it if the person has fewer than so many that are not over; the oldest that are over go. */
  addSimulation(
    row: Pick<SimulationRow, 'id' | 'person' | 'plan' | 'created'>,
    most: { readonly waiting: number; readonly kept: number },
  ): Promise<boolean>;
  simulation(id: string): Promise<SimulationRow | null>;
  /** The last first. */
  simulationsOf(person: string): Promise<readonly SimulationRow[]>;
  /** False when nobody wants it any more. */
  noteSimulation(id: string, done: number): Promise<boolean>;
  endSimulation(id: string, result: unknown, failure: string | null): Promise<void>;
  removeSimulation(id: string): Promise<void>;
}

const simulationFrom = (row: Row): SimulationRow => ({
  id: String(row.id),
  person: String(row.person),
  plan: JSON.parse(String(row.plan)) as unknown,
  created: Number(row.created),
  done: Number(row.done),
  result: row.result === null ? null : (JSON.parse(String(row.result)) as unknown),
  failure: row.failure === null ? null : String(row.failure),
});

const IS_OVER = '(result IS NOT NULL OR failure IS NOT NULL)';

export const simulations = (db: Database): Simulations => ({
  async addSimulation({ id, person, plan, created }, { waiting, kept }) {
    const [added] = await db.write([
      [
        `INSERT INTO simulations (id, person, plan, created, done)
          SELECT $1, $2, $3, $4, 0 WHERE
            (SELECT COUNT(*) FROM simulations WHERE person = $2 AND NOT ${IS_OVER}) < $5`,
        id,
        person,
        JSON.stringify(plan),
        created,
        waiting,
      ],
      [
        `DELETE FROM simulations WHERE person = $1 AND ${IS_OVER} AND id NOT IN
          (SELECT id FROM simulations WHERE person = $1 ORDER BY created DESC, id LIMIT $2)`,
        person,
        kept,
      ],
    ]);
    return added === 1;
  },

  async simulation(id) {
    const [row] = await db.all('SELECT * FROM simulations WHERE id = $1', id);
    return row === undefined ? null : simulationFrom(row);
  },

  async simulationsOf(person) {
    const sql = 'SELECT * FROM simulations WHERE person = $1 ORDER BY created DESC, id';
    return (await db.all(sql, person)).map(simulationFrom);
  },

  async noteSimulation(id, done) {
    const [noted] = await db.write([['UPDATE simulations SET done = $2 WHERE id = $1', id, done]]);
    return noted === 1;
  },

  async endSimulation(id, result, failure) {
    await db.write([
      [
        'UPDATE simulations SET result = $2, failure = $3 WHERE id = $1',
        id,
        result === null ? null : JSON.stringify(result),
        failure,
      ],
    ]);
  },

  async removeSimulation(id) {
    await db.write([['DELETE FROM simulations WHERE id = $1', id]]);
  },
});
