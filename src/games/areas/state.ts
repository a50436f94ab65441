import type { Options } from '../../kernel/game.ts';
import type { Bar } from '../../kernel/rulebook.ts';
import type { State } from '../../kernel/stack.ts';
import {
  ALLIED,
  ARM,
  AREA_COUNT,
  ARTILLERY,
  COMMANDER_OF,
  FRENCH,
  LOST,
  NAPOLEON,
  NEY,
  OFFICER_TURN,
  PLACE_COUNT,
} from './board.ts';
import type { RULEBOOK } from './rulebook.ts';
import type { Reason } from './words/refusals-it.ts';

export const SCENARIOS = ['waterloo'] as const;

/** The whole position: columns of small integers, by unit, place, officer or side. */
export interface AreasState extends State {
  // Options, 0 or 1.
  villages: number;
  exhaustion: number;
  selfRally: number;
  expandedRally: number;

  /** [3.9] 0 is eleven o’clock. */
  turn: number;
  /** [3.10] The impulse marker. */
  impulse: number;
  /** [8.9] 1 when the last impulse was a pass. */
  passed: number;
  /** [8.10] 1 when the action phase is over. */
  dusk: number;
  /** How the game ended, 0 while it goes on (see ENDINGS). */
  ending: number;
  /** The side whose impulse it is. */
  side: number;

  // By unit.
  place: number[];
  spent: number[];
  /** What it does in this impulse (see `ACTS`). */
  act: number[];
  /** The place from which it entered the one it is in, plus one; 0 when it was there. */
  came: number[];

  // By area.
  /** [7.2] 1 where the French control. */
  control: number[];
  /** [7.2] 1 where both sides stood when the impulse began. */
  contested: number[];
  /** [11.11] 1 when it has been assaulted in this impulse. */
  assaulted: number[];

  /**
   * By side * PLACE_COUNT + place: how many units stand there, and in the high byte how many of them
   * are fresh.
   */
  force: number[];

  /** By officer: 1 when his card shows the spent side. */
  used: number[];
  /** [9.4] By side: 1 when a commander has tried a special action in this impulse. */
  tried: number[];
  /** [20.2] By army: units that may still rally on their own in this phase. */
  rallies: number[];

  /** [6.4] The area of the Grand Battery’s marker, LOST once it is removed; and whether it moved. */
  battery: number;
  batteryMoved: number;

  // The assault or fire in hand.
  /** The point unit and the forward unit plus one; 0 for none yet. */
  point: number;
  forward: number;
  /** [9.8.3] By side: what a leader adds by taking part. */
  rating: number[];
  /** By side: what its two dice show together. */
  rolls: number[];
  result: number;
  /** Whether the charge broke more than the defence could bear. [11.9] */
  broke: number;
}

/** What a unit does in an impulse: nothing; free to move or fire; done; bits for more. */
export const IDLE = 0;
export const ACTIVE = 1;
export const MOVED = 2;
/** Takes part in the assault or fire in hand. */
export const ENGAGED = 4;
/** Was flipped by the result of its charge, so that exhaustion spares it. [19.2] */
export const STRUCK = 8;
/** Took part in a charge. [19.2] */
export const CHARGED = 16;
/** Acted in the first half of a Double Move. [9.5] */
export const DONE = 32;

export type RuleNumber = keyof typeof RULEBOOK;

/** A bar of this game: a rule not in its rulebook, or a reason without Italian, does not compile. */
export const bar = (rule: RuleNumber, reason: Reason): Bar<RuleNumber> => ({ rule, reason });

export const optionsOf = (s: AreasState): Options => ({
  villages: s.villages === 1,
  exhaustion: s.exhaustion === 1,
  selfRally: s.selfRally === 1,
  expandedRally: s.expandedRally === 1,
});

/** What a spent and what a fresh unit add to the force of a place. */
export const SPENT_UNIT = 1;
export const FRESH_UNIT = 1 + 256;

export const forceAt = (s: AreasState, side: number, place: number): number =>
  s.force[side * PLACE_COUNT + place] & 255;
export const freshAt = (s: AreasState, side: number, place: number): number =>
  s.force[side * PLACE_COUNT + place] >> 8;

/** What a unit adds to the force of the place where it stands. */
export const weightOf = (s: AreasState, u: number): number =>
  s.spent[u] === 0 ? FRESH_UNIT : SPENT_UNIT;

export const hasEnemy = (s: AreasState, side: number, place: number): boolean =>
  s.force[(1 - side) * PLACE_COUNT + place] > 0;

/** [7.2] Units of both sides stand there now. */
export const isContested = (s: AreasState, place: number): boolean =>
  s.force[place] > 0 && s.force[PLACE_COUNT + place] > 0;

export const controls = (s: AreasState, side: number, place: number): boolean =>
  place < AREA_COUNT ? s.control[place] === (side === FRENCH ? 1 : 0) : side === ALLIED;

/** [4.4] Whether the officer’s card lies before his player. */
export const isInPlay = (s: AreasState, officer: number): boolean =>
  OFFICER_TURN[officer] <= s.turn;

export const isFreshOfficer = (s: AreasState, officer: number): boolean =>
  isInPlay(s, officer) && s.used[officer] === 0;

/** [9.4] [9.9] Whether the officer may act as a commander now. */
export const commandsNow = (s: AreasState, officer: number): boolean =>
  isFreshOfficer(s, officer) &&
  (COMMANDER_OF.includes(officer) || (officer === NEY && s.used[NAPOLEON] === 1));

export const isGun = (u: number): boolean => ARM[u] === ARTILLERY;
export const isLost = (s: AreasState, u: number): boolean => s.place[u] === LOST;
export const isOnMap = (s: AreasState, u: number): boolean => s.place[u] < PLACE_COUNT;
export const isEngaged = (s: AreasState, u: number): boolean => (s.act[u] & ENGAGED) !== 0;
export const isActive = (s: AreasState, u: number): boolean => (s.act[u] & (ACTIVE | MOVED)) !== 0;

/** The index of a unit’s factors: its fresh or its spent ones. */
export const faceOf = (s: AreasState, u: number): number => u * 2 + s.spent[u];

export const fork = (s: AreasState): AreasState => ({
  stack: s.stack.slice(),
  waiting: s.waiting,
  villages: s.villages,
  exhaustion: s.exhaustion,
  selfRally: s.selfRally,
  expandedRally: s.expandedRally,
  turn: s.turn,
  impulse: s.impulse,
  passed: s.passed,
  dusk: s.dusk,
  ending: s.ending,
  side: s.side,
  place: s.place.slice(),
  spent: s.spent.slice(),
  act: s.act.slice(),
  came: s.came.slice(),
  control: s.control.slice(),
  contested: s.contested.slice(),
  assaulted: s.assaulted.slice(),
  force: s.force.slice(),
  used: s.used.slice(),
  tried: s.tried.slice(),
  rallies: s.rallies.slice(),
  battery: s.battery,
  batteryMoved: s.batteryMoved,
  point: s.point,
  forward: s.forward,
  rating: s.rating.slice(),
  rolls: s.rolls.slice(),
  result: s.result,
  broke: s.broke,
});
