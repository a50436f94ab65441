import { code, first, second, verbOf } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer, type Menu } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, seatBit, setLocal } from '../../../kernel/stack.ts';
import { EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import { ARM, IS_RIFLES, SIDE, SIDE_END, SIDE_FIRST, SKIRMISHERS, STEPS } from '../board.ts';
import { CASUALTY } from '../data/tables.ts';
import { E, V } from '../lexicon.ts';
import { bar, isEngaged, type AreasState } from '../state.ts';
import { eliminate, someAt, spend } from './07-areas.ts';
import { canRetreat, offerRetreats, retreat, retreatBar, shelterBar } from './11-retreats.ts';

const NOT_HIT = bar('11.16', 'only units of the area that was hit absorb casualty points');
const FIRST_HIT = bar('11.16', 'the unit that was the target absorbs the first casualty point');
const SPENT_ALREADY = bar('11.16', 'that unit is spent already');
const ONE_STEP = bar('14.1', 'skirmishers of one step are eliminated when they would be spent');
const FRESH_STAYS = bar('11.16', 'only a spent unit absorbs a casualty point by a retreat');
const CANNOT_BEAR = bar('11.16', 'without that unit the others could not absorb the rest');
const BACK_ONLY = bar('11.17', 'an attacker retreats to where he came from');
const ABSORBING = bar('11.16', 'casualty points are to be absorbed first');

/** [11.16] The points that eliminating the unit absorbs, which is all it can bear. */
export const bears = (s: AreasState, u: number): number => {
  if (ARM[u] === SKIRMISHERS) return STEPS[u] - s.spent[u];
  return s.spent[u] === 1 ? CASUALTY.spentEliminated : CASUALTY.freshEliminated;
};

/** Whether the unit stands among those that were hit: attackers only while they assault. [14.10] */
const isHit = (s: AreasState, side: number, area: number, u: number): boolean =>
  SIDE[u] === side && s.place[u] === area && (side !== s.side || isEngaged(s, u));

/** [11.16] What all units that were hit can bear together. */
export const bearing = (s: AreasState, side: number, area: number): number => {
  let sum = 0;
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (isHit(s, side, area, u)) sum += bears(s, u);
  }
  return sum;
};

/** An attacker who entered the area goes back there; all others retreat by priorities. */
const goesBack = (s: AreasState, u: number): boolean => SIDE[u] === s.side && s.came[u] > 0;

const wayBar = (s: AreasState, u: number, to: number): Bar | null => {
  if (!goesBack(s, u)) return retreatBar(s, u, to);
  return s.came[u] - 1 === to ? shelterBar(s, u, to) : BACK_ONLY;
};

const hasWay = (s: AreasState, u: number): boolean =>
  goesBack(s, u) ? shelterBar(s, u, s.came[u] - 1) === null : canRetreat(s, u);

/** The losses to absorb, from the frame on top. */
interface Toll {
  readonly side: number;
  readonly area: number;
  readonly points: number;
  /** The unit that takes the first point, plus one; 0 once it has. */
  readonly first: number;
}

const toll = (s: AreasState): Toll => ({
  side: local(s, 0),
  area: local(s, 1),
  points: local(s, 2),
  first: local(s, 3),
});

const unitBar = (s: AreasState, t: Toll, u: number): Bar | null => {
  if (!isHit(s, t.side, t.area, u)) return NOT_HIT;
  return t.first !== 0 && t.first !== u + 1 ? FIRST_HIT : null;
};

const spendBar = (s: AreasState, u: number): Bar | null =>
  STEPS[u] === 1 ? ONE_STEP : s.spent[u] === 1 ? SPENT_ALREADY : null;

/** A unit that retreats bears no more: the others must be able to bear the rest. */
const leaveBar = (s: AreasState, t: Toll, u: number): Bar | null => {
  if (s.spent[u] === 0) return FRESH_STAYS;
  const rest = bearing(s, t.side, t.area) - bears(s, u);
  return rest < t.points - CASUALTY.spentRetreats ? CANNOT_BEAR : null;
};

const offerLosses = (s: AreasState, t: Toll, u: number, m: Menu): void => {
  if (spendBar(s, u) === null) offer(m, code(V.spend, u));
  offer(m, code(V.eliminate, u));
  if (leaveBar(s, t, u) !== null || !hasWay(s, u)) return;
  if (goesBack(s, u)) offer(m, code(V.retreat, u, s.came[u] - 1));
  else offerRetreats(s, u, m);
};

/** [11.16] Whether all must be eliminated: the rifles alone absorb as much by their last retreat. */
const isDoomed = (s: AreasState, t: Toll): boolean => {
  const rest = bearing(s, t.side, t.area) - t.points;
  if (rest !== 0) return rest < 0;
  return !someAt(s, t.side, t.area, (s, u) => IS_RIFLES[u] && isHit(s, t.side, t.area, u));
};

/** [11.12.5] The owner absorbs casualty points, one loss at a time. */
export const absorb: Decision<AreasState> = {
  rule: '11.16',
  asks: (s, umpire) => {
    const t = toll(s);
    if (t.points > 0 && !isDoomed(s, t)) return seatBit(t.side);
    if (t.points > 0) loseAll(s, t, umpire);
    pop(s);
    return 0;
  },
  menu: (s, _seat, m) => {
    const t = toll(s);
    for (let u = SIDE_FIRST[t.side]; u < SIDE_END[t.side]; u++) {
      if (s.place[u] === t.area && unitBar(s, t, u) === null) offerLosses(s, t, u, m);
    }
  },
  bar: (s, _seat, c) => {
    const t = toll(s);
    const u = first(c);
    switch (verbOf(c)) {
      case V.spend:
        return unitBar(s, t, u) ?? spendBar(s, u);
      case V.eliminate:
        return unitBar(s, t, u);
      case V.retreat:
        return unitBar(s, t, u) ?? leaveBar(s, t, u) ?? wayBar(s, u, second(c));
      default:
        return ABSORBING;
    }
  },
  take: (s, _seat, c, umpire) => {
    const u = first(c);
    const points = local(s, 2);
    setLocal(s, 3, 0);
    switch (verbOf(c)) {
      case V.spend:
        setLocal(s, 2, points - CASUALTY.freshSpent);
        spend(s, u, '11.16', umpire);
        break;
      case V.eliminate:
        setLocal(s, 2, Math.max(0, points - bears(s, u)));
        eliminate(s, u, '11.16', umpire);
        break;
      default:
        setLocal(s, 2, points - CASUALTY.spentRetreats);
        retreat(s, u, second(c), '11.16', umpire);
    }
  },
  lone: () => true,
};

/** [11.16] More than can be borne: all are eliminated. What is too much may let a charge ride on. */
const loseAll = (s: AreasState, t: Toll, umpire: Umpire): void => {
  s.broke = t.points > bearing(s, t.side, t.area) ? 1 : 0;
  if (t.first !== 0 && isHit(s, t.side, t.area, t.first - 1)) {
    eliminate(s, t.first - 1, '11.16', umpire);
  }
  for (let u = SIDE_FIRST[t.side]; u < SIDE_END[t.side]; u++) {
    if (isHit(s, t.side, t.area, u)) eliminate(s, u, '11.16', umpire);
  }
};

/** [11.12.5] Announces the points a side must absorb. */
export const tellCasualties = (side: number, points: number, umpire: Umpire): void => {
  if (umpire.loud) tell(umpire, EVERYONE, '11.16', E.casualties, side, points);
};
