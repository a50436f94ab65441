import { d6, EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import { E } from '../lexicon.ts';
import type { AreasState, RuleNumber } from '../state.ts';
import type { Term } from './11-values.ts';

/** Two values and two pairs of dice: how every assault and every fire is decided. */

/** Announces a value term by term. */
export const tellTerms = (
  umpire: Umpire,
  side: number,
  rule: RuleNumber,
  terms: readonly Term[],
): void => {
  for (const [modifier, value] of terms) {
    tell(umpire, EVERYONE, rule, E.modifier, side, modifier, value);
  }
};

/** [3.12] Rolls two dice for a side and announces them with its value. */
export const rollFor = (
  s: AreasState,
  side: number,
  value: number,
  rule: RuleNumber,
  umpire: Umpire,
): void => {
  const a = d6(umpire);
  const b = d6(umpire);
  s.rolls[side] = a + b;
  if (umpire.loud) tell(umpire, EVERYONE, rule, E.rolled, side, a, b, value, value + a + b);
};

/** [12.5] [13.5] [14.7] Rolls for both sides; by how much the firer’s total is the greater. */
export const contest = (
  s: AreasState,
  firer: number,
  attack: number,
  defence: number,
  rule: RuleNumber,
  umpire: Umpire,
): number => {
  rollFor(s, firer, attack, rule, umpire);
  rollFor(s, 1 - firer, defence, rule, umpire);
  const margin = attack + s.rolls[firer] - defence - s.rolls[1 - firer];
  s.rolls[0] = 0;
  s.rolls[1] = 0;
  return margin;
};
