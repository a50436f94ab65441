import type { Game, Outcome, Procedure } from '../../kernel/game.ts';
import { SIDES } from './data/lists.ts';
import { check } from './check.ts';
import { ENDINGS, LEXICON, type FrameName } from './lexicon.ts';
import { META } from './meta.ts';
import { ALLIED, FRENCH } from './numbers.ts';
import { odds } from './odds.ts';
import { PLANNER } from './orders/planner.ts';
import { format, parse } from './position.ts';
import { RULEBOOK } from './rulebook.ts';
import { battle } from './rules/04-sequence.ts';
import { objectiveHand, objectives } from './rules/05-objectives.ts';
import { hand, operations } from './rules/06-operations.ts';
import { chargeMenu, fireMenu } from './rules/06-targets.ts';
import { counterCharge } from './rules/07-charges-counter.ts';
import { ride } from './rules/07-charges-ride.ts';
import { charges } from './rules/07-charges.ts';
import { combat } from './rules/07-combat.ts';
import { allotment, commandControl } from './rules/09-command.ts';
import { transfer, transferHand } from './rules/09-transfer.ts';
import { rally, recovery } from './rules/10-recovery.ts';
import { reinforcements } from './rules/10-reinforcements.ts';
import { resupply } from './rules/10-supply.ts';
import { victory } from './rules/11-victory.ts';
import { setup } from './setup.ts';
import { fork, type SquaresState } from './state.ts';
import { imagine, reveal, view, type SquaresView } from './view.ts';

const PROCEDURES: Record<FrameName, Procedure<SquaresState>> = {
  battle,
  commandControl,
  allotment,
  reinforcements,
  resupply,
  transfer,
  transferHand,
  objectives,
  objectiveHand,
  operations,
  hand,
  fireMenu,
  chargeMenu,
  combat,
  charges,
  ride,
  counterCharge,
  recovery,
  rally,
  victory,
};

const DRAW = ENDINGS.indexOf('draw');

const outcome = (s: SquaresState): Outcome | null =>
  s.ending === 0
    ? null
    : {
        winners: s.ending === DRAW ? [] : [s.ending < DRAW ? FRENCH : ALLIED],
        rule: '11.0',
        reason: ENDINGS[s.ending],
      };

/** [6.341] Of men who stand together one is hit: dice have as many sides as a square can hold men. */
const MOST_SIDES = 9999;

export const squares: Game<SquaresState, SquaresView> = {
  meta: META,
  rulebook: RULEBOOK,
  dieSides: MOST_SIDES,
  lexicon: LEXICON,
  procedures: LEXICON.frames.map((frame) => PROCEDURES[frame.name as FrameName]),
  setup,
  outcome,
  seats: () => SIDES,
  view,
  reveal,
  imagine,
  odds,
  planner: PLANNER,
  format,
  parse,
  fork,
  check,
};
