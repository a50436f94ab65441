import { below, type Dice } from '../../kernel/dice.ts';
import { FRAME, seatBit } from '../../kernel/stack.ts';
import { SPECTATOR } from '../../kernel/umpire.ts';
import {
  ALLIED,
  ARM,
  ARMY,
  BOARD,
  DEAD,
  FRENCH,
  FULL_CV,
  LEADER,
  RATE,
  TOWN_COUNT,
  UNIT_COUNT,
} from './board.ts';
import { P } from './lexicon.ts';
import { recount } from './setup.ts';
import { activeSide, fork, marched, ownersOf, type BlocksState } from './state.ts';

/** A block seen from behind: its colour and what the table saw it do, never its face. */
type HiddenBlock = readonly number[];

/**
 * All that a seat may know: the public columns as they are, its own units and those face up or dead
 * (`known`), and every other block as the back of a block. Unit columns hold 0 for unknown units.
 */
export interface BlocksView {
  readonly seat: number;
  readonly known: readonly number[];
  readonly hidden: readonly HiddenBlock[];
  readonly table: BlocksState;
}

/** The unit columns that belong to the face or to what the hand did with it. */
const UNIT_COLUMNS = [
  'town',
  'cv',
  'from',
  'road1',
  'road2',
  'road3',
  'disrupted',
  'place',
  'fresh',
  'acted',
  'square',
  'shown',
] as const;

/** What everybody sees of a block that is not face up. */
const HIDDEN = { army: 0, town: 1, place: 2, disrupted: 3, from: 4, road1: 5, forced: 8 } as const;

/** Frames that stand for a piece in the hand: other seats see the decision below. */
const HANDS: ReadonlySet<number> = new Set([
  P.deployHand,
  P.marchHand,
  P.retreatHand,
  P.fleeHand,
  P.regroupHand,
]);

const isKnown = (s: BlocksState, u: number, seat: number): boolean =>
  s.shown[u] === 1 || s.town[u] === DEAD || (ownersOf(s, ARMY[u]) & seatBit(seat)) !== 0;

const backOf = (s: BlocksState, u: number): number[] => [
  ARMY[u],
  s.town[u],
  s.place[u],
  s.disrupted[u],
  s.from[u],
  s.road1[u],
  s.road2[u],
  s.road3[u],
  marched(s, u) > RATE[u] ? 1 : 0,
];

const byBack = (a: HiddenBlock, b: HiddenBlock): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
};

/** Decisions in which a seat counts its own units on the roads of a battle. */
const COUNTS_ROADS: ReadonlySet<number> = new Set([
  P.retreat,
  P.retreatHand,
  P.reinforce,
  P.flee,
  P.fleeHand,
  P.regroup,
  P.regroupHand,
]);

/**
 * A leader does not count on a road [10.0], so the enemy's counts would tell where he marched: they
 * are shown only to the side that moves. What all saw is in the marches of the hidden blocks.
 */
const coverRoads = (table: BlocksState, s: BlocksState, seat: number, top: number): void => {
  if (isBystander(s, seat)) table.used.fill(0);
  if ((s.waiting & seatBit(seat)) === 0 || !COUNTS_ROADS.has(top)) table.battleUsed.fill(0);
};

/** Whether the seat is not of the side whose campaign turn it is. */
const isBystander = (s: BlocksState, seat: number): boolean =>
  seat === SPECTATOR || (seat === 0 ? FRENCH : ALLIED) !== activeSide(s);

/** Counts the roads again from what every unit marched. */
const recountRoads = (s: BlocksState): void => {
  s.used.fill(0);
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (ARM[u] === LEADER || s.road1[u] === 0) continue;
    s.used[s.road1[u] - 1]++;
    if (s.road2[u] !== 0) s.used[s.road2[u] - 1]++;
    if (s.road3[u] !== 0) s.used[s.road3[u] - 1]++;
  }
};

