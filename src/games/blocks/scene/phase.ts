import { FRAME } from '../../../kernel/stack.ts';
import { P } from '../lexicon.ts';
import { JOINED, OVER, type BlocksState } from '../state.ts';

/** What the stack of a view tells of the moment: the battle that is decided, the unit in the hand. */

const NONE = -1;

/** The local that holds the battle, of the procedures that belong to one. */
const BATTLE_LOCAL: Readonly<Record<number, number>> = {
  [P.array]: 1,
  [P.join]: 0,
  [P.battleTurn]: 0,
  [P.morale]: 0,
  [P.retreat]: 1,
  [P.retreatHand]: 1,
  [P.combat]: 1,
  [P.losses]: 1,
  [P.reinforce]: 1,
  [P.rout]: 1,
  [P.flee]: 1,
  [P.fleeHand]: 1,
  [P.regroup]: 1,
  [P.regroupHand]: 1,
};

/** The local that holds the unit, of the procedures that hold one in the hand. */
const UNIT_LOCAL: Readonly<Record<number, number>> = {
  [P.deployHand]: 1,
  [P.marchHand]: 1,
  [P.retreatHand]: 2,
  [P.fleeHand]: 2,
  [P.regroupHand]: 2,
};

/** The frames as [procedure, ...locals], the top first. */
const framesOf = (s: BlocksState): number[][] => {
  const frames: number[][] = [];
  for (let i = s.stack.length - FRAME; i >= 0; i -= FRAME) frames.push(s.stack.slice(i, i + FRAME));
  return frames;
};

const isBattleFrame = ([procedure]: readonly number[]): boolean => procedure in BATTLE_LOCAL;
const battleOf = (frame: readonly number[]): number => frame[1 + BATTLE_LOCAL[frame[0]]];

/** The battle that is being decided, or -1. */
export const decidedBattle = (s: BlocksState): number => {
  const frame = framesOf(s).find(isBattleFrame);
  return frame === undefined ? NONE : battleOf(frame);
};

/** Whether the battle has a board: its lines stand, or are being drawn up. */
export const isUnderWay = (s: BlocksState, b: number): boolean =>
  s.stage[b] === JOINED ||
  (s.stage[b] !== OVER &&
    framesOf(s).some((frame) => frame[0] === P.array && battleOf(frame) === b));

/** The side whose battle turn it is in this battle, or -1. */
export const sideInTurn = (s: BlocksState, b: number): number =>
  framesOf(s).find((frame) => frame[0] === P.battleTurn && battleOf(frame) === b)?.[2] ?? NONE;

/** The unit in the viewer's hand, or -1: a view does not show what another seat holds. */
export const unitInHand = (s: BlocksState): number => {
  const top = framesOf(s).at(0);
  return top !== undefined && top[0] in UNIT_LOCAL ? top[1 + UNIT_LOCAL[top[0]]] : NONE;
};

export const isMarching = (s: BlocksState): boolean =>
  framesOf(s).some(([procedure]) => procedure === P.march);
