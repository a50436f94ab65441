import { useEffect, useRef } from 'preact/hooks';
import type { Announcement } from '../kernel/play.ts';
import type { Match } from './match.ts';

/** Tells what has just happened: not what was known when the table was opened or handed over. */
export const useNews = (match: Match, onNews: (events: readonly Announcement[]) => void): void => {
  const known = useRef<readonly Announcement[] | null>(null);
  const log = match.log.value;
  useEffect(() => {
    const before = known.current;
    known.current = log.length === 0 ? null : log;
    // A log that goes on begins with the very events that were known.
    const goesOn = before !== null && log.length > before.length && log[0] === before[0];
    if (goesOn) onNews(log.slice(before.length));
  }, [log]);
};
