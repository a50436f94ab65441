import { signal } from '@preact/signals';
import type { Choice } from '../kernel/choice.ts';
import type { Announcement } from '../kernel/play.ts';
import {
  fill,
  told,
  type Book,
  type BoxWords,
  type GameWords,
  type Phrases,
} from '../boards/words.ts';
import { boxOf, faceOf } from './games.ts';
import { recall, store } from './storage.ts';
import { en, type Word } from './words/en.ts';
import { it } from './words/it.ts';
import { BOARD_IT, TABLE_IT } from './words/table-it.ts';

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

/** A sentence of the page. */
export const say = (word: Word, ...args: readonly (string | number)[]): string =>
  fill((language.value === 'it' ? it : en)[word], args);

/** What the box of a game says. */
export const boxWordsOf = (game: string): BoxWords => boxOf(game).words[language.value];

/** What a game says that is played. */
export const wordsOf = (game: string): GameWords => faceOf(game).words[language.value];

/** The rules of a game to read. */
export const bookOf = (game: string): Book => faceOf(game).books[language.value];

/** A list of the page's own phrases: its texts are English as they are. */
const unlessEnglish = (phrases: Phrases): Phrases => (language.value === 'it' ? phrases : {});

/** A name of the game as this language has it. */
export const nameIn = (words: BoxWords, name: string | number): string =>
  told(String(name), words.names);

/** Why a choice is refused, or why the table cannot do as it was asked. */
export const tellReason = (words: GameWords, reason: string): string =>
  told(reason, words.reasons, words.names, unlessEnglish(TABLE_IT));

/** How a game has ended: by its rules, or because somebody gave it up or ran out of time. */
export const tellOutcome = (words: BoxWords, reason: string): string =>
  told(reason, words.names, unlessEnglish(TABLE_IT));

/** What is wrong with a file, or with the table itself, while there is no game yet. */
export const tellProblem = (problem: string): string => told(problem, unlessEnglish(TABLE_IT));

/** A factor or an outcome of odds. */
export const tellOdds = (words: GameWords, text: string): string =>
  told(text, words.odds, words.names);

/** What a bot says it is doing. */
export const tellPlan = (words: GameWords, why: string): string =>
  told(why, words.plans, words.names);

/** What the board says of its places and pieces. */
export const tellBoard = (words: GameWords, text: string): string =>
  told(text, words.names, unlessEnglish(BOARD_IT));

/** An event of a log as a sentence. */
export const tellEvent = (
  words: GameWords,
  { event, args, text }: Announcement,
  log: readonly Announcement[],
): string => {
  if (event === 'takenBack') {
    const [seat, stands] = args;
    const last = log[Number(stands) - 1];
    return last === undefined
      ? say('takenBackAll', nameIn(words, seat))
      : say('takenBack', nameIn(words, seat), tellEvent(words, last, log));
  }
  const sentence = words.events[event];
  return sentence === undefined
    ? text
    : fill(
        sentence,
        args.map((arg) => nameIn(words, arg)),
        say('nobodyElse'),
      );
};

/** A choice as a button says it. */
export const tellChoice = (words: GameWords, [verb, ...args]: Choice): string =>
  [words.verbs[verb] ?? verb, ...args.map((arg) => nameIn(words, arg))].join(' ');
