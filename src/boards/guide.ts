import type { Choice } from '../kernel/choice.ts';
import type { Options } from '../kernel/game.ts';
import type { Thing } from './scene.ts';

/**
 * A guided first game: lessons that teach by playing. A lesson is a table with a fixed seed and a
 * list of steps; each step says one thing and waits for something to happen. It never forbids
 * anything: whatever happened counts, not how it was done.
 */

/** A sentence or two in every language of the page. */
export type Told = Readonly<Record<'en' | 'it', string>>;

/** Something that can happen at the table. An argument that is null stands for any. */
export type Cue =
  | {
      readonly event: string;
      readonly args?: readonly (string | number | null)[];
      /** How often, once if not said. */
      readonly times?: number;
    }
  | { readonly choice: string; readonly args?: readonly (string | number | null)[] }
  /** The learner is asked this. */
  | { readonly procedure: string };

/** What ends a step: a press of Next, a rule opened, a choice taken back, or any of these cues. */
export type Done = 'next' | 'read' | 'undo' | readonly Cue[];

export interface LessonStep {
  readonly text: Told;
  /** The rules to read on. */
  readonly rules: readonly string[];
  readonly done: Done;
  /** What is proposed, in order: the first of these that is legal is what to do next. */
  readonly plan?: readonly Choice[];
  /** What to look at while nothing is proposed. */
  readonly look?: Thing;
  /** When this happens the lesson turns to this step, whatever it was waiting for. */
  readonly turnsHere?: Cue;
}

export interface Lesson {
  readonly name: string;
  readonly title: Told;
  /** The beginning of a scenario, or a position document. */
  readonly start:
    | { readonly scenario: string; readonly options?: Options }
    | { readonly position: Readonly<Record<string, unknown>> };
  readonly seed: string;
  /** The learner's seat; bots hold the others. */
  readonly seat: string;
  /** What the others do: the first of these that is legal. Where none is, their bots decide. */
  readonly foe: readonly Choice[];
  readonly steps: readonly LessonStep[];
  /** When one of these happens the lesson cannot be finished any more. */
  readonly fails?: readonly Cue[];
  /** What to say when all is done. */
  readonly close: Told;
}

export interface Guide {
  readonly lessons: readonly Lesson[];
  /** The game to play after the last lesson. */
  readonly campaign: { readonly scenario: string; readonly seat: string };
}
