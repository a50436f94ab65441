import { code, type Code } from '../../../kernel/choice.ts';
import { local } from '../../../kernel/stack.ts';
import type { Unit } from '../battle.ts';
import { V } from '../lexicon.ts';
import { attackStrength } from '../rules/07-melee-strength.ts';
import { tally } from '../rules/07-tally.ts';
import type { SquaresState } from '../state.ts';
import { isTired } from './infantry.ts';
import type { Mind } from './mind.ts';

/** Whether cavalry charges in turn: by its strength against that of the charge, and by what it costs. */

/** So much stronger one wants to be; who is tired, much more. */
const FAIR = 0.9;
const FAIR_IF_TIRED = 1.6;
/** Disruption after which a charge would end in a rout. */
const TOO_DISRUPTED = 3;

const strengthOf = (s: SquaresState, u: Unit, foe: Unit): number =>
  attackStrength(s, u, foe, tally(false));

/** [6.431] The answer of a commander whose cavalry could charge. */
export const answerCharge = (s: SquaresState, m: Mind): Code => {
  const [asked, rider] = [local(s, 0), local(s, 1)];
  const odds = strengthOf(s, asked, rider) / Math.max(1, strengthOf(s, rider, asked));
  const wanted = isTired(s, asked) ? FAIR_IF_TIRED : FAIR;
  if (s.disruption[asked] >= TOO_DISRUPTED || odds < wanted) {
    m.reason = 'stands fast: the charge is too strong for it';
    return code(V.stand);
  }
  m.reason = 'charges in turn: it is strong enough';
  return code(V.counterCharge);
};
