/** What a person reads of a rule, in one language. */
export interface RuleText {
  readonly title: string;
  readonly gist: string;
}

/** One numbered rule of a game, told in our own words. */
export interface Rule extends RuleText {
  readonly status: 'played' | 'not for software';
  /** Why it is not for software. */
  readonly reason?: string;
}

export type Rulebook = Readonly<Record<string, Rule>>;

/** How we play where the rules contradict themselves or say nothing, and the rules it belongs to. */
export interface Ruling<R extends string = string> extends RuleText {
  readonly rules: readonly R[];
}

/**
 * A bar is the rule that forbids a choice. Bars without figures are constants, so that asking
 * whether something is barred allocates nothing.
 */
export interface Bar<R extends string = string> {
  readonly rule: R;
  readonly reason: string;
}

/** Thrown when our own code is wrong; never for what a player or a file does. */
export class Defect extends Error {
  override name = 'Defect';
}
