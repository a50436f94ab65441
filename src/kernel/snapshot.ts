import { commitmentOf, drawnFrom, tableDice } from './dice.ts';
import type { Game } from './game.ts';
import type { State } from './stack.ts';
import { logLength, takenCount, type Extent, type Mark, type Start, type Table } from './table.ts';
import type { Happening } from './umpire.ts';

/**
 * A table as it stands, without the history that nobody can take back any more: enough to play on.
 * The seed is not in it, only how far its dice have been rolled.
 */
export interface Snapshot {
  readonly state: State;
  /** Words drawn from the dice. */
  readonly drawn: number;
  readonly opening: number;
  readonly marks: readonly Mark[];
  /** How long the history was at the first mark; what came after it is here. */
  readonly settled: Extent;
  readonly taken: Readonly<Table['taken']>;
  readonly log: readonly Happening[];
}

/** How much of the history can no longer be taken back. */
export const settledPart = (table: Table): Extent => {
  const [first] = table.marks;
  return { taken: first?.taken ?? takenCount(table), log: first?.log ?? logLength(table) };
};

export const snapshotOf = (table: Table): Snapshot => {
  const { state, dice, opening, marks, shed } = table;
  const settled = settledPart(table);
  return {
    state,
    drawn: drawnFrom(dice),
    opening,
    marks,
    settled,
    taken: table.taken.slice(settled.taken - shed.taken),
    log: table.log.slice(settled.log - shed.log),
  };
};

/** The table of a snapshot, with a history that begins there. */
export const tableFrom = (game: Game, start: Start, seed: string, shot: Snapshot): Table => ({
  game,
  start,
  seed,
  commitment: commitmentOf(seed),
  dice: tableDice(seed, shot.drawn),
  state: shot.state,
  taken: [...shot.taken],
  log: [...shot.log],
  opening: shot.opening,
  marks: [...shot.marks],
  shed: shot.settled,
});

/** Lets go of the history before this point, as far as nobody can take it back. */
export const shedHistory = (table: Table, { taken, log }: Extent): void => {
  const { shed } = table;
  table.taken.splice(0, taken - shed.taken);
  table.log.splice(0, log - shed.log);
  table.shed = { taken: Math.max(taken, shed.taken), log: Math.max(log, shed.log) };
};
