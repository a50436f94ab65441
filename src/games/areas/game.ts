import type { Game, Outcome, Procedure } from '../../kernel/game.ts';
import { ALLIED, FRENCH, SIDES } from './board.ts';
import { check } from './check.ts';
import { ENDINGS, LEXICON, type P } from './lexicon.ts';
import { META } from './meta.ts';
import { odds } from './odds.ts';
import { format, parse } from './position.ts';
import { RULEBOOK } from './rulebook.ts';
import { rallies, rally } from './rules/06-rally.ts';
import { battle, commanders, endPhase, grandBattery } from './rules/06-sequence.ts';
import { advance } from './rules/08-advance.ts';
import { action, dawn, impulse, impulses, sunset } from './rules/08-impulses.ts';
import { cancel, intervene, participate, reroll } from './rules/09-command.ts';
import { double } from './rules/09-double.ts';
import { hand, march } from './rules/10-movement.ts';
import { aftermath, assaults, declare, forward, point, support } from './rules/11-assaults.ts';
import { absorb } from './rules/11-casualties.ts';
import { clash, outcome as result } from './rules/11-outcome.ts';
import { overrun } from './rules/11-overruns.ts';
import { fallBack, recoil, village } from './rules/11-retreats.ts';
import { aim, guns } from './rules/12-fire.ts';
import {
  cavalryWithdraws,
  checked,
  skirmish,
  skirmishersWithdraw,
} from './rules/14-skirmishers.ts';
import { setup } from './setup.ts';
import { fork, type AreasState } from './state.ts';
import { imagine, view, type AreasView } from './view.ts';

const PROCEDURES: Record<keyof typeof P, Procedure<AreasState>> = {
  battle,
  commanders,
  rallies,
  rally,
  grandBattery,
  impulses,
  impulse,
  action,
  double,
  march,
  hand,
  advance,
  assaults,
  point,
  support,
  declare,
  cavalryWithdraws,
  skirmish,
  checked,
  skirmishersWithdraw,
  forward,
  participate,
  clash,
  reroll,
  intervene,
  outcome: result,
  absorb,
  fallBack,
  recoil,
  overrun,
  village,
  aftermath,
  aim,
  guns,
  sunset,
  dawn,
  cancel,
  endPhase,
};

/** By ending (see ENDINGS): who has won. */
const WINNERS: readonly (readonly number[])[] = [
  [],
  [FRENCH],
  [ALLIED],
  [FRENCH],
  [FRENCH],
  [],
  [ALLIED],
  [ALLIED],
];

const FIRST_DEGREE = 3;

const outcome = (s: AreasState): Outcome | null =>
  s.ending === 0
    ? null
    : {
        winners: WINNERS[s.ending],
        rule: s.ending < FIRST_DEGREE ? '17.2' : '17.6',
        reason: ENDINGS[s.ending],
      };

export const areas: Game<AreasState, AreasView> = {
  meta: META,
  rulebook: RULEBOOK,
  lexicon: LEXICON,
  procedures: LEXICON.frames.map((frame) => PROCEDURES[frame.name as keyof typeof P]),
  setup,
  seats: () => SIDES,
  fork,
  view,
  reveal: view,
  imagine,
  parse,
  format,
  outcome,
  check,
  odds,
};
