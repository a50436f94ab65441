import { fill } from '../boards/words.ts';
import type { Language } from './turn.ts';

/** What notices say, in the language of the channel by which they go. */

const en = {
  yourTurn: 'Your turn: {0}',
  turn: '{0}. {1}: {2}',
  withThem: 'At the table with {0}.',
  alone: 'At the table of {0}.',
  botOf: '{0}, bot of {1}',
  timeLeft: 'Time left: {0}.',
  toTable: 'To the table: {0}',
  testTitle: 'Hundred Days: a test',
  test: 'It works: this is how you will hear that it is your turn.',
  confirmTitle: 'Hundred Days: is this address yours?',
  confirm:
    '{0} wants to be told at this address when it is his or her turn at Hundred Days. If that is you, say so here:\n\n{1}\n\nIf not, do nothing: you will hear no more.',
  noMore: 'No more such mails: {0}',
} as const;

const it: Readonly<Record<keyof typeof en, string>> = {
  yourTurn: 'Tocca a te: {0}',
  turn: '{0}. {1}: {2}',
  withThem: 'Al tavolo con {0}.',
  alone: 'Al tavolo di {0}.',
  botOf: '{0}, bot di {1}',
  timeLeft: 'Tempo rimasto: {0}.',
  toTable: 'Al tavolo: {0}',
  testTitle: 'Hundred Days: una prova',
  test: 'Funziona: è così che saprai che tocca a te.',
  confirmTitle: 'Hundred Days: questo indirizzo è tuo?',
  confirm:
    '{0} vuole sapere a questo indirizzo quando è il suo turno a Hundred Days. Se sei tu, dillo qui:\n\n{1}\n\nAltrimenti non fare nulla: non riceverai altro.',
  noMore: 'Basta con queste mail: {0}',
};

export const sayIn = (
  language: Language,
  word: keyof typeof en,
  ...args: readonly string[]
): string => fill((language === 'it' ? it : en)[word], args);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A length of time, in the largest unit of which it has two. */
export const tellLength = (language: Language, ms: number): string => {
  const [unit, length] = UNITS.find(([, one]) => ms >= 2 * one) ?? UNITS[2];
  const count = Math.max(0, Math.round(ms / length));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
};
