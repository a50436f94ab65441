import { first, verbOf, type Code } from '../../kernel/choice.ts';
import type { Odds } from '../../kernel/game.ts';
import { local, topProcedure } from '../../kernel/stack.ts';
import { P, V } from './lexicon.ts';
import { chargeOdds, counterChargeOdds, standOdds } from './odds/charge.ts';
import { fireOdds } from './odds/fire.ts';
import { forceOdds, formOdds, stepOdds, tollOdds } from './odds/march.ts';
import { meleeOdds } from './odds/melee.ts';
import {
  ADVANCE,
  FIRST_TARGET,
  fork,
  hasOrder,
  MELEE,
  NO_PLOT,
  type SquaresState,
} from './state.ts';
import type { SquaresView } from './view.ts';

/** The chances of orders to the unit in the hand. */
const orderOdds = (s: SquaresState, c: Code): Odds | null => {
  const u = local(s, 0);
  switch (verbOf(c)) {
    case V.step:
      return stepOdds(s, u, first(c));
    case V.form:
      return formOdds(s, u, first(c));
    case V.force:
      return forceOdds(s, u);
    case V.melee:
      return hasOrder(s, u, MELEE) ? null : meleeOdds(s, u);
    case V.advance:
      return hasOrder(s, u, MELEE) && !hasOrder(s, u, ADVANCE) ? meleeOdds(s, u) : null;
    case V.quit:
      return tollOdds(s, u, local(s, 1), local(s, 2));
    default:
      return null;
  }
};

/** [6.41] What a unit would hit, told to or left to itself. */
const plotOdds = (s: SquaresState, c: Code): Odds | null => {
  if (verbOf(c) === V.noPlot) return fireOdds(s, local(s, 0), NO_PLOT);
  return verbOf(c) === V.target ? fireOdds(s, local(s, 0), FIRST_TARGET + first(c)) : null;
};

const oddsOf = (s: SquaresState, c: Code): Odds | null => {
  switch (topProcedure(s)) {
    case P.hand:
      return orderOdds(s, c);
    case P.fireMenu:
      return plotOdds(s, c);
    case P.chargeMenu:
      return verbOf(c) === V.target ? chargeOdds(s, local(s, 0), first(c)) : null;
    case P.counterCharge:
      return verbOf(c) === V.stand
        ? standOdds(s, local(s, 0), local(s, 1))
        : counterChargeOdds(s, local(s, 0), local(s, 1));
    default:
      return null;
  }
};

/**
 * The chances of a choice, from what its seat sees; null when nothing is left to chance. What is supposed
 * is supposed of a copy.
 */
export const odds = (view: SquaresView, c: Code): Odds | null => oddsOf(fork(view.table), c);
