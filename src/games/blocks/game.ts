import type { Game, Outcome, Procedure } from '../../kernel/game.ts';
import { check } from './check.ts';
import { ENDINGS, LEXICON, type P } from './lexicon.ts';
import { META } from './meta.ts';
import { odds } from './odds.ts';
import { format, parse } from './position.ts';
import { RULEBOOK } from './rulebook.ts';
import { deploy, deployHand } from './rules/03-deployment.ts';
import { campaign, endingRule, turnEnd } from './rules/04-sequence.ts';
import { march, marchHand, stragglers } from './rules/05-movement.ts';
import { array, battles, battleTurn, fight, join } from './rules/06-battles.ts';
import { flee, fleeHand, regroup, regroupHand } from './rules/07-retreats.ts';
import { retreat, retreatHand, rout } from './rules/07-retreats.ts';
import { combat, losses, morale } from './rules/08-combat.ts';
import { reinforce } from './rules/09-reinforcements.ts';
import { supply, supplyLoss } from './rules/11-supply.ts';
import { victory } from './rules/12-victory.ts';
import { setup } from './setup.ts';
import { confer, fork, type BlocksState } from './state.ts';
import { imagine, reveal, view, type BlocksView } from './view.ts';

const PROCEDURES: Record<keyof typeof P, Procedure<BlocksState>> = {
  campaign,
  deploy,
  deployHand,
  march,
  marchHand,
  stragglers,
  battles,
  fight,
  array,
  join,
  battleTurn,
  morale,
  retreat,
  retreatHand,
  combat,
  losses,
  reinforce,
  rout,
  flee,
  fleeHand,
  regroup,
  regroupHand,
  supply,
  supplyLoss,
  victory,
  turnEnd,
};

const SEATS_2 = ['French', 'Allied'];
const SEATS_3 = ['French', 'British', 'Prussian'];

const winnersOf = (s: BlocksState): number[] =>
  s.ending === 1 ? [0] : s.ending === 5 ? [] : s.players === 3 ? [1, 2] : [1];

const outcome = (s: BlocksState): Outcome | null =>
  s.ending === 0
    ? null
    : { winners: winnersOf(s), rule: endingRule(s.ending), reason: ENDINGS[s.ending] };

export const blocks: Game<BlocksState, BlocksView> = {
  meta: META,
  rulebook: RULEBOOK,
  lexicon: LEXICON,
  procedures: LEXICON.frames.map((frame) => PROCEDURES[frame.name as keyof typeof P]),
  setup,
  seats: (s) => (s.players === 3 ? SEATS_3 : SEATS_2),
  fork,
  confer,
  view,
  reveal,
  imagine,
  parse,
  format,
  outcome,
  check,
  odds,
};
