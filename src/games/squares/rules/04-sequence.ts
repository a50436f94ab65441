import type { Step } from '../../../kernel/game.ts';
import { pop, push } from '../../../kernel/stack.ts';
import { EVERYONE, tell } from '../../../kernel/umpire.ts';
import { E, P, timeOf, type FrameName } from '../lexicon.ts';
import { scenarioOf, type SquaresState } from '../state.ts';
import { lookAtAll } from './04-hidden.ts';
import { beginOperations } from './06-operations.ts';

/** Who a phase belongs to: the player who moves first or second, or nobody. */
const FIRST = 0;
const SECOND = 1;

/** When a phase is left out. */
const FIRST_TURN = 1;
const LATER_TURNS = 2;

/** [4.5] The phases of a turn: the procedure, the player, and the turns that have it. */
const SEQUENCE: readonly (readonly [FrameName, player?: number, turns?: number])[] = [
  ['commandControl'],
  ['allotment', FIRST, FIRST_TURN],
  ['reinforcements', FIRST, LATER_TURNS],
  ['resupply', FIRST, LATER_TURNS],
  ['transfer', FIRST],
  ['objectives', FIRST],
  ['operations', FIRST],
  ['combat', FIRST],
  ['recovery', FIRST],
  ['rally', SECOND],
  ['transfer', SECOND],
  ['objectives', SECOND],
  ['operations', SECOND],
  ['combat', SECOND],
  ['recovery', SECOND],
  ['rally', FIRST],
  ['operations', FIRST],
  ['combat', FIRST],
  ['recovery', FIRST],
  ['rally', SECOND],
  ['operations', SECOND],
  ['combat', SECOND],
  ['recovery', SECOND],
  ['rally', FIRST],
  ['victory'],
];

/** How many phases a turn has. */
const PHASES = SEQUENCE.length;

/** [4.5] Phase after phase, turn after turn, until the last victory phase has decided. */
export const battle: Step<SquaresState> = {
  rule: '4.5',
  run: (s, umpire) => {
    if (s.ending !== 0) {
      pop(s);
      return;
    }
    s.phase = (s.phase % PHASES) + 1;
    if (s.phase === 1) {
      s.turn++;
      const time = timeOf(scenarioOf(s).hours[s.turn]);
      if (umpire.loud) tell(umpire, EVERYONE, '4.5', E.turn, s.turn, time);
      lookAtAll(s, umpire);
    }
    const [phase, player = FIRST, turns] = SEQUENCE[s.phase - 1];
    if (turns === FIRST_TURN ? s.turn > 1 : turns === LATER_TURNS && s.turn === 1) return;
    const side = player === FIRST ? s.first : 1 - s.first;
    if (phase === 'operations') beginOperations(s, side, umpire);
    push(s, P[phase], side);
  },
};
