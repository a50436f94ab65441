import type { Announcement } from '../kernel/play.ts';
import type { Choice } from '../kernel/choice.ts';
import type { Filming } from './film.ts';
import type { Shape, Thing } from './scene.ts';

/** The things pointed at for a choice, one step after the other; a step may have several that do. */
export type Path = readonly (readonly Thing[])[];

/** What a die shows, and whether it hit. */
export interface Die {
  readonly pips: number;
  readonly isHit: boolean;
}

/**
 * A choice for the piece in the hand, as a button among others of its kind; or, for many at once, the
 * task that is the same, or one that is told by pointing at a place. Each has at least one of them.
 */
export interface Control {
  readonly choice?: Choice;
  readonly task?: Choice;
  /** The task to which a place has still to be pointed at. */
  readonly aim?: string;
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
  /** The rule that speaks of it. */
  readonly rule: string;
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
    /** Marks places: each time it is pressed the next of these, then none. */
    | { marks(): readonly (readonly Thing[])[] }
    /** Takes all pieces off the board, to see what lies below, or brings them back. */
    | 'bare'
    /** The whole board, or as near as before. */
    | 'whole'
    /** Widens the order to the next body that the piece in the hand belongs to. */
    | 'widen'
    /** Takes back all that was done with the piece in the hand. */
    | 'takeBack';
  /** It ends too much to be done by one press. */
  readonly isAskedTwice?: boolean;
}

/** Somebody to be given orders: a piece, or all that belong together. */
interface Body {
  readonly name: string;
  readonly whom: readonly Thing[];
}

/** Orders to many, from the piece in the hand upwards. */
export interface Command {
  /** The rule that speaks of whom one commands. */
  readonly rule: string;
  /** The piece alone first. */
  readonly bodies: readonly Body[];
  /** What takes the piece into the hand again, after others have had orders. */
  readonly again: Choice;
  /** The events at which somebody carrying out an order stops to think. */
  readonly stops: readonly string[];
}

/** What somebody means who points at a thing that no single choice speaks of. */
export type Meaning = { readonly task: Choice } | { readonly choices: readonly Choice[] };

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

/** What can be shown on a board besides, while somebody wants it: worked out only then. */
export interface Overlay<View = unknown> {
  readonly name: string;
  readonly rule: string;
  /** For the piece or place that is looked at, or for all where there is none. */
  shapes(view: View, at: Thing | null): readonly Shape[];
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
  /** All keys of the game, as a list of them tells. */
  readonly keys?: readonly { readonly keys: readonly string[]; readonly name: string }[];
  /** Who can be commanded with the piece in the hand; null where there is none. */
  command?(view: View): Command | null;
  /** What pointing means there: to the task that was chosen before, or to none. */
  mean?(view: View, thing: Thing, aim: string | null): Meaning | null;
  report?(view: View, thing: Thing): Report | null;
  readonly overlays?: readonly Overlay<View>[];
  /** What is shown again of what has happened. */
  readonly film?: Filming<View>;
  /** The dice that an event tells of. */
  rolls(event: Announcement): readonly Die[];
}
