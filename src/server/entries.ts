import { formatChoice } from '../kernel/choice.ts';
import type { Game, Options } from '../kernel/game.ts';
import { takeBack } from '../kernel/history.ts';
import { isHeardBy } from '../kernel/play.ts';
import type { Bar } from '../kernel/rulebook.ts';
import { seatBit } from '../kernel/stack.ts';
import { choose, logLength, openTable, undo, type Table } from '../kernel/table.ts';
import { EVERYONE, SPECTATOR, type Audience, type Happening } from '../kernel/umpire.ts';
import { asked } from '../protocol/session.ts';
import { placeBackTo, UNDO, type Entry, type KeptEntry, type TableRow } from '../store/rows.ts';
import type { Wait } from './pace.ts';

/**
 * What the entries of a table do, and who can notice them. A piece picked up and put back again is
 * its own seat’s affair: whoever could count such entries, or hear when they are made, would know
 * more than he may.
 */

/** What an entry has brought about. */
export interface Step {
  readonly events: readonly Happening[];
  /** Whether the entry took another back, so that logs are shorter than they were. */
  readonly isUndo: boolean;
  /** Those for whom the table is not as it was, one bit each, and the seat whose entry it is. */
  readonly audience: Audience;
}

/** All that these eyes can ask for now, besides what they have heard. */
const knownTo = (table: Table, seat: number): unknown => [
  table.game.view(table.state, seat),
  asked(table, seat),
];

const areSame = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false;
  return true;
};

/**
 * Whether two documents say the same: far sooner told than by writing both down as texts. This is asked
 * of every choice, for all eyes, so it leaves nothing behind that has to be cleared away.
 */
const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areSame(a, b);
  const names = Object.keys(a);
  if (!areSame(names, Object.keys(b))) return false;
  const [mine, theirs] = [a, b] as readonly Record<string, unknown>[];
  return names.every((name) => mine[name] === theirs[name] || isSame(mine[name], theirs[name]));
};

const noticedBy = (
  table: Table,
  before: Table['state'],
  seat: number,
  events: readonly Happening[],
): Audience => {
  if (table.state.waiting !== before.waiting) return EVERYONE;
  const others = [...table.game.seats(table.state).keys(), SPECTATOR].filter((eye) => eye !== seat);
  const earlier = { ...table, state: before };
  const notices = (eye: number): boolean =>
    events.some((event) => isHeardBy(event, eye)) ||
    !isSame(knownTo(earlier, eye), knownTo(table, eye));
  const silent = others.filter((eye) => !notices(eye));
  return silent.reduce((audience, eye) => audience & ~seatBit(eye), EVERYONE);
};

/** Takes a choice of any shape, or refuses it and changes nothing. */
export const takeChoice = (
  table: Table,
  seat: number,
  choice: unknown,
): (Step & { readonly code: number }) | Bar => {
  const before = table.state;
  const answer = choose(table, seat, choice);
  if ('bar' in answer) return answer.bar;
  const { events, taken } = answer;
  return { code: taken, events, isUndo: false, audience: noticedBy(table, before, seat, events) };
};

/** Takes the last choice back, or says why not and changes nothing. */
export const undoLast = (table: Table, seat: number): Step | string => {
  const before = table.state;
  const events = table.log.slice((table.marks.at(-1)?.log ?? logLength(table)) - table.shed.log);
  const reason = undo(table, seat);
  if (reason !== null) return reason;
  return { events: [], isUndo: true, audience: noticedBy(table, before, seat, events) };
};

/** Goes back by agreement to before a step, or says why not and changes nothing. */
export const goBack = (table: Table, seat: number, place: number): Step | string => {
  const reason = takeBack(table, seat, place);
  if (reason !== null) return reason;
  return { events: table.log.slice(-1), isUndo: false, audience: EVERYONE };
};

/** Does what an entry says that the store has kept. */
const redo = (table: Table, { seat, code }: Entry): Step | string | Bar => {
  const place = placeBackTo(code);
  if (place !== null) return goBack(table, seat, place);
  if (code === UNDO) return undoLast(table, seat);
  return takeChoice(table, seat, formatChoice(table.game.lexicon, code));
};

/** Takes an entry that the store has kept. */
export const replay = (table: Table, entry: Entry): Step => {
  const step = redo(table, entry);
  if (typeof step === 'string') throw new Error(step);
  if ('reason' in step) throw new Error(`[${step.rule}] ${step.reason}`);
  return step;
};

/** How often each audience has been told of a table. */
export type Tellings = Map<Audience, number>;

export const countTelling = (tellings: Tellings, audience: Audience): void => {
  tellings.set(audience, (tellings.get(audience) ?? 0) + 1);
};

/** The version of a table as these eyes know it: how often they were told of it. */
export const versionFor = (tellings: Tellings, eyes: Audience): number =>
  [...tellings].reduce((sum, [audience, count]) => sum + (audience & eyes ? count : 0), 0);

/** How often everybody was told of a table. */
export const toldToAll = (tellings: Tellings): number => tellings.get(EVERYONE) ?? 0;

/** What entries bring about: a table, and what they leave beside it. */
export interface Played {
  table: Table;
  tellings: Tellings;
  /** Whom the table has waited for, and since when. */
  waits: Wait[];
}

/** Where the game of a row starts from. */
export const startOf = ({ start }: TableRow): { scenario: string; options: Options } => ({
  scenario: start.scenario,
  options: start.options as Options,
});

const opened = (game: Game, row: TableRow): Table => {
  const start = startOf(row);
  return openTable(game, start, game.setup(start.scenario, start.options), row.seed);
};

/** Notes whom the table waits for after so many entries, if they are others than before. */
export const noteWait = ({ table, waits }: Played, version: number, at: number): void => {
  const { waiting } = table.state;
  if (waits.at(-1)?.waiting !== waiting) waits.push({ version, at, waiting });
};

/** Takes entries that the store has kept, one after the other, at a table that stands at a version. */
export const replayAll = (played: Played, version: number, entries: readonly KeptEntry[]): void => {
  for (const [i, entry] of entries.entries()) {
    countTelling(played.tellings, replay(played.table, entry).audience);
    noteWait(played, version + i + 1, entry.at);
  }
};

/** The table as it stood after these entries, and who was told of them. */
export const rebuild = (game: Game, row: TableRow, entries: readonly KeptEntry[]): Played => {
  const played: Played = { table: opened(game, row), tellings: new Map(), waits: [] };
  noteWait(played, 0, row.created);
  replayAll(played, 0, entries);
  return played;
};

/** The table with all its history, without finding out again who noticed what. */
export const historyOf = (game: Game, row: TableRow, entries: readonly Entry[]): Table => {
  const table = opened(game, row);
  for (const { seat, code } of entries) {
    const place = placeBackTo(code);
    if (place !== null) takeBack(table, seat, place);
    else if (code === UNDO) undo(table, seat);
    else choose(table, seat, formatChoice(game.lexicon, code));
  }
  return table;
};
