import { randomBytes } from 'node:crypto';
import { fields, list, misread, oneOf, text, whole, type Node } from '../kernel/fault.ts';
import type { Game } from '../kernel/game.ts';
import { readOptions, readScenario } from '../kernel/record.ts';
import { resultOf } from '../simulation/result.ts';
import type { Plan } from '../simulation/share.ts';
import { playInThreads } from '../simulation/threads.ts';
import type { PersonRow } from '../store/rows.ts';
import type { SimulationRow } from '../store/simulations.ts';
import type { Store } from '../store/store.ts';
import { readBody } from './body.ts';
import { Declined, Unknown } from './live.ts';
import { newId } from './people.ts';
import { openQueue, type Worker } from './queue.ts';

/** Many games between bots, played for somebody who reads what came of it later. */

export interface SimulationSetting {
  /** How many threads play, in this process; with none nobody can ask. */
  readonly threads?: number;
  /** Milliseconds after which a simulation that is not over is given up. */
  readonly patience?: number;
}

type SimulationInfo = Omit<SimulationRow, 'person'>;

export interface Simulations {
  ask(person: PersonRow, wanted: unknown): Promise<SimulationInfo>;
  own(person: PersonRow): Promise<readonly SimulationInfo[]>;
  one(person: PersonRow, id: string): Promise<SimulationInfo>;
  /** One that is not over ends. */
  remove(person: PersonRow, id: string): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  readonly store: Store;
  readonly games: readonly Game[];
  readonly setting: SimulationSetting;
  readonly now: () => number;
  readonly complain: (error: unknown) => void;
}

const MOST_GAMES = 1000;
const MOST = { waiting: 2, kept: 20 };
const MOST_FAILED = 1000;
/** Who has brought a process down so often is not played again. */
const MOST_TRIES = 3;
const PLAYERS = ['random', '1', '2', '3', '4', '5'] as const;
const GLANCE_MS = 1000;
const MINUTE_MS = 60_000;
const jobFor = (id: string): string => `simulate ${id}`;

const readPlan = (node: Node, games: readonly Game[]): Plan => {
  const given = fields(node, ['game', 'scenario', 'options', 'bots', 'games', 'seed']);
  const ids = games.map(({ meta }) => meta.id);
  const game = games[oneOf(given.game, ids)];
  const scenario = readScenario(game, given.scenario);
  const options = readOptions(game, given.options);
  const seats = game.seats(game.setup(scenario, options));
  const bots = list(given.bots).map((bot) => PLAYERS[oneOf(bot, PLAYERS)]);
  if (bots.length !== seats.length)
    misread(given.bots, `one entry a seat was expected: ${seats.join(', ')}`);
  return {
    game: game.meta.id,
    scenario,
    options,
    bots,
    games: whole(given.games, 1, MOST_GAMES),
    seed: text(given.seed, randomBytes(8).toString('hex')).slice(0, 100),
    check: false,
  };
};

const infoOf = ({ id, plan, created, done, result, failure }: SimulationRow): SimulationInfo => ({
  id,
  plan,
  created,
  done,
  result,
  failure,
});

export const openSimulations = (parts: Parts): Simulations => {
  const { store, games, setting, now, complain } = parts;
  const { threads = 1, patience = 10 * MINUTE_MS } = setting;

  /** One whose process has died again and again is not over, and never will be. */
  const told = async (rows: readonly SimulationRow[]): Promise<readonly SimulationInfo[]> => {
    const isOpen = rows.some(({ result, failure }) => result === null && failure === null);
    const failed = isOpen ? await store.failedJobs(MOST_FAILED) : [];
    const givenUp = new Set(failed.map(({ id }) => id));
    return rows.map((row) =>
      row.result === null && row.failure === null && givenUp.has(jobFor(row.id))
        ? { ...infoOf(row), failure: 'the server could not play it' }
        : infoOf(row),
    );
  };

  const ownRow = async (person: PersonRow, id: string): Promise<SimulationRow> => {
    const row = await store.simulation(id);
    if (row === null || row.person !== person.id) throw new Unknown('there is no such simulation');
    return row;
  };

  /** Plays a plan, or gives it up when it is stopped, takes too long or is not wanted any more. */
  const play = async (id: string, plan: Plan, stop: AbortSignal): Promise<unknown> => {
    const game = games.find(({ meta }) => meta.id === plan.game);
    if (game === undefined) throw new Error(`no game is called ${plan.game}`);
    const unwanted = new AbortController();
    let done = 0;
    const note = async (): Promise<void> => {
      if (!(await store.noteSimulation(id, done))) unwanted.abort();
    };
    const clock = setInterval(() => void note().catch(complain), GLANCE_MS);
    const start = performance.now();
    const used = Math.min(threads, plan.games);
    const end = AbortSignal.any([stop, unwanted.signal, AbortSignal.timeout(patience)]);
    try {
      const progress = (games: number): void => void (done = games);
      const shares = await playInThreads(plan, used, progress, end);
      done = plan.games;
      await note();
      const seats = game.seats(game.setup(plan.scenario, plan.options));
      return resultOf(plan, seats, shares, (performance.now() - start) / 1000);
    } finally {
      clearInterval(clock);
    }
  };

  const simulate: Worker = async (work, stop) => {
    const { simulation: id } = work as { readonly simulation: string };
    const row = await store.simulation(id);
    if (row === null || row.result !== null || row.failure !== null) return null;
    const start = performance.now();
    try {
      await store.endSimulation(id, await play(id, row.plan as Plan, stop), null);
    } catch (error) {
      // Another process takes it up again.
      if (stop.aborted) throw error;
      const isLate = performance.now() - start >= patience;
      const reason = error instanceof Error ? error.message : String(error);
      await store.endSimulation(
        id,
        null,
        isLate
          ? `it was not over after ${Math.round(patience / MINUTE_MS)} minutes: ask for fewer games or weaker bots`
          : reason,
      );
    }
    return null;
  };

  const queue = openQueue({
    store,
    workers: new Map(threads === 0 ? [] : [['simulate', simulate]]),
    pace: 1000,
    pause: MINUTE_MS,
    // One after the other: each has all the threads.
    atOnce: 1,
    complain,
  });

  return {
    async ask(person, wanted) {
      if (threads === 0) throw new Declined('this server plays no simulations');
      if ((await store.passwordOf(person.id)) === null)
        throw new Declined('only an account can ask for simulations: choose a password first');
      const plan = readBody(wanted, (node) => readPlan(node, games));
      const row = { id: newId(), person: person.id, plan, created: now() };
      if (!(await store.addSimulation(row, MOST)))
        throw new Declined(`${MOST.waiting} simulations of yours are not over yet`);
      const work = { simulation: row.id };
      const job = { id: jobFor(row.id), kind: 'simulate', work, after: 0, most: MOST_TRIES };
      await queue.add(job);
      return infoOf({ ...row, done: 0, result: null, failure: null });
    },

    own: async (person) => told(await store.simulationsOf(person.id)),

    one: async (person, id) => (await told([await ownRow(person, id)]))[0],

    async remove(person, id) {
      await store.removeSimulation((await ownRow(person, id)).id);
    },

    close: () => queue.close(),
  };
};
