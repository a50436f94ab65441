import type { Announcement } from '../kernel/play.ts';
import type { Choice } from '../kernel/choice.ts';
import type { Thing } from './scene.ts';

/** The things pointed at for a choice, one step after the other; a step may have several that do. */
export type Path = readonly (readonly Thing[])[];

/** What a die shows, and whether it hit. */
export interface Die {
  readonly pips: number;
  readonly isHit: boolean;
}

/** How the pieces of a game are handled, where its words alone do not tell. */
export interface Handling<View = unknown> {
  /** The verbs that take a piece into the hand: the next choice sets it down. */
  readonly lifts: readonly string[];
  /**
   * How a choice is pointed at; null where its words with their domains tell. A last step that is on
   * no board, such as `act:form`, makes it a button of the thing before.
   */
  path(view: View, choice: Choice): Path | null;
  /**
   * The choice somebody has in mind who points at a thing that is not lit, from another that is
   * picked or from none; null where the verbs in use tell.
   */
  meant(view: View, from: Thing | null, to: Thing): Choice | null;
  /** The dice that an event tells of. */
  rolls(event: Announcement): readonly Die[];
}
