import { announce, type Announcement } from './play.ts';
import type { Table } from './table.ts';
import { TAKEN_BACK, type Happening } from './umpire.ts';

/** Whether somebody hears of an event; of the place of the event in the log, too. */
type Hears = (happening: Happening, at: number) => boolean;

/** A table as far as its log needs it. */
export type Told = Pick<Table, 'game' | 'state'> & { readonly log: readonly Happening[] };

/**
 * What somebody has heard of a log in words, from the given event of it on. How far a table went back
 * is told by what he himself had heard by then: how much others have heard is their own affair.
 */
export const announceLog = (table: Told, hears: Hears, from = 0): Announcement[] => {
  const { game, state, log } = table;
  const inWords = (happening: Happening): Announcement => {
    if (happening.kind !== TAKEN_BACK) return announce(game, happening);
    const [by, until] = happening.args;
    const stands = log.filter((each, at) => at < until && hears(each, at));
    const seat = game.seats(state)[by];
    const last = stands.at(-1);
    const since = last === undefined ? 'so far' : `since: ${inWords(last).text}`;
    const text = `${seat} takes back what was done ${since}`;
    return { rule: happening.rule, event: 'takenBack', args: [seat, stands.length], text };
  };
  return log.flatMap((each, at) => (at >= from && hears(each, at) ? [inWords(each)] : []));
};
