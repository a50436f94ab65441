import type { GameWords } from '../../../boards/words.ts';
import type { EventName, FrameName, VerbName } from '../lexicon.ts';

/** The procedures that ask somebody something. */
type Asking = Extract<
  FrameName,
  | 'transfer'
  | 'transferHand'
  | 'objectives'
  | 'objectiveHand'
  | 'operations'
  | 'hand'
  | 'fireMenu'
  | 'chargeMenu'
  | 'counterCharge'
>;

export type SquaresWords = GameWords<Asking, VerbName, EventName>;
