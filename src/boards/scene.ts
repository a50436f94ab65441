import type { Phrases } from './words.ts';

/**
 * What a game shows of a view, as shapes: no colours, no pixels, no DOM. The page draws it, reads it
 * aloud, and finds in it what a choice speaks of.
 *
 * A **thing** is a word of a choice with its domain, such as `unit:Reille` or `town:Mons`. A choice
 * whose arguments are things is made by pointing at them, one after the other.
 */
export type Thing = `${string}:${string}`;

/** A drawing in board units. `look` is a class that the style sheet knows; paths are SVG path data. */
export type Shape =
  | { readonly kind: 'path'; readonly look: string; readonly d: string; readonly id?: string }
  | {
      readonly kind: 'circle';
      readonly look: string;
      readonly x: number;
      readonly y: number;
      readonly r: number;
    }
  | {
      readonly kind: 'text';
      readonly look: string;
      readonly text: string;
      readonly x: number;
      readonly y: number;
      /** Height of the letters in board units. */
      readonly size: number;
      readonly anchor?: 'start' | 'middle' | 'end';
      /** Degrees clockwise. */
      readonly turn?: number;
      /** The id of a path that the letters follow, from this share of its length on. */
      readonly along?: { readonly path: string; readonly at: number };
    };

/** A place where pieces stand and to which choices point. */
export interface Spot {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
  /** How far around the middle a pointer means this spot. */
  readonly r: number;
  /** Its boundary as path data, where it is an area: all within it means the spot, and lights up. */
  readonly outline?: string;
  readonly pile: Pile;
  /** In words, for those who do not see it. */
  readonly name: string;
}

/**
 * How pieces lie: one on the other; in ranks on a square of a field, of which nothing is drawn where
 * nobody stands; in a stack for each of these sides, side by side; in a row within a width; in a tray
 * below the board; or as cards beside it, before the player of a side.
 */
export type Pile =
  | 'stack'
  | 'field'
  | { readonly sides: readonly (readonly string[])[] }
  | {
      readonly width: number;
      /** How much larger than elsewhere its pieces are. */
      readonly swell?: number;
    }
  | 'tray'
  | 'cards';

/** The front of a flat counter; a piece without one is a block that stands. */
export interface Counter {
  readonly kind: 'counter';
  /** The name as far as there is room for it. */
  readonly name: string;
  readonly attack: number;
  readonly defence: number;
  readonly move: number;
  /** Which formation its band tells, as the style sheet knows it, and by which letters; empty for none. */
  readonly band: string;
  readonly mark: string;
  /** It lies with its spent side up. */
  readonly isSpent: boolean;
}

/** The front of a card: somebody who commands. */
export interface Card {
  readonly kind: 'card';
  readonly title: string;
  readonly band: string;
  /** What has to be rolled to make him act, on the side that is up. */
  readonly number: number;
  /** What he adds, with its sign, and what that is. */
  readonly adds: string;
  readonly addsTo: string;
  readonly isSpent: boolean;
}

/** How troops stand, as the style sheet knows it. */
export type Formation =
  | 'line'
  | 'column'
  | 'square'
  | 'open'
  | 'squadrons'
  | 'charge'
  | 'counter-charge'
  | 'dismounted'
  | 'limbered'
  | 'unlimbered'
  | 'road'
  | 'rout';

/** Troops on a field: drawn in their formation, turned to their front. */
export interface Formed {
  readonly kind: 'formed';
  readonly formation: Formation;
  /** Degrees clockwise from north. */
  readonly turn: number;
  readonly men: number;
  readonly guns: number;
  /** The share of its skirmishers that are out before it, from 0 to 1. */
  readonly out: number;
}

export interface Face {
  readonly symbol:
    | 'infantry'
    | 'cavalry'
    | 'artillery'
    | 'horse artillery'
    | 'skirmishers'
    | 'leader';
  readonly name: string;
  /** Its higher formation, and its own number in it. */
  readonly corps: string;
  readonly label: string;
  /** What it is worth now and at its best. */
  readonly value: number;
  readonly full: number;
  /** A nation that the side's colour does not tell. */
  readonly nation: string;
  readonly print?: Counter | Card | Formed;
}

