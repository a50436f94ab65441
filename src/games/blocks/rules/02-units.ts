import { EVERYONE, seal, tell, type Umpire } from '../../../kernel/umpire.ts';
import { ARMY, DEAD, LEADER, ARM, RATE, SIDE, TOWN_COUNT } from '../board.ts';
import { E } from '../lexicon.ts';
import { marched, OFF, ownersOf, type BlocksState, type RuleNumber } from '../state.ts';

/** Moves a block; the only place where the force of a town changes. */
export const relocate = (s: BlocksState, u: number, to: number): void => {
  const side = SIDE[u] * TOWN_COUNT;
  if (s.town[u] < TOWN_COUNT) s.force[side + s.town[u]]--;
  if (to < TOWN_COUNT) s.force[side + to]++;
  s.town[u] = to;
};

/** Takes a block off the battle board and stands it up again. [2.2] */
export const leaveBoard = (s: BlocksState, u: number): void => {
  s.place[u] = OFF;
  s.fresh[u] = 0;
  s.acted[u] = 0;
  s.square[u] = 0;
  hide(s, u);
};

/** [2.2] Turns a block from the enemy again; what was seen of it stays known. */
export const hide = (s: BlocksState, u: number): void => {
  if (s.shown[u] === 0) return;
  s.shown[u] = 0;
  s.seenCv[u] = s.cv[u];
  s.seenTown[u] = s.town[u];
  s.seenTurn[u] = s.turn + 1;
};

/** [2.2] Lays a block face up for all to see. */
export const reveal = (s: BlocksState, u: number, umpire: Umpire): void => {
  if (s.shown[u] === 1) return;
  s.shown[u] = 1;
  seal(umpire);
};

/** [2.4] Removes a block for good, face up. */
export const eliminate = (s: BlocksState, u: number, rule: RuleNumber, umpire: Umpire): void => {
  if (umpire.loud) tell(umpire, EVERYONE, rule, E.eliminated, u, s.town[u]);
  seal(umpire);
  relocate(s, u, DEAD);
  leaveBoard(s, u);
  s.cv[u] = 0;
  s.disrupted[u] = 0;
  s.road1[u] = 0;
  s.road2[u] = 0;
  s.road3[u] = 0;
  s.seenCv[u] = 0;
  s.seenTown[u] = DEAD;
  s.seenTurn[u] = s.turn + 1;
  s.from[u] = DEAD;
  s.alive[ARMY[u]]--;
};

/** [2.4] Takes steps from a unit; at none it is gone. Leaders have no steps to lose. */
export const loseSteps = (
  s: BlocksState,
  u: number,
  steps: number,
  rule: RuleNumber,
  umpire: Umpire,
): void => {
  if (s.cv[u] > steps) s.cv[u] -= steps;
  else eliminate(s, u, rule, umpire);
};

/** Tells the owner the unit and everybody else only the colour of the block, unless it is shown. */
export const tellMove = (
  s: BlocksState,
  umpire: Umpire,
  rule: RuleNumber,
  kind: number,
  blockKind: number,
  u: number,
  ...towns: number[]
): void => {
  if (!umpire.loud) return;
  const owners = s.shown[u] === 1 ? EVERYONE : ownersOf(s, ARMY[u]);
  tell(umpire, owners, rule, kind, u, ...towns);
  if (owners !== EVERYONE) tell(umpire, EVERYONE & ~owners, rule, blockKind, ARMY[u], ...towns);
};

/** Whether the unit has force-marched this turn. [5.5] */
export const hasForceMarched = (s: BlocksState, u: number): boolean => marched(s, u) > RATE[u];

/** [10.1] Whether the unit began the turn with its leader, who has ordered force marches. */
export const isCommanded = (s: BlocksState, leader: number, u: number): boolean =>
  s.commanding[ARMY[u]] === 1 && s.from[u] === s.from[leader] && ARM[u] !== LEADER;
