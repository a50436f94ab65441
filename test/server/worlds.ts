import { GAMES } from '../../src/games/index.ts';
import type { Game, Options } from '../../src/kernel/game.ts';
import type { Live } from '../../src/server/live.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { guest, openHouse, openTable, type Line, type Visitor } from './online.ts';

/**
 * A table with its people on a server of its own, whose dice and whose clock are given: two of them
 * are two worlds that differ in nothing but what is done in them.
 */
export interface World {
  readonly people: readonly Person[];
  /** The table as the server has it. */
  live(): Promise<Live>;
  /** Whether it was done. */
  act(person: number, act: Act): Promise<boolean>;
  setClock(ms: number): void;
  end(): Promise<void>;
}

export interface Person {
  /** His seats by number; none if he looks on. */
  readonly seats: readonly number[];
  /** All that he has received; the table has the same name in all worlds. */
  received(): Received;
}

/** What came on a line, and what came over HTTP. */
export interface Received {
  readonly heard: readonly string[];
  readonly read: readonly string[];
}

export interface Cast {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  /** What is asked of the lobby besides, such as a pace. */
  readonly more?: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** A long game is left after so many steps. */
  readonly most?: number;
  /** The seats of each person. */
  readonly seats: readonly (readonly number[])[];
}

/** A request on one’s line, or one over HTTP, where `:id` stands for the table; `:plea` for the last plea. */
export type Act =
  | { readonly method: string; readonly params: Readonly<Record<string, unknown>> }
  | { readonly path: string; readonly body?: Readonly<Record<string, unknown>> };

const NAMES = ['Marbot', 'Kincaid', 'Nostitz', 'Scott'];
const PLEA = /"plea":\{"id":"([^"]+)"/;
const START_MS = 1_800_000_000_000;

export const gameOf = ({ game }: Cast): Game => {
  const found = GAMES.find(({ meta }) => meta.id === game);
  if (found === undefined) throw new Error(`no game is called ${game}`);
  return found;
};

export const seatNamesOf = (cast: Cast): readonly string[] => {
  const game = gameOf(cast);
  return game.seats(game.setup(cast.scenario, cast.options));
};

/** Opens the table of a cast and lets its people sit down. */
const openFor = async (cast: Cast, visitors: readonly Visitor[]) => {
  const names = seatNamesOf(cast);
  const [host, ...others] = cast.seats;
  const { game, scenario, options, more } = cast;
  const seats = names.map((_, seat) => (host.includes(seat) ? 'me' : 'open'));
  const table = await openTable(visitors[0], {
    game,
    scenario,
    options,
    seats,
    public: true,
    ...more,
  });
  for (const [i, own] of others.entries()) {
    for (const seat of own) {
      const body = { seat: names[seat], invitation: table.invitation };
      await visitors[i + 1].post(`/api/tables/${table.id}/sit`, body);
    }
  }
  return table;
};

export const openWorld = async (cast: Cast): Promise<World> => {
  const store = sqliteStore(':memory:');
  const addTable: typeof store.addTable = (row) => store.addTable({ ...row, seed: cast.seed });
  let now = START_MS;
  const house = await openHouse({ ...store, addTable }, { botThreads: 0, now: () => now });
  const visitors: Visitor[] = [];
  for (const i of cast.seats.keys()) visitors.push(await guest(house.url, NAMES[i]));
  const { id, invitation } = await openFor(cast, visitors);
  const lines: Line[] = [];
  for (const each of visitors) lines.push(await each.line());
  for (const line of lines) await line.call('sit', { table: id });
  const read: string[][] = visitors.map(() => []);
  const names = new Map([
    [id, ':id'],
    [invitation, ':invitation'],
  ]);
  for (const each of visitors)
    names.set(((await each.get('/api/me')).body.me as { id: string }).id, ':person');
  let plea = '';
  const notePlea = (texts: readonly string[]): void => {
    const found = PLEA.exec(texts.at(-1) ?? '');
    if (found === null) return;
    plea = found[1];
    names.set(plea, ':plea');
  };
  const inAllWorlds = (texts: readonly string[]): readonly string[] =>
    texts.map((text) => [...names].reduce((said, [own, name]) => said.replaceAll(own, name), text));

  return {
    people: cast.seats.map((seats, i) => ({
      seats,
      received: () => ({ heard: inAllWorlds(lines[i].heard), read: inAllWorlds(read[i]) }),
    })),
    live: () => house.running.tables.at(id, (live) => live),
    async act(person, act) {
      if ('method' in act) {
        const own = { ...act.params, ...(act.params.plea === ':plea' && { plea }) };
        const isDone = await lines[person].call(act.method, { table: id, ...own }).then(
          () => true,
          () => false,
        );
        if (act.method === 'plead') notePlea(lines[person].heard);
        return isDone;
      }
      const path = act.path.replace(':id', id);
      const { status, body } = await (act.body === undefined
        ? visitors[person].get(path)
        : visitors[person].post(path, act.body));
      read[person].push(JSON.stringify([path, status, body]));
      return status === 200;
    },
    setClock(ms) {
      now = START_MS + ms;
    },
    async end() {
      for (const line of lines) line.close();
      await house.running.stop();
    },
  };
};
