import type { Announcement } from '../kernel/play.ts';

/** What counts no more, since the table went back to before it: events by their places in a log. */

/** A stretch of a log that was taken back, with the place of the event that says so. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The stretches of a log that were taken back; one may lie in another. */
export const stretchesTakenBack = (events: readonly Announcement[]): readonly Stretch[] =>
  events.flatMap(({ event, args }, to) =>
    event === 'takenBack' ? [{ from: Number(args[1]), to }] : [],
  );

/** The events that count no more, by their places. */
export const takenBack = (events: readonly Announcement[]): ReadonlySet<number> => {
  const gone = new Set<number>();
  for (const { from, to } of stretchesTakenBack(events))
    for (let at = from; at < to; at++) gone.add(at);
  return gone;
};
