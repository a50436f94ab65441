import type { Code, Phrase } from './choice.ts';
import type { Bar } from './rulebook.ts';

/**
 * Orders as a commander gives them: somebody, or all who stand somewhere or follow somebody, are to do
 * what takes many choices. A plan says which, what they cost and what they risk. Whoever wants it takes
 * them one by one like any others: nothing is legal by a plan that is not legal by itself.
 */

/** A value of a domain of the lexicon. At the edges it is a word such as `unit:#4`. */
export interface Named {
  readonly domain: string;
  readonly value: number;
}

export interface Order {
  readonly whom: readonly Named[];
  /** Packed like a choice; its verb is one of the tasks. */
  readonly task: Code;
}

/** A place on a way, and what the step to it costs. */
interface Pace {
  readonly at: Named;
  readonly cost: number;
}

/** What the part of a plan takes from whom it belongs to, or is expected to. */
export interface Toll {
  readonly rule: string;
  readonly what: string;
  readonly amount: number;
  /** What is left of it then, where it runs out. */
  readonly left?: number;
}

/** What may go wrong: how often it is tried, and the chance that it does at least once. */
export interface Risk {
  readonly rule: string;
  readonly what: string;
  readonly times: number;
  readonly chance: number;
}

/** What one of them does. */
export interface Part {
  readonly who: Named;
  readonly choices: readonly Code[];
  /** From where he stands to where he comes; empty when he stays. */
  readonly way: readonly Pace[];
  /** Why he does not come to his goal this time, or null when he does. */
  readonly short: Bar | null;
  readonly tolls: readonly Toll[];
  readonly risks: readonly Risk[];
}

/** The parts in the order in which their choices are taken, and who does nothing, by which rule. */
export interface Plan {
  readonly parts: readonly Part[];
  readonly refused: readonly { readonly who: Named; readonly bar: Bar }[];
}

/** What a game of many pieces offers besides its choices. */
export interface Planner<V = unknown> {
  /** The domains of those who can be given an order. */
  readonly whom: readonly string[];
  /** What they can be told to do. */
  readonly tasks: readonly Phrase[];
  /** The events that stop a plan that is being carried out: somebody has learned something. */
  readonly stops: readonly string[];
  /** From the view of the seat that is asked, and nothing else: what is hidden changes no plan. */
  plan(view: V, order: Order): Plan | Bar;
}
