import type { Code, Lexicon } from './choice.ts';
import type { Dice } from './dice.ts';
import type { Fault } from './fault.ts';
import type { Menu } from './menu.ts';
import type { Planner } from './plan.ts';
import type { Bar, Rulebook } from './rulebook.ts';
import type { State } from './stack.ts';
import type { Audience, Umpire } from './umpire.ts';

/** A step of the sequence of play that needs nobody: it acts, then pushes or pops. */
export interface Step<S> {
  readonly rule: string;
  run(s: S, umpire: Umpire): void;
}

/** A step of the sequence of play that asks one seat or several. */
export interface Decision<S> {
  readonly rule: string;
  /** The seats asked, one bit each; 0 when there was nothing to ask and it has popped itself. */
  asks(s: S, umpire: Umpire): number;
  /** Offers every legal choice of the seat, and no other. */
  menu(s: S, seat: number, m: Menu): void;
  /** The rule that forbids the choice; null exactly for what the menu offers. */
  bar(s: S, seat: number, c: Code): Bar | null;
  take(s: S, seat: number, c: Code, umpire: Umpire): void;
  /** Whether a menu of one choice is taken without asking. */
  lone?(s: S): boolean;
  /** A piece in the hand: other seats are shown the decision below it. */
  readonly inHand?: true;
}

export type Procedure<S> = Step<S> | Decision<S>;

export type Setting = string | number | boolean;
export type Options = Readonly<Record<string, Setting>>;

/** An option of the set-up with the values it may take; the first is the default. */
export interface OptionMeta {
  readonly name: string;
  readonly values: readonly Setting[];
  readonly gist: string;
}

export interface ScenarioMeta {
  readonly name: string;
  readonly title: string;
  readonly gist: string;
}

export interface Meta {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** Bumped when legality changes; a record names the version it was played by. */
  readonly rules: string;
  readonly scenarios: readonly ScenarioMeta[];
  readonly options: readonly OptionMeta[];
}

export interface Outcome {
  /** The winning seats; none in a draw. */
  readonly winners: readonly number[];
  readonly rule: string;
  readonly reason: string;
}

/** A chance that was asked for: what may come of a choice. */
export interface Odds {
  readonly rule: string;
  /** What makes up the chance, in the order it adds up. */
  readonly factors: readonly string[];
  /** What may come of it, with the rule that says so where it is another one. */
  readonly outcomes: readonly {
    readonly what: string;
    readonly chance: number;
    readonly rule?: string;
  }[];
  readonly expected?: number;
  /** What was supposed, since nobody can know it yet. */
  readonly notes?: readonly string[];
}

/** A game: data, rules and what each seat may know of them. */
export interface Game<S extends State = State, V = unknown> {
  readonly meta: Meta;
  readonly rulebook: Rulebook;
  readonly lexicon: Lexicon;
  /** Parallel to `lexicon.frames`. */
  readonly procedures: readonly Procedure<S>[];
  /** How many sides its largest die has; where it is not said, six. */
  readonly dieSides?: number;
  setup(scenario: string, options: Options): S;
  seats(s: S): readonly string[];
  fork(s: S): S;
  /** The one redaction: all that this seat may know. */
  view(s: S, seat: number): V;
  /** The view of this seat with nothing hidden from it: for games that are over. */
  reveal(s: S, seat: number): V;
  /** A whole state this view could come from. */
  imagine(view: V, dice: Dice): S;
  parse(document: unknown): S | Fault;
  format(s: S): Record<string, unknown>;
  outcome(s: S): Outcome | null;
  /**
   * Groups of seats, one bit each, that may talk now without the others hearing; none where it is not
   * said. Everybody is told which, so it must follow from what everybody knows.
   */
  confer?(s: S): readonly Audience[];
  /** The game's own invariants; empty when all hold. */
  check(s: S): string[];
  /** The chances of a choice of the seat whose view this is; null when no dice are in it. */
  odds(view: V, c: Code): Odds | null;
  /** Orders that take many choices at once, where somebody commands many pieces. */
  readonly planner?: Planner<V>;
}

const PLAIN_DIE = 6;
export const sidesOf = ({ dieSides = PLAIN_DIE }: Pick<Game, 'dieSides'>): number => dieSides;

export const isDecision = <S>(p: Procedure<S>): p is Decision<S> =>
  (p as Partial<Decision<S>>).asks !== undefined;
