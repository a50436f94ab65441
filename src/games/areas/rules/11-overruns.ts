import { code, first, second, verbOf } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, seatBit, setLocal } from '../../../kernel/stack.ts';
import { EVERYONE, tell } from '../../../kernel/umpire.ts';
import {
  ARM,
  AREA_COUNT,
  AWAY,
  BOARD,
  CAVALRY,
  isAdjacent,
  IS_CLEAR,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
} from '../board.ts';
import { E, V } from '../lexicon.ts';
import { bar, forceAt, hasEnemy, isEngaged, MOVED, type AreasState } from '../state.ts';
import { hasRoom, relocate } from './07-areas.ts';
import { ASSAULTED, CHARGE, FULL, OVERRUN } from './10-costs.ts';
import { beginAssault } from './11-assaults.ts';

const NOT_RIDING = bar('11.9', 'only cavalry of this charge may ride on');
const ONE_AREA = bar('11.9', 'all that ride on enter the same area');
const CLEAR_ONLY = bar('11.9', 'an overrun enters an adjacent area of clear ground');
const NOT_HELD = bar('11.9', 'an overrun enters an area that is vacant or holds only enemies');
const POINT_FIRST = bar('19.4', 'with charge exhaustion the same unit leads the overrun');
const RIDING = bar('11.9', 'the charge may ride on: choose cavalry, or be done');

/** [11.9] The rule that closes an area to the overrun, or null. */
const areaBar = (s: AreasState, from: number, to: number): Bar | null => {
  if (to >= AREA_COUNT || !isAdjacent(from, to) || !IS_CLEAR[to]) return CLEAR_ONLY;
  if (s.contested[to] === 1 || forceAt(s, s.side, to) > 0) return NOT_HELD;
  return hasEnemy(s, s.side, to) && s.assaulted[to] === 1 ? ASSAULTED : null;
};

/** [11.9] The rule that bars a rider from an area, or null; the first rider chooses it. */
const rideBar = (
  s: AreasState,
  from: number,
  target: number,
  u: number,
  to: number,
): Bar | null => {
  const rides = SIDE[u] === s.side && s.place[u] === from && isEngaged(s, u) && ARM[u] === CAVALRY;
  if (!rides) return NOT_RIDING;
  if (target !== AWAY) {
    if (to !== target) return ONE_AREA;
    return hasRoom(s, s.side, to) ? null : FULL;
  }
  const closed = areaBar(s, from, to);
  if (closed !== null) return closed;
  const needsPoint = s.exhaustion === 1 && hasEnemy(s, s.side, to) && u !== s.point - 1;
  return needsPoint ? POINT_FIRST : null;
};

const mayRide = (s: AreasState, from: number, target: number): boolean => {
  const near = BOARD.neighbours[from];
  for (let u = SIDE_FIRST[s.side]; u < SIDE_END[s.side]; u++) {
    if (s.place[u] !== from) continue;
    for (let i = 0; i < near.length; i++) {
      if (rideBar(s, from, target, u, near[i]) === null) return true;
    }
  }
  return false;
};

/** [11.9] A charge that broke the defence may ride on into the next area, once. */
export const overrun: Decision<AreasState> = {
  rule: '11.9',
  asks: (s, umpire) => {
    const area = local(s, 0);
    const target = local(s, 1);
    const breaks = local(s, 2) === CHARGE && s.broke === 1 && s.point !== 0;
    if (breaks && mayRide(s, area, target)) {
      if (umpire.loud && target === AWAY) tell(umpire, EVERYONE, '11.9', E.overrun, area);
      return seatBit(s.side);
    }
    rideOn(s, target);
    return 0;
  },
  menu: (s, _seat, m) => {
    const area = local(s, 0);
    const near = BOARD.neighbours[area];
    for (let u = SIDE_FIRST[s.side]; u < SIDE_END[s.side]; u++) {
      if (s.place[u] !== area) continue;
      for (let i = 0; i < near.length; i++) {
        if (rideBar(s, area, local(s, 1), u, near[i]) === null) offer(m, code(V.ride, u, near[i]));
      }
    }
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.done) return null;
    if (verbOf(c) !== V.ride) return RIDING;
    return rideBar(s, local(s, 0), local(s, 1), first(c), second(c));
  },
  take: (s, _seat, c, umpire) => {
    if (verbOf(c) === V.done) {
      rideOn(s, local(s, 1));
      return;
    }
    const u = first(c);
    setLocal(s, 1, second(c));
    s.act[u] |= MOVED;
    if (umpire.loud) tell(umpire, EVERYONE, '11.9', E.moved, u, s.place[u], second(c));
    relocate(s, u, second(c), umpire);
  },
};

/** The overrun is over, or begins an assault of its own. */
const rideOn = (s: AreasState, target: number): void => {
  pop(s);
  if (target !== AWAY && hasEnemy(s, s.side, target)) beginAssault(s, target, OVERRUN);
};
