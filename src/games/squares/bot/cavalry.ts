import type { Square } from '../../../boards/squares.ts';
import { COUNTER_CHARGE, NORMAL, OPEN } from '../numbers.ts';
import { scenarioOf, type SquaresState } from '../state.ts';
import type { Unit } from '../battle.ts';
import { gripOf, promise, type Holdings } from './control.ts';
import { exposureAt } from './influence.ts';
import { vulnerability } from './infantry.ts';
import { marchTo } from './marches.ts';
import type { Mission } from './tasks.ts';
import type { Picture } from './picture.ts';
import { isShared, type Drill, type Rate } from './stands.ts';

/** How cavalry waits for its hour, in points for a man. */
const WEIGHTS = {
  exposure: 1.6,
  progress: 0.006,
  /** A square nearer to the enemy than it keeps. */
  distance: 0.03,
  crowd: 0.01,
  /** Friends in reach who would cover it. */
  cover: 0.00003,
} as const;

/** Cavalry waits out of musketry, within a charge; the tired farther off. */
const KEEPS = 4;
const KEEPS_TIRED = 9;

export const cavalryRate =
  (p: Picture, mission: Mission, held: Holdings, start: Square, tired: boolean): Rate =>
  (s, u) => {
    const { units } = scenarioOf(s);
    const square = s.square[u];
    const keeps = tired ? KEEPS_TIRED : KEEPS;
    const way = marchTo(scenarioOf(s), mission.goal, units.mover[u])[square];
    const aim =
      -way * WEIGHTS.progress * (tired ? 0 : 1) -
      Math.max(0, keeps - p.foeAway[square]) * WEIGHTS.distance -
      (isShared(s, u, square) ? WEIGHTS.crowd : 0) +
      Math.min(2000, p.own.shock[square]) * WEIGHTS.cover;
    // [7.51] Beside an enemy only cavalry that waits for a charge stays.
    const stays = p.foeAway[square] > 1 || s.formation[u] === COUNTER_CHARGE;
    const grip =
      stays && !tired ? gripOf(s, u, start, square, held, p.side) * promise(p.turnsLeft) : 0;
    return (
      grip + s.men[u] * aim - exposureAt(p.foe, square) * vulnerability(s, u) * WEIGHTS.exposure
    );
  };

export const cavalryDrill = (s: SquaresState, u: Unit): Drill => {
  const now = s.formation[u];
  const moves = now === NORMAL || now === OPEN;
  return {
    marching: moves ? [now] : [now, NORMAL],
    standing: [NORMAL, COUNTER_CHARGE],
  };
};
