import type { Audience } from '../../kernel/umpire.ts';
import { seatBit, type State } from '../../kernel/stack.ts';
import { ALLIED, ARMY, IS_NIGHT, TOWN_COUNT, TURN_SIDE, UNIT_COUNT } from './board.ts';
import type { RULEBOOK } from './rulebook.ts';
import type { Bar } from '../../kernel/rulebook.ts';
import type { Reason } from './words/refusals-it.ts';

export const SCENARIOS = ['historical', 'free', 'gambit'] as const;

/** The whole position: columns of small integers, by unit, road, town, army or battle. */
export interface BlocksState extends State {
  scenario: number;
  players: number;
  days: number;
  commandControl: number;
  corpsIntegrity: number;
  /** 0 is the morning of 15 June; -1 while armies deploy. */
  turn: number;
  /** How the game ended, 0 while it goes on (see ENDINGS). */
  ending: number;

  // By unit.
  town: number[];
  cv: number[];
  /** The town where the unit began this campaign turn. */
  from: number[];
  /** The road sections marched this turn, each plus one; 0 for none. */
  road1: number[];
  road2: number[];
  road3: number[];
  disrupted: number[];
  /** Where it stands on the battle board (see PLACES). */
  place: number[];
  /** Shock (cavalry) or first short-range fire (artillery) is still to come. */
  fresh: number[];
  /** Battle moves made this battle turn; SPENT after firing or falling back. */
  acted: number[];
  square: number[];
  /** Face up: everybody sees it. */
  shown: number[];
  /** What was last seen of the block by all: its CV, its town, and the turn plus one (0 never). */
  seenCv: number[];
  seenTown: number[];
  seenTurn: number[];

  // By road.
  used: number[];
  /** Units that used the road in this battle turn, rout or regrouping. */
  battleUsed: number[];

  /** By side * TOWN_COUNT + town: how many units stand there. */
  force: number[];
  /** By town: the armies that have paid a group move there, one bit each. */
  activated: number[];

  // By army.
  groupMoves: number[];
  /** 1 when the army's leader has ordered force marches this turn. */
  commanding: number[];
  alive: number[];

  // By battle of this campaign turn.
  battleTown: number[];
  /** The neighbours of the town from which attackers came, one bit each in the board's order. */
  gates: number[];
  /** Battle turns in a row without fire. */
  quiet: number[];
  stage: number[];
  /** The place in this round's order, 0 when it has not been taken up yet. */
  order: number[];

  /** [13.3] By lane: the corps whose infantry fired this battle turn. */
  firedCorps: number[];
  /** This battle turn: shots fired, and whether anyone fired, engaged or retreated. */
  shots: number;
  stirred: number;
}

export const SPENT = 9;
export const DECLARED = 0;
export const JOINED = 1;
export const OVER = 2;

/** Places on the battle board. */
export const OFF = 0;
export const RESERVE = 1;
export const LANE = 2;
export const ACROSS = 5;

export const laneOf = (place: number): number => (place < LANE ? -1 : (place - LANE) % 3);

/** Left, centre, right (1 to 3) of a side as a lane, and back: the defender faces the other way. */
export const laneOfColumn = (attacks: boolean, column: number): number =>
  attacks ? column - 1 : 3 - column;
export const columnOfLane = (attacks: boolean, lane: number): number =>
  lane < 0 ? 0 : attacks ? lane + 1 : 3 - lane;

export type RuleNumber = keyof typeof RULEBOOK;

/** A bar of this game: a rule not in its rulebook, or a reason without Italian, does not compile. */
export const bar = (rule: RuleNumber, reason: Reason): Bar<RuleNumber> => ({ rule, reason });

export const activeSide = (s: BlocksState): number => (s.turn < 0 ? ALLIED : TURN_SIDE[s.turn]);
export const isNight = (s: BlocksState): boolean => s.turn >= 0 && IS_NIGHT[s.turn];

