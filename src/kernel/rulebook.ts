/** One numbered rule of a game, told in our own words. */
export interface Rule {
  readonly title: string;
  readonly gist: string;
  readonly status: 'played' | 'not for software';
  /** Why it is not for software. */
  readonly reason?: string;
}

export type Rulebook = Readonly<Record<string, Rule>>;

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
