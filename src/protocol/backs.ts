import { formatChoice, type Choice } from '../kernel/choice.ts';
import { whole, type Node } from '../kernel/fault.ts';
import { choicesToTakeBack } from '../kernel/history.ts';
import { isBack, type Table } from '../kernel/table.ts';

// Taking back by agreement, in the words of the protocol: a seat counts its own choices only, since
// how many others have made is their own affair.

/** The choices that a seat may take back by agreement, the oldest first. */
export const backsOf = (table: Table, seat: number): readonly Choice[] =>
  choicesToTakeBack(table, seat).flatMap((at) => {
    const step = table.taken[at];
    return isBack(step) ? [] : [formatChoice(table.game.lexicon, step.code)];
  });

/** Where the table goes back to when a seat takes back so many of them; -1 when there are none. */
export const placeToTakeBack = (table: Table, seat: number, count: Node): number => {
  const places = choicesToTakeBack(table, seat);
  return places.at(-whole(count, 1, Math.max(1, places.length), 1)) ?? -1;
};
