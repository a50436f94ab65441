import { ARM, SKIRMISHERS, STEPS } from '../board.ts';
import type { AreasState } from '../state.ts';
import { bears } from '../rules/11-casualties.ts';
import { canRetreat } from '../rules/11-retreats.ts';
import { flipCost, lossCost } from './worth.ts';

/** [11.16] How an owner absorbs casualty points most cheaply, and what it costs him. */

/** More points than any area bears. */
export const MOST_POINTS = 24;

const STANDS = 0;
const SPENT = 1;
const GONE = 2;

interface Loss {
  at: number;
  /** What becomes of the unit. */
  to: number;
  points: number;
  cost: number;
}

/** What a retreat of a spent unit costs besides the ground. */
const RETREAT = 0.18;

const lossesOf = (
  s: AreasState,
  u: number,
  at: number,
  now: number,
  refuge: boolean,
  see: (loss: Loss) => void,
): void => {
  if (now === GONE) return;
  const oneStep = STEPS[u] === 1;
  if (now === STANDS && !oneStep) see({ at, to: SPENT, points: 1, cost: flipCost(s, u) });
  const flipped = now === SPENT ? flipCost(s, u) : 0;
  if (ARM[u] === SKIRMISHERS) {
    if (now === SPENT || oneStep) see({ at, to: GONE, points: 1, cost: lossCost(s, u) - flipped });
    return;
  }
  if (now === SPENT && refuge) see({ at, to: GONE, points: 1, cost: RETREAT });
  const points = now === SPENT ? 2 : 3;
  see({ at, to: GONE, points, cost: lossCost(s, u) - flipped });
};

/**
 * By casualty points: what they cost the owner of these units, the first point borne by one of them.
 * What is left behind when nobody stays is the ground.
 */
export const tollOf = (
  s: AreasState,
  units: readonly number[],
  first: number,
  ground: number,
): Float64Array => {
  const toll = new Float64Array(MOST_POINTS);
  const status = units.map((u) => s.spent[u]);
  const refuge = units.map((u) => canRetreat(s, u));
  let bearing = 0;
  let whole = ground;
  for (const u of units) {
    bearing += bears(s, u);
    whole += lossCost(s, u) - (s.spent[u] === 1 ? flipCost(s, u) : 0);
  }
  let points = 0;
  let cost = 0;
  let standing = units.length;
  while (points < Math.min(bearing, MOST_POINTS)) {
    let best: Loss | null = null;
    for (let at = 0; at < units.length; at++) {
      if (points === 0 && units[at] !== first) continue;
      lossesOf(s, units[at], at, status[at], refuge[at], (loss) => {
        const isCheaper = best === null || loss.cost / loss.points < best.cost / best.points;
        if (isCheaper) best = loss;
      });
    }
    const chosen = best as Loss | null;
    if (chosen === null) break;
    status[chosen.at] = chosen.to;
    cost += chosen.cost;
    if (chosen.to === GONE && --standing === 0) cost += ground;
    for (let i = 0; i < chosen.points; i++) {
      if (++points < MOST_POINTS) toll[points] = Math.min(cost, whole);
    }
  }
  for (let i = Math.min(points + 1, bearing); i < MOST_POINTS; i++) toll[i] = whole;
  return toll;
};
