import { tell, type Umpire } from '../../../kernel/umpire.ts';
import { E } from '../lexicon.ts';
import { friendsOf, type SquaresState } from '../state.ts';

/** A product of shares that remembers its factors when somebody wants to hear them. */
export interface Tally {
  product: number;
  /** Factor and percentage, one after the other; null when nobody listens. */
  readonly terms: number[] | null;
}

const unheard: Tally = { product: 1, terms: null };

/** A product to begin with. Without listeners it is always the same one, good until the next begins. */
export const tally = (kept: boolean): Tally => {
  if (kept) return { product: 1, terms: [] };
  unheard.product = 1;
  return unheard;
};

/** Multiplies by a share; what changes nothing is not remembered. */
export const times = (t: Tally, factor: number, share: number): void => {
  if (share === 1) return;
  t.product *= share;
  t.terms?.push(factor, Math.round(share * 100));
};

/** [20.6] What went into a figure, for the side whose figure it is. */
export const tellTerms = (s: SquaresState, side: number, t: Tally, umpire: Umpire): void => {
  if (!umpire.loud || t.terms === null) return;
  const heard = friendsOf(s, side);
  for (let i = 0; i < t.terms.length; i += 2) {
    tell(umpire, heard, '20.6', E.factor, t.terms[i], t.terms[i + 1]);
  }
};
