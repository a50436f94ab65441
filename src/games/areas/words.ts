import type { RuleText } from '../../kernel/rulebook.ts';
import type { Book } from '../../boards/words.ts';
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

type RulingTexts = Readonly<Record<keyof typeof RULINGS, RuleText>>;

const rulingsIn = (texts: RulingTexts): Book['rulings'] =>
  Object.entries(RULINGS).map(([number, { rules }]) => ({
    ...texts[number as keyof typeof RULINGS],
    number,
    rules,
  }));

/** The rules and rulings to read. */
export const areasBooks: Readonly<Record<'en' | 'it', Book>> = {
  en: { rules: RULEBOOK, rulings: rulingsIn(RULINGS) },
  it: { rules: RULEBOOK_IT, rulings: rulingsIn(RULINGS_IT) },
};