/** Armies as bits, so that one seat can command two. */
export const armyBit = (army: number): number => 1 << army;
export const commands = (armies: number, u: number): boolean => ((armies >> ARMY[u]) & 1) === 1;

/** The seat that commands these armies. [13.1] With three players each army has its own. */
export const seatOf = (s: BlocksState, armies: number): number =>
  armies === 1 ? 0 : s.players === 3 && armies === 4 ? 2 : 1;

export const seatOfArmy = (s: BlocksState, army: number): number =>
  s.players === 3 ? army : army === 0 ? 0 : 1;

/** The commands a side is divided into, in the order in which they decide. */
export const partsOf = (s: BlocksState, side: number): readonly number[] =>
  side === 0 ? ONE_FRENCH : s.players === 3 ? TWO_ALLIES : ONE_ALLIED;
const ONE_FRENCH = [1];
const ONE_ALLIED = [6];
const TWO_ALLIES = [2, 4];

/** [13.1] While the armies deploy and in Allied night turns the allies may show each other all. */
export const alliesTalk = (s: BlocksState): boolean =>
  s.turn < 0 || (isNight(s) && activeSide(s) === ALLIED);

/** [13.1] The seats of the two Allied players, who talk alone only when they may show each other all. */
export const confer = (s: BlocksState): readonly Audience[] =>
  s.players === 3 && alliesTalk(s) ? [TWO_ALLIED_SEATS] : [];
const TWO_ALLIED_SEATS = seatBit(1) | seatBit(2);

/** The seats that may see the faces of an army's hidden blocks. */
export const ownersOf = (s: BlocksState, army: number): Audience =>
  s.players === 3 && army > 0 && alliesTalk(s) ? TWO_ALLIED_SEATS : seatBit(seatOfArmy(s, army));

export const forceAt = (s: BlocksState, side: number, town: number): number =>
  s.force[side * TOWN_COUNT + town];

/** How many road sections the unit has marched this turn. */
export const marched = (s: BlocksState, u: number): number =>
  s.road1[u] === 0 ? 0 : s.road2[u] === 0 ? 1 : s.road3[u] === 0 ? 2 : 3;

export const lastRoad = (s: BlocksState, u: number): number =>
  (s.road3[u] || s.road2[u] || s.road1[u]) - 1;

export const fork = (s: BlocksState): BlocksState => ({
  stack: s.stack.slice(),
  waiting: s.waiting,
  scenario: s.scenario,
  players: s.players,
  days: s.days,
  commandControl: s.commandControl,
  corpsIntegrity: s.corpsIntegrity,
  turn: s.turn,
  ending: s.ending,
  town: s.town.slice(),
  cv: s.cv.slice(),
  from: s.from.slice(),
  road1: s.road1.slice(),
  road2: s.road2.slice(),
  road3: s.road3.slice(),
  disrupted: s.disrupted.slice(),
  place: s.place.slice(),
  fresh: s.fresh.slice(),
  acted: s.acted.slice(),
  square: s.square.slice(),
  shown: s.shown.slice(),
  seenCv: s.seenCv.slice(),
  seenTown: s.seenTown.slice(),
  seenTurn: s.seenTurn.slice(),
  used: s.used.slice(),
  battleUsed: s.battleUsed.slice(),
  force: s.force.slice(),
  activated: s.activated.slice(),
  groupMoves: s.groupMoves.slice(),
  commanding: s.commanding.slice(),
  alive: s.alive.slice(),
  battleTown: s.battleTown.slice(),
  gates: s.gates.slice(),
  quiet: s.quiet.slice(),
  stage: s.stage.slice(),
  order: s.order.slice(),
  firedCorps: s.firedCorps.slice(),
  shots: s.shots,
  stirred: s.stirred,
});

export const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);
export const perUnit = (value: (u: number) => number): number[] =>
  Array.from({ length: UNIT_COUNT }, (_, u) => value(u));