export interface Piece {
  /** Stays the same while the piece does. */
  readonly key: string;
  /** What a choice calls it; null for a piece whose face is hidden. */
  readonly thing: Thing | null;
  /** The spot where it stands. */
  readonly at: Thing;
  /** The army, as the style sheet knows it. */
  readonly army: string;
  /** Null when the viewer may not see it. */
  readonly face: Face | null;
  /** Everybody sees its face. */
  readonly open: boolean;
  /** Other things to know of it, such as `square` or `disrupted`: signs that the style sheet knows. */
  readonly signs: readonly string[];
}

/** What everybody saw of a piece when its face was last open. */
export interface Sighting {
  readonly value: number;
  readonly at: Thing;
  /** The step of the record; -1 when it was set up in the open before the first. */
  readonly when: number;
}

/** A figure of a piece that is worth a mean over many. */
export interface Measure {
  readonly name: string;
  readonly value: number;
}

/**
 * A piece of the order of battle, which is no secret: where it stands is. One that the viewer may
 * not see has the value it was last seen with.
 */
export interface Enlisted {
  readonly thing: Thing;
  readonly army: string;
  readonly face: Face;
  /** On the boards or among the lost it is to be found by its thing; hidden it is one of the backs. */
  readonly fate: 'known' | 'hidden' | 'lost';
  /** The formations it is part of, from the largest below its army down; otherwise that of its face. */
  readonly line?: readonly string[];
  /** How it is, where the viewer may know. */
  readonly condition?: readonly Measure[];
  /** Null when nobody has seen it but its owner. Of a lost one: when it was lost. */
  readonly seen: Sighting | null;
}

/** A number that is filled up or run down: road quotas, strength against the line of defeat. */
export interface Gauge {
  readonly name: string;
  /** Empty when it belongs to none. */
  readonly army: string;
  readonly value: number;
  readonly full: number;
  /** The value at which it breaks, if any. */
  readonly line?: number;
  /** Two sides pull at it: from minus its full value for the second to plus that for the first. */
  readonly between?: readonly [string, string];
  /** It is a chance: the share of the full value is what matters. */
  readonly isChance?: boolean;
}

/** A figure that is followed through the game: it is charted by the steps of the record. */
export interface Followed {
  /** The chart it belongs to, and whose line or bar it is there. */
  readonly chart: string;
  readonly army: string;
  /** A part of what is charted of an army, such as an arm; empty for all of it. */
  readonly part: string;
  readonly value: number;
  /** It only grows, and what matters is by how much in each step. */
  readonly isSum: boolean;
}

/** A part of the scene that is shown by itself: the map, a battle. */
export interface Board {
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** What never changes while the board is shown; the same array as long as it is the same. */
  readonly ground: readonly Shape[];
  /** What lies between the ground and the pieces now: marches made, roads used, names of columns. */
  readonly marks: readonly Shape[];
  /** What is written over the pieces. */
  readonly letters?: readonly Shape[];
  readonly spots: readonly Spot[];
  readonly pieces: readonly Piece[];
}

/** What is heard when something happens, if sounds are wanted. */
export type Sound = 'drum' | 'guns';

export interface Step {
  /** As events call it. */
  readonly name: string;
  readonly army: string;
  readonly night: boolean;
}

export interface Scene {
  /** The board to look at first is the first. */
  readonly boards: readonly Board[];
  /** The turn record, and the step it stands at; -1 before the first. */
  readonly record: readonly Step[];
  readonly now: number;
  readonly gauges: readonly Gauge[];
  /** What is worth a chart, as it stands now. */
  readonly followed?: readonly Followed[];
  /** Pieces out of the game, each as it would stand on a board. */
  readonly lost: readonly Piece[];
  /** The order of battle, by army and corps as it is printed. */
  readonly roster: readonly Enlisted[];
  /** The armies that the viewer commands. */
  readonly own: readonly string[];
  /**
   * What people call the things that choices and events call otherwise, such as a unit `#12` that is
   * another one in each scenario. The same object as long as the names are the same.
   */
  readonly names?: Phrases;
}
