import type { Choice } from '../kernel/choice.ts';
import type { Options } from '../kernel/game.ts';
import type { Risk, Toll } from '../kernel/plan.ts';
import type { Bar } from '../kernel/rulebook.ts';
import type { Thing } from '../boards/scene.ts';

// What the engine answers, as far as the page reads it.

/** A game that can be played, as the page knows it before it is. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly rules: string;
  readonly scenarios: readonly { readonly name: string }[];
  readonly options: readonly {
    readonly name: string;
    readonly values: readonly Options[string][];
  }[];
  readonly seats: readonly string[];
}

export interface Outcome {
  readonly winners: readonly string[];
  /** Null where it was not the rules that ended the game: somebody gave it up. */
  readonly rule: string | null;
  readonly reason: string;
}

export interface Standing {
  readonly waiting: readonly string[];
  readonly outcome: Outcome | null;
  /** Groups of seats that may talk now without the others hearing, where there are any. */
  readonly confer?: readonly (readonly string[])[];
}

/** A table that the engine has opened, before it is known who plays. */
export interface Opened extends Standing {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly string[];
  readonly commitment: string;
}

export interface Asked {
  readonly procedure: string | null;
  readonly rule: string | null;
  readonly choices: readonly Choice[];
}

/** A refusal, or the answer to "why not?". */
export interface Notice {
  readonly text: string;
  readonly rule: string | null;
}

/** What one of those who get an order does. */
export interface PlannedPart {
  readonly who: Thing;
  readonly choices: readonly Choice[];
  readonly way: readonly { readonly at: Thing; readonly cost: number }[];
  readonly short: Bar | null;
  readonly tolls: readonly Toll[];
  readonly risks: readonly Risk[];
}

/** What an order would come to. */
export interface Planned {
  readonly parts: readonly PlannedPart[];
  readonly refused: readonly (Bar & { readonly who: Thing })[];
}
