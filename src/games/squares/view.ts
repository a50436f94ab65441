import type { Dice } from '../../kernel/dice.ts';
import { FRAME, seatBit } from '../../kernel/stack.ts';
import { NOBODY, type Unit } from './battle.ts';
import { P } from './lexicon.ts';
import { LEAST_CONTROL } from './rules/09-command.ts';
import { earliestOf } from './rules/10-reinforcements.ts';
import { emptyField, muster, optionsOf, takeCommand } from './setup.ts';
import {
  ACTED,
  ADVANCE,
  AUTO_RETREAT,
  AWAY,
  fork,
  hasOrder,
  MELEE,
  NO_PLOT,
  REDIRECTED,
  scenarioOf,
  SEEN,
  sideOf,
  UNSEEN,
  type SquaresState,
} from './state.ts';
import { guessStaff, placeUnseen, rideUnseen } from './worlds.ts';

/**
 * What a seat sees of the field. What it may not know is covered by what the order of battle prints, or
 * by what is most common: the enemy's orders and command always [6.2] (R301), and in a game of hidden
 * units those of his whom nobody sees [4.11 E].
 */
export interface SquaresView {
  readonly seat: number;
  /** Whether nothing is covered: the game is over. */
  readonly open: boolean;
  readonly table: SquaresState;
}

const PROCEDURES_IN_HAND: ReadonlySet<number> = new Set([
  P.transferHand,
  P.objectiveHand,
  P.hand,
  P.fireMenu,
  P.chargeMenu,
]);

/** The orders that a staff gives, and what remembers them. */
const STAFF_ORDERS = MELEE | ADVANCE | AUTO_RETREAT | ACTED | REDIRECTED;
/** [20.8] Operation points that most units have. */
const COMMON_POINTS = 8;

/** By scenario and strengths: all units as they are printed. */
const printed = new Map<string, SquaresState>();

const printedFor = (s: SquaresState): SquaresState => {
  const key = `${s.scenario} ${s.strength.join(' ')}`;
  let known = printed.get(key);
  if (known === undefined) {
    const { scenario, units } = scenarioOf(s);
    known = emptyField(scenario.name, optionsOf(s));
    for (const u of units.ofSide.flat()) {
      muster(known, u, sideOf(u));
      known.due[u] = units.turn[u] > 1 ? units.turn[u] : 0;
    }
    takeCommand(known);
    printed.set(key, known);
  }
  return known;
};

/** Whether the seat knows where a unit of the other side is, and how it does. */
const isKnown = (s: SquaresState, u: Unit): boolean => s.hidden === 0 || hasOrder(s, u, SEEN);

const coverStaff = (t: SquaresState, usual: SquaresState, u: Unit): void => {
  t.op[u] = COMMON_POINTS;
  t.ammunition[u] = usual.ammunition[u];
  t.control[u] = LEAST_CONTROL;
  t.plot[u] = NO_PLOT;
  t.orders[u] &= ~STAFF_ORDERS;
};

/** What the order of battle prints of a unit stands for what nobody sees. */
const PRINTED = [
  'due',
  'men',
  'guns',
  'skirmishers',
  'out',
  'fatigue',
  'efficiency',
  'disruption',
  'readiness',
  'formation',
  'facing',
  'orders',
] as const;

const coverUnit = (t: SquaresState, usual: SquaresState, u: Unit): void => {
  const square = t.square[u];
  if (square < AWAY) t.top[square] = NOBODY;
  for (const column of PRINTED) t[column][u] = usual[column][u];
  t.fate[u] = 0;
  t.threat[u] = 0;
  t.under[u] = NOBODY;
  // [10.4] Who cannot have come yet is not here.
  t.square[u] = t.due[u] > 0 && t.turn < earliestOf(t, u) ? AWAY : UNSEEN;
};

const coverSide = (t: SquaresState, usual: SquaresState, side: number): void => {
  const { leaders, units } = scenarioOf(t);
  for (const l of leaders.ofSide[side]) {
    const u = t.rides[l];
    if (u !== NOBODY && !isKnown(t, u)) t.rides[l] = NOBODY;
    t.stars[l] = 0;
    t.objective[l] = NOBODY;
  }
  for (const u of units.ofSide[side]) {
    if (!isKnown(t, u)) coverUnit(t, usual, u);
    coverStaff(t, usual, u);
  }
};

export const view = (s: SquaresState, seat: number): SquaresView => {
  const table = fork(s);
  const usual = printedFor(s);
  for (const side of scenarioOf(s).units.ofSide.keys()) {
    if (side !== seat) coverSide(table, usual, side);
  }
  if ((s.waiting & seatBit(seat)) === 0) {
    while (PROCEDURES_IN_HAND.has(table.stack[table.stack.length - FRAME])) {
      table.stack.length -= FRAME;
    }
  }
  return { seat, open: false, table };
};

export const reveal = (s: SquaresState, seat: number): SquaresView => ({
  seat,
  open: true,
  table: fork(s),
});

/** A whole state that this seat could be in: what it does not know is drawn. */
export const imagine = (v: SquaresView, dice: Dice): SquaresState => {
  const s = fork(v.table);
  if (v.open) return s;
  const usual = printedFor(s);
  for (const side of scenarioOf(s).units.ofSide.keys()) {
    if (side === v.seat) continue;
    guessStaff(s, usual, side, dice);
    if (s.hidden === 0) continue;
    placeUnseen(s, side, v.table, 1 - side === v.seat, dice);
    rideUnseen(s, side, v.table);
  }
  return s;
};
