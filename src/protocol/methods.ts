import type { Code } from '../kernel/choice.ts';
import {
  fields,
  flag,
  isFault,
  list,
  misread,
  oneOf,
  text,
  whole,
  type Node,
} from '../kernel/fault.ts';
import type { Game } from '../kernel/game.ts';
import { stateFrom, takeBack } from '../kernel/history.ts';
import { formatPlan, planOf, readOrder } from '../kernel/orders.ts';
import { judge, menuOf } from '../kernel/play.ts';
import { readDie, readOptions, readScenario, recordOf, replay } from '../kernel/record.ts';
import type { Bar } from '../kernel/rulebook.ts';
import { choose, openTable, undo, type Start, type Table } from '../kernel/table.ts';
import { backsOf, placeToTakeBack } from './backs.ts';
import {
  asked,
  botAt,
  heard,
  logWith,
  seatAt,
  standing,
  tableAt,
  viewerAt,
  viewWith,
  WATCHER,
  type Eyes,
  type Session,
} from './session.ts';

/** A choice or a taking back that the rules refuse. */
export class Refusal extends Error {
  readonly rule: string | null;
  constructor(rule: string | null, reason: string) {
    super(reason);
    this.rule = rule;
  }
}

const refuse = (bar: Bar): never => {
  throw new Refusal(bar.rule, bar.reason);
};

type Params = Readonly<Record<string, Node>>;

interface Method {
  readonly params: readonly string[];
  run(session: Session, params: Params): unknown;
}

/** A method that speaks of one table, and one that speaks of a seat at it. */
const atTable = (
  params: readonly string[],
  run: (table: Table, params: Params, session: Session) => unknown,
): Method => ({
  params: ['table', ...params],
  run: (session, given) => run(tableAt(session, given.table), given, session),
});

const atSeat = (
  params: readonly string[],
  run: (table: Table, seat: number, params: Params, session: Session) => unknown,
): Method =>
  atTable(['seat', ...params], (table, given, session) =>
    run(table, seatAt(table, given.seat), given, session),
  );

/** A method for whoever has eyes at the table: a seat, or a spectator. */
const atEyes = (
  params: readonly string[],
  run: (table: Table, viewer: number, params: Params) => unknown,
): Method =>
  atTable(['seat', ...params], (table, given) => run(table, viewerAt(table, given.seat), given));

const gameAt = (session: Session, node: Node): Game =>
  session.house.games[
    oneOf(
      node,
      session.house.games.map((g) => g.meta.id),
    )
  ];

const open = (
  session: Session,
  game: Game,
  start: Start,
  params: Params,
  seed: string,
): unknown => {
  const state = stateFrom(game, start, params.position ?? { path: 'position', value: undefined });
  return seatTable(session, openTable(game, start, state, seed));
};

/** Gives a table its number. */
const seatTable = (session: Session, table: Table): unknown => {
  const { game, commitment } = table;
  const id = String(++session.opened);
  session.tables.set(id, table);
  session.last = id;
  return {
    table: id,
    game: game.meta.id,
    seats: game.seats(table.state),
    commitment,
    ...standing(table),
  };
};

const seedAt = (session: Session, node: Node): string =>
  node.value === undefined ? session.house.freshSeed() : text(node);

/** The choice as the game packs it; a refused one is thrown. */
const legal = (table: Table, seat: number, choice: Node): Code => {
  const code = judge(table.game, table.state, seat, choice.value);
  return typeof code === 'number' ? code : refuse(code);
};

const games = (session: Session): unknown =>
  session.house.games.map(({ meta, lexicon, planner, setup, seats }) => ({
    ...meta,
    verbs: lexicon.verbs,
    ...(planner && { orders: { whom: planner.whom, tasks: planner.tasks } }),
    seats: seats(
      setup(
        meta.scenarios[0].name,
        Object.fromEntries(meta.options.map((o) => [o.name, o.values[0]])),
      ),
    ),
  }));

