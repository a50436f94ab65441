import type { Announcement } from '../kernel/play.ts';

/** Room for the longest rule number in its brackets. */
const RULE_WIDTH = 8;

/** An event as a line of the log. A new turn stands apart. */
export const logLine = ({ rule, event, text }: Announcement): string =>
  event === 'turn' ? `\n=== ${text} [${rule}] ===\n` : `${`[${rule}]`.padEnd(RULE_WIDTH)} ${text}\n`;
