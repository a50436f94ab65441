import { randomBytes } from 'node:crypto';
import {
  fields,
  flag,
  isFault,
  list,
  misread,
  oneOf,
  reading,
  text,
  whole,
  type Fault,
  type Node,
} from '../kernel/fault.ts';
import type { Game } from '../kernel/game.ts';
import { readOptions, readScenario } from '../kernel/record.ts';
import { EVERYONE } from '../kernel/umpire.ts';
import type { ChatRow, Holder, KeptEntry, Reading, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { rebuild } from './entries.ts';
import { clocksAt, pausing, readPace } from './pace.ts';

/** Whole games, as they go from one store to another: all that is needed to play on there. */

const GAME_FORMAT = 'hundred-days game 1';
const INVITATION_BYTES = 16;
const MOST_CHAT = 10_000;
const LATEST = 8_640_000_000_000_000;
const LEAST_CODE = -0x80000000;
const MOST_CODE = 0x7fffffff;

/** People go by their names: elsewhere they have other ids. */
type PortableHolder =
  | { readonly person: string }
  | { readonly bot: number; readonly was?: string }
  | { readonly was?: string };

interface Portable {
  readonly format: typeof GAME_FORMAT;
  readonly game: string;
  readonly rules: string;
  readonly scenario: string;
  readonly options: TableRow['start']['options'];
  readonly id: string;
  readonly seed: string;
  readonly host: string;
  readonly seats: readonly PortableHolder[];
  readonly pace: TableRow['pace'];
  /** What each seat has left, and whether the clocks stand; they run on when the game has arrived. */
  readonly clocks: Pick<Reading, 'left' | 'isPaused'> | null;
  readonly public: boolean;
  readonly created: number;
  readonly changed: number;
  readonly outcome: TableRow['outcome'];
  /** Seat, packed choice or what takes one back, and when. */
  readonly entries: readonly (readonly [seat: number, code: number, at: number])[];
  readonly chat?: readonly {
    readonly name: string;
    readonly text: string;
    readonly at: number;
    /** The seats that heard it, one bit each. */
    readonly audience: number;
  }[];
}

/** A game on its way, or null when there is no such table. */
export const exportGame = async (
  store: Store,
  games: readonly Game[],
  id: string,
  now: number,
  withChat: boolean,
): Promise<Portable | null> => {
  const row = await store.table(id);
  const game = games.find(({ meta }) => meta.id === row?.game);
  if (row === null || game === undefined) return null;
  const nameOf = async (person: string): Promise<string> =>
    (await store.person(person))?.name ?? '';
  const left = async (was: string | undefined): Promise<{ was?: string }> =>
    was === undefined ? {} : { was: await nameOf(was) };
  const seatOf = async (holder: Holder): Promise<PortableHolder> => {
    if (holder.kind === 'person') return { person: await nameOf(holder.person) };
    const before = await left(holder.was);
    return holder.kind === 'bot' ? { bot: holder.level, ...before } : before;
  };
  const entries = (await store.entries(id)).slice(0, row.version);
  const { waits } = rebuild(game, row, entries);
  const clocks = clocksAt({ row, waits, outages: await store.outages() }, now);
  const lines = withChat ? await store.chat(id, EVERYONE, MOST_CHAT) : [];
  return {
    format: GAME_FORMAT,
    game: row.game,
    rules: row.rules,
    scenario: row.start.scenario,
    options: row.start.options,
    id,
    seed: row.seed,
    host: await nameOf(row.host),
    seats: await Promise.all(row.holders.map(seatOf)),
    pace: row.pace,
    clocks: row.pace === null ? null : { left: clocks.left, isPaused: clocks.isPaused },
    public: row.isPublic,
    created: row.created,
    changed: row.changed,
    outcome: row.outcome,
    entries: entries.map(({ seat, code, at }) => [seat, code, at] as const),
    ...(withChat && {
      chat: await Promise.all(
        lines.map(async ({ person, text, at, audience }) => ({
          name: await nameOf(person),
          text,
          at,
          audience,
        })),
      ),
    }),
  };
};

const time = (node: Node): number => whole(node, 0, LATEST);

const readEntry = (node: Node, seats: number): KeptEntry => {
  const [seat, code, at, ...more] = list(node);
  if (at === undefined || more.length > 0) misread(node, 'an entry is [seat, code, at]');
  return {
    seat: whole(seat, 0, seats - 1),
    code: whole(code, LEAST_CODE, MOST_CODE),
    at: time(at),
  };
};

const readOutcome = (node: Node, names: readonly string[]): TableRow['outcome'] => {
  if (node.value === null || node.value === undefined) return null;
  const given = fields(node, ['winners', 'reason']);
  return {
    winners: list(given.winners).map((each) => names[oneOf(each, names)]),
    reason: text(given.reason),
  };
};

type Who = (name: string) => string | undefined;

const readSeat = (node: Node, who: Who): Holder => {
  const given = fields(node, ['person', 'bot', 'was']);
  const was = given.was.value === undefined ? undefined : who(text(given.was));
  const before = was === undefined ? {} : { was };
  if (given.bot.value !== undefined)
    return { kind: 'bot', level: whole(given.bot, 1, 5), ...before };
  if (given.person.value === undefined) return { kind: 'open', ...before };
  const person = who(text(given.person));
  return person === undefined ? { kind: 'open' } : { kind: 'person', person };
};

const FIELDS = [
  'format',
  'game',
  'rules',
  'scenario',
  'options',
  'id',
  'seed',
  'host',
  'seats',
  'pace',
  'clocks',
  'public',
  'created',
  'changed',
  'outcome',
  'entries',
  'chat',
];

const readGame = (games: readonly Game[], given: Record<string, Node>): Game => {
  if (text(given.format) !== GAME_FORMAT) misread(given.format, `this reads '${GAME_FORMAT}'`);
  const game =
    games[
      oneOf(
        given.game,
        games.map(({ meta }) => meta.id),
      )
    ];
  if (text(given.rules) !== game.meta.rules)
    misread(given.rules, `${game.meta.id} is played by rules version ${game.meta.rules} here`);
  return game;
};

const readClocks = (
  node: Node,
  seats: number,
): ((version: number, now: number) => Reading) | null => {
  if (node.value === null || node.value === undefined) return null;
  const given = fields(node, ['left', 'isPaused']);
  const left = list(given.left).map((each) => whole(each, -LATEST, LATEST));
  if (left.length !== seats) misread(given.left, `one entry a seat was expected`);
  const isPaused = flag(given.isPaused);
  return (version, now) => ({
    version,
    from: now,
    left,
    isPaused,
    asked: [],
    ...(isPaused && pausing(true, now)),
  });
};

interface Arrived {
  readonly row: TableRow;
  readonly entries: readonly KeptEntry[];
  readonly chat: readonly Omit<ChatRow, 'table'>[];
}

const readWhole = (
  node: Node,
  games: readonly Game[],
  who: Who,
  hostName: string | null,
  now: number,
): Arrived => {
  const given = fields(node, FIELDS);
  const game = readGame(games, given);
  const scenario = readScenario(game, given.scenario);
  const options = readOptions(game, given.options);
  const names = game.seats(game.setup(scenario, options));
  const holders = list(given.seats).map((each) => readSeat(each, who));
  if (holders.length !== names.length)
    misread(given.seats, `one entry a seat was expected: ${names.join(', ')}`);
  const entries = list(given.entries).map((each) => readEntry(each, names.length));
  const clocks = readClocks(given.clocks, names.length);
  const lines = list(given.chat).flatMap((each) => {
    const line = fields(each, ['name', 'text', 'at', 'audience']);
    const person = who(text(line.name));
    const audience = whole(line.audience, 0, EVERYONE, EVERYONE);
    const said = { text: text(line.text), at: time(line.at), audience };
    return person === undefined ? [] : [{ person, ...said }];
  });
  const hosting = hostName ?? text(given.host);
  const host =
    who(hosting) ??
    misread(given.host, `nobody here is called '${hosting}': say who is to be the host`);
  const row: TableRow = {
    id: text(given.id),
    game: game.meta.id,
    rules: game.meta.rules,
    start: { scenario, options },
    seed: text(given.seed),
    holders,
    pace: readPace(given.pace),
    reading: clocks?.(entries.length, now) ?? null,
    invitation: randomBytes(INVITATION_BYTES).toString('base64url'),
    isPublic: flag(given.public),
    host,
    created: time(given.created),
    version: entries.length,
    outcome: readOutcome(given.outcome, names),
    changed: time(given.changed),
  };
  return { row, entries, chat: lines };
};

/** What is wrong with the entries of a game, or null. */
const faultIn = (games: readonly Game[], { row, entries }: Arrived): Fault | null => {
  const game = games.find(({ meta }) => meta.id === row.game);
  try {
    if (game !== undefined) rebuild(game, row, entries);
    return null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { path: 'entries', problem: `they cannot be played: ${why}` };
  }
};

/**
 * Takes a game in that was exported elsewhere. Who is called the same here sits where he sat there;
 * other seats are open, for whoever has the new invitation. Nothing is kept of a game that is refused.
 */
export const importGame = async (
  store: Store,
  games: readonly Game[],
  document: unknown,
  now: number,
  hostName: string | null = null,
): Promise<TableRow | Fault> => {
  const people = new Map<string, string>();
  const readWith = (who: Who): Arrived | Fault =>
    reading(document, (node) => readWhole(node, games, who, hostName, now));
  // Read once to learn who is spoken of, and again when it is known who they are here.
  const names = new Set<string>();
  const first = readWith((name) => {
    names.add(name);
    return name;
  });
  if (isFault(first)) return first;
  for (const name of names) {
    const person = await store.personCalled(name);
    if (person !== null) people.set(name, person.id);
  }
  const arrived = readWith((name) => people.get(name));
  if (isFault(arrived)) return arrived;
  const fault = faultIn(games, arrived);
  if (fault !== null) return fault;
  const { row, entries, chat } = arrived;
  const lines = chat.map((line) => ({ ...line, table: row.id }));
  if (await store.addGame(row, entries, lines)) return row;
  return { path: 'id', problem: `table ${row.id} is here already` };
};
