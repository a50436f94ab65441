import type { Square } from '../../boards/squares.ts';
import type { Bar } from '../../kernel/rulebook.ts';
import { seatBit, type State } from '../../kernel/stack.ts';
import { EVERYONE, type Audience } from '../../kernel/umpire.ts';
import { NIGHT_HOUR, NOBODY, type Battle, type Leader, type Unit } from './battle.ts';
import { NIGHT } from './data/charts.ts';
import { CAVALRY, DISMOUNTED, ROUT, SIDE_LEADERS, SIDE_UNITS } from './numbers.ts';
import type { RULEBOOK } from './rulebook.ts';
import { BATTLES } from './scenarios.ts';

/** The whole position: columns of small integers, by unit, square, leader or side. */
export interface SquaresState extends State {
  /** Its place among BATTLES: read it through `battleOf` alone. */
  scenario: number;

  // Options [4.11].
  /** A: the side that moves first. */
  first: number;
  /** D: 1 to 5. */
  level: number;
  /** E: 1 when enemy units are shown only where they are seen. */
  hidden: number;
  /** F to K, by side, 1 to 5. */
  strength: number[];
  arrival: number[];
  supply: number[];

  /** From 1. */
  turn: number;
  /** [4.5] The phase of the turn in hand, 1 to 25; 0 between turns. */
  phase: number;
  /** How the game ended, 0 while it goes on (see ENDINGS). */
  ending: number;

  // By unit, which goes by its printed number.
  /** Its square, or AWAY, LOST or UNSEEN. */
  square: number[];
  /** [10.4] The turn on which it arrives; 0 once it has. */
  due: number[];
  men: number[];
  guns: number[];
  /** [6.354] Men who can skirmish, out or not. */
  skirmishers: number[];
  /** [6.354] Quarters of its skirmishers that are out, 0 to 4; 0 is IN. */
  out: number[];
  ammunition: number[];
  /** [6.31] Operation points. */
  op: number[];
  fatigue: number[];
  efficiency: number[];
  /** 0 to 5. */
  disruption: number[];
  /** 0 to 7. */
  readiness: number[];
  /** [9.13] Command control, 10 to 30. */
  control: number[];
  formation: number[];
  facing: number[];
  /** [6.41] NO_PLOT, NO_FIRE or FIRST_TARGET + the square; of a charge its target. [6.43] */
  plot: number[];
  /** Its orders, one bit each: see FRONTLINE and the others. */
  orders: number[];
  /** What the combat phase in hand has done to it, one bit each; 0 outside of one. */
  fate: number[];
  /** The square of the enemy before whom it retreats, when its fate is to. */
  threat: number[];
  /** The next unit down in its square, or NOBODY. */
  under: number[];
  /** [4.11 E] Where the other side saw it last, or where it was printed to begin; and on which turn. */
  seenAt: number[];
  seenTurn: number[];

  /** By square: the uppermost unit there, or NOBODY. */
  top: number[];

  // By leader.
  /** [9.1] The unit he rides with; NOBODY when all of his are gone. */
  rides: number[];
  bonus: number[];
  /** [9.2] 1 to 4. */
  stars: number[];
  /** [5.2] The objective of his formation. */
  objective: number[];

  // [11.1] By side * 3 + arm: men; by side: guns.
  menLost: number[];
  menCaptured: number[];
  gunsLost: number[];
  gunsCaptured: number[];
  /** [11.1] By victory square: 1 while its side holds it. */
  held: number[];
}

/** Squares that are on no map. */
export const AWAY = 4096;
export const LOST = 4097;
/** In views and imagined worlds only: a unit that nobody of the other side sees. */
export const UNSEEN = 4098;

export const NO_PLOT = 0;
export const NO_FIRE = 1;
export const FIRST_TARGET = 2;

/** [6.341] Stands in front of its square. */
export const FRONTLINE = 1;
/** [6.42] */
export const MELEE = 2;
export const ADVANCE = 4;
/** [6.434] */
export const AUTO_RETREAT = 8;
/** [6.351] */
export const ROAD_MODE = 16;
/** Has done something in this operations phase: too late for road mode. [6.351] */
export const ACTED = 32;
/** [4.11 E] The other side sees it. */
export const SEEN = 64;
/** [5.41] Its objective was changed: half its operation points in the next operations phase. */
export const REDIRECTED = 128;

export type RuleNumber = keyof typeof RULEBOOK;

