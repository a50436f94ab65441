import { code, type Code } from '../../../kernel/choice.ts';
import type { Menu } from '../../../kernel/menu.ts';
import { topProcedure } from '../../../kernel/stack.ts';
import { P, V } from '../lexicon.ts';
import type { AreasState } from '../state.ts';
import {
  chooseCommit,
  chooseFallBack,
  chooseForward,
  chooseIntervention,
  chooseLeaver,
  chooseLoss,
  choosePoint,
  chooseRecoil,
  chooseReroll,
  chooseRide,
  chooseSkirmish,
  chooseSupport,
  chooseWithdrawal,
} from './fighting.ts';
import {
  chooseAction,
  chooseAdvance,
  chooseAssault,
  chooseImpulse,
  chooseLead,
  chooseMarch,
  chooseStep,
} from './moving.ts';
import type { Mind } from './mind.ts';
import { chooseCancel, chooseFirer, chooseRally, chooseTarget } from './resting.ts';

type Chooser = (s: AreasState, m: Mind, menu: Menu) => Code;

/** By procedure: what a player with a plan in mind chooses. */
const CHOOSERS: ReadonlyMap<number, Chooser> = new Map<number, Chooser>([
  [P.rally, (s, _, menu) => chooseRally(s, menu)],
  [P.impulse, (s, m) => chooseImpulse(s, m)],
  [P.action, chooseAction],
  [P.double, chooseLead],
  [P.march, chooseMarch],
  [P.hand, chooseStep],
  [P.advance, chooseAdvance],
  [P.assaults, (_, m, menu) => chooseAssault(m, menu)],
  [P.point, (s, _, menu) => choosePoint(s, menu)],
  [P.support, (s, _, menu) => chooseSupport(s, menu)],
  [P.cavalryWithdraws, chooseWithdrawal],
  [P.skirmish, (s, _, menu) => chooseSkirmish(s, menu)],
  [P.skirmishersWithdraw, chooseWithdrawal],
  [P.forward, (s, _, menu) => chooseForward(s, menu)],
  [P.participate, (s, _, menu) => chooseCommit(s, menu)],
  [P.reroll, (s, _, menu) => chooseReroll(s, menu)],
  [P.intervene, (s, _, menu) => chooseIntervention(s, menu)],
  [P.absorb, chooseLoss],
  [P.fallBack, chooseFallBack],
  [P.recoil, chooseRecoil],
  [P.overrun, (s, _, menu) => chooseRide(s, menu)],
  [P.village, (s, _, menu) => chooseLeaver(s, menu)],
  [P.aim, chooseTarget],
  [P.guns, (s, _, menu) => chooseFirer(s, menu)],
  [P.cancel, chooseCancel],
]);

/** What a player with this mind chooses; the menu is his. */
export const policy: Chooser = (s, m, menu) =>
  CHOOSERS.get(topProcedure(s))?.(s, m, menu) ?? code(V.done);
