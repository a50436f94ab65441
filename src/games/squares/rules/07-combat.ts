import type { Step } from '../../../kernel/game.ts';
import { local, pop, setLocal } from '../../../kernel/stack.ts';
import { EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import type { Unit } from '../battle.ts';
import { E } from '../lexicon.ts';
import { SWAMP, TOWN, WOODS } from '../numbers.ts';
import { isOnMap, MELEE, scenarioOf, sideOf, type SquaresState } from '../state.ts';
import { isInEnemyZone } from './06-zones.ts';
import { chargeMelees, exhaust, pursuits, relapses } from './07-charges-end.ts';
import { beginCharges } from './07-charges.ts';
import { advances } from './07-advances.ts';
import { fireAll } from './07-fire.ts';
import { melees } from './07-melee-phase.ts';
import { recoils } from './07-recoils.ts';
import { withdrawals } from './07-withdrawals.ts';

/** A part of the combat phase of a side. */
type Part = (s: SquaresState, phasing: number, umpire: Umpire) => void;

/** [6.354] Next to the enemy skirmishers come in, except on broken ground. */
const recallSkirmishers = (s: SquaresState, u: Unit): void => {
  if (s.out[u] === 0) return;
  const terrain = scenarioOf(s).ground.terrain[s.square[u]];
  if (terrain === WOODS || terrain === TOWN || terrain === SWAMP) return;
  if (isInEnemyZone(s, s.square[u], sideOf(u))) s.out[u] = 0;
};

/** What is over with the phase: fates, and orders to melee (R201). */
const closing: Part = (s, phasing) => {
  for (const [side, own] of scenarioOf(s).units.ofSide.entries()) {
    for (const u of own) {
      s.fate[u] = 0;
      s.threat[u] = 0;
      if (side === phasing) s.orders[u] &= ~MELEE;
      if (isOnMap(s, u)) recallSkirmishers(s, u);
    }
  }
};

/** [7.0] The parts of a combat phase in their order. */
const PARTS: readonly Part[] = [
  beginCharges,
  (s, _phasing, umpire) => {
    fireAll(s, true, umpire);
  },
  (s, _phasing, umpire) => {
    fireAll(s, false, umpire);
  },
  chargeMelees,
  melees,
  exhaust,
  withdrawals,
  pursuits,
  advances,
  relapses,
  recoils,
  closing,
];

/** [7.0] The combat phase of a side, part after part. */
export const combat: Step<SquaresState> = {
  rule: '7.0',
  run: (s, umpire) => {
    const phasing = local(s, 0);
    const part = local(s, 1);
    if (part === 0 && umpire.loud) tell(umpire, EVERYONE, '7.0', E.combat, phasing);
    if (part === PARTS.length - 1) pop(s);
    else setLocal(s, 1, part + 1);
    PARTS[part](s, phasing, umpire);
  },
};