/** A bar of this game: a rule not in its rulebook does not compile. */
export const bar = (rule: RuleNumber, reason: string): Bar<RuleNumber> => ({ rule, reason });

/** The fixed data of the scenario being played. */
export const scenarioOf = (s: SquaresState): Battle => BATTLES[s.scenario];

export const sideOf = (u: Unit): number => (u < SIDE_UNITS ? 0 : 1);
export const sideOfLeader = (leader: Leader): number => (leader < SIDE_LEADERS ? 0 : 1);

export const isOnMap = (s: SquaresState, u: Unit): boolean => s.square[u] < AWAY;
export const isRouted = (s: SquaresState, u: Unit): boolean => s.formation[u] === ROUT;
export const hasOrder = (s: SquaresState, u: Unit, order: number): boolean =>
  (s.orders[u] & order) !== 0;

/** [6.353] Whether the unit fights as cavalry: on foot it is like infantry. */
export const isMounted = (s: SquaresState, u: Unit): boolean =>
  scenarioOf(s).units.arm[u] === CAVALRY && s.formation[u] !== DISMOUNTED;

/** [8.2] */
export const moraleOf = (s: SquaresState, u: Unit): number => s.efficiency[u] - s.fatigue[u];

/** The leader who rides with a unit, or NOBODY. */
export const leaderWith = (s: SquaresState, u: Unit): Leader => {
  const own = scenarioOf(s).leaders.ofSide[sideOf(u)];
  for (let i = 0; i < own.length; i++) if (s.rides[own[i]] === u) return own[i];
  return NOBODY;
};

/** The side whose unit stands on the square, or NOBODY. */
export const sideAt = (s: SquaresState, square: Square): number => {
  const u = s.top[square];
  return u === NOBODY ? NOBODY : sideOf(u);
};

/** [12.1] */
export const isNight = (s: SquaresState): boolean => scenarioOf(s).hours[s.turn] === NIGHT_HOUR;

/** [12.1] At night everything costs double. */
export const priceOf = (s: SquaresState, points: number): number =>
  isNight(s) ? points * NIGHT.costTimes : points;

/** Who hears what a unit does: in a game of hidden units the other side only where it sees it. */
export const witnesses = (s: SquaresState, u: Unit): Audience =>
  s.hidden === 0 || hasOrder(s, u, SEEN) ? EVERYONE : seatBit(sideOf(u));

/** Who hears how the units of a side fare: in a game of hidden units its own side. */
export const friendsOf = (s: SquaresState, side: number): Audience =>
  s.hidden === 0 ? EVERYONE : seatBit(side);

/** [6.2] Who hears what only the staff of a side knows: its orders, and the state of its command (R301). */
export const staffOf = (side: number): Audience => seatBit(side);

export const fork = (s: SquaresState): SquaresState => ({
  stack: s.stack.slice(),
  waiting: s.waiting,
  scenario: s.scenario,
  first: s.first,
  level: s.level,
  hidden: s.hidden,
  strength: s.strength,
  arrival: s.arrival,
  supply: s.supply,
  turn: s.turn,
  phase: s.phase,
  ending: s.ending,
  square: s.square.slice(),
  due: s.due.slice(),
  men: s.men.slice(),
  guns: s.guns.slice(),
  skirmishers: s.skirmishers.slice(),
  out: s.out.slice(),
  ammunition: s.ammunition.slice(),
  op: s.op.slice(),
  fatigue: s.fatigue.slice(),
  efficiency: s.efficiency.slice(),
  disruption: s.disruption.slice(),
  readiness: s.readiness.slice(),
  control: s.control.slice(),
  formation: s.formation.slice(),
  facing: s.facing.slice(),
  plot: s.plot.slice(),
  orders: s.orders.slice(),
  fate: s.fate.slice(),
  threat: s.threat.slice(),
  under: s.under.slice(),
  seenAt: s.seenAt.slice(),
  seenTurn: s.seenTurn.slice(),
  top: s.top.slice(),
  rides: s.rides.slice(),
  bonus: s.bonus.slice(),
  stars: s.stars.slice(),
  objective: s.objective.slice(),
  menLost: s.menLost.slice(),
  menCaptured: s.menCaptured.slice(),
  gunsLost: s.gunsLost.slice(),
  gunsCaptured: s.gunsCaptured.slice(),
  held: s.held.slice(),
});
