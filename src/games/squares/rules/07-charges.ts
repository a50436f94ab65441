import type { Step } from '../../../kernel/game.ts';
import { local, pop, push, setLocal } from '../../../kernel/stack.ts';
import { tell, type Umpire } from '../../../kernel/umpire.ts';
import type { Unit } from '../battle.ts';
import { CHARGED, ESCORTED } from '../fates.ts';
import { E, P } from '../lexicon.ts';
import { ARTILLERY, CHARGE, INFANTRY } from '../numbers.ts';
import { FIRST_TARGET, isOnMap, scenarioOf, staffOf, type SquaresState } from '../state.ts';
import { chargeBar } from './06-formations.ts';
import { holdsArm } from './06-stacks.ts';
import { TRULY } from './06-zones.ts';
import { beginRide, passesChargeTest } from './07-charges-start.ts';

/** [6.43] Whether the unit has been told to charge, and where to. */
const isToCharge = (s: SquaresState, u: Unit): boolean =>
  isOnMap(s, u) && s.formation[u] === CHARGE && s.plot[u] >= FIRST_TARGET;

/** [6.436] Guns that have infantry on their square do not forget it when the infantry flees. */
const markEscorted = (s: SquaresState): void => {
  const { arm, ofSide } = scenarioOf(s).units;
  for (const own of ofSide) {
    for (const u of own) {
      if (arm[u] !== ARTILLERY || !isOnMap(s, u)) continue;
      if (holdsArm(s, s.square[u], INFANTRY)) s.fate[u] |= ESCORTED;
    }
  }
};

/** [7.1] The charges of a side come first in its combat phase. */
export const beginCharges = (s: SquaresState, phasing: number): void => {
  const own = scenarioOf(s).units.ofSide[phasing];
  if (!own.some((u) => isToCharge(s, u))) return;
  markEscorted(s);
  push(s, P.charges, phasing);
};

/** [6.43] [6.435] One charge: who is fit for it and passes his test rides (R272). */
const launch = (s: SquaresState, u: Unit, side: number, umpire: Umpire): void => {
  const barred = chargeBar(s, u, s.op[u], TRULY);
  if (barred !== null) {
    if (umpire.loud) tell(umpire, staffOf(side), barred.rule, E.holdsBack, u);
    return;
  }
  const target = s.plot[u] - FIRST_TARGET;
  if (passesChargeTest(s, u, target, umpire)) beginRide(s, u, target, '6.43', umpire);
};

/** [7.1] Those who are to charge do so one after the other, by their numbers. */
export const charges: Step<SquaresState> = {
  rule: '7.1',
  run: (s, umpire) => {
    const [side, next] = [local(s, 0), local(s, 1)];
    const own = scenarioOf(s).units.ofSide[side];
    if (next === own.length) {
      pop(s);
      return;
    }
    setLocal(s, 1, next + 1);
    const u = own[next];
    if (isToCharge(s, u) && (s.fate[u] & CHARGED) === 0) launch(s, u, side, umpire);
  },
};
