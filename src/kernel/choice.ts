/**
 * A choice is a verb with at most two arguments, packed into one small integer: six bits of verb,
 * twelve bits for each argument. At the edges it is a list of words: ["to", "Charleroi"].
 */
export type Code = number;
export type Choice = readonly [verb: string, ...args: (string | number)[]];

export const code = (verb: number, a = 0, b = 0): Code => verb | (a << 6) | (b << 18);
export const verbOf = (c: Code): number => c & 63;
export const first = (c: Code): number => (c >> 6) & 4095;
export const second = (c: Code): number => (c >> 18) & 4095;

/** A name with the domains of its arguments; '...x' as the last takes any number of them. */
export interface Phrase {
  readonly name: string;
  readonly args: readonly string[];
}

/** An event's phrase also has the sentence of the log: {0}, {1} stand for its arguments. */
export interface Telling extends Phrase {
  readonly text: string;
}

/** All the words of a game: what its integers are called when people and programs see them. */
export interface Lexicon {
  /** Domain -> the names of its values. The domain 'number' is built in. */
  readonly domains: Readonly<Record<string, readonly string[]>>;
  readonly verbs: readonly Phrase[];
  readonly events: readonly Telling[];
  /** The procedures with the domains of their frames' locals, in the order of their numbers. */
  readonly frames: readonly Phrase[];
}

const domainOf = (phrase: Phrase, i: number): string => {
  const last = phrase.args[phrase.args.length - 1];
  if (last?.startsWith('...') && i >= phrase.args.length - 1) return last.slice(3);
  return phrase.args[i];
};

const formatArgument = (lexicon: Lexicon, domain: string, value: number): string | number =>
  domain === 'number' ? value : (lexicon.domains[domain]?.[value] ?? `${domain} ${value}`);

export const formatArguments = (
  lexicon: Lexicon,
  phrase: Phrase,
  values: readonly number[],
): (string | number)[] =>
  values.map((value, i) => formatArgument(lexicon, domainOf(phrase, i), value));

export const formatChoice = (lexicon: Lexicon, c: Code): Choice => {
  const verb = lexicon.verbs[verbOf(c)];
  const values = [first(c), second(c)].slice(0, verb.args.length);
  return [verb.name, ...formatArguments(lexicon, verb, values)];
};

/** The number behind a word, or null when the domain does not hold it. */
export const parseArgument = (lexicon: Lexicon, domain: string, word: unknown): number | null => {
  if (domain === 'number') {
    return typeof word === 'number' && Number.isInteger(word) && word >= 0 ? word : null;
  }
  if (typeof word !== 'string') return null;
  const at = lexicon.domains[domain].indexOf(word);
  return at < 0 ? null : at;
};

/** The packed choice, or a sentence that says what is wrong with it and what is allowed. */
export const parseChoice = (lexicon: Lexicon, choice: unknown): Code | string => {
  if (!Array.isArray(choice)) return 'a choice is a list: a verb, then its arguments';
  const words: readonly unknown[] = choice;
  const verb = lexicon.verbs.findIndex((v) => v.name === words[0]);
  if (verb < 0) {
    return `no verb is called ${quote(words[0])}; the verbs are ${lexicon.verbs.map((v) => v.name).join(', ')}`;
  }
  const { name, args } = lexicon.verbs[verb];
  if (words.length !== args.length + 1) {
    return `'${name}' takes ${args.length === 0 ? 'no argument' : args.join(' and ')}`;
  }
  const values = [0, 0];
  for (const [i, domain] of args.entries()) {
    const value = parseArgument(lexicon, domain, words[i + 1]);
    if (value === null || value > 4095) return `${quote(words[i + 1])} is no ${domain}`;
    values[i] = value;
  }
  return code(verb, values[0], values[1]);
};

const asJson = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return 'something that is nested too deeply to be shown';
  }
};

/** Any value as a short text for a message, however large or strange it is. */
export const quote = (value: unknown): string => {
  const text = typeof value === 'string' ? `'${value}'` : asJson(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};
