import type { Square } from '../../../boards/squares.ts';
import { code, first, verbOf } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit } from '../../../kernel/stack.ts';
import { roll, tell, type Umpire } from '../../../kernel/umpire.ts';
import type { Leader } from '../battle.ts';
import { READINESS_LOSS } from '../data/charts.ts';
import { E, P, V } from '../lexicon.ts';
import {
  bar,
  isOnMap,
  REDIRECTED,
  scenarioOf,
  sideOfLeader,
  staffOf,
  type SquaresState,
} from '../state.ts';

const ORDERING = bar('5.0', 'objectives are being set: choose a leader, or be done');
const NOT_YOURS = bar('5.11', 'that leader belongs to the other side');
const NO_FORMATION = bar('5.111', 'no objective is set at that level of command');
const IN_HAND = bar('5.2', 'a formation waits for its objective');
const OFF_MAP = bar('5.12', 'that square is not on the map');
const UNCHANGED = bar('5.4', 'that is its objective already');

/** [20.4] The least loss of readiness. */
const LEAST_LOSS = 2;

const orderBar = (s: SquaresState, side: number, leader: Leader): Bar | null => {
  if (sideOfLeader(leader) !== side) return NOT_YOURS;
  return scenarioOf(s).leaders.aimed[leader].length > 0 ? null : NO_FORMATION;
};

const squareBar = (s: SquaresState, leader: Leader, square: Square): Bar | null => {
  const { width, height, stride } = scenarioOf(s).grid;
  if (square % stride >= width || square >= height * stride) return OFF_MAP;
  return s.objective[leader] === square ? UNCHANGED : null;
};

/** [5.0] The formations of a side may be given other objectives. */
export const objectives: Decision<SquaresState> = {
  rule: '5.0',
  asks: (s) => seatBit(local(s, 0)),
  menu: (s, _seat, m) => {
    const side = local(s, 0);
    for (const l of scenarioOf(s).leaders.ofSide[side]) {
      if (orderBar(s, side, l) === null) offer(m, code(V.order, l));
    }
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.done) return null;
    return verbOf(c) === V.order ? orderBar(s, local(s, 0), first(c)) : ORDERING;
  },
  take: (s, _seat, c) => {
    if (verbOf(c) === V.done) pop(s);
    else push(s, P.objectiveHand, first(c));
  },
  lone: () => true,
};

/** [5.11] The active leader. */
export const objectiveHand: Decision<SquaresState> = {
  rule: '5.2',
  inHand: true,
  asks: (s) => seatBit(sideOfLeader(local(s, 0))),
  menu: (s, _seat, m) => {
    const leader = local(s, 0);
    const { width, height, stride } = scenarioOf(s).grid;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const square = y * stride + x;
        if (s.objective[leader] !== square) offer(m, code(V.objective, square));
      }
    }
    offer(m, code(V.back));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.back) return null;
    return verbOf(c) === V.objective ? squareBar(s, local(s, 0), first(c)) : IN_HAND;
  },
  take: (s, _seat, c, umpire) => {
    const leader = local(s, 0);
    pop(s);
    if (verbOf(c) === V.back) return;
    s.objective[leader] = first(c);
    const heard = staffOf(sideOfLeader(leader));
    if (umpire.loud) tell(umpire, heard, '5.4', E.objective, leader, first(c));
    if (s.turn > 1) redirect(s, leader, umpire);
  },
};

/** [5.41] After the first turn a new objective costs its units readiness and half their points. */
const redirect = (s: SquaresState, leader: Leader, umpire: Umpire): void => {
  const units = scenarioOf(s).leaders.aimed[leader].filter(
    (u) => isOnMap(s, u) && (s.orders[u] & REDIRECTED) === 0,
  );
  if (units.length === 0) return;
  let rolled = roll(umpire, 100);
  let lost = LEAST_LOSS;
  for (const chance of READINESS_LOSS[s.bonus[leader]]) {
    if (rolled <= chance) break;
    rolled -= chance;
    lost++;
  }
  for (const u of units) {
    s.op[u] = Math.floor(s.op[u] / 2);
    s.readiness[u] = Math.max(0, s.readiness[u] - lost);
    s.orders[u] |= REDIRECTED;
  }
  const heard = staffOf(sideOfLeader(leader));
  if (umpire.loud) tell(umpire, heard, '5.41', E.delayed, leader, lost);
};
