import { announce, type Announcement } from './play.ts';
import type { Table } from './table.ts';
import { TAKEN_BACK, type Happening } from './umpire.ts';

/** Whether somebody hears of an event; of the place of the event in the log, too. */
type Hears = (happening: Happening, at: number) => boolean;

/** A table as far as its log needs it. */
export type Told = Pick<Table, 'game' | 'state'> & { readonly log: readonly Happening[] };

/** How much somebody had heard when the log was so long. */
export const heardBy = ({ log }: Told, hears: Hears, length: number): readonly Happening[] =>
  log.filter((happening, at) => at < length && hears(happening, at));

/**
 * An event of a log in words. How far a table went back is told by what the hearer himself had heard
 * by then: how much others have heard is their own affair.
 */
export const announceTo = (table: Told, hears: Hears, happening: Happening): Announcement => {
  const { game, state } = table;
  if (happening.kind !== TAKEN_BACK) return announce(game, happening);
  const [by, until] = happening.args;
  const stands = heardBy(table, hears, until);
  const last = stands.at(-1);
  const seat = game.seats(state)[by];
  const since = last === undefined ? 'so far' : `since: ${announceTo(table, hears, last).text}`;
  const text = `${seat} takes back what was done ${since}`;
  return { rule: happening.rule, event: 'takenBack', args: [seat, stands.length], text };
};

/** What somebody has heard of a log, in words. */
export const announceLog = (table: Told, hears: Hears): Announcement[] =>
  table.log.filter(hears).map((happening) => announceTo(table, hears, happening));
