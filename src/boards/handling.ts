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

/** A choice for the piece in the hand, as a button among others of its kind. */
export interface Control {
  readonly choice: Choice;
  /** What it sets, shorter than the words of the choice: `line`, `25%`. */
  readonly name: string;
  readonly key?: string;
  /** It is so already. */
  readonly isOn?: boolean;
}

/**
 * Buttons that stand together: the eight directions from north round the compass, one of several, each
 * on or off, or deeds. Those that are not legal now stay where they are, and say why not.
 */
export interface Bank {
  readonly name: string;
  readonly form: 'rose' | 'row' | 'switches' | 'deeds';
  /** Leads the keyboard to it. */
  readonly key?: string;
  readonly controls: readonly Control[];
}

/** What a key of the game does: choices one after the other, or what the page can do. */
export interface Shortcut {
  readonly key: string;
  readonly name: string;
  readonly does:
    | { readonly choices: readonly Choice[] }
    /** Marks something on the board. */
    | { readonly show: Thing }
    /** Takes back all that was done with the piece in the hand. */
    | 'takeBack';
}

/** Something to be known of a piece or a place, and the rule that speaks of it. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly rule: string;
  /** How much of its most it is, from 0 to 1, where that is worth a bar. */
  readonly share?: number;
}

/** All that is known of a piece or a place, for whoever looks closer. */
export interface Report {
  readonly thing: Thing;
  readonly title: string;
  /** What kind of troops, or what ground. */
  readonly gist: string;
  /** Empty for a place. */
  readonly army: string;
  readonly groups: readonly (readonly Fact[])[];
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
  /** Buttons for the piece in the hand. */
  banks?(view: View): readonly Bank[];
  /** Keys besides those of the page. */
  shortcuts?(view: View): readonly Shortcut[];
  report?(view: View, thing: Thing): Report | null;
  /** The dice that an event tells of. */
  rolls(event: Announcement): readonly Die[];
}
