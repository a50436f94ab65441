import { code, verbOf, type Code } from '../../../kernel/choice.ts';
import type { Menu } from '../../../kernel/menu.ts';
import { topProcedure } from '../../../kernel/stack.ts';
import { P, V } from '../lexicon.ts';
import { local } from '../../../kernel/stack.ts';
import { HOME } from '../board.ts';
import type { BlocksState } from '../state.ts';
import {
  chooseArray,
  chooseBattle,
  chooseCombat,
  chooseFlight,
  chooseHaven,
  chooseLoss,
  chooseReinforcement,
  chooseRetreat,
} from './fighting.ts';
import { chooseMarch, chooseStep } from './marching.ts';
import type { Mind } from './mind.ts';

/** What a player with this mind chooses by rule of thumb; the menu is his. */
export const policy = (s: BlocksState, m: Mind, menu: Menu): Code => {
  switch (topProcedure(s)) {
    case P.deploy:
      return chooseDeployment(menu);
    case P.deployHand:
      return choosePlace(s, menu);
    case P.march:
      return chooseMarch(s, m, menu);
    case P.marchHand:
      return chooseStep(s, m, menu);
    case P.fight:
      return chooseBattle(s, menu);
    case P.array:
      return chooseArray(s, menu);
    case P.retreat:
      return chooseRetreat(s, m, menu);
    case P.retreatHand:
    case P.fleeHand:
    case P.regroupHand:
      return chooseHaven(s, menu);
    case P.combat:
      return chooseCombat(s, m, menu);
    case P.losses:
    case P.supplyLoss:
      return chooseLoss(s, menu);
    case P.reinforce:
      return chooseReinforcement(s, m, menu);
    case P.flee:
      return chooseFlight(s, menu);
    default:
      return code(V.done);
  }
};

/** [3.2] History is a sound deployment; who has begun otherwise goes on as near to it as he can. */
const chooseDeployment = (menu: Menu): Code => {
  for (let i = 0; i < menu.size; i++) {
    const verb = verbOf(menu.codes[i]);
    if (verb === V.historical || verb === V.done) return menu.codes[i];
  }
  return menu.codes[0];
};

const choosePlace = (s: BlocksState, menu: Menu): Code => {
  const home = code(V.place, HOME[local(s, 1)]);
  for (let i = 0; i < menu.size; i++) if (menu.codes[i] === home) return home;
  return menu.codes[0];
};
