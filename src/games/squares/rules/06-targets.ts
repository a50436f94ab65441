import { distance, isInArc, type Square } from '../../../boards/squares.ts';
import { code, first, verbOf } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer, type Menu } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, seatBit } from '../../../kernel/stack.ts';
import { tell } from '../../../kernel/umpire.ts';
import type { Unit } from '../battle.ts';
import { CHARGE_LIMITS } from '../data/charts.ts';
import { RANGES } from '../data/lists.ts';
import { E, V } from '../lexicon.ts';
import { CHARGE, SQUARE } from '../numbers.ts';
import {
  bar,
  FIRST_TARGET,
  NO_FIRE,
  NO_PLOT,
  scenarioOf,
  sideOf,
  staffOf,
  type SquaresState,
} from '../state.ts';
import { form, SABRE } from './06-formations.ts';
import { isSeen, topsFor } from './06-sight.ts';

const AIMING = bar('6.41', 'the fire menu is open: choose a target, or go back');
const CHOOSING = bar('6.43', 'a charge waits for its target: choose a square, or go back');
export const OFF_MAP = bar('6.41', 'that square is not on the map');
const NO_WEAPON = bar('20.5', 'the unit has nothing to fire with');
const PLOTTED = bar('6.41', 'that is its plot already');
const OUT_OF_RANGE = bar('20.5', 'that square is out of range');
const OUT_OF_ARC = bar('6.36', 'that square is not before the unit');
const OUT_OF_SIGHT = bar('6.41', 'that square is out of sight');
const TOO_FAR = bar('6.43', 'a charge goes eight squares at most');

/** [20.5] How far a unit can fire, 0 when it cannot at all. */
export const rangeOf = (s: SquaresState, u: Unit): number => {
  const { scenario, units } = scenarioOf(s);
  if (units.weapon[u] === SABRE) return 0;
  const { losses } = scenario.tables.weapons[units.weapon[u]];
  let farthest = 0;
  for (let i = 0; i < losses.length; i++) if (losses[i] > 0) farthest = RANGES[i];
  return farthest;
};

/** [6.36] Whether the square lies before a unit; a square sees all round. */
export const isBefore = (s: SquaresState, u: Unit, square: Square): boolean =>
  s.formation[u] === SQUARE || isInArc(scenarioOf(s).grid, s.square[u], s.facing[u], square);

export const isOffMap = (s: SquaresState, square: Square): boolean => {
  const { width, height, stride } = scenarioOf(s).grid;
  return square % stride >= width || square >= height * stride;
};

/** [6.41] The rule that bars a target, or null. */
const targetBar = (
  s: SquaresState,
  u: Unit,
  square: Square,
  tops: Uint8Array = topsFor(s, sideOf(u)),
): Bar | null => {
  if (isOffMap(s, square)) return OFF_MAP;
  if (s.plot[u] === FIRST_TARGET + square) return PLOTTED;
  const range = distance(scenarioOf(s).grid, s.square[u], square);
  if (range > rangeOf(s, u)) return OUT_OF_RANGE;
  if (range === 0 || !isBefore(s, u, square)) return OUT_OF_ARC;
  return isSeen(s, tops, s.square[u], square) ? null : OUT_OF_SIGHT;
};

/** [6.43] The rule that bars a target of a charge, or null: it need not be seen. */
const rideBar = (s: SquaresState, u: Unit, square: Square): Bar | null => {
  if (isOffMap(s, square)) return OFF_MAP;
  const range = distance(scenarioOf(s).grid, s.square[u], square);
  return range === 0 || range > CHARGE_LIMITS.within ? TOO_FAR : null;
};

/** Offers the squares around the unit that are not barred. */
const offerAround = (
  s: SquaresState,
  u: Unit,
  reach: number,
  why: (s: SquaresState, u: Unit, square: Square, tops: Uint8Array) => Bar | null,
  m: Menu,
): void => {
  const tops = topsFor(s, sideOf(u));
  const { width, height, stride } = scenarioOf(s).grid;
  const x = s.square[u] % stride;
  const y = Math.floor(s.square[u] / stride);
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
      const square = row * stride + column;
      if (why(s, u, square, tops) === null) offer(m, code(V.target, square));
    }
  }
};

/** [6.41] The fire menu can be opened for who has something to fire with. */
export const fireBar = (s: SquaresState, u: Unit): Bar | null => {
  if (s.formation[u] === CHARGE) return CHOOSING;
  return rangeOf(s, u) === 0 ? NO_WEAPON : null;
};

/** [6.41] */
export const fireMenu: Decision<SquaresState> = {
  rule: '6.41',
  inHand: true,
  asks: (s) => seatBit(sideOf(local(s, 0))),
  menu: (s, _seat, m) => {
    const u = local(s, 0);
    offerAround(s, u, rangeOf(s, u), targetBar, m);
    if (s.plot[u] !== NO_PLOT) offer(m, code(V.noPlot));
    if (s.plot[u] !== NO_FIRE) offer(m, code(V.noFire));
    offer(m, code(V.back));
  },
  bar: (s, _seat, c) => {
    const u = local(s, 0);
    const verb = verbOf(c);
    if (verb === V.back) return null;
    if (verb === V.noPlot) return s.plot[u] === NO_PLOT ? PLOTTED : null;
    if (verb === V.noFire) return s.plot[u] === NO_FIRE ? PLOTTED : null;
    return verb === V.target ? targetBar(s, u, first(c)) : AIMING;
  },
  take: (s, _seat, c) => {
    const u = local(s, 0);
    const verb = verbOf(c);
    pop(s);
    if (verb === V.noPlot) s.plot[u] = NO_PLOT;
    if (verb === V.noFire) s.plot[u] = NO_FIRE;
    if (verb === V.target) s.plot[u] = FIRST_TARGET + first(c);
  },
};

/** [6.353] [6.43] Who forms for a charge says where it goes. */
export const chargeMenu: Decision<SquaresState> = {
  rule: '6.43',
  inHand: true,
  asks: (s) => seatBit(sideOf(local(s, 0))),
  menu: (s, _seat, m) => {
    offerAround(s, local(s, 0), CHARGE_LIMITS.within, rideBar, m);
    offer(m, code(V.back));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.back) return null;
    return verbOf(c) === V.target ? rideBar(s, local(s, 0), first(c)) : CHOOSING;
  },
  take: (s, _seat, c, umpire) => {
    const u = local(s, 0);
    pop(s);
    if (verbOf(c) === V.back) return;
    if (s.formation[u] !== CHARGE) form(s, u, CHARGE, umpire);
    s.plot[u] = FIRST_TARGET + first(c);
    const heard = staffOf(sideOf(u));
    if (umpire.loud) tell(umpire, heard, '6.43', E.aimed, u, first(c));
  },
};