const start: Method = {
  params: ['game', 'scenario', 'options', 'seed'],
  run(session, params) {
    const game = gameAt(session, params.game);
    const from = {
      scenario: readScenario(game, params.scenario),
      options: readOptions(game, params.options),
    };
    return open(session, game, from, params, seedAt(session, params.seed));
  },
};

const load: Method = {
  params: ['game', 'position', 'seed'],
  run(session, params) {
    const game = gameAt(session, params.game);
    const { value } = params.position;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return misread(params.position, 'a position document was expected');
    }
    const from = { position: value as Record<string, unknown> };
    return open(session, game, from, params, seedAt(session, params.seed));
  },
};

/** Plays a record on from where it ends, with the dice that its seed has still to roll. */
const resume: Method = {
  params: ['record'],
  run(session, { record }) {
    const replayed = replay(session.house.games, record.value);
    if (!isFault(replayed)) return seatTable(session, replayed.table);
    return misread({ ...record, path: inside('record', replayed.path) }, replayed.problem);
  },
};

/** The record with its seed, which only the owner of the table may keep: enough to resume from. */
const save = atTable([], (table) => ({ ...recordOf(table), seed: table.seed }));

const inside = (outer: string, path: string): string => (path === '' ? outer : `${outer}.${path}`);

const take = atSeat(['choice'], (table, seat, { choice }) => {
  const answer = choose(table, seat, choice.value);
  if ('bar' in answer) return refuse(answer.bar);
  return { events: heard(table.game, answer.events, seat), ...standing(table) };
});

const why = atSeat(['choice'], (table, seat, { choice }) => {
  const { game, state } = table;
  const code = judge(game, state, seat, choice.value);
  const isLegal = typeof code === 'number';
  const rule = isLegal ? asked(table, seat).rule : code.rule;
  const { title = null, gist = null } = rule === null ? {} : (game.rulebook[rule] ?? {});
  return { legal: isLegal, rule, reason: isLegal ? null : code.reason, title, gist };
});

/** A seat's own eyes; a game that is over may be looked at with nothing hidden. */
const eyesAt = ({ game, state }: Table, seat: number, { revealed }: Params): Eyes => {
  const isWanted = flag(revealed);
  if (isWanted && game.outcome(state) === null)
    throw new Refusal(null, 'the game is not over: what is hidden stays hidden');
  return { seat, revealed: isWanted };
};

/** What a seat sees now, or saw when it had heard so many events. */
const view = atEyes(['at', 'revealed'], (table, seat, params) => {
  const eyes = eyesAt(table, seat, params);
  const { at } = params;
  const events = at.value === undefined ? null : whole(at, 0, logWith(table, eyes).length);
  return viewWith(table, eyes, events);
});

/** The events a seat has heard so far, from the given one on, and at most so many. */
const log = atEyes(['from', 'most', 'revealed'], (table, seat, params) => {
  const heardSoFar = logWith(table, eyesAt(table, seat, params));
  const from = whole(params.from, 0, heardSoFar.length, 0);
  const most = whole(params.most, 1, Number.MAX_SAFE_INTEGER, heardSoFar.length);
  const events = heardSoFar.slice(from, from + most);
  return { events, next: from + events.length };
});

const undoLast = atSeat([], (table, seat) => {
  const reason = undo(table, seat);
  if (reason !== null) throw new Refusal(null, reason);
  return standing(table);
});

/** Whoever holds an analysis table answers for the agreement of the others. */
const back = atSeat(['choices'], (table, seat, { choices }) => {
  const reason = takeBack(table, seat, placeToTakeBack(table, seat, choices));
  if (reason !== null) throw new Refusal(null, reason);
  return { events: logWith(table, { seat, revealed: false }).slice(-1), ...standing(table) };
});

/** What the bot of this seat would choose now; it keeps its plan from one question to the next. */
const bot = atSeat(['level'], (table, seat, params, session) => {
  const level = whole(params.level, 1, 5, 3);
  const { game, state } = table;
  const menu = menuOf(game, state, seat);
  if (menu.length === 0) {
    const { rule } = asked(table, seat);
    throw new Refusal(
      rule ?? game.outcome(state)?.rule ?? null,
      'the table does not wait for this seat',
    );
  }
  const player = botAt(session, table, seat, level);
  const code = player.choose(game.view(state, seat), menu);
  const at = menu.indexOf(code);
  return { choice: asked(table, seat).choices[at], why: player.why() };
});

