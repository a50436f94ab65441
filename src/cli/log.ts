import { announceLog, type Told } from '../kernel/log.ts';
import type { Announcement } from '../kernel/play.ts';
import type { Happening } from '../kernel/umpire.ts';

/** Room for the longest rule number in its brackets. */
const RULE_WIDTH = 8;

/** An event as a line of the log. A new turn stands apart. */
export const logLine = ({ rule, event, text }: Announcement): string =>
  event === 'turn'
    ? `\n=== ${text} [${rule}] ===\n`
    : `${`[${rule}]`.padEnd(RULE_WIDTH)} ${text}\n`;

/** Whether this tells others, who may know less, what the one before told those who may know all. */
const isRetold = (before: Happening | undefined, { rule, audience }: Happening): boolean =>
  before !== undefined && before.rule === rule && (before.audience & audience) === 0;

/** All that happened, once each, for one who may know everything. */
export const fullLog = (table: Told): Announcement[] =>
  announceLog(table, (happening, at) => !isRetold(table.log[at - 1], happening));
