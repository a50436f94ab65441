import type { RuleText, Ruling } from '../kernel/rulebook.ts';

/** Texts by their English: whole ones, or with {0}, {1} in this order for what differs in them. */
export type Phrases = Readonly<Record<string, string>>;

/** What the box of a game says, in one language. */
export interface BoxWords {
  readonly title: string;
  readonly gist: string;
  /** Length, weight and players. */
  readonly box: readonly string[];
  readonly scenarios: Readonly<Record<string, readonly [title: string, gist: string]>>;
  readonly options: Readonly<Record<string, string>>;
  /** Names that differ in this language: on the box those of seats and turns. */
  readonly names: Phrases;
}

/** What a game says on the page, in one language. Every list is complete: a missing word does not compile. */
export interface GameWords<
  Procedure extends string = string,
  Verb extends string = string,
  Event extends string = string,
> extends BoxWords {
  /** By procedure: what the seat is asked. */
  readonly prompts: Readonly<Record<Procedure, string>>;
  readonly verbs: Readonly<Record<Verb, string>>;
  /** By event, with {0}, {1} for its arguments and {3+} for all from the fourth on. */
  readonly events: Readonly<Record<Event, string>>;
  /** By army: what the back of its pieces shows. */
  readonly ciphers: Readonly<Record<string, string>>;
  /** Names and texts of the scene. */
  readonly names: Phrases;
  /** Why a choice is barred. */
  readonly reasons: Phrases;
  /** What odds reckon with, and what may come of it. */
  readonly odds: Phrases;
  /** What bots say they are doing. */
  readonly plans: Phrases;
}

/** The rules of a game to read, in one language, with the rulings beside them. */
export interface Book {
  readonly rules: Readonly<Record<string, RuleText>>;
  readonly rulings: readonly (Ruling & { readonly number: string })[];
}

/** Numbers stand side by side, names are told apart by commas. */
const listed = (list: readonly (string | number)[]): string =>
  list.join(list.every((each) => /^\d*$/.test(String(each))) ? ' ' : ', ');

/** Rulings with their numbers, told by these texts. */
export const rulingsIn = <N extends string>(
  rulings: Readonly<Record<N, Ruling>>,
  texts: Readonly<Record<N, RuleText>>,
): Book['rulings'] =>
  (Object.keys(rulings) as N[]).map((number) => ({
    ...texts[number],
    number,
    rules: rulings[number].rules,
  }));

/** A text with its arguments in their places, and a word for a list of none. */
export const fill = (text: string, args: readonly (string | number)[], none = ''): string =>
  text.replace(/\{(\d)(\+?)\}/g, (_, i: string, rest: string) =>
    rest === '' ? String(args[Number(i)] ?? '') : listed(args.slice(Number(i))) || none,
  );

interface Pattern {
  readonly form: RegExp;
  readonly said: string;
}

const patterns = new WeakMap<Phrases, readonly Pattern[]>();

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const formOf = (english: string): RegExp =>
  new RegExp(
    `^${english
      .split(/\{\d\}/)
      .map(literal)
      .join('(.+)')}$`,
  );

/** The phrases with places to fill, as what an English text must look like to be one of them. */
const patternsOf = (phrases: Phrases): readonly Pattern[] => {
  const known = patterns.get(phrases);
  if (known !== undefined) return known;
  const made = Object.entries(phrases)
    .filter(([english]) => english.includes('{'))
    .map(([english, said]) => ({ form: formOf(english), said }));
  patterns.set(phrases, made);
  return made;
};

/** An English text as the first of these lists that knows it has it; unknown ones stay English. */
export const told = (text: string, ...lists: readonly Phrases[]): string => {
  for (const phrases of lists) if (Object.hasOwn(phrases, text)) return phrases[text];
  for (const { form, said } of lists.flatMap(patternsOf)) {
    const parts = form.exec(text)?.slice(1);
    if (parts !== undefined)
      return fill(
        said,
        parts.map((part) => told(part, ...lists)),
      );
  }
  return text;
};

const named = new WeakMap<GameWords, WeakMap<Phrases, GameWords>>();

/** What a game says at a table that has names of its own, which are English as all texts of a scene. */
export const wordsWith = (words: GameWords, names: Phrases | undefined): GameWords => {
  if (names === undefined) return words;
  const known = named.get(words) ?? new WeakMap<Phrases, GameWords>();
  named.set(words, known);
  const before = known.get(names);
  if (before !== undefined) return before;
  const here: Record<string, string> = { ...words.names };
  for (const [name, text] of Object.entries(names)) here[name] = told(text, words.names);
  const said = { ...words, names: here };
  known.set(names, said);
  return said;
};