const odds = atSeat(['choice'], (table, seat, { choice }) => ({
  odds: table.game.odds(table.game.view(table.state, seat), legal(table, seat, choice)),
}));

/** What an order to many would come to; nothing of it is done. */
const plan = atSeat(['order'], (table, seat, { order }) => {
  const { game, state } = table;
  const { planner, lexicon } = game;
  if (planner === undefined)
    throw new Refusal(null, 'this game is played choice by choice: it has no orders to plan');
  const planned = planOf(game, planner, state, seat, readOrder(lexicon, planner, order));
  return 'reason' in planned ? refuse(planned) : formatPlan(lexicon, planned);
});

const setDice = atTable(['values'], (table, { values }) => {
  if (values.value === undefined) misread(values, 'a list of dice was expected');
  table.dice.queue = list(values).map((die) => readDie(table.game, die));
  return { queued: table.dice.queue };
});

const close = atTable([], (table, _, session) => {
  for (const [id, each] of session.tables) if (each === table) session.tables.delete(id);
  session.last = [...session.tables.keys()].at(-1) ?? null;
  return { open: [...session.tables.keys()] };
});

export const METHODS: ReadonlyMap<string, Method> = new Map([
  ['games', { params: [], run: games }],
  ['new', start],
  ['load', load],
  ['resume', resume],
  ['save', save],
  ['menu', atSeat([], asked)],
  ['choose', take],
  ['why', why],
  ['odds', odds],
  ['plan', plan],
  ['view', view],
  ['log', log],
  ['undo', undoLast],
  ['backs', atSeat([], (table, seat) => ({ choices: backsOf(table, seat) }))],
  ['takeBack', back],
  ['bot', bot],
  ['dice', setDice],
  ['position', atTable([], ({ game, state }) => game.format(state))],
  ['record', atTable([], recordOf)],
  ['close', close],
]);

/** The methods that answer spectators too. */
const EYES: ReadonlySet<string> = new Set(['view', 'log']);

/** What a die of most games can show. */
const PLAIN_PIPS = [1, 2, 3, 4, 5, 6];

/** What would have been right at this place of the parameters, when that is a list. */
export const allowedAt = (
  session: Session,
  method: string,
  params: unknown,
  path: string,
): readonly unknown[] | null => {
  const given = new Map(
    typeof params === 'object' && params !== null ? Object.entries(params) : [],
  );
  const names = METHODS.get(method)?.params ?? [];
  if (path === '' || (!path.includes('.') && !path.includes('[') && !names.includes(path)))
    return names;
  const game = session.house.games.find((g) => g.meta.id === given.get('game'));
  const id: unknown = given.get('table') ?? session.last;
  const table = session.tables.get(typeof id === 'string' ? id : '');
  if (path === 'game') return session.house.games.map((g) => g.meta.id);
  if (path === 'table') return [...session.tables.keys()];
  if (path === 'seat') {
    const seats = table?.game.seats(table.state) ?? null;
    return seats !== null && EYES.has(method) ? [...seats, WATCHER] : seats;
  }
  if (path === 'level') return [1, 2, 3, 4, 5];
  if (path.startsWith('values['))
    return table === undefined || table.game.dieSides !== undefined ? null : PLAIN_PIPS;
  if (path === 'scenario') return game?.meta.scenarios.map((s) => s.name) ?? null;
  if (!path.startsWith('options.')) return null;
  const option = game?.meta.options.find((o) => `options.${o.name}` === path);
  return option?.values ?? game?.meta.options.map((o) => o.name) ?? null;
};

/** Reads the parameters of a method and runs it. */
export const runMethod = (session: Session, method: Method, node: Node): unknown =>
  method.run(session, fields(node, method.params));
