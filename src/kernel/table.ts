import type { Code } from './choice.ts';
import { commitmentOf, tableDice, type Dice } from './dice.ts';
import type { Game, Options } from './game.ts';
import { advance, judge, settle } from './play.ts';
import { Defect, type Bar } from './rulebook.ts';
import type { State } from './stack.ts';
import { umpire, type Happening } from './umpire.ts';

/** One choice as it was taken, with the dice it rolled. */
export interface Taken {
  readonly seat: number;
  readonly code: Code;
  readonly dice: readonly number[];
  /** Dice that were set by hand before this choice (analysis tables only). */
  readonly queued?: readonly number[];
  /** Whether it rolled, revealed or handed over: the seat cannot undo it by itself. */
  readonly sealed: boolean;
  /** How long the log was when it had been taken. */
  readonly told: number;
}

/** By agreement the table went back to where it stood when so many steps had been taken. */
export interface Back {
  readonly seat: number;
  readonly back: number;
  readonly told: number;
}

export const isBack = (step: Taken | Back): step is Back => 'back' in step;

/** Where a table starts from: a scenario of the game, or a position document. */
export type Start =
  | { readonly scenario: string; readonly options: Options }
  | { readonly position: Record<string, unknown> };

/** A point to which the last seat may go back. */
export interface Mark {
  readonly seat: number;
  readonly state: State;
  readonly taken: number;
  readonly log: number;
}

/** A table: one running game, with its history beside the state, never in it. */
export interface Table {
  readonly game: Game;
  readonly start: Start;
  readonly seed: string;
  readonly commitment: string;
  readonly dice: Dice;
  state: State;
  taken: (Taken | Back)[];
  log: Happening[];
  /** How long the log was before the first choice. */
  opening: number;
  marks: Mark[];
  /** How much of `taken` and `log` is kept elsewhere, from their beginnings on. */
  shed: Extent;
}

/** So much of what was taken and told. */
export interface Extent {
  readonly taken: number;
  readonly log: number;
}

export const openTable = (game: Game, start: Start, state: State, seed: string): Table => {
  const dice = tableDice(seed);
  const table: Table = {
    game,
    start,
    seed,
    commitment: commitmentOf(seed),
    dice,
    state,
    taken: [],
    log: [],
    opening: 0,
    marks: [],
    shed: { taken: 0, log: 0 },
  };
  const u = umpire(dice);
  settle(game, state, u);
  table.log.push(...u.events);
  table.opening = table.log.length;
  return table;
};

export const takenCount = ({ taken, shed }: Table): number => shed.taken + taken.length;
export const logLength = ({ log, shed }: Table): number => shed.log + log.length;

/** The table, if all of its history is there. */
export const withHistory = (table: Table): Table => {
  const { shed } = table;
  if (shed.taken === 0 && shed.log === 0) return table;
  throw new Defect('the history of this table is kept elsewhere');
};

export type Answer =
  | {
      readonly taken: Code;
      readonly events: readonly Happening[];
      readonly dice: readonly number[];
    }
  | { readonly bar: Bar };

/** Takes a choice of any shape from any seat, or refuses it and changes nothing. */
export const choose = (table: Table, seat: number, choice: unknown): Answer => {
  const { game } = table;
  const code = judge(game, table.state, seat, choice);
  if (typeof code !== 'number') return { bar: code };
  const before = table.state;
  const state = game.fork(before);
  const u = umpire(table.dice);
  const waitingDice = table.dice.queue.length;
  advance(game, state, seat, code, u);
  const queued = u.rolled.slice(0, waitingDice - table.dice.queue.length);
  table.marks.push({ seat, state: before, taken: takenCount(table), log: logLength(table) });
  const sealed = u.sealed || state.waiting !== before.waiting;
  if (sealed) table.marks = [];
  table.state = state;
  table.log.push(...u.events);
  table.taken.push({
    seat,
    code,
    dice: u.rolled,
    ...(queued.length > 0 && { queued }),
    sealed,
    told: logLength(table),
  });
  return { taken: code, events: u.events, dice: u.rolled };
};

/** Goes back one choice; null when done, otherwise the reason why not. */
export const undo = (table: Table, seat: number): string | null => {
  const mark = table.marks.at(-1);
  // One reason for both: a second one would tell the others that a piece has been picked up.
  if (mark?.seat !== seat) return 'nothing can be taken back past dice, a reveal or a hand-over';
  table.marks.pop();
  table.state = mark.state;
  table.taken.length = mark.taken - table.shed.taken;
  table.log.length = mark.log - table.shed.log;
  return null;
};
