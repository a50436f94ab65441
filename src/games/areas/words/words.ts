import type { GameWords } from '../../../boards/words.ts';
import type { EventName, FrameName, VerbName } from '../lexicon.ts';

/** The procedures that ask somebody something. */
type Asking = Extract<
  FrameName,
  | 'rally'
  | 'impulse'
  | 'action'
  | 'double'
  | 'march'
  | 'hand'
  | 'advance'
  | 'assaults'
  | 'point'
  | 'support'
  | 'cavalryWithdraws'
  | 'skirmish'
  | 'skirmishersWithdraw'
  | 'forward'
  | 'participate'
  | 'reroll'
  | 'intervene'
  | 'absorb'
  | 'fallBack'
  | 'recoil'
  | 'overrun'
  | 'village'
  | 'aim'
  | 'guns'
  | 'cancel'
>;

export type AreasWords = GameWords<Asking, VerbName, EventName>;
