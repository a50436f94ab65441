import { signal } from '@preact/signals';
import type { Choice } from '../kernel/choice.ts';
import type { Announcement } from '../kernel/play.ts';
import type { GameWords } from '../boards/words.ts';
import { faceOf } from '../games/faces.ts';
import { recall, store } from './storage.ts';
import { en, type Word } from './words/en.ts';
import { it } from './words/it.ts';

export type Language = 'en' | 'it';

const LANGUAGE = 'hundred-days language';

const wanted = (): Language => {
  const chosen = recall(LANGUAGE) ?? navigator.language.slice(0, 2);
  return chosen === 'it' ? 'it' : 'en';
};

/** The language of the page; everything drawn from it changes with it. */
export const language = signal<Language>(wanted());

export const speak = (to: Language): void => {
  language.value = to;
  store(LANGUAGE, to);
  document.documentElement.lang = to;
};

const fill = (text: string, args: readonly (string | number)[]): string =>
  text.replace(/\{(\d)(\+?)\}/g, (_, i: string, rest: string) =>
    rest === '' ? String(args[Number(i)] ?? '') : args.slice(Number(i)).join(' '),
  );

/** A sentence of the page. */
export const say = (word: Word, ...args: readonly (string | number)[]): string =>
  fill((language.value === 'it' ? it : en)[word], args);

export const wordsOf = (game: string): GameWords => faceOf(game).words[language.value];

/** A name of the game as this language has it. */
export const nameIn = (words: GameWords, name: string | number): string =>
  words.names[String(name)] ?? String(name);

/** An event as a sentence. */
export const tellEvent = (words: GameWords, { event, args, text }: Announcement): string => {
  const sentence = words.events[event];
  return sentence === undefined
    ? text
    : fill(
        sentence,
        args.map((arg) => nameIn(words, arg)),
      );
};

/** A choice as a button says it. */
export const tellChoice = (words: GameWords, [verb, ...args]: Choice): string =>
  [words.verbs[verb] ?? verb, ...args.map((arg) => nameIn(words, arg))].join(' ');
