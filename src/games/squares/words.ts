import { rulingsIn, type Book } from '../../boards/words.ts';
import { RULEBOOK } from './rulebook.ts';
import { RULINGS } from './rulings.ts';
import { english } from './words/en.ts';
import { italian } from './words/it.ts';
import { RULEBOOK_IT } from './words/rulebook-it.ts';
import { RULINGS_IT } from './words/rulings-it.ts';
import type { SquaresWords } from './words/words.ts';

export const squaresWords: Readonly<Record<'en' | 'it', SquaresWords>> = {
  en: english,
  it: italian,
};

/** The rules and rulings to read. */
export const squaresBooks: Readonly<Record<'en' | 'it', Book>> = {
  en: { rules: RULEBOOK, rulings: rulingsIn(RULINGS, RULINGS) },
  it: { rules: RULEBOOK_IT, rulings: rulingsIn(RULINGS, { ...RULINGS, ...RULINGS_IT }) },
};
