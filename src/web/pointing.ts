import type { Thing } from '../boards/scene.ts';
import type { Choice } from '../kernel/choice.ts';

/** A verb of the game, with the domains of its arguments. */
export interface Verb {
  readonly name: string;
  readonly args: readonly string[];
}

/** What pointing at things can do now. */
export interface Pointing {
  /** What may be pointed at next. */
  readonly lit: ReadonlySet<Thing>;
  /** Choices that are made by a button: those that name no thing, or that what is picked leaves open. */
  readonly buttons: readonly Choice[];
}

/** The things a choice names, in their order. */
const thingsOf = (verbs: readonly Verb[], choice: Choice): Thing[] => {
  const verb = verbs.find(({ name }) => name === choice[0]);
  return (verb?.args ?? []).map((domain, i): Thing => `${domain}:${choice[i + 1]}`);
};

/** The choices that begin with the thing picked, or all while none is. */
const begunWith = (
  choices: readonly Choice[],
  verbs: readonly Verb[],
  picked: Thing | null,
): { choice: Choice; next: Thing | undefined }[] =>
  choices.flatMap((choice) => {
    const things = thingsOf(verbs, choice);
    if (picked === null) return [{ choice, next: things[0] }];
    return things[0] === picked ? [{ choice, next: things[1] }] : [];
  });

/**
 * What is lit and what needs a button. `seen` are the things on the boards: a choice whose next thing
 * is not to be seen gets a button too.
 */
export const pointing = (
  choices: readonly Choice[],
  verbs: readonly Verb[],
  picked: Thing | null,
  seen: ReadonlySet<Thing>,
): Pointing => {
  const lit = new Set<Thing>();
  const buttons: Choice[] = [];
  for (const { choice, next } of begunWith(choices, verbs, picked)) {
    if (next !== undefined && seen.has(next)) lit.add(next);
    else buttons.push(choice);
  }
  return { lit, buttons };
};

/**
 * What pointing at a thing means: the one choice it makes, or the thing that is now picked because
 * several choices begin with it; null when it means nothing.
 */
export const pointAt = (
  choices: readonly Choice[],
  verbs: readonly Verb[],
  picked: Thing | null,
  thing: Thing,
): { readonly choice: Choice } | { readonly picked: Thing } | null => {
  const second = picked === null ? [] : begunWith(choices, verbs, picked);
  const made = second.filter(({ next }) => next === thing);
  if (made.length === 1) return { choice: made[0].choice };
  const begun = begunWith(choices, verbs, thing);
  if (begun.length === 0) return null;
  return begun.length === 1 && begun[0].next === undefined
    ? { choice: begun[0].choice }
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
