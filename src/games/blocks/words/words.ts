import type { GameWords } from '../../../boards/words.ts';
import type { EventName, FrameName, VerbName } from '../lexicon.ts';

/** The procedures that ask somebody something. */
type Asking = Extract<
  FrameName,
  | 'deploy'
  | 'deployHand'
  | 'march'
  | 'marchHand'
  | 'fight'
  | 'array'
  | 'retreat'
  | 'retreatHand'
  | 'combat'
  | 'losses'
  | 'reinforce'
  | 'flee'
  | 'fleeHand'
  | 'regroup'
  | 'regroupHand'
  | 'supplyLoss'
>;

export type BlocksWords = GameWords<Asking, VerbName, EventName>;

/** The monograms of the three sovereigns. */
export const CIPHERS = { French: 'N', British: 'GR', Prussian: 'FW' };
