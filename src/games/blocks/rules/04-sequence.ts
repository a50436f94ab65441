import type { Step } from '../../../kernel/game.ts';
import { pop, push } from '../../../kernel/stack.ts';
import { EVERYONE, seal, tell } from '../../../kernel/umpire.ts';
import { ARMIES, UNIT_COUNT } from '../board.ts';
import { GROUP_MOVES } from '../data/tables.ts';
import { TURNS_BY_DAYS } from '../data/turns.ts';
import { E, P } from '../lexicon.ts';
import { activeSide, alliesTalk, armyBit, partsOf, type BlocksState } from '../state.ts';
import { hide } from './02-units.ts';

/** [4.0] A campaign turn: movement, then battles, then supply, victory and the turn's end. */
const TURN = [P.stragglers, P.battles, P.supply, P.victory, P.turnEnd];

export const turnsOf = (s: BlocksState): number => TURNS_BY_DAYS[s.days === 6 ? 6 : 8];

/** [4.0] Campaign turns follow each other until the game is decided or time runs out. */
export const campaign: Step<BlocksState> = {
  rule: '4.0',
  run: (s, umpire) => {
    if (s.ending !== 0) {
      if (umpire.loud) tell(umpire, EVERYONE, endingRule(s.ending), E.over, s.ending);
      pop(s);
      return;
    }
    s.turn++;
    startTurn(s);
    if (s.players === 3 && alliesTalk(s)) seal(umpire);
    if (umpire.loud) tell(umpire, EVERYONE, '4.0', E.turn, s.turn);
    layOutTurn(s);
  },
};

/** [4.0] [4.1] The turn as it lies ahead: who has units left marches, and the last ends movement. */
export const layOutTurn = (s: BlocksState): void => {
  for (let i = TURN.length - 1; i >= 0; i--) push(s, TURN[i]);
  let last = 1;
  for (const armies of partsOf(s, activeSide(s)).toReversed()) {
    if (!hasUnitsLeft(s, armies)) continue;
    push(s, P.march, armies, last);
    last = 0;
  }
};

const hasUnitsLeft = (s: BlocksState, armies: number): boolean =>
  s.alive.some((count, army) => count > 0 && (armies & armyBit(army)) !== 0);

export const endingRule = (ending: number): '12.1' | '12.2' | '12.3' =>
  ending === 1 ? '12.1' : ending === 5 ? '12.3' : '12.2';

const startTurn = (s: BlocksState): void => {
  for (let u = 0; u < UNIT_COUNT; u++) s.from[u] = s.town[u];
  for (let army = 0; army < ARMIES.length; army++) s.groupMoves[army] = GROUP_MOVES[ARMIES[army]];
};

/** The end of a turn: the disrupted recover [7.4], blocks stand up [2.2], roads are free again. */
export const turnEnd: Step<BlocksState> = {
  rule: '4.0',
  run: (s) => {
    for (let u = 0; u < UNIT_COUNT; u++) {
      s.road1[u] = 0;
      s.road2[u] = 0;
      s.road3[u] = 0;
      s.disrupted[u] = 0;
      s.acted[u] = 0;
      hide(s, u);
    }
    s.used.fill(0);
    s.battleUsed.fill(0);
    s.activated.fill(0);
    s.commanding.fill(0);
    s.battleTown.length = 0;
    s.gates.length = 0;
    s.quiet.length = 0;
    s.stage.length = 0;
    s.order.length = 0;
    s.firedCorps.fill(0);
    s.shots = 0;
    s.stirred = 0;
    pop(s);
  },
};