export const view = (s: BlocksState, seat: number): BlocksView => {
  const table = fork(s);
  const known: number[] = [];
  const hidden: HiddenBlock[] = [];
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (isKnown(s, u, seat)) known.push(u);
    else {
      hidden.push(backOf(s, u));
      for (const column of UNIT_COLUMNS) table[column][u] = 0;
    }
  }
  hidden.sort(byBack);
  const top = s.stack[s.stack.length - FRAME];
  if (HANDS.has(top) && (s.waiting & seatBit(seat)) === 0) table.stack.length -= FRAME;
  coverRoads(table, s, seat, top);
  return { seat, known, hidden, table };
};

/** [2.2] All faces up. */
export const reveal = (s: BlocksState, seat: number): BlocksView => ({
  seat,
  known: Array.from({ length: UNIT_COUNT }, (_, u) => u),
  hidden: [],
  table: fork(s),
});

/** How well a unit fits the back of a block: by arm for what it marched, by where it was last seen. */
const fit = (v: BlocksView, u: number, block: HiddenBlock): number => {
  if (ARMY[u] !== block[HIDDEN.army]) return 0;
  const steps = stepsOf(block);
  const forced = block[HIDDEN.forced] === 1;
  if (forced && (ARM[u] === LEADER || RATE[u] !== steps - 1)) return 0;
  if (!forced && steps > RATE[u]) return 0;
  const seen = v.table.seenTown[u];
  if (seen >= TOWN_COUNT || block[HIDDEN.from] >= TOWN_COUNT) return 8;
  const away = BOARD.distance[seen * TOWN_COUNT + block[HIDDEN.from]];
  const reach = RATE[u] * ((v.table.turn + 2 - v.table.seenTurn[u]) >> 1);
  return away > reach + 1 ? 1 : 64 >> (away > 3 ? 3 : away);
};

const stepsOf = (block: HiddenBlock): number =>
  [0, 1, 2].filter((i) => block[HIDDEN.road1 + i] !== 0).length;

/** How few units can stand for the block: the choosiest are dealt first, so that all find one. */
const choosiness = (block: HiddenBlock): number =>
  (block[HIDDEN.forced] === 1 ? 4 : 0) + (stepsOf(block) > 1 ? 2 : 0);

const drawUnit = (v: BlocksView, pool: number[], block: HiddenBlock, dice: Dice): number => {
  let total = 0;
  for (const u of pool) total += fit(v, u, block);
  let at = below(dice, Math.max(1, total));
  for (let i = 0; i < pool.length; i++) {
    at -= fit(v, pool[i], block);
    if (at < 0) return pool.splice(i, 1)[0];
  }
  return pool.splice(0, 1)[0];
};

const setFace = (s: BlocksState, u: number, block: HiddenBlock): void => {
  const [, town, place, disrupted, from, road1, road2, road3] = block;
  s.town[u] = town;
  s.place[u] = place;
  s.disrupted[u] = disrupted;
  s.from[u] = from;
  s.road1[u] = road1;
  s.road2[u] = road2;
  s.road3[u] = road3;
  s.cv[u] = ARM[u] === LEADER ? 0 : s.seenCv[u] || FULL_CV[u];
};

/** A whole state that this seat could be in: the hidden units dealt anew to the hidden blocks. */
export const imagine = (v: BlocksView, dice: Dice): BlocksState => {
  const s = fork(v.table);
  const known = new Set(v.known);
  const pool: number[] = [];
  for (let u = 0; u < UNIT_COUNT; u++) if (!known.has(u)) pool.push(u);
  const dealt = v.hidden.map((block) => ({
    block,
    key: choosiness(block) * 4096 + below(dice, 4096),
  }));
  dealt.sort((a, b) => b.key - a.key);
  for (const { block } of dealt) setFace(s, drawUnit(v, pool, block, dice), block);
  recount(s);
  if (isBystander(s, v.seat) && v.hidden.length > 0) recountRoads(s);
  return s;
};
