import type { Path } from '../boards/handling.ts';
import type { Thing } from '../boards/scene.ts';
import type { Choice } from '../kernel/choice.ts';

/** A verb of the game, with the domains of its arguments. */
export interface Verb {
  readonly name: string;
  readonly args: readonly string[];
}

/** A choice with the things it is pointed at by. */
export interface Pointed {
  readonly choice: Choice;
  readonly path: Path;
}

/** What pointing at things can do now. */
export interface Pointing {
  /** What may be pointed at next. */
  readonly lit: ReadonlySet<Thing>;
  /** What is not next, but begins another choice. */
  readonly also: ReadonlySet<Thing>;
  /** Choices that begin with nothing to be seen: they are made by a button. */
  readonly buttons: readonly Choice[];
  /** What can be done with the thing picked without pointing at another. */
  readonly here: readonly Choice[];
}

/** The things a choice names, in their order. */
export const pathInWords = (verbs: readonly Verb[], choice: Choice): Path => {
  const verb = verbs.find(({ name }) => name === choice[0]);
  return (verb?.args ?? []).map((domain, i): Thing[] => [`${domain}:${choice[i + 1]}`]);
};

const begins = ({ path }: Pointed, thing: Thing): boolean => path[0]?.includes(thing) ?? false;

/** What is lit and what needs a button. `seen` are the things on the boards. */
export const pointing = (
  choices: readonly Pointed[],
  picked: Thing | null,
  seen: ReadonlySet<Thing>,
): Pointing => {
  const seenOf = (step: readonly Thing[] = []): readonly Thing[] =>
    step.filter((thing) => seen.has(thing));
  const first = new Set(choices.flatMap(({ path }) => seenOf(path[0])));
  const buttons = choices.filter(({ path }) => seenOf(path[0]).length === 0);
  const named = { buttons: buttons.map(({ choice }) => choice) };
  if (picked === null) return { lit: first, also: new Set(), here: [], ...named };
  const begun = choices.filter((each) => begins(each, picked));
  return {
    lit: new Set(begun.flatMap(({ path }) => seenOf(path[1]))),
    also: first,
    here: begun.filter(({ path }) => seenOf(path[1]).length === 0).map(({ choice }) => choice),
    ...named,
  };
};

/**
 * What pointing at a thing means: the choices it makes, one as a rule, or the thing that is now
 * picked because it only begins a choice; null when it means nothing.
 */
export const pointAt = (
  choices: readonly Pointed[],
  picked: Thing | null,
  thing: Thing,
): { readonly choices: readonly Choice[] } | { readonly picked: Thing } | null => {
  const made = choices.filter(
    (each) => picked !== null && begins(each, picked) && each.path[1]?.includes(thing),
  );
  if (made.length > 0) return { choices: made.map(({ choice }) => choice) };
  const begun = choices.filter((each) => begins(each, thing));
  if (begun.length === 0) return null;
  return begun.length === 1 && begun[0].path.length === 1
    ? { choices: [begun[0].choice] }
    : { picked: thing };
};

const wordOf = (thing: Thing): string => thing.slice(thing.indexOf(':') + 1);
const domainOf = (thing: Thing): string => thing.slice(0, thing.indexOf(':'));

/**
 * The choice that somebody has in mind who points at a thing that is not lit: the first verb now in
 * use that could name it, after what is picked. Null when there is none.
 */
export const choiceNaming = (
  choices: readonly Choice[],
  verbs: readonly Verb[],
  picked: Thing | null,
  thing: Thing,
): Choice | null => {
  const inUse = verbs.filter(({ name }) => choices.some(([verb]) => verb === name));
  const after = inUse.find(({ args }) => args[1] === domainOf(thing));
  if (picked !== null && after !== undefined) return [after.name, wordOf(picked), wordOf(thing)];
  const alone = inUse.find(({ args }) => args.length === 1 && args[0] === domainOf(thing));
  return alone === undefined ? null : [alone.name, wordOf(thing)];
};
