import { code, first, verbOf } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit, setLocal } from '../../../kernel/stack.ts';
import { EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import {
  ARM,
  BOARD,
  CAVALRY,
  IS_MOUNTED,
  isZone,
  LEADER,
  MOVE,
  PLACE_COUNT,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  SKIRMISHERS,
} from '../board.ts';
import { E, P, V } from '../lexicon.ts';
import { ACTIVE, bar, faceOf, hasEnemy, isGun, MOVED, type AreasState } from '../state.ts';
import { relocate, spend } from './07-areas.ts';
import { canStep, isMandatory, MARCH, stepBar, stepCost } from './10-costs.ts';

const NOT_YOURS = bar('4.1', 'that unit belongs to the other side');
const NOT_THERE = bar('8.4', 'only units that began the impulse in the active area may move');
const OTHER_FORMATION = bar('8.3', 'that unit belongs to another formation');
const HAS_MOVED = bar('10.4', 'that unit has finished its move');
const SPENT_GUNS = bar('10.14', 'spent artillery does not move');
const RIDERS_ONLY = bar('11.8', 'only cavalry moves in a charge');
const NO_WAY = bar('10.4', 'no adjacent area is open to that unit');
const MOVING = bar('10.1', 'units are moving: choose one of them, or be done');
const IN_HAND = bar('10.4', 'a unit finishes its move before another begins');
const NOT_MOVED = bar('10.4', 'choose an area for the unit, it has not moved yet');
const NO_BATTERY = bar(
  '10.15',
  'only artillery that leaves the Grand Battery takes its marker along',
);

/** [10.1] The rule that bars a unit from moving in this impulse, or null. */
const pickBar = (
  s: AreasState,
  side: number,
  officer: number,
  area: number,
  kind: number,
  u: number,
): Bar | null => {
  if (SIDE[u] !== side) return NOT_YOURS;
  if ((s.act[u] & MOVED) !== 0) return HAS_MOVED;
  if (s.place[u] !== area || s.act[u] !== ACTIVE) return whyIdle(s, officer, area, kind, u);
  if (LEADER[u] !== officer && ARM[u] !== SKIRMISHERS) return OTHER_FORMATION;
  return canStep(s, u, MOVE[faceOf(s, u)], 0, kind) ? null : NO_WAY;
};

/** Why a unit was not activated. */
const whyIdle = (s: AreasState, officer: number, area: number, kind: number, u: number): Bar => {
  if (s.place[u] !== area) return NOT_THERE;
  if (LEADER[u] !== officer) return OTHER_FORMATION;
  if (kind === MARCH && isGun(u) && s.spent[u] === 1) return SPENT_GUNS;
  return kind !== MARCH && ARM[u] !== CAVALRY ? RIDERS_ONLY : HAS_MOVED;
};

/** [8.4] [8.7] The units of the active area move, one after the other. */
export const march: Decision<AreasState> = {
  rule: '10.1',
  asks: (s) => seatBit(local(s, 0)),
  menu: (s, _seat, m) => {
    const side = local(s, 0);
    const officer = local(s, 1);
    const area = local(s, 2);
    const kind = local(s, 3);
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (s.place[u] === area && pickBar(s, side, officer, area, kind, u) === null) {
        offer(m, code(V.pick, u));
      }
    }
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.done) return null;
    if (verbOf(c) !== V.pick) return MOVING;
    return pickBar(s, local(s, 0), local(s, 1), local(s, 2), local(s, 3), first(c));
  },
  take: (s, _seat, c, umpire) => {
    if (verbOf(c) === V.pick) {
      const u = first(c);
      push(s, P.hand, u, MOVE[faceOf(s, u)], 0, local(s, 3));
      return;
    }
    spendMovedGuns(s, local(s, 0), umpire);
    pop(s);
  },
  lone: () => true,
};

/** [10.14] Guns that moved are spent, those before an assault only after it. [11.3] */
export const spendMovedGuns = (s: AreasState, side: number, umpire: Umpire): void => {
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if ((s.act[u] & MOVED) === 0 || !isGun(u) || s.spent[u] === 1) continue;
    const place = s.place[u];
    if (place >= PLACE_COUNT) continue;
    const waits = !isZone(place) && s.assaulted[place] === 0 && isMandatory(s, side, place);
    if (!waits) spend(s, u, '10.14', umpire);
  }
};

/** Added to the steps of a unit that has taken the marker of the Grand Battery along. */
const CARRYING = 64;

/** [6.4.3] Whether the unit may take the marker along; once it has, the marker stays with it. */
const canCarry = (s: AreasState, u: number): boolean =>
  isGun(u) && s.battery === s.place[u] && local(s, 2) < CARRYING;

/** [10.4] A unit on its way: step by step, until it stops or must stop. */
export const hand: Decision<AreasState> = {
  rule: '10.4',
  asks: (s) => seatBit(SIDE[local(s, 0)]),
  menu: (s, _seat, m) => {
    const u = local(s, 0);
    const left = local(s, 1);
    const steps = local(s, 2);
    const near = BOARD.neighbours[s.place[u]];
    const carries = canCarry(s, u);
    for (let i = 0; i < near.length; i++) {
      if (stepBar(s, u, near[i], left, steps, local(s, 3)) !== null) continue;
      offer(m, code(V.to, near[i]));
      if (carries) offer(m, code(V.carry, near[i]));
    }
    if (steps > 0) offer(m, code(V.halt));
  },
  bar: (s, _seat, c) => {
    const u = local(s, 0);
    const verb = verbOf(c);
    if (verb === V.halt) return local(s, 2) > 0 ? null : NOT_MOVED;
    if (verb !== V.to && verb !== V.carry) return IN_HAND;
    if (first(c) >= PLACE_COUNT) return NO_SUCH_PLACE;
    if (verb === V.carry && !canCarry(s, u)) return NO_BATTERY;
    return stepBar(s, u, first(c), local(s, 1), local(s, 2), local(s, 3));
  },
  take: (s, _seat, c, umpire) => {
    const u = local(s, 0);
    if (verbOf(c) === V.halt) pop(s);
    else {
      if (verbOf(c) === V.carry) setLocal(s, 2, local(s, 2) + CARRYING);
      step(s, u, first(c), local(s, 2) >= CARRYING, umpire);
    }
  },
  // Whoever can go nowhere any more has halted.
  lone: (s) => local(s, 2) > 0,
};

const NO_SUCH_PLACE = bar('10.4', 'units move to areas and zones of the map');

/** [6.4.3] Takes the marker of the Grand Battery along. */
export const carryBattery = (s: AreasState, to: number, umpire: Umpire): void => {
  s.battery = to;
  s.batteryMoved = 1;
  if (umpire.loud) tell(umpire, EVERYONE, '10.15', E.battery, to);
};

const step = (s: AreasState, u: number, to: number, carries: boolean, umpire: Umpire): void => {
  const side = SIDE[u];
  const from = s.place[u];
  const left = local(s, 1) - stepCost(s, u, to, local(s, 1));
  const leavesContact = hasEnemy(s, side, from);
  s.act[u] |= MOVED;
  if (carries) carryBattery(s, to, umpire);
  if (umpire.loud) tell(umpire, EVERYONE, '10.4', E.moved, u, from, to);
  relocate(s, u, to, umpire);
  const stops = hasEnemy(s, side, to) || (leavesContact && !IS_MOUNTED[u]);
  if (stops || left === 0) {
    pop(s);
    return;
  }
  setLocal(s, 1, left);
  setLocal(s, 2, local(s, 2) + 1);
};
