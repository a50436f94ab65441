import { distance } from '../../../boards/squares.ts';
import { code, verbOf } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import { local, pop, push, seatBit } from '../../../kernel/stack.ts';
import { tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { CHARGE_LIMITS } from '../data/charts.ts';
import { CHARGED, CONSIDERED, hasFate, stands } from '../fates.ts';
import { E, P, V } from '../lexicon.ts';
import { CHARGE, COUNTER_CHARGE } from '../numbers.ts';
import { bar, scenarioOf, sideOf, witnesses, type SquaresState } from '../state.ts';
import { chargeBar } from './06-formations.ts';
import { isSeen, topsFor } from './06-sight.ts';
import { isBefore } from './06-targets.ts';
import { TRULY } from './06-zones.ts';
import { beginRide, passesChargeTest } from './07-charges-start.ts';

const ASKED = bar('6.431', 'cavalry is asked whether it charges in turn or stands fast');

/** [6.431] [20.14] Whether a unit waits for a charge like this, and is fit for one of its own. */
const isReady = (s: SquaresState, v: Unit, u: Unit): boolean =>
  s.formation[v] === COUNTER_CHARGE &&
  stands(s, v) &&
  !hasFate(s, v, CONSIDERED | CHARGED) &&
  distance(scenarioOf(s).grid, s.square[v], s.square[u]) <= CHARGE_LIMITS.counterChargeWithin &&
  chargeBar(s, v, s.op[v], TRULY) === null;

/** [6.431] The next unit that could answer a charge it sees; charges in turn are not answered (R275). */
const nextReady = (s: SquaresState, u: Unit): Unit => {
  if (s.formation[u] !== CHARGE) return NOBODY;
  let heights: Uint8Array | null = null;
  for (const v of scenarioOf(s).units.ofSide[1 - sideOf(u)]) {
    if (!isReady(s, v, u) || !isBefore(s, v, s.square[u])) continue;
    heights ??= topsFor(s);
    if (isSeen(s, heights, s.square[v], s.square[u])) return v;
  }
  return NOBODY;
};

/** [6.431] Tests the next unit that could answer; its owner is asked if it passes. False when there is none. */
export const challenge = (s: SquaresState, u: Unit, umpire: Umpire): boolean => {
  const v = nextReady(s, u);
  if (v === NOBODY) return false;
  s.fate[v] |= CONSIDERED;
  if (passesChargeTest(s, v, s.square[u], umpire)) push(s, P.counterCharge, v, u);
  return true;
};

/** [6.431] Whether cavalry charges the enemy cavalry that charges before it. */
export const counterCharge: Decision<SquaresState> = {
  rule: '6.431',
  asks: (s) => seatBit(sideOf(local(s, 0))),
  menu: (_s, _seat, m) => {
    offer(m, code(V.counterCharge));
    offer(m, code(V.stand));
  },
  bar: (_s, _seat, c) => (verbOf(c) === V.counterCharge || verbOf(c) === V.stand ? null : ASKED),
  take: (s, _seat, c, umpire) => {
    const [v, u] = [local(s, 0), local(s, 1)];
    pop(s);
    if (verbOf(c) === V.stand) return;
    if (umpire.loud) tell(umpire, witnesses(s, v), '6.431', E.counterCharges, v, u);
    beginRide(s, v, s.square[u], '6.431', umpire);
  },
};
