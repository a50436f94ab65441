/** What a game says on the page, in one language. Every list is complete: a missing word does not compile. */
export interface GameWords<
  Procedure extends string = string,
  Verb extends string = string,
  Event extends string = string,
> {
  readonly title: string;
  readonly gist: string;
  /** Length, weight and players, as the box says them. */
  readonly box: readonly string[];
  readonly scenarios: Readonly<Record<string, readonly [title: string, gist: string]>>;
  readonly options: Readonly<Record<string, string>>;
  /** By procedure: what the seat is asked. */
  readonly prompts: Readonly<Record<Procedure, string>>;
  readonly verbs: Readonly<Record<Verb, string>>;
  /** By event, with {0}, {1} for its arguments and {3+} for all from the fourth on. */
  readonly events: Readonly<Record<Event, string>>;
  /** By army: what the back of its pieces shows. */
  readonly ciphers: Readonly<Record<string, string>>;
  /** Names that differ in this language. */
  readonly names: Readonly<Record<string, string>>;
}
