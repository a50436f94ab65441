import { distance, type Square } from '../../../boards/squares.ts';
import { code, first, verbOf } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit } from '../../../kernel/stack.ts';
import { tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Leader, type Unit } from '../battle.ts';
import { E, P, V } from '../lexicon.ts';
import {
  bar,
  isOnMap,
  leaderWith,
  LOST,
  scenarioOf,
  sideOfLeader,
  type SquaresState,
  witnesses,
} from '../state.ts';
import { lookAround } from './04-hidden.ts';
import { lift } from './06-stacks.ts';
import { seatOfLeader } from './09-command.ts';

const TRANSFERRING = bar('9.12', 'leaders are being transferred: choose one, or be done');
const NOT_YOURS = bar('9.1', 'that leader belongs to the other side');
const NOT_HERE = bar('9.12', 'that leader is not on the map');
const NOBODY_FREE = bar('9.1', 'no other unit of that leader can take him');
const IN_HAND = bar('9.121', 'a leader is in the hand: choose a unit for him, or put him back');
const NOT_HIS = bar('9.12', 'that unit is not under his command');
const OFF_MAP = bar('9.12', 'that unit is not on the map');
const HAS_LEADER = bar('9.1', 'a unit has one leader at most');

/** [9.12] The rule that bars a leader from riding with a unit, or null. */
const attachBar = (s: SquaresState, leader: Leader, u: Unit): Bar | null => {
  if (!scenarioOf(s).leaders.organisation[leader].includes(u)) return NOT_HIS;
  if (!isOnMap(s, u)) return OFF_MAP;
  return leaderWith(s, u) === NOBODY ? null : HAS_LEADER;
};

const transferBar = (s: SquaresState, side: number, leader: Leader): Bar | null => {
  const { leaders } = scenarioOf(s);
  if (sideOfLeader(leader) !== side) return NOT_YOURS;
  if (!leaders.ofSide[side].includes(leader)) return NOT_HERE;
  if (seatOfLeader(s, leader) === NOBODY) return NOT_HERE;
  const isFree = leaders.organisation[leader].some((u) => attachBar(s, leader, u) === null);
  return isFree ? null : NOBODY_FREE;
};

/** [9.12] The leaders of a side may change the units they ride with. */
export const transfer: Decision<SquaresState> = {
  rule: '9.12',
  asks: (s) => seatBit(local(s, 0)),
  menu: (s, _seat, m) => {
    const side = local(s, 0);
    for (const l of scenarioOf(s).leaders.ofSide[side]) {
      if (transferBar(s, side, l) === null) offer(m, code(V.transfer, l));
    }
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.done) return null;
    return verbOf(c) === V.transfer ? transferBar(s, local(s, 0), first(c)) : TRANSFERRING;
  },
  take: (s, _seat, c) => {
    if (verbOf(c) === V.done) pop(s);
    else push(s, P.transferHand, first(c));
  },
  lone: () => true,
};

/** [9.121] A leader in the hand. */
export const transferHand: Decision<SquaresState> = {
  rule: '9.121',
  inHand: true,
  asks: (s) => seatBit(sideOfLeader(local(s, 0))),
  menu: (s, _seat, m) => {
    const leader = local(s, 0);
    for (const u of scenarioOf(s).leaders.organisation[leader]) {
      if (attachBar(s, leader, u) === null) offer(m, code(V.attach, u));
    }
    offer(m, code(V.back));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.back) return null;
    return verbOf(c) === V.attach ? attachBar(s, local(s, 0), first(c)) : IN_HAND;
  },
  take: (s, _seat, c, umpire) => {
    const leader = local(s, 0);
    pop(s);
    if (verbOf(c) === V.back) return;
    s.rides[leader] = first(c);
    if (umpire.loud) tell(umpire, witnesses(s, first(c)), '9.12', E.attached, leader, first(c));
  },
};

/** [9.1] A leader whose unit is gone rides to the nearest of his that is free. */
const rideOn = (s: SquaresState, leader: Leader, from: Square, umpire: Umpire): void => {
  const { grid, leaders } = scenarioOf(s);
  let nearest = NOBODY;
  for (const u of leaders.organisation[leader]) {
    if (attachBar(s, leader, u) !== null) continue;
    const away = distance(grid, from, s.square[u]);
    if (nearest === NOBODY || away < distance(grid, from, s.square[nearest])) nearest = u;
  }
  s.rides[leader] = nearest;
  if (nearest === NOBODY || !umpire.loud) return;
  tell(umpire, witnesses(s, nearest), '9.1', E.attached, leader, nearest);
};

/** Takes a unit off the map for good, and brings its leader to another. */
export const leaveForGood = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  const leader = leaderWith(s, u);
  const from = s.square[u];
  lift(s, u);
  s.square[u] = LOST;
  lookAround(s, u, from, umpire);
  if (leader !== NOBODY) rideOn(s, leader, from, umpire);
};
