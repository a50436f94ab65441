import type { Step } from '../../../kernel/game.ts';
import { pop } from '../../../kernel/stack.ts';
import { EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import { ARMIES, ARMY, DEAD, FRENCH, LEADER_OF, TOWN_COUNT, UNIT_COUNT } from '../board.ts';
import { DEFEAT_AT } from '../data/tables.ts';
import { E } from '../lexicon.ts';
import type { BlocksState } from '../state.ts';
import { eliminate } from './02-units.ts';
import { turnsOf } from './04-sequence.ts';

/** [12.0] Whether an army is beaten; the French also when Napoléon is lost. */
const isDefeated = (s: BlocksState, army: number): boolean =>
  s.alive[army] <= DEFEAT_AT[ARMIES[army]] ||
  (army === FRENCH && s.town[LEADER_OF[FRENCH]] === DEAD);

const removeArmy = (s: BlocksState, army: number, umpire: Umpire): void => {
  if (s.alive[army] === 0) return;
  if (umpire.loud) tell(umpire, EVERYONE, '12.0', E.defeated, army);
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (ARMY[u] === army && s.town[u] < TOWN_COUNT) eliminate(s, u, '12.0', umpire);
  }
};

/** [12.1] to [12.3] How the game stands once this turn's battles are over. */
const endingOf = (s: BlocksState): number => {
  const allies = isDefeated(s, 1) && isDefeated(s, 2);
  if (isDefeated(s, FRENCH)) {
    return allies ? 5 : s.town[LEADER_OF[FRENCH]] === DEAD ? 3 : 2;
  }
  if (allies) return 1;
  return s.turn === turnsOf(s) - 1 ? 4 : 0;
};

/** [12.0] Defeats count after all battles of the turn; a defeated army leaves the board. */
export const victory: Step<BlocksState> = {
  rule: '12.0',
  run: (s, umpire) => {
    pop(s);
    s.ending = endingOf(s);
    for (let army = 0; army < ARMIES.length; army++) {
      if (isDefeated(s, army)) removeArmy(s, army, umpire);
    }
  },
};
