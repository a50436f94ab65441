import { rulingsIn, type Book } from '../../boards/words.ts';
import { RULEBOOK } from './rulebook.ts';
import { RULINGS } from './rulings.ts';
import { english } from './words/en.ts';
import { italian } from './words/it.ts';
import { RULEBOOK_IT } from './words/rulebook-it.ts';
import { RULINGS_IT } from './words/rulings-it.ts';
import type { AreasWords } from './words/words.ts';

export const areasWords: Readonly<Record<'en' | 'it', AreasWords>> = {
  en: english,
  it: italian,
};

/** The rules and rulings to read. */
export const areasBooks: Readonly<Record<'en' | 'it', Book>> = {
  en: { rules: RULEBOOK, rulings: rulingsIn(RULINGS, RULINGS) },
  it: { rules: RULEBOOK_IT, rulings: rulingsIn(RULINGS, RULINGS_IT) },
};
