import { ARMY, DEAD, UNIT_COUNT, UNIT_NAMES } from '../../src/games/blocks/board.ts';
import { ownersOf, type BlocksState } from '../../src/games/blocks/state.ts';
import { seatBit, type State } from '../../src/kernel/stack.ts';

/** Whether a seat cannot know which block on the table this unit is. */
export const isSecret = (s: BlocksState, u: number, seat: number): boolean =>
  s.shown[u] === 0 && s.town[u] !== DEAD && (ownersOf(s, ARMY[u]) & seatBit(seat)) === 0;

/** Found by their length, so that a column which the view forgets to cover is traded too. */
export const isPerUnit = (column: unknown): column is number[] =>
  Array.isArray(column) && column.length === UNIT_COUNT;

/** What all have seen of a unit goes with its name, not with the block that stands for it. */
export const SEEN: ReadonlySet<string> = new Set(['seenCv', 'seenTown', 'seenTurn']);

/** Which unit stands for which, by name; a unit that is not listed stands for itself. */
export type Guise = ReadonlyMap<string, string>;

/** What differs between two states besides that units stand for each other, or null. */
export const partingOf = (here: State, there: State, guise: Guise): string | null => {
  const stands = UNIT_NAMES.map((name) => UNIT_NAMES.indexOf(guise.get(name) ?? name));
  const columns: [string, unknown][] = Object.entries(there);
  const before = new Map<string, unknown>(Object.entries(here));
  const isSame = ([name, column]: [string, unknown]): boolean => {
    const own = before.get(name);
    // The piece in the hand is named in the stack.
    if (name === 'stack') return true;
    if (!isPerUnit(column) || !isPerUnit(own) || SEEN.has(name))
      return JSON.stringify(own) === JSON.stringify(column);
    return own.every((value, u) => column[stands[u]] === value);
  };
  return columns.find((column) => !isSame(column))?.[0] ?? null;
};
