import { formatChoice, type Choice } from './choice.ts';
import { fields, list, misread, reading, text, whole, type Fault, type Node } from './fault.ts';
import { sidesOf, type Game, type Options, type Setting } from './game.ts';
import { stateFrom, takeBack } from './history.ts';
import { choose, isBack, openTable, withHistory, type Start, type Table } from './table.ts';

/** A record is the whole game: header, seed and choices. */
export const RECORD_FORMAT = 'hundred-days record 1';

type Entry =
  | {
      readonly seat: string;
      readonly choice: Choice;
      readonly dice?: readonly number[];
      readonly queued?: readonly number[];
    }
  /** Everything after the first so many entries is taken back; its dice stay rolled. */
  | { readonly seat: string; readonly back: number };

/** What an entry of a record may hold. */
export const ENTRY_FIELDS = ['seat', 'choice', 'dice', 'queued', 'back'];

export interface Record1 {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: string;
  readonly scenario?: string;
  readonly options?: Options;
  readonly position?: Record<string, unknown>;
  readonly commitment: string;
  /** Revealed when the game is over; null before, so that nobody knows the dice to come. */
  readonly seed: string | null;
  readonly choices: readonly Entry[];
  readonly outcome: {
    readonly winners: readonly string[];
    readonly rule: string;
    readonly reason: string;
  } | null;
}

export const recordOf = (table: Table): Record1 => {
  const { game, state, taken } = withHistory(table);
  const seats = game.seats(state);
  const outcome = game.outcome(state);
  return {
    format: RECORD_FORMAT,
    game: game.meta.id,
    rules: game.meta.rules,
    ...table.start,
    commitment: table.commitment,
    seed: outcome === null ? null : table.seed,
    choices: taken.map((step): Entry => {
      const seat = seats[step.seat];
      if (isBack(step)) return { seat, back: step.back };
      const { code, dice, queued } = step;
      return {
        seat,
        choice: formatChoice(game.lexicon, code),
        ...(dice.length > 0 && { dice }),
        ...(queued !== undefined && { queued }),
      };
    }),
    outcome: outcome && {
      winners: outcome.winners.map((seat) => seats[seat]),
      rule: outcome.rule,
      reason: outcome.reason,
    },
  };
};

/** A record as a file for people: JSON, one line a choice. */
export const formatRecord = (record: Record1): string => {
  const { choices, ...rest } = record;
  const head = JSON.stringify({ ...rest, choices: [] }, null, 2);
  if (choices.length === 0) return `${head}\n`;
  const lines = choices.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  return `${head.replace(/"choices": \[\]/, () => `"choices": [\n${lines}\n  ]`)}\n`;
};

/** What a record may hold. */
export const RECORD_FIELDS = [
  'format',
  'game',
  'rules',
  'scenario',
  'options',
  'position',
  'commitment',
  'seed',
  'choices',
  'outcome',
];

/** A die of this game. */
export const readDie = (game: Pick<Game, 'dieSides'>, node: Node): number =>
  whole(node, 1, sidesOf(game));

/** Settings given from outside, checked against what the game allows and completed. */
export const readOptions = (game: Pick<Game, 'meta'>, node: Node): Options => {
  const { options } = game.meta;
  const given =
    node.value === undefined
      ? {}
      : fields(
          node,
          options.map((o) => o.name),
        );
  const settled: Record<string, Setting> = {};
  for (const { name, values } of options) {
    const field = given[name];
    if (field === undefined || field.value === undefined) settled[name] = values[0];
    else {
      const value = values.find((v) => v === field.value);
      settled[name] =
        value ??
        misread(field, `${JSON.stringify(field.value)} is not one of ${values.join(', ')}`);
    }
  }
  return settled;
};

export const readScenario = (game: Pick<Game, 'meta'>, node: Node): string => {
  const names = game.meta.scenarios.map((scenario) => scenario.name);
  if (node.value === undefined) return names[0];
  const name = text(node);
  return names.includes(name) ? name : misread(node, `'${name}' is not one of ${names.join(', ')}`);
};

const readStart = (game: Game, document: Record<string, Node>): Start =>
  document.position.value === undefined
    ? {
        scenario: readScenario(game, document.scenario),
        options: readOptions(game, document.options),
      }
    : { position: document.position.value as Record<string, unknown> };

/** What replaying a record shows of its dice. */
export interface Replay {
  readonly table: Table;
  /** Whether dice were set by hand: such a record proves nothing about chance. */
  readonly analysis: boolean;
}

/**
 * Plays a record again from its seed. Every choice must be legal, every die must come from the seed,
 * and the seed must be the one that was committed; the first thing that is not so comes back.
 */
export const replay = (games: readonly Game[], document: unknown): Replay | Fault =>
  reading(document, (node) => {
    const record = fields(node, RECORD_FIELDS);
    if (text(record.format) !== RECORD_FORMAT) {
      misread(record.format, `this reads '${RECORD_FORMAT}'`);
    }
    const ids = games.map((g) => g.meta.id);
    const game = games[ids.indexOf(text(record.game))];
    if (game === undefined) misread(record.game, `no such game; there are ${ids.join(', ')}`);
    if (text(record.rules) !== game.meta.rules) {
      misread(record.rules, `${game.meta.id} is played by rules version ${game.meta.rules} here`);
    }
    if (record.seed.value === null) {
      misread(record.seed, 'the game is not over: its seed is not revealed yet');
    }
    const start = readStart(game, record);
    const table = openTable(
      game,
      start,
      stateFrom(game, start, record.position),
      text(record.seed),
    );
    if (text(record.commitment) !== table.commitment) {
      misread(record.commitment, 'the seed is not the one that was committed at the start');
    }
    let analysis = false;
    for (const entry of list(record.choices)) {
      if (takeEntry(table, entry)) analysis = true;
    }
    checkOutcome(table, record.outcome);
    return { table, analysis };
  });

/** Takes one entry of a record; true when it used dice set by hand. */
const takeEntry = (table: Table, node: Node): boolean => {
  const entry = fields(node, ENTRY_FIELDS);
  const seats = table.game.seats(table.state);
  const seat = seats.indexOf(text(entry.seat));
  if (seat < 0) misread(entry.seat, `no such seat; there are ${seats.join(', ')}`);
  if (entry.back.value !== undefined) {
    goBack(table, seat, entry);
    return false;
  }
  table.dice.queue = list(entry.queued).map((die) => readDie(table.game, die));
  const answer = choose(table, seat, entry.choice.value);
  if ('bar' in answer) {
    return misread(entry.choice, `refused by [${answer.bar.rule}]: ${answer.bar.reason}`);
  }
  const told = list(entry.dice).map((die) => readDie(table.game, die));
  if (told.join(' ') !== answer.dice.join(' ')) {
    misread(entry.dice, `the seed rolls ${answer.dice.join(' ') || 'nothing'} here`);
  }
  return entry.queued.value !== undefined;
};

/** Takes back what an entry of a record says was taken back by agreement. */
const goBack = (table: Table, seat: number, entry: Record<string, Node>): void => {
  for (const name of ['choice', 'dice', 'queued']) {
    if (entry[name].value !== undefined)
      misread(entry[name], 'an entry that goes back has no such field');
  }
  const reason = takeBack(table, seat, whole(entry.back, 0, table.taken.length));
  if (reason !== null) misread(entry.back, reason);
};

const checkOutcome = (table: Table, node: Node): void => {
  const told = JSON.stringify(node.value ?? null);
  const actual = JSON.stringify(recordOf(table).outcome);
  if (told !== actual) misread(node, `the choices lead to ${actual}`);
};
